"""What a game is: plain functions on a plain state, and a few facts as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from toog.core.errors import BadArgument, Malformed, quote
from toog.core.falls import Dice, Fall
from toog.core.options import Option
from toog.core.sheet import Sheet
from toog.core.state import State

# What `turn` answers when it is not one seat's turn (C3).
CHANCE = -1
RACE = -2
OVER = -3

NOBODY = -1
SPECTATOR = -1

LAST = 99  # the place of a game that claims none

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Rules(Protocol[S_contra]):
    """A rules module. Buffers are lists when plain, arrays when compiled."""

    def start(self, s: S_contra) -> None: ...
    def turn(self, s: S_contra) -> int: ...
    def in_turn(self, s: S_contra) -> int:
        """The seat that goes next in a race when the table plays it turn by turn (A5)."""

    def chance(self, s: S_contra) -> int:
        """Which of the game's falls is due, as an index into `Game.falls`."""

    def thrower(self, s: S_contra) -> int: ...
    def moves(self, s: S_contra, seat: int, out: list[int]) -> int: ...
    def refusal(self, s: S_contra, seat: int, move: int) -> int: ...
    def play(self, s: S_contra, seat: int, move: int) -> None: ...
    def throw(self, s: S_contra, fell: Sequence[int]) -> None: ...
    def score(self, s: S_contra, seat: int) -> int: ...
    def winners(self, s: S_contra, out: list[int]) -> int: ...
    def hide(self, s: S_contra, seat: int) -> None: ...


class Telling(NamedTuple):
    """What just happened, as a key with arguments, to be said in any language."""

    key: str
    arguments: dict[str, int | str]


class Fact(NamedTuple):
    """Something worth telling when the game is over, to be said as `story-<key>`."""

    key: str
    arguments: dict[str, int | str]


class Showing(NamedTuple):
    """How long an event is shown, in milliseconds at a calm pace.

    First its movement, then how long what it led to stands before the next one. What is urgent is shown over
    what still moves, and for the same time at every pace: in a race nobody sees less than another.
    """

    moves: int
    rests: int
    urgent: bool = False


Details = dict[str, int | str]


def is_never_out(s: State, seat: int) -> bool:
    return False


def no_details(s: State, seat: int, move: int, rule: int) -> Details:
    """For a game whose rules say enough by themselves."""
    return {}


def one_pace(s: object, seat: int) -> int:
    return 1


class Event(NamedTuple):
    """One thing that happened: `seat` is None when it fell."""

    seat: int | None
    word: str


class Step(NamedTuple, Generic[S]):
    """One event of a game that is over, between the positions before and after it: nothing is hidden."""

    before: S
    event: Event
    after: S


@dataclass(frozen=True)
class Count:
    """A figure of the simulator: the mean of a tally per game, or per another tally."""

    name: str
    tally: str
    per: str | None = None


@dataclass(frozen=True)
class Figure:
    """A number of the rules, by the name under which a page asks for it."""

    name: str
    value: int


