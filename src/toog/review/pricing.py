"""The price of one event where everything lies open: what it was worth to every seat, before and after."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from statistics import fmean
from typing import Any, Literal

from toog.core.contract import RACE, Event
from toog.core.course import Course
from toog.core.falls import Dice
from toog.review.grid import NEAR, Values, is_near, minus, on_grid
from toog.review.judge import Judge

Kind = Literal["luck", "skill"]


@dataclass(frozen=True)
class Priced:
    """One event. `before` and `after` are values for every seat; the rest is of decisions only.

    `seat` is whose event it was: who decided, or whose hand threw or dealt. With hidden cards an event can
    have two prices, one for what was decided and one for what the others then saw in it.
    """

    event: int
    kind: Kind
    before: Values
    after: Values
    seat: int
    best: str | None = None
    loss: float = 0.0
    choices: int = 0
    stake: float = 0.0
    """What a move drawn by lot would have lost on average."""
    error: float = 0.0
    """One standard error of the loss, by what the judge may be off."""

    @property
    def change(self) -> Values:
        return minus(self.after, self.before)

    def from_here(self, values: Values) -> Priced:
        """The same price, from these values if they are those it begins with but for the last digits.

        A move that loses nothing then still changes nothing.
        """
        if not is_near(values, self.before):
            return self
        after = values if self.kind == "skill" and self.after == self.before else self.after
        return replace(self, before=values, after=after)


class Pricing:
    """Follows one game, which is open."""

    usual_drift = 0.0

    def __init__(self, judge: Judge, course: Course) -> None:
        self.judge = judge
        self.course = course

    def happen(self, number: int, event: Event) -> Iterator[Priced]:
        yield self.price(number, event)
        self.course.happen(event)

    def stands(self) -> Values:
        return self.judge.worth(self.course.state)

    def price(self, number: int, event: Event) -> Priced:
        if event.seat is None:
            return self.price_fall(number, event.word)
        if self.course.game.rules.turn(self.course.state) == RACE:
            return self.price_race(number, event, event.seat)
        return self.price_move(number, event.seat, event.word)

    def price_fall(self, number: int, word: str) -> Priced:
        game, s = self.course.game, self.course.state
        which, fell = game.read_fall(word)
        dice = game.falls[which]
        after = self.judge.worth(self.thrown(tuple(fell)))
        before = self.expected(dice) if isinstance(dice, Dice) else self.judge.worth(s)
        return Priced(number, "luck", before, after, game.rules.thrower(s))

    def expected(self, dice: Dice) -> Values:
        """The mean over all that can fall."""
        ways = ways_of(dice)
        total = [0.0] * self.course.state.players
        for fell, many in ways.items():
            for seat, value in enumerate(self.judge.worth(self.thrown(fell))):
                total[seat] += many * value
        every = sum(ways.values())
        return on_grid(value / every for value in total)

    def thrown(self, fell: tuple[int, ...]) -> Any:
        after = self.course.state.copy()
        self.course.game.rules.throw(after, list(fell))
        return after

    def price_race(self, number: int, event: Event, seat: int) -> Priced:
        """In a race nothing is chosen: who was quicker is luck, against the turn-by-turn race."""
        after = self.course.copy()
        after.happen(event)
        return Priced(number, "luck", self.stands(), self.judge.worth(after.state), seat)

    def price_move(self, number: int, seat: int, word: str) -> Priced:
        words = self.course.legal(seat)
        moves = [self.course.game.codes[legal] for legal in words]
        worth = self.judge.worth_of_moves(self.course.state, seat, moves)
        best = self.judge.best(self.course.state, seat, worth)
        before, after = worth[best], worth[words.index(word)]
        if is_near(before, after):
            after = before
        loss, better = before[seat] - after[seat], words[best]
        if loss < NEAR:  # as good as the best, though the others may not be as well off
            loss, better = 0.0, word
        stake = stake_of(seat, worth, best)
        error = self.judge.errors_at(self.course.state).near(before[seat]).of_difference(loss)
        return Priced(number, "skill", before, after, seat, better, loss, len(words), stake, error)


def stake_of(seat: int, worth: Sequence[Values], best: int) -> float:
    """Return what a move drawn by lot loses on average against the best move."""
    return max(0.0, worth[best][seat] - fmean(values[seat] for values in worth))


@functools.cache
def ways_of(dice: Dice) -> dict[tuple[int, ...], int]:
    """The throws that differ, each with the number of ways in which it falls."""
    return dict(Counter(tuple(sorted(fell)) for fell in product(dice.faces, repeat=dice.count)))
