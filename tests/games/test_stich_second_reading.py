"""The rule sheet read a second time, another way: one round as one story, in the words of S1–S17.

Both readings are led through the same games. They share no code but the names of the options. Here
cards are words, hands are lists of them, and the sum is counted anew from the open cards.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.second_reading import Story, asked_by
from tests.table_talk import sit_down

VALUES = [1, 1, 1, 1, 2, 2, 2, *(value for value in range(3, 10) for _ in range(2)), 12, 12]
PACK = [f"{colour}{value}" for colour in "br" for value in VALUES]
ORDER = {card: place for place, card in enumerate(dict.fromkeys(PACK))}


def points(cards: list[str]) -> int:
    """S14."""
    worth = {"b12": 15, "r12": 20}
    return sum(worth.get(card, 5 if card[1:] in "12345" else 10) for card in cards)


class Table:
    def __init__(self, players: int, house: dict[str, Any]) -> None:
        self.house = house
        self.players = players
        self.scores = [0] * players
        self.hands: list[list[str]] = []
        self.stock: list[str] = []
        self.open: list[str] = []
        self.adds = "b"

    def sum_with(self, *cards: str) -> int:
        return sum(int(card[1:]) * (1 if card[0] == self.adds else -1) for card in [*self.open, *cards])

    def fits(self, card: str) -> bool:
        """S5, S6."""
        return 0 <= self.sum_with(card) <= 12 if self.open else card[0] == self.adds

    def playable(self, seat: int) -> list[str]:
        return sorted({card for card in self.hands[seat] if self.fits(card)}, key=lambda card: ORDER[card])

    def stuck(self) -> bool:
        """S13."""
        return not self.stock and not any(self.playable(seat) for seat in range(self.players))

    def deal(self, dealer: int) -> Story:
        """S4."""
        cards = (yield "shuffle", dealer).split()
        self.hands = [[] for _ in range(self.players)]
        for seat in [*range(dealer + 1, self.players), *range(dealer + 1)]:
            self.hands[seat], cards = cards[:6], cards[6:]
        self.stock, self.open, self.adds = cards, [], "b"

    def lay(self, seat: int, card: str) -> bool:
        """S7: whether this card takes the trick."""
        led = not self.open
        self.hands[seat].remove(card)
        self.open.append(card)
        takes = not led and self.sum_with() in (0, 12)
        if takes:
            self.scores[seat] += points(self.open)
            self.open = []
        return takes

    def choose_card(self, seat: int) -> Story:
        """S9, S10: the card this seat plays, if any."""
        playable = self.playable(seat)
        if playable:
            return (yield playable, seat)
        if not self.stock:
            yield ["pass"], seat
            return None
        yield ["draw"], seat
        card = self.stock.pop(0)
        self.hands[seat].append(card)
        if not self.fits(card):
            return None
        word = yield [card, "keep"], seat
        return None if word == "keep" else card

    def play_round(self, dealer: int) -> Story:
        yield from self.deal(dealer)
        seat = (dealer + 1) % self.players
        while not self.stuck():
            card = yield from self.choose_card(seat)
            takes = card is not None and self.lay(seat, card)
            if not self.hands[seat]:
                self.scores[seat] += 30
                break
            if not takes:
                seat = (seat + 1) % self.players
            elif self.house["swap"] and (yield ["swap", "hold"], seat) == "swap":
                self.adds = "b" if self.adds == "r" else "r"
        if self.house["hand"] == "minus":
            self.scores = [score - points(hand) for score, hand in zip(self.scores, self.hands, strict=True)]

    def game(self) -> Story:
        dealer = (self.house["first"] - 1) % self.players
        target = self.house["target"]
        if target == "die":
            target = 100 * int((yield "throw", dealer))
        while max(self.scores) < target:
            yield from self.play_round(dealer)
            dealer = (dealer + 1) % self.players
        yield "over", self.scores.index(max(self.scores))


def house_of(luck: random.Random, players: int) -> dict[str, Any]:
    return {
        "target": luck.choice(["die", 50, luck.randint(50, 700)]),
        "first": luck.randrange(players),
        "hand": luck.choice(["nothing", "minus"]),
        "swap": luck.choice([True, False]),
    }


def answer(luck: random.Random, asked: str | list[str]) -> str:
    if asked == "throw":
        return luck.choice("233445")
    if asked == "shuffle":
        return " ".join(luck.sample(PACK, len(PACK)))
    return luck.choice(asked)


@pytest.mark.parametrize("number", range(6))
def test_both_readings_agree(number: int) -> None:
    luck = random.Random(number)
    for _ in range(5):
        players = luck.randint(2, 6)
        house = house_of(luck, players)
        course, table = sit_down("stich", players, **house), Table(players, house)
        story = table.game()
        asked = next(story)
        while asked[0] != "over":
            assert asked_by(course) == asked, (house, course.events)
            word = answer(luck, asked[0])
            (course.throw if asked[0] in ("throw", "shuffle") else course.play)(word)
            asked = story.send(word)
            assert course.scores == table.scores, (house, course.events)
        assert asked_by(course) == asked
        most = max(table.scores)
        assert list(course.winners) == [seat for seat in range(players) if table.scores[seat] == most]
