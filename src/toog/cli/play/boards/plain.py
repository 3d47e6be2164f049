"""Any game: who is there with which score, the dice, and the view as it is."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from toog.cli.play.boards.board import Board
from toog.cli.play.boards.tray import beside
from toog.cli.play.sight import Sight


def draw(sight: Sight) -> RenderableType:
    return beside(sight, Group(draw_seats(sight), draw_view(sight)))


def draw_seats(sight: Sight) -> Table:
    grid = Table.grid(padding=(0, 1))
    for seat in range(len(sight.names)):
        grid.add_row(sight.pointer(seat), sight.name(seat, 16), str(sight.scores[seat]))
    return grid


def draw_view(sight: Sight) -> Table:
    grid = Table.grid(padding=(0, 1))
    for name, value in sight.view.items():
        grid.add_row(Text(name.replace("_", " "), "dim"), Text(in_words(value)))
    return grid


def in_words(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(in_words(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {in_words(item)}" for name, item in value.items())
    return {None: "-", True: "x", False: "-"}.get(value, str(value)) if not is_number(value) else str(value)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


BOARD = Board(draw=draw)
