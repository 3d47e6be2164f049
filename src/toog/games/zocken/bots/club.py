"""Plays a turn of Zocken for the most points, and once others have bet on it, for the most ahead of them.

Both are solved, but the standing of the game is no part of it. It bets whenever a bet brings points.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.zocken.rules import BET, BETTING, DICE_BEFORE_BETS, PASS
from toog.games.zocken.solve.positions import read
from toog.games.zocken.solve.turn import best, solve_for_lead, solve_for_points


def answer(question: Question) -> int:
    s = question.state
    table = tuple(s.table)
    if s.players == 1 or s.placed < DICE_BEFORE_BETS:
        return best(solve_for_points(table).free, s, question.moves)
    turn = solve_for_lead(table)
    if s.phase == BETTING:
        row = read(s).row
        return BET if turn.bet[row] < turn.free[row] else PASS
    return best(turn.column(s), s, question.moves)
