"""Who does something at a table. The server proves it; the table is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Actor:
    """A device with the seats whose secrets it has shown: none for a spectator, several for a shared one."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    machine: int | None = None
    claims: frozenset[int] = frozenset()
    """Seats it has asked for and may yet be given."""

    @classmethod
    def bot(cls, seat: int) -> Self:
        """The hand of a bot that was asked to choose for this seat."""
        return cls(machine=seat)
