"""Zocken solved: alone for the most points, and against one other for the best chance of winning.

Where the house has changed the table, or has given points that lie between those of the solution, what the
turns after this one are worth against one other is forecast from a few ways to play them. Among more an end
of the turn at hand is worth the chance of winning it leaves if everyone goes on for the lead, bet upon by
all. The turn itself is solved exactly for either. Among more it bets when a bet leaves it the better chance,
by how turns end that are played for the most points.
"""

from __future__ import annotations

import functools

from toog.bots.question import Question
from toog.games.zocken.rules import BET, BETTING, DICE_BEFORE_BETS, PASS, STAKED
from toog.games.zocken.state import Zocken
from toog.solve.zocken.duel import chances_of_moves, is_solved_at_once, solve_turn, turns_to_go, usual_turn
from toog.solve.zocken.forecast import forecast
from toog.solve.zocken.positions import read
from toog.solve.zocken.standing import chances_by_end
from toog.solve.zocken.turn import (
    SolvedTurn,
    Values,
    best,
    ends_from,
    solve,
    solve_for_points,
    solve_with_bets,
)

DUEL = 2


def answer(question: Question) -> int:
    s = question.state
    if s.players == 1:
        return best(solve_for_points(tuple(s.table)).free, s, question.moves)
    if s.players > DUEL:
        return answer_many(s, question)
    return answer_one(s, question, is_solved_at_once(s))


def answer_many(s: Zocken, question: Question) -> int:
    if s.phase == BETTING:
        return BET if bet_pays(s, question.seat) else PASS
    return best(values_among_many(s), s, question.moves)


def answer_one(s: Zocken, question: Question, usual: bool) -> int:
    """The game for two: the other player bets or passes, whichever leaves the roller less."""
    to_go, difference = turns_to_go(s), s.points[s.roller] - s.points[1 - s.roller]
    if usual:
        turn = usual_turn(to_go, difference)
    else:
        turn = forecast_turn(tuple(s.table), s.players * s.rounds, to_go, difference)
    chances = chances_of_moves(s, question.moves, turn)
    return question.moves[chances.index(max(chances))]


@functools.lru_cache(maxsize=1)
def forecast_turn(table: tuple[int, ...], turns: int, to_go: int, difference: int) -> SolvedTurn:
    """A turn of a game of so many, with so many to go, this one included."""
    return solve_turn(table, forecast(table, turns - 1)[to_go - 1], difference)


def turns_after(s: Zocken) -> tuple[int, ...]:
    """Of each seat, when the turn at hand is over."""
    rounds = s.rounds - s.round
    place = (s.roller - s.first) % s.players
    return tuple(rounds + ((seat - s.first) % s.players > place) for seat in range(s.players))


def points_of(s: Zocken) -> tuple[int, ...]:
    return tuple(s.points[: s.players])


def others(s: Zocken) -> tuple[int, ...]:
    return tuple(seat for seat in range(s.players) if seat != s.roller)


def values_among_many(s: Zocken) -> Values:
    """Before the bets all may bet or none, whichever leaves the roller less; then it is known who has."""
    table, points, turns = tuple(s.table), points_of(s), turns_after(s)
    if s.placed < DICE_BEFORE_BETS:
        return before_bets(table, points, turns, s.roller).before
    bettors = tuple(seat for seat in others(s) if s.bets[seat] == STAKED)
    if bettors == others(s):
        return before_bets(table, points, turns, s.roller).bet
    return after_bets(table, points, turns, s.roller, bettors)


@functools.lru_cache(maxsize=1)
def before_bets(
    table: tuple[int, ...], points: tuple[int, ...], turns: tuple[int, ...], roller: int
) -> SolvedTurn:
    everyone = tuple(seat for seat in range(len(points)) if seat != roller)
    free = chances_by_end(table, points, turns, roller, (), roller)
    bet = chances_by_end(table, points, turns, roller, everyone, roller)
    return solve_with_bets(free, bet)


@functools.lru_cache(maxsize=1)
def after_bets(
    table: tuple[int, ...],
    points: tuple[int, ...],
    turns: tuple[int, ...],
    roller: int,
    bettors: tuple[int, ...],
) -> Values:
    return solve(chances_by_end(table, points, turns, roller, bettors, roller)).free


def bet_pays(s: Zocken, seat: int) -> bool:
    """Whether a bet leaves this seat the better chance, when those who are asked after it bet."""
    table, points, turns = tuple(s.table), points_of(s), turns_after(s)
    ends = ends_from(solve_for_points(table).free, read(s))
    rest = tuple(other for other in others(s) if other != seat and betting(s, seat, other))
    passing = chances_by_end(table, points, turns, s.roller, rest, seat)
    staking = chances_by_end(table, points, turns, s.roller, (*rest, seat), seat)
    return float(ends @ staking) > float(ends @ passing)


def betting(s: Zocken, seat: int, other: int) -> bool:
    """Whether another has bet, or is still to be asked."""
    asked_later = (other - s.roller) % s.players > (seat - s.roller) % s.players
    return asked_later or s.bets[other] == STAKED
