"""Everything someone can ask of a table, a closed set.

Keys are hashes of secrets, SHA-256 in hexadecimal: the table never sees a secret of a seat. `version` is
the one the asker had in sight.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, TypeVar, dataclass_transform

from toog.table.forking import ForkedGame
from toog.table.night import NightTable
from toog.table.shapes import DiceKind


class Command:
    """Something asked of a table. A new one takes this, its validator, and the entry that follows on it."""

    __slots__ = ()
    said: ClassVar[str | None] = None
    """How a client says it on its socket; None where only the house says it."""
    by_house: ClassVar[frozenset[str]] = frozenset()
    """Fields that the house fills in."""


COMMANDS: list[type[Command]] = []
C = TypeVar("C", bound=Command)


@dataclass_transform()
def command(cls: type[C]) -> type[C]:
    """Makes a kind of command of its fields."""
    made = dataclass(slots=True)(cls)
    COMMANDS.append(made)
    return made


@dataclass(slots=True)
class Open:
    """How a table begins: see `Table.create`."""

    game: str
    players: int
    host: str
    options: dict[str, object] = field(default_factory=dict)
    dice: DiceKind = "sealed"
    thinking: float | None = None
    pause: float | None = 1.0
    listed: bool = False
    bot: str = "sensible"
    hints: bool = False
    rematch: bool = False
    fork: ForkedGame | None = None
    night: NightTable | None = None


@command
class Join(Command):
    """A person sits down, at the first open seat where none is named."""

    name: str
    key: str
    nonce: str
    seat: int | None = None


@command
class Fill(Command):
    """The host gives an open seat to a bot; before the start also one where another bot sits."""

    said = "fill"
    by_house = frozenset({"nonce"})
    bot: str
    name: str
    nonce: str
    seat: int | None = None


@command
class Clear(Command):
    """The host empties a seat before the start."""

    said = "clear"
    seat: int


@command
class TakeOver(Command):
    """Whoever shows the secret of a seat may hand it to another name and key; the old key is void."""

    seat: int
    name: str
    key: str


@command
class Leave(Command):
    said = "leave"
    seat: int


@command
class ChangeSeat(Command):
    """A person moves to an open seat before the start, and takes name and colour along."""

    said = "change_seat"
    seat: int
    to: int


@command
class ChooseColour(Command):
    """Before the start; no two seats have the same."""

    said = "colour"
    seat: int
    colour: int


@command
class Mix(Command):
    """A person chooses the nonce of the seat, to be mixed into the sealed dice."""

    said = "mix"
    seat: int
    nonce: str


@command
class ListInLobby(Command):
    said = "list"
    listed: bool


@command
class Start(Command):
    """Starts the game."""

    said = "start"
    by_house = frozenset({"nonces"})
    nonces: tuple[str, ...] | None = None  # of a night, put together from all its tables


@command
class Play(Command):
    """In a race `made` says when, on the clock of the house: it may have been on its way for a while."""

    said = "play"
    seat: int
    word: str
    version: int
    made: float | None = None


@command
class Throw(Command):
    """A tap on the sealed dice; with real dice, what fell."""

    said = "throw"
    seat: int
    version: int
    fell: str | None = None


@command
class Undo(Command):
    said = "undo"
    seat: int
    version: int


@command
class GoAway(Command):
    """The last socket of this seat is gone."""

    seat: int


@command
class ComeBack(Command):
    seat: int


@command
class LetBotSitIn(Command):
    """A bot plays for a missing person for a while: the host decides, or a majority of those present."""

    said = "sit_in"
    seat: int


@command
class Claim(Command):
    """Someone without the secret asks for the seat of a person who is away: that person, or someone new."""

    seat: int
    name: str
    key: str


@command
class LetIn(Command):
    """A vote for the claim with this number, as the seat shows it. Whoever is let in is a guest."""

    said = "let_in"
    seat: int
    claim: int


@command
class TurnAway(Command):
    """The host refuses a claim, or whoever made it withdraws it."""

    said = "turn_away"
    seat: int
    claim: int


@command
class GivePin(Command):
    """The person whose seat it is gives its PIN on another device, which has this key, from this address."""

    seat: int
    pin: str
    key: str
    address: str = ""


@command
class Share(Command):
    """The house has seen that the seats and claims of the actor are those of one device."""


@command
class PassHost(Command):
    """The house has missed the host for long: where a host is needed, the next person is the host.

    At the seats `by_pin` only devices are here that came by PIN, which are no host's among other people.
    """

    by_pin: frozenset[int] = frozenset()


@command
class Confirm(Command):
    """With real dice: what was typed last is right, and the game is over."""

    said = "confirm"
    seat: int
    version: int


@command
class ChooseDice(Command):
    """Quick dice fall by themselves."""

    said = "dice"
    seat: int
    quick: bool


@command
class React(Command):
    said = "react"
    seat: int
    reaction: str


@command
class Rematch(Command):
    """The company moves on to the table of this id, which `Table.again` lays."""

    said = "rematch"
    by_house = frozenset({"table"})
    table: str


@command
class Unseal(Command):
    """The night is over at all its tables, the house says, and no game has followed this one but `next`."""

    next: str | None
