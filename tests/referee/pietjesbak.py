"""Pietjesbak, refereed a second time from P1 to P18."""

from __future__ import annotations

from typing import ClassVar

from tests.referee.whistle import Referee, Story

Throw = tuple[int, ...]

APES, SOIXANTE_NEUF, ZEVEN = (1, 1, 1), (4, 5, 6), (2, 2, 3)
PIPS = {1: 100, 2: 2, 3: 3, 4: 4, 5: 5, 6: 60}


class Won(Exception):
    """Somebody has won the game, wherever in a round it happens."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def is_zand(throw: Throw) -> bool:
    return len(set(throw)) == 1


def wipes(throw: Throw) -> int:
    """P10."""
    if throw == SOIXANTE_NEUF:
        return 3
    return 2 if is_zand(throw) else 1


class Pietjesbak(Referee):
    seats = (2, 8)
    house_rules: ClassVar = {
        "marks": [9, 1, 2, 3, 5, 30],
        "counts": ["last", "best"],
        "tie": ["throw_off", "replay"],
        "zand": ["by_pips", "equal"],
        "stoef_with": ["max", "add", "double"],
        "stoef_lost": [0, 1, 2],
        "seven": ["counted", "any"],
        "apes_early": ["out", "sit_out"],
        "starter": ["winner", "loser", "clockwise"],
    }
    gifts = (0, 1, 2, 8, 29)

    def lay_out(self) -> None:
        full = self.options["marks"]
        self.marks = {seat: full - gift if gift < full else 1 for seat, gift in enumerate(self.ahead)}
        self.still_in = set(self.marks)
        self.has_wiped: set[int] = set()

    def scores(self) -> list[int]:
        return list(self.marks.values())

    def course(self) -> Story[None]:
        starter = yield from self.throw_off(self.still_in)
        try:
            while True:
                starter = yield from self.round(starter)
        except Won as won:
            self.champions = [won.seat]

    def round(self, starter: int) -> Story[int]:
        """One round; answers who starts the next."""
        self.counts["rounds"] += 1
        order = [seat for seat in self.round_from(starter) if seat in self.still_in]
        sitting_out: set[int] = set()
        counting: dict[int, Throw] = {}
        limit = 3
        stoef = False
        for seat in order:
            if len(order) - len(sitting_out) == 1:
                break
            throws, stopped = yield from self.throws(seat, limit)
            if seat == starter:
                limit = len(throws)
                stoef = stopped and limit == 1
                self.counts["stoefs"] += stoef
            if APES in throws:
                self.three_apes(seat)
                sitting_out.add(seat)
            else:
                counting[seat] = self.counted(throws)
        standing = {seat: self.rank(counting.get(seat)) for seat in order if seat not in sitting_out}
        tied = [seat for seat in standing if standing[seat] == max(standing.values())]
        if len(tied) > 1 and self.options["tie"] == "replay":
            return next(seat for seat in self.round_from(starter) if seat in self.still_in)
        winner = yield from self.throw_off(tied)
        self.settle(winner, wipes(counting.get(winner, ())), starter if stoef else None)
        losers = {seat: self.rank(counting.get(seat)) for seat in order if seat in self.still_in}
        return self.next_starter(starter, winner, losers)

    def throws(self, seat: int, limit: int) -> Story[tuple[list[Throw], bool]]:
        """P3, P5: the throws of one turn, and whether the player said stop."""
        throws: list[Throw] = []
        while len(throws) < limit:
            if throws and (yield from self.choose(seat, ["again", "stop"])) == "stop":
                return throws, True
            dice = yield from self.dice(seat, 3)
            self.counts["throws"] += 1
            throws.append(tuple(sorted(dice)))
            if throws[-1] == APES:
                break
            if throws[-1] == ZEVEN and self.options["seven"] == "any":
                self.zeven()
        return throws, False

    def counted(self, throws: list[Throw]) -> Throw:
        """P4, P13."""
        counts = throws[-1] if self.options["counts"] == "last" else max(throws, key=self.rank)
        if counts == ZEVEN and self.options["seven"] == "counted":
            self.zeven()
        return counts

    def zeven(self) -> None:
        self.counts["sevens"] += 1
        for seat in self.still_in:
            self.marks[seat] += 1

    def three_apes(self, seat: int) -> None:
        """P14, P16."""
        if seat in self.has_wiped:
            self.counts["apes_wins"] += 1
            raise Won(seat)
        if self.options["apes_early"] == "out":
            self.still_in.remove(seat)
        if len(self.still_in) == 1:
            self.counts["last_standing"] += 1
            raise Won(*self.still_in)

    def rank(self, throw: Throw | None) -> tuple[int, int]:
        """P8; who made no throw is below every throw."""
        if throw is None:
            return (0, 0)
        if throw == SOIXANTE_NEUF:
            return (3, 0)
        if is_zand(throw):
            return (2, throw[0] if self.options["zand"] == "by_pips" else 0)
        return (1, sum(PIPS[die] for die in throw))

    def settle(self, winner: int, wiped: int, bragger: int | None) -> None:
        """P10, P11, P12, P17; the bragger is a starter who stopped after the first throw."""
        if winner == bragger:
            wiped = {"max": max(2, wiped), "add": wiped + 1, "double": 2 * wiped}[self.options["stoef_with"]]
        elif bragger is not None:
            self.marks[bragger] += self.options["stoef_lost"]
        self.marks[winner] = max(0, self.marks[winner] - wiped)
        self.has_wiped.add(winner)
        if self.marks[winner] == 0:
            raise Won(winner)

    def next_starter(self, old: int, winner: int, ranks: dict[int, tuple[int, int]]) -> int:
        """P18; `ranks` has everyone still in, clockwise from the old starter."""
        if self.options["starter"] == "winner":
            return winner
        if self.options["starter"] == "loser":
            return min((seat for seat in ranks if seat != winner), key=lambda seat: ranks[seat])
        return next(seat for seat in self.round_from(old)[1:] if seat in self.still_in)
