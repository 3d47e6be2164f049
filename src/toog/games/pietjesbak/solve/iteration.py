"""Solves all slates by value iteration, until a play is found that rests.

Sweeps go from few marks to many, because rounds wipe marks; only sevens and lost stoefs lead back. Among
three and more each player's best answer to the others can go in circles, where two moves are nearly as good
and each makes the other better. Slates on which choices keep changing are made to lean, each time a little
more, until all rest. Those that only followed the others then stand upright again: there best answers rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.rules import SIT_OUT
from toog.games.pietjesbak.solve.places import LANES
from toog.games.pietjesbak.solve.slates import (
    LEANS,
    Slates,
    beginnings,
    in_batches,
    list_slates,
    slate_size,
    usual_cap,
)
from toog.games.pietjesbak.solve.solver import SEEN, Solver
from toog.games.pietjesbak.solve.standings import graph_of, house_rules

SETTLED = 1e-11  # when no value changes by more, the table is done
ROUGH = 4  # sweeps in which only one seven of a round is told from none
PLAIN = 8  # sweeps before it is looked at which choices still change
SHRINKING = 0.7  # while fewer than this part of the choices go on changing each time, none goes in circles
MOST_SWEEPS = 60
SAME, CLEAR = 2e-12, 1e-9  # two moves are the same below; between, rounding could decide, so the slate leans

Progress = Callable[[float], None]
Flags = NDArray[np.bool_]


def solve(
    players: int,
    options: Mapping[str, Any],
    cap: int | None = None,
    progress: Progress | None = None,
    uneven: bool = False,
) -> Slates:
    """All slates of so many players, and of fewer when three apes can put players out (P14).

    Where marks are given ahead, `uneven`, who never wiped may have any number of them.
    """
    s = GAME.begin(players, dict(options))
    cap = usual_cap(s) if cap is None else cap
    fewest = players if s.apes_early == SIT_OUT else 2
    full = 1 if uneven else s.full_slate
    size = slate_size(full, cap)
    begins = beginnings(players, size)
    progress = nowhere if progress is None else progress
    slates = Slates(players, full, cap, np.empty(begins[-1]), np.zeros(begins[-1], np.int8))
    gains = [0.0] * (players + 1)
    for many in range(fewest, players + 1):
        slates.table[begins[many] : begins[many + 1]] = 1 / many
        iteration = Iteration(slates, many, options)
        moving = iteration.rest(progress if many == players else nowhere)
        gains[many] = max(iteration.gain_left, moving if moving >= SETTLED else 0.0)
    return replace(slates, gains=tuple(gains))


def nowhere(share: float) -> None:
    """Progress that nobody watches."""


class Iteration:
    """The slates of so many players, which lie in batches from few marks to many."""

    def __init__(self, slates: Slates, players: int, options: Mapping[str, Any]) -> None:
        s = GAME.begin(players, dict(options))
        graph = graph_of(players, house_rules(GAME.check_options(dict(options), players)))
        self.slates = slates
        self.players = players
        alike = s.stoef_lost == 0 and slates.full == s.full_slate
        self.batches, self.wiped = in_batches(list_slates(players, slates.full, slates.cap, alike))
        self.seen = np.zeros((len(self.batches), SEEN, LANES))
        self.stood = False
        self.graph = graph
        self.solver = Solver(graph, graph.most_sevens)

    @property
    def gain_left(self) -> float:
        return float(self.seen[:, 2].max())

    def rest(self, progress: Progress) -> float:
        """Answers how far the last sweep still moved a value. Of two nothing goes in circles."""
        self.approach(progress)
        if self.players == 2:
            return self.solver.sweep(self.slates, self.batches, self.wiped)
        many, change = self.batches.size, 1.0
        leant = False
        for sweep in range(MOST_SWEEPS):
            changed, change = self.sweep()
            before, many = many, int(changed.sum())
            done = max(sweep / MOST_SWEEPS, math.log(max(change, SETTLED)) / math.log(SETTLED))
            progress((1 + done) / 2)
            if leant:  # what changed may be the answer to that
                leant = False
            elif change < SETTLED:
                leant = self.stand_clear()
                if not leant:
                    break
            elif many > SHRINKING * before:
                self.lean(changed)
                leant = True
        return change

    def approach(self, progress: Progress) -> None:
        """Sweeps that are not watched, the first of them rough and quick."""
        most = MOST_SWEEPS if self.players == 2 else PLAIN
        solvers = [Solver(self.graph, 0), *[Solver(self.graph, 1)] * ROUGH, *[self.solver] * most]
        for done, solver in enumerate(solvers):
            progress(done / len(solvers) / 2)
            change = solver.sweep(self.slates, self.batches, self.wiped)
            if solver is self.solver and change < SETTLED:
                break

    def sweep(self) -> tuple[Flags, float]:
        """Which slates changed a choice, by batch and lane, and how far a value moved."""
        before = self.seen[:, 0].copy()
        change = self.solver.sweep(self.slates, self.batches, self.wiped, self.seen)
        return self.seen[:, 0] != before, change

    def stand_clear(self) -> bool:
        """Puts upright, once, where nothing is given away, and leans where a choice is narrow.

        Answers whether there was any such slate.
        """
        places = self.places()
        in_vain = (self.seen[:, 2] == 0) & (self.slates.levels[places] > 0)
        if self.stood:
            in_vain[:] = False
        self.stood = True
        self.slates.levels[places[in_vain]] = 0
        narrow = (self.seen[:, 1] > SAME) & (self.seen[:, 1] < CLEAR)
        self.lean(narrow)
        return bool(narrow.any() or in_vain.any())

    def places(self) -> NDArray[np.int64]:
        return self.slates.places(self.wiped[:, None], self.batches)

    def lean(self, chosen: Flags) -> None:
        """Each of these slates leans by the next that there is."""
        places = np.unique(self.places()[chosen])
        self.slates.levels[places] = np.minimum(self.slates.levels[places] + 1, len(LEANS) - 1)
