"""What a second reading of a rule sheet is compared by."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from toog.core.course import Chance, Course, Over
from toog.core.falls import Pack

# Asks "throw" or "shuffle", or for one of a list of words, of a seat; and is sent what fell or was chosen. At
# last it says "over", and the first of the winners.
Asked = tuple[str | list[str], int]
Story = Generator[Asked, str, Any]


def asked_by(course: Course) -> Asked:
    """The same of the first reading."""
    turn = course.turn
    if isinstance(turn, Over):
        return "over", turn.winners[0]
    if isinstance(turn, Chance):
        return "shuffle" if isinstance(turn.fall, Pack) else "throw", turn.seat
    return course.legal(turn.seats[0]), turn.seats[0]
