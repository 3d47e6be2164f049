"""The review of a game: for every seat, start + luck + own + others + drift = result, to the last digit.

Each event has two values for every seat. Before a throw it is the mean over all that can fall, after it what
fell is worth: the difference is luck. Before a decision it is what the best move is worth, with hidden cards
the usual one; after it what the move that was played is worth. The difference is skill: own play for the seat
that decided, the others' play for all others. Between one event and the next, nothing happens; where the
values differ all the same, the judge has changed its mind, and that is drift. Where a game is solved there is
none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from toog.core.course import Course, Over, naming
from toog.core.origin import read_fork
from toog.core.record import Record, read_event, read_record
from toog.review.errors import Errors
from toog.review.grades import PlaySums, plain_share
from toog.review.grid import Values, is_near, minus, plus, with_value
from toog.review.judge import Foresighted, Standard, Unit, find_again, find_judge, find_witness
from toog.review.pricing import Priced, Pricing
from toog.review.seeing import Seeing
from toog.review.tally import Tally

Progress = Callable[[float], None]

DIGITS = 9
"""Nearer than this, two prices are not told apart: which of them is the greater is left to the first."""


@dataclass(frozen=True)
class Account:
    """What one game came to, for every seat."""

    start: Values
    luck: Values
    own: Values
    others: Values
    drift: Values
    result: Values

    @property
    def skill(self) -> Values:
        """Own play and the others' play together, for every seat."""
        return plus(self.own, self.others)

    def of(self, seat: int) -> dict[str, float]:
        """The parts in the order in which they are added up."""
        return {name: getattr(self, name)[seat] for name in self.__dataclass_fields__}

    def plain(self, seat: int) -> dict[str, float]:
        return {**self.of(seat), "skill": self.skill[seat]}


@dataclass(frozen=True)
class Review:
    """Every event of a game with its price, and what they add up to."""

    record: Record
    unit: Unit
    exact: bool
    off: Sequence[Values]
    """How far each seat's value may be off before each event, as one standard error; 0 where it is exact."""
    over: bool
    account: Account
    events: list[Priced]
    yardstick: float
    usual_drift: float = 0.0
    """What drift comes to in a game with hidden cards, root mean square, as it was measured."""
    again: Sequence[Tally] = ()
    """What the champion makes of the same throws, by seat; empty where that is not known."""
    first: int = 0
    """The first event that is reviewed. Those before it are of the game that this one left."""

    @property
    def error(self) -> float:
        """How far a value of this game may be off, as one standard error: the root mean square of `off`."""
        return math.sqrt(fmean(error**2 for seats in self.off for error in seats))

    @property
    def seats(self) -> range:
        return range(len(self.record.players))

    @property
    def curve(self) -> list[Values]:
        """Everyone's value at the beginning, after every event, and at the end."""
        return [self.account.start, *(event.after for event in self.last_prices), self.account.result]

    @property
    def curve_at(self) -> list[int]:
        """How many events had happened, for each point of the curve."""
        last = (event.event + 1 for event in self.last_prices)
        return [self.first, *last, len(self.record.events)]

    @property
    def last_prices(self) -> list[Priced]:
        """The last price of each event: with hidden cards an event has a second one, for what it showed."""
        return list({event.event: event for event in self.events}.values())

    def choices_of(self, seat: int) -> list[Priced]:
        """Decisions of this seat in which there was something to decide."""
        return [event for event in self.events if event.seat == seat and event.choices > 1]

    def play_of(self, seat: int) -> PlaySums:
        """How well one seat played, over its real choices: forced moves do not count."""
        return PlaySums.of(self.choices_of(seat))

    @property
    def costliest(self) -> Priced | None:
        """The decision that lost most; None where all were the best."""
        found = max(self.events, key=lambda event: round(event.loss, DIGITS), default=None)
        return None if found is None or found.loss == 0 else found

    @property
    def luckiest(self) -> tuple[Priced, int] | None:
        """What did most for someone: for whose hand it was that threw, or with cards for anyone."""
        return self.of_luck(1)

    @property
    def unluckiest(self) -> tuple[Priced, int] | None:
        return self.of_luck(-1)

    def of_luck(self, sign: int) -> tuple[Priced, int] | None:
        def size(one: tuple[Priced, int]) -> float:
            event, seat = one
            return round(sign * event.change[seat], DIGITS)

        found = max(self.luck(), key=size, default=None)
        return found if found is not None and size(found) > 0 else None

    def luck(self) -> Iterator[tuple[Priced, int]]:
        """Everything that fell, with the seats it was luck for, but not what a choice showed the others."""
        decided = {event.event for event in self.events if event.kind == "skill"}
        for event in self.events:
            if event.kind == "luck" and event.event not in decided:
                yield from ((event, seat) for seat in (self.seats if self.hidden else (event.seat,)))

    @property
    def hidden(self) -> bool:
        return self.record.game.hidden

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
            "seats": [self.account.plain(seat) for seat in self.seats],
            "events": [plain_event(event, self.off[event.event - self.first]) for event in self.events],
            "play": [self.plain_play(seat) for seat in self.seats],
            "turning_points": [plain_change(one) for one in self.turning_points()],
            "luckiest": plain_change(self.luckiest),
            "unluckiest": plain_change(self.unluckiest),
            "again": [tally.plain() for tally in self.again],
            "costliest": plain_change(
                None if self.costliest is None else (self.costliest, self.costliest.seat)
            ),
        }

    def plain_play(self, seat: int) -> dict[str, Any]:
        play = self.play_of(seat)
        return {
            "choices": play.choices,
            "loss": play.loss,
            "error": play.mean_loss,
            **plain_share(play),
        }


