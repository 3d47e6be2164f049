"""The state of a game: whole-number fields and fixed-length lists of whole numbers, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from operator import ne
from typing import Annotated, Any, ClassVar, Self, get_type_hints

MOST_SEATS = 8
Fields = tuple[tuple[str, ...], tuple[Any, ...]]  # some fields of a state: their names and values


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

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        own = {name: hint for name, hint in hints.items() if name not in CLASS_FACTS}
        cls.fields = tuple(read_field(name, hint) for name, hint in own.items())
        cls.lists = tuple(field.name for field in cls.fields if field.length)
        cls.in_key = tuple(field.name for field in cls.fields if not field.tally)
        cls.tallies = tuple(field.name for field in cls.fields if field.tally)

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, [0] * field.length if field.length else 0)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        values = twin.__dict__ = self.__dict__.copy()
        for name in self.lists:
            values[name] = values[name][:]
        return twin

    def otherwise(self, other: Self) -> Fields:
        """The fields that are otherwise in `other`, with what they are here. The lists are not copied."""
        here = self.__dict__
        differ = (*map(ne, here.values(), other.__dict__.values()),)
        return (*compress(here, differ),), (*compress(here.values(), differ),)

    def with_fields(self, fields: Fields) -> Self:
        """A copy with these fields laid in, as `otherwise` names them."""
        twin = object.__new__(type(self))
        twin.__dict__ = {**self.__dict__, **dict(zip(*fields, strict=True))}
        return twin.copy()

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


CLASS_FACTS = frozenset({"fields", "lists", "in_key", "tallies"})
