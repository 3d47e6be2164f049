"""A table in memory with its guests: what is asked of it, when it is stored, and who is then told.

A command takes effect in memory at once, and so the next one is judged on top of it. What anyone is to be
told is written down at that moment, for the version it is true of, and waits in the outbox until the commit
has returned.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Sequence
from operator import attrgetter
from typing import TypeVar

from toog.core.errors import GameError
from toog.server.protocol.codec import answering, snapshot_text
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Opening, append_of
from toog.server.tables.attendance import Attendance
from toog.server.tables.bots import SEATS_BOTS, BotPlayer
from toog.server.tables.crowd import Crowd, Screens
from toog.server.tables.encoding_cache import EncodingCache
from toog.server.tables.following import Following
from toog.server.tables.guest import Guest, Repeats
from toog.server.tables.lag import Quota
from toog.server.tables.outbox import Outbox, in_words
from toog.server.tables.part import Care, Owner
from toog.server.tables.services import TableServices
from toog.table import Actor, Entry
from toog.table.commands import Command, Rematch, Share, Unseal
from toog.table.entries import Claimed, Ended, GuestSat, Sat, StoodUp
from toog.table.playing import bot_asked

LOG = logging.getLogger("toog.server")

T = TypeVar("T")
OPENS_SEATS = attrgetter("opens_seats")
MOST_LEAD = 1.0  # seconds; clocks of two nodes differ by less
GLANCE_SECONDS = 2.0  # for so long after a look without a socket a table goes on
MAY_BE_MISSED = frozenset({Claimed, Ended, StoodUp, Sat, GuestSat})  # the host, or who has no socket yet


class Live:
    def __init__(
        self, services: TableServices, owner: Owner[Live], encodings: EncodingCache, *, kept: bool
    ) -> None:
        self.services = services
        self.owner = owner
        self.encodings = encodings
        self.table = encodings.table
        self.guests: dict[Guest, None] = {}  # in the order they came
        self.outbox = Outbox()
        self.handed = self.table.version if kept else 0  # entries that went to the store, or came from it
        self.timer: asyncio.TimerHandle | None = None
        self.paused = False
        self.shut = False  # while it is being deleted
        self.lead = self.lead_now() if kept else 0.0
        self.glanced = float("-inf")  # when someone last looked without a socket, on the clock of the loop
        self.care = Care(self)
        self.bot_player = BotPlayer(self)
        self.following = Following(self)
        self.attendance = Attendance(self)
        self.crowd = Crowd(self)
        self.screens = Screens(self)
        self.repeats = Repeats()
        self.quotas: dict[int, Quota] = {}  # by seat, of the time allowed for a slow connection
        self.used = services.clock()
        self.visited = float("-inf")  # when someone last left, or laid it
        self.was_listed = self.table.standing.company.listed  # since it is in memory, if only for a while
        self.address: str | None = None  # of whoever laid it, or came first since it is in memory

    def lead_now(self) -> float:
        """By how much this table is ahead of the clock, which has been set back since: its time goes on."""
        lead = self.table.entries[-1].at - self.services.clock()
        return lead if lead > MOST_LEAD else 0.0

    @property
    def broken(self) -> NotStored | None:
        """Why it is to be read back, if it is: nothing more is asked of it, and nothing leaves it."""
        return self.outbox.lost

    @property
    def now(self) -> float:
        return self.services.clock() + self.lead

    # What is asked

    def ask(self, actor: Actor, command: Command, guest: Guest | None = None, number: int = 0) -> bool:
        """Carry out a command of a guest, or of the house itself, and return whether it was allowed."""
        try:
            entries = self.carry_out(actor, command)
            self.publish(entries, guest, number)
        except GameError as error:
            if guest is not None:
                self.outbox.refuse(guest, number, error)
            return False
        if guest is not None and not entries:
            self.confirm(guest, number)
        return True

    def note_devices(self) -> None:
        """Tell the table which seats share a device, as far as the sockets show: a device has one vote."""
        for actor in self.attendance.devices():
            self.ask(actor, Share())

    def done(self, guest: Guest, number: int) -> None:
        version = self.table.version_for(guest.actor.seats)
        self.outbox.when_stored(lambda lost: guest.done(number, version) if lost is None else None)

    def confirm(self, guest: Guest, number: int) -> None:
        """Answers that nothing had to change, once all that happened before is stored."""
        version = self.table.version_for(guest.actor.seats)
        self.outbox.when_stored(
            lambda lost: guest.done(number, version) if lost is None else guest.refuse(number, in_words(lost))
        )

    def carry_out(self, actor: Actor, command: Command) -> list[Entry]:
        outbox = self.outbox
        if outbox.lost is not None or self.shut or self.services.closing:
            raise Refusal("not-stored")
        if len(outbox.pending) >= self.services.limits.waiting:
            raise Refusal("too-many")
        if self.table.version >= self.services.limits.entries and not isinstance(command, Unseal):
            raise Refusal("too-long", most=self.services.limits.entries)  # only the house may ask then
        try:
            running = self.table.standing.running
            if running is not None and running.race is not None:
                self.allow_for_lines()
            return self.table.handle(actor, command, self.services.clock() + self.lead)
        except GameError:
            raise
        except Exception as fault:  # noqa: BLE001 whatever it is, only this table breaks
            raise self.house_fault(fault) from None

    def allow_for_lines(self) -> None:
        """In a race everyone waits for the slowest player's line: what was made first counts first."""
        players = (guest for guest in self.guests if guest.actor.seats)
        self.table.allow(max((guest.lag.allowance for guest in players), default=0.0))

    def broke(self, fault: BaseException) -> None:
        LOG.error("table broke", exc_info=fault)
        self.lose(NotStored("the table broke"))

    def house_fault(self, fault: Exception) -> Refusal:
        """A fault of ours may have left the table half changed: it is read back from the store."""
        self.broke(fault)
        return Refusal("house-fault")

    async def ask_and_wait(self, actor: Actor, command: Command) -> list[Entry]:
        """Carries out a command of an HTTP request. Returns when it is stored."""
        return await self.answer(lambda: self.do(actor, command))

    def do(self, actor: Actor, command: Command) -> list[Entry]:
        entries = self.carry_out(actor, command)
        self.publish(entries)
        return entries

    async def answer(self, make: Callable[[], T]) -> T:
        """What is made of the table as it stands, or the refusal: given out once all it shows is stored."""
        return await self.outbox.answer(make)

    def rematch(self, guest: Guest, number: int) -> None:
        """The next table is stored in the same breath, and before the link to it."""
        next_table = self.owner.new_id()
        try:
            entries = self.carry_out(guest.actor, Rematch(next_table))
            with self.care:
                self.owner.lay_again(self.table, next_table, self.address)
            self.publish(entries, guest, number)
        except GameError as error:
            self.outbox.refuse(guest, number, error)

    def tick(self) -> None:
        if self.paused:
            return
        self.stop_timer()
        if self.acts_here and self.broken is None and not self.services.closing:
            with contextlib.suppress(Refusal):
                with self.care:
                    if self.table.is_racing:
                        self.allow_for_lines()
                    entries = self.table.tick(self.now)
                self.publish(entries)

    # What is stored and told

    def publish(self, entries: Sequence[Entry], guest: Guest | None = None, number: int = 0) -> None:
        if guest is not None:
            self.repeats.note(guest.device, number)
        try:
            if entries:
                self.store(entries, None, None if guest is None else (guest, number))
                self.broadcast(entries, guest, number)
                if not MAY_BE_MISSED.isdisjoint(map(type, entries)):
                    self.attendance.look()
            self.look_ahead()
        except GameError:
            raise
        except Exception as fault:  # noqa: BLE001 whatever it is, only this table breaks
            raise self.house_fault(fault) from None

    def lay(self, opening: Opening) -> None:
        """Stores a new table: all its entries, and the facts about it."""
        self.store(self.table.entries, opening, None)
        self.look_ahead()

    def store(
        self, entries: Sequence[Entry], opening: Opening | None, asker: tuple[Guest, int] | None
    ) -> None:
        self.used = self.table.now - self.lead
        first, self.handed = self.handed, self.table.version
        append = append_of(self.table, first, entries, opening)
        self.was_listed = self.was_listed or bool(append.listed)
        self.outbox.hold(asker)
        self.services.writer.append(append, self.on_committed)

    def broadcast(self, entries: Sequence[Entry], asker: Guest | None = None, number: int = 0) -> None:
        """Writes down what each guest will be told of these entries: one text for all who see the same."""
        self.encodings.moved_on()
        if not SEATS_BOTS.isdisjoint(map(type, entries)):
            self.bot_player.get_ready()
        elsewhere = self.prove_all() if any(map(OPENS_SEATS, entries)) else ()
        for guest in (
            self.guests if not self.table.is_of_night else self.who_may_notice(entries, elsewhere, asker)
        ):
            since = None if guest in elsewhere else guest.version
            self.outbox.say(guest, self.news(guest, number if guest is asker else None, since))
        self.table.rest()  # told to all: what is freed now, the garbage collector never looks at

    def prove_all(self) -> list[Guest]:
        """The guests whose secrets open other seats now than before."""
        found = [guest for guest in self.guests if guest.prove()]
        if found:
            self.crowd.count()
        return found

    def who_may_notice(
        self, entries: Sequence[Entry], elsewhere: Collection[Guest], asker: Guest | None
    ) -> list[Guest]:
        """The guests who are not to be kept from knowing that something happened."""
        kept_from = self.table.is_kept_from
        return [
            guest
            for guest in self.guests
            if guest is asker or guest in elsewhere or not kept_from(guest.actor.seats, entries)
        ]

    def news(self, guest: Guest, number: int | None, since: int | None) -> bytes:
        """The entries since that version, or a snapshot where they cannot be had."""
        guest.version = self.table.version
        text = None if since is None else self.encodings.news(guest.actor.seats, since)
        if text is None:
            return self.fresh_start(guest, number)
        return text if number is None else answering(text, number)

    def fresh_start(self, guest: Guest, number: int | None) -> bytes:
        if number is not None:
            self.done(guest, number)
        return self.snapshot(guest.actor)

    def snapshot(self, actor: Actor) -> bytes:
        seen = self.encodings.snapshot(actor.seats)
        yours, claims = sorted(actor.seats), sorted(actor.claims)
        return snapshot_text(seen, yours, claims, actor.host, self.now)

    def on_committed(self, lost: NotStored | None) -> None:
        """The oldest append is stored, or lost with all that came after. A fault breaks this table only."""
        pending = self.outbox.take()
        try:
            try:
                if lost is not None:
                    self.lose(lost)
            finally:
                pending.release(lost)
            if lost is None and self.outbox.lost is None:
                self.owner.recovered(self)
                if self.paused:
                    self.go_on()
            if self.services.store.shared:
                self.following.go_on()
        except Exception as fault:  # noqa: BLE001 everyone here is shown the table as it is read back
            self.broke(fault)

    def lose(self, lost: NotStored) -> None:
        if self.broken is None:
            self.outbox.lost = lost
            self.owner.lost(self)

    def look_ahead(self) -> None:
        """Plans what happens by itself: when the time comes, or when a bot has chosen.

        Where nobody looks only a person's thinking time runs on: bots would play through the night.
        """
        if self.paused or self.outbox.lost is not None or self.services.closing:
            return
        if self.timer is not None:
            self.stop_timer()
        is_watched = bool(self.guests) or self.is_watched
        due = self.table.due if is_watched else self.table.standing.deadline
        asks_bot = is_watched and bot_asked(self.table.standing) is not None
        if self.services.node is not None:
            self.want_lease(due is not None or asks_bot)
            if not self.acts_here:
                return
        if due is not None:
            self.timer = self.services.loop.call_later(max(0.0, due - self.now), self.tick)
        if asks_bot:
            self.bot_player.ask()

    def want_lease(self, busy: bool) -> None:
        """Wants a lease while someone is here, also with nothing to do: no sweep takes a leased table."""
        node = self.services.node
        if node is None or not self.owner.holds(self):
            return
        if self.guests or (busy and (self.is_watched or not self.crowd.is_elsewhere)):
            node.leases.want(self.table.id)
        elif not self.is_watched:
            node.leases.unwant(self.table.id)

    @property
    def acts_here(self) -> bool:
        """Whether this node acts here: one node does, but moves of a race are judged where they were made."""
        node = self.services.node
        return node is None or node.leases.holds(self.table.id) or self.table.holds_moves

    def pause(self, seconds: float) -> None:
        """Nothing happens by itself for so long: the store has just failed, and needs no crowd."""
        self.paused = True
        self.timer = self.services.loop.call_later(seconds, self.go_on)

    def go_on(self) -> None:
        self.paused = False
        self.look_ahead()
        self.attendance.look()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def follow(self, entries: Sequence[Entry]) -> None:
        """Adds what another node has stored. Where it does not fit here, the table is read anew."""
        try:
            self.table.look_up(entries[-1].at)
            for entry in entries:
                self.table.add(entry)
            self.handed = self.table.version
            self.broadcast(entries)
            self.attendance.look()
            self.look_ahead()
        except Exception as fault:  # noqa: BLE001 also a GameError: these entries were judged already
            self.broke(fault)

    async def reach(self, version: int) -> None:
        await self.following.reach(version)

    async def newer(self, since: int) -> list[Entry] | None:
        """What is stored of it from that version on; None when it was deleted."""
        return await self.owner.newer(self.table.id, since)

    def gone(self) -> None:
        self.owner.gone(self)

    # Coming and going

    def welcome(self, guest: Guest, since: int | None) -> None:
        self.guests[guest] = None
        if self.broken is not None:
            guest.version = 0  # it has greeted; it is told something by the table that is read back
            self.owner.read_back(self)
            return
        self.outbox.say(guest, self.news(guest, None, since))
        self.screens.came(guest)
        self.attendance.look()
        self.crowd.count()
        if len(self.guests) == 1:
            self.look_ahead()
            self.bot_player.get_ready()

    def table_beside(self, guest: Guest) -> int | None:
        return self.owner.table_beside(guest)

    def quota(self, seat: int) -> Quota:
        return self.quotas.setdefault(seat, Quota())

    def seen(self, guest: Guest, version: int) -> None:
        self.screens.seen(guest, version)

    @property
    def has_screens_elsewhere(self) -> bool:
        return self.crowd.has_screens_elsewhere

    def look_again(self) -> None:
        """The guests elsewhere have changed. A fault here breaks this table, and is kept from the others."""
        with contextlib.suppress(Refusal), self.care:
            self.screens.look()
            self.look_ahead()
            self.crowd.count()

    def glance(self) -> None:
        """Someone looks without a socket: what rests goes on for a moment."""
        rested = not self.is_watched
        self.glanced = self.services.loop.time()
        if rested:
            self.look_ahead()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            del self.guests[guest]
            self.used = self.visited = self.services.clock()
            self.attendance.left(guest.actor)
            self.crowd.count()
            self.screens.look()
        if not self.guests:
            self.rest()
            self.look_ahead()
        self.owner.left(guest)

    @property
    def is_watched(self) -> bool:
        """Whether someone looks on at this node. Where nobody does, bots rest."""
        return bool(self.guests) or self.services.loop.time() < self.glanced + GLANCE_SECONDS

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost by forgetting it until someone comes."""
        return not (self.guests or self.outbox or self.timer or self.bot_player.busy or self.following.task)

    def rest(self) -> None:
        self.table.rest()
        self.encodings.forget()

    def stop(self) -> None:
        self.stop_timer()
        self.crowd.stop()
        self.bot_player.stop()
        self.following.stop()
        self.attendance.stop()
