"""You, expected, best: what the turns of Zocken brought, what they bring on average, and what was in them.

The champion takes every turn over from its beginning, with the same seven throws in the same order, and
answers for every bet. What it comes to is told apart as the score is: the whole row, colours, escapes, outs,
and the bets on others. The points of the record are those its own tellings say.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

import numpy as np

from toog.bots.question import Question
from toog.core.contract import Event
from toog.core.course import Course
from toog.games.zocken.bots.champion import answer
from toog.games.zocken.rules import BET, BETTING, STAKED, THROWING, bet_gain
from toog.games.zocken.score import ESCAPE_COSTS, OUT_COSTS, WHOLE_ROW
from toog.games.zocken.solve.kernels import ENDS, ESCAPES, MATCHES
from toog.games.zocken.solve.positions import start_of_turn
from toog.games.zocken.solve.turn import bet_on, ends_from, solve_for_points
from toog.games.zocken.state import Zocken
from toog.review.tally import Points, Tally

ASPECTS = ("row", "colours", "escapes", "outs", "bets")
"""In the order of the score; the first four as its telling names them."""


class Turn:
    """The turn at hand: where it began, what fell in it, and who would have bet if the champion sat there."""

    def __init__(self, course: Course) -> None:
        self.began = course.copy()
        self.events: list[Event] = []
        self.would_bet: dict[int, float] = {}  # with what a bet brings on average

    def ask_bettor(self, course: Course) -> None:
        s: Zocken = course.state
        if answer(Question.of(course, s.hand, 0)) == BET:
            self.would_bet[s.hand] = bet_on(s).gain

    def scores(self) -> Points:
        """What the champion makes of it: with the same throws, and the same bets of the others."""
        course = self.began.copy()
        falls = iter([event for event in self.events if event.seat is None])
        bets = iter([event for event in self.events if event.word in ("bet", "pass")])
        while True:
            before: Zocken = course.state.copy()
            course.happen(next_event(course, falls, bets))
            found = score_told(before, course)
            if found is not None:
                return found


def next_event(course: Course, falls: Iterator[Event], bets: Iterator[Event]) -> Event:
    s: Zocken = course.state
    if s.phase == THROWING:
        return next(falls)
    if s.phase == BETTING:
        return next(bets)
    return Event(s.hand, course.game.vocabulary[answer(Question.of(course, s.hand, 0))])


def score_told(before: Zocken, course: Course) -> Points | None:
    """What a turn scored, part by part, if the last event has ended one."""
    for key, told in course.game.tell(before, course.events[-1], course.state):
        if key == "scores":
            return {name: float(told[name]) for name in told if name in (*ASPECTS, "points")}
    return None


class Again:
    """Follows one game."""

    def __init__(self, course: Course) -> None:
        self.course = course.copy()
        self.turn = Turn(course)
        told = ASPECTS if len(course.players) > 1 else ASPECTS[:-1]  # alone at the table nobody bets
        self.tallies = [Tally.of(ASPECTS, told) for _ in course.players]

    def happen(self, event: Event) -> None:
        if self.course.state.phase == BETTING:
            self.turn.ask_bettor(self.course)
        before: Zocken = self.course.state.copy()
        self.course.happen(event)
        self.turn.events.append(event)
        scored = score_told(before, self.course)
        if scored is not None:
            settle(self.tallies, self.turn, before, scored)
            self.turn = Turn(self.course)


def settle(found: list[Tally], turn: Turn, before: Zocken, scored: Points) -> None:
    """Adds a turn that is over: for the roller its score, for all others their bets."""
    roller = found[before.roller]
    gain = bet_gain(int(scored["points"]))
    again, usual = turn.scores(), usual_score(tuple(before.table), before.first_die)
    for aspect in ASPECTS[:-1]:
        roller.you[aspect] += scored[aspect]
        roller.best[aspect] += again[aspect]
        roller.expected[aspect] += usual[aspect]
    for seat, tally in enumerate(found):
        tally.you["bets"] += gain if before.bets[seat] == STAKED else 0
        if seat in turn.would_bet:
            tally.best["bets"] += gain
            tally.expected["bets"] += turn.would_bet[seat]


@functools.lru_cache(maxsize=4)
def usual_score(table: tuple[int, ...], first_die: int) -> Points:
    """The mean of a turn that is played for the most points, part by part."""
    ends = ends_from(solve_for_points(table).free, start_of_turn(first_die))
    beside, rest = np.divmod(np.arange(ENDS), ESCAPES * MATCHES)
    escaped, matched = np.divmod(rest, MATCHES)
    return {
        "row": float(ends @ np.where(beside == 0, WHOLE_ROW, 0)),
        "colours": float(ends @ np.array(table)[matched]),
        "escapes": float(ends @ escaped) * -ESCAPE_COSTS,
        "outs": float(ends @ beside) * -OUT_COSTS,
    }
