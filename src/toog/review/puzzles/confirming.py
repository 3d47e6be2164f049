"""The answer of a puzzle is confirmed by a rollout before anyone is asked, unless it is known exactly.

All work is counted and all chance comes from the position, so that everyone's house finds the same.
"""

from __future__ import annotations

from toog.review.asking import question_of
from toog.review.puzzles.puzzle import Puzzle
from toog.review.rollout import roll_out
from toog.review.rollout_telling import is_beyond_doubt

GAMES = 8000
"""How many games at most: then 3 games in 100 between two moves of Mens are five standard errors."""


def is_best_beyond_doubt(puzzle: Puzzle) -> bool:
    """Whether every other move is worse than the answer."""
    if puzzle.hint.exact:
        return True
    answer = puzzle.record.game.codes[puzzle.hint.best.move]
    return is_beyond_doubt(roll_out(question_of(puzzle.course, puzzle.seat), GAMES), answer)