def plain_change(one: tuple[Priced, int] | None) -> dict[str, Any] | None:
    """What an event did for a seat."""
    if one is None:
        return None
    event, seat = one
    return {"event": event.event, "kind": event.kind, "seat": seat, "change": event.change[seat]}


def plain_event(event: Priced, off: Values) -> dict[str, Any]:
    return {
        "event": event.event,
        "kind": event.kind,
        "values": list(event.before),
        "after": list(event.after),
        "best": event.best,
        "loss": event.loss,
        "seat": event.seat,
        "choices": event.choices,
        "stake": event.stake,
        "off": list(off),
    }


def review(record: Record | dict[str, Any], progress: Progress | None = None) -> Review:
    """Prices every event of a game, as far as it was played; of one that left another, from there on."""
    if not isinstance(record, Record):
        record = read_record(record)
    Course.of(record)  # what is wrong with it is said before anything is worked out
    fork = read_fork(record)
    first = 0 if fork is None else fork["at"]
    course = Course.of(replace(record, events=record.events[:first]))
    standard, following = follow(course)
    again = find_again(course) if fork is None else None
    priced: list[Priced] = []
    off: list[Values] = []
    with foreseen(standard, record, first):
        for number, told in enumerate(record.events[first:], start=first):
            with naming(number):
                event = read_event(told, len(record.players))
                errors = standard.errors_at(course.state)
                for price in following.happen(number, event):
                    if len(off) <= number - first:
                        off.append(errors_near(errors, price.before))
                    priced.append(price.from_here(priced[-1].after) if priced else price)
            if again is not None:
                again.happen(event)
            if progress is not None:
                progress((number + 1 - first) / (len(record.events) - first))
    return Review(
        record,
        standard.unit,
        standard.exact,
        off or [errors_near(standard.errors_at(course.state), following.stands())],
        isinstance(course.turn, Over),
        add_up(priced, following.stands()),
        priced,
        standard.yardstick,
        following.usual_drift,
        () if again is None else again.tallies,
        first,
    )


def errors_near(errors: Errors, values: Values) -> Values:
    """Return how far each of these values may be off."""
    return tuple(errors.near(value).value for value in values)


def follow(course: Course) -> tuple[Standard, Pricing | Seeing]:
    """Who prices the events of such a game."""
    if course.game.hidden:
        witness = find_witness(course.game, course.state)
        return witness, Seeing(witness, course)
    judge = find_judge(course.game, course.state)
    return judge, Pricing(judge, course)


@contextmanager
def foreseen(standard: Standard, record: Record, first: int) -> Iterator[None]:
    """Who prices these events knows them all ahead, if that is any use."""
    if not isinstance(standard, Foresighted):
        yield
        return
    standard.expect(positions_of(record, first))
    try:
        yield
    finally:
        standard.expect(())


def positions_of(record: Record, first: int) -> Iterator[Any]:
    """What lies on the table before each of these events, one after the other."""
    course = Course.of(replace(record, events=record.events[:first]))
    for told in record.events[first:]:
        yield course.state
        course.happen(read_event(told, len(record.players)))


def add_up(priced: list[Priced], stands: Values) -> Account:
    nothing = (0.0,) * len(stands)
    if not priced:
        return Account(stands, nothing, nothing, nothing, nothing, stands)
    if is_near(stands, priced[-1].after):
        stands = priced[-1].after
    luck = own = others = drift = nothing
    values = start = priced[0].before
    for event in priced:
        drift = plus(drift, minus(event.before, values))
        values = event.after
        if event.kind == "luck":
            luck = plus(luck, event.change)
        else:
            mine = with_value(nothing, event.seat, event.change[event.seat])
            own, others = plus(own, mine), plus(others, minus(event.change, mine))
    return Account(start, luck, own, others, plus(drift, minus(stands, values)), stands)
