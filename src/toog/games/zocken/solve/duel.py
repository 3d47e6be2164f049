"""The game for two, solved for winning: the chance of who rolls next, by turns to go and difference.

With a turn to go fewer solved, a turn is solved for the chance that its score leaves; all differences side by
side. After three dice the other player bets or passes, whichever leaves the roller less.
"""

from __future__ import annotations

import functools
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.games.zocken import GAME
from toog.games.zocken.line import ANYWHERE, MOST_PIPS
from toog.games.zocken.options import TABLE
from toog.games.zocken.rules import BET, BETTING, DICE_BEFORE_BETS
from toog.games.zocken.score import DICE
from toog.games.zocken.solve import kernels, positions, turn
from toog.games.zocken.solve.kernels import ENDS, ESCAPES, MATCHES
from toog.games.zocken.solve.positions import read, start_of_turn
from toog.games.zocken.solve.turn import (
    WAYS_TO_FALL,
    SolvedTurn,
    TurnOutcomes,
    Values,
    ends_for_lead,
    fill,
    last_row_before_bets,
    outcome,
    worths,
)
from toog.games.zocken.state import Zocken
from toog.solve import shelf

Progress = Callable[[float], None]

SIDE_BY_SIDE = 16
NOTHING = 1e-17  # of two chances that differ by so little, 1 minus the one is 1 minus the other

SHIPPED = Path(__file__).parent / "duel.npz"
SHIPPED_TURNS = 39
ALL_DECIDED = 35  # with so many turns to go the differences that are shipped reach to where all is decided


class Chances(NamedTuple):
    """The chance of who rolls next, by the difference in steps; beyond both ends it is decided.

    Where the steps are wider than those of the scores, or points given ahead lie between two, what lies there
    is taken for a straight line; with no turn to go whoever is ahead by anything has won.
    """

    step: int
    lowest: int  # steps
    chances: Values

    def at(self, differences: Any) -> Values:
        if len(self.chances) == 1:
            return np.select([np.less(differences, 0), np.greater(differences, 0)], [0.0, 1.0], 0.5)
        places = np.asarray(differences) / self.step - (self.lowest - 1)
        found: Values = np.interp(places, np.arange(len(self.chances) + 2), [0.0, *self.chances, 1.0])
        return found


def over(step: int) -> Chances:
    """No turn to go: equal is a shared win."""
    return Chances(step, 0, np.array([0.5]))


def possible(ends: NDArray[np.int64]) -> NDArray[np.int64]:
    """Of a number for each end of a turn, those of ends with at most seven dice."""
    beside, rest = np.divmod(np.arange(ENDS), ESCAPES * MATCHES)
    escaped, matched = np.divmod(rest, MATCHES)
    return ends[beside + escaped + matched <= DICE]


def step_of(known: TurnOutcomes) -> int:
    """All differences are multiples of this."""
    return math.gcd(*possible(known.scores).tolist(), *possible(known.gains).tolist())


def widest_swing(known: TurnOutcomes) -> int:
    """No turn changes the difference by more."""
    scores, gains = possible(known.scores), possible(known.gains)
    return int(max(np.abs(scores).max(), np.abs(scores - gains).max()))


def utilities(known: TurnOutcomes, later: Chances, differences: NDArray[np.int64]) -> tuple[Values, Values]:
    """The roller's chance by the end of the turn and the difference before it, without and with a bet."""
    free = differences[None, :] + known.scores[:, None]
    return 1 - later.at(-free), 1 - later.at(known.gains[:, None] - free)


def chances_at(
    known: TurnOutcomes, later: Chances, differences: NDArray[np.int64], first_die: int = ANYWHERE
) -> Values:
    """The roller's chance at the beginning of a turn."""
    many = len(differences)
    values = np.empty((positions.positions().many, 2 * many))
    values[:ENDS, :many], values[:ENDS, many:] = utilities(known, later, differences)
    fill(values.reshape(-1), 2 * many, DICE_BEFORE_BETS, DICE - 1)
    rows = values[: last_row_before_bets()]
    before = np.minimum(rows[:, :many], rows[:, many:])
    fill(before.reshape(-1), many, 0, DICE_BEFORE_BETS - 1)
    found: Values = before[start_of_turn(first_die).row] / WAYS_TO_FALL
    return found


def one_turn_more(known: TurnOutcomes, later: Chances, reach: int, first_die: int = ANYWHERE) -> Chances:
    """From no difference outwards, until it is decided or as far as `reach`: more points are never worse."""
    step = later.step
    farthest = reach // step
    up: list[Values] = []
    down: list[Values] = []
    first = 0
    while first <= farthest and not (up and up[-1][-1] >= 1.0):
        up.append(chances_at(known, later, np.arange(first, first + SIDE_BY_SIDE) * step, first_die))
        first += SIDE_BY_SIDE
    first = 0
    while -first < farthest and not (down and down[-1][0] <= NOTHING):
        first -= SIDE_BY_SIDE
        down.append(chances_at(known, later, np.arange(first, first + SIDE_BY_SIDE) * step, first_die))
    return trimmed(step, first, np.concatenate([*reversed(down), *up]))


