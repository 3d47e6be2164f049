"""The last turn of a game among many, solved: who wins is known by its score and who has bet.

Of those who have bet only the foremost can win, and of those who passed as well. So a turn is solved once for
each way in which these two groups can stand behind the roller, and not for each way to answer. Chances are
counted in whole numbers over all that can fall, so equal is equal. Of moves that leave the roller the same
chance, the one that is better for those who have bet is played, or where nobody has, the one that brings
more points; a player to whom a bet makes no difference passes.

Before the bets are made so much can fall that a value may pass 2⁵³, and the points in it are rounded then, to
less than a thousandth of one. The chances stay whole.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.core.state import MOST_SEATS
from toog.games.zocken import rules
from toog.games.zocken.line import MOST_PIPS
from toog.games.zocken.rules import BETTING, DICE_BEFORE_BETS, THROWING
from toog.games.zocken.score import DICE
from toog.games.zocken.solve.duel import turns_to_go
from toog.games.zocken.solve.positions import positions, read
from toog.games.zocken.solve.together import MOST_SIDE_BY_SIDE
from toog.games.zocken.solve.turn import (
    TIE,
    Values,
    best,
    fill,
    last_row_before_bets,
    outcome,
    solve_for_points,
    worths,
)
from toog.games.zocken.solve.unsolved import Staked, TurnOfMany
from toog.games.zocken.state import Zocken

PARTS = math.lcm(*range(1, MOST_SEATS + 1))
"""A shared win is a whole number of these."""
FALLS_AFTER_BETS = MOST_PIPS ** (DICE - DICE_BEFORE_BETS)
PACK = 1 << 29
"""A value is so many times what the roller has, and less than this of what decides between equals."""
LOWEST_SCORE = 200
"""No turn scores so far below nothing."""


MOST_LEGAL = 10

Shares = list[float]
Numbers = NDArray[np.int64]


class Group(NamedTuple):
    """The foremost of those who have bet, or of those who have not: how far behind the roller, how many."""

    behind: int
    many: int

    @classmethod
    def of(cls, standing: TurnOfMany, seats: Sequence[int]) -> Group:
        """Nobody is a group of none."""
        most = max((standing.points[seat] for seat in seats), default=0)
        many = sum(standing.points[seat] == most for seat in seats)
        return cls(standing.points[standing.roller] - most, many) if many else cls(0, 0)


class Case(NamedTuple):
    """All that matters of a last turn to how it is played when the bets are made."""

    table: tuple[int, ...]
    betting: Group
    passing: Group

    @classmethod
    def of(cls, staked: Staked) -> Case:
        standing, bettors = staked
        passing = [seat for seat in standing.others if seat not in bettors]
        return cls(standing.table, Group.of(standing, bettors), Group.of(standing, passing))

    def utility(self) -> Values:
        """Of each end: the parts of the roller, then those of the bettors or points if nobody bet."""
        scores, gains = outcome(self.table)
        nobody = np.full(len(scores), np.iinfo(np.int64).min)
        ahead = [
            scores,
            gains - self.betting.behind if self.betting.many else nobody,
            np.zeros_like(scores) - self.passing.behind if self.passing.many else nobody,
        ]
        most = np.maximum.reduce(ahead)
        wins = [
            (has == most) * many
            for has, many in zip(ahead, (1, self.betting.many, self.passing.many), strict=True)
        ]
        roller, betting = (one * PARTS // sum(wins) for one in wins[:2])
        among_equals = betting if self.betting.many else scores + LOWEST_SCORE
        found: Values = (roller * PACK + among_equals).astype(np.float64)
        return found

    def unpack(self, values: Values) -> tuple[Numbers, Numbers]:
        """The parts of the roller and of the bettors together."""
        roller, betting = np.divmod(values.astype(np.int64), PACK)
        return roller, betting * (self.betting.many > 0)


def is_last_turn(s: Zocken) -> bool:
    return turns_to_go(s) == 1


def solve_cases(cases: Sequence[Case]) -> Values:
    """The values of every position after three dice, a column for each case."""
    values = np.empty((positions().many, len(cases)))
    values[: len(outcome(cases[0].table).scores)] = np.stack([case.utility() for case in cases], axis=1)
    fill(values.reshape(-1), len(cases), DICE_BEFORE_BETS, DICE - 1)
    return values


@functools.lru_cache(maxsize=2)
def solve_case(case: Case) -> Values:
    return solve_cases([case])[:, 0].copy()


def shares_of(staked: Staked, values: Values, falls: int) -> Numbers:
    """What all seats have, in parts, where these are the values of the case: a row for each."""
    standing, bettors = staked
    case = Case.of(staked)
    roller, betting = case.unpack(values)
    passing = PARTS * falls - roller - betting
    found = np.zeros((len(values), len(standing.points)), np.int64)
    found[:, standing.roller] = roller
    for seat in standing.others:
        group, share = (case.betting, betting) if seat in bettors else (case.passing, passing)
        if standing.points[standing.roller] - standing.points[seat] == group.behind:
            found[:, seat] = share // group.many
    return found


class ThreeDice(NamedTuple):
    """Every position of a last turn with three dice laid, when the bets are to be made."""

    standing: TurnOfMany
    cases: dict[Case, Values]

    def answers(self, rows: Any, bettors: tuple[int, ...], asked: Sequence[int]) -> Numbers:
        """What all seats have in these rows, when these are still asked and answer as is best for them."""
        if not asked:
            staked = Staked(self.standing, bettors)
            return shares_of(staked, self.cases[Case.of(staked)][rows], FALLS_AFTER_BETS)
        seat, *later = asked
        betting = self.answers(rows, (*bettors, seat), later)
        passing = self.answers(rows, bettors, later)
        pays = betting[:, seat] > passing[:, seat]
        return np.where(pays[:, None], betting, passing)


@functools.cache
def rows_of_three() -> Numbers:
    return np.flatnonzero(positions().laid[: last_row_before_bets()] == DICE_BEFORE_BETS)


@functools.lru_cache(maxsize=2)
def three_dice(standing: TurnOfMany) -> ThreeDice:
    known: dict[Case, Values] = {}
    cases = possible_cases(standing)
    for first in range(0, len(cases), MOST_SIDE_BY_SIDE):
        some = cases[first : first + MOST_SIDE_BY_SIDE]
        values = solve_cases(some)[rows_of_three()]
        known |= {case: values[:, i].copy() for i, case in enumerate(some)}
    return ThreeDice(standing, known)


def possible_cases(standing: TurnOfMany) -> list[Case]:
    others = standing.others
    sets = chain.from_iterable(combinations(others, many) for many in range(len(others) + 1))
    return list(dict.fromkeys(Case.of(Staked(standing, bettors)) for bettors in sets))


class BeforeBets(NamedTuple):
    answered: Numbers  # what all seats have in each position with three dice, in the order of their rows
    values: Values  # of the roller, of every position with at most three dice


@functools.lru_cache(maxsize=2)
def before_bets(standing: TurnOfMany) -> BeforeBets:
    rows = rows_of_three()
    answered = three_dice(standing).answers(slice(None), (), standing.in_turn)
    points = solve_for_points(standing.table).free[rows] // TIE + LOWEST_SCORE * FALLS_AFTER_BETS
    values = np.empty(last_row_before_bets())
    values[rows] = answered[:, standing.roller] * PACK + points
    fill(values, 1, 0, DICE_BEFORE_BETS - 1)
    return BeforeBets(answered, values)


# What it comes to


def roller_values(s: Zocken) -> Values:
    """By which the roller plays; more is better."""
    if s.placed < DICE_BEFORE_BETS:
        return before_bets(TurnOfMany.of(s)).values
    return solve_case(Case.of(Staked.of(s)))


def shares_after(s: Zocken, moves: Sequence[int]) -> list[Shares]:
    """The chance to win of every seat, after each of these moves of the seat on turn."""
    if s.phase != BETTING and s.placed >= DICE_BEFORE_BETS:
        falls = MOST_PIPS ** (DICE - s.placed)
        values = np.array(worths(roller_values(s), s, moves))
        return as_chances(shares_of(Staked.of(s), values, falls), falls)
    return [shares(after(s, move)) for move in moves]


def shares(s: Zocken) -> Shares:
    """The chance to win of every seat before the last die of a last turn is laid, whoever is next."""
    if s.phase == THROWING:
        fallen = [shares(thrown(s, pips)) for pips in range(1, MOST_PIPS + 1)]
        return [sum(chances) / MOST_PIPS for chances in zip(*fallen, strict=True)]
    if s.phase == BETTING:
        return shares_before_answer(s)
    out = [0] * MOST_LEGAL
    moves = out[: rules.moves(s, s.hand, out)]
    [found] = shares_after(s, [best(roller_values(s), s, moves)])
    return found


def shares_before_answer(s: Zocken) -> Shares:
    standing, bettors = Staked.of(s)
    row = int(np.searchsorted(rows_of_three(), read(s).row))
    asked = standing.in_turn[standing.in_turn.index(s.hand) :]
    found = three_dice(standing).answers([row], bettors, asked)
    return as_chances(found, FALLS_AFTER_BETS)[0]


def as_chances(parts: Numbers, falls: int) -> list[Shares]:
    found: list[Shares] = (parts / (PARTS * falls)).tolist()
    return found


def after(s: Zocken, move: int) -> Zocken:
    then = s.copy()
    rules.play(then, s.hand, move)
    return then


def thrown(s: Zocken, pips: int) -> Zocken:
    then = s.copy()
    rules.throw(then, [pips])
    return then
