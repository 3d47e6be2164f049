"""A table in memory with its guests: what is asked of it, when it is stored, and who is then told.

A command takes effect in memory at once, and so the next one is judged on top of it. What anyone is to be
told is written down at that moment, for the version it is true of, and held back until the commit has
returned: also a refusal, which would otherwise show that something has happened which may yet be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from toog.core.errors import GameError
from toog.server.appends import Append, Opening
from toog.server.attendance import Attendance
from toog.server.crowd import Crowd
from toog.server.errors import Doubled, NotStored
from toog.server.following import Following
from toog.server.guest import Guest
from toog.server.part import Part
from toog.server.refusals import Refusal
from toog.server.repeats import Repeats
from toog.server.screens import Screens
from toog.server.shown import Shown
from toog.server.thinking import Thinking
from toog.server.wire import ENCODER, news_text, snapshot_text
from toog.table import Actor, Entry, TableError
from toog.table.commands import Command, Rematch
from toog.table.entries import (
    CameAlong,
    CameBack,
    Claimed,
    Ended,
    HostPassed,
    Listed,
    Rematched,
    Sat,
    SeatChanged,
    StoodUp,
    TakenOver,
    TurnedAway,
)

if TYPE_CHECKING:
    from toog.server.hub import Hub

LOG = logging.getLogger("toog.server")

T = TypeVar("T")
MOST_LEAD = 1.0  # seconds; clocks of two nodes differ by less
Told = Callable[[NotStored | None], None]
CHANGES_SEATS = frozenset(
    {Sat, SeatChanged, StoodUp, TakenOver, CameBack, CameAlong, Claimed, TurnedAway, HostPassed}
)
GLANCE_SECONDS = 2.0  # for so long after a look without a socket a table goes on
ASKS_FOR_HOST = frozenset({Claimed, Ended, StoodUp})  # from now on a host may be missed who was not before


class Outbox:
    """What is held back until one append is stored."""

    __slots__ = ("asker", "calls", "texts")

    def __init__(self, asker: tuple[Guest, int] | None = None) -> None:
        self.asker = asker
        self.texts: list[tuple[Guest, bytes]] = []
        self.calls: list[Told] = []


class Care(Part):
    """A fault of ours may have left the table half changed: then it is read back from the store."""

    __slots__ = ()

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, GameError):
            self.live.broke(error)
            raise Refusal("house-fault") from None


class Live:
    def __init__(self, hub: Hub, shown: Shown, *, kept: bool) -> None:
        self.hub = hub
        self.shown = shown
        self.table = shown.table
        self.guests: dict[Guest, None] = {}  # in the order they came
        self.waiting: deque[Outbox] = deque()
        self.broken: NotStored | None = None
        self.handed = self.table.version if kept else 0  # entries that went to the store, or came from it
        self.timer: asyncio.TimerHandle | None = None
        self.paused = False
        self.lead = self.lead_now() if kept else 0.0
        self.glanced = float("-inf")  # when someone last looked without a socket, on the clock of the loop
        self.care = Care(self)
        self.thinking = Thinking(self)
        self.following = Following(self)
        self.attendance = Attendance(self)
        self.crowd = Crowd(self)
        self.screens = Screens(self)
        self.repeats = Repeats()
        self.used = hub.clock()
        self.visited = float("-inf")  # when someone last left, or laid it
        self.address: str | None = None  # of who laid it, or came first since it is in memory

    def lead_now(self) -> float:
        """By how much this table is ahead of the clock, which has been set back since: its time goes on."""
        lead = self.table.entries[-1].at - self.hub.clock()
        return lead if lead > MOST_LEAD else 0.0

    @property
    def now(self) -> float:
        return self.hub.clock() + self.lead

    # What is asked

    def ask(self, actor: Actor, command: Command, guest: Guest | None = None, number: int = 0) -> None:
        """By a guest with a number of its own, who is answered; or by the house itself."""
        try:
            entries = self.judge(actor, command)
        except GameError as error:
            if guest is not None:
                self.refuse(guest, number, error)
            return
        self.publish(entries, guest, number)
        if guest is not None and not entries:
            self.confirm(guest, number)

    def done(self, guest: Guest, number: int) -> None:
        version = self.table.version
        self.when_stored(lambda lost: guest.done(number, version) if lost is None else None)

    def confirm(self, guest: Guest, number: int) -> None:
        """What was asked is as it stands, once all that happened before is stored."""
        version = self.table.version
        self.when_stored(
            lambda lost: guest.done(number, version) if lost is None else guest.refuse(number, in_words(lost))
        )

    def judge(self, actor: Actor, command: Command) -> list[Entry]:
        self.check_open()
        with self.care:
            self.allow_for_lines()
            return self.table.handle(actor, command, self.now)

    def allow_for_lines(self) -> None:
        """In a race everyone waits for the slowest line of who plays: what was made first counts first."""
        if self.table.is_racing:
            lines = (guest.allowance for guest in self.guests if guest.actor.seats)
            self.table.allow(max(lines, default=0.0))

    def broke(self, fault: BaseException) -> None:
        LOG.error("table broke", exc_info=fault)
        self.lose(NotStored("the table broke"), None)

    def check_open(self) -> None:
        limits = self.hub.limits
        if self.broken is not None or self.hub.closing:
            raise Refusal("not-stored")
        if len(self.waiting) >= limits.waiting:
            raise Refusal("too-many")
        if self.table.version >= limits.entries:
            raise Refusal("too-long", most=limits.entries)

    def refuse(self, guest: Guest, number: int, error: GameError) -> None:
        self.when_stored(lambda lost: guest.refuse(number, error if lost is None else in_words(lost)))

    async def ask_and_wait(self, actor: Actor, command: Command) -> list[Entry]:
        """For a request over HTTP: returns when it is stored."""
        return await self.answer(lambda: self.do(actor, command))

    def do(self, actor: Actor, command: Command) -> list[Entry]:
        entries = self.judge(actor, command)
        self.publish(entries)
        return entries

    async def answer(self, make: Callable[[], T]) -> T:
        """What is made of the table as it stands, or the refusal: given out once all it shows is stored."""
        try:
            return make()
        finally:
            await self.stored_so_far()

    async def stored_so_far(self) -> None:
        """An error kept in the future would hold this frame, which holds the future and the table."""
        done: asyncio.Future[NotStored | None] = asyncio.get_running_loop().create_future()
        self.when_stored(lambda lost: None if done.cancelled() else done.set_result(lost))
        lost = await done
        if lost is not None:
            raise in_words(lost)

    def rematch(self, guest: Guest, number: int) -> None:
        """The next table is stored in the same breath, and before the link to it."""
        next_table = self.hub.new_id()
        try:
            entries = self.judge(guest.actor, Rematch(next_table))
        except GameError as error:
            self.refuse(guest, number, error)
            return
        self.hub.lay(self.hub.again(self.table, next_table), self.address)
        self.publish(entries, guest, number)

    def tick(self) -> None:
        if self.paused:
            return
        self.stop_timer()
        if self.acts_here and self.broken is None and not self.hub.closing:
            with contextlib.suppress(Refusal):
                with self.care:
                    self.allow_for_lines()
                    entries = self.table.tick(self.now)
                self.publish(entries)

    # What is stored and told

    def publish(self, entries: Sequence[Entry], guest: Guest | None = None, number: int = 0) -> None:
        if guest is not None:
            self.repeats.note(guest.device, number)
        if entries:
            self.waiting.append(Outbox(None if guest is None else (guest, number)))
            self.store(entries, None)
            self.tell(entries, guest, number)
            if not ASKS_FOR_HOST.isdisjoint(map(type, entries)):
                self.attendance.look()
        self.look_ahead()

    def lay(self, opening: Opening) -> None:
        """A new table: all its entries, and the facts about it."""
        self.waiting.append(Outbox())
        self.store(self.table.entries, opening)
        self.look_ahead()

    def store(self, entries: Sequence[Entry], opening: Opening | None) -> None:
        self.used = self.hub.clock()
        first, self.handed = self.handed, self.table.version
        bodies, listed, needs, last = [], None, None, entries[-1]
        for entry in entries:
            bodies.append(ENCODER.encode(entry.plain()).decode())
            if isinstance(entry, Listed):
                listed = entry.listed
            elif isinstance(entry, Rematched):
                needs = entry.table
        ended = isinstance(last, Ended)
        append = Append(self.table.id, first, bodies, last.at, opening, ended, listed, needs)
        self.hub.writer.append(append, self.stored)

    def tell(self, entries: Sequence[Entry], asker: Guest | None = None, number: int = 0) -> None:
        """Writes down what each guest will be told of these entries."""
        self.shown.moved_on()
        reprove = not CHANGES_SEATS.isdisjoint(map(type, entries))
        for guest in self.guests:
            changed = guest.prove() if reprove else False
            text = self.news(guest, number if guest is asker else None, None if changed else guest.version)
            self.say_when_stored(guest, text)
            if changed:
                self.crowd.count()
                if guest is asker:
                    self.done(guest, number)

    def news(self, guest: Guest, number: int | None, since: int | None) -> bytes:
        """The entries since that version, or a snapshot where they cannot be had."""
        guest.version = self.table.version
        items = None if since is None else self.shown.news(guest.actor.seats, since)
        return self.snapshot(guest.actor) if items is None else news_text(items, number)

    def snapshot(self, actor: Actor) -> bytes:
        seen = self.shown.snapshot(actor.seats)
        yours, claims = sorted(actor.seats), sorted(actor.claims)
        return snapshot_text(seen, yours, claims, actor.host, self.now)

    def say_when_stored(self, guest: Guest, text: bytes) -> None:
        """Never, where something was lost: the table that is read back tells everyone how it stands."""
        if self.waiting:
            self.waiting[-1].texts.append((guest, text))
        elif self.broken is None:
            guest.line.say(text)

    def when_stored(self, call: Told) -> None:
        if self.waiting:
            self.waiting[-1].calls.append(call)
        else:
            call(self.broken)

    def stored(self, lost: NotStored | None) -> None:
        """The oldest append is stored, or is lost with all that came after."""
        outbox = self.waiting.popleft()
        if lost is None:
            self.works_again()
            for guest, text in outbox.texts:
                guest.line.say(text)
        else:
            self.lose(lost, outbox.asker)
        for call in outbox.calls:
            call(lost)
        self.following.go_on()

    def lose(self, lost: NotStored, asker: tuple[Guest, int] | None) -> None:
        if asker is not None:
            guest, number = asker
            guest.refuse(number, in_words(lost))
        if self.broken is None:
            self.broken = lost
            self.hub.lost(self)

    def look_ahead(self) -> None:
        """What happens by itself: when the time comes, or when a bot has chosen.

        Where nobody looks only a person's thinking time runs on: bots would play through the night.
        """
        if self.paused or self.broken is not None or self.hub.closing:
            return
        self.stop_timer()
        due = self.table.due if self.is_watched else self.table.standing.deadline
        self.want_lease(due is not None or (self.is_watched and self.table.asks_bot))
        if self.acts_here:
            if due is not None:
                self.timer = self.hub.loop.call_later(max(0.0, due - self.now), self.tick)
            self.thinking.ask()

    def want_lease(self, busy: bool) -> None:
        """Kept while someone is here, though there may be nothing to do for a moment; else left to others."""
        node = self.hub.node
        if node is None or self.hub.tables.get(self.table.id) is not self:
            return
        if not self.is_watched and (self.crowd.is_elsewhere or not busy):
            node.leases.unwant(self.table.id)
        elif busy:
            node.leases.want(self.table.id)

    @property
    def acts_here(self) -> bool:
        """Of the nodes that have it open, at one; but what was done in a race is judged where it was done."""
        node = self.hub.node
        return node is None or node.leases.holds(self.table.id) or self.table.holds_moves

    def pause(self, seconds: float) -> None:
        """Nothing happens by itself for so long: the store has just failed, and needs no crowd."""
        self.paused = True
        self.timer = self.hub.loop.call_later(seconds, self.go_on)

    def go_on(self) -> None:
        self.paused = False
        self.look_ahead()
        self.attendance.look()

    def works_again(self) -> None:
        self.hub.losses.pop(self.table.id, None)
        if self.paused:
            self.go_on()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def follow(self, entries: Sequence[Entry]) -> None:
        """What another node has stored."""
        self.table.look_up(entries[-1].at)
        for entry in entries:
            self.table.add(entry)
        self.handed = self.table.version
        self.tell(entries)
        self.attendance.look()
        self.look_ahead()

    # Who comes and goes

    def welcome(self, guest: Guest, since: int | None) -> None:
        self.guests[guest] = None
        if self.broken is not None:
            guest.version = 0  # it has greeted; it is told something by the table that is read back
            self.hub.start(self.hub.move_guests(self))
            return
        self.say_when_stored(guest, self.news(guest, None, since))
        self.screens.came(guest)
        self.attendance.look()
        self.crowd.count()
        if len(self.guests) == 1:
            self.look_ahead()

    def glance(self) -> None:
        """Someone looks without a socket: what rests goes on for a moment."""
        rested = not self.is_watched
        self.glanced = self.hub.loop.time()
        if rested:
            self.look_ahead()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            del self.guests[guest]
            self.used = self.visited = self.hub.clock()
            self.attendance.left(guest.actor)
            self.crowd.count()
            self.screens.look()
        if not self.guests:
            self.rest()
            self.look_ahead()
        self.hub.left(guest)

    @property
    def is_watched(self) -> bool:
        """At this node. Where it is not, bots rest."""
        return bool(self.guests) or self.hub.loop.time() < self.glanced + GLANCE_SECONDS

    @property
    def is_idle(self) -> bool:
        """Nothing is lost by forgetting it until someone comes."""
        return not (self.guests or self.waiting or self.timer or self.thinking.busy or self.following.task)

    def rest(self) -> None:
        self.table.rest()
        self.shown.forget()

    def stop(self) -> None:
        self.stop_timer()
        self.crowd.stop()
        self.thinking.stop()
        self.following.stop()
        self.attendance.stop()


def in_words(lost: NotStored) -> GameError:
    """Another node was faster, or nothing could be stored."""
    return TableError("stale") if isinstance(lost, Doubled) else Refusal("not-stored")
