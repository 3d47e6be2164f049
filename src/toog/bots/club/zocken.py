"""Plays every turn of Zocken for the most points, as solved, and bets whenever a bet brings points."""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.zocken.rules import BET, BETTING, PASS
from toog.solve.zocken.turn import best, bet_on, solve_for_points


def answer(question: Question) -> int:
    s = question.state
    if s.phase == BETTING:
        return BET if bet_on(s).gain > 0 else PASS
    return best(solve_for_points(tuple(s.table)).free, s, question.moves)
