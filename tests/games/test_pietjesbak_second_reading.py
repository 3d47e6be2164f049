"""The rule sheet read a second time, another way: one round as one story, in the words of P1–P18.

Both readings are led through the same games. They share no code but the names of the options.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable
from itertools import cycle, islice
from typing import Any

import pytest

from tests.table_talk import sit_down
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game

# Asks ("d", seat), ("d d d", seat) or ("choice", seat), is sent what fell or was chosen, ends ("over", seat).
Story = Generator[tuple[str, int], str, Any]

RANK = ["seven", "sum", "zand", "soixante-neuf"]
DICE = ["1 1 1", "6 5 4", "5 5 5", "3 3 3", "2 2 3", "2 3 4", "6 4 1", "1 6 4", "6 5 2", "6 3 4"]


def throw_off(seats: Iterable[int]) -> Story:
    """C2."""
    left = sorted(seats)
    while len(left) > 1:
        fell = {}
        for seat in left:
            fell[seat] = yield "d", seat
        left = [seat for seat in left if fell[seat] == max(fell.values())]
    return left[0]


def kind_of(dice: str) -> str:
    pips = "".join(sorted(dice.replace(" ", "")))
    if pips == "111":
        return "apes"
    if len(set(pips)) == 1:
        return "zand"
    return {"456": "soixante-neuf", "223": "seven"}.get(pips, "sum")


class Table:
    def __init__(self, players: int, house: dict[str, Any]) -> None:
        self.house = house
        self.marks = [max(house["marks"] - given, 1) for given in house["handicap"]]
        self.playing = list(range(players))
        self.wiped: set[int] = set()

    def height(self, dice: str) -> tuple[int, int]:
        """P7–P9."""
        kind = kind_of(dice)
        if kind == "zand" and self.house["zand"] == "equal":
            return RANK.index(kind), 0
        return RANK.index(kind), sum({"1": 100, "6": 60}.get(die, int(die)) for die in dice.split())

    def seven(self) -> None:
        for seat in self.playing:
            self.marks[seat] += 1

    def around(self, first: int) -> list[int]:
        """Those still in the game, clockwise from a seat that itself may be out."""
        everyone = range(len(self.marks))
        return [
            seat for seat in islice(cycle(everyone), first, first + len(everyone)) if seat in self.playing
        ]

    def take_turn(self, seat: int, most: int) -> Story:
        """P3–P5, P13, P14: the throws of a turn, and which of them counts; none after apes."""
        thrown: list[str] = []
        while True:
            dice = yield "d d d", seat
            thrown.append(dice)
            if kind_of(dice) == "apes":
                return thrown, None
            if kind_of(dice) == "seven" and self.house["seven"] == "any":
                self.seven()
            if len(thrown) == most or (yield "choice", seat) == "stop":
                break
        counts = thrown[-1] if self.house["counts"] == "last" else max(thrown, key=self.height)
        if kind_of(counts) == "seven" and self.house["seven"] == "counted":
            self.seven()
        return thrown, counts

    def reward(self, dice: str | None, stoef: bool) -> int:
        """P10, P11, P16."""
        plain = {"zand": 2, "soixante-neuf": 3}.get(kind_of(dice), 1) if dice else 1
        if not stoef:
            return plain
        return {"max": max(2, plain), "add": plain + 1, "double": 2 * plain}[self.house["stoef_with"]]

    def round_of(self, starter: int) -> Story:
        """One round: the winner of the game if it ends here, and who starts next."""
        most, stoef = 3, False
        counting: dict[int, str] = {}
        sitting: list[int] = []
        order = self.around(starter)
        for seat in order:
            if len(order) - len(sitting) == 1 or len(self.playing) == 1:
                break
            thrown, counts = yield from self.take_turn(seat, most)
            if seat == starter:
                most, stoef = len(thrown), len(thrown) == 1 and counts is not None
            if counts is not None:
                counting[seat] = counts
            elif seat in self.wiped:
                return seat, None
            elif self.house["apes_early"] == "out":
                self.playing.remove(seat)
            else:
                sitting.append(seat)
        if len(self.playing) == 1:
            return self.playing[0], None
        standing = [seat for seat in order if seat in self.playing and seat not in sitting]
        return (yield from self.judge(standing, counting, starter, stoef))

    def judge(self, standing: list[int], counting: dict[int, str], starter: int, stoef: bool) -> Story:
        """P6, P16, P17."""
        best = max((self.height(dice) for dice in counting.values()), default=None)
        highest = [seat for seat in standing if seat not in counting or self.height(counting[seat]) == best]
        if len(highest) > 1 and self.house["tie"] == "replay":
            return None, self.around(starter)[0]
        winner = yield from throw_off(highest)
        self.settle(winner, starter, counting.get(winner), stoef)
        return (winner if self.marks[winner] == 0 else None), self.next_starter(winner, starter, counting)

    def settle(self, winner: int, starter: int, dice: str | None, stoef: bool) -> None:
        """P10–P12."""
        self.wiped.add(winner)
        self.marks[winner] = max(0, self.marks[winner] - self.reward(dice, stoef and winner == starter))
        if stoef and winner != starter:
            self.marks[starter] += self.house["stoef_lost"]

    def next_starter(self, winner: int, starter: int, counting: dict[int, str]) -> int:
        """P18."""
        if self.house["starter"] == "winner":
            return winner
        if self.house["starter"] == "clockwise":
            return self.around((starter + 1) % len(self.marks))[0]
        others = [seat for seat in self.around(starter) if seat != winner]
        return min(others, key=lambda seat: self.height(counting[seat]) if seat in counting else (-1, 0))

    def game(self) -> Story:
        starter = yield from throw_off(self.playing)
        champion = None
        while champion is None:
            champion, starter = yield from self.round_of(starter)
        yield "over", champion


def asked_by(course: Course) -> tuple[str, int]:
    turn = course.turn
    if isinstance(turn, Over):
        return "over", turn.winners[0]
    return (turn.fall.form, turn.seat) if isinstance(turn, Chance) else ("choice", turn.seats[0])


def answer(luck: random.Random, asked: str, skew: float) -> str:
    """Dice that fall as dice do, or by `skew` oftener in the ways that matter."""
    if asked == "choice":
        return luck.choice(["again", "stop"])
    if asked == "d":
        return str(luck.randint(1, 6))
    return luck.choice(DICE) if luck.random() < skew else " ".join(str(luck.randint(1, 6)) for _ in range(3))


def house_of(luck: random.Random, players: int) -> dict[str, Any]:
    options = find_game("pietjesbak").options
    chosen = {option.name: luck.choice(option.schema().get("enum", [None])) for option in options}
    given = [luck.choice([0, 0, 1, 4, 29]) for _ in range(players)]
    return chosen | {"marks": luck.randint(1, 9), "stoef_lost": luck.randint(0, 2), "handicap": given}


@pytest.mark.parametrize("number", range(12))
def test_both_readings_agree(number: int) -> None:
    luck = random.Random(number)
    ended = 0
    for _ in range(60):
        players = luck.randint(2, 8)
        house = house_of(luck, players)
        course, table = sit_down("pietjesbak", players, **house), Table(players, house)
        story, skew = table.game(), luck.random()
        asked = next(story)
        while len(course.events) < 300 and asked[0] != "over":
            word = answer(luck, asked[0], skew)
            (course.play if asked[0] == "choice" else course.throw)(word)
            asked = story.send(word)
            assert (asked_by(course), course.scores) == (asked, table.marks), (house, course.events)
        ended += asked[0] == "over"
    assert ended > 30
