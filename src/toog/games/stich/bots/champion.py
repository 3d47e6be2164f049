"""The champion of 12er Stich counts cards, and asks of every deal how well it explains what the others did.

From what was played, drawn, kept and passed in this round it draws deals as often as they are likely, plays
each of its moves on through thousands of them to the end of the round, and takes the one that wins the match
most often.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.stich.bots.thinking import Effort, decide
from toog.games.stich.bots.worlds import LIKELY

EFFORT = Effort(LIKELY, worlds=1500, lines=30_000)


def answer(question: Question) -> int:
    return decide(question, EFFORT)
