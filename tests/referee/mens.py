"""Mens erger je niet, refereed a second time from M1 to M19.

The ring is a table of circles with the colour that stands there, home is a set of steps per colour; who is on
neither is in the box.
"""

from __future__ import annotations

from typing import ClassVar

from tests.referee.whistle import Referee, Refused, Story

APART = {(2, 4): [0, 2], (2, 6): [0, 3], (3, 6): [0, 2, 4]}


class Mens(Referee):
    seats = (2, 6)
    house_rules: ClassVar = {
        "board": [None, 4, 6],
        "spare": ["double", "empty"],
        "win": ["colour", "all"],
        "first_pawn": ["free", "beginner", "six"],
        "stuck_six": ["again", "wait"],
        "own_hit": [True, False],
        "must_hit": [False, True],
        "bounce": [True, False],
        "lane": ["fixed", "forward"],
        "tries": [1, 3],
        "three_sixes": ["play", "lose"],
        "safe": ["none", "start"],
    }
    gifts = (0, 1, 2, 3)

    def lay_out(self) -> None:
        sides = self.options["board"] or (4 if self.players <= 4 else 6)
        if self.players > sides:
            raise Refused("M1")
        self.circles = 40 if sides == 4 else 48
        self.between = self.circles // sides
        if self.options["spare"] == "double":
            self.owner = {colour: colour % self.players for colour in range(sides)}
        else:
            colours = APART.get((self.players, sides), list(range(self.players)))
            self.owner = {colour: player for player, colour in enumerate(colours)}
        self.ring: dict[int, int] = {}
        inner = [self.circles + 3, self.circles + 2, self.circles + 1]
        self.home = {colour: set(inner[: self.ahead[player]]) for colour, player in self.owner.items()}
        self.seen: set[int] = set()

    def circle(self, colour: int, step: int) -> int:
        return (self.between * colour + step) % self.circles

    def on_ring(self, colour: int) -> list[int]:
        """The steps of its pawns on the ring, in its own count."""
        start = self.circle(colour, 0)
        return sorted(
            (circle - start) % self.circles for circle, stands in self.ring.items() if stands == colour
        )

    def pawns(self, colour: int) -> list[int]:
        return self.on_ring(colour) + sorted(self.home[colour])

    def boxed(self, colour: int) -> int:
        return 4 - len(self.pawns(colour))

    def scores(self) -> list[int]:
        to_go = [0] * self.players
        for colour, player in self.owner.items():
            pawns = self.pawns(colour)
            to_go[player] += 4 * self.circles + 6 - sum(pawns) + (4 - len(pawns))
        return to_go

    def course(self) -> Story[None]:
        starter = yield from self.throw_off(range(self.players))
        order = sorted(self.owner)
        begin = min(colour for colour in order if self.owner[colour] == starter)
        order = [colour for colour in order if colour >= begin] + [
            colour for colour in order if colour < begin
        ]
        while True:
            for colour in order:
                if not self.is_home(colour):
                    yield from self.turn(colour, begins=colour == begin)
                if self.has_won(colour):
                    self.champions = [self.owner[colour]]
                    return

    def is_home(self, colour: int) -> bool:
        return len(self.home[colour]) == 4

    def has_won(self, colour: int) -> bool:
        """M5, of who just played."""
        mine = [other for other in self.owner if self.owner[other] == self.owner[colour]]
        return all(self.is_home(each) for each in (mine if self.options["win"] == "all" else [colour]))

    def turn(self, colour: int, begins: bool) -> Story[None]:
        """M7 to M10, M17, M18."""
        seat = self.owner[colour]
        self.counts["turns"] += 1
        if colour not in self.seen:
            self.seen.add(colour)
            if self.options["first_pawn"] == "free" or (begins and self.options["first_pawn"] == "beginner"):
                self.land(colour, 0)
        tries = self.options["tries"] if self.needs_a_six(colour) else 1
        word = ""
        sixes = 0
        while not self.is_home(colour):
            [pips] = yield from self.dice(seat, 1)
            if pips == 6 and sixes == 2 and self.options["three_sixes"] == "lose":
                return
            tries -= 1
            if pips < 6 and tries > 0:
                continue
            words = self.words(colour, pips, bound=word == "enter")
            self.counts["choices"] += len(words) > 1
            word = yield from self.choose(seat, words)
            self.walk(colour, word, pips)
            sixes += pips == 6 and (word != "pass" or self.options["tries"] == 1)
            if pips < 6 or (word == "pass" and self.options["stuck_six"] == "wait"):
                return
            tries = 0

    def needs_a_six(self, colour: int) -> bool:
        """M17."""
        if self.on_ring(colour):
            return False
        free = set(range(self.circles, self.circles + 4)) - self.home[colour]
        ahead = any(circle > pawn for pawn in self.home[colour] for circle in free)
        return self.options["lane"] == "fixed" or not ahead

    def words(self, colour: int, pips: int, bound: bool) -> list[str]:
        only: list[int] | None = None
        if pips == 6 and self.boxed(colour):
            if self.options["own_hit"] or 0 not in self.on_ring(colour):
                return ["enter"]
            if self.goal(colour, 0, pips) is not None:
                only = [0]
        elif bound and pips < 6:
            only = [0]
        steps = [step for step in self.pawns(colour) if self.goal(colour, step, pips) is not None]
        if only is not None:
            steps = [step for step in only if step in steps]
        elif self.options["must_hit"]:
            steps = [step for step in steps if self.hits_another(colour, step, pips)] or steps
        return [f"move {step}" for step in steps] or ["pass"]

    def goal(self, colour: int, step: int, pips: int) -> int | None:
        """Where in its own count a pawn on this step would come, if it may (M11, M13 to M15, M19)."""
        end, last = step + pips, self.circles + 3
        if step >= self.circles:
            may = self.options["lane"] == "forward" and end <= last
        elif end > last:
            end = last - (end - last)
            may = self.options["bounce"]
        else:
            may = True
        if end in self.home[colour]:
            may = False
        if end < self.circles:
            may = may and self.may_hit(colour, self.circle(colour, end))
        return end if may else None

    def may_hit(self, colour: int, circle: int) -> bool:
        """M11, M19: what stands there may be hit, if anything does."""
        stands = self.ring.get(circle)
        if stands == colour:
            return bool(self.options["own_hit"])
        return self.options["safe"] == "none" or stands is None or self.circle(stands, 0) != circle

    def hits_another(self, colour: int, step: int, pips: int) -> bool:
        """M12: another player's, not merely another colour's."""
        end = self.goal(colour, step, pips)
        if end is None or end >= self.circles:
            return False
        there = self.ring.get(self.circle(colour, end))
        return there is not None and self.owner[there] != self.owner[colour]

    def walk(self, colour: int, word: str, pips: int) -> None:
        if word == "enter":
            self.land(colour, 0)
        elif word != "pass":
            step = int(word.split()[1])
            end = self.goal(colour, step, pips)
            assert end is not None
            self.home[colour].discard(step)
            if step < self.circles:
                del self.ring[self.circle(colour, step)]
            self.land(colour, end)

    def land(self, colour: int, step: int) -> None:
        if step >= self.circles:
            self.home[colour].add(step)
            return
        stood = self.ring.get(self.circle(colour, step))
        self.counts.update(hits=stood is not None, own_hits=stood == colour)
        self.ring[self.circle(colour, step)] = colour
