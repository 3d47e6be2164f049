"""The game for two at any table, near enough and soon: the chance of who rolls next, from a few ways to play.

Solving it takes minutes, and at a table that the house has changed somebody waits for the first move. Here
whoever rolls chooses at the beginning of a turn between a few ways to play it, and once more when the bets
are made; the other player still bets or passes, whichever leaves the roller less. A way to play is to want to
be ahead by about so much. How turns end that are played so is followed exactly.

All is counted in whole numbers below 2⁵³, so it comes out the same in whatever order a machine adds.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.games.zocken.line import ANYWHERE
from toog.games.zocken.rules import DICE_BEFORE_BETS, bet_gain
from toog.games.zocken.score import DICE
from toog.games.zocken.solve.duel import Chances, over, shipped, step_of
from toog.games.zocken.solve.kernels import ENDS
from toog.games.zocken.solve.positions import positions
from toog.games.zocken.solve.turn import (
    Place,
    Values,
    begin_turn,
    fill,
    last_row_before_bets,
    outcome,
    play_on,
)

Table = tuple[int, ...]
Utility = tuple[Values, Values]  # of each end of a turn, without a bet and with one

AIMS = (0.05, 0.4, 0.95)
"""How often a usual turn ends less far ahead than each of the ways to play one aims at."""
BREADTH = 0.5
"""How sharply they aim, in standard deviations of such a turn."""
FINENESS = 1 << 32
"""Chances are whole numbers of such parts: times all the ways seven dice can fall, still below 2⁵³."""
STEPS = 4
"""Differences are so many to a standard deviation of a turn, or fewer if scores are no nearer each other."""
FAR = 6
"""So many standard deviations ahead it is decided."""


class Ways(NamedTuple):
    """A few ways to play a turn: how each begins and ends, counted over all that can fall."""

    scores: NDArray[np.int64]
    gains: NDArray[np.int64]
    begun: Values  # by way and position after three dice, how often it is come to
    free: Values  # by position, way and score, how often it ends so if nobody bets
    bet: Values


def solve_side_by_side(
    utilities: Sequence[Utility], first_die: int = ANYWHERE
) -> tuple[list[list[Place]], Values]:
    """How each of these turns begins, and the values to go on by: first without a bet, then with one."""
    many = len(utilities)
    values = np.empty((positions().many, 2 * many))
    for way, (free, bet) in enumerate(utilities):
        values[:ENDS, way], values[:ENDS, many + way] = free, bet
    fill(values.reshape(-1), 2 * many, DICE_BEFORE_BETS, DICE - 1)
    rows = values[: last_row_before_bets()]
    before = np.minimum(rows[:, :many], rows[:, many:])
    fill(before.reshape(-1), many, 0, DICE_BEFORE_BETS - 1)
    return [begin_turn(before[:, way].copy(), first_die) for way in range(many)], values


def aims(table: Table) -> list[Utility]:
    """What the ends of a turn are worth to who wants to be ahead by about so much.

    They are smooth steps of divisions and roots only, which are the same on every machine. How far ahead
    turns end is taken from those that come with the package, played for the lead at the usual table.
    """
    scores, gains = outcome(table)
    ahead = scores - gains
    order = np.argsort(ahead, kind="stable")
    often = shipped()["ends"][order]
    usual = ahead[order]
    breadth = max(BREADTH * deviation_of(usual, often), 1.0)
    at = usual[np.searchsorted(np.cumsum(often), AIMS)].tolist()
    return [(smooth_step((scores - aim) / breadth), smooth_step((ahead - aim) / breadth)) for aim in at]


def smooth_step(distances: Values) -> Values:
    found: Values = distances / np.sqrt(1 + distances * distances)
    return found


def deviation_of(numbers: NDArray[np.int64], often: Values) -> float:
    weights = (often / often.sum()).tolist()
    mean = math.fsum(weight * number for weight, number in zip(weights, numbers.tolist(), strict=True))
    squares = (
        weight * (number - mean) ** 2 for weight, number in zip(weights, numbers.tolist(), strict=True)
    )
    return math.sqrt(math.fsum(squares))


def ways_to_play(table: Table, first_die: int) -> Ways:
    begun, values = solve_side_by_side(aims(table), first_die)
    places = sorted(set().union(*begun))
    many = len(begun)
    scores, which = np.unique(outcome(table).scores, return_inverse=True)
    ended = np.empty((2 * many, len(places), len(scores)))
    for way in range(2 * many):
        column = values[:, way].copy()
        for i, place in enumerate(places):
            ended[way, i] = np.bincount(which, play_on(column, place, DICE_BEFORE_BETS, DICE)[1], len(scores))
    reached = ended.any(axis=(0, 1))
    return Ways(
        scores=scores[reached],
        gains=np.array([bet_gain(score) for score in scores[reached].tolist()]),
        begun=np.array([[float(way.count(place)) for place in places] for way in begun]),
        free=ended[:many, :, reached].swapaxes(0, 1).copy(),
        bet=ended[many:, :, reached].swapaxes(0, 1).copy(),
    )


def deviation_of_a_turn(ways: Ways) -> float:
    """Of how far ahead a turn leaves the roller, by the way in the middle, bet upon where that pays."""
    middle = len(AIMS) // 2
    begun, free, bet = ways.begun[middle], ways.free[:, middle], ways.bet[:, middle]
    ahead = ways.scores - ways.gains
    pays = bet @ ahead < free @ ways.scores
    often = np.concatenate([(begun * ~pays) @ free, (begun * pays) @ bet])
    return deviation_of(np.concatenate([ways.scores, ahead]), often)


def best_of(ways: Values, utility: Values) -> Values:
    """By position and difference, what the best of the ways comes to."""
    places, many, scores = ways.shape
    found: Values = (ways.reshape(places * many, scores) @ utility).reshape(places, many, -1).max(axis=1)
    return found


def in_parts(chances: Values) -> Values:
    parts: Values = np.rint(chances * FINENESS)
    return parts


def one_turn_more(ways: Ways, later: Chances, step: int, farthest: int) -> Chances:
    steps = np.arange(-farthest, farthest + 1)
    ahead = ways.scores[:, None] + step * steps[None, :]
    free = best_of(ways.free, in_parts(1 - later.at(-ahead)))
    bet = best_of(ways.bet, in_parts(1 - later.at(ways.gains[:, None] - ahead)))
    total = (ways.begun @ np.minimum(free, bet)).max(axis=0)
    parts = in_parts(total / (FINENESS * ways.begun[0].sum() * ways.free[0, 0].sum()))
    return Chances(step, -farthest, parts / FINENESS)


@functools.lru_cache(maxsize=2)
def forecast(table: Table, turns: int, first_die: int = ANYWHERE) -> list[Chances]:
    """The chances with 0, 1, … `turns` turns to go. How many there are changes nothing about the first."""
    ways = ways_to_play(table, first_die)
    deviation = deviation_of_a_turn(ways)
    least = step_of(outcome(table))
    step = least * max(1, int(deviation / (STEPS * least)))
    found = [over(least)]
    for to_go in range(1, turns + 1):
        farthest = math.ceil(FAR * deviation * math.sqrt(to_go) / step)
        found.append(one_turn_more(ways, found[-1], step, farthest))
    return found
