"""The house rules of 12er Stich. The order of a choice's values is the order of its constants in rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from toog.core.options import Choice, Counted, EachSeat, Option, SeatOption, Switch, is_whole, refuse
from toog.core.state import State
from toog.games.stich.state import MOST_PLAYERS

DIE = "die"


@dataclass(frozen=True)
class DieOrNumber(Counted):
    """Left to the die, or a whole number from `low` to `high`; the state holds 0 for the die."""

    low: int
    high: int

    @property
    def allowed(self) -> str:
        return f"{DIE}|{self.low}–{self.high}"

    def default_for(self, players: int) -> str:
        return DIE

    def check(self, value: Any, players: int) -> int | str:
        if value == DIE:
            return DIE
        if not is_whole(value) or not self.low <= value <= self.high:
            raise refuse(self, value)
        return int(value)

    def lay(self, s: State, value: int | str) -> None:
        setattr(s, self.field, 0 if value == DIE else value)

    def schema(self) -> dict[str, Any]:
        number = {"type": "integer", "minimum": self.low, "maximum": self.high}
        return {"anyOf": [{"enum": [DIE]}, number]}


OPTIONS: tuple[Option, ...] = (
    DieOrNumber("target", "S3", field="fixed_target", low=50, high=2000),
    SeatOption("first", "S4", field="first", most=MOST_PLAYERS),
    Choice("hand", "S15", field="hand_left", values=("nothing", "minus")),
    EachSeat("handicap", "S16", field="handicap", high=1000, step=5),
    Switch("swap", "S17", field="may_swap", default=False),
)