@dataclass(frozen=True)
class Section:
    """A heading of the rule book with the numbers under it."""

    name: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Game(Generic[S]):
    """A registered game. A move's code is its index in `vocabulary`."""

    name: str
    letter: str
    seats: tuple[int, int]
    hidden: bool
    options: tuple[Option, ...]
    vocabulary: tuple[str, ...]
    falls: tuple[Fall, ...]
    counts: tuple[Count, ...]
    book: tuple[Section, ...]
    state: type[S]
    rules: Rules[S]
    view: Callable[[S], Mapping[str, Any]]
    """Its type, a TypedDict, is also the page's: see toog.server.typescript."""
    tell: Callable[[S, Event, S], list[Telling]]
    round_of: Callable[[S], int]
    """Which round the position belongs to, from 1; 0 before the first."""
    behind: Callable[[S, int], int]
    """How far back a seat stands: who has the least of it leads."""
    story: Callable[[Iterable[Step[S]], Sheet], list[Fact]]
    """Two to four facts about a game that is over, in the order they are told."""
    show: Callable[[list[Telling]], Showing]
    """How long an event is shown, from what a spectator is told of it: a secret changes no duration."""
    folder: Path
    is_out: Callable[[S, int], bool] = is_never_out
    """Whether a seat is out of the game for good, whatever its score says."""
    details: Callable[[S, int, int, int], Details] = no_details
    """What the sentence of a refusal says about this position, from a copy that seat may see."""
    final: frozenset[str] = frozenset()
    """Words that can never be taken back, because they show something or race the clock."""
    throws: frozenset[str] = frozenset()
    """Words that take up the dice and do nothing else: what is due after them falls by itself."""
    pace: Callable[[S, int], int] = one_pace
    """How many times a seat may act in a race while another acts once."""
    figures: tuple[Figure, ...] = ()
    """What the picture of the rule book shows of the rules in numbers."""
    place: int = LAST
    """Where it stands when the house offers its games, from 1: first what a new guest likely wants."""
    usual: int | None = None
    """How many sit down when nobody says otherwise; two, where it is not said and two may."""

    @property
    def usual_players(self) -> int:
        low, high = self.seats
        return self.usual if self.usual is not None else min(max(2, low), high)

    def rule_name(self, number: int) -> str:
        return f"{self.letter}{number}"

    @cached_property
    def codes(self) -> dict[str, int]:
        return {word: code for code, word in enumerate(self.vocabulary)}

    def read_move(self, word: object) -> int:
        code = self.codes.get(word) if isinstance(word, str) else None
        if code is None:
            raise Malformed("no-such-move", word=quote(word), game=self.name)
        return code

    @cached_property
    def dice_by_words(self) -> dict[object, tuple[int, tuple[int, ...]]]:
        """Every way that dice can fall in this game: which of its falls it is, and the dice."""
        return {
            words: (which, fell)
            for which, fall in reversed([*enumerate(self.falls)])
            if isinstance(fall, Dice)
            for words, fell in fall.ways.items()
        }

    def read_fall(self, words: object) -> tuple[int, list[int]]:
        """Which fall these words describe, and what fell."""
        known = self.dice_by_words.get(words) if isinstance(words, str) else None
        if known is not None:
            return known[0], [*known[1]]
        for which, fall in enumerate(self.falls):
            fell = fall.read(words)
            if fell is not None:
                return which, fell
        raise Malformed("no-such-fall", word=quote(words), game=self.name)

    def option(self, name: object) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise BadArgument("no-such-option", option=quote(name), game=self.name, allowed=names)

    def move_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """These house rules for the same company so many seats further on."""
        return {name: self.option(name).moved_on(value, seats) for name, value in options.items()}

    def check_options(self, options: dict[str, Any], players: int) -> dict[str, Any]:
        """The options that differ from their default, in the order of the rule book."""
        if not isinstance(options, dict):
            raise BadArgument("options-object")
        for name in options:
            self.option(name)
        chosen = {}
        for option in self.options:
            if option.name in options:
                value = option.check(options[option.name], players)
                if value != option.default_for(players):
                    chosen[option.name] = value
        return chosen

    def check_players(self, players: int) -> None:
        low, high = self.seats
        if not low <= players <= high:
            raise BadArgument("players-number", game=self.name, low=low, high=high, players=players)

    def begin(self, players: int, options: dict[str, Any]) -> S:
        s = self.lay_out(players, options)
        self.rules.start(s)
        return s

    def lay_out(self, players: int, options: dict[str, Any]) -> S:
        """A state with the players and the options laid in it, not yet started."""
        self.check_players(players)
        chosen = self.check_options(options, players)
        s = self.state()
        s.players = players
        for option in self.options:
            option.lay(s, chosen.get(option.name, option.default_for(players)))
        return s

    def hidden_copy(self, s: S, seat: int) -> S:
        """What `seat` may see of `s`: the one choke point of secrecy."""
        seen = s.copy()
        self.rules.hide(seen, seat)
        return seen
