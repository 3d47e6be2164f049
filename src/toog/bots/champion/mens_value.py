"""The value of a position of Mens: one win chance for each seat, compiled.

Each colour looks at the board from its own A and comes to one number, by the same small network for
all of them; of these numbers the chances of the seats are made, so that they add up to one, and turning
the board turns the chances.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import njit

from toog.bots.champion import mens_inputs
from toog.bots.champion.mens_inputs import MOST_ACTIVE, read_inputs
from toog.core.contract import CHANCE, OVER
from toog.fast.driver import make_compilable
from toog.games.mens import rules
from toog.games.mens.rules import BY_COLOUR, moves, play, throw, turn
from toog.games.mens.state import MOST_COLOURS

make_compilable(rules)
make_compilable(mens_inputs)

FACES = 6
MOST_SEATS = 8


@njit(error_model="numpy", cache=True)
def hidden_layer(s: Any, colour: int, weights: Any, at: Any, much: Any, sums: Any) -> int:
    """Sums up what a colour sees, for each hidden unit; the last sum goes straight to the number it comes to."""
    many = read_inputs(s, colour, at, much)
    width = sums.shape[0]
    for j in range(width):
        sums[j] = 0.0
    for i in range(many):
        row = weights[at[i]]
        x = much[i]
        for j in range(width):
            sums[j] += x * row[j]
    return many


@njit(error_model="numpy", cache=True)
def number_of(sums: Any, last: Any) -> float:
    """The number a colour comes to: the straight sum, and the hidden units bent to between -1 and 1."""
    width = sums.shape[0] - 1
    number = sums[width]
    for j in range(width):
        number += last[j] * sums[j] / (1.0 + abs(sums[j]))
    return number


@njit(error_model="numpy", cache=True)
def share(s: Any, numbers: Any, won: Any) -> None:
    """The chance of each seat. M5: of all its colours together, or as good as the worst of them."""
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


@njit(error_model="numpy", cache=True)
def chances(s: Any, weights: Any, last: Any, at: Any, much: Any, sums: Any, numbers: Any, won: Any) -> None:
    """Every seat's win chance before the throw that is due, or after the last move of a game."""
    if turn(s) == OVER:
        for seat in range(s.players):
            won[seat] = 1.0 if s.winner == seat else 0.0
        return
    for colour in range(s.colours):
        if s.owner[colour] >= 0:
            hidden_layer(s, colour, weights, at, much, sums)
            numbers[colour] = number_of(sums, last)
    share(s, numbers, won)


@njit(error_model="numpy", cache=True)
def after_throw(table: Any, flat: Any, level: int, weights: Any, last: Any, room: Any, worth: Any) -> None:
    """The chances in `table[level]` one throw further: the mean over six throws, each answered as well as it can be.

    Whoever throws takes the move with the best chance of winning for himself.
    """
    at, much, sums, numbers, won, fell, out, best = room
    s = table[level]
    if turn(s) == OVER:
        chances(s, weights, last, at, much, sums, numbers, worth)
        return
    thrown, played = table[level + 1], table[level + 2]
    for seat in range(s.players):
        worth[seat] = 0.0
    for pips in range(1, FACES + 1):
        flat[level + 1] = flat[level]
        fell[0] = pips
        throw(thrown, fell)
        if turn(thrown) == CHANCE:  # M17: a failed try
            chances(thrown, weights, last, at, much, sums, numbers, best)
        else:
            hand = thrown.hand
            many = moves(thrown, hand, out)
            highest = -1.0
            for i in range(many):
                flat[level + 2] = flat[level + 1]
                play(played, hand, out[i])
                chances(played, weights, last, at, much, sums, numbers, won)
                if won[hand] > highest:
                    highest = won[hand]
                    for seat in range(s.players):
                        best[seat] = won[seat]
        for seat in range(s.players):
            worth[seat] += best[seat] / FACES


@njit(error_model="numpy", cache=True)
def worth_of_moves(
    table: Any, flat: Any, codes: Any, many: int, plies: int, weights: Any, last: Any, room: Any, worth: Any
) -> None:
    """For each of `many` moves in `table[0]` the chances of all seats after it, seen one throw further or not."""
    at, much, sums, numbers, won, fell, out, best = room
    hand = table[0].hand
    for i in range(many):
        flat[1] = flat[0]
        play(table[1], hand, codes[i])
        if plies == 1:
            chances(table[1], weights, last, at, much, sums, numbers, worth[i])
        else:
            after_throw(table, flat, 1, weights, last, room, worth[i])
