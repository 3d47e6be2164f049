"""Whether reviews add up, and whether luck is even: random games of every game, company and house rules.

python -m benchmarks.review_sums --games 100
python -m benchmarks.review_sums zocken --players 2 --games 500 --events 60

Moves and house rules are drawn, the rules of the house anew for every fourth game: short ones where there are
such, and now and then the default ones. Of each game so many events are reviewed, from the beginning or,
every other time, from a decision further on, as if it had left another there. For every seat start + luck +
skill + drift has to be the result, with ==, and where the judge is exact drift has to be 0. Luck is to be 0
on average: the seat where it is farthest from that is told, with its standard error, of which four are too
many. With hidden cards they are not, for there it is luck that the others play worse than one takes them to.
What is wrong ends in status 1.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from benchmarks.review import adds_up
from tests.conformance.house import MOST_EVENTS, OWN_GAMES, go_on, some_options
from tests.table_talk import NAMES
from toog.core.contract import Game
from toog.core.course import Course, Decision
from toog.core.fork import fork_record
from toog.core.origin import FRESH
from toog.core.record import read_record
from toog.core.registry import find_game
from toog.review.reviewing import Review, review

SAME_HOUSE = 4
DEFAULT_HOUSE = 3  # of so many houses one
TOO_FAR = 4.0  # standard errors
FEW = 30  # games, of which no error can be told
SHORT: dict[str, dict[str, tuple[Any, ...]]] = {
    "pietjesbak": {"marks": (1, 2, 3)},
    "azen_jagen": {"orders": (1, 2)},
    "zocken": {"rounds": (1, 2)},
    "stich": {"target": (50, 100)},
}


@dataclass
class Found:
    """What the reviews of one company came to."""

    reviews: int = 0
    exact: int = 0
    over: int = 0
    open_sums: int = 0
    drifting: int = 0
    seconds: float = 0.0
    drifts: list[float] = field(default_factory=list)
    luck: list[tuple[float, ...]] = field(default_factory=list)

    def take(self, found: Review) -> None:
        account = found.account
        self.reviews += 1
        self.exact += found.exact
        self.over += found.over
        self.open_sums += not adds_up(found)
        self.drifting += found.exact and any(account.drift)
        self.drifts.append(max(map(abs, account.drift)))
        self.luck.append(account.luck)

    @property
    def farthest(self) -> tuple[float, float]:
        """The mean luck of the seat where it is farthest from 0, and its standard error."""
        seats = [mean_and_error(luck) for luck in zip(*self.luck, strict=True)]
        return max(seats, key=lambda one: abs(one[0]) / one[1] if one[1] else 0.0)

    @property
    def is_even(self) -> bool:
        mean, error = self.farthest
        return self.reviews < FEW or abs(mean) <= TOO_FAR * error

    def line(self) -> str:
        mean, error = self.farthest
        return (
            f"{self.reviews} reviews, {self.over} to the end, {self.exact} exact:"
            f" {self.open_sums} do not add up, {self.drifting} drift though they are exact,"
            f" drift {statistics.mean(self.drifts):.4f} on average; luck {mean:+.4f} ± {error:.4f}"
            f" where it is farthest from 0; {self.seconds / self.reviews:.2f} s each"
        )


def mean_and_error(numbers: tuple[float, ...]) -> tuple[float, float]:
    error = statistics.stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return statistics.mean(numbers), error


def house_rules(game: Game[Any], players: int, rng: random.Random) -> dict[str, Any]:
    short = {name: rng.choice(values) for name, values in SHORT.get(game.name, {}).items()}
    return some_options(game, players, rng) | short


def some_record(
    game: Game[Any], players: int, options: dict[str, Any], rng: random.Random, events: int, further_on: int
) -> dict[str, Any]:
    """So many events by random moves, after some that belong to a game it left if it got so far."""
    course = Course(game, NAMES[:players], options)
    play_on(course, further_on, rng)
    while not isinstance(course.turn, Decision) and go_on(course, rng):
        pass
    if not further_on or not isinstance(course.turn, Decision):
        course = Course(game, NAMES[:players], options)
        play_on(course, events, rng)
        return course.record()
    fork = fork_record(read_record(course.record()), len(course.events), FRESH)
    play_on(fork.course, len(course.events) + events, rng)
    return fork.course.record() | {"meta": {"fork": fork.note}}


def play_on(course: Course, until: int, rng: random.Random) -> None:
    while len(course.events) < until and go_on(course, rng):
        pass


def some_length(game: Game[Any], players: int, options: dict[str, Any], rng: random.Random) -> int:
    """Of another game than the one that is reviewed: where that begins is not to depend on how it ends."""
    course = Course(game, NAMES[:players], options)
    play_on(course, MOST_EVENTS, rng)
    return len(course.events)


def records(game: Game[Any], players: int, games: int, events: int, seed: int) -> Iterator[dict[str, Any]]:
    rng = random.Random(f"{game.name} {players} {seed}")
    for number in range(games):
        house, again = divmod(number, SAME_HOUSE)
        if not again:
            options = house_rules(game, players, rng) if house % DEFAULT_HOUSE else {}
        further_on = rng.randrange(some_length(game, players, options, rng)) if number % 2 else 0
        yield some_record(game, players, options, rng, events, further_on)


def check(game: Game[Any], players: int, games: int, events: int, seed: int) -> Found:
    found = Found()
    for record in records(game, players, games, events, seed):
        began = time.process_time()
        found.take(review(record))
        found.seconds += time.process_time() - began
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[[], *OWN_GAMES])
    parser.add_argument("--players", type=int, nargs="*", help="every number there can be, unless told")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--events", type=int, default=24, help="of each game at most")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    reviews = wrong = 0
    for name in asked.game or OWN_GAMES:
        game = find_game(name)
        for players in asked.players or range(game.seats[0], game.seats[1] + 1):
            found = check(game, players, asked.games, asked.events, asked.seed)
            print(f"{name} for {players}: {found.line()}", flush=True)
            reviews += found.reviews
            wrong += found.open_sums + found.drifting + (not game.hidden and not found.is_even)
    print(f"{reviews} reviews; {wrong} that do not add up, drift where they must not, or are uneven")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
