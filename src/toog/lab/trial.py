"""Plays the same numbered games under two settings, and keeps the sums from which every figure is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core.errors import NumbaError
from numpy.typing import NDArray

from toog.bots.bulk import reason_of
from toog.core.contract import Game
from toog.core.errors import BadRecord
from toog.fast.cache import alone_in
from toog.fast.chunks import Chunks, Enough
from toog.fast.reach import Function
from toog.fast.records import Records, to_records
from toog.fast.run import LARGEST_SEED, places_of_counts, player
from toog.lab.watching import EVENTS, FIRST, LATE, ROUNDS, WINS, watched

MEASURES = ("events", "rounds", "first", "skill", "drama")
"""What is measured of every game, in the order of the sums."""

CHUNK_SECONDS = 0.05
FIRST_CHUNK = 4

Rows = NDArray[np.int64]
Sums = NDArray[np.int64]
"""By measure: the sum of the first setting and of its squares, the same of the second, and of products."""

Look = Callable[[int, Sums], None]
"""Is told how many games of each setting are done, and their sums."""


class Trial:
    """Two settings under way.

    A number is played under both settings with the same stream of chance: once with everyone at the stronger
    level, and once for every seat with the stronger player there and weaker ones around it. Sums are whole
    numbers, so that any number of threads comes to the same.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        settings: tuple[dict[str, Any], dict[str, Any]],
        bots: tuple[Function, Function],
        games: int,
        seed: int,
    ) -> None:
        seen = watched(game)
        distinct = tuple(sorted(set(bots), key=lambda bot: (bot.__module__, bot.__qualname__)))
        self.players = players
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.fresh = [to_records(seen.game.lay_out(players, options), 2) for options in settings]
        self.stronger, self.weaker = (distinct.index(bot) for bot in bots)
        self.count_at = places_of_counts(seen.game)
        self.play_games, folder = player(seen.game, distinct, seen.look, seen.book)
        self.sums: Sums = np.zeros((len(MEASURES), 5), np.int64)
        self.chunks = Chunks(games, self.gather, seconds=CHUNK_SECONDS, first=FIRST_CHUNK)
        try:
            with alone_in(folder):
                self.rows(self.fresh[0], self.seats_of(0), 0, 0)
        except NumbaError as error:  # a game from elsewhere, which was only ever played plain
            raise BadRecord("lab-compiles", game=game.name, reason=reason_of(error)) from None

    def seats_of(self, seat: int) -> Rows:
        """Who sits where when the stronger player has this seat and weaker ones the others."""
        return np.where(np.arange(self.players) == seat, self.stronger, self.weaker)

    def rows(self, fresh: Records, bot_of: Rows, first: int, last: int) -> Rows:
        """A row for each of these games."""
        table = fresh.copy()
        flat = table.view(np.int32).reshape(2, -1)
        rows = np.zeros((last - first, WINS + self.players), np.int64)
        sums = (rows, np.zeros(1, np.int64))
        unused = np.zeros(2, np.int64)  # for a wrong answer of a bot that is not the house's own
        self.play_games(
            table, flat, flat[0].copy(), bot_of, self.seed, first, last, self.count_at, sums, unused
        )
        return rows

    def measured(self, fresh: Records, first: int, last: int) -> Rows:
        """By game and measure. Of skill it is what the stronger player won on all seats together."""
        even = self.rows(fresh, np.full(self.players, self.stronger), first, last)
        won = np.zeros(last - first, np.int64)
        for seat in range(self.players):
            won += self.rows(fresh, self.seats_of(seat), first, last)[:, WINS + seat]
        return np.stack([even[:, EVENTS], even[:, ROUNDS], even[:, FIRST], won, even[:, LATE]], axis=1)

    def play(self, chunk: range) -> Sums:
        a, b = (self.measured(fresh, chunk.start, chunk.stop) for fresh in self.fresh)
        return np.stack([x.sum(axis=0) for x in (a, a * a, b, b * b, a * b)], axis=1)

    def gather(self, chunk: range, sums: Sums) -> None:
        self.sums += sums

    def so_far(self) -> tuple[int, Sums]:
        with self.chunks.lock:
            return self.chunks.done, self.sums.copy()

    def run(self, threads: int, look: Look, enough: Enough) -> None:
        """Plays them all, or some and then `enough`; who looks on is shown them several times a second."""
        self.chunks.play_in_threads(self.play, threads, lambda _: look(*self.so_far()), enough)
