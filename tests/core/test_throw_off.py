"""C2: everyone concerned throws one die, the highest stay in it, until one is left."""

from __future__ import annotations

from itertools import product

import pytest

from toog.core.contract import NOBODY
from toog.core.state import PerSeat, State
from toog.core.throw_off import open_throw_off, throw_off


class Table(State):
    hand: int
    contends: PerSeat
    pips: PerSeat


def table(players: int, *seats: int) -> Table:
    s = Table()
    s.players = players
    for seat in seats or range(players):
        s.contends[seat] = 1
    open_throw_off(s)
    return s


def throws(s: Table, *pips: int) -> list[int]:
    """What each throw answers."""
    return [throw_off(s, die) for die in pips]


def test_c2_the_lowest_seat_still_in_it_throws_first() -> None:
    assert table(4).hand == 0
    assert table(4, 2, 3).hand == 2


def test_c2_then_clockwise() -> None:
    s = table(5, 1, 2, 4)
    hands = []
    for pips in (1, 1, 2):
        hands.append(s.hand)
        throw_off(s, pips)
    assert hands == [1, 2, 4]


def test_c2_the_highest_wins() -> None:
    assert throws(table(3), 2, 6, 5) == [NOBODY, NOBODY, 1]


def test_c2_those_who_tie_for_the_highest_throw_again_and_only_those() -> None:
    s = table(4)
    assert throws(s, 5, 2, 5, 1) == [NOBODY] * 4
    assert (s.hand, s.contends[:4], s.pips[:4]) == (0, [1, 0, 1, 0], [0, 0, 0, 0])
    assert throws(s, 1, 2) == [NOBODY, 2]


def test_c2_until_one_is_left() -> None:
    s = table(2)
    assert throws(s, *[3, 3] * 10, 1, 2) == [NOBODY] * 21 + [1]


def test_c2_all_of_eight_may_tie() -> None:
    s = table(8)
    throws(s, *[1] * 8)
    assert s.contends == [1] * 8
    assert throws(s, *[1] * 7, 2)[-1] == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c2_is_fair(players: int) -> None:
    """Of 6ⁿ first throws each seat wins as many; two tie in one of six, and three in 1/6² of them."""
    won = [0] * players
    undecided = 0
    for fell in product(range(1, 7), repeat=players):
        winner = throws(table(players), *fell)[-1]
        if winner == NOBODY:
            undecided += 1
        else:
            won[winner] += 1
    # One is highest with h in 1 of the h values, the others below it: Σ (h − 1)ⁿ⁻¹ for h = 1 … 6.
    assert won == [sum(low ** (players - 1) for low in range(6))] * players
    assert undecided == 6**players - sum(won)
