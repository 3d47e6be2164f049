"""The champion's own play in 12er Stich past what it looks at closely: a few thoughts, no search.

It knows what is gone. The weights were tuned by simulation against `sensible`, by training/stich_sense.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import register_jitable

from toog.bots.champion.stich_round import (
    ADDS,
    CARDS,
    GONE,
    LIES,
    MAKES,
    MANY,
    PHASE,
    PLAYABLE,
    POT,
    SUM,
    TAKERS,
    WIDTH,
    WORTH,
    sensible_move,
)
from toog.games.stich.cards import KINDS, NO_CARD, OF_A_COLOUR, value
from toog.games.stich.rules import FULL, PLAYING

VALUES = np.array([value(card) for card in range(KINDS)])

# What each thought weighs, in quarters of the measure of `sensible`.
TAKEN = 0  # a point taken
TRICK = 1  # a trick, whatever lies in it
LEFT = 2  # a point left to one unseen card that would take it, taken off
HIGH = 3  # a step of value of a card that takes away: those that add fit often
TWELVE = 4
ALIKE = 5  # another of the same kind stays in the hand
OTHERS = 6  # each unseen card that fits next
MINE = 7  # each card of one's own that would fit next
WEIGHTS = np.array([98, -73, 1, 16, 680, 228, 10, 36])


@register_jitable
def own_move(row: Any, seat: int, cards: int, weights: Any) -> Any:
    """`cards` are the legal ones, a bit each."""
    if row[PHASE] != PLAYING or cards == 0:
        return sensible_move(row, seat, cards)
    hand = row[CARDS + WIDTH * seat : CARDS + WIDTH * seat + WIDTH]
    best, most = NO_CARD, 0
    for card in range(KINDS):
        if (cards >> card) & 1:
            thought = own_sense(row, hand, card, weights)
            if best == NO_CARD or thought > most:
                best, most = card, thought
    return best


@register_jitable
def own_sense(row: Any, hand: Any, card: int, weights: Any) -> Any:
    after = MAKES[row[ADDS], row[SUM], card]
    pot = row[POT] + WORTH[card]
    thought = weights[ALIKE] * (hand[card] - 1)
    if VALUES[card] == FULL:
        thought += weights[TWELVE]
    if card // OF_A_COLOUR != row[ADDS]:
        thought += weights[HIGH] * VALUES[card]
    if row[LIES] > 0 and (after <= 0 or after >= FULL):
        return thought + weights[TAKEN] * pot + weights[TRICK]
    fits = PLAYABLE[row[ADDS], 1, after]
    for other in range(KINDS):
        if (fits >> other) & 1:
            unseen = MANY[other] - hand[other] - row[GONE + other]
            thought += weights[OTHERS] * unseen + weights[MINE] * hand[other]
            if other == TAKERS[row[ADDS], after, 0] or other == TAKERS[row[ADDS], after, 1]:
                thought -= weights[LEFT] * unseen * pot
    return thought - weights[MINE] * ((fits >> card) & 1)
