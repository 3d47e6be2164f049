"""Each seat by what it can know: worlds while a round is played, the points between two rounds.

Until a seat decides, it is taken to play as `sensible` does, as it takes the others to play. What better
moves it then has is what the judge did not foresee, and drift.
"""

from __future__ import annotations

from toog.bots.champion.stich_thinking import Effort
from toog.core.course import Course
from toog.core.falls import Dice
from toog.games.stich import GAME
from toog.games.stich.rules import DEALING, DIE, DRAWN, ENDED, THROWING, throw
from toog.games.stich.state import Stich
from toog.review.judge import Unit, Witness
from toog.review.worlds import (
    AS_SENSIBLE,
    EFFORT,
    question_of,
    sensible_move,
    worth_of_points,
    worth_of_tries,
)


class Eyes:
    unit: Unit = "win"
    exact = False
    error = 0.02
    yardstick = 0.006

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.known: tuple[tuple[int, int], list[float]] = ((-1, -1), [])

    def worth_to(self, course: Course, seat: int) -> float | None:
        s: Stich = course.state
        if s.phase == THROWING:
            return worth_before_target(s)[seat]
        if s.phase in (DEALING, ENDED):
            return worth_of_points(s)[seat]
        if s.hand == seat:
            question = question_of(course, seat)
            return self.worth_of_moves_to(course, seat)[question.moves.index(sensible_move(question))]
        if s.phase == DRAWN:  # the others see more when it is played or kept
            return None
        return worth_of_tries(question_of(course, seat), [AS_SENSIBLE], self.effort)[0]

    def worth_of_moves_to(self, course: Course, seat: int) -> list[float]:
        """Kept from the moment a seat comes on turn to its decision."""
        question = question_of(course, seat)
        key = (len(course.events), question.luck)
        if self.known[0] != key:
            self.known = (key, worth_of_tries(question, question.moves, self.effort))
        return self.known[1]


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


def witness(s: Stich) -> Witness:
    return Eyes(EFFORT)
