"""`hide` is the one choke point: what it leaves must not depend on what it overwrites."""

from __future__ import annotations

import random

import pytest

from tests.conformance.house import GAMES, course_of
from toog.core.contract import SPECTATOR
from toog.core.course import Course
from toog.core.registry import find_game
from toog.core.state import State

HIDDEN_GAMES = [name for name in GAMES if find_game(name).hidden]
OPEN_GAMES = [name for name in GAMES if not find_game(name).hidden]


def scrambled(s: State, seen: State, rng: random.Random) -> State:
    """`s` with everything that `seen` does not show changed: hidden numbers swap places."""
    twin = s.copy()
    for name in s.lists:
        mine, shown = getattr(twin, name), getattr(seen, name)
        hidden = [i for i in range(len(mine)) if mine[i] != shown[i]]
        values = [mine[i] for i in hidden]
        rng.shuffle(values)
        for i, value in zip(hidden, values, strict=True):
            mine[i] = value
    return twin


def eyes(course: Course) -> list[int]:
    return [SPECTATOR, *range(len(course.players))]


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_what_a_seat_sees_does_not_change_when_hidden_things_do(name: str) -> None:
    rng = random.Random(1)
    changed = 0
    for seed in range(8):
        for course in course_of(name, seed):
            if rng.random() > 0.1:
                continue
            game, s = course.game, course.state
            for seat in eyes(course):
                seen = game.hidden_copy(s, seat)
                other = scrambled(s, seen, rng)
                changed += repr(other) != repr(s)
                seen_in_other = game.hidden_copy(other, seat)
                assert repr(seen_in_other) == repr(seen)
                assert game.view(seen_in_other) == game.view(seen)
    assert changed > 100


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_a_hidden_copy_is_enough_to_play_from(name: str) -> None:
    """Bots are given hidden copies: the own legal moves must not need more."""
    for seed in range(3):
        for course in course_of(name, seed):
            seat = course.game.rules.turn(course.state)
            if seat >= 0:
                out = [0] * len(course.game.vocabulary)
                seen = course.game.hidden_copy(course.state, seat)
                many = course.game.rules.moves(seen, seat, out)
                assert [course.game.vocabulary[move] for move in out[:many]] == course.legal(seat)


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_an_open_game_hides_nothing(name: str) -> None:
    for course in course_of(name, 1):
        for seat in eyes(course):
            assert repr(course.game.hidden_copy(course.state, seat)) == repr(course.state)
