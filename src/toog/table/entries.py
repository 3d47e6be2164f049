"""Everything that can have happened at a table, a closed set. A table is the list of its entries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, ClassVar

from toog.table.errors import TableError
from toog.table.forking import ForkedGame
from toog.table.night import NightTable
from toog.table.shapes import DiceKind

COMPANY = frozenset({"company"})
POSITION = frozenset({"position"})
BOTH = COMPANY | POSITION
NEITHER: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Entry:
    """`at` is the time it was told, in seconds."""

    at: float

    kind: ClassVar[str]
    private: ClassVar[frozenset[str]] = frozenset()
    """Fields that no client is shown."""
    touches: ClassVar[frozenset[str]] = COMPANY
    """Which parts of what an audience sees it can change."""

    def plain(self) -> dict[str, object]:
        return WRITE[self.kind](self)

    def shown(self) -> dict[str, object]:
        """The same without what no client is shown."""
        return SHOW[self.kind](self)

    @classmethod
    def shown_names(cls) -> tuple[str, ...]:
        return tuple(field.name for field in fields(cls) if field.name not in cls.private)

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


@dataclass(frozen=True, slots=True)
class Opened(Entry):
    kind = "opened"
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


@dataclass(frozen=True, slots=True)
class Sat(Entry):
    kind = "sat"
    private = frozenset({"key", "nonce"})
    touches = BOTH
    seat: int
    name: str
    key: str
    nonce: str
    colour: int | None = None  # brought along from another table; otherwise that of the seat


@dataclass(frozen=True, slots=True)
class BotSat(Entry):
    kind = "bot_sat"
    private = frozenset({"nonce"})
    touches = BOTH
    seat: int
    bot: str
    name: str
    nonce: str
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class Invited(Entry):
    """A seat is kept for someone of the last game, who has yet to come."""

    kind = "invited"
    private = frozenset({"key", "nonce", "wrong_pins"})
    touches = BOTH
    seat: int
    name: str
    key: str
    nonce: str
    colour: int | None = None
    wrong_pins: int = 0  # entered in earlier games: the PIN is still the same


@dataclass(frozen=True, slots=True)
class CameAlong(Entry):
    """Who was invited is here; a bot that sat in gives the seat back."""

    kind = "came_along"
    touches = BOTH
    seat: int


@dataclass(frozen=True, slots=True)
class TakenOver(Entry):
    kind = "taken_over"
    private = frozenset({"key"})
    touches = BOTH
    seat: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class GuestSat(Entry):
    """Someone was let in at `seat`, and plays there until the person whose seat it is comes back."""

    kind = "guest_sat"
    private = frozenset({"key"})
    touches = BOTH
    seat: int
    name: str
    key: str
    invited: bool = False  # to a rematch, and has yet to come


@dataclass(frozen=True, slots=True)
class GuestLeft(Entry):
    """The guest called `name` no longer sits at `seat`, which belongs to the person who sat there before."""

    kind = "guest_left"
    touches = BOTH
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Recognised(Entry):
    """The person whose seat it is has given its PIN, and sits there with another device too."""

    kind = "recognised"
    private = frozenset({"key"})
    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class PinRefused(Entry):
    """Someone entered a wrong PIN for `seat`. `guesser` is a short mark of the address it came from."""

    kind = "pin_refused"
    private = frozenset({"guesser"})
    seat: int
    guesser: str | None = None


@dataclass(frozen=True, slots=True)
class Shared(Entry):
    """One device holds these seats, with one vote, and has also claimed the seats in `claims`."""

    kind = "shared"
    seats: tuple[int, ...]
    claims: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StoodUp(Entry):
    kind = "stood_up"
    touches = BOTH
    seat: int
    name: str | None = None  # older tables did not keep it


@dataclass(frozen=True, slots=True)
class SeatChanged(Entry):
    kind = "seat_changed"
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class ColourChosen(Entry):
    kind = "colour_chosen"
    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Mixed(Entry):
    kind = "mixed"
    private = frozenset({"nonce"})
    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Listed(Entry):
    kind = "listed"
    listed: bool


@dataclass(frozen=True, slots=True)
class WentAway(Entry):
    kind = "went_away"
    touches = BOTH
    seat: int
    name: str | None = None  # of a guest


@dataclass(frozen=True, slots=True)
class CameBack(Entry):
    """A bot that sat in gives the seat back."""

    kind = "came_back"
    touches = BOTH
    seat: int
    name: str | None = None  # of a guest


@dataclass(frozen=True, slots=True)
class Voted(Entry):
    """`by` wants a bot to sit in at `seat`."""

    kind = "voted"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class SatIn(Entry):
    kind = "sat_in"
    touches = BOTH
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Claimed(Entry):
    """Someone without its secret asks for the seat of a person who is away."""

    kind = "claimed"
    private = frozenset({"key"})
    seat: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class Agreed(Entry):
    """`by` wants to let in who claims `seat`."""

    kind = "agreed"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class TurnedAway(Entry):
    """The claim on `seat` was refused or withdrawn."""

    kind = "turned_away"
    seat: int


@dataclass(frozen=True, slots=True)
class HostPassed(Entry):
    """The person at `seat` is the host from now on."""

    kind = "host_passed"
    seat: int


@dataclass(frozen=True, slots=True)
class DiceChosen(Entry):
    kind = "dice_chosen"
    touches = BOTH  # what is due may now fall by itself, or wait for a tap
    seat: int
    quick: bool


@dataclass(frozen=True, slots=True)
class Reacted(Entry):
    kind = "reacted"
    touches = NEITHER
    seat: int
    reaction: str


@dataclass(frozen=True, slots=True)
class Rematched(Entry):
    """`by` asked for it: a seat, or nobody's where a host who stands did."""

    kind = "rematched"
    table: str
    by: int | None = None


