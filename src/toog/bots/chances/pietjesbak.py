"""Exact for two to four players."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak.state import Pietjesbak
from toog.solve.pietjesbak import MOST, positions_for


def chances(positions: Sequence[Pietjesbak]) -> NDArray[np.float64] | None:
    if positions[0].players > MOST:
        return None
    known = positions_for(positions[0])
    known.thrown.clear()
    return np.array([known.worth(s) for s in positions])
