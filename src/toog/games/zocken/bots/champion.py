"""Zocken solved: alone for the most points, and against one other for the best chance of winning.

Where the house has changed the table, or has given points that lie between those of the solution, what the
turns after this one are worth against one other is forecast from a few ways to play them. Among more an end
of the turn at hand is worth the chance of winning it leaves if everyone goes on for the lead, bet upon by
all. The turn itself is solved exactly for either. Among more it bets when a bet leaves it the better chance,
by how turns end that are played for the most points. The last turn of a game among more is solved as a whole.
"""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.zocken.rules import BET, BETTING, DICE_BEFORE_BETS, PASS, STAKED
from toog.games.zocken.solve.duel import chances_of_moves
from toog.games.zocken.solve.last_turn import is_last_turn, roller_values, shares_after
from toog.games.zocken.solve.positions import read
from toog.games.zocken.solve.together import solved
from toog.games.zocken.solve.turn import Values, best, ends_for_points, solve_for_points
from toog.games.zocken.solve.unsolved import Staked, TurnOfMany, TurnOfTwo, turn_among_many
from toog.games.zocken.state import Zocken

DUEL = 2


def answer(question: Question) -> int:
    s = question.state
    if s.players == 1:
        return best(solve_for_points(tuple(s.table)).free, s, question.moves)
    if s.players > DUEL:
        return answer_many(s, question)
    return answer_one(s, question)


def answer_many(s: Zocken, question: Question) -> int:
    if s.phase == BETTING and is_last_turn(s):
        bet, passed = (shares[question.seat] for shares in shares_after(s, [BET, PASS]))
        return BET if bet > passed else PASS
    if s.phase == BETTING:
        return BET if bet_pays(s, question.seat) else PASS
    return best(values_among_many(s), s, question.moves)


def answer_one(s: Zocken, question: Question) -> int:
    """The game for two: the other player bets or passes, whichever leaves the roller less."""
    chances = chances_of_moves(s, question.moves, solved(TurnOfTwo.of(s)))
    return question.moves[chances.index(max(chances))]


def values_among_many(s: Zocken) -> Values:
    """Before the bets all may bet or none, whichever leaves the roller less; then it is known who has."""
    if is_last_turn(s):
        return roller_values(s)
    turn = turn_among_many(s)
    found = solved(turn)
    if s.placed < DICE_BEFORE_BETS:
        return found.before
    return found.bet if Staked.of(s).bettors else found.free


def bet_pays(s: Zocken, seat: int) -> bool:
    """Whether a bet leaves this seat the better chance, when those who are asked after it bet."""
    standing = TurnOfMany.of(s)
    ends = ends_for_points(standing.table, read(s))
    rest = tuple(other for other in standing.others if other != seat and betting(s, seat, other))
    passing = standing.chances(rest, seat)
    staking = standing.chances((*rest, seat), seat)
    return float(ends @ staking) > float(ends @ passing)


def betting(s: Zocken, seat: int, other: int) -> bool:
    """Whether another has bet, or is still to be asked."""
    asked_later = (other - s.roller) % s.players > (seat - s.roller) % s.players
    return asked_later or s.bets[other] == STAKED
