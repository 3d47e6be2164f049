"""Azen jagen asks for quick hands, not for sense: in the race every seat has one move (A5)."""

from __future__ import annotations

from toog.games.azen_jagen.state import AzenJagen


def choose(s: AzenJagen, seat: int, out: list[int], many: int, luck: int) -> int:
    return out[0]
