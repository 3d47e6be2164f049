"""The chance of winning among many, near enough: every turn to come is a turn for the lead.

On such a turn everybody else bets, and gains the same, so it changes only how far the roller is ahead of all
others: by the score less what a bet on it brings. Sums of such turns are added up exactly; what is not exact
is that everybody goes on playing so.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from toog.games.zocken.options import TABLE
from toog.solve.zocken.duel import shipped, step_of
from toog.solve.zocken.turn import Values, ends_for_lead, outcome

Table = tuple[int, ...]


class Ahead(NamedTuple):
    """How likely so many steps are gained by some turns, and how likely fewer, equal counting half."""

    lowest: int
    chances: Values
    fewer: Values

    def beaten_by(self, steps: Values) -> Values:
        """How likely the gain is less than each of these."""
        places = steps.astype(np.int64) - self.lowest
        inside = np.clip(places, 0, len(self.fewer) - 1)
        found: Values = np.where(places == inside, self.fewer[inside], np.where(places < 0, 0.0, 1.0))
        return found


@functools.lru_cache(maxsize=64)
def ahead_by(table: Table, turns: int) -> Ahead:
    if turns == 0:
        return counted(0, np.ones(1))
    if turns == 1:
        return one_turn(table)
    one, rest = ahead_by(table, 1), ahead_by(table, turns - 1)
    return counted(one.lowest + rest.lowest, np.convolve(one.chances, rest.chances))


def one_turn(table: Table) -> Ahead:
    scores, gains = outcome(table)
    ends = shipped()["ends"] if table == TABLE else ends_for_lead(table)
    steps = (scores - gains) // step_of(outcome(table))
    reached = ends > 0
    lowest = int(steps[reached].min())
    return counted(lowest, np.bincount(steps[reached] - lowest, ends[reached]).astype(np.float64))


def counted(lowest: int, chances: Values) -> Ahead:
    return Ahead(lowest, chances, np.cumsum(chances) - chances / 2)


def chance_to_win(table: Table, points: Values, turns: tuple[int, ...], seat: int) -> float:
    """Of this seat, when everybody has these points and so many turns of their own to come."""
    step = step_of(outcome(table))
    own = ahead_by(table, turns[seat])
    at = np.arange(len(own.chances)) + own.lowest
    chance = own.chances.copy()
    for other in range(len(turns)):
        if other != seat:
            chance *= ahead_by(table, turns[other]).beaten_by(at + (points[seat] - points[other]) // step)
    return float(chance.sum())


def chances_by_end(
    table: Table,
    points: tuple[int, ...],
    turns: tuple[int, ...],
    roller: int,
    bettors: tuple[int, ...],
    seat: int,
) -> Values:
    """Of this seat, by the end of the turn at hand; `turns` are those after it."""
    scores, gains = outcome(table)
    distinct, which = np.unique(scores, return_inverse=True)
    gain_of = {int(score): int(gain) for score, gain in zip(scores, gains, strict=True)}
    chances = np.empty(len(distinct))
    for i, score in enumerate(distinct.tolist()):
        after = np.array(points)
        after[roller] += score
        after[list(bettors)] += gain_of[score]
        chances[i] = chance_to_win(table, after, turns, seat)
    found: Values = chances[which]
    return found