# The game


@dataclass(frozen=True, slots=True)
class Started(Entry):
    kind = "started"
    touches = BOTH
    nonces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moved(Entry):
    """`bot`: not by the person who sits there."""

    kind = "moved"
    private = frozenset({"chosen_by"})
    touches = POSITION
    seat: int
    word: str
    bot: bool
    chosen_by: tuple[str, str] | None = None  # the bot that was asked, and its version


@dataclass(frozen=True, slots=True)
class Fell(Entry):
    """From the hand of `seat`."""

    kind = "fell"
    touches = POSITION
    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class Undone(Entry):
    kind = "undone"
    touches = POSITION
    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class TimedOut(Entry):
    """The thinking time is up: a bot plays this one turn."""

    kind = "timed_out"
    touches = POSITION
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Entry):
    """The seal is opened, unless other tables of the night still play with it."""

    kind = "ended"
    secret: str | None


@dataclass(frozen=True, slots=True)
class Unsealed(Entry):
    """The night is over at all its tables, and the seal they shared is opened."""

    kind = "unsealed"
    touches = BOTH
    secret: str


KINDS: dict[str, type[Entry]] = {
    kind.kind: kind
    for kind in (
        Opened,
        Sat,
        BotSat,
        Invited,
        CameAlong,
        TakenOver,
        GuestSat,
        GuestLeft,
        Recognised,
        PinRefused,
        Shared,
        StoodUp,
        SeatChanged,
        ColourChosen,
        Mixed,
        Listed,
        WentAway,
        CameBack,
        Voted,
        SatIn,
        Claimed,
        Agreed,
        TurnedAway,
        HostPassed,
        DiceChosen,
        Reacted,
        Rematched,
        Started,
        Moved,
        Fell,
        Undone,
        TimedOut,
        Ended,
        Unsealed,
    )
}

CHANGES_SEATS: frozenset[type[Entry]] = frozenset(
    {
        Sat,
        SeatChanged,
        StoodUp,
        TakenOver,
        GuestSat,
        GuestLeft,
        Recognised,
        CameBack,
        CameAlong,
        Claimed,
        TurnedAway,
        HostPassed,
    }
)
"""After these entries a secret may open other seats than before."""


def writer(names: tuple[str, ...]) -> Callable[[Entry], dict[str, object]]:
    """Writes the kind and these fields of an entry as plain data."""
    values = {"entry": attrgetter("kind"), **{name: attrgetter(name) for name in names}}
    return lambda entry: {key: value(entry) for key, value in values.items()}


def names_of(kind: type[Entry]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


WRITE = {name: writer(names_of(kind)) for name, kind in KINDS.items()}
SHOW = {name: writer(kind.shown_names()) for name, kind in KINDS.items()}
