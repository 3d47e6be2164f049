"""Azen jagen: who paid how much, the nine aces with their three offices, and the glass."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from toog.terminal.boards.board import Board
from toog.terminal.boards.slate import beside, draw_pips, draw_slate
from toog.terminal.drawing import draw_change, draw_marks
from toog.terminal.sight import Sight

RULES = {"sip": ("A4", "A5"), "throw": ("A4", "A5")}
OFFICES = ("orderer", "taster", "drinker")
ACES_EACH = 3


def draw(sight: Sight) -> RenderableType:
    return beside(sight, Group(draw_slate(sight, row_of, (0, 3, 2), drink_number(sight)), draw_aces(sight)))


def row_of(sight: Sight, seat: int) -> list[RenderableType]:
    paid = sight.view["paid"][seat]
    return [
        Text(sight.voice.say("play-paid", paid=paid)),
        draw_marks(paid, sight.look, room=16 if sight.wide else 9),
        draw_change(sight.change("paid", seat), sight.look),
        draw_pips(sight, seat) if sight.view["throw_off"] is not None else Text(),
    ]


def drink_number(sight: Sight) -> Text:
    view = sight.view
    drink = sight.option("drink") or sight.voice.say("drink-default")
    number = min(view["settled"] + 1, view["orders"])
    return Text(sight.voice.say("play-drink", number=number, orders=view["orders"], drink=drink))


def draw_aces(sight: Sight) -> Table:
    """A3: three aces order, three more taste, three more drink; then the glass."""
    grid = Table.grid(padding=(0, 1))
    for place, office in enumerate(OFFICES):
        seat = sight.view[office]
        name = Text() if seat is None else sight.name(seat, 16)
        full = min(max(sight.view["aces"] - ACES_EACH * place, 0), ACES_EACH)
        aces = sight.look.full * full + sight.look.empty * (ACES_EACH - full)
        grid.add_row(f" {aces}", sight.voice.say(f"play-{office}"), name)
    if sight.view["drinker"] is not None:
        grid.add_row(*draw_glass(sight))
    return grid


def draw_glass(sight: Sight) -> tuple[Text, str]:
    """Draws what is left in the glass, sip by sip."""
    left = sight.view["sips_left"]
    gone = sight.view["sips"] - left
    glass = Text.assemble(" ", (sight.look.square * left, "yellow"), (sight.look.dust * gone, "dim"))
    return glass, sight.voice.say("play-sips-left", sips=left)


BOARD = Board(draw=draw, rules=RULES)
