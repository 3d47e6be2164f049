"""Any game without a board of its own: a row for each seat, the rest of the view line by line, and the dice.

A list as long as the company has a value for each seat and is a column, unless it is called `dice`. The
catalogue of a game says as `field-<name>` what a part is called, and a word in it as `field-<name>-<word>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from toog.core.contract import Game
from toog.terminal.boards.board import Board
from toog.terminal.boards.slate import TRAY_WIDTH, beside
from toog.terminal.sight import Sight

NOTHING = "-"
SCORES = "scores"
DICE = "dice"
SEAT = re.compile(r"(?:.*_)?seat")
SEATS = re.compile(r"(?:.*_)?seats")
NAME_WIDTH = 16
BESIDE_COLUMNS = 14  # the pointer, the score and the edges


def plain_board(game: Game[Any]) -> Board:
    """Which rule a move stands under is not known, so that the whole book is meant."""
    book = tuple(rule for section in game.book for rule in section.rules)

    def from_first_to_last(sight: Sight, word: str) -> str:
        return f"{book[0]}–{book[-1]}"

    return Board(draw=draw, rules={"": book}, now=from_first_to_last)


def draw(sight: Sight) -> RenderableType:
    columns = columns_of(sight)
    lines = {
        label_of(sight, name): in_words(sight, name, value)
        for name, value in sight.view.items()
        if name != SCORES and not is_by_seat(sight, name, value)
    }
    beneath = {label: by_name(sight, columns.pop(label)) for label in too_many(sight, columns)}
    return beside(sight, Group(draw_seats(sight, columns), draw_lines({**beneath, **lines})))


def columns_of(sight: Sight) -> dict[str, list[str]]:
    return {
        label_of(sight, name): [in_words(sight, name, cell) for cell in value]
        for name, value in sight.view.items()
        if is_by_seat(sight, name, value)
    }


def too_many(sight: Sight, columns: dict[str, list[str]]) -> list[str]:
    """The columns for which there is no room beside the names and the dice."""
    left = sight.width - (TRAY_WIDTH if sight.wide else 0) - BESIDE_COLUMNS
    left -= max(sight.name(seat, NAME_WIDTH).cell_len for seat in range(len(sight.names)))
    beneath = []
    for label, cells in columns.items():
        left -= 1 + max(map(cell_len, (label, *cells)))
        if left < 0:
            beneath.append(label)
    return beneath


def by_name(sight: Sight, cells: list[str]) -> str:
    return ", ".join(f"{name} {cell}" for name, cell in zip(sight.names, cells, strict=True))


def draw_seats(sight: Sight, columns: dict[str, list[str]]) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for label in ("", "", sight.voice.say("page-score"), *columns):
        grid.add_column(label, justify="right" if label else "left")
    for seat in range(len(sight.names)):
        score = Text(str(sight.scores[seat]), "bold")
        cells = (Text(column[seat]) for column in columns.values())
        grid.add_row(sight.pointer(seat), sight.name(seat, NAME_WIDTH), score, *cells)
    return grid


def draw_lines(lines: dict[str, str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for label, value in lines.items():
        grid.add_row(Text(f"  {label}", "dim"), Text(value))
    return grid


def is_by_seat(sight: Sight, name: str, value: Any) -> bool:
    if name in (SCORES, DICE) or SEATS.fullmatch(name) or len(sight.names) < 2:
        return False
    return isinstance(value, list) and len(value) == len(sight.names)


def label_of(sight: Sight, name: str) -> str:
    return said_or(sight, f"field-{name}", name.replace("_", " "))


def said_or(sight: Sight, key: str, otherwise: str) -> str:
    return sight.voice.say(key) if sight.voice.knows(key) else otherwise


def in_words(sight: Sight, name: str, value: Any) -> str:
    if value is None or value in ("", [], {}):
        return NOTHING
    if isinstance(value, bool):
        return sight.voice.say("yes" if value else "no")
    if isinstance(value, list):
        return list_in_words(sight, name, value)
    if isinstance(value, dict):
        return ", ".join(parts_in_words(sight, value))
    if isinstance(value, str):
        return said_or(sight, f"field-{name}-{value}", value)
    return sight.names[value] if SEAT.fullmatch(name) else str(value)


def list_in_words(sight: Sight, name: str, items: list[Any]) -> str:
    one = name.removesuffix("s") if SEATS.fullmatch(name) else name
    nested = any(isinstance(item, list | dict) for item in items)
    return ("; " if nested else " ").join(in_words(sight, one, item) for item in items)


def parts_in_words(sight: Sight, parts: dict[str, Any]) -> Iterator[str]:
    for name, value in parts.items():
        yield f"{label_of(sight, name)} {in_words(sight, name, value)}"
