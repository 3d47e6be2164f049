"""Fits the formula of `estimate.py` to best play, by fitted value iteration.

For each number of players in turn some hundred slates are drawn. The round from each is solved for what the
formula says of its ends, the formula is fitted to what the slates are then worth, and so on until it stays.
`python -m toog.games.pietjesbak.solve.fitting` makes the weights that come with the package anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.solve.estimate import (
    FILE,
    SEATS,
    EstimatedSlates,
    Marks,
    Numbers,
    Weights,
    chances,
    features,
    lanes_of,
    value_ends,
)
from toog.games.pietjesbak.solve.places import LANES, MOST
from toog.games.pietjesbak.solve.sketch import SEVENS, sketch_of
from toog.games.pietjesbak.solve.solver import Solver

BATCHES = 64
SWEEPS = 14
STEPS = 4  # of Gauss and Newton, in each fit
RIDGE = 1e-4
EXTRA = 3  # marks that sevens may have added to a slate that is drawn


def fit(most: int = SEATS, batches: int = BATCHES, sweeps: int = SWEEPS) -> Weights:
    weights: Weights = {}
    for players in range(2, most + 1):
        weights[players] = first_guess(players)
        slates = list(draw_slates(players, batches, np.random.default_rng(players)))
        solver = Solver(sketch_of(players, ()), SEVENS)
        for _ in range(sweeps):
            worths = [solve_slates(solver, weights, marks, wiped) for wiped, marks in slates]
            weights[players], moved = refit(weights, slates, np.array(worths))
        sys.stderr.write(f"{players} players: {moved:.5f} off\n")
    return weights


def first_guess(players: int) -> Numbers:
    """Half as strong with each three marks more."""
    width = features(np.ones((1, players), np.int64), np.ones((1, players), np.int64)).shape[-1]
    found = np.zeros(width)
    found[0] = -0.25
    return found


def draw_slates(players: int, many: int, chance: np.random.Generator) -> Iterator[tuple[int, Marks]]:
    """Batches in which the same have wiped; who never has got a full slate and all that sevens added."""
    full = GAME.begin(players, {}).full_slate
    for _ in range(many):
        wiped = int(chance.integers(1 << players)) | int(chance.integers(1 << players))
        has = (wiped >> np.arange(players) & 1) == 1
        added = np.minimum(chance.geometric(0.5, (LANES, 1)) - 1, EXTRA)
        most = chance.integers(1, full, (LANES, 1), endpoint=True) + added
        marks = chance.integers(1, most, (LANES, players), endpoint=True)
        yield wiped, np.where(has, marks, full + added)


def solve_slates(solver: Solver, weights: Weights, marks: Marks, wiped: int) -> Numbers:
    """The worth of these slates to each player, by lane."""
    ends = lanes_of(value_ends(solver.graph, solver.top, weights, marks, wiped))
    rows = solver.solve_from(EstimatedSlates(weights), ends, marks, wiped)
    found: Numbers = rows[0, MOST - 1, 0].T.copy()
    return found


def refit(weights: Weights, slates: list[tuple[int, Marks]], worths: Numbers) -> tuple[Numbers, float]:
    """The weights whose chances are nearest to these, by least squares, and how far off they stay."""
    players = worths.shape[-1]
    marks = np.array([some for _, some in slates])
    wiped = np.array([has >> np.arange(players) & 1 for has, _ in slates])[:, None, :]
    wiped = np.broadcast_to(wiped, marks.shape)
    found = weights[players].copy()
    seen = features(marks, wiped)
    for _ in range(STEPS):
        now = chances({players: found}, marks, wiped)
        slope = now[..., None] * (seen - (now[..., None] * seen).sum(axis=-2, keepdims=True))
        matrix = slope.reshape(-1, slope.shape[-1])
        off = (worths - now).reshape(-1)
        found += np.linalg.solve(matrix.T @ matrix + RIDGE * np.eye(len(found)), matrix.T @ off)
    off = worths - chances({players: found}, marks, wiped)
    return found, float(np.sqrt((off**2).mean()))


if __name__ == "__main__":
    np.savez(FILE, allow_pickle=False, **{f"of_{players}": found for players, found in fit().items()})
