"""What slates are worth about, for any number of players: a formula in the marks, fitted to best play.

Each player has a strength, linear in what stands on the own slate and in how near the others are to their
end; the chances to win are as the exponentials of these. `fitting.py` makes the weights, for each number of
players still in the game, under the default rules. Other house rules are estimated by the same.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak.solve.places import LANES
from toog.games.pietjesbak.solve.standings import Graph

FILE = Path(__file__).with_name("estimate.npz")
SEATS = 8
DIGITS = 12  # what machines may add up differently lies below this
AS_GOOD = 1e-12  # a player stops unless to throw again is better by more

Numbers = NDArray[np.float64]
Marks = NDArray[np.int64]
Weights = dict[int, Numbers]
"""By the number of players."""


@functools.cache
def fitted() -> Weights:
    with np.load(FILE) as found:
        return {players: found[f"of_{players}"] for players in range(2, SEATS + 1)}


def features(marks: Marks, wiped: Marks) -> Numbers:
    """Of each player, in the last place; the starter of the round is the first player."""
    many = marks.astype(float)
    near = 1 / many
    slate = np.stack(
        [many, np.sqrt(many), near, near * near, marks == 1, marks == 2, marks == 3, 1 - wiped], axis=-1
    )
    place = np.broadcast_to(np.eye(marks.shape[-1]), (*marks.shape, marks.shape[-1]))
    others = among_others(near)
    about = [others, among_others(marks == 1), among_others(marks == 2)]
    starter = [(measure[..., :1])[..., None] for measure in (near, marks == 1, marks == 2)]
    parts = [slate, slate * place[..., :1], place, place * others]
    return np.concatenate([*parts, *(slate * seen for seen in (*about, *starter))], axis=-1)


def among_others(measure: NDArray[Any]) -> Numbers:
    """The sum of it over all players but each."""
    found: Numbers = (measure.sum(axis=-1, keepdims=True) - measure)[..., None]
    return found


def chances(weights: Weights, marks: Marks, wiped: Marks) -> Numbers:
    """Of each player to win; before the last place there may be as many slates as one likes."""
    strength = features(marks, wiped) @ weights[marks.shape[-1]]
    raised = np.exp(strength - strength.max(axis=-1, keepdims=True))
    shares: Numbers = raised / raised.sum(axis=-1, keepdims=True)
    return shares.round(DIGITS)


def value_ends(graph: Graph, top: int, weights: Weights, marks: Marks, wiped: int) -> Numbers:
    """What each effect is worth after so many sevens, to each player, by lane: what `Solver.ends` holds."""
    effects, n = graph.effects, graph.players
    has = wiped >> np.arange(n) & 1
    sevens = np.arange(top + 1)[None, :, None, None]
    left = np.broadcast_to(marks[None, None] + sevens, (len(effects), top + 1, len(marks), n)).copy()
    have = np.broadcast_to(has, left.shape).copy()
    won = effects[:, 1] >= 0
    rows, winner, wipes = np.flatnonzero(won), effects[won, 1], effects[won, 2]
    left[rows, :, :, winner] -= wipes[:, None, None]
    have[rows, :, :, winner] = 1
    left[..., 0] += effects[:, 4, None, None]
    worth = np.zeros(left.shape)
    for out, starter in {(int(e[0]), int(e[3])) for e in effects}:
        order = [p for turn in range(n) if out >> (p := (starter + turn) % n) & 1 == 0]
        if len(order) > 1:
            same = np.flatnonzero((effects[:, 0] == out) & (effects[:, 3] == starter))
            at = np.ix_(same, np.arange(top + 1), np.arange(len(marks)), np.array(order))
            worth[at] = chances(weights, np.maximum(left[at], 1), have[at])
    mine = np.take_along_axis(left, np.maximum(effects[:, 1], 0)[:, None, None, None], axis=3)[..., 0]
    over = won[:, None, None] & ((effects[:, 5] == 1)[:, None, None] | (mine <= 0))
    worth[over] = np.eye(n)[np.broadcast_to(effects[:, 1, None, None], over.shape)[over]]
    return worth


class EstimatedSlates:
    """Stands where a table of slates does, with no table behind it."""

    players = SEATS

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @property
    def arrays(self) -> tuple[Any, ...]:
        """Nothing that compiled code would read."""
        none = np.zeros(0)
        return (none, np.zeros(0, np.int8), np.array([AS_GOOD]), np.zeros(0, np.int64), 0, 0, 0)

    def worth(self, marks: list[int], wiped: list[int]) -> Numbers:
        return chances(self.weights, np.array(marks), np.array(wiped))

    def lean(self, marks: list[int], wiped: list[int]) -> float:
        return AS_GOOD


def lanes_of(worth: Numbers) -> Numbers:
    """In the order of `Solver.ends`, for one slate in all lanes or for a slate in each."""
    spread = np.broadcast_to(worth, (*worth.shape[:2], LANES, worth.shape[3]))
    return spread.transpose(0, 1, 3, 2).reshape(-1)
