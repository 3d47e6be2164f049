"""What a client may be told on a socket, a closed set."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from toog.server.fields import DiceKind


class Told(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """Why something was refused. `message` is English; the catalogues say `error-<key>` in the others."""

    kind: str
    key: str
    message: str
    rule: str | None = None
    arguments: dict[str, Any] = {}


class Telling(Struct, frozen=True, forbid_unknown_fields=True):
    """To be said as `tell-<key>` of the game's catalogue."""

    key: str
    arguments: dict[str, int | str]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone without its secret asks for a seat. `votes` are the seats that want to let this one in."""

    number: int
    name: str
    votes: list[int]


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """`expected`: invited to a rematch and not here yet."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    away: bool
    quick: bool
    votes: list[int]
    colour: int
    expected: bool
    claim: Claim | None


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["decision", "chance", "over"]
    seats: list[int]
    fall: str | None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Times are seconds since 1970 on the clock of the house."""

    waits_for: int | None
    bot: str | None
    until: float | None
    paused: bool
    begins: float | None
    ready: dict[str, float]


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    hash: str
    nonces: list[str] | None
    secret: str | None


class Now(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a snapshot that have changed."""

    status: Literal["waiting", "playing", "over"] | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    players: list[str] | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    listed: bool | UnsetType = UNSET
    seal: Seal | UnsetType | None = UNSET
    next: str | UnsetType | None = UNSET
    asker: int | UnsetType | None = UNSET
    majority: int | UnsetType = UNSET
    turn: Turn | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    views: dict[str, dict[str, Any]] | UnsetType = UNSET
    legal: dict[str, list[str]] | UnsetType = UNSET
    undo: int | UnsetType | None = UNSET
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET


class Shows(Struct, frozen=True, forbid_unknown_fields=True):
    """How long an entry is shown, in milliseconds at a calm pace: its movement, then its rest.

    What is urgent is shown over what still moves, and for the same time at every pace.
    """

    moves: int
    rests: int
    urgent: bool = False


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the table: `version` is the table's once it had happened."""

    version: int
    entry: dict[str, Any]
    told: list[Telling]
    told_to: dict[str, list[Telling]]
    shows: Shows | UnsetType = UNSET
    now: Now | UnsetType = UNSET


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an audience may see of a table."""

    table: str
    version: int
    game: str
    options: dict[str, Any]
    dice: DiceKind
    thinking: float | None
    pause: float
    bot: str
    rematch: bool
    reactions: list[str]
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    players: list[str]
    host: int | None
    listed: bool
    seal: Seal | None
    next: str | None
    asker: int | None
    majority: int
    turn: Turn | None
    view: dict[str, Any] | None
    views: dict[str, dict[str, Any]]
    legal: dict[str, list[str]]
    undo: int | None
    scores: list[int]
    winners: list[int]
    clock: Clock
    log: list[Item]


class Snapshot(Told, frozen=True, tag="snapshot"):
    """A fresh start: forget what you knew.

    `yours` are the seats this device has proven to hold, `claims` those it has asked for.
    """

    yours: list[int]
    claims: list[int]
    hosting: bool
    at: float
    snapshot: View


class News(Told, frozen=True, tag="news"):
    """What happened since, in order. `answers` is the id of your own message that made it happen."""

    news: list[Item]
    answers: int | None = None


class Done(Told, frozen=True, tag="done"):
    """Your message was right and changed nothing, or nothing you are shown."""

    answers: int
    version: int


class Refused(Told, frozen=True, tag="refused"):
    """Your message has changed nothing."""

    error: Fault
    answers: int | None = None


class Pong(Told, frozen=True, tag="pong"):
    """The answer to a ping: the time of the house."""

    at: float


class Watching(Told, frozen=True, tag="watching"):
    """How many sockets without a seat look on, and whose devices have not been heard for a few seconds."""

    spectators: int
    weak: list[int]


Reason = Literal["restart", "busy", "deleted", "too_many", "no_hello"]


class Closing(Told, frozen=True, tag="closing"):
    """The socket closes after this. Come back by yourself after `restart` and `busy`."""

    reason: Reason


ServerMessage = Snapshot | News | Done | Refused | Pong | Watching | Closing
