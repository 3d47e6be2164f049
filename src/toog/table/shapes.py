"""What an audience is sent of a table, field by field. `sight` builds it, and the page's types follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from toog.core.origin import DiceToCome
from toog.core.record import Seal

DiceKind = Literal["sealed", "real", "seeded", "known"]
Status = Literal["waiting", "playing", "over"]
GameView = Mapping[str, object]
"""The position in the game's own words: each game types its own in its `view` module."""
ShownEntry = Mapping[str, object]
"""An entry without its private fields, tagged by `entry`: the house derives its types from the entries."""
Now = dict[str, object]
"""The fields of `Gathered` and `Position` that have changed."""


class ShownTelling(TypedDict):
    """To be said as `tell-<key>` of the game's catalogue."""

    key: str
    arguments: dict[str, int | str]


class ShownClaim(TypedDict):
    """Someone without its secret asks for a seat. `votes` are the seats that want to let this one in.

    `needed` is how many votes that takes. Where it is more than there are people here, they are waited for.
    """

    number: int
    name: str
    votes: list[int]
    needed: int


class ShownSeat(TypedDict):
    """`expected`: invited to a rematch and not here yet. `owner`: whose seat it is, while a guest has it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    owner: str | None
    bot: str | None
    away: bool
    quick: bool
    votes: list[int]
    colour: int
    expected: bool
    claim: ShownClaim | None


class ShownTurn(TypedDict):
    """`by_itself`: what is due falls without being asked for, once everyone has seen what was before it."""

    kind: Literal["decision", "chance", "over"]
    seats: list[int]
    fall: str | None
    by_itself: bool


class ShownClock(TypedDict):
    """Times are seconds since 1970 on the clock of the house."""

    waits_for: int | None
    bot: str | None
    until: float | None
    paused: bool
    begins: float | None
    ready: dict[str, float]


class ShownBotSeal(TypedDict):
    """The seal of the bots' luck, as the one of the dice. Its nonces are those of the dice."""

    hash: str
    secret: str | None


class ShownFork(TypedDict):
    """The game begins at event `at` of another, known by its checksum, in which these `players` played.

    `cards`: whoever saw that game can know the cards that were dealt in it.
    """

    at: int
    of: str
    dice: DiceToCome
    players: list[str]
    cards: bool


class ShownNight(TypedDict):
    """The table shares its dice with others. It goes back to number `number` of so many `tables`, from 0.

    `round` counts from 1. The ids of the other tables are not shown: a table's link leads to no other's.
    """

    number: int
    tables: int
    round: int
    rounds: int


class Terms(TypedDict):
    """What was agreed when the table was opened."""

    game: str
    options: dict[str, object]
    dice: DiceKind
    thinking: float | None
    pause: float | None
    bot: str
    rematch: bool
    fork: ShownFork | None
    night: ShownNight | None


class Gathered(TypedDict):
    """Who is at the table, and how far the evening is. `hints`: people may ask what a move is worth."""

    status: Status
    seats: list[ShownSeat]
    players: list[str]
    host: int | None
    listed: bool
    hints: bool
    seal: Seal | None
    bot_seal: ShownBotSeal | None
    next: str | None
    asker: int | None
    majority: int


class Scene(TypedDict):
    """What lies on the table."""

    turn: ShownTurn | None
    view: GameView | None
    views: dict[str, GameView]
    scores: list[int]
    winners: list[int]


class Position(Scene):
    """The same, and what may be done now."""

    legal: dict[str, list[str]]
    undo: int | None
    clock: ShownClock


class Shows(TypedDict):
    """How long an entry is shown, in milliseconds at a calm pace: its movement, then its rest.

    What is urgent is shown over what still moves, and for the same time at every pace.
    """

    moves: int
    rests: int
    urgent: NotRequired[bool]


class Item(TypedDict):
    """One entry of the table: `version` is the table's once it had happened."""

    version: int
    entry: ShownEntry
    told: list[ShownTelling]
    told_to: dict[str, list[ShownTelling]]
    shows: NotRequired[Shows]
    now: NotRequired[Now]


class TableView(Terms, Gathered, Position):
    """Everything an audience may see of a table."""

    table: str
    version: int
    reactions: Sequence[str]
    log: Sequence[Item]
