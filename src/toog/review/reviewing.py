"""The review of a game: for every seat, start + luck + skill + drift = result, to the last digit.

Each event has two values for every seat. Before a throw it is the mean over all that can fall, after it what
fell is worth: the difference is luck. Before a decision it is what the best move is worth, after it what the
move that was played is worth: the difference is skill, for who decided and for all others. Between one event
and the next, nothing happens; where the values differ all the same, the judge has changed its mind, and that
is drift. Where a game is solved there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from toog.core.course import Course, Over, naming
from toog.core.record import Record, read_event, read_record
from toog.review.grid import Values, is_near, minus, plus
from toog.review.judge import Standard, Unit, find_judge, find_witness
from toog.review.pricing import Priced, Pricing
from toog.review.seeing import Seeing

Progress = Callable[[float], None]

DIGITS = 9
"""Nearer than this, two prices are not told apart: which of them is the greater is left to the first."""


@dataclass(frozen=True)
class Account:
    """What one game came to, for every seat."""

    start: Values
    luck: Values
    skill: Values
    drift: Values
    result: Values

    def of(self, seat: int) -> dict[str, float]:
        return {name: getattr(self, name)[seat] for name in self.__dataclass_fields__}


@dataclass(frozen=True)
class Play:
    """How well one seat played, over its real choices: forced moves do not count."""

    choices: int
    loss: float

    @property
    def error(self) -> float:
        """What a choice lost on average."""
        return self.loss / self.choices if self.choices else 0.0


@dataclass(frozen=True)
class Review:
    """Every event of a game with its price, and what they add up to."""

    record: Record
    unit: Unit
    exact: bool
    error: float
    over: bool
    account: Account
    events: list[Priced]

    @property
    def seats(self) -> range:
        return range(len(self.record.players))

    @property
    def curve(self) -> list[Values]:
        """Everyone's value at the beginning, after every event, and at the end."""
        return [self.account.start, *(event.after for event in self.events), self.account.result]

    def choices_of(self, seat: int) -> list[Priced]:
        """Decisions of this seat in which there was something to decide."""
        return [event for event in self.events if event.seat == seat and event.choices > 1]

    def play_of(self, seat: int) -> Play:
        found = self.choices_of(seat)
        return Play(len(found), sum(event.loss for event in found))

    @property
    def costliest(self) -> Priced | None:
        """The decision that lost most; None where all were the best."""
        found = max(self.events, key=lambda event: round(event.loss, DIGITS), default=None)
        return None if found is None or found.loss == 0 else found

    @property
    def luckiest(self) -> Priced | None:
        """What did most for the seat whose throw, deal or card it was."""
        return self.of_luck(1)

    @property
    def unluckiest(self) -> Priced | None:
        return self.of_luck(-1)

    def of_luck(self, sign: int) -> Priced | None:
        found = max(
            self.luck(), key=lambda event: round(sign * event.change[event.seat], DIGITS), default=None
        )
        return found if found is not None and sign * found.change[found.seat] > 0 else None

    def luck(self) -> Iterator[Priced]:
        return (event for event in self.events if event.kind == "luck")

    def turning_points(self, most: int = 5) -> list[tuple[Priced, int]]:
        """What changed most for anyone, in the order of the game, with the seat it changed most for.

        Where it did as much for one seat as it took from another, the one whose event it was is named.
        """
        found = [(event, self.most_changed(event)) for event in self.events]
        found = [(event, seat) for event, seat in found if event.change[seat] != 0]
        found.sort(key=lambda one: (-round(abs(one[0].change[one[1]]), DIGITS), one[0].event))
        return sorted(found[:most], key=lambda one: one[0].event)

    def most_changed(self, event: Priced) -> int:
        def size(seat: int) -> tuple[float, bool]:
            return round(abs(event.change[seat]), DIGITS), seat == event.seat

        return max(self.seats, key=size)

    def plain(self) -> dict[str, Any]:
        """As JSON has it. `values` are those before each event, and all of it can be added up again."""
        return {
            "game": self.record.game.name,
            "unit": self.unit,
            "exact": self.exact,
            "error": self.error,
            "over": self.over,
            "seats": [self.account.of(seat) for seat in self.seats],
            "events": [plain_event(event) for event in self.events],
            "play": [self.plain_play(seat) for seat in self.seats],
            "turning_points": [self.plain_luck(event, seat) for event, seat in self.turning_points()],
            "luckiest": self.plain_own(self.luckiest),
            "unluckiest": self.plain_own(self.unluckiest),
            "costliest": self.plain_own(self.costliest),
        }

    def plain_play(self, seat: int) -> dict[str, Any]:
        play = self.play_of(seat)
        return {"choices": play.choices, "loss": play.loss, "error": play.error}

    def plain_own(self, event: Priced | None) -> dict[str, Any] | None:
        return None if event is None else self.plain_luck(event, event.seat)

    def plain_luck(self, event: Priced, seat: int) -> dict[str, Any]:
        return {"event": event.event, "kind": event.kind, "seat": seat, "change": event.change[seat]}


def plain_event(event: Priced) -> dict[str, Any]:
    return {
        "event": event.event,
        "kind": event.kind,
        "values": list(event.before),
        "after": list(event.after),
        "best": event.best,
        "loss": event.loss,
        "seat": event.seat,
        "choices": event.choices,
    }


def review(record: Record | dict[str, Any], progress: Progress | None = None) -> Review:
    """Prices every event of a game, as far as it was played."""
    if not isinstance(record, Record):
        record = read_record(record)
    Course.of(record)  # what is wrong with it is said before anything is worked out
    course = Course(record.game, record.players, record.options)
    standard, following = follow(course)
    priced: list[Priced] = []
    for number, told in enumerate(record.events):
        with naming(number):
            event = read_event(told, len(record.players))
            for price in following.happen(number, event):
                priced.append(price.from_here(priced[-1].after) if priced else price)
        if progress is not None:
            progress((number + 1) / len(record.events))
    account = add_up(priced, following.stands())
    over = isinstance(course.turn, Over)
    return Review(record, standard.unit, standard.exact, standard.error, over, account, priced)


def follow(course: Course) -> tuple[Standard, Pricing | Seeing]:
    """Who prices the events of such a game."""
    if course.game.hidden:
        witness = find_witness(course.game, course.state)
        return witness, Seeing(witness, course)
    judge = find_judge(course.game, course.state)
    return judge, Pricing(judge, course)


def add_up(priced: list[Priced], stands: Values) -> Account:
    if not priced:
        nothing = (0.0,) * len(stands)
        return Account(stands, nothing, nothing, nothing, stands)
    if is_near(stands, priced[-1].after):
        stands = priced[-1].after
    luck = skill = drift = (0.0,) * len(stands)
    values = start = priced[0].before
    for event in priced:
        drift = plus(drift, minus(event.before, values))
        values = event.after
        if event.kind == "luck":
            luck = plus(luck, event.change)
        else:
            skill = plus(skill, event.change)
    return Account(start, luck, skill, plus(drift, minus(stands, values)), stands)
