"""House rules as data: name, what is allowed, default, and which rule they belong to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, SupportsIndex, TypeGuard, TypeVar

from toog.core.errors import BadArgument, quote
from toog.core.state import MOST_SEATS, State

Item = TypeVar("Item")

MOST_DIGITS = 20  # of a seed of 64 bits
JOINERS = str.maketrans("", "", "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}")


@dataclass(frozen=True)
class Option(ABC):
    """One house rule of a game; `rule` is the number it belongs to."""

    name: str
    rule: str

    renames_only: ClassVar[bool] = False
    """Whether the game stays the same under every value, with its seats or colours renamed."""

    @property
    @abstractmethod
    def allowed(self) -> str:
        """What is allowed, in a form everyone can read: 1–30, last|best …"""

    @abstractmethod
    def default_for(self, players: int) -> Any: ...

    @abstractmethod
    def check(self, value: Any, players: int) -> Any:
        """The value itself, or BadArgument that says what is allowed."""

    @abstractmethod
    def schema(self) -> dict[str, Any]: ...

    def read(self, text: str) -> Any:
        """The value from the command line; nothing is checked yet."""
        return text

    @abstractmethod
    def lay(self, s: State, value: Any) -> None:
        """Writes the value into the state as whole numbers."""

    def moved_on(self, value: Any, seats: int) -> Any:
        """The value when all have moved so many seats on: the table's own stays as it is."""
        return value


def rotated(items: Sequence[Item], seats: int) -> list[Item]:
    """What belonged to seat i belongs to seat i + `seats`, counted round the table."""
    return [items[(seat - seats) % len(items)] for seat in range(len(items))]


def refuse(option: Option, value: object, allowed: str | None = None) -> BadArgument:
    return BadArgument(
        "option-value",
        rule=option.rule,
        option=option.name,
        value=quote(value),
        allowed=allowed or option.allowed,
    )


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def check_games(games: object, seed: object = 0) -> None:
    """Raise unless this is a number of games that can be played, and their dice can follow from this seed."""
    if not is_whole(games) or games < 1:
        raise BadArgument("games-number", games=quote(games))
    if not isinstance(seed, SupportsIndex):
        raise BadArgument("seed-number", seed=quote(seed))


def is_printable(text: str) -> bool:
    """Joiners show nothing by themselves, but Persian, Hindi and many an emoji are not written without."""
    return text.translate(JOINERS).isprintable()


def read_whole(text: str) -> int | str:
    """A whole number where it is one; a wrong one stays as it was typed, to be named."""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and digits.isascii() and len(digits) <= MOST_DIGITS else text


@dataclass(frozen=True)
class Laid(Option):
    """An option that a rule reads, in this field of the state."""

    field: str

    def lay(self, s: State, value: Any) -> None:
        setattr(s, self.field, value)


@dataclass(frozen=True)
class Counted(Laid):
    """An option that is a whole number."""

    def read(self, text: str) -> int | str:
        return read_whole(text)


@dataclass(frozen=True)
class Number(Counted):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    default: int

    @property
    def allowed(self) -> str:
        return f"{self.low}–{self.high}"

    def default_for(self, players: int) -> int:
        return self.default

    def check(self, value: Any, players: int) -> int:
        if not is_whole(value) or not self.low <= value <= self.high:
            raise refuse(self, value)
        return int(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Choice(Laid):
    """One of a few words; the state holds its place in the list. The first is the default."""

    values: tuple[str, ...]

    @property
    def allowed(self) -> str:
        return "|".join(self.values)

    def default_for(self, players: int) -> str:
        return self.values[0]

    def check(self, value: Any, players: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise refuse(self, value)
        return value

    def lay(self, s: State, value: str) -> None:
        setattr(s, self.field, self.values.index(value))

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}


@dataclass(frozen=True)
class Pick(Counted):
    """One of a few whole numbers. The first is the default."""

    values: tuple[int, ...]

    @property
    def allowed(self) -> str:
        return "|".join(str(value) for value in self.values)

    def default_for(self, players: int) -> int:
        return self.values[0]

    def check(self, value: Any, players: int) -> int:
        if not is_whole(value) or value not in self.values:
            raise refuse(self, value)
        return int(value)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}


@dataclass(frozen=True)
class SeatOption(Counted):
    """One of the seats at this table, of which there are `most`. The first is the default."""

    most: int = MOST_SEATS

    renames_only = True

    @property
    def allowed(self) -> str:
        return f"0–{self.most - 1}"

    def default_for(self, players: int) -> int:
        return 0

    def check(self, value: Any, players: int) -> int:
        if not is_whole(value) or not 0 <= value < players:
            raise refuse(self, value, f"0–{players - 1}" if players > 1 else "0")
        return int(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "format": "seat", "minimum": 0, "maximum": self.most - 1}


@dataclass(frozen=True)
class Switch(Laid):
    """True or false; the state holds 1 or 0."""

    default: bool

    @property
    def allowed(self) -> str:
        return "true|false"

    def default_for(self, players: int) -> bool:
        return self.default

    def check(self, value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise refuse(self, value)
        return value

    def read(self, text: str) -> bool | str:
        return {"true": True, "false": False}.get(text, text)

    def lay(self, s: State, value: bool) -> None:
        setattr(s, self.field, int(value))

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class EachSeat(Laid):
    """A whole number from 0 to `high` for each player, in the order of the seats: nothing is the default."""

    high: int
    step: int = 1
    """What the lab counts in when it looks for a fair handicap."""
    less_than: str | None = None
    """Another house rule, a number: from there on more makes no difference."""

    @property
    def allowed(self) -> str:
        return f"1–{MOST_SEATS} × 0–{self.high}"

    def default_for(self, players: int) -> list[int]:
        return [0] * players

    def check(self, value: Any, players: int) -> list[int]:
        if not isinstance(value, list | tuple) or len(value) != players:
            raise refuse(self, value, self.allowed_for(players))
        if not all(is_whole(item) and 0 <= item <= self.high for item in value):
            raise refuse(self, value, self.allowed_for(players))
        return list(value)

    def allowed_for(self, players: int) -> str:
        return f"{players} × 0–{self.high}"

    def read(self, text: str) -> list[int | str]:
        return [read_whole(item) for item in text.split(",")]

    def lay(self, s: State, value: list[int]) -> None:
        setattr(s, self.field, [*value, *[0] * (MOST_SEATS - len(value))])

    def moved_on(self, value: list[int], seats: int) -> list[int]:
        """It is the players' own, and goes along."""
        return rotated(value, seats)

    def schema(self) -> dict[str, Any]:
        item = {"type": "integer", "minimum": 0, "maximum": self.high}
        return {"type": "array", "format": "seats", "items": item, "minItems": 1, "maxItems": MOST_SEATS}


@dataclass(frozen=True)
class Text(Option):
    """A free text for people; no rule reads it, so it is not laid in the state."""

    longest: int

    @property
    def allowed(self) -> str:
        return f"0–{self.longest} a…z"

    def default_for(self, players: int) -> str:
        return ""

    def check(self, value: Any, players: int) -> str:
        if not isinstance(value, str) or len(value) > self.longest or not is_printable(value):
            raise BadArgument("option-text", rule=self.rule, option=self.name, most=self.longest)
        return value

    def lay(self, s: State, value: str) -> None:
        """Nothing: the rules do not ask what is in the glass."""

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "maxLength": self.longest}
