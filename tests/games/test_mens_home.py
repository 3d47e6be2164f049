"""M13–M17: the end circles, counting back from d, and three tries for a six."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mens_talk import board, pawns, throwing
from tests.table_talk import go_on, legal_words, rule_against

LARGE: dict[str, Any] = {"board": 6}


@pytest.mark.parametrize("options", [{}, LARGE])
@pytest.mark.parametrize("pips", range(1, 5))
def test_m13_on_from_the_last_circle(pips: int, options: dict[str, Any]) -> None:
    last = 47 if options else 39
    course = go_on(board(2, {0: [last]}, **options), str(pips), f"move {last}")
    assert pawns(course, 0) == [last + pips]


def test_m13_own_pawns_on_end_circles_may_be_jumped() -> None:
    course = go_on(board(4, {0: [38, 40, 41]}), "4", "move 38")
    assert pawns(course, 0) == [40, 41, 42]


def test_m13_a_pawn_ends_on_a_free_circle_only() -> None:
    course = go_on(board(4, {0: [38, 41]}), "3")
    assert legal_words(course) == ["pass"]
    assert rule_against(course, "move 38") == "M13"


@pytest.mark.parametrize(("home", "pips"), [(40, "1"), (43, "4")])
def test_m13_the_first_and_the_last_end_circle_may_be_taken_too(home: int, pips: str) -> None:
    assert rule_against(go_on(board(4, {0: [39, home]}), pips), "move 39") == "M13"


@pytest.mark.parametrize(("step", "pips", "to"), [(39, 5, 42), (39, 6, 41), (38, 6, 42), (37, 6, 43)])
def test_m14_pips_left_over_are_counted_back_from_d(step: int, pips: int, to: int) -> None:
    course = go_on(board(4, {0: [20, 21, 22, step]}), str(pips), f"move {step}")
    assert pawns(course, 0) == [20, 21, 22, to]


def test_m14_the_same_on_the_large_side() -> None:
    course = go_on(board(2, {3: [47]}, turn=3, board=6), "5", "move 47")
    assert pawns(course, 3) == [50]


def test_m14_the_last_pawn_counts_back_and_wins() -> None:
    course = go_on(board(4, {0: [38, 40, 41, 43]}), "6")
    assert legal_words(course) == ["move 38"]
    assert go_on(course, "move 38").winners == (0,)


def test_m14_back_onto_a_taken_circle_is_no_move() -> None:
    course = go_on(board(4, {0: [39, 42]}), "5")
    assert legal_words(course) == ["pass"]
    assert rule_against(course, "move 39") == "M14"


def test_m14_counting_back_jumps_own_pawns_too() -> None:
    course = go_on(board(4, {0: [39, 42, 43, 20]}), "6", "move 39")
    assert pawns(course, 0) == [20, 41, 42, 43]


def test_m14_exact_throws_only() -> None:
    course = go_on(board(4, {0: [39]}, bounce=False), "5")
    assert legal_words(course) == ["pass"]
    assert rule_against(course, "move 39") == "M14"
    assert legal_words(go_on(board(4, {0: [39]}, bounce=False), "4")) == ["move 39"]


def test_m15_a_pawn_on_an_end_circle_moves_no_more() -> None:
    course = go_on(board(4, {0: [20, 40]}), "2")
    assert legal_words(course) == ["move 20"]
    assert rule_against(course, "move 40") == "M15"


def test_m15_forward_by_an_exact_throw() -> None:
    course = go_on(board(4, {0: [20, 40]}, lane="forward"), "3")
    assert legal_words(course) == ["move 20", "move 40"]
    assert pawns(go_on(course, "move 40"), 0) == [20, 43]
    assert course.view(None)["fields"][0] == [-1, -1, 20, 43]
    assert [circle for circle, colour in enumerate(course.state.ring) if colour] == [20]


def test_m15_forward_over_own_pawns_to_a_free_circle() -> None:
    course = go_on(board(4, {0: [40, 41, 42]}, lane="forward"), "3")
    assert legal_words(course) == ["move 40"]
    taken = go_on(board(4, {0: [40, 41, 42]}, lane="forward"), "1")
    assert legal_words(taken) == ["move 42"]
    assert rule_against(taken, "move 40") == "M15"


def test_m15_forward_never_counts_back() -> None:
    course = go_on(board(4, {0: [20, 42]}, lane="forward"), "2")
    assert legal_words(course) == ["move 20"]
    assert rule_against(course, "move 42") == "M15"


@pytest.mark.parametrize(("side", "last"), [(4, 39), (6, 47)])
def test_m16_a_pawn_is_hit_on_its_very_last_circle(side: int, last: int) -> None:
    """Colour 1 comes to the circle just before the A of colour 0."""
    step = last - (last + 1) // side
    course = go_on(board(2, {0: [last], 1: [step - 3]}, turn=1, board=side), "3", f"move {step - 3}")
    assert (pawns(course, 0), pawns(course, 1)) == ([], [step])


def test_m16_pawns_on_end_circles_are_never_hit() -> None:
    """Steps 40–43 are no circles of the ring: those who walk there meet nobody."""
    course = board(4, {0: [40, 41, 42], 3: [8]}, turn=3)
    go_on(course, "3", "move 8")
    assert (pawns(course, 0), pawns(course, 3)) == ([40, 41, 42], [11])


def test_m17_one_throw_by_default() -> None:
    course = go_on(board(4, {0: []}), "3")
    assert legal_words(course) == ["pass"]
    assert throwing(go_on(course, "pass")) == (1, 1)


def test_m17_three_tries_and_pass_only_after_the_last() -> None:
    course = board(4, {0: []}, tries=3)
    for pips in ("3", "5"):
        assert throwing(go_on(course, pips)) == (0, 0)
    assert legal_words(go_on(course, "1")) == ["pass"]
    assert rule_against(course, "enter") == "M9"
    go_on(course, "pass")
    assert throwing(course) == (1, 1)
    assert course.state.turns == 2


@pytest.mark.parametrize("failed", [[], ["1"], ["1", "2"]])
def test_m17_a_six_within_the_tries(failed: list[str]) -> None:
    course = go_on(board(4, {0: [42]}, tries=3), *failed, "6")
    assert legal_words(course) == ["enter"]
    assert legal_words(go_on(course, "enter", "2")) == ["move 0"]
    assert throwing(go_on(course, "move 0")) == (1, 1)


def test_m17_not_with_a_pawn_on_the_ring() -> None:
    assert legal_words(go_on(board(4, {0: [39, 42]}, tries=3), "5")) == ["pass"]


def test_m17_pawns_that_are_home_do_not_count_when_they_stay() -> None:
    course = go_on(board(4, {0: [40, 42]}, tries=3), "1")
    assert throwing(course) == (0, 0)


@pytest.mark.parametrize(
    ("home", "tries"),
    [([43], 3), ([42, 43], 3), ([41, 42, 43], 3), ([42], 1), ([41, 43], 1), ([40, 42, 43], 1), ([], 3)],
)
def test_m17_forward_a_pawn_that_could_move_up_takes_the_tries(home: list[int], tries: int) -> None:
    assert board(4, {0: home}, tries=3, lane="forward").view(None)["tries_left"] == tries


def test_m17_every_turn_has_its_own_tries() -> None:
    course = board(2, {0: [], 2: []}, tries=3, spare="empty")
    for colour in (0, 2, 0):
        assert throwing(course)[1] == colour
        go_on(course, "1", "2", "3", "pass")


def test_m17_the_first_pawn_needs_no_tries() -> None:
    course = board(4, {0: []}, tries=3)
    course.state.first_due[1] = 1
    go_on(course, "1", "1", "1", "pass")
    assert legal_words(go_on(course, "3")) == ["move 0"]
