"""The last turn of Zocken among any company, counted again without the rules' code: from the sheet alone.

Chances are fractions. Everyone does what is best for themselves; where moves are alike to whoever chooses,
the roller takes what is better for those who have bet, and a player who is asked passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

TABLE = (0, 10, 30, 60, 100, 150, 210, 280)
PLACES = "<1234567>"
OUT = "out"

Shares = tuple[Fraction, ...]


@dataclass(frozen=True)
class Turn:
    """`laid` are places with the pips on them, `left` the fields of the dice that are not thrown yet."""

    points: tuple[int, ...]
    roller: int
    bets: frozenset[int]
    laid: tuple[tuple[str, int], ...] = ()
    outs: int = 0
    matches: int = 0
    left: frozenset[str] = frozenset("1234567")

    def placed(self, home: str, place: str, pips: int) -> Turn:
        laid = self.laid if place == OUT else tuple(sorted((*self.laid, (place, pips)), key=position))
        return Turn(
            self.points,
            self.roller,
            self.bets,
            laid,
            self.outs + (place == OUT),
            self.matches + (place == home),
            self.left - {home},
        )

    def places(self, pips: int) -> Iterator[str]:
        """Z6, Z9."""
        taken = {place for place, _ in self.laid}
        fits = [
            place
            for place in PLACES
            if place not in taken
            and in_order([shown for _, shown in sorted((*self.laid, (place, pips)), key=position)])
        ]
        yield from fits
        if not set(fits) - {"<", ">"}:
            yield OUT

    def score(self) -> int:
        """Z13, Z14."""
        escapes = sum(place in "<>" for place, _ in self.laid)
        return 50 * (self.outs == 0) + TABLE[self.matches] - 10 * escapes - 20 * self.outs


def position(laid: tuple[str, int]) -> int:
    return PLACES.index(laid[0])


def in_order(pips: list[int]) -> bool:
    return pips in (sorted(pips), sorted(pips, reverse=True))


def ended(turn: Turn) -> Shares:
    """Z12, Z16."""
    score = turn.score()
    gain = score // 2 if score > 50 else -20
    points = list(turn.points)
    points[turn.roller] += score
    for seat in turn.bets:
        points[seat] += gain
    winners = [seat for seat, has in enumerate(points) if has == max(points)]
    return tuple(Fraction(seat in winners, len(winners)) for seat in range(len(points)))


class Recount:
    """What every seat has, for one standing at a time."""

    def __init__(self) -> None:
        self.known: dict[Turn, Shares] = {}

    def before_die(self, turn: Turn) -> Shares:
        if not turn.left:
            return ended(turn)
        if turn not in self.known:
            self.known[turn] = max(
                (self.die(turn, home) for home in sorted(turn.left)), key=lambda found: wanted(turn, found)
            )
        return self.known[turn]

    def die(self, turn: Turn, home: str) -> Shares:
        fallen = [self.thrown(turn, home, pips) for pips in range(1, 7)]
        return tuple(sum(column, Fraction(0)) / 6 for column in zip(*fallen, strict=True))

    def thrown(self, turn: Turn, home: str, pips: int) -> Shares:
        return max(self.placings(turn, home, pips).values(), key=lambda found: wanted(turn, found))

    def placings(self, turn: Turn, home: str, pips: int) -> dict[str, Shares]:
        return {
            place: self.before_die(turn.placed(home, place, pips))
            for place in dict.fromkeys(turn.places(pips))
        }

    def asked(self, turn: Turn, seats: list[int]) -> Shares:
        """Z11: in turn, openly."""
        if not seats:
            return self.before_die(turn)
        bet = self.asked(with_bet(turn, seats[0]), seats[1:])
        passed = self.asked(turn, seats[1:])
        return bet if bet[seats[0]] > passed[seats[0]] else passed


def with_bet(turn: Turn, seat: int) -> Turn:
    return Turn(turn.points, turn.roller, turn.bets | {seat}, turn.laid, turn.outs, turn.matches, turn.left)


def wanted(turn: Turn, found: Shares) -> tuple[Fraction, Fraction]:
    return found[turn.roller], sum((found[seat] for seat in turn.bets), Fraction(0))
