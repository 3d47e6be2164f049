"""S14–S16: what it scores, and who wins."""

from __future__ import annotations

import pytest

from tests.games.stich_talk import pack, table_with
from tests.table_talk import go_on, sit_down
from toog.core.course import Chance, Course, Over
from toog.games.stich.cards import points
from toog.games.stich.words import CARDS


def with_points(course: Course, *scores: int) -> Course:
    for seat, score in enumerate(scores):
        course.state.points[seat] = score
    return course


# S14


@pytest.mark.parametrize("colour", ["b", "r"])
def test_s14_cards_of_both_colours(colour: str) -> None:
    worth = [points(CARDS.index(f"{colour}{value}")) for value in range(1, 10)]
    assert worth == [5, 5, 5, 5, 5, 10, 10, 10, 10]


def test_s14_the_twelves() -> None:
    assert points(CARDS.index("b12")) == 15
    assert points(CARDS.index("r12")) == 20


def test_s14_a_trick_counts_at_once() -> None:
    course = go_on(table_with("r9 b1", "b1 b2", pile="b12 r3"), "r9")
    assert course.scores == [15 + 5 + 10, 0]


def test_s14_tricks_add_up() -> None:
    course = go_on(table_with("r9 b1 b9 r2", "b3 b2 b2", pile="b12 r3"), "r9", "b1", "b2", "b9")
    assert course.scores == [30 + 5 + 5 + 10, 0]
    assert course.view(None)["tricks"] == [2, 0]
    assert course.view(None)["trick_points"] == [50, 0]


def test_s14_the_bonus_counts_at_once_and_is_no_trick() -> None:
    course = go_on(table_with("b1", "b1 b2"), "b1")
    assert course.scores == [30, 0]
    assert course.view(None)["trick_points"] == [0, 0]


# S15


def test_s15_cards_in_hand_count_nothing() -> None:
    assert go_on(table_with("b1", "b5 b9 b12 r12"), "b1").scores == [30, 0]


def test_s15_minus_takes_them_off_by_the_same_table() -> None:
    course = go_on(table_with("b1", "b5 b9 b12 r12", "r6 r1 r1", hand="minus"), "b1")
    assert course.scores == [30, -5 - 10 - 15 - 20, -10 - 5 - 5]


def test_s15_minus_when_nobody_can_play() -> None:
    course = go_on(table_with("b7 r9", "r9 r12", pile="b5", hand="minus"), "b7")
    assert course.scores == [15 - 10, -10 - 20]


def test_s15_minus_waits_for_the_end_of_the_round() -> None:
    assert go_on(table_with("b7 b1", "r9 r12", pile="b5", hand="minus"), "b7").scores == [15, 0]


# The slip of a round that is over


def test_the_slip_says_what_each_got_and_what_that_makes() -> None:
    """S12, S14, S15: the trick, the 30, and what is taken off for the cards in hand."""
    course = with_points(table_with("b7", "b5 r12", hand="minus", pile="b5"), 100, 40)
    assert course.view(None)["slip"] is None
    taker = {"tricks": 1, "trick_points": 15, "bonus": 30, "minus": 0, "points": 45, "score": 145}
    other = {"tricks": 0, "trick_points": 0, "bonus": 0, "minus": 25, "points": -25, "score": 15}
    assert go_on(course, "b7").view(None)["slip"] == [taker, other]
    assert course.view(0)["slip"] == course.view(1)["slip"] == [taker, other]
    assert go_on(course, pack()).view(None)["slip"] is None


def test_the_slip_of_a_round_nobody_finished_has_no_bonus() -> None:
    slip = go_on(table_with("b7 r9", "r9 r12", pile="b5"), "b7").view(None)["slip"]
    assert [(earned["bonus"], earned["points"]) for earned in slip] == [(0, 15), (0, 0)]


def test_the_slip_of_the_last_round_stays() -> None:
    slip = go_on(with_points(table_with("b1", "b2"), 290), "b1").view(None)["slip"]
    assert [earned["score"] for earned in slip] == [320, 0]


def test_there_is_no_slip_before_the_first_round() -> None:
    assert sit_down("stich", 2, target=50).view(None)["slip"] is None


# S16


def test_s16_the_target_is_reached_only_at_the_end_of_a_round() -> None:
    course = go_on(with_points(table_with("b7 b1", "b2 b2", pile="b5"), 290), "b7")
    assert course.scores == [305, 0]
    assert course.winners == ()
    assert go_on(course, "b1").turn == Over((0,))


@pytest.mark.parametrize(("before", "over"), [(269, False), (270, True), (271, True)])
def test_s16_to_stand_at_the_target_is_enough(before: int, over: bool) -> None:
    course = go_on(with_points(table_with("b1", "b2 b2"), before), "b1")
    assert isinstance(course.turn, Over if over else Chance)


def test_s16_the_highest_wins_though_others_reached_it() -> None:
    assert go_on(with_points(table_with("b1", "b2", "b2"), 270, 320, 310), "b1").winners == (1,)


def test_s16_equal_highest_is_a_shared_win() -> None:
    course = go_on(with_points(table_with("b1", "b2", "b2", "b2"), 280, 305, 310, 310), "b1")
    assert course.turn == Over((0, 2, 3))
    assert course.scores == [310, 305, 310, 310]


def test_s16_with_minus_included() -> None:
    course = go_on(with_points(table_with("b1", "b9 b2", hand="minus"), 0, 310), "b1")
    assert isinstance(course.turn, Chance)
    assert course.scores == [30, 295]
    course = go_on(with_points(table_with("b1", "b9", hand="minus"), 0, 310), "b1")
    assert course.turn == Over((1,))


def test_every_play_trick_bonus_draw_and_pass_is_counted() -> None:
    course = table_with("b7 b4 b1", "b8 b2 b2", pile="b5")
    s = course.state
    s.plays = s.all_tricks = s.bonuses = 10
    go_on(course, "b7", "b4", "b8", "b2", "b1")
    assert (s.plays, s.all_tricks, s.bonuses) == (15, 12, 11)
    course = table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3")
    course.state.draws = 10
    assert go_on(course, "draw").state.draws == 11
    course = table_with("b9 r9", "b1 b1", pile="b5")
    course.state.passes = 10
    assert go_on(course, "pass").state.passes == 11
