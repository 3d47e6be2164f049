"""What lies on the table, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import TypedDict

from toog_pig.rules import CHOOSING, ENDED, THROWING
from toog_pig.state import Pig

PHASES = {THROWING: "throw", CHOOSING: "choose", ENDED: "over"}


class View(TypedDict):
    phase: str
    hand_seat: int | None
    die: int | None
    stake: int
    goal: int
    scores: list[int]


def view(s: Pig) -> View:
    return {
        "phase": PHASES[s.phase],
        "hand_seat": None if s.phase == ENDED else s.hand,
        "die": s.die or None,
        "stake": s.stake,
        "goal": s.goal,
        "scores": [s.points[seat] for seat in range(s.players)],
    }
