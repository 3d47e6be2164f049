"""The state of a game: whole-number fields and fixed-length lists of whole numbers, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, get_type_hints

MOST_SEATS = 8


@dataclass(frozen=True)
class Length:
    """The length of a list field."""

    items: int


@dataclass(frozen=True)
class Outside:
    """Marks a tally: kept for statistics, outside the key of the position."""


Tally = Annotated[int, Outside()]
PerSeat = Annotated[list[int], Length(MOST_SEATS)]
TallyPerSeat = Annotated[list[int], Length(MOST_SEATS), Outside()]
ThreeDice = Annotated[list[int], Length(3)]


@dataclass(frozen=True)
class Field:
    """One field of a state; `length` is 0 for a single whole number."""

    name: str
    length: int
    tally: bool


def read_field(name: str, hint: Any) -> Field:
    notes = getattr(hint, "__metadata__", ())
    length = sum(note.items for note in notes if isinstance(note, Length))
    return Field(name, length, any(isinstance(note, Outside) for note in notes))


class State:
    """Subclasses declare fields by annotation; all start at zero.

    Two states are equal when they are the same position: tallies do not count.
    """

    players: int

    fields: ClassVar[tuple[Field, ...]]
    lists: ClassVar[tuple[str, ...]]
    in_key: ClassVar[tuple[str, ...]]
    tallies: ClassVar[tuple[str, ...]]
    addresses: ClassVar[tuple[tuple[str, int], ...]]  # of every number: its field, and its index in a list
    beginnings: ClassVar[tuple[tuple[str, int], ...]]  # of every field: where its numbers begin among them

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        own = {name: hint for name, hint in hints.items() if name not in CLASS_FACTS}
        cls.fields = tuple(read_field(name, hint) for name, hint in own.items())
        cls.lists = tuple(field.name for field in cls.fields if field.length)
        cls.in_key = tuple(field.name for field in cls.fields if not field.tally)
        cls.tallies = tuple(field.name for field in cls.fields if field.tally)
        cls.addresses = tuple(
            (field.name, index) for field in cls.fields for index in range(field.length or 1)
        )
        cls.beginnings = tuple((name, cls.addresses.index((name, 0))) for name in own)

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, [0] * field.length if field.length else 0)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        values = twin.__dict__ = self.__dict__.copy()
        for name in self.lists:
            values[name] = values[name][:]
        return twin

    def unlike(self, other: Self) -> tuple[int, ...]:
        """The numbers that are otherwise in `other`: place and number by turns."""
        found: list[int] = []
        here, there = self.__dict__, other.__dict__
        for name, place in self.beginnings:
            mine, theirs = here[name], there[name]
            if mine == theirs:
                continue
            if name not in self.lists:
                found += (place, mine)
                continue
            for index, number in enumerate(mine):
                if number != theirs[index]:
                    found += (place + index, number)
        return tuple(found)

    def with_numbers(self, numbers: tuple[int, ...]) -> Self:
        """A copy with these numbers laid in, as `unlike` names them."""
        twin = self.copy()
        for place, number in zip(numbers[::2], numbers[1::2], strict=True):
            name, index = self.addresses[place]
            if name in self.lists:
                getattr(twin, name)[index] = number
            else:
                setattr(twin, name, number)
        return twin

    def key(self) -> tuple[int | tuple[int, ...], ...]:
        """The position as something to look up in a dictionary."""
        values = [getattr(self, name) for name in self.in_key]
        return tuple(tuple(value) if isinstance(value, list) else value for value in values)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.in_key)

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self.fields)
        return f"<{type(self).__name__} {inside}>"


CLASS_FACTS = frozenset({"fields", "lists", "in_key", "tallies", "addresses", "beginnings"})
