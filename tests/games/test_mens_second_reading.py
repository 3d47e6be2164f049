"""The rule sheet read a second time, another way: one turn as one story, in the words of M1–M19.

Both readings are led through the same games. They share no code but the names of the options. Here
every pawn is a thing of its own that knows how far it has come, and the board is nothing but pawns.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle, dropwhile
from typing import Any

import pytest

from tests.games.second_reading import Story, asked_by
from tests.table_talk import sit_down


@dataclass(eq=False)
class Pawn:
    colour: int
    step: int | None = None


def throw_off(seats: Iterable[int]) -> Story:
    """C2."""
    left = sorted(seats)
    while len(left) > 1:
        fell = {}
        for seat in left:
            fell[seat] = yield "throw", seat
        left = [seat for seat in left if fell[seat] == max(fell.values())]
    return left[0]


class Table:
    def __init__(self, players: int, house: dict[str, Any]) -> None:
        self.house = house
        self.players = players
        self.ring = {4: 40, 6: 48}[house["board"]]
        self.owner = self.seated(players, house["board"])
        self.pawns = [Pawn(colour) for colour in self.owner for _ in range(4)]
        self.fresh = set(self.owner) if house["first_pawn"] == "free" else set()

    def seated(self, players: int, colours: int) -> dict[int, int]:
        """M3."""
        if self.house["spare"] == "double":
            return {colour: colour % players for colour in range(colours)}
        named = {(2, 4): [0, 2], (2, 6): [0, 3], (3, 6): [0, 2, 4]}
        return {colour: seat for seat, colour in enumerate(named.get((players, colours), range(players)))}

    @property
    def scores(self) -> list[int]:
        scores = [0] * self.players
        for colour, seat in self.owner.items():
            walked = sum(-1 if pawn.step is None else pawn.step for pawn in self.of(colour))
            scores[seat] += (166 if self.ring == 40 else 198) - walked
        return scores

    def of(self, colour: int) -> list[Pawn]:
        return [pawn for pawn in self.pawns if pawn.colour == colour]

    def home(self, colour: int) -> bool:
        return all(pawn.step is not None and pawn.step >= self.ring for pawn in self.of(colour))

    def place(self, colour: int, step: int | None) -> tuple[str, int] | None:
        """A circle of the ring, or an end circle of one colour; none for B."""
        if step is None:
            return None
        if step >= self.ring:
            return f"end of {colour}", step
        return "ring", (step + colour * self.ring // self.house["board"]) % self.ring

    def standing(self, colour: int, step: int) -> Pawn | None:
        there = self.place(colour, step)
        found = [pawn for pawn in self.pawns if self.place(pawn.colour, pawn.step) == there]
        return found[0] if found else None

    def set_down(self, pawn: Pawn, step: int) -> None:
        hit = self.standing(pawn.colour, step)
        if hit is not None:
            hit.step = None
        pawn.step = step

    def reach(self, pawn: Pawn, pips: int) -> int | None:
        """M11, M13–M15, M19: the step where this pawn comes, if it can."""
        if pawn.step is None:
            return None
        if pawn.step >= self.ring and self.house["lane"] == "fixed":
            return None
        path = list(range(pawn.step + 1, self.ring + 4))
        if self.house["bounce"] and pawn.step < self.ring:
            path += [self.ring + 2, self.ring + 1, self.ring]
        if pips > len(path):
            return None
        to = path[pips - 1]
        there = self.standing(pawn.colour, to)
        return None if there is not None and self.is_spared(there, pawn.colour, to) else to

    def is_spared(self, there: Pawn, colour: int, to: int) -> bool:
        """M11, M13, M19."""
        if to >= self.ring:
            return True
        if there.colour == colour:
            return not self.house["own_hit"]
        return self.house["safe"] == "start" and there.step == 0

    def hits_another(self, colour: int, to: int) -> bool:
        there = self.standing(colour, to)
        return there is not None and self.owner[there.colour] != self.owner[colour]

    def movable(self, pawns: list[Pawn], pips: int) -> dict[str, tuple[Pawn, int]]:
        found = {}
        for pawn in sorted((pawn for pawn in pawns if pawn.step is not None), key=lambda p: p.step or 0):
            to = self.reach(pawn, pips)
            if to is not None:
                found[f"move {pawn.step}"] = pawn, to
        return found

    def free_choice(self, colour: int, pips: int) -> dict[str, tuple[Pawn, int]]:
        """M8, M10, M12."""
        found = self.movable(self.of(colour), pips)
        hits = {word: move for word, move in found.items() if self.hits_another(colour, move[1])}
        return hits if hits and self.house["must_hit"] else found

    def hopeless(self, colour: int) -> bool:
        """M17."""
        steps = [pawn.step for pawn in self.of(colour) if pawn.step is not None]
        if any(step < self.ring for step in steps):
            return False
        gaps = set(range(self.ring, self.ring + 4)) - set(steps)
        could_move_up = any(gap > step for gap in gaps for step in steps)
        return self.house["lane"] == "fixed" or not could_move_up

    def what_may_be_done(self, colour: int, pips: int, bound: Pawn | None) -> dict[str, tuple[Pawn, int]]:
        """M8–M12."""
        waiting = [pawn for pawn in self.of(colour) if pawn.step is None]
        if pips == 6 and waiting:
            on_a = [pawn for pawn in self.of(colour) if pawn.step == 0]
            if self.house["own_hit"] or not on_a:
                return {"enter": (waiting[0], 0)}
            return self.movable(on_a, 6) or self.free_choice(colour, 6)
        if pips != 6 and bound:
            return self.movable([bound], pips)
        return self.free_choice(colour, pips)

    def take_turn(self, colour: int) -> Story:
        seat = self.owner[colour]
        if colour in self.fresh:
            self.fresh.remove(colour)
            self.set_down(self.of(colour)[0], 0)
        tries = self.house["tries"] if self.hopeless(colour) else 1
        bound: Pawn | None = None
        pips = 6
        thrown = 0
        while pips == 6 and not self.home(colour):
            for _ in range(tries):
                pips = int((yield "throw", seat))
                if pips == 6:
                    break
            tries = 1
            if pips == 6 and thrown == 2 and self.house["three_sixes"] == "lose":
                break
            may = self.what_may_be_done(colour, pips, bound)
            word = yield list(may) or ["pass"], seat
            bound = None
            thrown += pips == 6 and (word != "pass" or self.house["tries"] == 1)
            if word != "pass":
                pawn, to = may[word]
                self.set_down(pawn, to)
                bound = pawn if word == "enter" else None
            elif self.house["stuck_six"] == "wait":
                break

    def won(self, seat: int) -> bool:
        """M5."""
        home = [self.home(colour) for colour, owner in self.owner.items() if owner == seat]
        return any(home) if self.house["win"] == "colour" else all(home)

    def game(self) -> Story:
        beginner = yield from throw_off(range(self.players))
        first = min(colour for colour, seat in self.owner.items() if seat == beginner)
        if self.house["first_pawn"] == "beginner":
            self.fresh.add(first)
        for colour in dropwhile(lambda colour: colour != first, cycle(sorted(self.owner))):
            if not self.home(colour):
                yield from self.take_turn(colour)
            if self.won(self.owner[colour]):
                break
        yield "over", self.owner[colour]


def house_of(luck: random.Random, players: int) -> dict[str, Any]:
    return {
        "board": luck.choice([4, 6]) if players <= 4 else 6,
        "spare": luck.choice(["double", "empty"]),
        "win": luck.choice(["colour", "all"]),
        "first_pawn": luck.choice(["free", "beginner", "six"]),
        "stuck_six": luck.choice(["again", "wait"]),
        "own_hit": luck.choice([True, False]),
        "must_hit": luck.choice([True, False]),
        "bounce": luck.choice([True, False]),
        "lane": luck.choice(["fixed", "forward"]),
        "tries": luck.choice([1, 3]),
        "three_sixes": luck.choice(["play", "lose"]),
        "safe": luck.choice(["none", "start"]),
    }


def answer(luck: random.Random, asked: str | list[str], skew: float) -> str:
    """A die that falls as dice do, or by `skew` oftener on six; a choice oftener of the foremost pawn."""
    if asked == "throw":
        return "6" if luck.random() < skew else str(luck.randint(1, 6))
    return asked[-1] if luck.random() < 0.7 else luck.choice(asked)


@pytest.mark.parametrize("number", range(8))
def test_both_readings_agree(number: int) -> None:
    luck = random.Random(number)
    ended = 0
    for _ in range(6):
        players = luck.randint(2, 6)
        house = house_of(luck, players)
        course, table = sit_down("mens", players, **house), Table(players, house)
        story, skew = table.game(), luck.choice([0, 0.2, 0.5])
        asked = next(story)
        while len(course.events) < 3000 and asked[0] != "over":
            assert asked_by(course) == asked, (house, course.events)
            word = answer(luck, asked[0], skew)
            (course.throw if asked[0] == "throw" else course.play)(word)
            asked = story.send(word)
            assert course.scores == table.scores, (house, course.events)
        if asked[0] == "over":
            assert asked_by(course) == asked
            ended += 1
    assert ended > 3
