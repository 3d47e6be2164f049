"""S17: the professional rule."""

from __future__ import annotations

import pytest

from tests.games.stich_talk import pack, table_with
from tests.table_talk import go_on, legal_words, rule_against, seat_on_turn
from toog.core.course import Chance


def test_s17_without_the_option_nobody_is_asked() -> None:
    course = go_on(table_with("b7 b1 r1", "b2 b2", pile="b5"), "b7")
    assert legal_words(course) == ["b1"]
    assert rule_against(course, "swap") == "S17"
    assert rule_against(course, "hold") == "S17"


def test_s17_who_takes_a_trick_chooses_before_leading() -> None:
    course = go_on(table_with("b7 b1 r1", "b2 b2", pile="b5", swap=True), "b7")
    assert (seat_on_turn(course), legal_words(course)) == (0, ["swap", "hold"])
    for word in ("b1", "draw", "keep", "pass"):
        assert rule_against(course, word) == "S17"


def test_s17_hold_leaves_the_colours() -> None:
    course = go_on(table_with("b7 b1 r1", "b2 b2", pile="b5", swap=True), "b7", "hold")
    assert (course.view(None)["adds"], seat_on_turn(course), legal_words(course)) == ("black", 0, ["b1"])
    assert course.state.swaps == 0


def test_s17_swap_exchanges_the_colours() -> None:
    course = go_on(table_with("b7 b1 r5", "b2 b6 r6 r8", pile="b5", swap=True), "b7", "swap")
    assert (course.view(None)["adds"], seat_on_turn(course), legal_words(course)) == ("red", 0, ["r5"])
    assert rule_against(course, "b1") == "S5"
    go_on(course, "r5")
    assert (course.view(None)["sum"], legal_words(course)) == (5, ["b2", "r6"])
    assert rule_against(course, "r8") == "S6"
    assert go_on(course, "b2").view(None)["sum"] == 3


def test_s17_the_twelves_exchange_roles_and_keep_their_points() -> None:
    course = go_on(table_with("b7 b1 r12", "b12 b2 r12", pile="b5", swap=True), "b7", "swap", "r12")
    assert (course.view(None)["sum"], legal_words(course)) == (12, ["b2", "b12"])
    assert go_on(course, "b12").scores == [15, 20 + 15]


def test_s17_the_next_swap_brings_black_back() -> None:
    course = go_on(table_with("b7 r5 b1", "b5 r2 b4", pile="b5", swap=True), "b7", "swap", "r5", "b5", "swap")
    assert (course.view(None)["adds"], seat_on_turn(course), legal_words(course)) == ("black", 1, ["b4"])
    assert course.state.swaps == 2


@pytest.mark.parametrize("word", ["swap", "hold"])
def test_s17_only_who_takes_a_trick_is_asked(word: str) -> None:
    course = table_with("b4 b1", "b2 b2", pile="b5", swap=True)
    assert rule_against(course, word) == "S17"
    go_on(course, "b4")
    assert (seat_on_turn(course), rule_against(course, word)) == (1, "S17")


def test_s17_not_of_who_may_keep_a_card() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3", swap=True), "draw")
    assert rule_against(course, "swap") == "S17"


def test_s17_a_drawn_card_that_takes_lets_choose_too() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b7 b3", swap=True), "draw", "b7")
    assert legal_words(course) == ["swap", "hold"]


def test_s17_each_round_begins_with_black_adding() -> None:
    course = go_on(table_with("b7 r1", "b2 b2", pile="b5", swap=True), "b7", "swap", "r1")
    assert course.view(None)["adds"] == "red"
    assert go_on(course, pack()).view(None)["adds"] == "black"


def test_s17_a_swap_may_leave_the_leader_without_a_lead() -> None:
    course = go_on(table_with("b7 b1", "b2 r2", pile="b5", stock="b3 r4", swap=True), "b7", "swap")
    assert (seat_on_turn(course), legal_words(course)) == (0, ["draw"])
    go_on(course, "draw")
    assert (seat_on_turn(course), legal_words(course)) == (1, ["r2"])


def test_s13_with_s17_is_judged_after_the_choice() -> None:
    hands = ("b7 r1", "r2 r2")
    course = go_on(table_with(*hands, pile="b5", swap=True), "b7")
    assert legal_words(course) == ["swap", "hold"]
    assert isinstance(go_on(course, "hold").turn, Chance)
    course = go_on(table_with(*hands, pile="b5", swap=True), "b7", "swap")
    assert (seat_on_turn(course), legal_words(course)) == (0, ["r1"])


def test_s13_with_s17_a_swap_may_end_the_round() -> None:
    course = go_on(table_with("b7 b1", "b2 b2", pile="b5", swap=True), "b7", "swap")
    assert isinstance(course.turn, Chance)
    assert course.scores == [15, 0]
