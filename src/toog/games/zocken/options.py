"""The house rules of Zocken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from toog.core.options import Choice, EachSeat, Laid, Number, SeatOption, is_whole, read_whole, refuse
from toog.core.state import State
from toog.games.zocken.words import COLOURS


@dataclass(frozen=True)
class Circles(Laid):
    """Z3: the colour beside each field, from field 1 on. The state holds the field of each colour."""

    renames_only = True

    @property
    def allowed(self) -> str:
        """The first and the last way to put the colours in a row."""
        return f"{COLOURS}|…|{COLOURS[::-1]}"

    def default_for(self, players: int) -> str:
        return COLOURS

    def check(self, value: Any, players: int) -> str:
        if not isinstance(value, str) or sorted(value) != sorted(COLOURS):
            raise refuse(self, value)
        return value

    def lay(self, s: State, value: str) -> None:
        setattr(s, self.field, [value.index(colour) + 1 for colour in COLOURS])

    def schema(self) -> dict[str, Any]:
        each_once = rf"^(?!.*(.).*\1)[{COLOURS}]*$"
        return {"type": "string", "format": "order", "pattern": each_once, "minLength": 7, "maxLength": 7}


@dataclass(frozen=True)
class PointsTable(Laid):
    """Z14: the points for 0, 1, 2 … matches."""

    high: int
    default: tuple[int, ...]

    @property
    def allowed(self) -> str:
        return f"{len(self.default)} × 0–{self.high}"

    def default_for(self, players: int) -> list[int]:
        return list(self.default)

    def check(self, value: Any, players: int) -> list[int]:
        if not isinstance(value, list | tuple) or len(value) != len(self.default):
            raise refuse(self, value)
        if not all(is_whole(points) and 0 <= points <= self.high for points in value):
            raise refuse(self, value)
        return list(value)

    def read(self, text: str) -> list[int | str]:
        return [read_whole(points) for points in text.split(",")]

    def lay(self, s: State, value: list[int]) -> None:
        setattr(s, self.field, list(value))

    def schema(self) -> dict[str, Any]:
        many = len(self.default)
        points = {"type": "integer", "minimum": 0, "maximum": self.high}
        return {"type": "array", "items": points, "minItems": many, "maxItems": many}


# Only 10 and 60 are known. Ten times the triangular numbers fill the rest: our reconstruction.
TABLE = (0, 10, 30, 60, 100, 150, 210, 280)

OPTIONS = (
    Circles("circles", "Z3", field="home"),
    SeatOption("first", "Z4", field="first"),
    Choice("first_die", "Z8", field="first_die", values=("any", "field")),
    PointsTable("table", "Z14", field="table", high=1000, default=TABLE),
    Number("rounds", "Z16", field="rounds", low=1, high=20, default=5),
    EachSeat("handicap", "Z16", field="handicap", high=1000, step=5),
)
