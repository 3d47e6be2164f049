"""12er Stich, refereed a second time from S1 to S18."""

from __future__ import annotations

from typing import ClassVar

from tests.referee.whistle import Referee, Refused, Story

KINDS = [f"{colour}{value}" for colour in "br" for value in (1, 2, 3, 4, 5, 6, 7, 8, 9, 12)]
PACK = [kind for kind in KINDS for _ in range({"1": 4, "2": 3}.get(kind[1:], 2))]


def value(card: str) -> int:
    return int(card[1:])


def points(card: str) -> int:
    """S14."""
    if value(card) == 12:
        return 15 if card == "b12" else 20
    return 5 if value(card) <= 5 else 10


class Stich(Referee):
    seats = (2, 6)
    house_rules: ClassVar = {
        "target": ["die", 50, 51, 120, 300],
        "first": [0, 1, 2, 5],
        "hand": ["nothing", "minus"],
        "swap": [False, True],
    }
    gifts = (0, 5, 49, 300)

    def lay_out(self) -> None:
        if self.options["first"] >= self.players:
            raise Refused("S4")
        self.points = dict(enumerate(self.ahead))
        self.hands: dict[int, list[str]] = {}
        self.stock: list[str] = []
        self.pile: list[str] = []
        self.adds = "b"

    def scores(self) -> list[int]:
        return list(self.points.values())

    def course(self) -> Story[None]:
        dealer = self.round_from(self.options["first"])[-1]
        target = self.options["target"]
        if target == "die":
            [pips] = yield from self.fall(dealer, "special")
            target = 100 * int(pips)
        while True:
            yield from self.round(dealer)
            if max(self.points.values()) >= target:
                break
            dealer = self.round_from(dealer)[1]
        self.champions = self.best(self.points)

    def round(self, dealer: int) -> Story[None]:
        self.counts["rounds"] += 1
        self.stock = yield from self.fall(dealer, "pack")
        self.pile = []
        self.adds = "b"
        seat = self.round_from(dealer)[1]
        for other in self.round_from(seat):
            self.hands[other], self.stock = self.stock[:6], self.stock[6:]
        while all(self.hands.values()) and not self.stuck():
            seat = yield from self.turn(seat)
        if self.options["hand"] == "minus":
            for other, hand in self.hands.items():
                self.points[other] -= sum(points(card) for card in hand)

    def stuck(self) -> bool:
        """S13."""
        return not self.stock and not any(self.playable(hand) for hand in self.hands.values())

    def sum(self) -> int:
        return sum(value(card) if card[0] == self.adds else -value(card) for card in self.pile)

    def playable(self, hand: list[str]) -> list[str]:
        """S5, S6, in the order of S1."""
        return [kind for kind in KINDS if kind in hand and self.fits(kind)]

    def fits(self, card: str) -> bool:
        if not self.pile:
            return card[0] == self.adds
        change = value(card) if card[0] == self.adds else -value(card)
        return 0 <= self.sum() + change <= 12

    def turn(self, seat: int) -> Story[int]:
        """One player's turn; answers who is next."""
        hand = self.hands[seat]
        words = self.playable(hand)
        if not words and self.stock:
            yield from self.choose(seat, ["draw"])
            self.counts["draws"] += 1
            hand.append(self.stock.pop(0))
            if self.fits(hand[-1]):
                words = [hand[-1], "keep"]
        elif not words:
            yield from self.choose(seat, ["pass"])
            self.counts["passes"] += 1
        word = (yield from self.choose(seat, words)) if words else "keep"
        if word != "keep" and (yield from self.takes_trick(seat, word)):
            return seat
        return self.round_from(seat)[1]

    def takes_trick(self, seat: int, card: str) -> Story[bool]:
        """S7, S12, S17: the card is played."""
        hand = self.hands[seat]
        led = not self.pile
        hand.remove(card)
        self.pile.append(card)
        taken = not led and self.sum() in (0, 12)
        self.counts.update(plays=1, tricks=taken, bonuses=not hand)
        if taken:
            self.points[seat] += sum(points(card) for card in self.pile)
            self.pile = []
        if not hand:
            self.points[seat] += 30
        elif taken and self.options["swap"]:
            if (yield from self.choose(seat, ["swap", "hold"])) == "swap":
                self.counts["swaps"] += 1
                self.adds = "r" if self.adds == "b" else "b"
        return taken
