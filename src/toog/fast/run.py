"""One simulation under way on this machine, and its sums."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from toog.core.contract import NOBODY, Game
from toog.core.errors import BotError, quote
from toog.core.state import MOST_SEATS, State
from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.chunks import Chunks, Enough, Progress
from toog.fast.driver import compile_player
from toog.fast.reach import Function
from toog.fast.records import field_index, to_records
from toog.workers import never

CHUNK_SECONDS = 0.05
FIRST_CHUNK = 64
LARGEST_SEED = 2**64


class Sums:
    """Whole numbers only, so that the order of adding makes no difference.

    Beside each sum lies that of squares. A count has five: many, many², per, per² and per times many.
    """

    def __init__(self, counts: int) -> None:
        self.wins = np.zeros((MOST_SEATS, 2), np.int64)
        self.scores = np.zeros((MOST_SEATS, 2), np.int64)
        self.counts = np.zeros((counts, 5), np.int64)
        self.steps = np.zeros((3, 2), np.int64)

    @property
    def parts(self) -> tuple[Any, ...]:
        return (self.wins, self.scores, self.counts, self.steps)

    def to_lists(self) -> list[Any]:
        return [part.tolist() for part in self.parts]

    @classmethod
    def from_lists(cls, lists: Sequence[Any]) -> Sums:
        sums = cls(len(lists[2]))
        for part, numbers in zip(sums.parts, lists, strict=True):
            part[...] = np.array(numbers, np.int64).reshape(part.shape)
        return sums

    def add(self, other: Sums) -> None:
        for mine, theirs in zip(self.parts, other.parts, strict=True):
            np.add(mine, theirs, out=mine)


class Player(NamedTuple):
    """Plays games. It is compiled when it is first called, and `folder` is where that is kept."""

    play_games: Function
    folder: Path


@functools.cache
def player(
    game: Game[Any], bots: tuple[Function, ...], watch: Function | None, book: Function | None = None
) -> Player:
    """Made once in a process, and kept on disk for the next."""
    made_from = (*bots, *(function for function in (watch, book) if function is not None))
    folder = folder_for(game, made_from)
    with kept_in(folder):
        return Player(compile_player(game, bots, watch, book), folder)


def places_of_counts(game: Game[Any]) -> Any:
    """Where each count, and what it is counted per, lies in a record; -1 is per game."""
    at = {name: place for tally in game.state.tallies for name, place in places_of_tally(game.state, tally)}
    places = [(at[count.tally], at[count.per] if count.per else -1) for count in game.counts]
    return np.array(places, np.int64).reshape(-1, 2)


def places_of_tally(state: type[State], tally: str) -> list[tuple[str, int]]:
    """A tally that is a list has a name for each item: sizes.0, sizes.1 …"""
    first = field_index(state, tally)
    length = next(field.length for field in state.fields if field.name == tally)
    return [(f"{tally}.{item}", first + item) for item in range(length)] or [(tally, first)]


class Run:
    """One simulation under way."""

    def __init__(
        self,
        game: Game[Any],
        fresh: Any,
        bots: Sequence[Function],
        games: int,
        seed: int,
        watch: Function | None = None,
    ) -> None:
        distinct = tuple(sorted(set(bots), key=lambda bot: (bot.__module__, bot.__qualname__)))
        self.game = game
        self.bots = tuple(bots)
        self.play_games, folder = player(game, distinct, watch)
        self.fresh = to_records(fresh, 2)
        self.bot_of = np.array([distinct.index(bot) for bot in bots], np.int64)
        self.count_at = places_of_counts(game)
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.sums = Sums(len(self.count_at))
        self.chunks = Chunks(games, self.gather, seconds=CHUNK_SECONDS, first=FIRST_CHUNK)
        with alone_in(folder):
            self.work(first=0, last=0, sums=self.sums)

    def work(self, first: int, last: int, sums: Sums) -> None:
        table = self.fresh.copy()
        flat = table.view(np.int32).reshape(2, -1)
        fresh = flat[0].copy()
        wrong = np.full(2, NOBODY)
        self.play_games(
            table, flat, fresh, self.bot_of, self.seed, first, last, self.count_at, sums.parts, wrong
        )
        if wrong[0] != NOBODY:
            self.blame(*wrong.tolist())

    def blame(self, seat: int, move: int) -> None:
        """Says what a bot answered that may not be played."""
        words = self.game.vocabulary
        answer = words[move] if 0 <= move < len(words) else move
        name = self.bots[seat].__name__
        raise BotError("bot-illegal", bot=quote(name), seat=seat, answer=quote(answer))

    def play(self, threads: int, progress: Progress | None, enough: Enough = never) -> float:
        """Play them all, or until `enough()` says to stop, and return how many seconds it took."""
        return self.chunks.play_in_threads(self.play_chunk, threads, progress, enough)

    def play_chunk(self, chunk: range) -> Sums:
        sums = Sums(len(self.count_at))
        self.work(chunk.start, chunk.stop, sums)
        return sums

    def gather(self, chunk: range, sums: Sums) -> None:
        self.sums.add(sums)
