"""What is handed to the store: new entries of one table, with what else they change about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from toog.table import Entry, Table
from toog.table.entries import Ended, Listed, Rematched

ENCODER = msgspec.json.Encoder()

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
    def version(self) -> int:
        """The version of the table once these are stored."""
        return self.first + len(self.bodies)


def with_facts(batch: Iterable[Append]) -> list[Append]:
    """Those that change something about their table beside its entries. Nearly all change nothing else."""
    return [item for item in batch if item.opening is not None or item.listed is not None or item.ended]


def rows_of(batch: Iterable[Append]) -> list[Row]:
    rows: list[Row] = []
    for item in batch:
        seq = item.first
        for body in item.bodies:
            rows.append((item.table, seq, item.at, body))
            seq += 1
    return rows


def append_of(table: Table, first: int, entries: Sequence[Entry], opening: Opening | None) -> Append:
    """The newest entries of a table, the first of them with that sequence number."""
    bodies, listed, needs, last = [], None, None, entries[-1]
    for entry in entries:
        bodies.append(ENCODER.encode(entry.plain()).decode())
        if isinstance(entry, Listed):
            listed = entry.listed
        elif isinstance(entry, Rematched):
            needs = entry.table
    ended, hidden = isinstance(last, Ended), table.standing.game.hidden
    return Append(table.id, first, bodies, last.at, opening, ended, listed, needs, hidden)
