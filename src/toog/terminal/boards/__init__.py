"""How each game lies on the table: a module per game, and a plain one for those without."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

from toog.core.contract import Game
from toog.core.registry import load_game
from toog.terminal.boards.board import Board
from toog.terminal.boards.plain import plain_board
from toog.terminal.wordings import Wordings
from toog.texts import Voice

__all__ = ["Board", "find_board", "wordings_for"]


def find_board(game: str) -> Board:
    if not has_board(game):
        return plain_board(load_game(game))
    board: Board = importlib.import_module(f"{__name__}.{game}").BOARD
    return board


def wordings_for(voice: Voice, game: Game[Any], players: Sequence[str]) -> Wordings:
    """How the values of the house rules are said at a table with these players."""
    return Wordings(voice, players, find_board(game.name).wordings)


def has_board(game: str) -> bool:
    """Some modules here are parts of boards, and no game's."""
    module = f"{__name__}.{game}"
    found = importlib.util.find_spec(module) is not None
    return found and hasattr(importlib.import_module(module), "BOARD")
