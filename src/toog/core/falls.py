"""What can fall in a game, dice or a shuffled pack: how it is written, and how chance makes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import product, repeat
from typing import Protocol

# Chooses a whole number from 0 up to, not including, its argument.
Choose = Callable[[int], int]


class Fall(Protocol):
    """One kind of thing that falls, with the rule that asks for it."""

    @property
    def rule(self) -> str: ...
    @property
    def form(self) -> str:
        """What it looks like in the record, in no language: "d d d", or a pack by its ends and number."""

    def read(self, words: object) -> list[int] | None:
        """The codes of what fell, or None when these are not its words."""

    def say(self, fell: list[int]) -> str: ...
    def draw(self, choose: Choose) -> list[int]: ...


@dataclass(frozen=True)
class Dice:
    """Some equal dice; a die's code is its pips."""

    count: int
    rule: str
    faces: tuple[int, ...] = (1, 2, 3, 4, 5, 6)

    @cached_property
    def form(self) -> str:
        return " ".join(["d"] * self.count)

    @cached_property
    def ways(self) -> dict[str, tuple[int, ...]]:
        """Every way they can fall, by its words."""
        return {self.say(list(fell)): fell for fell in product(self.faces, repeat=self.count)}

    def read(self, words: object) -> list[int] | None:
        fell = self.ways.get(words) if isinstance(words, str) else None
        return None if fell is None else list(fell)

    def say(self, fell: list[int]) -> str:
        return " ".join(map(str, fell[: self.count]))

    def draw(self, choose: Choose) -> list[int]:
        return [*map(self.faces.__getitem__, map(choose, repeat(len(self.faces), self.count)))]


@dataclass(frozen=True)
class Pack:
    """A shuffled pack, top card first; a card's code is its index in `kinds`."""

    kinds: tuple[str, ...]
    copies: tuple[int, ...]
    rule: str

    @property
    def cards(self) -> list[int]:
        """The pack in the order it is written in the rules."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]

    @property
    def form(self) -> str:
        return f"{self.kinds[0]} … {self.kinds[-1]} ({sum(self.copies)})"

    def read(self, words: object) -> list[int] | None:
        cards = self.cards
        if not isinstance(words, str) or len(words) > 4 * len(cards):
            return None
        codes = {kind: code for code, kind in enumerate(self.kinds)}
        fell = [codes.get(word, -1) for word in words.split(" ")]
        return fell if sorted(fell) == cards else None

    def say(self, fell: list[int]) -> str:
        return " ".join(self.kinds[card] for card in fell[: sum(self.copies)])

    def draw(self, choose: Choose) -> list[int]:
        """Fisher and Yates, from the last card down."""
        cards = self.cards
        for last in range(len(cards) - 1, 0, -1):
            other = choose(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards
