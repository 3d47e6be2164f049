"""The seats of a table: who sits there, who may act for whom, and what may be said without words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from toog.table.errors import TableError
from toog.table.shapes import ShownClaim, ShownSeat


@dataclass(frozen=True, slots=True)
class Actor:
    """A device with the seats whose secrets it has shown: none for a spectator, several for a shared one."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    machine: int | None = None
    claims: frozenset[int] = frozenset()
    """Seats it has asked for and may yet be given."""
    chooser: tuple[str, str] | None = None
    """The bot that chose, and its version."""

    @classmethod
    def bot(cls, seat: int, name: str, version: str) -> Self:
        """The hand of a bot that was asked to choose for this seat."""
        return cls(machine=seat, chooser=(name, version))


REACTIONS = ("applause", "laugh", "gasp", "cheers", "ouch", "ponder", "hurry", "wave")
PAUSE = 1.0


COLOURS = 8  # one for each seat of the largest table


@dataclass(slots=True)
class PendingClaim:
    """Someone without the secret of the seat asks for it. `number` tells it from earlier ones."""

    number: int
    name: str
    key: str
    votes: set[int] = field(default_factory=set)  # the seats that want to let this one in

    def shown(self) -> ShownClaim:
        return {"number": self.number, "name": self.name, "votes": sorted(self.votes)}


@dataclass(slots=True)
class Seat:
    name: str | None = None
    key: str | None = None  # the hash of a person's secret
    bot: str | None = None
    nonce: str = ""
    away: bool = False
    stand_in: str | None = None  # the bot that sits in until the person is back
    quick: bool = False
    votes: set[int] = field(default_factory=set)  # the seats that want a bot to sit in here
    reacted: float | None = None
    colour: int = 0
    expected: bool = False  # invited to a rematch and not here yet
    claim: PendingClaim | None = None

    @property
    def is_open(self) -> bool:
        return self.name is None

    @property
    def is_person(self) -> bool:
        return self.key is not None

    @property
    def is_present(self) -> bool:
        return self.is_person and not self.away

    @property
    def is_missed(self) -> bool:
        """Someone ought to sit here: a person who is away, or one who left."""
        return self.bot is None and not self.is_present

    @property
    def machine(self) -> str | None:
        """The bot that plays here, for good or until the person is back."""
        return self.bot or self.stand_in

    @property
    def pending(self) -> PendingClaim:
        if self.claim is None:
            raise TableError("no-such-claim")
        return self.claim

    def shown(self) -> ShownSeat:
        return {
            "kind": "open" if self.is_open else "person" if self.is_person else "bot",
            "name": self.name,
            "bot": self.machine,
            "away": self.away,
            "quick": self.quick,
            "votes": sorted(self.votes),
            "colour": self.colour,
            "expected": self.expected,
            "claim": None if self.claim is None else self.claim.shown(),
        }
