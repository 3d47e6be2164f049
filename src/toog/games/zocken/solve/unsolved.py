"""What the turn at hand is solved for: the chance of winning that each of its ends leaves the roller."""

from __future__ import annotations

from typing import NamedTuple

from toog.games.zocken.line import ANYWHERE
from toog.games.zocken.rules import DICE_BEFORE_BETS, STAKED
from toog.games.zocken.solve.duel import chances_by_difference, is_shipped, turns_to_go, usual_duel
from toog.games.zocken.solve.forecast import forecast
from toog.games.zocken.solve.standing import chances_by_end
from toog.games.zocken.solve.turn import Values
from toog.games.zocken.state import Zocken

Table = tuple[int, ...]


class TurnOfTwo(NamedTuple):
    """With so many turns to go, this one included, of a game of so many."""

    table: Table
    turns: int
    to_go: int
    difference: int
    first_die: int = ANYWHERE

    @classmethod
    def of(cls, s: Zocken) -> TurnOfTwo:
        difference = s.points[s.roller] - s.points[1 - s.roller]
        return cls(tuple(s.table), s.players * s.rounds, turns_to_go(s), difference, s.first_die)

    def utilities(self) -> tuple[Values, ...]:
        """As they were solved; for a table the house has changed, or an odd lead, as they are forecast."""
        is_known = is_shipped(self.table, self.to_go - 1, self.difference)
        later = usual_duel() if is_known else forecast(self.table, self.turns - 1, self.first_die)
        return chances_by_difference(self.table, later[self.to_go - 1], self.difference)


class TurnOfMany(NamedTuple):
    """A turn among many of which the bets are not made: all may bet or none."""

    table: Table
    points: tuple[int, ...]
    turns: tuple[int, ...]  # of each seat, after this one
    roller: int

    @classmethod
    def of(cls, s: Zocken) -> TurnOfMany:
        return cls(tuple(s.table), tuple(s.points[: s.players]), turns_after(s), s.roller)

    @property
    def in_turn(self) -> list[int]:
        """The others, as they are asked to bet."""
        players = len(self.points)
        return [(self.roller + i) % players for i in range(1, players)]

    @property
    def others(self) -> tuple[int, ...]:
        return tuple(sorted(self.in_turn))

    def chances(self, bettors: tuple[int, ...], seat: int) -> Values:
        """Of this seat, by the end of the turn."""
        return chances_by_end(self.table, self.points, self.turns, self.roller, bettors, seat)

    def utilities(self) -> tuple[Values, ...]:
        return self.chances((), self.roller), self.chances(self.others, self.roller)


class Staked(NamedTuple):
    """A turn among many of which it is known who has bet."""

    standing: TurnOfMany
    bettors: tuple[int, ...]

    @classmethod
    def of(cls, s: Zocken) -> Staked:
        standing = TurnOfMany.of(s)
        return cls(standing, tuple(seat for seat in standing.others if s.bets[seat] == STAKED))

    def utilities(self) -> tuple[Values, ...]:
        return (self.standing.chances(self.bettors, self.standing.roller),)


def turn_among_many(s: Zocken) -> TurnOfMany | Staked:
    """Whether all bet or none is known when the turn is solved for either."""
    staked = Staked.of(s)
    if s.placed < DICE_BEFORE_BETS or staked.bettors in ((), staked.standing.others):
        return staked.standing
    return staked


def turns_after(s: Zocken) -> tuple[int, ...]:
    """Of each seat, when the turn at hand is over."""
    rounds = s.rounds - s.round
    place = (s.roller - s.first) % s.players
    return tuple(rounds + ((seat - s.first) % s.players > place) for seat in range(s.players))
