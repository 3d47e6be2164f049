"""The authority of one game being played. It is handed commands and the time, and answers entries."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from toog.core.course import Chance, Decision, Over
from toog.core.record import Record
from toog.table import sight
from toog.table.actors import Actor
from toog.table.commands import Command, Open
from toog.table.entries import Ended, Entry, Fell, Opened, TimedOut
from toog.table.errors import TableError
from toog.table.judging import judge
from toog.table.opening import rotated, write_opening
from toog.table.reactions import REACTIONS
from toog.table.sight import Moment, Seats, witness
from toog.table.standing import Standing

LOG_LENGTH = 100  # items a snapshot shows, and the most that are sent to catch up
KEPT = 4  # moments kept at hand; older ones are played over when someone missed them


class BotTurn(NamedTuple):
    """A bot has to choose. `version` stays the same as long as the question does."""

    seat: int
    bot: str
    state: Any
    legal: list[str]
    version: int


class Table:
    def __init__(self, table_id: str, opened: Opened, secret: bytes) -> None:
        if opened.seal is not None and hashlib.sha256(secret).hexdigest() != opened.seal:
            raise TableError("wrong-secret")
        self.id = table_id
        self.entries: list[Entry] = [opened]
        self.standing = Standing(opened, secret)
        self.now = opened.at
        self.recent: list[Moment] = [Moment(1, opened, None, None)]
        self.seen: dict[tuple[Seats, int], list[dict[str, Any]]] = {}

    @classmethod
    def create(cls, table_id: str, command: Open, secret: bytes, now: float) -> Table:
        """A new table with every seat open. Its entries are yet to be stored."""
        return cls(table_id, write_opening(command, secret, round(now, 3)), secret)

    @classmethod
    def open(cls, table_id: str, entries: Sequence[Entry], secret: bytes) -> Table:
        """The table as its entries left it."""
        if not entries or not isinstance(entries[0], Opened):
            raise TableError("bad-entry")
        table = cls(table_id, entries[0], secret)
        for entry in entries[1:]:
            table.add(entry)
            table.now = entry.at
        table.forget()
        return table

    def again(self, table_id: str, secret: bytes, nonces: Sequence[str], now: float) -> Table:
        """The rematch: the same company with the same keys, one seat further. `Rematch` announces it."""
        old = self.standing.opened
        command = Open(
            old.game,
            old.players,
            old.host,
            old.options,
            old.dice,
            old.thinking,
            old.pause,
            old.listed,
            old.bot,
        )
        table = Table.create(table_id, command, secret, now)
        for entry in rotated(self.standing.seats, nonces, table.now):
            table.add(entry)
        return table

    # What happens

    @property
    def version(self) -> int:
        return len(self.entries)

    def handle(self, actor: Actor, command: Command, now: float) -> list[Entry]:
        """Judges a command and lets it happen. When it is refused nothing has changed."""
        self.now = at = round(now, 3)
        self.forget()
        before = self.version
        for entry in judge(self.standing, actor, command, at):
            self.add(entry)
        self.settle(at)
        return self.entries[before:]

    def tick(self, now: float) -> list[Entry]:
        """What happens by itself because of the time."""
        self.now = at = round(now, 3)
        self.forget()
        before = self.version
        deadline = self.standing.deadline
        seat = self.standing.awaited
        if deadline is not None and deadline <= at and seat is not None:
            self.add(TimedOut(at, seat))
        self.settle(at)
        return self.entries[before:]

    @property
    def due(self) -> float | None:
        """When `tick` would next do something, or let a bot take part in a race."""
        if self.next_by_itself(self.now) is not None:
            return self.now
        times = [time for time in (self.standing.deadline, self.next_racer()) if time is not None]
        return min(times, default=None)

    def next_racer(self) -> float | None:
        """When the next bot may act in the race; a bot that already may is asked by `bot_turn`."""
        ready = [time for time in self.racing_bots().values() if time > self.now]
        return min(ready, default=None)

    def racing_bots(self) -> dict[int, float]:
        table = self.standing
        if table.race is None or not isinstance(turn := table.course.turn, Decision):
            return {}
        return {seat: table.race.bot_ready(seat) for seat in turn.seats if table.machine(seat)}

    def settle(self, at: float) -> None:
        while (entry := self.next_by_itself(at)) is not None:
            self.add(entry)

    def next_by_itself(self, at: float) -> Entry | None:
        """Dice nobody has to tap, and the end."""
        table = self.standing
        if table.running is None or table.ended is not None:
            return None
        turn = table.running.turn
        if isinstance(turn, Over):
            return Ended(at, table.secret.hex() if table.seal else None)
        if isinstance(turn, Chance) and table.falls_by_itself(turn.seat):
            fell = table.dice.fall(turn.fall, table.running.falls)
            return None if fell is None else Fell(at, turn.seat, turn.fall.say(fell))
        return None

    def add(self, entry: Entry) -> None:
        self.recent.append(witness(self.standing, entry))
        self.entries.append(entry)
        self.seen.clear()

    def forget(self) -> None:
        del self.recent[:-KEPT]

    @property
    def bot_turn(self) -> BotTurn | None:
        """The question to a bot; the answer is a `Play` of `Actor.bot(seat)` at that version."""
        table = self.standing
        if table.running is None or not isinstance(turn := table.running.turn, Decision):
            return None
        if table.race is None:
            seat = turn.seats[0]
        else:
            ready = self.racing_bots()
            seat = min(ready, key=lambda racer: (ready[racer], racer), default=turn.seats[0])
            if ready.get(seat, self.now) > self.now:
                return None
        bot = table.machine(seat)
        if bot is None:
            return None
        state = table.game.hidden_copy(table.running.state, seat)
        return BotTurn(seat, bot, state, table.running.legal(seat), table.fresh_from(seat))

    # Who is who

    def actor(self, keys: Iterable[str]) -> Actor:
        """A device that has shown the secrets of which these are the hashes."""
        shown = set(keys)
        seats = (number for number, seat in enumerate(self.standing.seats) if seat.key in shown)
        return Actor(frozenset(seats), host=self.standing.opened.host in shown)

    # What is seen

    def sight(self, audience: Collection[int]) -> Seats:
        """Two audiences with the same sight are sent the same: in an open game, everyone."""
        return tuple(sorted(audience)) if self.standing.game.hidden else ()

    def snapshot(self, audience: Collection[int]) -> dict[str, Any]:
        """Everything a client needs. Shared between audiences: not to be changed."""
        seats = self.sight(audience)
        return {
            "table": self.id,
            "version": self.version,
            **sight.house(self.standing),
            "reactions": REACTIONS,
            **self.parts(seats, {"company", "position"}),
            "log": self.items(seats, max(0, self.version - LOG_LENGTH)),
        }

    def news(self, audience: Collection[int], since: int) -> list[dict[str, Any]] | None:
        """The entries missed since that version, the last of them with what is new in the snapshot.

        None when they are too many, or there is no such version: a snapshot is due. So it is when the audience
        of a device has changed. Shared between audiences: not to be changed.
        """
        if not self.version - LOG_LENGTH <= since <= self.version or since < 1:
            return None
        seats = self.sight(audience)
        key = (seats, since)
        if key not in self.seen:
            self.seen[key] = self.news_for(seats, since)
        return self.seen[key]

    def news_for(self, seats: Seats, since: int) -> list[dict[str, Any]]:
        items = self.items(seats, since)
        if items:
            touched = {part for entry in self.entries[since:] for part in entry.touches}
            items[-1] = {**items[-1], "now": self.parts(seats, touched)}
        return items

    def parts(self, seats: Seats, touched: Collection[str]) -> dict[str, Any]:
        seen = sight.company(self.standing) if "company" in touched else {}
        return {**seen, **sight.position(self.standing, seats)} if "position" in touched else seen

    def items(self, seats: Seats, since: int) -> list[dict[str, Any]]:
        return [sight.item(self.standing.game, moment, seats) for moment in self.moments(since)]

    def moments(self, since: int) -> list[Moment]:
        """From those at hand, or by playing all entries over."""
        missed = self.version - since
        if missed <= len(self.recent):
            return self.recent[len(self.recent) - missed :]
        again = Standing(self.standing.opened, self.standing.secret)
        first = [Moment(1, self.entries[0], None, None)]
        return (first + [witness(again, entry) for entry in self.entries[1:]])[since:]

    def record(self, *, everything: bool = False) -> dict[str, Any]:
        """The record of the game. While cards are hidden only the keeper of the house asks for everything."""
        table = self.standing
        course = table.course
        if table.game.hidden and table.ended is None and not everything:
            raise TableError("still-hidden")
        events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
        return Record(course.game, course.players, course.options, events, table.seal).plain()
