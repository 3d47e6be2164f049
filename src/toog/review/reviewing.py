"""The review of a game: for every seat, start + luck + skill + drift = result, to the last digit.

Each event has two values for every seat. Before a throw it is the mean over all that can fall, after it what
fell is worth: the difference is luck. Before a decision it is what the best move is worth, after it what the
move that was played is worth: the difference is skill, for who decided and for all others. Between one event
and the next, nothing happens; where the values differ all the same, the judge has changed its mind, and that
is drift. Where a game is solved there is none.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from toog.core.contract import RACE, Event, Game
from toog.core.course import Course
from toog.core.falls import Dice
from toog.core.record import Record, read_event
from toog.review.grid import Values, minus, on_grid, plus
from toog.review.judge import Judge, find_judge

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Priced:
    """One event. `before` and `after` are values for every seat; the rest is of decisions only."""

    event: int
    kind: Literal["luck", "skill"]
    before: Values
    after: Values
    seat: int | None = None
    best: str | None = None
    loss: float = 0.0
    choices: int = 0

    @property
    def change(self) -> Values:
        return minus(self.after, self.before)


@dataclass
class Account:
    """What one game came to, for every seat."""

    start: Values
    luck: Values
    skill: Values
    drift: Values
    result: Values


@dataclass
class Review:
    game: Game[Any]
    exact: bool
    account: Account
    events: list[Priced] = field(default_factory=list)


def review(record: Record, progress: Progress | None = None) -> Review:
    """Prices every event of a game, as far as it was played."""
    course = Course(record.game, record.players, record.options)
    judge = find_judge(record.game, course.state)
    priced = []
    for number, told in enumerate(record.events):
        event = read_event(told, len(record.players))
        priced.append(price(judge, course, number, event))
        course.happen(event)
        if progress is not None:
            progress((number + 1) / len(record.events))
    stands = on_grid(judge.worth(course.state))
    return Review(record.game, judge.exact, add_up(priced, stands), priced)


def price(judge: Judge, course: Course, number: int, event: Event) -> Priced:
    if event.seat is None:
        return price_fall(judge, course, number, event.word)
    if course.game.rules.turn(course.state) == RACE:
        return price_race(judge, course, number, event)
    return price_move(judge, course, number, event.seat, event.word)


def price_fall(judge: Judge, course: Course, number: int, word: str) -> Priced:
    which, fell = course.game.read_fall(word)
    dice = course.game.falls[which]
    after = judge.worth(thrown(course, tuple(fell)))
    if not isinstance(dice, Dice):
        return Priced(number, "luck", judge.worth(course.state), after)
    return Priced(number, "luck", expected(judge, course, dice), after)


def expected(judge: Judge, course: Course, dice: Dice) -> Values:
    """The mean over all that can fall."""
    ways = ways_of(dice)
    total = [0.0] * course.state.players
    for fell, many in ways.items():
        for seat, value in enumerate(judge.worth(thrown(course, fell))):
            total[seat] += many * value
    every = sum(ways.values())
    return on_grid(value / every for value in total)


@functools.cache
def ways_of(dice: Dice) -> dict[tuple[int, ...], int]:
    """The throws that differ, each with the number of ways in which it falls."""
    return dict(Counter(tuple(sorted(fell)) for fell in dice.ways.values()))


def thrown(course: Course, fell: tuple[int, ...]) -> Any:
    after = course.state.copy()
    course.game.rules.throw(after, list(fell))
    return after


def price_race(judge: Judge, course: Course, number: int, event: Event) -> Priced:
    """In a race nothing is chosen: who was quicker is luck, against the turn-by-turn race."""
    after = course.copy()
    after.happen(event)
    return Priced(number, "luck", judge.worth(course.state), judge.worth(after.state))


def price_move(judge: Judge, course: Course, number: int, seat: int, word: str) -> Priced:
    words = course.legal(seat)
    moves = [course.game.codes[legal] for legal in words]
    worth = judge.worth_of_moves(course.state, seat, moves)
    best = max(range(len(words)), key=lambda i: worth[i][seat])
    chosen = words.index(word)
    if worth[chosen][seat] == worth[best][seat]:
        best = chosen
    loss = worth[best][seat] - worth[chosen][seat]
    return Priced(number, "skill", worth[best], worth[chosen], seat, words[best], loss, len(words))


def add_up(priced: list[Priced], stands: Values) -> Account:
    nothing = (0.0,) * len(stands)
    start = priced[0].before if priced else stands
    luck = skill = drift = nothing
    for before, event in zip([None, *priced], priced, strict=False):
        if before is not None:
            drift = plus(drift, minus(event.before, before.after))
        if event.kind == "luck":
            luck = plus(luck, event.change)
        else:
            skill = plus(skill, event.change)
    if priced:
        drift = plus(drift, minus(stands, priced[-1].after))
    return Account(start, luck, skill, drift, stands)


def real_choices(priced: list[Priced]) -> Iterator[Priced]:
    """Decisions in which there was something to decide."""
    return (event for event in priced if event.choices > 1)
