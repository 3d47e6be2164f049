"""Exact for two with up to 41 slates each, and for three and four by the usual rules; else unknown."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak.solve import is_uneven, known_at_once, options_of, positions_for
from toog.games.pietjesbak.state import Pietjesbak


def chances(positions: Sequence[Pietjesbak]) -> NDArray[np.float64] | None:
    first = positions[0]
    if not known_at_once(first.players, options_of(first), is_uneven(first)):
        return None
    known = positions_for(first)
    known.thrown.clear()
    return np.array([known.worth(s) for s in positions])
