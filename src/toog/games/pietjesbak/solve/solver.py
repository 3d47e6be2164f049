"""Goes over slates in batches and solves the round from each: the loop round `rounds`, compiled and kept."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numba import njit
from numpy.typing import NDArray

from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.reach import Function
from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.solve.places import LANES, MOST, look_up_leans, write
from toog.games.pietjesbak.solve.rounds import (
    MOST_EDGES,
    solve_best,
    solve_last,
    value_effects,
    value_endings,
)
from toog.games.pietjesbak.solve.standings import Graph

SEEN = 3  # noted of the choices of a slate: a sum of those to stop, the narrowest, the most given away


def compile_sweep(solve_turn: Function) -> Function:
    """Solves batches of slates in their order, each from the table as it is then.

    Where `known`, what the ends of the round are worth lies in `ends` already, and the table is not read.
    """

    @njit(nogil=True, error_model="numpy", cache=True)
    def sweep(
        table: Any,
        levels: Any,
        lean: Any,
        begins: Any,
        size: int,
        full: int,
        cap: int,
        slates: Any,
        have_wiped: Any,
        top: int,
        position: Any,
        absent: Any,
        dropped: Any,
        apes: Any,
        first: Any,
        leads: Any,
        chance: Any,
        parts: Any,
        part: Any,
        effects: Any,
        any_seven: bool,
        worth: Any,
        ends: Any,
        seen: Any,
        known: bool,
        writes: bool,
    ) -> float:
        n = slates.shape[2]
        width = n * LANES
        standings = position.size
        again = np.zeros(MOST_EDGES * (top + 1) * width)
        have = np.zeros(MOST_EDGES * (top + 1) * width)
        above = np.zeros(width)
        stops = np.zeros(LANES, np.int64)
        leans = np.full((1 if known else 1 << n, (top + 1) * LANES), lean[0])
        change = 0.0
        for batch in range(slates.shape[0]):
            marks = slates[batch]
            wiped = have_wiped[batch]
            noted = None if seen is None else seen[batch]
            if not known:
                value_effects(effects, ends, n, wiped, top, table, begins, size, full, cap, marks)
                look_up_leans(lean, levels, begins, size, full, cap, marks, wiped, n, top, leans)
            value_endings(worth, standings, parts, part, effects, ends, n, wiped, top)
            for node in range(standings - 1, -1, -1):
                if absent[node] & wiped:
                    continue
                player = position[node]
                gone = dropped[node] if leans.shape[0] > 1 else 0
                for most in range(MOST if player == 0 else 1, MOST + 1):
                    solve_turn(
                        worth,
                        node,
                        most,
                        player,
                        n,
                        wiped,
                        top,
                        apes,
                        first,
                        leads,
                        chance,
                        any_seven,
                        again,
                        have,
                        above,
                        stops,
                        leans[gone],
                        gone == 0,
                        noted,
                    )
            if writes:
                moved = write(table, begins, size, full, cap, marks, wiped, worth, top)
                change = max(change, moved)
        return change

    compiled: Function = sweep
    return compiled


@functools.cache
def sweeper(best: bool, watched: bool) -> tuple[Function, Path]:
    """Made once in a process for each way to count (P4), and kept on disk for the next.

    One that is watched notes its choices. It is another, so that a player does not wait for it.
    """
    solve_turn = solve_best if best else solve_last
    folder = folder_for(GAME, (compile_sweep, solve_turn))
    with kept_in(folder):
        return compile_sweep(solve_turn), folder


class Values(Protocol):
    """A table of what slates are worth, as compiled code takes it."""

    @property
    def arrays(self) -> tuple[Any, ...]: ...


class Solver:
    """Room to solve the rounds of one graph in; `top` is the most sevens of a round that are told apart."""

    def __init__(self, graph: Graph, top: int) -> None:
        self.graph = graph
        self.top = top
        rows = graph.position.size + len(graph.parts)
        width = graph.players * LANES
        self.worth = np.zeros(rows * MOST * (top + 1) * width)
        self.ends = np.zeros(len(graph.effects) * (top + 1) * width)

    def sweep(
        self,
        values: Values,
        slates: NDArray[np.int64],
        wiped: NDArray[np.int64],
        seen: NDArray[np.float64] | None = None,
    ) -> float:
        """Solves rounds from these slates into the table. Answers how far that moved it.

        What is to be noted of the choices of each slate is written into `seen`, by batch and lane.
        """
        if seen is not None:
            seen[:] = np.array([0.0, 1.0, 0.0])[:, None]
        return self.run(values, slates, wiped, seen, writes=True)

    def solve(self, values: Values, marks: Sequence[int], wiped: int) -> NDArray[np.float64]:
        """One round alone: its worth by standing, throws a turn may have, and player."""
        slates = np.tile(np.array(marks, np.int64), (1, LANES, 1))
        self.run(values, slates, np.array([wiped], np.int64), None, writes=False)
        rows = self.worth.reshape(-1, MOST, self.top + 1, len(marks), LANES)
        return rows[: self.graph.position.size, :, 0, :, 0].copy()

    def solve_from(
        self, values: Values, ends: NDArray[np.float64], marks: NDArray[np.int64], wiped: int
    ) -> NDArray[np.float64]:
        """Rounds from a slate in each lane, where it is known what their ends are worth.

        By standing, throws a turn may have, sevens, player and lane. Not to be kept: the next writes over it.
        """
        self.ends[:] = ends
        self.run(values, marks[None], np.array([wiped], np.int64), None, writes=False, known=True)
        rows = self.worth.reshape(-1, MOST, self.top + 1, self.graph.players, LANES)
        return rows[: self.graph.position.size]

    def run(
        self,
        values: Values,
        slates: NDArray[np.int64],
        wiped: NDArray[np.int64],
        seen: NDArray[np.float64] | None,
        writes: bool,
        known: bool = False,
    ) -> float:
        function, folder = sweeper(self.graph.best, seen is not None)
        room = (self.top, *self.graph.arrays, self.worth, self.ends)
        if not function.signatures:  # type: ignore[attr-defined]
            with alone_in(folder):  # compiled, or read, by solving nothing
                function(*values.arrays, slates[:0], wiped[:0], *room, seen, known, writes)
        change: float = function(*values.arrays, slates, wiped, *room, seen, known, writes)
        return change
