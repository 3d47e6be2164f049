"""One company at one table: plays its numbered games with any handicap, everyone on every seat in turn."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba.core.errors import NumbaError
from numpy.typing import NDArray

from toog.bots import find_choose
from toog.bots.between import between
from toog.bots.bulk import reason_of
from toog.core.contract import Game
from toog.core.errors import BadRecord
from toog.core.state import State, TallyPerSeat
from toog.fast.cache import alone_in
from toog.fast.chunks import Enough
from toog.fast.driver import WIN
from toog.fast.reach import Function
from toog.fast.records import Records, to_records
from toog.fast.run import LARGEST_SEED, Player, places_of_counts, player
from toog.fast.simulation import mean
from toog.lab.estimate import Estimate

CHUNK = 50

Rows = NDArray[np.int64]
Look = Callable[[int], None]
"""Is told how many games have been played since it was last told."""
Item = TypeVar("Item")


class LadderGame(NamedTuple):
    """A game whose seats play at the strength that lies in the state, and what plays it."""

    game: Game[Any]
    player: Player


@functools.cache
def playing(game: Game[Any], ladder: tuple[str, ...]) -> LadderGame:
    tallies = {"strength": TallyPerSeat}
    made = type(game.state.__name__, (game.state,), {"__annotations__": tallies, "__module__": __name__})
    seen = replace(game, state=cast(type[State], made))
    choose = between(tuple(find_choose(level, game) for level in ladder))
    return LadderGame(seen, player(seen, (choose,), None, booker(game)))


def booker(game: Game[Any]) -> Function:
    """Writes what each seat won into the next row, in parts of a `WIN`."""
    winners = game.rules.winners

    def book(s: Any, flat: Any, out: Any, count_at: Any, sums: Any, decisions: int, chances: int) -> None:
        rows, written = sums
        row = written[0]
        written[0] += 1
        won = winners(s, out)
        for place in range(won):
            rows[row, out[place]] = WIN // won

    return book


@dataclass
class Shares:
    """What each kind of player won in so many numbered games: the sums, and those of squares."""

    sizes: tuple[int, ...]
    games: int
    sums: Rows
    squares: Rows

    @classmethod
    def none(cls, sizes: tuple[int, ...]) -> Shares:
        return cls(sizes, 0, np.zeros(len(sizes), np.int64), np.zeros(len(sizes), np.int64))

    def add(self, won: Rows) -> None:
        """By game and kind, on all seats together."""
        self.games += len(won)
        self.sums += won.sum(axis=0)
        self.squares += (won * won).sum(axis=0)

    def estimates(self) -> list[Estimate]:
        """The share of one of each kind."""
        found = []
        for size, row in zip(
            self.sizes, zip(self.sums.tolist(), self.squares.tolist(), strict=True), strict=True
        ):
            whole = WIN * sum(self.sizes) * size
            value, error = mean(row, self.games)
            found.append(Estimate(value / whole, error / whole))
        return found


class LadderPlayers:
    """People by their places on the ladder of levels. A number has the same dice whatever is given ahead.

    It is played once for every turn of the table: all move up a seat, so that none counts for anyone, and the
    handicap goes with its owner. Who is equally strong is of one kind, and what they win is told of the kind.
    """

    def __init__(
        self,
        game: Game[Any],
        ladder: tuple[str, ...],
        strengths: Sequence[int],
        options: dict[str, Any],
        seed: int,
        threads: int,
    ) -> None:
        self.strengths = tuple(strengths)
        self.people = len(strengths)
        levels = sorted(set(strengths))
        self.kind_of = [levels.index(strength) for strength in strengths]
        self.sizes = tuple(self.kind_of.count(kind) for kind in range(len(levels)))
        self.options = options
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.threads = threads
        self.game, (self.play_games, folder) = playing(game, ladder)
        self.count_at = places_of_counts(self.game)
        try:
            with alone_in(folder):
                self.won(self.tables((0,) * len(self.sizes)), 0, 0)
        except NumbaError as error:  # a game from elsewhere, which was only ever played plain
            raise BadRecord("lab-compiles", game=game.name, reason=reason_of(error)) from None

    def of_people(self, of_kinds: Sequence[Item]) -> list[Item]:
        """For each person what there is of the kind."""
        return [of_kinds[kind] for kind in self.kind_of]

    def tables(self, handicap: Sequence[int]) -> list[Records]:
        """As it is laid each time that all have moved up a seat, with so much given to each kind."""
        return [self.table(handicap, turn) for turn in range(self.people)]

    def table(self, handicap: Sequence[int], turn: int) -> Records:
        people = [(seat - turn) % self.people for seat in range(self.people)]
        given = [handicap[self.kind_of[person]] for person in people]
        fresh = self.game.lay_out(self.people, {**self.options, "handicap": given})
        for seat, person in enumerate(people):
            fresh.strength[seat] = self.strengths[person]
        return to_records(fresh, 2)

    def won(self, tables: Sequence[Records], first: int, last: int) -> Rows:
        """What each kind won in each of these games, over all turns of the table."""
        total = np.zeros((last - first, len(self.sizes)), np.int64)
        for turn, fresh in enumerate(tables):
            rows = np.zeros((last - first, self.people), np.int64)
            self.play(fresh, first, last, rows)
            for person, kind in enumerate(self.kind_of):
                total[:, kind] += rows[:, (person + turn) % self.people]
        return total

    def play(self, fresh: Records, first: int, last: int, rows: Rows) -> None:
        table = fresh.copy()
        flat = table.view(np.int32).reshape(2, -1)
        one_bot = np.zeros(self.people, np.int64)
        unused = np.zeros(2, np.int64)
        sums = (rows, np.zeros(1, np.int64))
        self.play_games(
            table, flat, flat[0].copy(), one_bot, self.seed, first, last, self.count_at, sums, unused
        )

    def shares(self, handicap: Sequence[int], first: int, last: int, look: Look, enough: Enough) -> Shares:
        """Of these games, or of some when it is `enough`: of one chunk at least."""
        tables = self.tables(handicap)
        found = Shares.none(self.sizes)
        with ThreadPoolExecutor(self.threads) as pool:
            for start in range(first, last, CHUNK * self.threads):
                ends = [
                    (at, min(at + CHUNK, last))
                    for at in range(start, min(start + CHUNK * self.threads, last), CHUNK)
                ]
                for won in pool.map(lambda ends: self.won(tables, *ends), ends):
                    found.add(won)
                    look(len(won) * self.people)
                if enough():
                    break
        return found
