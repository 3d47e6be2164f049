"""The values of all slates under the default rules, which come with the package.

To solve four players takes many minutes, and a champion at the table has seconds.
`python -m toog.games.pietjesbak.solve.shipped` makes the file anew, bit for bit. It holds the chances of all
players but the last as whole numbers of 2⁻³², for the slates that can come about, in the order of
`list_slates`, and of the few slates that lean which they are and how much. No choice is so narrow that
rounding decides it.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.solve.iteration import solve
from toog.games.pietjesbak.solve.slates import Slates, beginnings, list_slates, slate_size, usual_cap

FILE = Path(__file__).with_name("slates.npz")
PLAYERS = 4
UNIT = 2.0**32


@functools.cache
def slates() -> Slates:
    """For two to four players."""
    fresh = GAME.begin(PLAYERS, {})
    full, cap = fresh.full_slate, usual_cap(fresh)
    length = beginnings(PLAYERS, slate_size(full, cap))[-1]
    with np.load(FILE) as found:
        gains = tuple(found["gains"].tolist())
        made = Slates(PLAYERS, full, cap, np.zeros(length), np.zeros(length, np.int8), gains)
        made.levels[found["leaning"]] = found["levels"]
        for players in range(2, PLAYERS + 1):
            chances = found[f"of_{players}"] / UNIT
            rows = np.concatenate([chances, 1 - chances.sum(axis=1, keepdims=True)], axis=1)
            made.table[places(made, players)] = rows
    return made


def write(made: Slates, file: Path = FILE) -> None:
    leaning = np.flatnonzero(made.levels)
    packed: dict[str, NDArray[Any]] = {
        f"of_{players}": np.rint(made.table[places(made, players)][:, :-1] * UNIT).astype(np.uint32)
        for players in range(2, PLAYERS + 1)
    }
    packed |= {"leaning": leaning, "levels": made.levels[leaning], "gains": np.array(made.gains)}
    np.savez_compressed(file, **packed)  # type: ignore[arg-type]


def places(made: Slates, players: int) -> NDArray[np.int64]:
    """Where in the table the slates of so many players lie that can come about, a row of places for each."""
    found = [
        made.places(np.array(wiped), marks)
        for wiped, marks in list_slates(players, made.full, made.cap, alike=True)
    ]
    rows: NDArray[np.int64] = np.concatenate(found)[:, None] + np.arange(players)
    return rows


if __name__ == "__main__":
    write(solve(PLAYERS, {}))
