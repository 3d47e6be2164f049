"""Pietjesbak solved: of two to four players this one makes the move of `toog.games.pietjesbak.solve`.

Where no solution is at hand (five and more players, three and more under other house rules, two with more
marks than can be solved in seconds) it solves the round for an estimate of what the slates are worth then.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.pietjesbak.solve import positions_at_table


def answer(question: Question) -> int:
    return positions_at_table(question.state).best(question.state)
