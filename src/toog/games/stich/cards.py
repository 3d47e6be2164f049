"""S1, S2, S14: the cards. A card is its place in the order of S1: black 1 … 9, 12, then red."""

from __future__ import annotations

BLACK, RED = 0, 1

OF_A_COLOUR = 10
KINDS = 2 * OF_A_COLOUR
COPIES = (4, 3, 2, 2, 2, 2, 2, 2, 2, 2) * 2
PACK = 46

NO_CARD = -1


def colour(card: int) -> int:
    return BLACK if card < OF_A_COLOUR else RED


def value(card: int) -> int:
    """1 to 9, and after the 9 the 12."""
    place = card % OF_A_COLOUR
    return 12 if place == 9 else place + 1


def points(card: int) -> int:
    """S14: they stay with the colour, whichever adds (S17)."""
    place = card % OF_A_COLOUR
    if place < 5:
        return 5
    if place < 9:
        return 10
    return 15 if card < OF_A_COLOUR else 20
