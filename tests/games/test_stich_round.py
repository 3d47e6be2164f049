"""S5–S13: how a round is played, and how it ends."""

from __future__ import annotations

import pytest

from tests.games.stich_talk import dealt, table_with
from tests.table_talk import go_on, legal_words, rule_against, seat_on_turn
from toog.core.course import Chance, Course, Over


def is_between_rounds(course: Course) -> bool:
    return isinstance(course.turn, Chance)


# The course of play that the sheet tells for three


def test_the_sheet_for_three() -> None:
    course = dealt("b8 b12 r6 r7 r8 r9", "r5 b1 b1 b1 b2 b2", "r3 b9 b5 b3 b4 b6", stock="b8")
    go_on(course, "b8", "r5")
    assert course.view(None)["sum"] == 3
    assert {"b9", "r3"} <= set(legal_words(course))
    go_on(course, "b9")
    assert course.scores == [0, 0, 25]
    assert seat_on_turn(course) == 2
    go_on(course, "b5")
    assert (seat_on_turn(course), legal_words(course)) == (0, ["draw"])
    go_on(course, "draw")
    assert course.view(0)["hands"][0] == ["b8", "b12", "r6", "r7", "r8", "r9"]
    assert (seat_on_turn(course), course.view(None)["sum"]) == (1, 5)


# S5


def test_s5_a_lead_is_black() -> None:
    course = table_with("b3 b12 r1 r3", "b1")
    assert legal_words(course) == ["b3", "b12"]
    assert rule_against(course, "r3") == "S5"
    assert go_on(course, "b3").view(None)["sum"] == 3


# S6


def test_s6_the_sum_stays_from_0_to_12() -> None:
    course = table_with("b4 b5 b6 b12 r7 r8 r9 r12", "b1", pile="b7")
    assert legal_words(course) == ["b4", "b5", "r7"]
    for card in ("b6", "b12", "r8", "r9", "r12"):
        assert rule_against(course, card) == "S6"


def test_s6_two_equal_cards_are_one_move() -> None:
    assert legal_words(table_with("b4 b4 r1 r1 r1", "b1", pile="b7")) == ["b4", "r1"]


def test_s6_the_turn_goes_clockwise() -> None:
    course = table_with("b1 b1", "b1 b1", "b1 b1", pile="b3")
    seats = []
    for _ in range(3):
        seats.append(seat_on_turn(course))
        go_on(course, "b1")
    assert (seats, seat_on_turn(course)) == ([0, 1, 2], 0)
    assert course.view(None)["pile"] == ["b3", "b1", "b1", "b1"]


# S7


@pytest.mark.parametrize(("card", "points"), [("b4", 20), ("r8", 25)])
def test_s7_twelve_or_nothing_takes_the_trick(card: str, points: int) -> None:
    course = table_with("b4 r8 b1", "b1 b2", "b1", pile="b9 r1")
    go_on(course, card)
    seen = course.view(None)
    assert (seen["tricks"], seen["trick_points"], course.scores) == (
        [1, 0, 0],
        [points, 0, 0],
        [points, 0, 0],
    )
    assert (seen["pile"], seen["sum"]) == ([], None)
    assert (seat_on_turn(course), legal_words(course)) == (0, ["b1"] if card == "b4" else ["b1", "b4"])


def test_s7_a_led_twelve_takes_nothing() -> None:
    course = table_with("b12 b1", "r1 b1 b12", "b1")
    go_on(course, "b12")
    seen = course.view(None)
    assert (seen["sum"], seen["pile"], seen["tricks"]) == (12, ["b12"], [0, 0, 0])
    assert (seat_on_turn(course), legal_words(course)) == (1, ["r1"])


# S8


def test_s8_a_red_twelve_takes_a_led_black_twelve() -> None:
    course = table_with("b12 b1", "r12 r1 b1", "b1")
    go_on(course, "b12")
    assert legal_words(course) == ["r1", "r12"]
    assert go_on(course, "r12").scores == [0, 35, 0]


@pytest.mark.parametrize("pile", ["b1", "b9", "b12 r1", "b9 b2"])
def test_s8_a_red_twelve_fits_nowhere_else(pile: str) -> None:
    assert rule_against(table_with("r12 r1", "b1", pile=pile), "r12") == "S6"


# S9


@pytest.mark.parametrize("word", ["draw", "pass", "keep"])
@pytest.mark.parametrize("stock", ["", "b1 b2"])
def test_s9_who_can_play_must_play(word: str, stock: str) -> None:
    assert rule_against(table_with("b1 r12", "b1", pile="b5", stock=stock), word) == "S9"


def test_s9_who_cannot_play_must_draw() -> None:
    course = table_with("b9 r9", "b1", pile="b5", stock="b4 b3")
    assert legal_words(course) == ["draw"]
    assert rule_against(course, "pass") == "S9"
    assert rule_against(course, "keep") == "S9"
    assert rule_against(course, "b9") == "S6"


def test_s9_a_drawn_card_that_fits_may_be_played() -> None:
    course = table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3")
    go_on(course, "draw")
    assert (seat_on_turn(course), legal_words(course)) == (0, ["b4", "keep"])
    for word in ("b9", "r9", "b1", "draw", "pass"):
        assert rule_against(course, word) == "S9"
    go_on(course, "b4")
    assert (seat_on_turn(course), course.view(None)["sum"], course.view(None)["sizes"]) == (1, 9, [2, 2])


def test_s9_a_drawn_card_that_fits_may_be_kept() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3"), "draw", "keep")
    assert (seat_on_turn(course), course.view(None)["sum"]) == (1, 5)
    assert course.view(0)["hands"][0] == ["b4", "b9", "r9"]
    assert course.view(0)["drawn"] is None


