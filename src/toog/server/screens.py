"""What people have been shown of a table, so that it waits for them and no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toog.server.part import Part

if TYPE_CHECKING:
    from toog.server.guest import Guest


class Screens(Part):
    @property
    def all(self) -> list[Guest]:
        return [guest for guest in self.live.guests if guest.screen]

    @property
    def awaited(self) -> list[Guest]:
        """Those of people who play; where nobody plays, those who look on."""
        screens = self.all
        return [guest for guest in screens if guest.actor.seats] or screens

    def came(self, guest: Guest) -> None:
        """Who comes is told how it stands now, and is shown nothing of what was before."""
        guest.seen = self.live.table.version
        self.watch()

    def watch(self) -> None:
        self.live.table.watch(bool(self.awaited) or self.live.crowd.has_screens_elsewhere)

    def seen(self, guest: Guest, version: int) -> None:
        guest.seen = max(guest.seen, min(version, self.live.table.version))
        self.look()

    def look(self) -> None:
        """What waits for people goes on when all of them have been shown everything.

        Who only looks on is waited for as well, but never longer than at a calm pace on a slow device. What
        is shown at another node nobody knows here, and so its calm pace is waited for.
        """
        table = self.live.table
        now, waits, presentation = self.live.now, table.is_shown_something, table.presentation
        screens = self.awaited
        self.watch()
        if self.live.crowd.has_screens_elsewhere:
            return
        if now >= presentation.shown:
            screens = self.all
        if waits and all(guest.seen >= presentation.version for guest in screens):
            table.seen(now)
            self.live.tick()
