"""A round of 12er Stich in one row of numbers, for players that play thousands of rounds to choose one card.

The rules stay where they are: what fits, what a card makes of the sum and what takes a trick are tables
filled by asking them, and a test plays whole games both ways. Beside the rules stands `sensible`, which is
what the others are taken for, in the same short form and under the same test.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from toog.bots.sensible.stich import TAKEN, VALUE
from toog.games.stich import rules
from toog.games.stich.cards import BLACK, COPIES, KINDS, NO_CARD, OF_A_COLOUR, RED, colour, points, value
from toog.games.stich.rules import (
    BONUS,
    DEALING,
    DRAW,
    DRAWN,
    ENDED,
    FULL,
    HOLD,
    PASS,
    PLAYING,
    SWAP,
    SWAPPING,
)
from toog.games.stich.state import LARGEST_STOCK, MOST_PLAYERS, Stich

NONE = KINDS
"""A kind of which there is no card, where a table has to name one."""
WIDTH = KINDS + 1

SUM, ADDS, LIES, LEFT, WHO, PHASE, LAST_DRAWN, POT, TARGET, PLAYERS, MAY_SWAP, MINUS = range(12)
POINTS = 12
SIZES = POINTS + MOST_PLAYERS
HOLDS = SIZES + MOST_PLAYERS  # which kinds a seat holds, a bit each
PILE = HOLDS + MOST_PLAYERS  # how many of each kind lie open
CARDS = PILE + WIDTH  # how many of each kind each seat holds
STOCK = CARDS + MOST_PLAYERS * WIDTH
GONE = STOCK + LARGEST_STOCK  # how many of each kind were played in this round
LENGTH = GONE + WIDTH

Row = NDArray[np.int32]


def in_short(s: Stich) -> Row:
    """A position as far as it is seen; what was played before the open cards is not part of it."""
    row = np.zeros(LENGTH, np.int32)
    row[:POINTS] = (
        *(s.sum, s.adds, s.lies, s.left, s.hand, s.phase, s.drawn, sum(map(points, s.pile[: s.lies]))),
        *(s.target, s.players, s.may_swap, s.hand_left == rules.MINUS),
    )
    row[POINTS:SIZES] = s.points[:MOST_PLAYERS]
    row[SIZES:HOLDS] = s.sizes[:MOST_PLAYERS]
    for card in s.pile[: s.lies]:
        row[PILE + card] += 1
    for seat in range(s.players):
        for card in range(KINDS):
            many = s.cards[KINDS * seat + card]
            row[CARDS + WIDTH * seat + card] = many
            row[HOLDS + seat] |= (many > 0) << card
    row[STOCK:GONE] = s.stock
    return row


def tables() -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """What fits, as bits, what sum a card makes, and which card would take the trick at a sum."""
    playable = np.zeros((2, 2, FULL + 1), np.int64)
    makes = np.zeros((2, FULL + 1, KINDS), np.int64)
    takers = np.full((2, FULL + 1, 2), NONE, np.int64)
    s = Stich()
    for s.adds in (BLACK, RED):
        for s.sum in range(FULL + 1):
            for s.lies in (0, 1):
                bits = (rules.fits(s, card) << card for card in range(KINDS))
                playable[s.adds, s.lies, s.sum] = sum(bits)
            for card in range(KINDS):
                makes[s.adds, s.sum, card] = rules.new_sum(s, card)
                if makes[s.adds, s.sum, card] in (0, FULL):
                    takers[s.adds, s.sum, int(colour(card) != s.adds)] = card
    return playable, makes, takers


PLAYABLE, MAKES, TAKERS = tables()
WORTH = np.array([points(card) for card in range(KINDS)] + [0])
STEPS = np.array([VALUE * value(card) for card in range(KINDS)])
MANY = np.array([*COPIES, 0])


@register_jitable
def fitting(row: Any) -> Any:
    """The cards that may be played now, a bit each."""
    return PLAYABLE[row[ADDS], 1 if row[LIES] else 0, row[SUM]]


@register_jitable
def legal_cards(row: Any, seat: int) -> Any:
    """Those of them this seat holds; after a draw or a trick that is not the question."""
    return row[HOLDS + seat] & fitting(row)


# How `sensible` plays


@register_jitable
def sense(row: Any, hand: Any, card: int) -> Any:
    """What `sensible` thinks a card is worth, with this hand in this position."""
    after = MAKES[row[ADDS], row[SUM], card]
    pot = row[POT] + WORTH[card]
    if row[LIES] > 0 and (after <= 0 or after >= FULL):
        return STEPS[card] + TAKEN * pot
    one = TAKERS[row[ADDS], after, 0]
    other = TAKERS[row[ADDS], after, 1]
    left = MANY[one] + MANY[other] - hand[one] - hand[other] - row[PILE + one] - row[PILE + other]
    return STEPS[card] - left * pot


@register_jitable
def sensible_card(row: Any, hand: Any, cards: int) -> int:
    """The one of these cards, a bit each, that `sensible` would play."""
    best, most = NO_CARD, 0
    card = 0
    while cards:
        if cards & 1:
            mine = sense(row, hand, card)
            if best == NO_CARD or mine > most:
                best, most = card, mine
        cards >>= 1
        card += 1
    return best


@register_jitable
def sensible_colour(row: Any, hand: Any) -> int:
    """S17, as `sensible` chooses."""
    black, red = 0, 0
    for place in range(OF_A_COLOUR):
        black += hand[place]
        red += hand[OF_A_COLOUR + place]
    more = red - black if row[ADDS] == BLACK else black - red
    return SWAP if more > 0 else HOLD


@register_jitable
def sensible_move(row: Any, seat: int, cards: int) -> Any:
    """`cards` are the legal ones."""
    at = CARDS + WIDTH * seat
    if row[PHASE] == SWAPPING:
        return sensible_colour(row, row[at : at + WIDTH])
    if row[PHASE] == DRAWN:
        return row[LAST_DRAWN]
    if cards == 0:
        return DRAW if row[LEFT] else PASS
    return sensible_card(row, row[at : at + WIDTH], cards)


# The rules


@register_jitable
def play_on(row: Any, move: int) -> None:
    """One move of the seat whose turn it is: the rules' `play`, step for step."""
    row[LAST_DRAWN] = NO_CARD
    if move < KINDS:
        play_card(row, row[WHO], move)
    elif move == DRAW:
        draw_card(row, row[WHO])
    elif move >= SWAP:
        if move == SWAP:
            row[ADDS] = RED if row[ADDS] == BLACK else BLACK
        go_on(row, 0)
    else:
        go_on(row, 1)


