"""Zocken, refereed a second time from Z1 to Z16."""

from __future__ import annotations

from typing import ClassVar

from tests.referee.whistle import Referee, Refused, Story

COLOURS = "roygbpw"
LINE = "<1234567>"
FIELDS = LINE[1:-1]
ESCAPES = "<>"
TABLE = [0, 10, 30, 60, 100, 150, 210, 280]

Row = dict[str, tuple[int, str]]
"""What lies on each place: pips and colour."""


def in_order(row: Row) -> bool:
    """Z6."""
    pips = [row[place][0] for place in LINE if place in row]
    return pips in (sorted(pips), sorted(pips, reverse=True))


def takes(row: Row, place: str, pips: int) -> bool:
    return place not in row and in_order({**row, place: (pips, "")})


class Zocken(Referee):
    seats = (1, 8)
    house_rules: ClassVar = {
        "circles": [COLOURS, "wpbgyor", "gobrywp"],
        "first": [0, 1, 2, 3, 7],
        "first_die": ["any", "field"],
        "table": [TABLE, [0] * 8, [1000] * 8, [3, 50, 51, 52, 11, 0, 1, 1000]],
        "rounds": [5, 1, 2, 20],
    }
    gifts = (0, 10, 50, 1000)

    def lay_out(self) -> None:
        if self.options["first"] >= self.players:
            raise Refused("Z4")
        self.points = dict(enumerate(self.ahead))

    def scores(self) -> list[int]:
        return list(self.points.values())

    def course(self) -> Story[None]:
        for _ in range(self.options["rounds"]):
            for roller in self.round_from(self.options["first"]):
                yield from self.turn(roller)
        self.champions = self.best(self.points)

    def turn(self, roller: int) -> Story[None]:
        unused = list(COLOURS)
        row: Row = {}
        out = 0
        bettors: list[int] = []
        while unused:
            colour = (yield from self.choose(roller, [f"roll {letter}" for letter in unused]))[-1]
            unused.remove(colour)
            [pips] = yield from self.dice(roller, 1)
            move = yield from self.choose(roller, self.places(row, pips))
            if move == "out":
                out += 1
            else:
                row[move[-1]] = (pips, colour)
            if len(unused) == 4:
                bettors = yield from self.bets(roller)
        self.pay(roller, self.worth(row, out), bettors)

    def places(self, row: Row, pips: int) -> list[str]:
        """Z6, Z8, Z9."""
        where = FIELDS if not row and self.options["first_die"] == "field" else LINE
        words = [f"place {place}" for place in where if takes(row, place, pips)]
        return words if any(takes(row, field, pips) for field in FIELDS) else [*words, "out"]

    def bets(self, roller: int) -> Story[list[int]]:
        """Z11."""
        said = {}
        for seat in self.round_from(roller)[1:]:
            said[seat] = yield from self.choose(seat, ["bet", "pass"])
        return [seat for seat in said if said[seat] == "bet"]

    def worth(self, row: Row, out: int) -> int:
        """Z13, Z14."""
        circles = dict(zip(FIELDS, self.options["circles"], strict=True))
        matches = sum(circles.get(place) == colour for place, (_, colour) in row.items())
        escapes = sum(place in ESCAPES for place in row)
        whole = 0 if out else 50
        worth: int = whole + self.options["table"][matches] - 10 * escapes - 20 * out
        self.counts.update(turns=1, matches=matches, escapes=escapes, outs=out, turn_score=worth)
        return worth

    def pay(self, roller: int, worth: int, bettors: list[int]) -> None:
        """Z12."""
        self.points[roller] += worth
        self.counts["over_50"] += worth > 50
        for seat in bettors:
            self.points[seat] += worth // 2 if worth > 50 else -20
