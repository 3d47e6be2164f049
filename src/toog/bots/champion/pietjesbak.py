"""Pietjesbak solved: of two to four players this one makes the best move there is, by
`toog.solve.pietjesbak`.

With more at the table the game is not solved, and the odds of the round decide, as they do for the level
below.
"""

from __future__ import annotations

from toog.bots.club import pietjesbak as club
from toog.bots.question import Question
from toog.solve.pietjesbak import MOST, positions_for


def answer(question: Question) -> int:
    s = question.state
    if s.players > MOST:
        moves = list(question.moves)
        return club.choose(s, question.seat, moves, len(moves), question.luck)
    return positions_for(s).best(s)
