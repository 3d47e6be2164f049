"""What every slate is worth at the beginning of a round, by value iteration.

A slate is what all players have: marks, and whether they ever wiped one. Players are counted from the starter
of the round. Sevens add marks without end, so slates are told apart up to a cap, and a mark beyond it is not
written: how much that changes is measured in docs/solving-pietjesbak.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.rules import ANY, SIT_OUT
from toog.games.pietjesbak.state import Pietjesbak
from toog.solve.pietjesbak.rounds import LANES, place_of
from toog.solve.pietjesbak.solver import Solver
from toog.solve.pietjesbak.standings import graph_of, house_rules

MOST_SEVENS = 6  # told apart in one round: seven in twelve throws fall once in ten thousand million rounds
SETTLED = 1e-11  # when no value changes by more, the table is done
WHOLE_SWEEPS = 20
MOST_SWEEPS = 40

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Slates:
    """The values of all slates, for two players and for as many more as are needed."""

    players: int
    full: int
    cap: int
    table: NDArray[np.float64]

    @property
    def size(self) -> int:
        """The different slates of one player."""
        return slate_size(self.full, self.cap)

    @property
    def arrays(self) -> tuple[Any, ...]:
        begins = np.array(beginnings(self.players, self.size), np.int64)
        return (self.table, begins, self.size, self.full, self.cap)

    def worth(self, marks: list[int], wiped: list[int]) -> NDArray[np.float64]:
        """Of these slates, the starter's first."""
        place = 0
        for many, has in zip(marks, wiped, strict=True):
            place = place * self.size + place_of(many, has, self.full, self.cap)
        at = beginnings(self.players, self.size)[len(marks)] + place * len(marks)
        return self.table[at : at + len(marks)]


def slate_size(full: int, cap: int) -> int:
    return cap + cap - full + 1


def beginnings(players: int, size: int) -> list[int]:
    """Where the slates of so many players begin; after the last, the length of it all."""
    begins = [0, 0, 0]
    for many in range(2, players + 1):
        begins.append(begins[-1] + many * size**many)
    return begins


def usual_cap(s: Pietjesbak) -> int:
    """So many marks that what lies beyond changes no digit of nine; see the page."""
    return s.full_slate + 5 + (4 if s.seven == ANY else 0) + 3 * s.stoef_lost


def solve(
    players: int, options: Mapping[str, Any], cap: int | None = None, progress: Progress | None = None
) -> Slates:
    """All slates of so many players, and of fewer when three apes can put players out (P14)."""
    s = GAME.begin(players, dict(options))
    cap = usual_cap(s) if cap is None else cap
    fewest = players if s.apes_early == SIT_OUT else 2
    size = slate_size(s.full_slate, cap)
    table = np.empty(beginnings(players, size)[-1])
    slates = Slates(players, s.full_slate, cap, table)
    for many in range(fewest, players + 1):
        first, last = beginnings(players, size)[many : many + 2]
        table[first:last] = 1 / many
        iterate(slates, many, options, progress if many == players else None)
    return slates


def iterate(slates: Slates, players: int, options: Mapping[str, Any], progress: Progress | None) -> float:
    """Sweeps from few marks to many, because rounds wipe marks; sevens lead back, and are first left out.

    Answers how far the last sweep still moved a value. Among three and more each player's best answer to the
    others can go in circles, where two moves are nearly as good: after some sweeps the values are averaged.
    """
    s = GAME.begin(players, dict(options))
    graph = graph_of(players, house_rules(GAME.check_options(dict(options), players)))
    deepest = min(players * (3 if s.seven == ANY else 1), MOST_SEVENS)
    batches, wiped = in_batches(list_slates(players, slates.full, slates.cap, s.stoef_lost == 0))
    Solver(graph, 0).sweep(slates, batches, wiped)
    solver = Solver(graph, deepest)
    for sweep in range(MOST_SWEEPS):
        rate = 1.0 if sweep < WHOLE_SWEEPS else 1 / (sweep - WHOLE_SWEEPS + 2)
        change = solver.sweep(slates, batches, wiped, rate)
        if progress is not None:
            progress(max(sweep / MOST_SWEEPS, math.log(max(change, SETTLED)) / math.log(SETTLED)))
        if change < SETTLED:
            break
    return change


def list_slates(players: int, full: int, cap: int, alike: bool) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """For each set of players who have wiped, all their marks.

    Who never wiped has a full slate and what came after. Where a lost stoef costs nothing that is the same
    for all of them (`alike`), and more than anyone has who did wipe.
    """
    for has in product((0, 1), repeat=players):
        wiped = sum(flag << player for player, flag in enumerate(has))
        ranges = [np.arange(1 if flag else full, cap + 1) for flag in has]
        marks = np.stack(np.meshgrid(*ranges, indexing="ij"), axis=-1).reshape(-1, players)
        if alike and not all(has):
            flags = np.array(has, bool)
            never = marks[:, ~flags]
            most = never.max(axis=1, keepdims=True)
            fits = (never == most).all(axis=1)
            fits &= ((marks[:, flags] < most) | (most == cap)).all(axis=1)
            marks = marks[fits]
        yield wiped, marks


def in_batches(
    slates: Iterator[tuple[int, NDArray[np.int64]]],
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """From few marks to many, in lanes of whom the same have wiped; the last is repeated to fill them."""
    batches, wiped, sums = [], [], []
    for has, marks in slates:
        together = marks.sum(axis=1)
        for total in np.unique(together):
            some = marks[together == total]
            missing = -len(some) % LANES
            some = np.concatenate([some, np.repeat(some[-1:], missing, axis=0)])
            lanes = some.reshape(-1, LANES, marks.shape[1])
            batches.append(lanes)
            wiped += [has] * len(lanes)
            sums += [total] * len(lanes)
    order = np.argsort(sums, kind="stable")
    return np.concatenate(batches)[order], np.array(wiped, np.int64)[order]
