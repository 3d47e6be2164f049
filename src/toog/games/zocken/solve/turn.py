"""One turn of Zocken, solved for any utility of what it scores."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.games.zocken.line import ANYWHERE, MOST_PIPS
from toog.games.zocken.rules import DICE_BEFORE_BETS, PICKING, PLACE, STAKED, bet_gain
from toog.games.zocken.score import DICE, WHOLE_ROW
from toog.games.zocken.solve.kernels import ENDS, HOMELESS, follow, run, sweep
from toog.games.zocken.solve.positions import Reading, end_scores, positions, read, start_of_turn
from toog.games.zocken.state import Zocken

Values = NDArray[np.float64]
Place = tuple[int, ...]  # a position, as `kernels.follow` has it

WAYS_TO_FALL = MOST_PIPS**DICE
TIE = 1 << 19
"""More than the ways seven dice can fall: what is added below it only decides between equals."""


class TurnOutcomes(NamedTuple):
    """What each end of a turn scores, and what it brings each who bet."""

    scores: NDArray[np.int64]
    gains: NDArray[np.int64]


class SolvedTurn(NamedTuple):
    """Best play for one utility before the bets and one each for nobody and somebody having bet.

    Values are sums over all that can still fall: divide by six for every die that is not laid.
    """

    before: Values  # positions of at most three dice, the bets not yet made
    free: Values
    bet: Values

    def column(self, s: Zocken) -> Values:
        if s.players > 1 and s.placed < DICE_BEFORE_BETS:
            return self.before
        return self.bet if anyone_bet(s) else self.free


def anyone_bet(s: Zocken) -> bool:
    return any(s.bets[seat] == STAKED for seat in range(s.players))


@functools.lru_cache(maxsize=8)
def outcome(table: tuple[int, ...]) -> TurnOutcomes:
    scores = end_scores(table)
    return TurnOutcomes(scores, np.array([bet_gain(points) for points in scores.tolist()]))


def fill(values: Values, width: int, low: int, high: int) -> None:
    """Works out the rows of `low` to `high` dice laid from the rows of more."""
    known = positions()
    run(sweep, known.lines, known.first_way, known.first_line, known.rows, values, width, low, high)


def solve(utility: Values) -> SolvedTurn:
    """A turn on which nobody bets, or on which bets change nothing for the roller."""
    values = np.empty(positions().many)
    values[:ENDS] = utility
    fill(values, 1, 0, DICE - 1)
    return SolvedTurn(values, values, values)


def solve_with_bets(free: Values, bet: Values) -> SolvedTurn:
    """A turn whose bettors choose, after three dice, what is worse for the roller."""
    return solve_together([(free, bet)])[0]


def solve_together(turns: Sequence[tuple[Values, ...]]) -> list[SolvedTurn]:
    """Several such turns, side by side; with one utility, a turn on which the bets are made."""
    columns = [utility for turn in turns for utility in turn]
    ends = np.cumsum([len(turn) for turn in turns])
    free, bet = ends - [len(turn) for turn in turns], ends - 1
    values = np.empty((positions().many, len(columns)))
    values[:ENDS] = np.stack(columns, axis=1)
    fill(values.reshape(-1), len(columns), DICE_BEFORE_BETS, DICE - 1)
    rows = values[: last_row_before_bets()]
    before = np.minimum(rows[:, free], rows[:, bet], order="C")
    fill(before.reshape(-1), len(turns), 0, DICE_BEFORE_BETS - 1)
    return [SolvedTurn(before[:, i], values[:, free[i]], values[:, bet[i]]) for i in range(len(turns))]


@functools.cache
def last_row_before_bets() -> int:
    """Past the last row of three dice: lines of more dice come after all of those."""
    return int(np.flatnonzero(positions().laid <= DICE_BEFORE_BETS)[-1]) + 1


@functools.lru_cache(maxsize=1)
def solve_for_points(table: tuple[int, ...]) -> SolvedTurn:
    """The most points in the mean, and of moves that bring equally many the likelier to end above 50.

    All numbers are whole and below 2⁵³, so that equal is equal.
    """
    scores = outcome(table).scores
    return solve((scores * TIE + (scores > WHOLE_ROW)).astype(np.float64))


@functools.lru_cache(maxsize=1)
def solve_for_lead(table: tuple[int, ...]) -> SolvedTurn:
    """The most points ahead of somebody who bets or passes, whichever is better for them."""
    scores, gains = outcome(table)
    return solve_with_bets(scores.astype(np.float64), (scores - gains).astype(np.float64))


def mean_and_over_50(value: float, laid: int) -> tuple[float, float]:
    """The two parts of a value of `solve_for_points` with so many dice laid."""
    points, over = divmod(int(value), TIE)
    ways = MOST_PIPS ** (DICE - laid)
    return points / ways, over / ways


def worths(values: Values, s: Zocken, moves: Sequence[int]) -> list[float]:
    """What each of these moves of the roller is worth, all at the scale of the dice still to be laid."""
    reading = read(s)
    if s.phase == PICKING:
        return [die_worth(values, reading, die_on(s, reading, move)) for move in moves]
    at_home = die_on(s, reading, s.die)
    ways = {int(place): way for way, place in zip(reading.ways(s.pips), places(reading, s.pips), strict=True)}
    return [
        float(values[reading.row_after(ways[reading.place(move - PLACE)], at_home)]) * MOST_PIPS
        for move in moves
    ]


def places(reading: Reading, pips: int) -> Any:
    ways = reading.ways(pips)
    return positions().lines[2][ways.start : ways.stop]


def die_on(s: Zocken, reading: Reading, die: int) -> int:
    """The waiting field of a die, or that it has none."""
    return HOMELESS if s.line[s.home[die]] else reading.field(s.home[die])


def die_worth(values: Values, reading: Reading, die: int) -> float:
    total = 0.0
    for pips in range(1, MOST_PIPS + 1):
        total += max(float(values[reading.row_after(way, die)]) for way in reading.ways(pips))
    return total


def points_of_moves(s: Zocken, moves: Sequence[int]) -> list[float]:
    """What the turn comes to in the mean after each of these moves of a roller who plays for points."""
    values = solve_for_points(tuple(s.table)).free
    return [mean_and_over_50(worth, s.placed)[0] for worth in worths(values, s, moves)]


def best(values: Values, s: Zocken, moves: Sequence[int]) -> int:
    """The best of these moves; of equals the first."""
    found = worths(values, s, moves)
    return moves[found.index(max(found))]


def ends_from(values: Values, reading: Reading) -> Values:
    """How likely each end of the turn is from here, if it is played by these values.

    After three dice few enough can fall to follow them plainly: that is sooner done than compiling.
    """
    known = positions()
    ends = np.zeros(ENDS)
    begin = np.array([reading.line, reading.waiting, reading.out, reading.matches])
    told = (known.lines, known.first_way, known.rows, values, begin, reading.laid, DICE, ends)
    if reading.laid >= DICE_BEFORE_BETS:
        follow(*told)
    else:
        run(follow, *told)
    chances: Values = ends / ends.sum()
    return chances


def play_on(values: Values, begin: Sequence[int], laid: int, until: int) -> tuple[list[Place], Values]:
    """The positions it comes to with so many dice laid, and how often the turn ends in which way."""
    known = positions()
    ends = np.zeros(ENDS)
    told = (known.lines, known.first_way, known.rows, values, np.array(begin), laid, until, ends)
    return [tuple(place) for place in run(follow, *told).tolist()], ends


def begin_turn(before: Values, first_die: int = ANYWHERE) -> list[Place]:
    """After three dice, once for each way they can fall."""
    start = start_of_turn(first_die)
    begin = (start.line, start.waiting, start.out, start.matches)
    return play_on(before, begin, 0, DICE_BEFORE_BETS)[0]


def ends_for_lead(table: tuple[int, ...]) -> Values:
    """How likely each end is of a turn that is played for the lead and bet upon."""
    turn = solve_for_lead(table)
    bet = turn.bet.copy()
    ends = np.zeros(ENDS)
    for place in begin_turn(turn.before):
        ends += play_on(bet, place, DICE_BEFORE_BETS, DICE)[1]
    chances: Values = ends / WAYS_TO_FALL
    return chances


class Bet(NamedTuple):
    """How likely a bet wins, and what it brings in the mean."""

    chance: float
    gain: float


@functools.lru_cache(maxsize=4)
def ends_for_points(table: tuple[int, ...], reading: Reading) -> Values:
    """How likely each end of the turn is, if it is played for the most points."""
    return ends_from(solve_for_points(table).free, reading)


def bet_on(s: Zocken) -> Bet:
    """A bet on a roller who plays for the most points, from a position after three dice."""
    table = tuple(s.table)
    ends = ends_for_points(table, read(s))
    scores, gains = outcome(table)
    return Bet(float(ends[scores > WHOLE_ROW].sum()), float(ends @ gains))
