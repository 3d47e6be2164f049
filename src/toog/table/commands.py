"""Everything someone can ask of a table, a closed set.

Keys are hashes of secrets, SHA-256 in hexadecimal: the table never sees a secret of a seat. `version` is
the one the asker had in sight.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from toog.table.forking import ForkedGame
from toog.table.night import NightTable
from toog.table.shapes import DiceKind


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


@dataclass(slots=True)
class Join:
    """A person sits down, at the first open seat where none is named."""

    name: str
    key: str
    nonce: str
    seat: int | None = None


@dataclass(slots=True)
class Fill:
    """The host gives an open seat to a bot; before the start also one where another bot sits."""

    bot: str
    name: str
    nonce: str
    seat: int | None = None


@dataclass(slots=True)
class Clear:
    """The host empties a seat before the start."""

    seat: int


@dataclass(slots=True)
class TakeOver:
    """Whoever shows the secret of a seat may hand it to another name and key; the old key is void."""

    seat: int
    name: str
    key: str


@dataclass(slots=True)
class Leave:
    seat: int


@dataclass(slots=True)
class ChangeSeat:
    """A person moves to an open seat before the start, and takes name and colour along."""

    seat: int
    to: int


@dataclass(slots=True)
class ChooseColour:
    """Before the start; no two seats have the same."""

    seat: int
    colour: int


@dataclass(slots=True)
class Mix:
    """A person chooses the nonce of the seat, to be mixed into the sealed dice."""

    seat: int
    nonce: str


@dataclass(slots=True)
class ListInLobby:
    listed: bool


@dataclass(slots=True)
class Start:
    """Starts the game. A night brings `nonces` that the house has put together from all its tables."""

    nonces: tuple[str, ...] | None = None


@dataclass(slots=True)
class Play:
    """`made` is when, in a race, where it may have been on its way for a while."""

    seat: int
    word: str
    version: int
    made: float | None = None


@dataclass(slots=True)
class Throw:
    """A tap on the sealed dice; with real dice, what fell."""

    seat: int
    version: int
    fell: str | None = None


@dataclass(slots=True)
class Undo:
    seat: int
    version: int


@dataclass(slots=True)
class GoAway:
    """The last socket of this seat is gone."""

    seat: int


@dataclass(slots=True)
class ComeBack:
    seat: int


@dataclass(slots=True)
class LetBotSitIn:
    """A bot plays for a missing person for a while: the host decides, or a majority of those present."""

    seat: int


@dataclass(slots=True)
class Claim:
    """Someone without the secret asks for the seat of a person who is away: that person, or someone new."""

    seat: int
    name: str
    key: str


@dataclass(slots=True)
class LetIn:
    """A vote for a claim: see `Standing.votes_needed` for how many it takes. Whoever is let in is a guest."""

    seat: int
    claim: int


@dataclass(slots=True)
class TurnAway:
    """The host refuses a claim, or whoever made it withdraws it."""

    seat: int
    claim: int


@dataclass(slots=True)
class GivePin:
    """The person whose seat it is gives its PIN on another device, which has this key, from this address."""

    seat: int
    pin: str
    key: str
    address: str = ""


@dataclass(slots=True)
class Share:
    """The house has seen that the seats and claims of the actor are those of one device."""


@dataclass(slots=True)
class PassHost:
    """The house has missed the host for long: where a host is needed, the next person is the host.

    At the seats `by_pin` only devices are here that came by PIN, which are no host's among other people.
    """

    by_pin: frozenset[int] = frozenset()


@dataclass(slots=True)
class Confirm:
    """What was typed last is right, and the game is over: see `playing.confirm`."""

    seat: int
    version: int


@dataclass(slots=True)
class ChooseDice:
    """Quick dice fall by themselves."""

    seat: int
    quick: bool


@dataclass(slots=True)
class React:
    seat: int
    reaction: str


@dataclass(slots=True)
class Rematch:
    """The company moves on to the table of this id, which `Table.again` lays."""

    table: str


@dataclass(slots=True)
class Unseal:
    """The night is over at all its tables, the house says, and no game has followed this one but `next`."""

    next: str | None


Command = (
    Join
    | Fill
    | Clear
    | TakeOver
    | Leave
    | ChangeSeat
    | ChooseColour
    | Mix
    | ListInLobby
    | Start
    | Play
    | Throw
    | Undo
    | GoAway
    | ComeBack
    | LetBotSitIn
    | Claim
    | LetIn
    | TurnAway
    | GivePin
    | Share
    | PassHost
    | Confirm
    | ChooseDice
    | React
    | Rematch
    | Unseal
)
