"""Pietjesbak solved: of two to four players this one makes the move of `toog.solve.pietjesbak`.

Where no solution is at hand, with five and more players or three and more under other house rules, it solves
the round for an estimate of what the slates are worth afterwards.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.solve.pietjesbak import positions_at_table


def answer(question: Question) -> int:
    return positions_at_table(question.state).best(question.state)
