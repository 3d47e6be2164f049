"""What every slate is worth at the beginning of a round, as a table.

A slate is what all players have: marks, and whether they ever wiped one. Players are counted from the starter
of the round. Sevens add marks without end, so slates are told apart up to a cap, and a mark beyond it is not
written: how much that changes is measured in docs/solving-pietjesbak.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak.rules import ANY
from toog.games.pietjesbak.solve.places import LANES, place_of
from toog.games.pietjesbak.state import Pietjesbak

LEANS = np.array((1e-12, 1e-8, -1e-8, 1e-7, -1e-7, 1e-6, -1e-6, 1e-5, -1e-5, 1e-4, -1e-4, 1e-3, -1e-3, 1.0))
"""By how much to throw again must be better before a player does not stop: nearly nothing, and on slates
whose best answers went in circles the first that let them rest. Below zero it is to stop that must be better.
"""


@dataclass(frozen=True)
class Slates:
    """The values of all slates, for two players and for as many more as are needed."""

    players: int
    full: int  # the fewest marks of who never wiped: a full slate, or one where marks are given ahead
    cap: int
    table: NDArray[np.float64]
    levels: NDArray[np.int8]  # for each slate, where its first chance lies, the number of its lean
    gains: tuple[float, ...] = ()  # by number of players, what could be gained by leaving this play

    @property
    def size(self) -> int:
        """The different slates of one player."""
        return slate_size(self.full, self.cap)

    def gain_left(self, players: int) -> float:
        """The most that anyone among so many could gain by leaving this play in one choice."""
        return max(self.gains[: players + 1], default=0.0)

    @property
    def arrays(self) -> tuple[Any, ...]:
        begins = np.array(beginnings(self.players, self.size), np.int64)
        return (self.table, self.levels, LEANS, begins, self.size, self.full, self.cap)

    def worth(self, marks: list[int], wiped: list[int]) -> NDArray[np.float64]:
        """Of these slates, the starter's first."""
        at = self.place(marks, wiped)
        return self.table[at : at + len(marks)]

    def lean(self, marks: list[int], wiped: list[int]) -> float:
        """By how much to throw again must be better on these slates before a player does not stop."""
        return float(LEANS[self.levels[self.place(marks, wiped)]])

    def places(self, wiped: NDArray[np.int64], marks: NDArray[np.int64]) -> NDArray[np.int64]:
        """Where the first chance of each of these slates lies, with a mask for each of who has wiped."""
        players = marks.shape[-1]
        place = np.zeros(marks.shape[:-1], np.int64)
        for player in range(players):
            never = self.cap - self.full + marks[..., player]
            place = place * self.size + np.where(wiped >> player & 1, marks[..., player] - 1, never)
        found: NDArray[np.int64] = beginnings(self.players, self.size)[players] + place * players
        return found

    def place(self, marks: list[int], wiped: list[int]) -> int:
        place = 0
        for many, has in zip(marks, wiped, strict=True):
            place = place * self.size + place_of(many, has, self.full, self.cap)
        return beginnings(self.players, self.size)[len(marks)] + place * len(marks)


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


def list_slates(players: int, full: int, cap: int, alike: bool) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """For each set of players who have wiped, all their marks.

    Who never wiped has a full slate and what came after. Where a lost stoef costs nothing, and no marks are
    given ahead, that is the same for all of them (`alike`), and more than anyone has who did wipe.
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
