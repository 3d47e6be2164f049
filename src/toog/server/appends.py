"""What is handed to the store: new entries of one table, with what else they change about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

Row = tuple[str, int, float, str]  # in the order of the columns of `entries`


@dataclass(frozen=True)
class Opening:
    """The facts of a new table; its entries come with it."""

    game: str
    secret: bytes = field(repr=False)
    listed: bool


class Append(Struct, frozen=True):
    """New entries of one table, from sequence number `first` on."""

    table: str
    first: int
    bodies: Sequence[str]
    at: float
    opening: Opening | None = None
    ended: bool = False
    listed: bool | None = None  # when that has changed
    needs: str | None = None  # a table it leads to: where that one is not stored, nothing may lead there
    hidden: bool = False  # there are hidden cards in the game: these go into the store and nowhere else

    @property
    def only_entries(self) -> bool:
        """As nearly all are: nothing else about the table changes."""
        return self.opening is None and self.listed is None and not self.ended

    @property
    def version(self) -> int:
        """Of the table once these are stored."""
        return self.first + len(self.bodies)

    def rows(self) -> Iterator[Row]:
        for seq, body in enumerate(self.bodies, self.first):
            yield self.table, seq, self.at, body
