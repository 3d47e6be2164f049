"""Z1–Z10: the board, and how the dice of a turn are placed."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pytest

from tests.games.zocken_talk import NO_MATCH, legal, play_dice, row, zock
from tests.table_talk import rule_against, seat_on_turn
from toog.core.course import Chance
from toog.core.errors import Malformed, OutOfTurn
from toog.games.zocken.line import NONE, NOWHERE, PLACES, clear_line, put_in_line, room_for
from toog.games.zocken.state import Zocken


def test_z1_seven_dice_of_seven_colours() -> None:
    assert zock(1).legal(0) == ["roll r", "roll o", "roll y", "roll g", "roll b", "roll p", "roll w"]


@pytest.mark.parametrize("word", ["roll x", "roll", "roll R", "r", "roll red"])
def test_z1_there_are_no_other_colours(word: str) -> None:
    with pytest.raises(Malformed):
        zock(1).play(word)


def test_z2_nine_places_in_a_line() -> None:
    assert zock(1, "r4@").legal(0) == [
        "place <",
        "place 1",
        "place 2",
        "place 3",
        "place 4",
        "place 5",
        "place 6",
        "place 7",
        "place >",
    ]


@pytest.mark.parametrize("word", ["place 0", "place 8", "place", "place out", "place  1", "<"])
def test_z2_there_are_no_other_places(word: str) -> None:
    with pytest.raises(Malformed):
        zock(1, "r4@").play(word)


def test_z3_the_circles_run_from_red_to_white() -> None:
    assert zock(1).view(None)["circles"] == "roygbpw"
    assert zock(1, *row("1234566"), rounds=1).scores == [50 + 280]


def test_z3_the_circles_in_another_order() -> None:
    assert zock(1, *row("1234566"), rounds=1, circles="wpbgyor").scores == [50 + 10]
    assert zock(1, *row("1234566"), rounds=1, circles=NO_MATCH).scores == [50]
    rolled = ["w1@1", "p2@2", "b3@3", "g4@4", "y5@5", "o6@6", "r6@7"]
    assert zock(1, *rolled, rounds=1, circles="wpbgyor").scores == [50 + 280]


@pytest.mark.parametrize(("players", "first"), [(p, f) for p in range(1, 9) for f in range(p)])
def test_z4_the_first_seat_begins(players: int, first: int) -> None:
    course = zock(players, first=first)
    assert seat_on_turn(course) == course.game.rules.in_turn(course.state) == first


def test_z4_seat_0_begins_by_default() -> None:
    assert seat_on_turn(zock(3)) == 0


def test_z5_a_die_is_picked_thrown_and_placed() -> None:
    course = zock(2, "roll b")
    turn = course.turn
    assert isinstance(turn, Chance)
    assert (turn.seat, turn.fall.form, turn.fall.rule) == (0, "d", "Z5")
    play_dice(course, "3")
    assert seat_on_turn(course) == 0
    play_dice(course, "place 6")
    assert legal(course) == "r o y g p w"


def test_z5_a_used_die_cannot_be_rolled_again() -> None:
    course = zock(1, "b3@6", "g1@1")
    assert rule_against(course, "roll b") == "Z5"
    assert rule_against(course, "roll g") == "Z5"


def test_z5_a_die_on_the_out_field_is_used_too() -> None:
    course = zock(1, "r1@3", "o6@4", "y3@out")
    assert rule_against(course, "roll y") == "Z5"
    assert legal(course) == "g b p w"


def test_z5_it_is_placed_before_the_next_is_thrown() -> None:
    assert rule_against(zock(1, "b3@"), "roll g") == "Z5"


@pytest.mark.parametrize("word", ["place 1", "place <", "out"])
def test_z5_nothing_is_placed_before_it_is_thrown(word: str) -> None:
    assert rule_against(zock(1), word) == "Z5"


def test_z5_no_move_while_the_die_is_in_the_air() -> None:
    for word in ("place 1", "roll r", "out"):
        with pytest.raises(OutOfTurn):
            zock(1, "roll r").play(word)


@pytest.mark.parametrize("fell", ["0", "7", "1 2", "", "x"])
def test_z5_one_die_falls(fell: str) -> None:
    with pytest.raises(Malformed):
        zock(1, "roll r").throw(fell)


def test_z5_only_the_roller_rolls_and_places() -> None:
    course = zock(2)
    with pytest.raises(OutOfTurn):
        course.play("roll r", 1)
    play_dice(course, "r3@")
    with pytest.raises(OutOfTurn):
        course.play("place 3", 1)


def test_z5_a_placed_die_never_moves() -> None:
    course = zock(1, "r3@3")
    assert rule_against(course, "place 4") == "Z5"
    play_dice(course, "o3@")
    assert rule_against(course, "place 3") == "Z6"


@pytest.mark.parametrize("place", "<1234567>")
def test_z6_a_place_that_is_taken_takes_no_other(place: str) -> None:
    course = zock(1, f"r3@{place}", "o3@")
    assert rule_against(course, f"place {place}") == "Z6"
    assert legal(course) == " ".join("<1234567>".replace(place, ""))


@pytest.mark.parametrize("pips", ["2334556", "1113445", "6554321"])
def test_z6_the_rows_of_the_sheet_are_in_order(pips: str) -> None:
    for one_way in (pips, pips[::-1]):
        for laid in (row(one_way), row(one_way)[::-1]):
            course = zock(1, *laid, rounds=1, circles=NO_MATCH)
            assert course.scores == [50]


def test_z6_a_line_that_would_turn_is_refused() -> None:
    course = zock(1, "g2@4", "b1@5", "r1@")
    assert rule_against(course, "place 1") == "Z6"
    assert legal(course) == "6 7 >"


def test_z6_with_one_die_any_place_keeps_the_order() -> None:
    assert legal(zock(1, "g2@4", "b1@")) == "< 1 2 3 5 6 7 >"


def test_z6_equal_neighbours_and_gaps_are_fine() -> None:
    course = zock(1, "r2@1", "o5@6", "y5@")
    assert legal(course) == "2 3 4 5 7 >"
    play_dice(course, "place 3")
    assert legal(play_dice(course, "g4@")) == "2"
    assert legal(play_dice(course, "place 2", "b5@")) == "4 5 7 >"


def in_order(line: Sequence[int]) -> bool:
    """Z6 in so many words."""
    dice = [pips for pips in line if pips]
    neighbours = list(pairwise(dice))
    return all(a <= b for a, b in neighbours) or all(a >= b for a, b in neighbours)


def agree(places: Sequence[int], dice: Sequence[int]) -> None:
    """Lays the dice, and asks for each throw where there is room."""
    s = Zocken()
    clear_line(s)
    for place, pips in zip(places, dice, strict=True):
        put_in_line(s, place, pips)
    line = s.line
    for pips in range(1, 7):
        room = room_for(s, pips)
        for place in range(PLACES):
            fits = line[place] == 0 and in_order([*line[:place], pips, *line[place + 1 :]])
            assert (room >> place & 1 == 1) == fits, (line, pips, place)


def test_z6_room_is_where_the_line_stays_in_order() -> None:
    """Every line of up to two dice."""
    for many in range(3):
        for places in combinations(range(PLACES), many):
            for dice in product(range(1, 7), repeat=many):
                agree(places, dice)


def test_z6_room_in_longer_lines() -> None:
    lots = random.Random(6)
    for _ in range(1000):
        many = lots.randint(3, 7)
        places = sorted(lots.sample(range(PLACES), many))
        dice = sorted((lots.randint(1, 6) for _ in range(many)), reverse=lots.random() < 0.5)
        order = lots.sample(range(many), many)
        agree([places[i] for i in order], [dice[i] for i in order])


def test_z6_there_is_no_room_for_a_die_that_has_not_fallen() -> None:
    s = Zocken()
    clear_line(s)
    assert room_for(s, 0) == NONE
    put_in_line(s, 4, 3)
    assert room_for(s, 0) == NONE


def test_z5_a_turn_begins_with_no_die_on_the_board() -> None:
    s = zock(1, *row("1234566")).state
    assert (s.lies, s.shows, s.line) == ([NOWHERE] * 7, [0] * 7, [0] * 9)


def whole_rows(s: Zocken, field: int) -> int:
    """How many rows there are from this field on, filled from left to right."""
    if field > 7:
        return 1
    rows = 0
    for pips in range(1, 7):
        if room_for(s, pips) >> field & 1:
            longer = s.copy()
            put_in_line(longer, field, pips)
            rows += whole_rows(longer, field + 1)
    return rows


def test_z6_there_are_1578_whole_rows() -> None:
    """Choosing seven of six values with repeats, in two directions; the six rows of equals are both."""
    s = Zocken()
    clear_line(s)
    assert whole_rows(s, 1) == 2 * math.comb(12, 5) - 6 == 1578


@pytest.mark.parametrize(
    ("laid", "direction"),
    [
        ([], None),
        (["g4@4"], None),
        (["g4@4", "b4@5", "r4@<"], None),
        (["g4@4", "b5@5"], "rising"),
        (["g4@4", "b5@3"], "falling"),
        (["g4@4", "b4@5", "r3@>"], "falling"),
        (["g4@4", "b4@5", "r3@<"], "rising"),
    ],
)
def test_z7_the_direction_follows_from_the_dice(laid: list[str], direction: str | None) -> None:
    assert zock(1, *laid).view(None)["direction"] == direction


def test_z7_equal_dice_leave_both_directions_open() -> None:
    course = zock(1, "r4@3", "o4@4", "y4@5")
    assert legal(play_dice(course, "g5@")) == "< 1 2 6 7 >"
    assert legal(play_dice(course, "place 6", "b4@")) == "< 1 2"
    falling = zock(1, "r4@3", "o4@4", "y4@5", "g5@1", "b4@")
    assert legal(falling) == "2 6 7 >"


def test_z7_equal_dice_with_a_gap_between_take_only_their_like_there() -> None:
    assert legal(zock(1, "r4@2", "o4@5", "y5@")) == "< 1 6 7 >"
    assert legal(zock(1, "r4@2", "o4@5", "y4@")) == "< 1 3 4 6 7 >"


def test_z8_the_first_die_may_go_on_an_escape() -> None:
    course = zock(1, "r3@<")
    assert course.view(None)["line"][0] == {"die": "r", "pips": 3, "match": False}
    assert legal(play_dice(course, "o2@")) == "1 2 3 4 5 6 7 >"


@pytest.mark.parametrize("pips", range(1, 7))
def test_z8_or_it_has_to_go_on_a_field(pips: int) -> None:
    course = zock(1, f"r{pips}@", first_die="field")
    assert legal(course) == "1 2 3 4 5 6 7"
    assert rule_against(course, "place <") == rule_against(course, "place >") == "Z8"
    assert rule_against(course, "out") == "Z9"
    assert set(course.view(None)["brings"]) == set("1234567")


def test_z8_the_second_die_may_go_on_an_escape_all_the_same() -> None:
    course = zock(1, "r3@4", "o3@", first_die="field")
    assert legal(course) == legal(zock(1, "r3@4", "o3@")) == "< 1 2 3 5 6 7 >"


def test_z8_each_turn_has_its_own_first_die() -> None:
    course = zock(1, *row("1122334"), first_die="field", rounds=2)
    assert legal(play_dice(course, "r6@")) == "1 2 3 4 5 6 7"


def test_z8_only_the_first_die_makes_two_houses_different() -> None:
    laid = ["r3@4", "o3@<"]
    here, there = zock(1, *laid, first_die="field").state, zock(1, *laid).state
    here.first_die = there.first_die
    assert here == there


def test_z8_the_escapes_count_for_the_order() -> None:
    course = zock(1, "r3@<", "o2@4", "y5@")
    assert legal(course) == "out"
    assert rule_against(course, "place 1") == "Z6"
    assert rule_against(course, "place >") == "Z6"


def test_z8_an_escape_takes_one_die() -> None:
    course = zock(1, "r3@<", "o3@")
    assert rule_against(course, "place <") == "Z6"


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (["r1@<", "o1@1", "y2@2", "g4@4", "b4@5", "p5@6", "w6@7"], 50 - 10),
        (["r6@<", "o5@1", "y5@2", "g3@5", "b1@6", "p1@7", "w1@>"], 50 - 20),
    ],
)
def test_z8_the_lines_with_escapes_of_the_sheet(laid: list[str], points: int) -> None:
    for way in (laid, laid[::-1]):
        assert zock(1, *way, rounds=1, circles="wpbryog").scores == [points]


def test_z8_an_escape_never_matches_a_colour() -> None:
    course = zock(1, "r1@<", "w6@>")
    assert course.view(None)["so_far"]["matches"] == 0


@pytest.mark.parametrize("pips", "45")
def test_z9_a_die_that_fits_no_field_may_go_out(pips: str) -> None:
    """The row of the sheet, 5-5-4-3-3-X-X: no room for a four, and none for a five but the left escape."""
    course = zock(1, *row("55433"), f"p{pips}@")
    assert legal(course) == {"4": "out", "5": "< out"}[pips]


@pytest.mark.parametrize("pips", "123")
def test_z9_a_die_that_fits_a_field_may_not(pips: str) -> None:
    course = zock(1, *row("55433"), f"p{pips}@")
    assert legal(course) == "6 7 >"
    assert rule_against(course, "out") == "Z9"


def test_z9_if_an_escape_takes_it_there_is_a_choice() -> None:
    course = zock(1, *row("223", first=5), "g1@")
    assert legal(course) == "< 1 2 3 4"
    play_dice(course, "place 1", "b3@")
    assert legal(course) == "> out"
    for choice, score in ((">", -10), ("out", -20 - 50)):
        other = zock(1, *row("223", first=5), "g1@1", f"b3@{choice}")
        assert other.view(None)["so_far"]["points"] == 50 + score


def test_z9_a_die_that_fits_a_field_may_still_take_an_escape() -> None:
    assert legal(zock(1, "r3@4", "o4@5", "y5@")) == "6 7 >"


def test_z9_the_middle_fields_full_of_equals() -> None:
    course = zock(1, *row("333333", first=1), "w3@")
    assert legal(course) == "< 7 >"
    course = zock(1, *row("333333", first=1), "w4@")
    assert legal(course) == "< 7 >"


def test_z9_an_out_die_does_not_count_for_the_order() -> None:
    course = zock(1, "r1@3", "o6@4", "y3@out", "g6@")
    assert legal(course) == "5 6 7 >"


def test_z10_any_number_of_dice_can_be_out() -> None:
    """A one and a six side by side leave no room for what lies between."""
    laid = ["r1@3", "o6@4", "y2@out", "g3@out", "b4@out", "p5@out", "w5@out"]
    course = zock(1, *laid, rounds=1, circles=NO_MATCH)
    assert course.scores == [-100]


def test_z10_but_the_first_two_always_find_a_field() -> None:
    """So five is the most there can be: an empty line takes any die, and one die any second."""
    for first, second in product(range(1, 7), repeat=2):
        for place in "<1234567>":
            course = zock(1, f"r{first}@{place}", f"o{second}@")
            assert rule_against(course, "out") == "Z9"
