"""The rules of Zocken, in the order of the sheet. Numbers are those of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.contract import CHANCE, OVER
from toog.core.winning import seats_with
from toog.games.zocken.line import (
    BESIDE,
    NOWHERE,
    PLACES,
    clear_line,
    lay_die,
    room_for,
    row_takes,
    takes,
)
from toog.games.zocken.score import DICE, WHOLE_ROW, escapes, matches, outs, turn_score
from toog.games.zocken.state import Zocken

# Where each kind of move begins among the codes: seven rolls, nine places, out, bet, pass.
ROLL, PLACE, OUT, BET, PASS = 0, 7, 16, 17, 18
ONE_DIE = 0

PICKING, THROWING, PLACING, BETTING, ENDED = 0, 1, 2, 3, 4

SILENT, PASSED, STAKED = 0, 1, 2

NO_DIE = -1
DICE_BEFORE_BETS = 3
BET_COSTS = 20


# The course


def start(s: Zocken) -> None:
    """Z4. Z16: who is given points ahead has them from the start."""
    for seat in range(s.players):
        s.points[seat] = s.handicap[seat]
    s.round = 1
    open_turn(s, s.first)


def turn(s: Zocken) -> int:
    if s.phase == THROWING:
        return CHANCE
    return OVER if s.phase == ENDED else s.hand


def in_turn(s: Zocken) -> int:
    return s.hand


def chance(s: Zocken) -> int:
    return ONE_DIE


def thrower(s: Zocken) -> int:
    return s.roller


def moves(s: Zocken, seat: int, out: list[int]) -> int:
    if s.phase == PICKING:
        return rolls(s, out)
    if s.phase == PLACING:
        return placings(s, out)
    out[0] = BET
    out[1] = PASS
    return 2


def rolls(s: Zocken, out: list[int]) -> int:
    """Z5: any die not used yet. No branch, because the simulator would guess it wrong half the time."""
    many = 0
    for die in range(DICE):
        out[many] = ROLL + die
        many += 1 if s.lies[die] == NOWHERE else 0
    return many


def placings(s: Zocken, out: list[int]) -> int:
    """Z6, Z8, Z9: every place that takes the die; out as well when no field does."""
    room = room_for(s, s.pips)
    many = 0
    for place in range(PLACES):
        out[many] = PLACE + place
        many += room >> place & 1
    if not row_takes(s):
        out[many] = OUT
        many += 1
    return many


def refusal(s: Zocken, seat: int, move: int) -> int:
    if move >= BET or s.phase == BETTING:
        return 0 if move >= BET and s.phase == BETTING else 11
    if move < PLACE:
        return 0 if s.phase == PICKING and s.lies[move] == NOWHERE else 5
    if s.phase == PICKING:
        return 5
    if move == OUT:
        return 9 if row_takes(s) else 0
    if takes(s, move - PLACE):
        return 0
    return 8 if s.placed == 0 else 6


def play(s: Zocken, seat: int, move: int) -> None:
    if move < PLACE:
        s.die = move - ROLL
        s.phase = THROWING
    elif move < BET:
        place_die(s, move - PLACE)
    else:
        answer(s, STAKED if move == BET else PASSED)


def open_turn(s: Zocken, roller: int) -> None:
    for die in range(DICE):
        s.lies[die] = NOWHERE
        s.shows[die] = 0
    for seat in range(s.players):
        s.bets[seat] = SILENT
    clear_line(s)
    s.placed = 0
    s.roller = roller
    pick_next(s)


def pick_next(s: Zocken) -> None:
    s.die = NO_DIE
    s.pips = 0
    s.hand = s.roller
    s.phase = PICKING


def throw(s: Zocken, fell: Sequence[int]) -> None:
    """Z5: the die has to be placed before the next one is thrown."""
    s.pips = fell[0]
    s.phase = PLACING


def place_die(s: Zocken, place: int) -> None:
    """Z5: for good. Z10: beside the line there is room for all."""
    s.lies[s.die] = place
    s.shows[s.die] = s.pips
    if place != BESIDE:
        lay_die(s, place, s.pips)
    s.placed += 1
    pick_next(s)
    if s.placed == DICE:
        end_turn(s)
    elif s.placed == DICE_BEFORE_BETS and s.players > 1:
        s.hand = next_seat(s, s.roller)
        s.phase = BETTING


# The bet


def answer(s: Zocken, said: int) -> None:
    """Z11: clockwise from the roller's left, once around."""
    s.bets[s.hand] = said
    s.hand = next_seat(s, s.hand)
    if s.hand == s.roller:
        s.phase = PICKING


def next_seat(s: Zocken, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


def bet_gain(points: int) -> int:
    """Z12: half of a turn of more than 50, otherwise the stake is lost."""
    return points // 2 if points > WHOLE_ROW else -BET_COSTS


# The score


def end_turn(s: Zocken) -> None:
    points = turn_score(s)
    s.points[s.roller] += points
    for seat in range(s.players):
        if s.bets[seat] == STAKED:
            s.points[seat] += bet_gain(points)
    keep_tallies(s, points)
    pass_dice(s)


def keep_tallies(s: Zocken, points: int) -> None:
    s.turns += 1
    s.matches += matches(s)
    s.escapes += escapes(s)
    s.outs += outs(s)
    s.turn_score += points
    if points > WHOLE_ROW:
        s.over_50 += 1


def pass_dice(s: Zocken) -> None:
    """Z16: a round is done when the dice are back with whoever began."""
    roller = next_seat(s, s.roller)
    if roller != s.first:
        open_turn(s, roller)
    elif s.round < s.rounds:
        s.round += 1
        open_turn(s, roller)
    else:
        s.phase = ENDED


# The result


def score(s: Zocken, seat: int) -> int:
    return s.points[seat]


def winners(s: Zocken, out: list[int]) -> int:
    """Z16: equal is a shared win."""
    most = s.points[0]
    for seat in range(s.players):
        most = max(most, s.points[seat])
    return seats_with(s.points, most, s.players, out)


def hide(s: Zocken, seat: int) -> None:
    """Everything lies open in Zocken."""
