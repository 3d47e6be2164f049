"""The house rules of Mens erger je niet. A choice's values stand in the order of its constants in rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from toog.core.options import Choice, Counted, EachSeat, Option, Pick, Switch, is_whole, refuse
from toog.games.mens.state import PAWNS

SMALL, LARGE = 4, 6


@dataclass(frozen=True)
class BoardSide(Counted):
    """M1: which side of the board is up. The default is the smaller one where everyone fits on it."""

    @property
    def allowed(self) -> str:
        return f"{SMALL}|{LARGE}"

    def default_for(self, players: int) -> int:
        return SMALL if players <= SMALL else LARGE

    def check(self, value: Any, players: int) -> int:
        if not is_whole(value) or value not in (SMALL, LARGE):
            raise refuse(self, value)
        if value < players:
            raise refuse(self, value, allowed=str(LARGE))
        return int(value)

    def schema(self) -> dict[str, Any]:
        return {"enum": [SMALL, LARGE]}


OPTIONS: tuple[Option, ...] = (
    BoardSide("board", "M1", field="colours"),
    Choice("spare", "M3", field="spare", values=("double", "empty")),
    Choice("win", "M5", field="win", values=("colour", "all")),
    EachSeat("handicap", "M6", field="handicap", high=PAWNS - 1),
    Choice("first_pawn", "M7", field="first_pawn", values=("free", "beginner", "six")),
    Choice("stuck_six", "M10", field="stuck_six", values=("again", "wait")),
    Switch("own_hit", "M11", field="own_hit", default=True),
    Switch("must_hit", "M12", field="must_hit", default=False),
    Switch("bounce", "M14", field="bounce", default=True),
    Choice("lane", "M15", field="lane", values=("fixed", "forward")),
    Pick("tries", "M17", field="tries", values=(1, 3)),
    Choice("three_sixes", "M18", field="three_sixes", values=("play", "lose")),
    Choice("safe", "M19", field="safe", values=("none", "start")),
)
