"""12er Stich after a week: take every trick in sight, else be rid of the highest card.

What a card leaves to the next player is never a thought, nor which cards are gone. A drawn card that fits is
often kept, to have it when it is needed, and the colours are swapped now and then because it is allowed.
"""

from __future__ import annotations

from toog.games.stich.cards import KINDS, value
from toog.games.stich.rules import DRAWN, HOLD, SWAP, SWAPPING, is_twelve_or_nothing, new_sum
from toog.games.stich.state import Stich

OVERLOOKS = 4  # one trick in so many is not seen
KEEPS = 3  # one drawn card in so many is kept
SWAPS = 2


def choose(s: Stich, seat: int, out: list[int], many: int, luck: int) -> int:
    if s.phase == SWAPPING:
        return SWAP if luck % SWAPS == 0 else HOLD
    if s.phase == DRAWN:
        return out[1] if luck % KEEPS == 0 else out[0]
    if out[0] >= KINDS:
        return out[0]
    best = out[0]
    sees_tricks = luck % OVERLOOKS != 0
    for i in range(1, many):
        if appeal(s, out[i], sees_tricks) > appeal(s, best, sees_tricks):
            best = out[i]
    return best


def appeal(s: Stich, card: int, sees_tricks: bool) -> int:
    """A trick before all; among tricks, and among other cards, the highest."""
    takes = sees_tricks and s.lies > 0 and is_twelve_or_nothing(new_sum(s, card))
    return value(card) + (KINDS if takes else 0)
