"""The club player of 12er Stich remembers who could not play, and thinks through a few deals that allow it.

What the others chose tells this player nothing: any deal in which they could have done it is as good.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.stich.bots.thinking import Effort, decide
from toog.games.stich.bots.worlds import HARD

EFFORT = Effort(HARD, worlds=60, lines=200)


def answer(question: Question) -> int:
    return decide(question, EFFORT)
