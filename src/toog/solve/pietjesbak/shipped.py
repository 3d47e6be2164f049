"""The values of all slates under the default rules, which come with the package.

To solve four players takes minutes, and a champion at the table has seconds. `python -m
toog.solve.pietjesbak.shipped` makes the file anew. It holds the chances of all players but the last as whole
numbers of 2⁻³², for the slates that can come about, in the order of `list_slates`.
"""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak import GAME
from toog.solve.pietjesbak.slates import Slates, beginnings, list_slates, slate_size, solve, usual_cap

FILE = Path(__file__).with_name("slates.npz")
PLAYERS = 4
UNIT = 2.0**32


@functools.cache
def slates() -> Slates:
    """For two to four players."""
    fresh = GAME.begin(PLAYERS, {})
    full, cap = fresh.full_slate, usual_cap(fresh)
    table = np.zeros(beginnings(PLAYERS, slate_size(full, cap))[-1])
    made = Slates(PLAYERS, full, cap, table)
    with np.load(FILE) as found:
        for players in range(2, PLAYERS + 1):
            chances = found[f"of_{players}"] / UNIT
            rows = np.concatenate([chances, 1 - chances.sum(axis=1, keepdims=True)], axis=1)
            table[places(made, players)] = rows
    return made


def write(made: Slates) -> None:
    packed = {
        f"of_{players}": np.rint(made.table[places(made, players)][:, :-1] * UNIT).astype(np.uint32)
        for players in range(2, PLAYERS + 1)
    }
    np.savez_compressed(FILE, **packed)  # type: ignore[arg-type]


def places(made: Slates, players: int) -> NDArray[np.int64]:
    """Where in the table the slates of so many players lie that can come about, a row of places for each."""
    found = []
    for wiped, marks in list_slates(players, made.full, made.cap, alike=True):
        place = np.zeros(len(marks), np.int64)
        for player in range(players):
            never = made.cap - made.full + marks[:, player]
            place = place * made.size + np.where(wiped >> player & 1, marks[:, player] - 1, never)
        found.append(place)
    first = beginnings(PLAYERS, made.size)[players] + np.concatenate(found) * players
    rows: NDArray[np.int64] = first[:, None] + np.arange(players)
    return rows


if __name__ == "__main__":
    write(solve(PLAYERS, {}))
