"""12er Stich with sense: take what can be taken, leave little to the next, and be rid of high cards early."""

from __future__ import annotations

from toog.games.stich.cards import COPIES, KINDS, OF_A_COLOUR, points, value
from toog.games.stich.rules import (
    DRAWN,
    FULL,
    HOLD,
    SWAP,
    SWAPPING,
    is_twelve_or_nothing,
    new_sum,
    other_colour,
)
from toog.games.stich.state import Stich

# How a point taken weighs against a point left to one unseen card that would take it, and
# against one step of value: high cards seldom fit again.
TAKEN = 10
VALUE = 15


def choose(s: Stich, seat: int, out: list[int], many: int, luck: int) -> int:
    if s.phase == SWAPPING:
        return SWAP if holds(s, seat, other_colour(s.adds)) > holds(s, seat, s.adds) else HOLD
    if s.phase == DRAWN or out[0] >= KINDS:
        return out[0]
    best = out[0]
    most = worth(s, seat, best)
    for i in range(1, many):
        mine = worth(s, seat, out[i])
        if mine > most:
            best = out[i]
            most = mine
    return best


def holds(s: Stich, seat: int, colour: int) -> int:
    many = 0
    for place in range(OF_A_COLOUR):
        many += s.cards[KINDS * seat + OF_A_COLOUR * colour + place]
    return many


def worth(s: Stich, seat: int, card: int) -> int:
    pot = points(card)
    for place in range(s.lies):
        pot += points(s.pile[place])
    after = new_sum(s, card)
    if s.lies and is_twelve_or_nothing(after):
        return VALUE * value(card) + TAKEN * pot
    takers = unseen(s, seat, s.adds, FULL - after) + unseen(s, seat, other_colour(s.adds), after)
    return VALUE * value(card) - takers * pot


def unseen(s: Stich, seat: int, colour: int, wanted: int) -> int:
    """How many cards of that colour and value are neither in this hand nor in the pile."""
    many = 0
    for card in range(OF_A_COLOUR * colour, OF_A_COLOUR * colour + OF_A_COLOUR):
        if value(card) == wanted:
            many = COPIES[card] - s.cards[KINDS * seat + card]
            for place in range(s.lies):
                if s.pile[place] == card:
                    many -= 1
    return many
