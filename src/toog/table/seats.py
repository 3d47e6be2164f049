"""The seats of a table: who sits there, who may act for whom, and what may be said without words."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import NamedTuple, Self

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
    returns: frozenset[int] = frozenset()
    """Seats that belong to this actor although a guest sits there."""
    by_pin: frozenset[int] = field(default=frozenset(), compare=False)
    """Seats whose PIN it gave, and of which it has not shown the secret they were taken with."""
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
    own: set[int] = field(default_factory=set)  # seats of the device that claims, which have no vote on it

    def shown(self, needed: int) -> ShownClaim:
        return {"number": self.number, "name": self.name, "votes": sorted(self.votes), "needed": needed}


class SeatGuest(NamedTuple):
    """Someone who was let in, and plays until the person whose seat it is comes back."""

    name: str
    key: str


PIN_DIGITS = 4
FREE_TRIES = 5  # wrong PINs from one address before none is taken from there for a while
FIRST_LOCK = 60.0  # seconds, and twice as long after each further wrong one
LONGEST_LOCK = 600.0
MOST_WRONG = 100  # wrong PINs of one seat from everywhere: guessing them finds one PIN in a hundred
GUESSER_DIGITS = 4  # so few that 65,536 addresses of IPv4 share each mark


def pin_of(key: str) -> str:
    """Return the PIN for this key. It is stored nowhere: anyone who knows the key can work it out."""
    mark = hmac.digest(key.encode(), b"toog/pin/1", hashlib.sha256)
    return f"{int.from_bytes(mark) % 10**PIN_DIGITS:0{PIN_DIGITS}d}"


def guesser_of(key: str, address: str) -> str:
    """Return a mark of an address that enters PINs of the seat with this key, too short to find it by."""
    mark = hmac.digest(key.encode(), b"toog/guesser/1 " + address.encode(), hashlib.sha256)
    return mark.hex()[:GUESSER_DIGITS]


class WrongPins(NamedTuple):
    """How many wrong PINs came from one address, and until when no more are taken from there."""

    wrong: int
    locked: float

    def and_one(self, at: float) -> WrongPins:
        wrong = self.wrong + 1
        if wrong < FREE_TRIES:
            return WrongPins(wrong, 0.0)
        return WrongPins(wrong, at + min(FIRST_LOCK * 2 ** (wrong - FREE_TRIES), LONGEST_LOCK))


NO_WRONG_PINS = WrongPins(0, 0.0)


@dataclass(slots=True)
class Seat:
    name: str | None = None  # of the person whose seat it is, or of the bot
    key: str | None = None  # the hash of the secret that person sat down with
    devices: tuple[str, ...] = ()  # keys of other devices of that person, who gave the PIN there
    guest: SeatGuest | None = None
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
    shared: int = 0  # seats with the same number share a device; 0 stands alone
    wrong_pins: int = 0  # from everywhere, in earlier games of this company too
    guessers: dict[str | None, WrongPins] = field(default_factory=dict)  # older tables kept no marks

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
    def is_owner_present(self) -> bool:
        """Whether the owner of the seat is here, and not a guest."""
        return self.is_present and self.guest is None

    @property
    def guest_name(self) -> str | None:
        return None if self.guest is None else self.guest.name

    @property
    def sitter(self) -> str | None:
        """The name of whoever sits here: the guest while there is one."""
        return self.guest_name or self.name

    def is_owned_by(self, keys: AbstractSet[str]) -> bool:
        return self.key in keys or not keys.isdisjoint(self.devices)

    def is_held_by(self, keys: AbstractSet[str]) -> bool:
        """Whether these keys may act here: those of the guest while there is one."""
        return self.is_owned_by(keys) if self.guest is None else self.guest.key in keys

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

    def shown(self, needed: int) -> ShownSeat:
        """`needed`: how many votes a claim needs."""
        return {
            "kind": "open" if self.is_open else "person" if self.is_person else "bot",
            "name": self.sitter,
            "owner": None if self.guest is None else self.name,
            "bot": self.machine,
            "away": self.away,
            "quick": self.quick,
            "votes": sorted(self.votes),
            "colour": self.colour,
            "expected": self.expected,
            "claim": None if self.claim is None else self.claim.shown(needed),
        }
