"""A watch over Pietjesbak: alone in its module, because all functions beside it are compiled as well."""

from __future__ import annotations

from typing import Annotated

from toog.core.state import Length, Outside
from toog.games.pietjesbak.rules import ENDED
from toog.games.pietjesbak.state import Pietjesbak


class Watched(Pietjesbak):
    lengths: Annotated[list[int], Length(3), Outside()]


def note_length(s: Watched) -> None:
    if s.phase == ENDED:
        s.lengths[min(s.rounds // 5, 2)] = 1
