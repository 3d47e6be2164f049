"""The rule sheet read a second time, another way: one turn as one story, in the words of Z1–Z16.

Both readings are led through the same games. They share no code but the names of the options. Here
the line is the places with a die on them, and a place takes a die if the line is sorted with it.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.second_reading import Story, asked_by
from tests.table_talk import sit_down

COLOURS = "roygbpw"
PLACES = "<1234567>"
TABLE = [0, 10, 30, 60, 100, 150, 210, 280]


def in_order(pips: list[int]) -> bool:
    """Z6."""
    return sorted(pips) in (pips, pips[::-1])


class Table:
    def __init__(self, players: int, house: dict[str, Any]) -> None:
        self.house = house
        self.players = players
        self.circles = {str(field): colour for field, colour in enumerate(house["circles"], 1)}
        self.scores = [0] * players

    def may_go(self, line: dict[str, int], pips: int) -> list[str]:
        """Z6, Z8, Z9."""
        free = [place for place in PLACES if place not in line]
        if self.house["first_die"] == "field" and len(free) == 9:
            free = free[1:-1]
        fits = []
        for place in free:
            after = {**line, place: pips}
            if in_order([after[place] for place in PLACES if place in after]):
                fits.append(place)
        out = [] if set(fits) & set("1234567") else ["out"]
        return [f"place {place}" for place in fits] + out

    def worth(self, line: dict[str, int], stands: dict[str, str]) -> int:
        """Z13, Z14."""
        out = 7 - len(line)
        matches = sum(stands.get(place) == colour for place, colour in self.circles.items())
        escapes = ("<" in line) + (">" in line)
        colours: int = self.house["table"][matches]
        return (0 if out else 50) + colours - 10 * escapes - 20 * out

    def take_turn(self, roller: int) -> Story:
        unused = list(COLOURS)
        line: dict[str, int] = {}
        stands: dict[str, str] = {}
        betting: list[int] = []
        while unused:
            word = yield [f"roll {colour}" for colour in unused], roller
            colour = word[-1]
            unused.remove(colour)
            pips = int((yield "throw", roller))
            word = yield self.may_go(line, pips), roller
            if word != "out":
                line[word[-1]] = pips
                stands[word[-1]] = colour
            if len(unused) == 4:
                betting = yield from self.take_bets(roller)
        self.settle(roller, self.worth(line, stands), betting)

    def take_bets(self, roller: int) -> Story:
        """Z11."""
        said = {}
        for seat in [*range(roller + 1, self.players), *range(roller)]:
            said[seat] = yield ["bet", "pass"], seat
        return [seat for seat, word in said.items() if word == "bet"]

    def settle(self, roller: int, points: int, betting: list[int]) -> None:
        """Z12."""
        self.scores[roller] += points
        for seat in betting:
            self.scores[seat] += points // 2 if points > 50 else -20

    def game(self) -> Story:
        """Z4, Z16."""
        first = self.house["first"]
        for _ in range(self.house["rounds"]):
            for seat in [*range(first, self.players), *range(first)]:
                yield from self.take_turn(seat)
        yield "over", self.scores.index(max(self.scores))


def house_of(luck: random.Random, players: int) -> dict[str, Any]:
    return {
        "circles": "".join(luck.sample(COLOURS, 7)),
        "first": luck.randrange(players),
        "first_die": luck.choice(["any", "field"]),
        "table": luck.choice([TABLE, [luck.randint(0, 1000) for _ in range(8)], [51] + [0] * 7]),
        "rounds": luck.randint(1, 4),
    }


@pytest.mark.parametrize("number", range(6))
def test_both_readings_agree(number: int) -> None:
    luck = random.Random(number)
    for _ in range(4):
        players = luck.randint(1, 8)
        house = house_of(luck, players)
        course, table = sit_down("zocken", players, **house), Table(players, house)
        story = table.game()
        asked = next(story)
        while asked[0] != "over":
            assert asked_by(course) == asked, (house, course.events)
            may = asked[0]
            word = str(luck.randint(1, 6)) if may == "throw" else luck.choice(may)
            (course.throw if may == "throw" else course.play)(word)
            asked = story.send(word)
            assert course.scores == table.scores, (house, course.events)
        assert asked_by(course) == asked
        most = max(table.scores)
        assert list(course.winners) == [seat for seat in range(players) if table.scores[seat] == most]
