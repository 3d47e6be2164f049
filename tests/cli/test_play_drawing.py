"""Dice, chalk, cards and boards as they are drawn."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rich.console import Console

from tests.table_talk import sit_down
from toog.games.mens.terminal.rings import FOUR, SIX, Ring
from toog.games.mens.view import field_of
from toog.terminal.dice import draw_dice
from toog.terminal.drawing import draw_cards, draw_change, draw_marks
from toog.terminal.look import DRAWN, PLAIN, look_for


def test_dice_show_their_pips() -> None:
    assert draw_dice([1, 6], DRAWN).plain.splitlines() == [
        "╭───────╮ ╭───────╮",
        "│       │ │ ●   ● │",
        "│   ●   │ │ ●   ● │",
        "│       │ │ ●   ● │",
        "╰───────╯ ╰───────╯",
    ]


@pytest.mark.parametrize("pips", range(1, 7))
def test_every_die_has_as_many_pips_as_it_says(pips: int) -> None:
    assert draw_dice([pips], DRAWN).plain.count(DRAWN.pip) == pips
    assert draw_dice([pips], PLAIN).plain.isascii()


def test_dice_on_one_line_where_there_is_no_room() -> None:
    assert draw_dice([6, 4, 1], DRAWN, roomy=False).plain == "[6]  [4]  [1]"


@pytest.mark.parametrize(
    ("marks", "drawn"),
    [(0, ""), (3, "│││"), (4, "││││"), (5, "┼┼┼┼"), (7, "┼┼┼┼ ││"), (10, "┼┼┼┼ ┼┼┼┼")],
)
def test_chalk_in_tallies_of_five(marks: int, drawn: str) -> None:
    assert draw_marks(marks, DRAWN).plain == drawn


def test_wiped_marks_leave_dust_and_the_last_wiped_stand_out() -> None:
    assert draw_marks(6, DRAWN, full=9, change=-2).plain == "┼┼┼┼ │ ░░·"
    assert draw_marks(0, DRAWN, full=2, change=-2).plain == "░░"
    assert draw_marks(6, PLAIN, full=9, change=-2).plain == "++++ | xx."


def test_added_marks_are_bright() -> None:
    assert [span.style for span in draw_marks(7, DRAWN, change=1).spans] == ["yellow"]


def test_more_marks_than_fit_are_counted() -> None:
    assert draw_marks(47, DRAWN, room=14).plain == "9×┼┼┼┼ ││"
    assert draw_marks(47, PLAIN, room=14).plain == "9x++++ ||"


def test_a_change_has_its_sign() -> None:
    assert [draw_change(change, DRAWN).plain for change in (2, 0, -1)] == ["+2", "", "−1"]


def test_cards_say_what_they_do_to_the_sum() -> None:
    console = Console(width=14)
    names = {"b5": "z5", "r12": "r12", "b1": "z1"}
    drawn = draw_cards(list(names), names, "black", DRAWN, width=14, roomy=True)
    lines = ["".join(part.text for part in line).rstrip() for line in console.render_lines(drawn)]
    assert lines[:4] == ["╭────╮╭────╮", "│ z5 ││r12 │", "│ +5 ││−12 │", "╰────╯╰────╯"]
    assert lines[4:] == ["╭────╮", "│ z1 │", "│ +1 │", "╰────╯"]


def test_the_colour_that_adds_can_be_red() -> None:
    console = Console(width=40)
    lines = console.render_lines(draw_cards(["r5"], {"r5": "r5"}, "red", DRAWN, width=40, roomy=True))
    assert "+5" in "".join(part.text for part in lines[2])


@pytest.mark.parametrize(("ring", "circles", "gap"), [(FOUR, 40, 10), (SIX, 48, 8)])
def test_m1_the_rings_have_their_circles_and_nothing_lies_on_anything(
    ring: Ring, circles: int, gap: int
) -> None:
    places = [*ring.circles, *(place for lane in ring.lanes + ring.boxes for place in lane)]
    assert len(ring.circles) == circles == gap * len(ring.lanes)
    assert len(set(places)) == len(places)
    assert all(0 <= row < ring.rows and 0 <= column < ring.columns for row, column in places)


@pytest.mark.parametrize(("ring", "side"), [(FOUR, 4), (SIX, 6)])
def test_m2_the_fields_of_the_view_lie_side_by_side_from_the_a_that_is_drawn(ring: Ring, side: int) -> None:
    s = sit_down("mens", 2, board=side).state
    for colour in range(side):
        way = [ring.fields[field_of(s, colour, step)] for step in range(s.last + 1)]
        assert way[0] == ring.starts[colour]
        assert way[-4:] == list(ring.lanes[colour])
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(way))


def test_the_look_follows_the_encoding() -> None:
    assert look_for("UTF-8") is DRAWN
    assert look_for("iso8859-15") is PLAIN


def test_what_cannot_be_written_becomes_the_nearest_that_can() -> None:
    assert "“Zoé” – ½…∞".encode("ascii", "toog-nearest") == b'"Zoe" - 12...?'
