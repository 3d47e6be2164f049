"""Everything that can have happened at a table, a closed set. A table is the list of its entries."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

from toog.table.company import Company
from toog.table.errors import TableError
from toog.table.forking import ForkedGame
from toog.table.night import NightTable
from toog.table.seats import NO_WRONG_PINS, PendingClaim, Seat, SeatGuest
from toog.table.shapes import DiceKind

COMPANY = frozenset({"company"})
POSITION = frozenset({"position"})
BOTH = COMPANY | POSITION
NEITHER: frozenset[str] = frozenset()


KINDS: dict[str, type[Entry]] = {}
E = TypeVar("E")


@dataclass_transform(frozen_default=True)
def entry(cls: type[E]) -> type[E]:
    """Makes a kind of entry of its fields. Types say that nothing changes one: a check would be slow."""
    made: Any = dataclass(slots=True, unsafe_hash=True)(cls)
    made.kind = re.sub("(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
    names = [field.name for field in fields(made)]
    seen = [name for name in names if name not in made.private]
    made.written = ("entry", *names), attrgetter("kind", *names)
    made.seen = ("entry", *seen), attrgetter("kind", *seen)
    if cls.__bases__ != (object,):
        KINDS[made.kind] = made
    return cast("type[E]", made)


Plain = tuple[tuple[str, ...], Callable[[Any], tuple[object, ...]]]
"""As what an entry is written: names beside values, the kind first."""


@entry
class Entry:
    """`at` is the time it was told, in seconds."""

    at: float

    kind: ClassVar[str]
    written: ClassVar[Plain]
    seen: ClassVar[Plain]
    private: ClassVar[frozenset[str]] = frozenset()
    """Fields that no client is shown."""
    touches: ClassVar[frozenset[str]] = COMPANY
    """Which parts of what an audience sees it can change."""
    opens_seats: ClassVar[bool] = False
    """After it a secret may open other seats than before."""
    moves_hands: ClassVar[bool] = False
    """After it a bot may play for a seat, or no longer; so it may after anything while time is up."""

    def change(self, company: Company) -> None:
        """What it changes about the company. `Standing` knows what it changes about the game."""

    def plain(self) -> dict[str, object]:
        names, values = self.written
        return dict(zip(names, values(self), strict=True))

    def shown(self) -> dict[str, object]:
        """The same without what no client is shown."""
        names, values = self.seen
        return dict(zip(names, values(self), strict=True))

    @staticmethod
    def from_plain(plain: dict[str, Any]) -> Entry:
        try:
            given: dict[str, Any] = {key: frozen(value) for key, value in plain.items()}
            return KINDS[given.pop("entry")](**given)
        except (AttributeError, KeyError, TypeError):
            raise TableError("bad-entry") from None


def frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


# The company


@entry
class Opened(Entry):
    private = frozenset({"host", "fork", "night", "terms"})
    game: str
    players: int
    options: dict[str, object]
    dice: DiceKind
    seal: str | None  # the hash of the secret, shown before anyone gives a nonce
    host: str
    thinking: float | None
    pause: float | None  # in a race, at pace one; without it they go in turn, as at one keyboard
    listed: bool
    bot: str
    rematch: bool = False  # the game begins by itself as soon as the company is complete
    bot_seal: str | None = None  # the hash of the secret of the bots' luck; older tables have none
    hints: bool = False  # whether people may ask what a move is worth; older tables have no such thing
    fork: ForkedGame | None = None  # where the game begins, if not at its beginning
    night: NightTable | None = None  # whose dice it shares with other tables
    seal_version: int = 1  # 2 binds the terms as well as the dice; older tables have 1
    terms: str | None = None  # of known dice, the hash of the terms of the game in which they first fell


@entry
class Sat(Entry):
    private = frozenset({"key", "nonce"})
    touches = BOTH
    opens_seats = True
    moves_hands = True
    seat: int
    name: str
    key: str
    nonce: str
    colour: int | None = None  # brought along from another table; otherwise that of the seat

    def change(self, company: Company) -> None:
        company.place(self.seat, Seat(self.name, key=self.key, nonce=self.nonce), self.colour)


@entry
class BotSat(Entry):
    private = frozenset({"nonce"})
    touches = BOTH
    moves_hands = True
    seat: int
    bot: str
    name: str
    nonce: str
    colour: int | None = None

    def change(self, company: Company) -> None:
        company.place(self.seat, Seat(self.name, bot=self.bot, nonce=self.nonce), self.colour)


@entry
class Invited(Entry):
    """A seat is kept for someone of the last game, who has yet to come."""

    private = frozenset({"key", "nonce", "wrong_pins"})
    touches = BOTH
    seat: int
    name: str
    key: str
    nonce: str
    colour: int | None = None
    wrong_pins: int = 0  # entered in earlier games: the PIN is still the same

    def change(self, company: Company) -> None:
        seat = Seat(self.name, key=self.key, nonce=self.nonce, away=True, expected=True)
        seat.wrong_pins = self.wrong_pins
        company.place(self.seat, seat, self.colour)


@entry
class CameAlong(Entry):
    """Who was invited is here; a bot that sat in gives the seat back."""

    touches = BOTH
    opens_seats = True
    moves_hands = True
    seat: int

    def change(self, company: Company) -> None:
        company.seat_again(self.seat)


@entry
class TakenOver(Entry):
    private = frozenset({"key"})
    touches = BOTH
    opens_seats = True
    seat: int
    name: str
    key: str

    def change(self, company: Company) -> None:
        """The new key opens all that the old ones did: where one was the host's, the table too.

        It has a PIN of its own, and whoever has it is at another device.
        """
        seat = company.seats[self.seat]
        if seat.key == company.host_key:
            company.host_key = self.key
        if seat.key in company.former_hosts:
            company.former_hosts.add(self.key)
        seat.name = self.name
        seat.key = self.key
        seat.devices = ()
        seat.claim = None
        seat.shared = seat.wrong_pins = 0
        seat.guessers.clear()
        company.forget_votes_of(self.seat)


@entry
class GuestSat(Entry):
    """Someone was let in at `seat`, and plays there until the person whose seat it is comes back."""

    private = frozenset({"key"})
    touches = BOTH
    opens_seats = True
    moves_hands = True
    seat: int
    name: str
    key: str
    invited: bool = False  # to a rematch, and has yet to come

    def change(self, company: Company) -> None:
        seat = company.seats[self.seat]
        seat.guest = SeatGuest(self.name, self.key)
        seat.shared = 0
        company.forget_votes_of(self.seat)
        if not self.invited:
            company.seat_again(self.seat)


@entry
class GuestLeft(Entry):
    """The guest called `name` no longer sits at `seat`, which belongs to the person who sat there before."""

    touches = BOTH
    opens_seats = True
    seat: int
    name: str

    def change(self, company: Company) -> None:
        """The seat is empty again until its owner comes back."""
        seat = company.seats[self.seat]
        seat.guest = None
        seat.shared = 0
        seat.away = True


@entry
class Recognised(Entry):
    """The person whose seat it is has given its PIN, and sits there with another device too."""

    private = frozenset({"key"})
    opens_seats = True
    seat: int
    key: str

    def change(self, company: Company) -> None:
        seat = company.seats[self.seat]
        seat.devices = (*seat.devices, self.key)


@entry
class PinRefused(Entry):
    """Someone entered a wrong PIN for `seat`. `guesser` is a short mark of the address it came from."""

    private = frozenset({"guesser"})
    seat: int
    guesser: str | None = None

    def change(self, company: Company) -> None:
        seat = company.seats[self.seat]
        seat.wrong_pins += 1
        seat.guessers[self.guesser] = seat.guessers.get(self.guesser, NO_WRONG_PINS).and_one(self.at)


@entry
class Shared(Entry):
    """One device holds these seats, with one vote, and has also claimed the seats in `claims`."""

    seats: tuple[int, ...]
    claims: tuple[int, ...] = ()

    def change(self, company: Company) -> None:
        """Put these seats at one device, together with all seats that shared a device with one of them."""
        together = {company.device(number) for number in self.seats}
        company.shared += 1
        for seat in [seat for n, seat in enumerate(company.seats) if company.device(n) in together]:
            seat.shared = company.shared
        for number in self.claims:
            company.seats[number].pending.own.update(self.seats)


@entry
class StoodUp(Entry):
    touches = BOTH
    opens_seats = True
    moves_hands = True
    seat: int
    name: str | None = None  # older tables did not keep it

    def change(self, company: Company) -> None:
        company.place(self.seat, Seat())
        company.forget_votes_of(self.seat)


@entry
class SeatChanged(Entry):
    opens_seats = True
    seat: int
    to: int

    def change(self, company: Company) -> None:
        seats = company.seats
        seats[self.to], seats[self.seat] = seats[self.seat], seats[self.to]
        company.forget_votes_of(self.seat)
        for seat in seats:
            if seat.claim is not None and self.seat in seat.claim.own:
                seat.claim.own.add(self.to)


@entry
class ColourChosen(Entry):
    seat: int
    colour: int

    def change(self, company: Company) -> None:
        company.paint(company.seats[self.seat], self.colour)


@entry
class Mixed(Entry):
    private = frozenset({"nonce"})
    seat: int
    nonce: str

    def change(self, company: Company) -> None:
        company.seats[self.seat].nonce = self.nonce


@entry
class Listed(Entry):
    listed: bool

    def change(self, company: Company) -> None:
        company.listed = self.listed


@entry
class WentAway(Entry):
    touches = BOTH
    seat: int
    name: str | None = None  # of a guest

    def change(self, company: Company) -> None:
        company.seats[self.seat].away = True
        company.forget_votes_of(self.seat)


@entry
class CameBack(Entry):
    """A bot that sat in gives the seat back."""

    touches = BOTH
    opens_seats = True
    moves_hands = True
    seat: int
    name: str | None = None  # of a guest

    def change(self, company: Company) -> None:
        company.seat_again(self.seat)


@entry
class Voted(Entry):
    """`by` wants a bot to sit in at `seat`."""

    seat: int
    by: int

    def change(self, company: Company) -> None:
        company.seats[self.seat].votes.add(self.by)


@entry
class SatIn(Entry):
    touches = BOTH
    moves_hands = True
    seat: int
    bot: str

    def change(self, company: Company) -> None:
        seat = company.seats[self.seat]
        seat.stand_in = self.bot
        seat.votes.clear()


@entry
class Claimed(Entry):
    """Someone without its secret asks for the seat of a person who is away."""

    private = frozenset({"key"})
    opens_seats = True
    seat: int
    name: str
    key: str

    def change(self, company: Company) -> None:
        company.claims += 1
        company.seats[self.seat].claim = PendingClaim(company.claims, self.name, self.key)


@entry
class Agreed(Entry):
    """`by` wants to let in who claims `seat`."""

    seat: int
    by: int

    def change(self, company: Company) -> None:
        company.seats[self.seat].pending.votes.add(self.by)


@entry
class TurnedAway(Entry):
    """The claim on `seat` was refused or withdrawn."""

    opens_seats = True
    seat: int

    def change(self, company: Company) -> None:
        company.seats[self.seat].claim = None


@entry
class HostPassed(Entry):
    """The person at `seat` is the host from now on."""

    opens_seats = True
    seat: int

    def change(self, company: Company) -> None:
        company.former_hosts.add(company.host_key)
        company.host_key = company.seats[self.seat].key or company.host_key
        company.former_hosts.discard(company.host_key)


@entry
class DiceChosen(Entry):
    touches = BOTH  # what is due may now fall by itself, or wait for a tap
    seat: int
    quick: bool

    def change(self, company: Company) -> None:
        company.seats[self.seat].quick = self.quick


@entry
class Reacted(Entry):
    touches = NEITHER
    seat: int
    reaction: str

    def change(self, company: Company) -> None:
        company.seats[self.seat].reacted = self.at


@entry
class Rematched(Entry):
    """`by` asked for it: a seat, or nobody's where a host who stands did."""

    table: str
    by: int | None = None

    def change(self, company: Company) -> None:
        company.next = self.table
        company.asker = self.by


# The game


@entry
class Started(Entry):
    touches = BOTH
    moves_hands = True
    nonces: tuple[str, ...]


@entry
class Moved(Entry):
    """`bot`: not by the person who sits there."""

    private = frozenset({"chosen_by"})
    touches = POSITION
    seat: int
    word: str
    bot: bool
    chosen_by: tuple[str, str] | None = None  # the bot that was asked, and its version


@entry
class Fell(Entry):
    """From the hand of `seat`."""

    touches = POSITION
    seat: int
    word: str


@entry
class Undone(Entry):
    touches = POSITION
    seat: int
    word: str


@entry
class TimedOut(Entry):
    """The thinking time is up: a bot plays this one turn."""

    touches = POSITION
    moves_hands = True
    seat: int


@entry
class Ended(Entry):
    """The seal is opened, unless other tables of the night still play with it."""

    secret: str | None


@entry
class Unsealed(Entry):
    """The night is over at all its tables, and the seal they shared is opened."""

    touches = BOTH
    secret: str
