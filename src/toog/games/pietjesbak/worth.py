"""P7–P10: what three dice are worth, as one number that orders all throws."""

from __future__ import annotations

SEVEN = 7
ZAND = 300
SOIXANTE_NEUF = 400
APES = 500


def die_worth(pips: int) -> int:
    """P7."""
    if pips == 1:
        return 100
    return 60 if pips == 6 else pips


def worth(a: int, b: int, c: int, zand_equal: bool) -> int:
    """P8, P9: apes, soixante-neuf, zand, then the sum; 2-2-3 is the lowest sum there is."""
    if a == b and b == c:
        if a == 1:
            return APES
        return ZAND if zand_equal else ZAND + a
    if a * b * c == 120 and a + b + c == 15:
        return SOIXANTE_NEUF
    return die_worth(a) + die_worth(b) + die_worth(c)


def reward(value: int) -> int:
    """P10: the marks a winning throw wipes; P16: one when no throw was made."""
    if value >= SOIXANTE_NEUF:
        return 3
    return 2 if value >= ZAND else 1