def trimmed(step: int, lowest: int, chances: Values) -> Chances:
    begin, end = np.searchsorted(chances, [NOTHING, 1.0])
    return Chances(step, lowest + int(begin), chances[begin:end])


def solve_duel(
    table: tuple[int, ...],
    turns: int,
    progress: Progress | None = None,
    lead: int = 0,
    first_die: int = ANYWHERE,
) -> list[Chances]:
    """The chances with 0, 1, … `turns` turns to go, at all differences a game of one more can come to.

    One that begins with a lead, for points given ahead, has all of them shifted by it.
    """
    known = outcome(table)
    swing = widest_swing(known)
    solved = [over(math.gcd(step_of(known), lead))]
    for to_go in range(1, turns + 1):
        solved.append(one_turn_more(known, solved[-1], (turns + 1 - to_go) * swing + abs(lead), first_die))
        if progress is not None:
            progress(to_go / turns)
    return solved


def write(solved: list[Chances]) -> shelf.Tables:
    """As arrays, to be kept in a file."""
    lengths = np.array([len(chances.chances) for chances in solved])
    lowest = np.array([chances.lowest for chances in solved])
    joined = np.concatenate([chances.chances for chances in solved])
    return {"step": np.array(solved[0].step), "lengths": lengths, "lowest": lowest, "chances": joined}


def read_back(tables: shelf.Tables) -> list[Chances]:
    parts = np.split(tables["chances"], np.cumsum(tables["lengths"])[:-1])
    step = int(tables["step"])
    return [Chances(step, int(low), part) for low, part in zip(tables["lowest"], parts, strict=True)]


@functools.cache
def shipped() -> shelf.Tables:
    """What came with the package for the usual table, solved for the longest game there is."""
    with np.load(SHIPPED, allow_pickle=False) as tables:
        return dict(tables)


def make_shipped(progress: Progress | None = None) -> shelf.Tables:
    """The duel by turns to go and difference, and how a turn ends that is played for the lead."""
    return {**write(solve_duel(TABLE, SHIPPED_TURNS, progress)), "ends": ends_for_lead(TABLE)}


def is_shipped(table: tuple[int, ...], turns: int, lead: int = 0) -> bool:
    """Whether all differences that a game with one turn more can come to are in the package.

    Where the first die has to go on a field (Z8) they are the same: at the usual table none of these turns is
    worth more for having it on an escape. Those of a game that begins with a lead are, if it is a multiple of
    the steps and not too wide for the number of turns: up to a number of them all is solved until it is
    decided.
    """
    if table != TABLE or turns > SHIPPED_TURNS:
        return False
    if lead == 0:
        return True
    known = outcome(table)
    fits = turns <= ALL_DECIDED or abs(lead) <= (SHIPPED_TURNS - turns) * widest_swing(known)
    return fits and lead % step_of(known) == 0


def is_solved_at_once(s: Zocken) -> bool:
    """Whether the package has what any move is worth from this position of a game for two on."""
    return is_shipped(tuple(s.table), turns_to_go(s) - 1, s.points[0] - s.points[1])


@functools.cache
def usual_duel() -> list[Chances]:
    return read_back(shipped())


def duel(
    table: tuple[int, ...],
    turns: int,
    progress: Progress | None = None,
    lead: int = 0,
    first_die: int = ANYWHERE,
) -> list[Chances]:
    """The chances with up to so many turns to go: shipped, kept on disk, or worked out now."""
    if is_shipped(table, turns, lead):
        return usual_duel()
    key = {"table": table, "turns": turns, "lead": abs(lead), "first_die": first_die}
    modules = (kernels, positions, turn, sys.modules[__name__])

    def work_out() -> shelf.Tables:
        return write(solve_duel(table, turns, progress, lead, first_die))

    return read_back(shelf.kept("duel", GAME, key, modules, work_out))


def starter_wins(
    table: tuple[int, ...],
    rounds: int,
    progress: Progress | None = None,
    lead: int = 0,
    first_die: int = ANYWHERE,
) -> float:
    """The chance of who rolls first in a game of so many rounds, and has so many points more at the start."""
    later = duel(table, 2 * rounds - 1, progress, lead, first_die)[2 * rounds - 1]
    return float(chances_at(outcome(table), later, np.array([lead]), first_die)[0])


def turns_to_go(s: Zocken) -> int:
    """The turn at hand included."""
    return (s.rounds - s.round + 1) * s.players - (s.roller - s.first) % s.players


def chances_by_difference(table: tuple[int, ...], later: Chances, difference: int) -> tuple[Values, Values]:
    """The roller's chance by the end of the turn at hand, without and with a bet."""
    free, bet = utilities(outcome(table), later, np.array([difference]))
    return free[:, 0], bet[:, 0]


def chances_of_moves(s: Zocken, moves: Sequence[int], turn: SolvedTurn) -> list[float]:
    """The chance of winning after each of these moves of the seat on turn, roller or asked for a bet."""
    scale = float(MOST_PIPS ** (DICE - s.placed))
    if s.phase == BETTING:
        row = read(s).row
        return [1 - float((turn.bet if move == BET else turn.free)[row]) / scale for move in moves]
    return [worth / scale for worth in worths(turn.column(s), s, moves)]
