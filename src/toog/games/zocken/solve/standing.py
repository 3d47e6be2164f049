"""The chance of winning among many, near enough: every turn to come is a turn for the lead.

On such a turn everybody else bets, and gains the same, so it changes only how far the roller is ahead of all
others: by the score less what a bet on it brings. Sums of such turns are added up exactly; what is not exact
is that everybody goes on playing so, and with a first die that may go anywhere (Z8).
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.games.zocken.options import TABLE
from toog.games.zocken.rules import bet_gain
from toog.games.zocken.solve.duel import shipped, step_of
from toog.games.zocken.solve.turn import Values, ends_for_lead, outcome

Table = tuple[int, ...]
Points = NDArray[np.integer] | NDArray[np.float64]


class Ahead(NamedTuple):
    """How likely so many steps are gained by some turns, and how likely fewer."""

    lowest: int
    chances: Values
    fewer: Values

    def fewer_and_equal(self, steps: Points, beyond: NDArray[np.bool_]) -> tuple[Values, Values]:
        """How likely the gain is less than each of these, and the same. What is a little `beyond` is less."""
        places = steps.astype(np.int64) - self.lowest
        inside = np.clip(places, 0, len(self.fewer) - 1)
        here = np.where(places == inside, self.chances[inside], 0.0)
        fewer = np.where(places == inside, self.fewer[inside], np.where(places < 0, 0.0, 1.0))
        return np.where(beyond, fewer + here, fewer), np.where(beyond, 0.0, here)


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
    return Ahead(lowest, chances, np.cumsum(chances) - chances)


def chances_to_win(table: Table, points: Points, turns: tuple[int, ...], seat: int) -> Values:
    """Of this seat, when everybody has these points, a row for each case, and so many turns to come.

    Z16: a win is shared by all who have the most, so it is counted how many of the others have as much.
    """
    step = step_of(outcome(table))
    own = ahead_by(table, turns[seat])
    at = np.arange(len(own.chances)) + own.lowest
    by_equals = [np.tile(own.chances, (len(points), 1))]
    for other in range(len(turns)):
        if other != seat:
            before = points[:, seat] - points[:, other]
            beyond = is_between(before, step)
            gained = ahead_by(table, turns[other])
            fewer, equal = gained.fewer_and_equal(at + (before // step)[:, None], beyond[:, None])
            with_one_more = [chances * equal for chances in by_equals]
            by_equals = [chances * fewer for chances in by_equals] + [np.zeros_like(equal)]
            for equals, chances in enumerate(with_one_more, start=1):
                by_equals[equals] += chances
    shares = [chances.sum(axis=1) / (equals + 1) for equals, chances in enumerate(by_equals)]
    found: Values = np.sum(shares, axis=0)
    return found


def is_between(points: Points, step: int) -> NDArray[np.bool_]:
    """Where points given ahead put whole points between two steps. Means of points lie anywhere."""
    if points.dtype.kind == "f":
        return np.zeros(points.shape, np.bool_)
    found: NDArray[np.bool_] = points % step != 0
    return found


def shares_to_win(table: Table, points: Points, turns: tuple[int, ...]) -> Values:
    """Of every seat, so that a row adds up to 1."""
    found = [chances_to_win(table, points, turns, seat) for seat in range(len(turns))]
    chances = np.stack(found, axis=1)
    shares: Values = chances / chances.sum(axis=1, keepdims=True)
    return shares


def points_after(points: tuple[int, ...], roller: int, bettors: tuple[int, ...], scores: Points) -> Points:
    """Everybody's, a row for each score of the turn at hand."""
    after = np.tile(np.array(points), (len(scores), 1))
    after[:, roller] += scores
    gains = np.array([bet_gain(score) for score in scores.tolist()])
    after[:, list(bettors)] += gains[:, None]
    return after


def chances_by_end(
    table: Table,
    points: tuple[int, ...],
    turns: tuple[int, ...],
    roller: int,
    bettors: tuple[int, ...],
    seat: int,
) -> Values:
    """Of this seat, by the end of the turn at hand; `turns` are those after it."""
    distinct, which = np.unique(outcome(table).scores, return_inverse=True)
    after = points_after(points, roller, bettors, distinct)
    found: Values = chances_to_win(table, after, turns, seat)[which]
    return found
