"""What can be taken back at the keyboard, and the reason where nothing can."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from toog.core.contract import Event
from toog.core.course import Course
from toog.core.falls import Dice


@dataclass(frozen=True)
class WayBack:
    """To before `event`, which is `steps` events ago; real dice that are typed again are nobody's move."""

    event: Event
    steps: int

    @property
    def seat(self) -> int | None:
        return self.event.seat


@dataclass(frozen=True)
class NoWayBack:
    """`reason` is the end of a key of the catalogue, `event` the one that stands in the way."""

    reason: str
    event: Event | None = None


class TakingBack:
    """Moves that played by themselves followed from what came before, and go back with it."""

    def __init__(self, course: Course, people: Collection[int]) -> None:
        self.course = course
        self.people = people
        self.by_itself: set[int] = set()
        self.typed_from: int | None = None
        """From this event on, dice were typed here."""

    def note_by_itself(self) -> None:
        """The event that comes next is the only one there is."""
        self.by_itself.add(len(self.course.events))

    @property
    def last_went_by_itself(self) -> bool:
        return len(self.course.events) - 1 in self.by_itself

    def find(self) -> WayBack | NoWayBack:
        events = self.course.events
        if not events:
            return NoWayBack("start")
        at = self.last_choice()
        event, followed = events[at], events[at + 1 :]
        if self.was_typed(at):
            return WayBack(event, len(events) - at)
        if self.can_undo(event) and all(other.seat == event.seat for other in followed):
            return WayBack(event, len(events) - at)
        return self.reason(events[-1])

    def last_choice(self) -> int:
        """The last event that did not play by itself, or that nobody can take back."""
        at = len(self.course.events) - 1
        while at > 0 and at in self.by_itself and self.can_undo(self.course.events[at]):
            at -= 1
        return at

    def can_undo(self, event: Event) -> bool:
        return event.seat in self.people and event.word not in self.course.game.final

    def was_typed(self, at: int) -> bool:
        event = self.course.events[at]
        return (
            self.typed_from is not None
            and at >= self.typed_from
            and event.seat is None
            and self.is_dice(event)
        )

    def is_dice(self, event: Event) -> bool:
        which, _ = self.course.game.read_fall(event.word)
        return isinstance(self.course.game.falls[which], Dice)

    def last_typed(self) -> WayBack | None:
        """To before the last dice that were typed here, whatever was played on them."""
        many = len(self.course.events)
        at = next((at for at in reversed(range(many)) if self.was_typed(at)), None)
        return None if at is None else WayBack(self.course.events[at], many - at)

    def reason(self, last: Event) -> NoWayBack:
        if last.seat is None:
            return NoWayBack("fell" if self.is_dice(last) else "dealt", last)
        if last.seat not in self.people:
            return NoWayBack("other", last)
        return NoWayBack("final" if last.word in self.course.game.final else "only", last)

    def go(self, way: WayBack, take_back: Callable[[], Event]) -> None:
        for _ in range(way.steps):
            take_back()
        self.by_itself = {at for at in self.by_itself if at < len(self.course.events)}