@register_jitable
def play_card(row: Any, seat: int, card: int) -> None:
    row[SUM] = MAKES[row[ADDS], row[SUM], card]
    at = CARDS + WIDTH * seat + card
    row[at] -= 1
    if row[at] == 0:
        row[HOLDS + seat] ^= 1 << card
    row[SIZES + seat] -= 1
    row[PILE + card] += 1
    row[GONE + card] += 1
    row[LIES] += 1
    row[POT] += WORTH[card]
    takes = row[LIES] > 1 and (row[SUM] <= 0 or row[SUM] >= FULL)
    if takes:
        take_trick(row, seat)
    if row[SIZES + seat] == 0:
        row[POINTS + seat] += BONUS
        end_round(row)
    elif takes and row[MAY_SWAP]:
        row[PHASE] = SWAPPING
    else:
        go_on(row, 0 if takes else 1)


@register_jitable
def take_trick(row: Any, seat: int) -> None:
    row[POINTS + seat] += row[POT]
    row[POT] = 0
    row[LIES] = 0
    row[SUM] = 0
    for card in range(KINDS):
        row[PILE + card] = 0


@register_jitable
def draw_card(row: Any, seat: int) -> None:
    row[LEFT] -= 1
    card = row[STOCK + row[LEFT]]
    row[CARDS + WIDTH * seat + card] += 1
    row[HOLDS + seat] |= 1 << card
    row[SIZES + seat] += 1
    if (fitting(row) >> card) & 1:
        row[LAST_DRAWN] = card
        row[PHASE] = DRAWN
    else:
        go_on(row, 1)


@register_jitable
def go_on(row: Any, seats: int) -> None:
    """The same seat or the next; S13: unless nobody can."""
    row[WHO] += seats
    if row[WHO] == row[PLAYERS]:
        row[WHO] = 0
    row[PHASE] = PLAYING
    if row[LEFT] == 0:
        held = 0
        for seat in range(row[PLAYERS]):
            held |= row[HOLDS + seat]
        if held & fitting(row) == 0:
            end_round(row)


@register_jitable
def end_round(row: Any) -> None:
    """S15, S16."""
    row[PHASE] = DEALING
    for seat in range(row[PLAYERS]):
        if row[MINUS]:
            for card in range(KINDS):
                row[POINTS + seat] -= row[CARDS + WIDTH * seat + card] * WORTH[card]
        if row[POINTS + seat] >= row[TARGET]:
            row[PHASE] = ENDED
