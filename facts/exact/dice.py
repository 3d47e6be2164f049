"""All throws of some dice."""

from __future__ import annotations

from itertools import product

PIPS = range(1, 7)
THREE_DICE = tuple(product(PIPS, PIPS, PIPS))
