"""What a house rule changes: how long games are, who wins them, what play counts for, when it is decided.
And what makes a company even.

NumPy and Numba come in with the first comparison: who only asks for one in another process does without.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from toog.lab.comparison import Comparison, compare
    from toog.lab.estimate import Estimate
    from toog.lab.handicap import Handicap, fair_handicap

__all__ = ["Comparison", "Estimate", "Handicap", "compare", "fair_handicap"]

HOMES = {
    "Estimate": "toog.lab.estimate",
    "Handicap": "toog.lab.handicap",
    "fair_handicap": "toog.lab.handicap",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(HOMES.get(name, "toog.lab.comparison")), name)
