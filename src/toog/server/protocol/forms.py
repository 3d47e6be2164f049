"""The bodies of the HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from toog.core.contract import Game
from toog.server.protocol.fields import BotName, Name, NewDice, Nonce, OwnSecret, Pin, SeatNumber
from toog.server.protocol.server_messages import Fault
from toog.table import Table
from toog.table.commands import Open
from toog.table.opening import terms_of
from toog.table.shapes import DiceKind, ShownSeat, Status
from toog.texts.voice import catalogue_of

Players = Annotated[int, Meta(ge=1, le=8)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Ill = Literal["reads-fail", "writes-fail", "writer-blocked", "file-gone", "listener-deaf", "lease-lapsed"]
ILLS: tuple[Ill, ...] = get_args(Ill)


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewTable(Form, frozen=True):
    """With a `name` the host sits down at once, at the first seat."""

    game: Annotated[str, Meta(max_length=40)]
    players: Players
    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}
    dice: NewDice = "sealed"
    thinking: Seconds | None = None
    pause: Seconds = 1.0
    listed: bool = False
    bot: BotName = "sensible"
    hints: bool = False
    name: Name | None = None
    nonce: Nonce | None = None

    def command(self, host: str) -> Open:
        return Open(host=host, **terms_of(self))


class NewSeat(Form, frozen=True):
    """With a `secret` of one's own the same request twice is one seat; without one the house makes it."""

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    secret: OwnSecret | None = None


class NewClaim(Form, frozen=True):
    """Who asks for the seat of a person who is away."""

    name: Name
    secret: OwnSecret | None = None


class GivenPin(Form, frozen=True):
    """The PIN of a seat, given on another device of the person who sits there."""

    pin: Pin
    secret: OwnSecret | None = None


class SeatPins(Form, frozen=True):
    """The PINs by seat, shown only to the owner of the seat, to carry on with another device."""

    pins: dict[str, Pin]


class NewHands(Form, frozen=True):
    """Who takes a seat over, with a secret made at the device like one for sitting down."""

    name: Name
    secret: OwnSecret | None = None


class Given(Form, frozen=True):
    """A secret, shown this once: the house keeps only its hash. `seat` is null for a host who stands.

    By the `pin` its owner goes on with another device; a claim has none. The secret of a claim opens the
    seat from when it is let in.
    """

    table: str
    secret: str
    seat: int | None = None
    pin: Pin | None = None


class Problem(Form, frozen=True):
    error: Fault


class LobbyTable(Form, frozen=True):
    table: str
    game: str
    options: dict[str, object]
    dice: DiceKind
    status: Status
    seats: list[ShownSeat]


class Lobby(Form, frozen=True):
    tables: list[LobbyTable]


class OptionFacts(Form, frozen=True):
    """`schema` is JSON Schema; `defaults` by number of players."""

    name: str
    rule: str
    schema: dict[str, Any]
    defaults: dict[str, Any]


class SectionFacts(Form, frozen=True):
    name: str
    rules: list[str]


class GameFacts(Form, frozen=True):
    """`usual` is how many sit down when nobody says otherwise, `figures` numbers of the rules by name."""

    name: str
    seats: tuple[int, int]
    usual: int
    hidden: bool
    options: list[OptionFacts]
    book: list[SectionFacts]
    figures: dict[str, int]


class Catalogue(Form, frozen=True):
    """The words of a game as Fluent text; `language` is English where it does not speak the one asked for."""

    game: str
    language: str
    text: str


class HouseFacts(Form, frozen=True):
    """The games in the order in which they are offered.

    `room` is the address by which phones in the same room find the house; `alone`: nobody else does.
    """

    protocol: int
    version: str
    games: list[GameFacts]
    bots: list[str]
    reactions: list[str]
    room: str | None
    alone: bool


class Health(Form, frozen=True, omit_defaults=True):
    """`why` a house is ill, and then only."""

    status: Literal["open", "closing", "ill"]
    why: list[Ill] = []


def lobby_table(table: Table) -> LobbyTable:
    seen = table.snapshot((), log=[])
    return LobbyTable(table.id, seen["game"], seen["options"], seen["dice"], seen["status"], seen["seats"])


def catalogue(game: Game[Any], language: str) -> Catalogue:
    path = catalogue_of(game, language)
    return Catalogue(game.name, path.stem, path.read_text(encoding="utf-8"))


def game_facts(game: Game[Any]) -> GameFacts:
    players = range(game.seats[0], game.seats[1] + 1)
    options = [
        OptionFacts(
            option.name,
            option.rule,
            option.schema(),
            {str(number): option.default_for(number) for number in players},
        )
        for option in game.options
    ]
    book = [SectionFacts(section.name, list(section.rules)) for section in game.book]
    figures = {figure.name: figure.value for figure in game.figures}
    return GameFacts(game.name, game.seats, game.usual_players, game.hidden, options, book, figures)
