"""The value of a position of Mens: one win chance for each seat, learned from games.

Each colour looks at the board from its own A and comes to one number, by the same small network for
all of them. Of these numbers the chances of the seats are made, so they add up to one, and turning the
board turns the chances. How the weights were learned is told in `training/README.md`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import CHANCE, NOBODY, OVER
from toog.games.mens.bots.inputs import MOST_ACTIVE, read_inputs
from toog.games.mens.rules import BY_ALL, moves, play, throw, turn
from toog.games.mens.state import Mens

WEIGHTS = Path(__file__).with_name("weights.npz")
FACES = 6
MOST_MOVES = 4
DIGITS = 9
"""What machines may add up differently lies far below this."""

Chances = NDArray[np.float64]
"""A row for each position, with the win chance of each seat."""


class Net(NamedTuple):
    """`first` leads from the inputs to the hidden units and, in its last column, straight to the number."""

    first: NDArray[np.float64]
    last: NDArray[np.float64]


def net_of(s: Mens) -> Net:
    """There is one for each board, and another where someone plays several colours."""
    owners = [seat for seat in s.owner if seat != NOBODY]
    return read_net(name_of_net(s.colours, double=len(owners) > s.players))


def name_of_net(colours: int, *, double: bool) -> str:
    return f"{'double' if double else 'single'}{colours}"


@functools.lru_cache(maxsize=4)
def read_net(name: str) -> Net:
    with np.load(WEIGHTS) as kept:
        return Net(kept[f"{name}_first"].astype(np.float64), kept[f"{name}_last"].astype(np.float64))


# The chances of a position


def chances(positions: Sequence[Mens]) -> Chances:
    """For positions of one table: before a throw, or when the game is over."""
    s = positions[0]
    owned = np.array([[owner == seat for seat in range(s.players)] for owner in s.owner[: s.colours]], float)
    won = share(numbers(positions), owned, by_all=s.win == BY_ALL)
    for row, position in enumerate(positions):
        if turn(position) == OVER:
            won[row] = np.arange(s.players) == position.winner
    return won.round(DIGITS)


def numbers(positions: Sequence[Mens]) -> NDArray[np.float64]:
    """The number each colour comes to, in each position. Summed up in the same order on every machine."""
    net = net_of(positions[0])
    at, much = [0] * MOST_ACTIVE, [0.0] * MOST_ACTIVE
    places: list[int] = []
    values: list[float] = []
    begins: list[int] = []
    for s in positions:
        for colour in range(s.colours):
            begins.append(len(places))
            many = read_inputs(s, colour, at, much)
            places += at[:many]
            values += much[:many]
    sums = np.add.reduceat(net.first[places] * np.array(values)[:, None], begins, axis=0)
    hidden, straight = sums[:, :-1], sums[:, -1]
    found = straight + (hidden / (1 + np.abs(hidden)) * net.last).sum(axis=1)
    return np.asarray(found).reshape(len(positions), -1)


def share(found: NDArray[np.float64], owned: NDArray[np.float64], *, by_all: bool) -> Chances:
    """M5: a seat is as strong as its colours together, or where all have to come home as the weakest."""
    strength = 1 / (np.exp(-found) @ owned) if by_all else np.exp(found) @ owned
    return np.asarray(strength / strength.sum(axis=1, keepdims=True))


# The chances after each move


def worth_of_moves(s: Mens, codes: Sequence[int], plies: int) -> Chances:
    """The chances of all seats after each of these moves; with two plies, seen one throw further."""
    after = [played(s, code) for code in codes]
    return chances(after) if plies == 1 else after_throw(after)


def played(s: Mens, code: int) -> Mens:
    after = s.copy()
    play(after, s.hand, code)
    return after


def after_throw(positions: Sequence[Mens]) -> Chances:
    """The mean over six throws, each answered with the move that is best for whoever has thrown."""
    leaves: list[Mens] = []
    answers: list[tuple[int, int, int]] = []  # who answers, and which leaves he has the choice of
    for s in positions:
        for pips in range(1, FACES + 1):
            before = len(leaves)
            hand = look_further(s, pips, leaves)
            answers.append((hand, before, len(leaves)))
    won = chances(leaves)
    best = [won[first + int(won[first:last, hand].argmax())] for hand, first, last in answers]
    means: Chances = np.array(best).reshape(len(positions), FACES, -1).mean(axis=1)
    return means.round(DIGITS)


def look_further(s: Mens, pips: int, leaves: list[Mens]) -> int:
    """Adds every position this throw may lead to. Answers who chooses among them."""
    if turn(s) == OVER:
        leaves.append(s)
        return s.hand
    thrown = s.copy()
    throw(thrown, [pips])
    if turn(thrown) == CHANCE:  # M17: a failed try
        leaves.append(thrown)
        return thrown.hand
    out = [0] * (MOST_MOVES + 1)
    many = moves(thrown, thrown.hand, out)
    leaves += [played(thrown, code) for code in out[:many]]
    return thrown.hand
