"""Exact endings of Mens, against what the plain rules say of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from toog.core.contract import CHANCE
from toog.games.mens import rules
from toog.games.mens.solve import (
    AFTER_SIX,
    FREE,
    THROWS,
    Ending,
    chance_in,
    facts,
    lay_board,
    lay_ending,
    numbering,
    places,
    slot,
    work_out,
)
from toog.games.mens.state import Mens

OPTIONS = {"tries": 3, "lane": "forward"}
LATER_RULES = {"stuck_six": "wait", "three_sixes": "lose", "safe": "start"}


@pytest.fixture(scope="module")
def ending() -> Ending:
    """One pawn each, with the house rules that have most to say about it."""
    return solve_one_each(OPTIONS)


def solve_one_each(options: dict[str, Any]) -> Ending:
    board = lay_board(options)
    standing = places(board.circles, 1)
    numbers = numbering(standing, board.circles)
    known, chances = work_out(board, standing, len(standing), numbers, None)
    return Ending(standing, len(standing), numbers, known, chances)


def test_each_chance_is_the_mean_of_the_best_answers_to_six_throws(ending: Ending) -> None:
    recount(ending, OPTIONS)


def test_m10_m18_m19_so_it_is_under_the_rules_about_sixes_and_a_safe_start() -> None:
    every = {**OPTIONS, **LATER_RULES}
    ending = solve_one_each(every)
    assert recount(ending, every).issuperset(range(AFTER_SIX, THROWS))


def test_m18_before_a_throw_whose_six_is_lost_the_chance_is_less() -> None:
    ending = solve_one_each({"three_sixes": "lose"})
    s = lay_board({"three_sixes": "lose"})
    stand = (33, 41, 42, 43)
    free, after_one, after_two = (
        chance_with(ending, s, stand, due) for due in (FREE, AFTER_SIX, AFTER_SIX + 2)
    )
    assert free > after_one > after_two


def chance_with(ending: Ending, s: Mens, stand: tuple[int, ...], due: int) -> float:
    lay_ending(s, stand, stand, due)
    return ending.chance(s)


def recount(ending: Ending, options: dict[str, Any]) -> set[int]:
    """Answers which kinds of throw were due in the positions that were looked at."""
    luck = random.Random(1)
    board = lay_board(options)
    asked = 0
    met = set()
    while asked < 200:
        mine, theirs = luck.randrange(ending.few), luck.randrange(ending.few)
        due = luck.randrange(THROWS)
        if ending.known[slot(due, mine, theirs, ending.few, ending.few)] < 0:
            continue
        asked += 1
        met.add(due)
        s = board.copy()
        lay_ending(s, ending.standing[mine].tolist(), ending.standing[theirs].tolist(), due)
        assert ending.chance(s) == pytest.approx(one_throw_further(ending, s), abs=1e-11)
    return met


def one_throw_further(ending: Ending, s: Mens) -> float:
    total = 0.0
    out = [0] * 8
    for pips in range(1, 7):
        thrown = s.copy()
        rules.throw(thrown, [pips])
        if rules.turn(thrown) == CHANCE:
            chance = ending.chance(thrown)
            total += chance if thrown.hand == s.hand else 1 - chance
        else:
            many = rules.moves(thrown, thrown.hand, out)
            total += max(ending.worth_of_moves(thrown, out[:many]))
    return total / 6


def test_two_pawns_before_their_last_circle_wait_for_a_one(ending: Ending) -> None:
    """Both on the last circle with a free: a one in any throw, and sixes repeat it, 1/6 + 1/36 + … = 1/5.

    Nobody can be hit there, so the mover wins 1/5 / (1 - (4/5)²).
    """
    s = lay_board(OPTIONS)
    stand = (39, 41, 42, 43)
    assert chance_in(ending, s, stand, stand) == pytest.approx(5 / 9, abs=1e-11)


def test_who_comes_nearer_to_home_does_not_lose_by_it(ending: Ending) -> None:
    """Alone against a pawn in B, with its A far away and no one to hit."""
    s = lay_board(OPTIONS)
    near = [chance_in(ending, s, (step, 41, 42, 43), (-1, 40, 41, 42)) for step in (21, 27, 33)]
    assert near == sorted(near)


def test_other_positions_are_not_answered(ending: Ending) -> None:
    s = lay_board(OPTIONS)
    lay_ending(s, (0, 1, 42, 43), (5, 41, 42, 43), FREE)
    with pytest.raises(KeyError):
        ending.chance(s)


def test_more_than_two_players_are_not_solved() -> None:
    with pytest.raises(ValueError, match="two players"):
        facts(3, {})
