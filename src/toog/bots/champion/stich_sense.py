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
TAKEN = 98  # a point taken
TRICK = -73
LEFT = 1  # a point left to one unseen card that would take it, taken off
HIGH = 16  # a step of value of a card that takes away: those that add fit often
TWELVE = 680
ALIKE = 228  # another of the same kind stays in the hand
OTHERS = 10  # each unseen card that fits next
MINE = 36  # each card of one's own that would fit next


@register_jitable
def own_move(row: Any, seat: int, cards: int) -> Any:
    """`cards` are the legal ones, a bit each."""
    if row[PHASE] != PLAYING or cards == 0:
        return sensible_move(row, seat, cards)
    hand = row[CARDS + WIDTH * seat : CARDS + WIDTH * seat + WIDTH]
    best, most = NO_CARD, 0
    for card in range(KINDS):
        if (cards >> card) & 1:
            thought = own_sense(row, hand, card)
            if best == NO_CARD or thought > most:
                best, most = card, thought
    return best


@register_jitable
def own_sense(row: Any, hand: Any, card: int) -> Any:
    after = MAKES[row[ADDS], row[SUM], card]
    pot = row[POT] + WORTH[card]
    thought = ALIKE * (hand[card] - 1)
    if VALUES[card] == FULL:
        thought += TWELVE
    if card // OF_A_COLOUR != row[ADDS]:
        thought += HIGH * VALUES[card]
    if row[LIES] > 0 and (after <= 0 or after >= FULL):
        return thought + TAKEN * pot + TRICK
    fits = PLAYABLE[row[ADDS], 1, after]
    for other in range(KINDS):
        if (fits >> other) & 1:
            unseen = MANY[other] - hand[other] - row[GONE + other]
            thought += OTHERS * unseen + MINE * hand[other]
            if other == TAKERS[row[ADDS], after, 0] or other == TAKERS[row[ADDS], after, 1]:
                thought -= LEFT * unseen * pot
    return thought - MINE * ((fits >> card) & 1)
