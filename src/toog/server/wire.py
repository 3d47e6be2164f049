"""Every message of the house, a closed set: what a client may say on a socket and what it may be told.

This is protocol 1. JSON Schema and the page's TypeScript are generated from here; `docs/protocol.md` explains
it.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from toog.core.sources import NONCE_BYTES
from toog.table import commands

PROTOCOL = 1

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Colour = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-fA-F]{1,128}$")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
OwnSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,100}$")]  # made at random by the device
BotName = Literal["random", "sensible"]
DiceKind = Literal["sealed", "real"]


def fresh_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


# What a client says. `id` is any number of the client's own; the answer to the message carries it.


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Said, frozen=True, tag="hello"):
    """The first message, and again whenever the device has another seat.

    Who comes back says which version it saw last and which seats were its own then, and is told what it
    missed. With a `device`, a random name of its own, it may send again what was not answered.
    """

    protocol: Literal[1]
    secrets: Annotated[tuple[Secret, ...], Meta(max_length=10)] = ()
    since: Number | None = None
    yours: Annotated[tuple[SeatNumber, ...], Meta(max_length=8)] | None = None
    device: Annotated[str, Meta(min_length=16, max_length=64)] | None = None
    screen: bool = False
    """It shows things one after another, and the table waits until they have been shown."""


class Seen(Said, frozen=True, tag="seen"):
    """All up to this version was shown sooner than at a calm pace. Not answered."""

    version: Number


class Ping(Said, frozen=True, tag="ping"):
    """Is the line alive? `rtt` says how many seconds pings took lately, there and back."""

    rtt: Annotated[float, Meta(ge=0)] | None = None


class Ask(Said, frozen=True):
    id: Number


class Play(Ask, frozen=True, tag="play"):
    """In a race `made` says when, on the clock of the house: it may have been on its way for a while."""

    seat: SeatNumber
    word: Word
    version: Number
    made: Annotated[float, Meta(ge=0)] | None = None

    def command(self) -> commands.Command:
        return commands.Play(self.seat, self.word, self.version, self.made)


class Throw(Ask, frozen=True, tag="throw"):
    """With real dice `fell` says what they show."""

    seat: SeatNumber
    version: Number
    fell: Word | None = None

    def command(self) -> commands.Command:
        return commands.Throw(self.seat, self.version, self.fell)


class Undo(Ask, frozen=True, tag="undo"):
    seat: SeatNumber
    version: Number

    def command(self) -> commands.Command:
        return commands.Undo(self.seat, self.version)


class Start(Ask, frozen=True, tag="start"):
    def command(self) -> commands.Command:
        return commands.Start()


class Fill(Ask, frozen=True, tag="fill"):
    """A bot at a seat, or at the first open one."""

    bot: BotName
    name: Name
    seat: SeatNumber | None = None

    def command(self) -> commands.Command:
        return commands.Fill(self.bot, self.name, fresh_nonce(), self.seat)


class Clear(Ask, frozen=True, tag="clear"):
    seat: SeatNumber

    def command(self) -> commands.Command:
        return commands.Clear(self.seat)


class Leave(Ask, frozen=True, tag="leave"):
    seat: SeatNumber

    def command(self) -> commands.Command:
        return commands.Leave(self.seat)


class ChangeSeat(Ask, frozen=True, tag="change_seat"):
    """To the open seat `to`, before the start."""

    seat: SeatNumber
    to: SeatNumber

    def command(self) -> commands.Command:
        return commands.ChangeSeat(self.seat, self.to)


class ChooseColour(Ask, frozen=True, tag="colour"):
    seat: SeatNumber
    colour: Colour

    def command(self) -> commands.Command:
        return commands.ChooseColour(self.seat, self.colour)


class Mix(Ask, frozen=True, tag="mix"):
    seat: SeatNumber
    nonce: Nonce

    def command(self) -> commands.Command:
        return commands.Mix(self.seat, self.nonce)


class ListInLobby(Ask, frozen=True, tag="list"):
    listed: bool

    def command(self) -> commands.Command:
        return commands.ListInLobby(self.listed)


class SitIn(Ask, frozen=True, tag="sit_in"):
    """Let a bot sit in for whoever is missing at `seat`."""

    seat: SeatNumber

    def command(self) -> commands.Command:
        return commands.LetBotSitIn(self.seat)


class LetIn(Ask, frozen=True, tag="let_in"):
    """Who claims `seat`: `claim` is the number of the claim as the seat shows it."""

    seat: SeatNumber
    claim: Number

    def command(self) -> commands.Command:
        return commands.LetIn(self.seat, self.claim)


class TurnAway(Ask, frozen=True, tag="turn_away"):
    seat: SeatNumber
    claim: Number

    def command(self) -> commands.Command:
        return commands.TurnAway(self.seat, self.claim)


class Confirm(Ask, frozen=True, tag="confirm"):
    """With real dice: what was typed last is right, and the game is over."""

    seat: SeatNumber
    version: Number

    def command(self) -> commands.Command:
        return commands.Confirm(self.seat, self.version)


class Dice(Ask, frozen=True, tag="dice"):
    seat: SeatNumber
    quick: bool

    def command(self) -> commands.Command:
        return commands.ChooseDice(self.seat, self.quick)


class React(Ask, frozen=True, tag="react"):
    seat: SeatNumber
    reaction: Word

    def command(self) -> commands.Command:
        return commands.React(self.seat, self.reaction)


class Rematch(Ask, frozen=True, tag="rematch"):
    pass


Company = Fill | Clear | Leave | ChangeSeat | ChooseColour | Mix | ListInLobby | SitIn | LetIn | TurnAway
Command = Play | Throw | Undo | Confirm | Start | Dice | React | Company
ClientMessage = Hello | Ping | Seen | Rematch | Command


# What a client is told.


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

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def news_text(items: bytes, answers: int | None) -> bytes:
    """A `News`, from items that were encoded once for many."""
    if answers is None:
        return b'{"type":"news","news":%b}' % items
    return b'{"type":"news","news":%b,"answers":%d}' % (items, answers)


def snapshot_text(view: bytes, yours: list[int], claims: list[int], hosting: bool, at: float) -> bytes:
    head = ENCODER.encode({"yours": yours, "claims": claims, "hosting": hosting, "at": at})
    return b'{"type":"snapshot",%b,"snapshot":%b}' % (head[1:-1], view)


def schema() -> dict[str, Any]:
    """JSON Schema of both sets."""
    (client, server), parts = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {"client": client, "server": server, "$defs": parts}
