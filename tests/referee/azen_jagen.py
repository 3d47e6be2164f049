"""Azen jagen, refereed a second time from A1 to A8."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.referee.whistle import Choice, Referee, Story


class AzenJagen(Referee):
    seats = (2, 8)
    house_rules: ClassVar = {
        "sips": [3, 1, 2, 4, 20],
        "orders": [3, 1, 2, 5, 20],
        "drink": ["", "thé", "x" * 40],
    }

    def lay_out(self) -> None:
        self.paid: Counter[int] = Counter()

    def scores(self) -> list[int]:
        return [self.paid[seat] for seat in range(self.players)]

    def course(self) -> Story[None]:
        seat = yield from self.throw_off(range(self.players))
        while self.paid.total() < self.options["orders"]:
            order, drink = yield from self.nine_aces(seat)
            payer = drink if (yield from self.too_slow(drink)) else order
            self.paid[payer] += 1
            seat = self.round_from(drink)[1]
        few = min(self.scores())
        self.champions = [seat for seat in range(self.players) if self.paid[seat] == few]

    def nine_aces(self, seat: int) -> Story[tuple[int, int]]:
        """A1 to A3: who orders and who drinks."""
        hands: list[int] = []
        while len(hands) < 9:
            aces = yield from self.aces(seat)
            hands += [seat] * aces
            seat = self.round_from(seat)[1]
        return hands[2], hands[8]

    def aces(self, seat: int) -> Story[int]:
        self.counts["throws"] += 1
        dice = yield from self.dice(seat, 3)
        return dice.count(1)

    def too_slow(self, drinker: int) -> Story[bool]:
        """A4, A5: does an ace fall before the last sip?"""
        self.counts["races"] += 1
        words = {seat: ["sip" if seat == drinker else "throw"] for seat in range(self.players)}
        glass = self.options["sips"]
        while glass:
            seat, _ = yield Choice(words)
            if seat == drinker:
                glass -= 1
            elif (yield from self.aces(seat)):
                self.counts["too_slow"] += 1
                return True
        return False
