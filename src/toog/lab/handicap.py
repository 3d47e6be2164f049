"""The fair handicap: what to give each player ahead, so that all win alike.

Every candidate is tried with the same dice. What is told of the one that was found comes from other games,
in which it was not chosen, so that luck in the search does not flatter it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from toog.core.contract import Game
from toog.core.errors import BadRecord
from toog.core.options import EachSeat, check_games
from toog.core.registry import find_game
from toog.fast.chunks import Enough
from toog.lab.company import LadderPlayers, Shares
from toog.lab.comparison import company_of
from toog.lab.estimate import Estimate
from toog.lab.shapes import Who
from toog.lab.strength import Strength, ladder_of, strength_of
from toog.workers import never

OPTION = "handicap"
USUAL_GAMES = 10_000
SEARCHED = 2
"""Each candidate is tried in one of so many parts of the games from which the answer is told."""
MOST_TRIES = 60

Given = tuple[int, ...]
"""What each is given ahead: each player, or in the search each kind of player."""

Progress = Callable[[int], None]
"""Is told how many games have been played so far."""


@dataclass(frozen=True)
class Handicap:
    """What everyone is given ahead, and what share of the wins all have without it and with it.

    `strengths` are those at which they were played. With `fresh` the shares come from games that were not
    searched in; without, the search was broken off.
    """

    game: str
    options: dict[str, Any]
    players: tuple[Who, ...]
    strengths: tuple[Strength, ...]
    given: Given
    most: int
    without: tuple[Estimate, ...]
    shares: tuple[Estimate, ...]
    games: int
    seed: int
    fresh: bool = True

    @property
    def even(self) -> float:
        return 1 / len(self.players)

    @property
    def farthest(self) -> int:
        """Who is farthest from an even share, with what is given."""
        return max(range(len(self.shares)), key=lambda who: abs(self.shares[who].value - self.even))

    @property
    def gap(self) -> Estimate:
        """How far the farthest from even still is."""
        share = self.shares[self.farthest]
        return Estimate(abs(share.value - self.even), share.error)

    @property
    def is_even(self) -> bool:
        """As far as can be told: no gap is beyond its error."""
        return all(abs(share.value - self.even) <= share.bound for share in self.shares)

    @property
    def at_limit(self) -> bool:
        """Someone who has all there is to give would need more."""
        return any(
            given == self.most and share.value + share.bound < self.even
            for given, share in zip(self.given, self.shares, strict=True)
        )

    def plain(self) -> dict[str, Any]:
        """As plain data, in an order that stays."""
        return {
            "game": self.game,
            "options": self.options,
            "players": [who if isinstance(who, str) else who.plain() for who in self.players],
            "played": [list(strength.levels) for strength in self.strengths],
            "outside": [strength.outside for strength in self.strengths],
            "handicap": list(self.given),
            "without": [plain_share(share) for share in self.without],
            "with": [plain_share(share) for share in self.shares],
            "gap": plain_share(self.gap),
            "even": self.is_even,
            "games": self.games,
            "seed": self.seed,
        }


def plain_share(share: Estimate) -> dict[str, float]:
    return {"value": share.value, "error": share.error}


def fair_handicap(
    game: str | Game[Any],
    players: Sequence[Who],
    options: dict[str, Any] | None = None,
    *,
    games: int = USUAL_GAMES,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    enough: Enough = never,
) -> Handicap:
    """What makes this company even: each player a level of the house or `Reviewed`.

    Everyone has every seat in turn, so that it is about people and not about who begins; each of the
    numbered `games` is played once for every seat. Who is equally strong is given the same, and at least one
    gets nothing. As soon as it is `enough` the best so far is the answer.
    """
    found = find_game(game) if isinstance(game, str) else game
    check_games(games, seed)
    company_of(found, len(players))
    given_in = find_option(found)
    rules = found.check_options({**(options or {}), OPTION: [0] * len(players)}, len(players))
    rules.pop(OPTION, None)
    most = most_given(found, given_in, len(players), rules)
    strengths = tuple(strength_of(found, who) for who in players)
    company = LadderPlayers(
        found,
        ladder_of(found),
        [strength.place for strength in strengths],
        rules,
        seed,
        threads or os.cpu_count() or 1,
    )
    search = Search(company, given_in.step, most, max(1, games // SEARCHED), Counter(progress).count, enough)
    given = search.find()
    without, shares, fresh = search.tell(given, games)
    return Handicap(
        found.name,
        rules,
        tuple(players),
        strengths,
        tuple(company.of_people(given)),
        most,
        tuple(company.of_people(without.estimates())),
        tuple(company.of_people(shares.estimates())),
        shares.games,
        seed,
        fresh,
    )


def find_option(game: Game[Any]) -> EachSeat:
    """The house rule by which players are given something ahead."""
    for option in game.options:
        if option.name == OPTION and isinstance(option, EachSeat):
            return option
    raise BadRecord("handicap-none", game=game.name)


def most_given(game: Game[Any], option: EachSeat, players: int, rules: dict[str, Any]) -> int:
    """The most that makes a difference under these house rules."""
    if option.less_than is None:
        return option.high
    bound: int = rules.get(option.less_than, game.option(option.less_than).default_for(players))
    return min(option.high, bound - 1)


@dataclass
class Counter:
    """Adds up the games that were played."""

    progress: Progress | None
    games: int = 0

    def count(self, more: int) -> None:
        self.games += more
        if self.progress is not None:
            self.progress(self.games)


@dataclass
class Search:
    """Tries handicaps on one company, each once, and remembers what everyone won with it.

    Who is equally strong is of one kind, and what is searched for is what each kind is given.
    """

    company: LadderPlayers
    step: int
    most: int
    games: int
    look: Callable[[int], None]
    enough: Enough
    known: dict[Given, Shares] = field(default_factory=dict)

    @property
    def nothing(self) -> Given:
        return (0,) * len(self.company.sizes)

    def find(self) -> Given:
        """The nearest to even that was tried, and of equals the one that gives least.

        What was broken off may have come so near by luck, and counts only where nothing else was tried.
        """
        self.try_out(self.nothing)
        if len(self.nothing) == 2:
            self.bisect()
        elif len(self.nothing) > 2:
            self.descend()
        whole = [given for given, shares in self.known.items() if shares.games == self.games]
        return min(whole or self.known, key=lambda given: (self.distance(given), sum(given)))

    def tell(self, given: Given, games: int) -> tuple[Shares, Shares, bool]:
        """What each kind won without and with it, in as many games that were not searched in."""
        if self.enough():
            return self.known[self.nothing], self.known[given], False
        first = self.games
        without = self.company.shares(self.nothing, first, first + games, self.look, self.enough)
        if given == self.nothing:
            return without, without, True
        return without, self.company.shares(given, first, first + games, self.look, self.enough), True

    def try_out(self, given: Given) -> list[float]:
        """How far above an even share one of each kind comes out."""
        if given not in self.known:
            self.known[given] = self.company.shares(given, 0, self.games, self.look, self.enough)
        return [share.value - 1 / self.company.people for share in self.known[given].estimates()]

    def distance(self, given: Given) -> float:
        """How far from even all are together."""
        above = self.try_out(given)
        return sum(size * part * part for size, part in zip(self.company.sizes, above, strict=True))

    def bisect(self) -> None:
        """Two kinds: the more the weaker one is given the more it wins."""
        above = self.try_out(self.nothing)
        weaker = above.index(min(above))

        def is_enough(steps: int) -> bool:
            return self.try_out(moved(self.nothing, weaker, steps * self.step))[weaker] >= 0

        low, high = 0, self.most // self.step
        if above[weaker] >= 0 or self.enough() or not is_enough(high):
            return
        while high - low > 1 and not self.enough():
            middle = (low + high) // 2
            low, high = (low, middle) if is_enough(middle) else (middle, high)

    def descend(self) -> None:
        """More kinds: steps towards even, by halves where none helps any more."""
        given, step = self.nothing, self.step
        while step * 8 <= self.most:
            step *= 2
        while step >= self.step and len(self.known) < MOST_TRIES and not self.enough():
            nearer = self.nearer(given, step)
            given, step = (given, step // 2) if nearer is None else (nearer, step)

    def nearer(self, given: Given, step: int) -> Given | None:
        """The first step that brings all nearer to even: who is farthest from it comes first."""
        above = self.try_out(given)
        for kind in sorted(range(len(given)), key=lambda kind: -abs(above[kind])):
            changed = moved(given, kind, -step if above[kind] > 0 else step)
            if min(changed) < 0 or max(changed) > self.most or self.enough():
                continue
            if self.distance(changed) < self.distance(given):
                return changed
        return None


def moved(given: Given, kind: int, by: int) -> Given:
    """With so much more for one kind. Where all had something, less for all: somebody gets nothing."""
    changed = [more + by * (which == kind) for which, more in enumerate(given)]
    least = max(0, min(changed))
    return tuple(more - least for more in changed)
