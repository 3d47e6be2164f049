"""Mens erger je niet: the cross or the ring, with pawns that letter and shape tell apart, not only colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from toog.games.mens.terminal.rings import Place, Ring, ring_for
from toog.games.mens.words import END_CIRCLES
from toog.terminal.boards.board import Board, explain_by_word
from toog.terminal.boards.slate import draw_pips
from toog.terminal.dice import draw_dice
from toog.terminal.sight import Sight

RULES = {"enter": ("M9", "M11"), "move": ("M8", "M11", "M13"), "pass": ("M8", "M10")}
STYLES = ("red", "blue", "yellow", "green", "bright_black", "white")
IN_BOX = -1
WIDE_CELL, NARROW_CELL = 3, 2

Cells = dict[Place, Text]


def draw(sight: Sight) -> RenderableType:
    ring = ring_for(len(sight.view["owner"]))
    cell = cell_width(sight, ring)
    board = draw_cells(ring, cells_of(sight, ring, cell), cell)
    side = Group(draw_colours(sight), *draw_die(sight))
    if not sight.wide:
        return Group(board, side)
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(width=ring.columns * cell)
    grid.add_column(ratio=1)
    grid.add_row(board, side)
    return grid


def cell_width(sight: Sight, ring: Ring) -> int:
    """A letter and a shape, and air between them where the whole ring then still fits."""
    return WIDE_CELL if sight.wide or ring.columns * WIDE_CELL < sight.width else NARROW_CELL


def draw_cells(ring: Ring, cells: Cells, width: int) -> Text:
    board = Text(no_wrap=True)
    for row in range(ring.rows):
        for column in range(ring.columns):
            cell = cells.get((row, column), Text())
            board.append(cell).append(" " * (width - cell.cell_len))
        board.append("\n" if row < ring.rows - 1 else "")
    return board


def cells_of(sight: Sight, ring: Ring, width: int) -> Cells:
    """Empty circles first, then the pawns on them."""
    cells = {place: Text(sight.look.empty, "dim") for place in ring.circles}
    for colour, owner in enumerate(sight.view["owner"]):
        a = f"{letter(sight, colour)}{sight.look.empty}"[: width - 1]
        cells[ring.starts[colour]] = Text(a, STYLES[colour])
        if owner is not None:
            cells |= {
                place: Text(name, "dim") for place, name in zip(ring.lanes[colour], END_CIRCLES, strict=True)
            }
            cells |= {place: Text(sight.look.dust, "dim") for place in ring.boxes[colour]}
    return cells | pawns_of(sight, ring)


def pawns_of(sight: Sight, ring: Ring) -> Cells:
    cells: Cells = {}
    for colour, steps in enumerate(sight.view["pawns"]):
        waiting = iter(ring.boxes[colour])
        for step, field in zip(steps, sight.view["fields"][colour], strict=True):
            place = next(waiting, None) if field == IN_BOX else ring.fields[field]
            if place is not None:
                cells[place] = draw_pawn(sight, colour, step)
                if field in sight.view["safe"]:
                    cells[place].stylize("underline")
    return cells


def draw_pawn(sight: Sight, colour: int, step: int) -> Text:
    """Letter and shape; a pawn that may move now shows its number in the list instead."""
    number = numbers_of(sight).get(step) if colour == sight.view["colour"] else None
    shape = number or sight.look.shapes[colour]
    return Text(letter(sight, colour) + shape, f"bold {STYLES[colour]}{' reverse' if number else ''}")


def numbers_of(sight: Sight) -> dict[int, str]:
    """By step, hindmost first, as the view says its moves."""
    steps = [word.partition(" ")[2] for word in sight.view["moves"]]
    return {int(step): str(number) for number, step in enumerate(steps, start=1) if step}


def letter(sight: Sight, colour: int) -> str:
    return sight.voice.say("play-letters")[colour]


def draw_colours(sight: Sight) -> Table:
    """Who plays which colour, and how far it still has to go; two to a line where it is narrow."""
    rows = [
        colour_row(sight, colour, seat) for colour, seat in enumerate(sight.view["owner"]) if seat is not None
    ]
    grid = Table.grid(padding=(0, 1))
    if sight.wide or sight.roomy:
        for row in rows:
            grid.add_row(*row)
        return grid
    for first in range(0, len(rows), 2):
        grid.add_row(*(cell for row in rows[first : first + 2] for cell in row))
    return grid


def colour_row(sight: Sight, colour: int, seat: int) -> list[Text]:
    on_turn = sight.view["colour"] == colour if sight.view["colour"] is not None else seat in sight.on_turn
    waiting = sight.view["pawns"][colour].count(IN_BOX)
    pips = draw_pips(sight, seat) if sight.view["throw_off"] is not None else Text()
    return [
        Text(sight.look.pointer if on_turn else " ", "bold"),
        Text(letter(sight, colour) + sight.look.shapes[colour], f"bold {STYLES[colour]}"),
        sight.name(seat, 14 if sight.wide else 8),
        Text(str(sight.view["to_go"][colour]), justify="right"),
        Text(sight.look.shapes[colour] * waiting, STYLES[colour]),
        pips,
    ]


def draw_die(sight: Sight) -> Sequence[RenderableType]:
    warning = [Text(sight.voice.say("board-six-lost"), "bold")] if sight.view["six_is_lost"] else []
    if not sight.fell:
        return warning
    return [draw_dice(sight.fell, sight.look, roomy=sight.roomy and sight.wide), *warning]


def tags(sight: Sight, words: Sequence[str]) -> list[str]:
    """The numbers on the pawns."""
    numbers = numbers_of(sight)
    places = [word.partition(" ")[2] for word in words]
    return [numbers[int(place)] if place else str(at) for at, place in enumerate(places, start=1)]


def explain(sight: Sight, word: str) -> str:
    """Which pawn goes, where it comes, and whom it hits there (M11)."""
    if " " not in word:
        return explain_by_word(sight, word)
    move, step, say = sight.view["moves"][word], int(word.partition(" ")[2]), sight.voice.say
    said = [say("pawn-at", step=step)] if step < sight.view["circles"] else []
    if move["home"] is not None:
        return ", ".join([*said, say("play-goes-home", circle=move["home"])])
    said.append(say("play-goes", steps=len(move["way"]) - 1))
    if move["hits"] is not None:
        said.append(say("play-hits", colour=say("colour", colour=move["hits"]["colour"])))
    return ", ".join(said)


BOARD = Board(draw=draw, explain=explain, tags=tags, rules=RULES)
