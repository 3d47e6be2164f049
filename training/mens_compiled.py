"""The value of a position of Mens, compiled, for games by the thousand: the same as the champion's own.

The champion at the table runs uncompiled, because compiling takes longer than a guest waits for a first
move. Both read a position with the same function; `benchmarks/mens_levels.py` compares what they come to.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import njit

from toog.core.contract import CHANCE, OVER
from toog.core.state import MOST_SEATS
from toog.fast.driver import make_compilable
from toog.games.mens import rules
from toog.games.mens.bots import inputs
from toog.games.mens.bots.inputs import MOST_ACTIVE, read_inputs
from toog.games.mens.rules import BY_COLOUR, moves, play, throw, turn
from toog.games.mens.state import MOST_COLOURS

make_compilable(rules)
make_compilable(inputs)

FACES = 6
MOST_WORDS = 64


@njit(nogil=True, error_model="numpy")
def room_to_think(width: int) -> Any:
    """What the functions below write in: made once, so that thinking takes no memory."""
    return (
        np.empty(MOST_ACTIVE, np.int64),
        np.empty(MOST_ACTIVE, np.float32),
        np.empty(width, np.float32),
        np.empty(MOST_COLOURS),
        np.empty(MOST_SEATS),
        np.empty(1, np.int64),
        np.empty(MOST_WORDS, np.int64),
        np.empty(MOST_SEATS),
    )


@njit(nogil=True, error_model="numpy")
def hidden_layer(s: Any, colour: int, first: Any, at: Any, much: Any, sums: Any) -> int:
    """Sums up what a colour sees for each hidden unit, and last what goes straight to its number."""
    many = read_inputs(s, colour, at, much)
    width = sums.shape[0]
    for j in range(width):
        sums[j] = 0.0
    for i in range(many):
        row = first[at[i]]
        x = much[i]
        for j in range(width):
            sums[j] += x * row[j]
    return many


@njit(nogil=True, error_model="numpy")
def number_of(sums: Any, last: Any) -> float:
    """The straight sum, and the hidden units bent to between -1 and 1."""
    width = sums.shape[0] - 1
    number = sums[width]
    for j in range(width):
        number += last[j] * sums[j] / (1.0 + abs(sums[j]))
    return float(number)


@njit(nogil=True, error_model="numpy")
def share(s: Any, numbers: Any, won: Any) -> None:
    """M5: a seat is as strong as its colours together, or where all have to come home as the weakest."""
    sign = 1.0 if s.win == BY_COLOUR else -1.0
    total = 0.0
    for seat in range(s.players):
        strength = 0.0
        for colour in range(s.colours):
            if s.owner[colour] == seat:
                strength += math.exp(sign * numbers[colour])
        won[seat] = strength if s.win == BY_COLOUR else 1.0 / strength
        total += won[seat]
    for seat in range(s.players):
        won[seat] /= total


@njit(nogil=True, error_model="numpy")
def chances(s: Any, first: Any, last: Any, room: Any, won: Any) -> None:
    """Every seat's win chance before the throw that is due, or when the game is over."""
    if turn(s) == OVER:
        for seat in range(s.players):
            won[seat] = 1.0 if s.winner == seat else 0.0
        return
    at, much, sums, numbers = room[0], room[1], room[2], room[3]
    for colour in range(s.colours):
        if s.owner[colour] >= 0:
            hidden_layer(s, colour, first, at, much, sums)
            numbers[colour] = number_of(sums, last)
    share(s, numbers, won)


@njit(nogil=True, error_model="numpy")
def best_answer(table: Any, flat: Any, first: Any, last: Any, room: Any) -> None:
    """The chances after the best answer of the hand that has thrown in `table[2]`: last in the room."""
    won, out, best = room[4], room[6], room[7]
    played = table[3]
    hand = table[2].hand
    many = moves(table[2], hand, out)
    best[hand] = -1.0
    for i in range(many):
        flat[3] = flat[2]
        play(played, hand, out[i])
        chances(played, first, last, room, won)
        if won[hand] > best[hand]:
            for seat in range(played.players):
                best[seat] = won[seat]


@njit(nogil=True, error_model="numpy")
def after_throw(table: Any, flat: Any, first: Any, last: Any, room: Any, worth: Any) -> None:
    """The chances in `table[1]` one throw further, each throw answered by its hand's best move."""
    fell, best = room[5], room[7]
    s, thrown = table[1], table[2]
    if turn(s) == OVER:
        chances(s, first, last, room, worth)
        return
    for seat in range(s.players):
        worth[seat] = 0.0
    for pips in range(1, FACES + 1):
        flat[2] = flat[1]
        fell[0] = pips
        throw(thrown, fell)
        if turn(thrown) == CHANCE:  # M17: a failed try
            chances(thrown, first, last, room, best)
        else:
            best_answer(table, flat, first, last, room)
        for seat in range(s.players):
            worth[seat] += best[seat] / FACES


@njit(nogil=True, error_model="numpy")
def choose_by_value(
    table: Any, flat: Any, seat: int, codes: Any, many: int, plies: int, first: Any, last: Any, room: Any
) -> int:
    """The move in `table[0]` after which this seat's chance is best. The other tables are written in."""
    worth = np.empty(MOST_SEATS)
    best = codes[0]
    highest = -1.0
    for i in range(many):
        flat[1] = flat[0]
        play(table[1], seat, codes[i])
        if plies == 1:
            chances(table[1], first, last, room, worth)
        else:
            after_throw(table, flat, first, last, room, worth)
        if worth[seat] > highest:
            highest = worth[seat]
            best = codes[i]
    return int(best)
