"""How many look on and whose line falters, as everyone at a table is told, at whichever node they are."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from toog.server.notices import NOBODY, Present
from toog.server.part import Part
from toog.server.refusals import Refusal
from toog.server.server_messages import Watching
from toog.server.wire import ENCODER

if TYPE_CHECKING:
    from toog.server.live import Live

CROWD_SECONDS = 1.0


class Crowd(Part):
    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self.weak: list[int] = []  # seats whose devices have gone quiet
        self.announced = NOBODY
        self.elsewhere: dict[str, Present] = {}  # at each other node that has someone
        self.heard_at: dict[str, float] = {}  # when that was last heard
        self.timer: asyncio.TimerHandle | None = None

    def count(self) -> None:
        """Told a little later, so that a crowd that comes in is told once. A broken table tells nobody."""
        if self.timer is None and self.live.broken is None:
            self.timer = self.live.hub.loop.call_later(CROWD_SECONDS, self.tell)

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
        screens = any(guest.screen for guest in guests)
        watching = sum(not guest.actor.seats for guest in guests)
        return Present(len(guests), watching, screens, tuple(self.weak))

    def announce(self, here: Present) -> None:
        self.announced = here
        self.live.hub.tell_the_others((self.live.table.id, str(here)))

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
        self.heard_at[node] = self.live.hub.loop.time()
        if self.elsewhere != before:
            self.look_again()

    def take_over(self, old: Crowd) -> None:
        """By the table that was read back, what is known of other nodes. The old one says nothing more."""
        if old.announced != NOBODY or old.elsewhere:
            self.announced, self.elsewhere, self.heard_at = old.announced, old.elsewhere, old.heard_at
        old.announced, old.elsewhere, old.weak = NOBODY, {}, []

    def bury(self, gone: frozenset[str]) -> None:
        """Nodes that are no longer alive."""
        if not gone.isdisjoint(self.elsewhere):
            self.elsewhere = {node: present for node, present in self.elsewhere.items() if node not in gone}
            self.look_again()

    def expire(self, before: float) -> None:
        """What was not heard since: that node forgot the table without a word."""
        self.bury(frozenset(node for node in self.elsewhere if self.heard_at[node] < before))

    def look_again(self) -> None:
        """A fault here breaks the table, and does not deafen the node to what others say of other tables."""
        with contextlib.suppress(Refusal), self.live.care:
            self.live.screens.look()
            self.live.look_ahead()
            self.count()

    def tell_weak(self, weak: list[int]) -> None:
        if weak != self.weak:
            self.weak = weak
            self.tell()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
