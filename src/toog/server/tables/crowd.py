"""The audience of a table, here and at other nodes: how many, whose line falters, what they were shown."""

from __future__ import annotations

import asyncio

from toog.server.protocol.codec import ENCODER
from toog.server.protocol.server_messages import Watching
from toog.server.store.notifications import NOBODY, Present
from toog.server.tables.guest import Guest
from toog.server.tables.part import LiveTable, Part

CROWD_SECONDS = 1.0


class Crowd(Part):
    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.weak: list[int] = []  # seats whose devices have gone quiet
        self.announced = NOBODY
        self.elsewhere: dict[str, Present] = {}  # at each other node that has someone
        self.heard_at: dict[str, float] = {}  # when that was last heard
        self.timer: asyncio.TimerHandle | None = None

    def count(self) -> None:
        """Tells it a little later, so that a crowd that comes is told once. A broken table tells nobody."""
        if self.timer is None and self.live.broken is None:
            self.timer = self.live.services.loop.call_later(CROWD_SECONDS, self.tell)

    def tell(self) -> None:
        self.stop()
        self.timer = None
        here = self.here
        everywhere = [here, *self.elsewhere.values()]
        weak = sorted({seat for present in everywhere for seat in present.weak})
        text = ENCODER.encode(Watching(sum(present.watching for present in everywhere), weak))
        for guest in self.live.guests:
            self.live.outbox.say(guest, text)  # never before the snapshot of someone who has just come
        if here != self.announced:
            self.announce(here)

    @property
    def here(self) -> Present:
        guests = self.live.guests
        screens = bool(screens_at(self.live))
        watching = sum(not guest.actor.seats for guest in guests)
        return Present(len(guests), watching, screens, tuple(self.weak))

    def announce(self, here: Present) -> None:
        self.announced = here
        self.live.services.tell_other_nodes((self.live.table.id, str(here)))

    # What other nodes tell

    @property
    def is_elsewhere(self) -> bool:
        return bool(self.elsewhere)

    @property
    def has_screens_elsewhere(self) -> bool:
        return any(present.screens for present in self.elsewhere.values())

    def heard(self, node: str, present: Present) -> None:
        """A node that was not known to have someone does not know who is here either."""
        before = dict(self.elsewhere)
        if present == NOBODY:
            self.elsewhere.pop(node, None)
        else:
            if node not in self.elsewhere and self.announced != NOBODY:
                self.announce(self.here)
            self.elsewhere[node] = present
        self.heard_at[node] = self.live.services.loop.time()
        if self.elsewhere != before:
            self.live.look_again()

    def take_over(self, old: Crowd) -> None:
        """Takes over from the old table what is known of other nodes. The old one says nothing more."""
        if old.announced != NOBODY or old.elsewhere:
            self.announced, self.elsewhere, self.heard_at = old.announced, old.elsewhere, old.heard_at
        old.announced, old.elsewhere, old.weak = NOBODY, {}, []

    def bury(self, gone: frozenset[str]) -> None:
        """Forgets nodes that are no longer alive."""
        if not gone.isdisjoint(self.elsewhere):
            self.elsewhere = {node: present for node, present in self.elsewhere.items() if node not in gone}
            self.live.look_again()

    def expire(self, before: float) -> None:
        """Forgets nodes that were not heard since: they forgot the table without a word."""
        self.bury(frozenset(node for node in self.elsewhere if self.heard_at[node] < before))

    def tell_weak(self, weak: list[int]) -> None:
        if weak != self.weak:
            self.weak = weak
            self.tell()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


def screens_at(live: LiveTable) -> list[Guest]:
    """Guests who are shown one thing after another: nobody waits for one who is shown nothing of the game."""
    shut = live.table.is_shut_to(())
    return [guest for guest in live.guests if guest.screen and (guest.actor.seats or not shut)]


class Screens(Part):
    @property
    def awaited(self) -> list[Guest]:
        """The screens of people who play; where nobody plays, of those who look on."""
        screens = screens_at(self.live)
        return [guest for guest in screens if guest.actor.seats] or screens

    def came(self, guest: Guest) -> None:
        """A guest who comes is told how it stands now, and is shown nothing of what was before."""
        guest.seen = self.live.table.version
        self.watch()

    def watch(self) -> None:
        self.live.table.watch(bool(self.awaited) or self.live.has_screens_elsewhere)

    def seen(self, guest: Guest, version: int) -> None:
        guest.seen = max(guest.seen, min(version, self.live.table.version))
        self.look()

    def look(self) -> None:
        """Lets the table go on when everyone it waits for has been shown everything.

        Those who only look on are waited for as well, but never longer than at a calm pace on a slow device.
        What is shown at another node nobody knows here, and so its calm pace is waited for.
        """
        table = self.live.table
        now, waits, presentation = self.live.now, table.is_shown_something, table.presentation
        screens = self.awaited
        self.watch()
        if self.live.has_screens_elsewhere:
            return
        if now >= presentation.shown:
            screens = screens_at(self.live)
        if waits and all(guest.seen >= presentation.version for guest in screens):
            table.seen(now)
            self.live.tick()
