"""M6 and M7: who begins, and the pawn on A before the first throw."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.mens_talk import pawns, throwing
from tests.table_talk import go_on, legal_words, played, played_from, rule_against, sit_down
from toog.core.course import Chance
from toog.core.errors import Malformed, OutOfTurn

mens = partial(played_from, "mens")


def test_c2_players_throw_off_and_never_colours() -> None:
    course = sit_down("mens", 2)
    for seat, pips in enumerate(["3", "5"]):
        turn = course.turn
        assert isinstance(turn, Chance)
        assert turn.seat == seat
        course.throw(pips)
    assert throwing(course) == (1, 1)


def test_c2_who_tie_for_the_highest_throw_again() -> None:
    course = played("mens", 4, "2", "5", "1", "5")
    assert throwing(course)[0] == 1
    go_on(course, "4")
    assert throwing(course)[0] == 3
    assert throwing(go_on(course, "6")) == (3, 3)


@pytest.mark.parametrize(
    ("players", "options", "colours"),
    [
        (2, {}, [0, 1]),
        (4, {}, [0, 1, 2, 3]),
        (6, {}, [0, 1, 2, 3, 4, 5]),
        (2, {"spare": "empty"}, [0, 2]),
        (2, {"spare": "empty", "board": 6}, [0, 3]),
        (3, {"spare": "empty", "board": 6}, [0, 2, 4]),
        (5, {"spare": "empty"}, [0, 1, 2, 3, 4]),
    ],
)
def test_m6_the_winner_begins_with_the_first_colour(
    players: int, options: dict[str, object], colours: list[int]
) -> None:
    for seat, colour in enumerate(colours):
        assert throwing(mens(players, seat, **options)) == (seat, colour)


def test_m6_all_pawns_stand_in_b() -> None:
    assert sit_down("mens", 3).scores == [340, 170, 170]


def test_m7_a_pawn_stands_on_a_before_the_throw() -> None:
    course = mens(3, 1)
    assert course.scores == [340, 169, 170]
    assert pawns(course, 1) == [0]
    assert len(course.events) == 3


def test_m7_the_first_turn_of_the_example() -> None:
    course = played("mens", 3, "1", "6", "2", "5")
    assert legal_words(course) == ["move 0"]
    assert course.scores == [340, 169, 170]
    go_on(course, "move 0")
    assert course.scores == [340, 164, 169]


@pytest.mark.parametrize("pips", "12345")
def test_m7_a_throw_other_than_six_moves_that_pawn(pips: str) -> None:
    course = go_on(mens(4, 0), pips)
    assert legal_words(course) == ["move 0"]
    assert rule_against(course, "enter") == "M9"
    assert rule_against(course, "pass") == "M8"
    assert pawns(go_on(course, "move 0"), 0) == [int(pips)]


def test_m7_every_colour_has_a_first_turn_of_its_own() -> None:
    course = go_on(mens(3, 2), "1", "move 0")
    assert throwing(course) == (0, 3)
    assert pawns(course, 3) == [0]
    go_on(course, "2", "move 0")
    assert throwing(course) == (0, 0)
    assert pawns(course, 0) == [0]
    go_on(course, "3", "move 0", "4", "move 0")
    assert throwing(course) == (2, 2)
    assert pawns(course, 2) == [1]


def test_m7_the_first_pawn_hits_what_stood_on_a() -> None:
    """It takes seven throws, and own pawns that are spared, to stand on Cé’s A before Cé has had a turn."""
    course = go_on(mens(4, 0, own_hit=False), "6", "move 0", "6", "enter", "6", "move 6", "6", "move 0")
    go_on(course, "6", "enter", "6", "move 12", "2", "move 18")
    assert pawns(course, 0) == [0, 6, 20]
    go_on(course, "1", "move 0")
    assert (pawns(course, 0), pawns(course, 2)) == ([0, 6], [0])
    assert (course.state.hits, course.state.own_hits) == (1, 0)


def test_m7_a_pawn_that_has_just_landed_there_is_hit_too() -> None:
    """Cé’s pawn comes to Dré’s A; Dré’s first turn begins at once."""
    course = mens(4, 2, own_hit=False)
    go_on(course, "6", "move 0", "4", "move 6")
    assert pawns(course, 2) == []
    assert pawns(course, 3) == [0]
    assert course.state.hits == 1
    assert throwing(course) == (3, 3)


def test_m7_a_six_on_the_first_turn_hits_the_own_pawn_on_a() -> None:
    course = go_on(mens(4, 0), "6")
    assert legal_words(course) == ["enter"]
    assert rule_against(course, "move 0") == "M9"
    go_on(course, "enter")
    assert pawns(course, 0) == [0]
    assert (course.state.hits, course.state.own_hits) == (1, 1)
    assert legal_words(go_on(course, "2")) == ["move 0"]


def test_m7_beginner_only() -> None:
    course = mens(3, 1, first_pawn="beginner")
    assert pawns(course, 1) == [0]
    go_on(course, "3", "move 0")
    assert throwing(course) == (2, 2)
    assert pawns(course, 2) == []
    go_on(course, "3", "pass", "3", "pass", "3", "pass")
    assert throwing(course) == (1, 1)
    assert pawns(course, 1) == [3]


def test_m7_nobody_without_a_six() -> None:
    course = mens(2, 0, first_pawn="six")
    assert course.scores == [340, 340]
    assert legal_words(go_on(course, "5")) == ["pass"]
    go_on(course, "pass", "6", "enter")
    assert course.scores == [340, 339]


def test_m8_only_a_die_falls() -> None:
    course = mens(2, 0)
    for words in ("7", "0", "1 2", "enter"):
        with pytest.raises(Malformed):
            course.throw(words)
    with pytest.raises(OutOfTurn):
        course.play("enter")
