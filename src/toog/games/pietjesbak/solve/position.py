"""What any position of Pietjesbak is worth to each seat, and each move in it.

Moves and throws are played by the rules themselves. Only where a player takes the dice, the rest of the round
is looked up: it is solved from the values of the slates, once for each slate and starter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import NOBODY
from toog.core.throw_off import throw_off
from toog.games.pietjesbak import rules
from toog.games.pietjesbak.rules import (
    AGAIN,
    BEGINNING,
    CHOOSING,
    ENDED,
    EQUAL,
    MOST_THROWS,
    STOP,
    TIED,
)
from toog.games.pietjesbak.solve.solver import Solver, Values
from toog.games.pietjesbak.solve.standings import (
    APES_DICE,
    CHANCE_OF_APES,
    graph_of,
    standing_of,
    throws_by_worth,
)
from toog.games.pietjesbak.state import Pietjesbak

Worth = NDArray[np.float64]  # the chance of each seat to win the game

MOST_KEPT = 64  # rounds that stay solved


class Worths(Values, Protocol):
    """What slates are worth, and how much they lean."""

    def worth(self, marks: list[int], wiped: list[int]) -> Worth: ...

    def lean(self, marks: list[int], wiped: list[int]) -> float: ...


class PietjesbakPositions:
    """The worth of positions under one set of options."""

    def __init__(self, slates: Worths, house: tuple[tuple[str, Any], ...]) -> None:
        self.slates = slates
        self.house = house
        self.solvers: dict[int, Solver] = {}
        self.solved: dict[tuple[Any, ...], NDArray[np.float64]] = {}
        self.thrown: dict[tuple[int, ...], Worth] = {}

    def moves(self, s: Pietjesbak) -> dict[int, Worth]:
        """What each move is worth to every seat, when all play their best afterwards."""
        self.ask_of(s)
        return self.worth_of_moves(s)

    def ask_of(self, s: Pietjesbak) -> None:
        """A turn is looked at: what was worked out of the throws of another no longer holds."""
        self.thrown.clear()

    def best(self, s: Pietjesbak) -> int:
        return self.better_move(s, self.moves(s))

    def better_move(self, s: Pietjesbak, worths: dict[int, Worth]) -> int:
        """For the player on turn: to stop, unless to throw again is better by more than these slates lean."""
        order = seats_in_order(s)
        lean = self.slates.lean([s.marks[seat] for seat in order], [s.wiped[seat] for seat in order])
        return STOP if worths[STOP][s.hand] >= worths[AGAIN][s.hand] - lean else AGAIN

    def worth_of_moves(self, s: Pietjesbak) -> dict[int, Worth]:
        found = {}
        for move in (AGAIN, STOP):
            after = s.copy()
            rules.play(after, s.hand, move)
            found[move] = self.worth(after)
        return found

    def worth(self, s: Pietjesbak) -> Worth:
        if s.phase == ENDED:
            return unit(s.players, s.winner)
        if s.phase in (TIED, BEGINNING):
            return self.worth_of_throw_off(s)
        if s.phase == CHOOSING:
            worths = self.worth_of_moves(s)
            return worths[self.better_move(s, worths)]
        if s.thrown > 0:
            return self.mean_of_throw(s)
        return self.worth_of_round(s) if s.hand == s.starter else self.worth_of_turn(s)

    def mean_of_throw(self, s: Pietjesbak) -> Worth:
        """Over all that three dice can be worth. The dice that lie there no longer matter."""
        key = (s.hand, s.thrown, *s.worth, *s.marks)
        if key not in self.thrown:
            dice_of, chance_of = throws_by_worth(s.zand == EQUAL)
            total = CHANCE_OF_APES * self.worth(after_throw(s, APES_DICE))
            for value, dice in dice_of:
                total += chance_of[value] * self.worth(after_throw(s, dice))
            self.thrown[key] = total
        return self.thrown[key]

    def worth_of_throw_off(self, s: Pietjesbak) -> Worth:
        """Each who is still in it is as likely to win, until some have thrown (C2)."""
        begin: Callable[[Pietjesbak, int], None] = (
            rules.open_round if s.phase == BEGINNING else rules.win_round
        )
        total = np.zeros(s.players)
        for seat, chance in enumerate(throw_off_chances(s)):
            if chance > 0:
                won = s.copy()
                begin(won, seat)
                total += chance * self.worth(won)
        return total

    def worth_of_round(self, s: Pietjesbak) -> Worth:
        """A round begins: the table says it."""
        order = seats_in_order(s)
        found = np.zeros(s.players)
        found[list(order)] = self.slates.worth([s.marks[i] for i in order], [s.wiped[i] for i in order])
        return found

    def worth_of_turn(self, s: Pietjesbak) -> Worth:
        """A player takes the dice: the solved round says it."""
        order = seats_in_order(s)
        solver = self.solver(len(order))
        standing = solver.graph.numbers[standing_of(s, order)]
        rows = self.round(s, order, solver)
        found = np.zeros(s.players)
        found[list(order)] = rows[standing, s.most - 1 if s.hand != s.starter else MOST_THROWS - 1]
        return found

    def round(self, s: Pietjesbak, order: tuple[int, ...], solver: Solver) -> NDArray[np.float64]:
        """By standing, throws a turn may have, and player."""
        marks = tuple(s.marks[seat] for seat in order)
        wiped = sum(s.wiped[seat] << i for i, seat in enumerate(order))
        key = (marks, wiped)
        if key not in self.solved:
            if len(self.solved) == MOST_KEPT:
                self.solved.pop(next(iter(self.solved)))
            self.solved[key] = self.solve_round(solver, marks, wiped)
        return self.solved[key]

    def solve_round(self, solver: Solver, marks: tuple[int, ...], wiped: int) -> NDArray[np.float64]:
        return solver.solve(self.slates, marks, wiped)

    def solver(self, players: int) -> Solver:
        if players not in self.solvers:
            self.solvers[players] = self.make_solver(players)
        return self.solvers[players]

    def make_solver(self, players: int) -> Solver:
        graph = graph_of(players, self.house)
        return Solver(graph, graph.most_sevens)


def unit(players: int, winner: int) -> Worth:
    found = np.zeros(players)
    found[winner] = 1.0
    return found


def after_throw(s: Pietjesbak, dice: tuple[int, ...]) -> Pietjesbak:
    after = s.copy()
    rules.throw(after, dice)
    return after


def seats_in_order(s: Pietjesbak) -> tuple[int, ...]:
    """From the starter of the round clockwise, without who is out; the starter is always there (P15)."""
    seats = [(s.starter + i) % s.players for i in range(s.players)]
    return tuple(seat for seat in seats if seat == s.starter or not s.out[seat])


def throw_off_chances(s: Pietjesbak) -> list[float]:
    """Of each seat to win the throw-off as it stands: one die after another."""
    if not any(s.pips[: s.players]):
        there = s.contends[: s.players]
        return [flag / sum(there) for flag in there]
    total = [0.0] * s.players
    for pips in range(1, 7):
        after = s.copy()
        winner = throw_off(after, pips)
        chances = throw_off_chances(after) if winner == NOBODY else list(unit(s.players, winner))
        total = [sum_ + chance / 6 for sum_, chance in zip(total, chances, strict=True)]
    return total
