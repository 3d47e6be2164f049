"""Exact for two players, and for three and four under the default rules; else nothing is known at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak.state import Pietjesbak
from toog.solve.pietjesbak import known_at_once, options_of, positions_for


def chances(positions: Sequence[Pietjesbak]) -> NDArray[np.float64] | None:
    first = positions[0]
    if not known_at_once(first.players, options_of(first)):
        return None
    known = positions_for(first)
    known.thrown.clear()
    return np.array([known.worth(s) for s in positions])
