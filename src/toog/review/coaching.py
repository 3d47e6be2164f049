"""The coach: of a decision just made whether it cost too much, what was better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from toog.bots.question import Question
from toog.core.course import Course
from toog.review.asking import last_choice, question_of
from toog.review.hinting import explain, hint_of, tell_reasons
from toog.review.judge import Unit
from toog.review.reason import Reason
from toog.review.shapes import Advice, MoveWorth
from toog.texts import Voice

THRESHOLD: dict[Unit, float] = {"win": 0.03, "points": 3.0}
"""What a move may cost before the coach speaks, if nobody has chosen otherwise."""


@dataclass(frozen=True)
class CostlyMove:
    """A move that cost more than the threshold, and the better one with its reasons."""

    seat: int
    unit: Unit
    played: MoveWorth
    better: MoveWorth
    loss: float
    reasons: list[Reason]


def coach(
    before: Course, word: str, seat: int | None = None, threshold: float | None = None
) -> CostlyMove | None:
    """`before` is the course as it stood when `seat` chose this move. None where it cost too little."""
    chooser, _ = before.judge(word, seat)
    return coach_on(question_of(before, chooser), word, threshold)


def coach_on(question: Question, word: str, threshold: float | None = None) -> CostlyMove | None:
    """What to say of this answer to a question; None where it cost too little.

    What the difference may be off is taken off the loss first: nobody is scolded for noise.
    """
    found = hint_of(question)
    played = found.rated(word)
    loss = found.loss(word)
    if found.sure_loss(word) <= (THRESHOLD[found.unit] if threshold is None else threshold):
        return None
    reasons = explain(question, found, [found.best, played])
    return CostlyMove(found.seat, found.unit, played, found.best, loss, reasons)


def coach_last(course: Course, threshold: float | None = None) -> CostlyMove | None:
    """Of the last event of a course, if it was a decision."""
    seat = course.events[-1].seat if course.events else None
    chosen = None if seat is None else last_choice(course, seat)
    return None if chosen is None else coach(*chosen, seat, threshold)


def tell_advice(found: CostlyMove, voice: Voice, names: Sequence[str], version: int = 0) -> Advice:
    reasons = tell_reasons(found.reasons, voice, names)
    played, better = found.played.move, found.better.move
    return Advice(found.seat, version, found.unit, played, better, found.loss, reasons)
