"""Each seat by what it can know: worlds while a round is played, the points between two rounds.

Everyone is taken to play as `sensible` does until the choice is made. What a choice is worth beside that of
`sensible` is play.
"""

from __future__ import annotations

import math

from toog.bots.question import Question
from toog.core.course import Course
from toog.core.falls import Dice
from toog.fast.records import Records
from toog.games.stich import GAME
from toog.games.stich.bots.champion import EFFORT as CHAMPIONS
from toog.games.stich.bots.thinking import Effort
from toog.games.stich.review.worlds import (
    AS_SENSIBLE,
    EFFORT,
    draw_positions,
    question_of,
    sensible_move,
    try_in_worlds,
    worth_of_deals,
    worth_of_points,
    worth_of_tries,
)
from toog.games.stich.rules import DEALING, DIE, DRAWN, ENDED, THROWING, throw
from toog.games.stich.state import Stich
from toog.review.errors import Errors, Measured, measured
from toog.review.grid import Values
from toog.review.judge import Unit, Witness
from toog.review.rating import Shares

SAMPLED = 0.007
"""What 600 worlds by chance add to an error: 4.5 thousandths with the 1,500 of a hint, in 330 positions."""


class Eyes:
    unit: Unit = "win"
    exact = False
    yardstick = 0.006
    drift = 0.04
    """For three and four by the default rules; 0.02 to 0.07 in the few games that were tried elsewhere."""

    def __init__(self, effort: Effort, found: Measured) -> None:
        self.effort = effort
        self.measured = found
        self.known: tuple[tuple[int, int], list[Values]] = ((-1, -1), [])

    def errors_at(self, s: Stich) -> Errors:
        return sampled(self.errors_beside_worlds(s))

    def errors_beside_worlds(self, s: Stich) -> Errors:
        """What it is off to value a round by its points, and to take these worlds for likely."""
        return self.measured.at(progress(s))

    def worth_to(self, course: Course, seat: int) -> float | None:
        s: Stich = course.state
        if s.phase == THROWING:
            return worth_before_target(s)[seat]
        if s.phase in (DEALING, ENDED):
            return worth_of_points(s)[seat]
        if s.hand == seat:
            return self.worth_of_moves_to(course, seat)[self.usual_move(course, seat)][seat]
        if s.phase == DRAWN:  # the others see more when it is played or kept
            return None
        return worth_of_tries(question_of(course, seat), [AS_SENSIBLE], self.effort)[0][seat]

    def worth_of_moves_to(self, course: Course, seat: int) -> list[Values]:
        """Kept from the moment a seat comes on turn to its decision."""
        question = question_of(course, seat)
        key = (len(course.events), question.luck)
        if self.known[0] != key:
            self.known = (key, worth_of_tries(question, question.moves, self.effort))
        return self.known[1]

    def usual_move(self, course: Course, seat: int) -> int:
        question = question_of(course, seat)
        return question.moves.index(sensible_move(question))

    def worth_before_deal(self, course: Course) -> Values:
        return worth_of_deals(course.state)

    def try_in_worlds(self, question: Question) -> Shares:
        """A hint draws as many as the champion does."""
        return try_in_worlds(question, CHAMPIONS)

    def draw_positions(self, question: Question, seed: int, numbers: range) -> Records:
        return draw_positions(question, seed, numbers)


def worth_before_target(s: Stich) -> list[float]:
    """Nobody has a point yet but those given ahead, and what they are worth depends on the target (S3)."""
    if len(set(s.points[: s.players])) == 1:
        return [1 / s.players] * s.players
    die = GAME.falls[DIE]
    faces = die.faces if isinstance(die, Dice) else ()
    thrown = [worth_of_points(after_die(s, face)) for face in faces]
    return [sum(worth) / len(faces) for worth in zip(*thrown, strict=True)]


def after_die(s: Stich, face: int) -> Stich:
    after = s.copy()
    throw(after, [face])
    return after


def progress(s: Stich) -> float:
    """Of the match: how near whoever has most points is to the target."""
    return max(s.points[: s.players]) / s.target if s.target else 0.0


def witness(s: Stich) -> Witness:
    return Eyes(EFFORT, measured(GAME, s))


def sampled(errors: Errors) -> Errors:
    """Add what drawing worlds at random is off."""
    value, base = math.hypot(errors.value, SAMPLED), math.hypot(errors.base, SAMPLED)
    return errors._replace(value=value, base=base)
