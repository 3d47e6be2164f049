"""Alone the points to come, for two the solution, for more what the champion goes by.

Among more the turn at hand is solved for the roller, and what it leaves the others follows from that: usual
turns are weighed until together they are worth as much to the roller as this one, and the others have what
these turns would leave them. When they are asked for bets, each is taken to do what is best for itself.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from toog.bots.champion.zocken import (
    before_bets,
    forecast_turn,
    others,
    points_of,
    turns_after,
    values_among_many,
)
from toog.games.zocken import GAME, rules
from toog.games.zocken.line import MOST_PIPS
from toog.games.zocken.options import TABLE
from toog.games.zocken.rules import (
    BET,
    BETTING,
    DICE_BEFORE_BETS,
    ENDED,
    PLACING,
    STAKED,
    THROWING,
)
from toog.games.zocken.score import DICE
from toog.games.zocken.state import Zocken
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit, first_best
from toog.solve.zocken.duel import chances_of_moves, is_solved_at_once, shipped, turns_to_go, usual_turn
from toog.solve.zocken.positions import Reading, read
from toog.solve.zocken.standing import points_after, shares_to_win
from toog.solve.zocken.turn import (
    Values as Numbers,
)
from toog.solve.zocken.turn import (
    ends_from,
    mean_and_over_50,
    outcome,
    points_of_moves,
    solve_for_points,
    worths,
)

DUEL = 2
MOST_LEGAL = 10
FACES = range(1, MOST_PIPS + 1)
SELDOM = 1e-4
HALVINGS = 30
STEEPEST = 30.0
LOST_IN_ONE_ROUND = 0.0016
"""By a choice of the sensible player; in a longer game a point decides less."""

Table = tuple[int, ...]


def legal(s: Zocken) -> list[int]:
    out = [0] * MOST_LEGAL
    return out[: rules.moves(s, s.hand, out)]


def fallen(s: Zocken, pips: int) -> Zocken:
    after = s.copy()
    rules.throw(after, [pips])
    return after


def shares(s: Zocken) -> Values:
    out = [0] * s.players
    many = rules.winners(s, out)
    return on_grid(1 / many if seat in out[:many] else 0.0 for seat in range(s.players))


def mean(rows: Sequence[Values]) -> Values:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


class Alone:
    """The score at the end, in the mean, if every turn is played for the most points."""

    unit: Unit = "points"
    exact = True
    error = 0.0
    yardstick = 0.33

    def worth(self, s: Zocken) -> Values:
        return on_grid([self.points(s)])

    def points(self, s: Zocken) -> float:
        if s.phase == ENDED:
            return s.points[0]
        if s.phase == THROWING:
            return sum(self.points(fallen(s, pips)) for pips in FACES) / len(FACES)
        return max(self.points_of_moves(s, legal(s)))

    def points_of_moves(self, s: Zocken, moves: Sequence[int]) -> list[float]:
        later = s.points[0] + (s.rounds - s.round) * usual_points(tuple(s.table))
        return [later + found for found in points_of_moves(s, moves)]

    def worth_of_moves(self, s: Zocken, seat: int, moves: Sequence[int]) -> list[Values]:
        return [on_grid([found]) for found in self.points_of_moves(s, moves)]

    def best(self, s: Zocken, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


@functools.lru_cache(maxsize=4)
def usual_points(table: Table) -> float:
    """Of a whole turn."""
    return mean_and_over_50(solve_for_points(table).free[read(GAME.begin(1, {})).row], laid=0)[0]


class Duel:
    """The chance to win: solved, or for another table or an odd lead as the champion forecasts it."""

    unit: Unit = "win"

    def __init__(self, rounds: int, error: float) -> None:
        self.exact = error == 0
        self.error = error
        self.yardstick = LOST_IN_ONE_ROUND / rounds**0.5

    def worth(self, s: Zocken) -> Values:
        if s.phase == ENDED:
            return shares(s)
        return self.of_both(s, self.chance(s))

    def of_both(self, s: Zocken, chance: float) -> Values:
        """From the chance of the seat on turn."""
        return on_grid(chance if seat == s.hand else 1 - chance for seat in range(s.players))

    def chance(self, s: Zocken) -> float:
        if s.phase == THROWING:
            return sum(self.chance(fallen(s, pips)) for pips in FACES) / len(FACES)
        return max(self.chances(s, legal(s)))

    def chances(self, s: Zocken, moves: Sequence[int]) -> list[float]:
        to_go, difference = turns_to_go(s), s.points[s.roller] - s.points[1 - s.roller]
        if self.exact:
            return chances_of_moves(s, moves, usual_turn(to_go, difference))
        turn = forecast_turn(tuple(s.table), s.players * s.rounds, to_go, difference)
        return chances_of_moves(s, moves, turn)

    def worth_of_moves(self, s: Zocken, seat: int, moves: Sequence[int]) -> list[Values]:
        return [self.of_both(s, chance) for chance in self.chances(s, moves)]

    def best(self, s: Zocken, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


class Turns(NamedTuple):
    """How turns end, by score."""

    scores: tuple[int, ...]
    often: Numbers


def by_score(table: Table, ends: Numbers) -> Turns:
    """The scores that these ends of a turn come to now and then."""
    scores, which = np.unique(outcome(table).scores, return_inverse=True)
    found = np.bincount(which, ends)
    kept = found > SELDOM
    return Turns(tuple(scores[kept].tolist()), found[kept] / found[kept].sum())


@functools.lru_cache(maxsize=4)
def usual_turns(table: Table) -> Turns:
    """Played for the lead; counted at the usual table, and at others they go much alike."""
    return by_score(table, shipped()["ends"])


class Standing(NamedTuple):
    """How the game stands apart from the turn at hand."""

    table: Table
    points: tuple[int, ...]
    turns: tuple[int, ...]  # of each seat, after this one
    roller: int

    @classmethod
    def of(cls, s: Zocken) -> Standing:
        return cls(tuple(s.table), points_of(s), turns_after(s), s.roller)

    @property
    def in_turn(self) -> list[int]:
        """The others, as they are asked to bet."""
        players = len(self.points)
        return [(self.roller + i) % players for i in range(1, players)]


@functools.lru_cache(maxsize=64)
def left_by(scores: tuple[int, ...], standing: Standing, bettors: tuple[int, ...]) -> Numbers:
    """What each score of the turn at hand leaves each seat: a row for a score."""
    after = points_after(standing.points, standing.roller, bettors, np.array(scores))
    return shares_to_win(standing.table, after, standing.turns)


class Bets(NamedTuple):
    """Bets on a turn that ends in one of these ways, and what they leave everyone."""

    standing: Standing
    turns: Turns

    def worth(self, bettors: set[int]) -> Numbers:
        left = left_by(self.turns.scores, self.standing, tuple(sorted(bettors)))
        return np.asarray(self.turns.often @ left)

    def answered(self, bettors: set[int], asked: Sequence[int]) -> set[int]:
        """Who has bet, when these have been asked in turn: each bets if that pays should all after it bet."""
        for i, seat in enumerate(asked):
            later = bettors.union(asked[i + 1 :])
            if self.worth(later | {seat})[seat] > self.worth(later)[seat]:
                bettors = bettors | {seat}
        return bettors


@functools.lru_cache(maxsize=4)
def turns_from(standing: Standing, reading: Reading) -> Turns:
    """The rest of a turn of which three dice are laid, for the best chance of the roller should all bet."""
    return by_score(standing.table, ends_from(before_bets(*standing).bet, reading))


class Company:
    """The chance to win among more, if all go on for the most points."""

    unit: Unit = "win"
    exact = False
    error = 0.02

    def __init__(self, rounds: int) -> None:
        self.yardstick = LOST_IN_ONE_ROUND / rounds**0.5

    def worth(self, s: Zocken) -> Values:
        if s.phase == ENDED:
            return shares(s)
        if s.phase == THROWING:
            return on_grid(mean([self.worth(fallen(s, pips)) for pips in FACES]))
        moves = legal(s)
        if s.phase == BETTING:
            worth = self.worth_of_moves(s, s.hand, moves)
            return worth[self.best(s, s.hand, worth)]
        found = worths(values_among_many(s), s, moves)
        return self.worth_of_moves(s, s.hand, [moves[found.index(max(found))]])[0]

    def worth_of_moves(self, s: Zocken, seat: int, moves: Sequence[int]) -> list[Values]:
        if s.phase == BETTING:
            return [on_grid(after_answer(s, move)) for move in moves]
        if s.phase == PLACING and s.placed == DICE - 1:
            return [on_grid(after_turn(s, move)) for move in moves]
        scale = float(MOST_PIPS ** (DICE - s.placed))
        return [on_grid(around(s, found / scale)) for found in worths(values_among_many(s), s, moves)]

    def best(self, s: Zocken, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


def after_turn(s: Zocken, move: int) -> Numbers:
    """When the last die is laid: the points are known, and all turns to come are usual ones."""
    after = s.copy()
    rules.play(after, s.hand, move)
    standing = Standing.of(s)
    [found] = shares_to_win(standing.table, np.array([points_of(after)]), standing.turns)
    return np.asarray(found)


def after_answer(s: Zocken, move: int) -> Numbers:
    """A bet or a pass, when those who are asked later answer as is best for them."""
    standing = Standing.of(s)
    bets = Bets(standing, turns_from(standing, read(s)))
    bettors = {seat for seat in standing.in_turn if s.bets[seat] == STAKED}
    if move == BET:
        bettors.add(s.hand)
    later = standing.in_turn[standing.in_turn.index(s.hand) + 1 :]
    return bets.worth(bets.answered(bettors, later))


def around(s: Zocken, chance: float) -> Numbers:
    """What everyone has, when the turn at hand leaves the roller this chance."""
    turns = usual_turns(tuple(s.table))
    left = left_by(turns.scores, Standing.of(s), bettors_of(s))
    found = leaning(turns, left[:, s.roller], chance) @ left
    rest = found.sum() - found[s.roller]
    found *= (1 - chance) / rest if rest > 0 else 0.0
    found[s.roller] = chance
    return np.asarray(found)


def bettors_of(s: Zocken) -> tuple[int, ...]:
    """Before three dice are laid all are taken to bet."""
    if s.placed < DICE_BEFORE_BETS:
        return others(s)
    return tuple(seat for seat in others(s) if s.bets[seat] == STAKED)


def leaning(turns: Turns, worth: Numbers, chance: float) -> Numbers:
    """How often each score, if better or worse turns come so much oftener that all are worth this chance."""
    scores = np.array(turns.scores, float)
    middle = turns.often @ scores
    along = (scores - middle) / max(np.sqrt(turns.often @ (scores - middle) ** 2), 1.0)
    low, high = -STEEPEST, STEEPEST
    for _ in range(HALVINGS):
        lean = (low + high) / 2
        if weighed(turns.often, lean * along) @ worth < chance:
            low = lean
        else:
            high = lean
    return weighed(turns.often, (low + high) / 2 * along)


def weighed(often: Numbers, steep: Numbers) -> Numbers:
    found = often * np.exp(steep - steep.max())
    return np.asarray(found / found.sum())


def error_of_duel(s: Zocken) -> float:
    """Measured with one and two turns to go. Points given ahead may lie between those that are solved."""
    if is_solved_at_once(s):
        return 0.0
    return 0.02 if tuple(s.table) == TABLE else 0.01


def judge(s: Zocken) -> Judge:
    if s.players == 1:
        return Alone()
    if s.players == DUEL:
        return Duel(s.rounds, error_of_duel(s))
    return Company(s.rounds)