def test_s9_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b8 b3"), "draw")
    assert seat_on_turn(course) == 1
    assert course.view(0)["hands"][0] == ["b8", "b9", "r9"]


def test_s9_a_drawn_card_may_take_the_trick() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b7 b3"), "draw", "b7")
    assert (seat_on_turn(course), course.scores) == (0, [15, 0])


# S10


def test_s10_with_the_stock_empty_one_passes() -> None:
    course = table_with("b9 r9", "b1 b1", pile="b5")
    assert legal_words(course) == ["pass"]
    assert rule_against(course, "draw") == "S10"
    assert rule_against(course, "keep") == "S9"
    go_on(course, "pass")
    assert (seat_on_turn(course), course.view(None)["sizes"]) == (1, [2, 2])


# S11


def test_s11_who_cannot_lead_draws_and_the_lead_goes_on() -> None:
    course = table_with("r1 r2", "r1 r1", "b5 b5", stock="r9 b4 b3")
    assert rule_against(course, "r1") == "S5"
    go_on(course, "draw")
    assert (seat_on_turn(course), legal_words(course)) == (1, ["draw"])
    go_on(course, "draw")
    assert legal_words(course) == ["b4", "keep"]
    go_on(course, "keep")
    assert (seat_on_turn(course), legal_words(course)) == (2, ["b5"])


def test_s11_a_drawn_card_may_lead() -> None:
    course = go_on(table_with("r1 r2", "r1 r1", stock="b4"), "draw", "b4")
    assert (seat_on_turn(course), course.view(None)["sum"]) == (1, 4)


def test_s11_even_who_took_the_trick() -> None:
    course = table_with("r5 r2", "b1 r1", pile="b5", stock="r9 b4")
    go_on(course, "r5")
    assert (seat_on_turn(course), legal_words(course)) == (0, ["draw"])
    go_on(course, "draw")
    assert (seat_on_turn(course), legal_words(course)) == (1, ["b1"])


def test_s11_with_the_stock_empty_the_lead_is_passed_on() -> None:
    course = table_with("r1 r2", "r1 r1", "b5 b5")
    go_on(course, "pass", "pass")
    assert (seat_on_turn(course), legal_words(course)) == (2, ["b5"])


# S12


@pytest.mark.parametrize(
    ("card", "pile", "points"), [("b5", "", 30), ("b3", "b5", 30), ("b7", "b5", 45), ("r5", "b5", 40)]
)
def test_s12_the_last_card_ends_the_round_for_30(card: str, pile: str, points: int) -> None:
    course = go_on(table_with(card, "b1 b2", pile=pile, stock="b1 b1"), card)
    assert is_between_rounds(course)
    assert course.scores == [points, 0]


def test_s12_open_cards_belong_to_nobody() -> None:
    course = go_on(table_with("b3", "b1 b2", pile="b5"), "b3")
    assert course.view(None)["trick_points"] == [0, 0]
    assert course.view(None)["pile"] == ["b5", "b3"]


def test_s12_a_trick_with_the_last_card_asks_nobody_to_swap() -> None:
    assert is_between_rounds(go_on(table_with("b7", "b1 b2", pile="b5", swap=True), "b7"))


# S13


def test_s13_nobody_can_follow() -> None:
    course = go_on(table_with("b4 b9", "b9 r12", pile="b5"), "b4")
    assert is_between_rounds(course)
    assert course.scores == [0, 0]
    assert course.view(None)["tricks"] == [0, 0]


def test_s13_nobody_can_lead() -> None:
    course = go_on(table_with("b7 r9", "r9 r12", pile="b5"), "b7")
    assert is_between_rounds(course)
    assert course.scores == [15, 0]


def test_s13_one_who_can_is_enough() -> None:
    course = go_on(table_with("b4 b9", "b9 r12", "b9 r9", pile="b5"), "b4")
    assert legal_words(course) == ["pass"]
    go_on(course, "pass")
    assert (seat_on_turn(course), legal_words(course)) == (2, ["r9"])


def test_s13_not_while_there_is_a_stock() -> None:
    assert legal_words(go_on(table_with("b4 b9", "b9 r12", pile="b5", stock="b9"), "b4")) == ["draw"]


def test_s13_the_last_card_of_the_stock_does_not_fit() -> None:
    course = go_on(table_with("b9", "b9 r12", pile="b5", stock="b8"), "draw")
    assert is_between_rounds(course)
    assert course.scores == [0, 0]
    assert course.view(0)["hands"][0] == ["b8", "b9"]


def test_s13_the_last_card_of_the_stock_is_no_lead() -> None:
    assert is_between_rounds(go_on(table_with("r9", "r9 r12", stock="r8"), "draw"))


def test_s13_the_last_card_of_the_stock_fits() -> None:
    course = go_on(table_with("b9", "b9 r12", pile="b5", stock="b4"), "draw")
    assert legal_words(course) == ["b4", "keep"]
    go_on(course, "keep")
    assert (seat_on_turn(course), legal_words(course)) == (1, ["pass"])
    go_on(course, "pass")
    assert legal_words(course) == ["b4"]
    assert is_between_rounds(go_on(course, "b4"))


def test_s13_may_end_the_game() -> None:
    course = go_on(table_with("b7 r9", "r9 r12", pile="b5", target=50), "b7")
    assert is_between_rounds(course)
    course = table_with("b7 r9", "r9 r12", pile="b5", target=50)
    course.state.points[0] = 35
    assert go_on(course, "b7").turn == Over((0,))
