"""How each game lies on the table: a module per game, and a plain one for those without."""

from __future__ import annotations

import importlib
import importlib.util

from toog.cli.play.boards.board import Board
from toog.cli.play.boards.plain import BOARD as PLAIN_BOARD

__all__ = ["Board", "find_board"]


def find_board(game: str) -> Board:
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return PLAIN_BOARD
    board: Board = importlib.import_module(f"{__name__}.{game}").BOARD
    return board
