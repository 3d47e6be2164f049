"""What a hint or the coach is asked, made from what a seat may see. Light: the thinking is elsewhere."""

from __future__ import annotations

import hashlib
import json

from toog.bots.question import LUCK_BITS, Question
from toog.core.contract import RACE
from toog.core.course import Course


def on_turn(course: Course, seat: int | None) -> int:
    """In a race, if nobody is named, the seat that would go next turn by turn (A5)."""
    rules = course.game.rules
    if seat is None and rules.turn(course.state) == RACE:
        return rules.in_turn(course.state)
    return course.seat_on_turn(None if seat is None else course.seat(seat))


def question_of(course: Course, seat: int) -> Question:
    """All its luck comes from what the seat has seen, so the same hint is given on every machine."""
    asked = Question.of(course, seat, luck=0)
    seen = json.dumps([seat, [list(event) for event in asked.course]]).encode()
    luck = int.from_bytes(hashlib.sha256(seen).digest()[:8]) % 2**LUCK_BITS
    return Question(asked.game, asked.state, seat, asked.moves, luck, asked.course)


def last_choice(course: Course, seat: int) -> tuple[Course, str] | None:
    """The last move of a seat, and the course as it stood before it; None where it has made none."""
    own = [index for index, event in enumerate(course.events) if event.seat == seat]
    if not own:
        return None
    before = Course(course.game, course.players, course.options)
    for event in course.events[: own[-1]]:
        before.happen(event)
    return before, course.events[own[-1]].word
