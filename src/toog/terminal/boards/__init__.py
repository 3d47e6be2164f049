"""How each game lies on the table: the board of its own, and a plain one for those without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toog.core.contract import Game
from toog.core.registry import load_game, part_of
from toog.terminal.boards.board import Board
from toog.terminal.boards.plain import plain_board
from toog.terminal.wordings import Wordings
from toog.texts import Voice

__all__ = ["Board", "find_board", "wordings_for"]


def find_board(game: str) -> Board:
    """The board in the game's own folder, `BOARD` of its part `terminal`, or else a plain one."""
    own = part_of(game, "terminal")
    board: Board = plain_board(load_game(game)) if own is None else own.BOARD
    return board


def wordings_for(voice: Voice, game: Game[Any], players: Sequence[str]) -> Wordings:
    """How the values of the house rules are said at a table with these players."""
    return Wordings(voice, players, find_board(game.name).wordings)
