"""Mens by experience: after each move it may make it looks one throw further, and asks what it has learned.

What it has learned is a win chance for every seat in any position, from some hundred thousand games among
copies of itself and the sensible player. It expects everyone to play for his own chance.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.mens.bots.value import worth_of_moves

PLIES = 2


def answer(question: Question) -> int:
    """Of equal moves the hindmost pawn's."""
    if len(question.moves) == 1:
        return question.moves[0]
    worth = worth_of_moves(question.state, question.moves, PLIES)
    return question.moves[int(worth[:, question.seat].argmax())]
