"""The price of one event where cards are hidden: every seat values the game by what it can know of it.

So the values of the seats need not add up. Until a choice is made, everyone is taken to choose the usual
move. What a choice is worth beside it, to the one who chooses and to all others, is skill: by what the
chooser could know, so that what one gains by it the others lose. What the others then see in it is luck. So
is a card that is drawn, and the cards that are dealt, against the mean over many deals. The one who decides
learns nothing by it, until the round is over and the cards lie open.
"""

from __future__ import annotations

from collections.abc import Iterator

from toog.core.contract import NOBODY, Event
from toog.core.course import Course, Decision
from toog.core.falls import Dice
from toog.review.grid import Values, minus, on_grid, plus, with_value
from toog.review.judge import Witness, first_best
from toog.review.pricing import Priced, stake_of, ways_of


class Seeing:
    """Follows one game with hidden cards."""

    def __init__(self, witness: Witness, course: Course) -> None:
        self.witness = witness
        self.usual_drift = witness.drift
        self.course = course
        self.values: Values = (0.0,) * len(course.players)
        self.look()

    def look(self, but: int = NOBODY) -> None:
        """Everyone looks again, but for one perhaps; who has learned nothing keeps the value there was."""
        found = []
        for seat, value in enumerate(self.values):
            seen = None if seat == but else self.witness.worth_to(self.course, seat)
            found.append(value if seen is None else seen)
        self.values = on_grid(found)

    def stands(self) -> Values:
        return self.values

    def happen(self, number: int, event: Event) -> Iterator[Priced]:
        if event.seat is None:
            return self.price_fall(number, event)
        if event.word in self.course.game.final:
            return self.price_showing(number, event, event.seat, self.values)
        return self.price_move(number, event, event.seat)

    def price_fall(self, number: int, event: Event) -> Iterator[Priced]:
        which, _ = self.course.game.read_fall(event.word)
        dice = self.course.game.falls[which]
        before = (
            self.expected(dice) if isinstance(dice, Dice) else self.witness.worth_before_deal(self.course)
        )
        return self.price_showing(number, event, self.course.game.rules.thrower(self.course.state), before)

    def expected(self, dice: Dice) -> Values:
        total = [0.0] * len(self.values)
        ways = ways_of(dice)
        for fell, many in ways.items():
            after = Seeing(self.witness, self.course.copy())
            after.course.throw(dice.say(list(fell)))
            after.look()
            total = [all_ways + many * value for all_ways, value in zip(total, after.values, strict=True)]
        return on_grid(value / sum(ways.values()) for value in total)

    def price_showing(self, number: int, event: Event, seat: int, before: Values) -> Iterator[Priced]:
        """Cards and dice that fall, and a card that is drawn: nobody decides."""
        self.course.happen(event)
        self.look()
        yield Priced(number, "luck", before, self.values, seat)

    def price_move(self, number: int, event: Event, seat: int) -> Iterator[Priced]:
        words = self.course.legal(seat)
        worth = self.witness.worth_of_moves_to(self.course, seat)
        usual, chosen = worth[self.witness.usual_move(self.course, seat)], worth[words.index(event.word)]
        best = first_best(seat, worth)
        before = with_value(self.values, seat, usual[seat])
        after = plus(before, minus(chosen, usual))
        loss = worth[best][seat] - chosen[seat]
        better = event.word if loss == 0 else words[best]
        errors = self.witness.errors_at(self.course.state)
        stake, error = stake_of(seat, worth, best), errors.of_difference(loss)
        yield Priced(number, "skill", before, after, seat, better, loss, len(words), stake, error)
        self.course.happen(event)
        self.values = after
        self.look(but=seat if isinstance(self.course.turn, Decision) else NOBODY)
        yield Priced(number, "luck", after, self.values, seat)
