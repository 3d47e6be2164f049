"""The table of one keyboard: laid with the game so far, and what can be taken back at it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass

from toog.core.contract import Event
from toog.core.course import Over, naming
from toog.core.errors import GameError
from toog.core.falls import Dice
from toog.core.origin import read_fork
from toog.core.record import Record, read_event
from toog.core.seal import Chosen, read_bots
from toog.core.sources import BotLuck
from toog.table import Table, TableError
from toog.table.entries import BotSat, Ended, Entry, Fell, Moved, Opened, Sat, Started
from toog.table.forking import ForkedGame
from toog.table.running import Running
from toog.terminal.cup import Cup
from toog.terminal.seats import Sitter

NOW = 0.0  # nothing waits for a clock here
KEYBOARD = "keyboard"
STAND_IN = "sensible"


def lay_table(record: Record, seats: Sequence[Sitter], cup: Cup) -> Table:
    """A table with the game of a record; its races go in turn. The error of a bad event carries its index.

    A game that was forked begins there, so that nobody takes back what was played in the other.
    """
    game, players, nonces = record.game, len(seats), cup.nonces(len(seats))
    fork = fork_of(record)
    first = 0 if fork is None else fork["note"]["at"]
    chosen = chosen_in(record)
    has_bot_seal = cup.sealed is not None and cup.seal_version == 1
    says_all = has_bot_seal and lists_bots(record, seats, chosen, first)
    opened = Opened(
        NOW,
        game.name,
        players,
        record.options,
        cup.kind,
        seal=None if cup.sealed is None else cup.sealed.hash,
        host=KEYBOARD,
        thinking=None,
        pause=None,
        listed=False,
        bot=STAND_IN,
        bot_seal=BotLuck.beside(cup.secret).hash if says_all else None,
        fork=fork,
        seal_version=cup.seal_version,
        terms=cup.known_terms,
    )
    table = Table(KEYBOARD, opened, cup.secret)
    for number, (seat, nonce) in enumerate(zip(seats, nonces, strict=True)):
        table.add(sits(number, seat, nonce))
    table.add(Started(NOW, nonces))
    for index, event in enumerate(record.events[first:], first):
        with naming(index):
            table.add(happened(table, event, seats, chosen.get(index)))
    if isinstance(table.standing.on.turn, Over) and cup.sealed is None:  # a seal is opened by playing on
        table.add(Ended(NOW, None))
    table.watch(True)
    return table


def fork_of(record: Record) -> ForkedGame | None:
    note = read_fork(record)
    if note is None:
        return None
    events = list(record.events[: note["at"]])
    return {"note": note, "players": list(record.players), "events": events, "nonces": None}


def sits(number: int, seat: Sitter, nonce: str) -> Entry:
    if seat.bot is None:
        return Sat(NOW, number, seat.name, KEYBOARD, nonce)
    return BotSat(NOW, number, seat.bot, seat.name, nonce)


def chosen_in(record: Record) -> dict[int, Chosen]:
    """What bots chose, as far as the record says it."""
    with suppress(GameError):
        return read_bots(record) or {}
    return {}


def lists_bots(record: Record, seats: Sequence[Sitter], chosen: Collection[int], first: int) -> bool:
    """Whether the record lists every move of a bot: one that was put away by an older toog does not."""
    for index, event in enumerate(record.events[first:], first):
        with naming(index):
            seat = read_event(event, len(seats)).seat
        if seat is not None and seats[seat].bot is not None and index not in chosen:
            return False
    return True


def happened(table: Table, event: object, seats: Sequence[Sitter], by: Chosen | None) -> Entry:
    seat, word = read_event(event, len(seats))
    if seat is not None:
        chosen_by = None if by is None else (by.bot, by.version)
        return Moved(NOW, seat, word, seats[seat].bot is not None, chosen_by)
    due = table.standing.throws
    return Fell(NOW, 0 if due is None else due.seat, word)


@dataclass(frozen=True)
class WayBack:
    """The way back to before `event`, `steps` events ago. Real dice that were typed are nobody's move."""

    event: Event
    steps: int

    @property
    def seat(self) -> int | None:
        return self.event.seat


@dataclass(frozen=True)
class NoWayBack:
    """Why nothing can be taken back: `reason` ends a key of the catalogue, `event` stands in the way."""

    reason: str
    event: Event | None = None


def running_at(table: Table) -> Running:
    """The game that runs at this table; every table of a keyboard is laid with one."""
    if table.standing.running is None:
        raise TableError("not-started")
    return table.standing.running


class TakingBack:
    """What may be taken back is the table's to say, one event at a time.

    Moves that played by themselves followed from what came before, and go back with it.
    """

    def __init__(self, table: Table, people: Collection[int]) -> None:
        self.running = running_at(table)
        self.course = self.running.course
        self.people = people
        self.by_itself: set[int] = set()

    def note_by_itself(self) -> None:
        """Notes that the event that comes next plays by itself."""
        self.by_itself.add(len(self.course.events))

    def find(self) -> WayBack | NoWayBack:
        events = self.course.events
        if not events:
            return NoWayBack("start")
        at = self.last_choice()
        event, followed = events[at], events[at + 1 :]
        alone = event.seat is None or all(other.seat == event.seat for other in followed)
        return WayBack(event, len(events) - at) if self.is_open(at) and alone else self.reason(events[-1])

    def last_choice(self) -> int:
        """The last event that did not play by itself, or that nobody can take back."""
        at = len(self.course.events) - 1
        while at > 0 and at in self.by_itself and self.is_open(at):
            at -= 1
        return at

    def is_open(self, at: int) -> bool:
        return self.running.undoer is not None and at >= len(self.course.events) - len(self.running.takers)

    def reason(self, last: Event) -> NoWayBack:
        if last.seat is None:
            return NoWayBack("fell" if self.is_dice(last) else "dealt", last)
        if last.seat not in self.people:
            return NoWayBack("other", last)
        return NoWayBack("final" if last.word in self.course.game.final else "only", last)

    def is_dice(self, event: Event) -> bool:
        which, _ = self.course.game.read_fall(event.word)
        return isinstance(self.course.game.falls[which], Dice)

    def forget_falls(self) -> None:
        """What fell before was not typed here: it cannot be taken back, nor what came before it."""
        moves = 0
        while moves < len(self.course.events) and self.course.events[-1 - moves].seat is not None:
            moves += 1
        del self.running.takers[: max(0, len(self.running.takers) - moves)]

    def went(self) -> None:
        """Forgets what played by itself among the events that were taken back."""
        self.by_itself = {at for at in self.by_itself if at < len(self.course.events)}
