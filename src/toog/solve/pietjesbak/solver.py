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
from toog.solve.pietjesbak.rounds import (
    LANES,
    MOST,
    MOST_EDGES,
    solve_best,
    solve_last,
    value_effects,
    value_endings,
    write,
)
from toog.solve.pietjesbak.standings import Graph


def compile_sweep(solve_turn: Function) -> Function:
    """Solves batches of slates in their order, each from the table as it is then."""

    @njit(nogil=True, error_model="numpy", cache=True)
    def sweep(
        table: Any,
        begins: Any,
        size: int,
        full: int,
        cap: int,
        slates: Any,
        have_wiped: Any,
        top: int,
        position: Any,
        absent: Any,
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
        rate: float,
    ) -> float:
        n = slates.shape[2]
        width = n * LANES
        standings = position.size
        again = np.zeros(MOST_EDGES * (top + 1) * width)
        have = np.zeros(MOST_EDGES * (top + 1) * width)
        above = np.zeros(width)
        stops = np.zeros(LANES, np.int64)
        change = 0.0
        for batch in range(slates.shape[0]):
            marks = slates[batch]
            wiped = have_wiped[batch]
            value_effects(effects, ends, n, wiped, top, table, begins, size, full, cap, marks)
            value_endings(worth, standings, parts, part, effects, ends, n, wiped, top)
            for node in range(standings - 1, -1, -1):
                if absent[node] & wiped:
                    continue
                player = position[node]
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
                    )
            if rate > 0.0:
                moved = write(table, begins, size, full, cap, marks, wiped, worth, top, rate)
                change = max(change, moved)
        return change

    compiled: Function = sweep
    return compiled


@functools.cache
def sweeper(best: bool) -> tuple[Function, Path]:
    """Made once in a process for each way to count (P4), and kept on disk for the next."""
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
        self, values: Values, slates: NDArray[np.int64], wiped: NDArray[np.int64], rate: float = 1.0
    ) -> float:
        """Solves rounds from these slates and moves the table there by `rate`. Answers how far it was."""
        return self.run(values, slates, wiped, rate)

    def solve(self, values: Values, marks: Sequence[int], wiped: int) -> NDArray[np.float64]:
        """One round alone: its worth by standing, throws a turn may have, and player."""
        slates = np.tile(np.array(marks, np.int64), (1, LANES, 1))
        self.run(values, slates, np.array([wiped], np.int64), rate=0.0)
        rows = self.worth.reshape(-1, MOST, self.top + 1, len(marks), LANES)
        return rows[: self.graph.position.size, :, 0, :, 0].copy()

    def run(self, values: Values, slates: NDArray[np.int64], wiped: NDArray[np.int64], rate: float) -> float:
        function, folder = sweeper(self.graph.best)
        room = (self.top, *self.graph.arrays, self.worth, self.ends, rate)
        if not function.signatures:  # type: ignore[attr-defined]
            with alone_in(folder):  # compiled, or read, by solving nothing
                function(*values.arrays, slates[:0], wiped[:0], *room)
        change: float = function(*values.arrays, slates, wiped, *room)
        return change
