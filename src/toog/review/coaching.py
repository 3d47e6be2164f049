"""The coach: of a decision just made whether it cost too much, what was better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from toog.core.course import Course
from toog.review.hinting import Hint, Rated, explain, facts_of_reasons, hint_in, question_of
from toog.review.judge import Unit
from toog.review.reasons.reason import Reason
from toog.texts import Voice

THRESHOLD: dict[Unit, float] = {"win": 0.03, "points": 3.0}
"""What a move may cost before the coach speaks, if nobody has chosen otherwise."""


@dataclass(frozen=True)
class Advice:
    """A move that cost more than the threshold, and the better one with its reasons."""

    seat: int
    unit: Unit
    played: Rated
    better: Rated
    loss: float
    reasons: list[Reason]


def coach(
    before: Course, word: str, seat: int | None = None, threshold: float | None = None
) -> Advice | None:
    """`before` is the course as it stood when `seat` chose this move. None where it cost too little.

    What an estimate may be off is taken off the loss first: nobody is scolded for noise.
    """
    before.judge(word, seat)
    found = hint_in(before, seat)
    played = found.rated(word)
    loss = found.loss(word)
    doubt = (found.best.error**2 + played.error**2) ** 0.5
    if loss - doubt <= (THRESHOLD[found.unit] if threshold is None else threshold):
        return None
    reasons = why_not(before, found, played)
    return Advice(found.seat, found.unit, played, found.best, loss, reasons)


def why_not(before: Course, found: Hint, played: Rated) -> list[Reason]:
    """The reasons of the better move beside the one that was played."""
    return explain(question_of(before, found.seat), found, [found.best, played])


def coach_last(course: Course, threshold: float | None = None) -> Advice | None:
    """Of the last event of a course, if it was a decision."""
    if not course.events or course.events[-1].seat is None:
        return None
    before = Course(course.game, course.players, course.options)
    for event in course.events[:-1]:
        before.happen(event)
    last = course.events[-1]
    return coach(before, last.word, last.seat, threshold)


def facts(advice: Advice, voice: Voice, names: Sequence[str]) -> dict[str, Any]:
    return {
        "seat": advice.seat,
        "unit": advice.unit,
        "played": advice.played.move,
        "better": advice.better.move,
        "loss": advice.loss,
        "reasons": facts_of_reasons(advice.reasons, voice, names),
    }
