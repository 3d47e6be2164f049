"""Games of Mens played to learn from, compiled: they are played out, and then gone through from their end."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import njit

from toog.core.contract import CHANCE, OVER
from toog.core.state import MOST_SEATS
from toog.fast.driver import make_compilable
from toog.fast.generator import below, luck_of, seed_game
from toog.games.mens.bots import sensible
from toog.games.mens.bots.inputs import MOST_ACTIVE
from toog.games.mens.rules import BY_COLOUR, in_turn, moves, play, start, throw, turn
from toog.games.mens.state import MOST_COLOURS
from training.mens_compiled import MOST_WORDS, choose_by_value, hidden_layer, number_of, room_to_think, share

make_compilable(sensible)
ask_sensible = sensible.choose

LEARNER, SENSIBLE = 0, 1
# What is told of the games: positions, surprise at the end, games, learners' share of the seats, their wins.
POSITIONS, SURPRISE, GAMES, SEATS, WINS = 0, 1, 2, 3, 4
TOLD = 5


@njit(nogil=True, error_model="numpy")
def play_game(
    table: Any, flat: Any, kinds: Any, rng: Any, first: Any, last: Any, history: Any, room: Any
) -> int:
    """Plays it out, and keeps every position before a throw. Answers how many there were."""
    s = table[0]
    out: Any = np.empty(MOST_WORDS, np.int64)
    fell: Any = np.empty(1, np.int64)
    kept = 0
    moved = False
    start(s)
    while turn(s) != OVER:
        if turn(s) == CHANCE:
            if moved and kept < history.shape[0]:
                history[kept] = flat[0]
                kept += 1
            moved = False
            fell[0] = below(rng, 6) + 1
            throw(s, fell)
            continue
        seat = in_turn(s)
        many = moves(s, seat, out)
        move = out[0]
        luck = luck_of(rng)
        if many > 1:
            if kinds[seat] == LEARNER:
                move = choose_by_value(table, flat, seat, out, many, 1, first, last, room)
            else:
                move = ask_sensible(s, seat, out, many, luck)
        play(s, seat, move)
        moved = True
    return kept


@njit(nogil=True, error_model="numpy")
def look_with_all(s: Any, first: Any, last: Any, seen: Any, numbers: Any, won: Any) -> None:
    """What every colour sees and comes to, kept for the way back, and the chances that are made of it."""
    at, much, sums, many = seen
    for colour in range(s.colours):
        if s.owner[colour] >= 0:
            many[colour] = hidden_layer(s, colour, first, at[colour], much[colour], sums[colour])
            numbers[colour] = number_of(sums[colour], last)
    share(s, numbers, won)


@njit(nogil=True, error_model="numpy")
def part_in_seat(s: Any, colour: int, numbers: Any) -> float:
    """How much of a seat's strength hangs on this colour, among all its colours or as the weakest (M5)."""
    sign = 1.0 if s.win == BY_COLOUR else -1.0
    strength = 0.0
    for other in range(s.colours):
        if s.owner[other] == s.owner[colour]:
            strength += math.exp(sign * numbers[other])
    return math.exp(sign * numbers[colour]) / strength


@njit(nogil=True, error_model="numpy")
def lead_back(
    error: float, colour: int, last: Any, seen: Any, back: Any, slope: Any, last_slope: Any
) -> None:
    """Adds to the slope of each weight what it had to do with the error of one colour's number."""
    at, much, sums, many = seen
    width = last.shape[0]
    back[width] = error
    for j in range(width):
        x = sums[colour, j]
        bent = 1.0 / (1.0 + abs(x))
        last_slope[j] += error * x * bent
        back[j] = error * last[j] * bent * bent
    for i in range(many[colour]):
        row = slope[at[colour, i]]
        x = much[colour, i]
        for j in range(width + 1):
            row[j] += x * back[j]


@njit(nogil=True, error_model="numpy")
def learn_game(
    table: Any, flat: Any, kept: int, trust: float, weights: Any, history: Any, slopes: Any, told: Any
) -> None:
    """From the last position to the first: what it was thought to be worth, and what it turned out to be."""
    first, last = weights
    winner = table[0].winner
    s = table[1]
    width = first.shape[1]
    seen = (
        np.empty((MOST_COLOURS, MOST_ACTIVE), np.int64),
        np.empty((MOST_COLOURS, MOST_ACTIVE), np.float32),
        np.empty((MOST_COLOURS, width), np.float32),
        np.empty(MOST_COLOURS, np.int64),
    )
    back = np.empty(width, np.float32)
    numbers = np.empty(MOST_COLOURS)
    won = np.empty(MOST_SEATS)
    thought = np.zeros(MOST_SEATS)
    target = np.zeros(MOST_SEATS)
    thought[winner] = target[winner] = 1.0
    for t in range(kept - 1, -1, -1):
        flat[1] = history[t]
        look_with_all(s, first, last, seen, numbers, won)
        for seat in range(s.players):
            target[seat] = (1.0 - trust) * thought[seat] + trust * target[seat]
            thought[seat] = won[seat]
        told[POSITIONS] += 1
        told[SURPRISE] -= math.log(max(won[winner], 1e-9))
        for colour in range(s.colours):
            seat = s.owner[colour]
            if seat >= 0:
                error = (won[seat] - target[seat]) * part_in_seat(s, colour, numbers)
                lead_back(error, colour, last, seen, back, slopes[0], slopes[1])


@njit(nogil=True, error_model="numpy")
def learn_games(
    table: Any,
    fresh: Any,
    kinds: Any,
    seed: int,
    number: int,
    trust: float,
    weights: Any,
    slopes: Any,
    history: Any,
    told: Any,
) -> None:
    """Plays the games on the tables in `fresh` and adds up what they teach. `table[0]` is row 0 of `flat`."""
    boards, flat = table
    rng = np.empty(4, np.uint64)
    room = room_to_think(weights[0].shape[1])
    for game in range(fresh.shape[0]):
        flat[0] = fresh[game]
        seed_game(rng, seed, number + game)
        kept = play_game(boards, flat, kinds[game], rng, weights[0], weights[1], history, room)
        s = boards[0]
        learners = 0
        for seat in range(s.players):
            if kinds[game, seat] == LEARNER:
                learners += 1
        told[GAMES] += 1
        told[SEATS] += learners / s.players
        if kinds[game, s.winner] == LEARNER:
            told[WINS] += 1
        learn_game(boards, flat, kept, trust, weights, history, slopes, told)
