"""What happened so far, as the seat at the keyboard may know it."""

from __future__ import annotations

from typing import Any

from toog.core.contract import SPECTATOR, Event, Telling
from toog.core.course import Course

Told = list[list[Telling]]


class Story:
    """One list of tellings for each event of the course, and how far each pair of eyes had read."""

    def __init__(self, course: Course, eyes: int | None) -> None:
        self.course = course
        self.eyes = eyes
        self.read: dict[int | None, int] = {}
        self.last_views: dict[int | None, dict[str, Any]] = {}
        self.told: Told = self.from_the_beginning()

    def from_the_beginning(self) -> Told:
        return [tellings for _, tellings in self.course.told(self.eyes)]

    def tell_to(self, eyes: int | None) -> None:
        if eyes != self.eyes:
            self.eyes = eyes
            self.told = self.from_the_beginning()

    def happen(self, event: Event) -> None:
        before = self.seen()
        self.course.happen(event)
        self.told.append(self.course.game.tell(before, event, self.seen()))

    def seen(self) -> Any:
        eyes = SPECTATOR if self.eyes is None else self.eyes
        return self.course.game.hidden_copy(self.course.state, eyes)

    def take_back(self) -> Event:
        """As if it had never been told: whoever read it reads on from before it."""
        event = self.course.undo()
        self.told.pop()
        self.read = {eyes: min(read, len(self.told)) for eyes, read in self.read.items()}
        self.mark_read()
        return event

    def mark_read(self) -> None:
        """These eyes have seen everything up to here."""
        self.read[self.eyes] = len(self.told)
        self.last_views[self.eyes] = self.course.view(self.eyes)

    @property
    def last_view(self) -> dict[str, Any] | None:
        """What lay there when these eyes last looked."""
        return self.last_views.get(self.eyes)

    @property
    def first_new(self) -> int:
        """The first event these eyes have not read of."""
        return self.read.get(self.eyes, 0)
