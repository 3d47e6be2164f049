"""What every second referee is: the rules told as a story that stops wherever the table must act.

A story is a generator: it yields what the table waits for, is sent what happened, and returns at the end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar


@dataclass(frozen=True)
class Choice:
    """Every seat that may act, with its words in the order of the rules."""

    words: dict[int, list[str]]


@dataclass(frozen=True)
class Falling:
    """Something falls from this seat's hand: "d", "d d d", "special" or "pack"."""

    seat: int
    what: str


Waiting = Choice | Falling
Happened = tuple[int, str]
T = TypeVar("T")
Story = Generator[Waiting, Happened, T]


class Refused(Exception):
    """A rule allows no such table."""


class Referee(ABC):
    """Knows one game from its numbered rules alone, and shares no line with the house's own rules."""

    seats: ClassVar[tuple[int, int]]
    house_rules: ClassVar[dict[str, list[Any]]]
    """Values of each option, the default first."""
    gifts: ClassVar[tuple[int, ...]] = ()
    """How much a seat may be given ahead, nothing first; empty where the game has no handicap."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.ahead: list[int] = options.get("handicap", [0] * players)
        if len(self.ahead) != players:
            raise Refused("a number for each seat")
        self.options = {name: values[0] for name, values in self.house_rules.items()} | options
        self.counts: Counter[str] = Counter()
        self.champions: list[int] = []
        self.lay_out()
        self.story = self.course()
        self.waits: Waiting | None = next(self.story)

    @abstractmethod
    def lay_out(self) -> None: ...

    @abstractmethod
    def course(self) -> Story[None]:
        """The whole game; whoever won is in `champions` when it is over."""

    @abstractmethod
    def scores(self) -> list[int]: ...

    def happens(self, seat: int, word: str) -> None:
        try:
            self.waits = self.story.send((seat, word))
        except StopIteration:
            self.waits = None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.champions) if self.waits is None else ()

    def legal(self, seat: int) -> list[str]:
        return self.waits.words.get(seat, []) if isinstance(self.waits, Choice) else []

    def round_from(self, seat: int) -> list[int]:
        """Everyone once, clockwise (C1)."""
        return [(seat + far) % self.players for far in range(self.players)]

    def best(self, points: dict[int, int]) -> list[int]:
        return sorted(seat for seat in points if points[seat] == max(points.values()))

    def choose(self, seat: int, words: list[str]) -> Story[str]:
        return (yield Choice({seat: words}))[1]

    def fall(self, seat: int, what: str) -> Story[list[str]]:
        return (yield Falling(seat, what))[1].split()

    def dice(self, seat: int, many: int) -> Story[list[int]]:
        fell = yield from self.fall(seat, " ".join("d" * many))
        return [int(pips) for pips in fell]

    def throw_off(self, seats: Iterable[int]) -> Story[int]:
        """C2: the highest die; those who tie for it throw again, the lowest seat first."""
        rivals = sorted(seats)
        while len(rivals) > 1:
            fell: dict[int, int] = {}
            for seat in rivals:
                [fell[seat]] = yield from self.dice(seat, 1)
            rivals = self.best(fell)
        return rivals[0]
