"""Alone the points to come, for two the solution, for more what the champion goes by.

Among more the turn at hand is solved for the roller, and what it leaves the others follows from that: usual
turns are weighed until together they are worth as much to the roller as this one, and the others have what
these turns would leave them. When they are asked for bets, each is taken to do what is best for itself. The
last turn is solved for everyone.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from toog.games.zocken import GAME, rules
from toog.games.zocken.bots.champion import values_among_many
from toog.games.zocken.line import MOST_PIPS
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
from toog.games.zocken.solve import last_turn
from toog.games.zocken.solve.duel import chances_of_moves, is_solved_at_once, shipped
from toog.games.zocken.solve.last_turn import is_last_turn
from toog.games.zocken.solve.positions import Reading, read, start_of_turn
from toog.games.zocken.solve.standing import points_after, shares_to_win
from toog.games.zocken.solve.together import COMING, Unsolved, solved
from toog.games.zocken.solve.turn import (
    Values as Numbers,
)
from toog.games.zocken.solve.turn import (
    ends_from,
    mean_and_over_50,
    outcome,
    points_of_moves,
    solve_for_points,
    worths,
)
from toog.games.zocken.solve.unsolved import Staked, TurnOfMany, TurnOfTwo, turn_among_many
from toog.games.zocken.state import Zocken
from toog.review.errors import EXACT, KNOWN, Errors, Estimator, Measured, measured
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit, first_best

DUEL = 2
MOST_LEGAL = 10
FACES = range(1, MOST_PIPS + 1)
SELDOM = 1e-4
THIRDS = 3
HALVINGS = 30
STEEPEST = 30.0
LOST_ALONE = 0.5
"""By a choice of the sensible player, in points: 0.51 ± 0.03 in 40 games of five rounds."""
LOST_BY_TWO = 0.010
LOST_BY_MORE = 0.020
"""By a choice of the sensible player in a game of one round; in a longer one a point decides less.

In thousandths, with the standard error, as `python -m benchmarks.strength` measures it of sensible players:
two in 1, 2, 5 and 10 rounds lose 10.5 ± 1.2, 6.1 ± 1.0, 2.7 ± 0.3 and 2.0 ± 0.4 (14 to 40 games), three in 1
and 5 rounds 22.9 ± 2.7 and 4.5 ± 1.0, four 18.5 ± 2.9 and 3.8 ± 0.5 (12 to 30 games). More were not measured.
"""

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
    errors = EXACT
    yardstick = LOST_ALONE

    def errors_at(self, s: Zocken) -> Errors:
        return self.errors

    def worth(self, s: Zocken) -> Values:
        return on_grid([self.points(s)])

    def points(self, s: Zocken) -> float:
        if s.phase == ENDED:
            return s.points[0]
        if s.phase == THROWING:
            return sum(self.points(fallen(s, pips)) for pips in FACES) / len(FACES)
        return max(self.points_of_moves(s, legal(s)))

    def points_of_moves(self, s: Zocken, moves: Sequence[int]) -> list[float]:
        later = s.points[0] + (s.rounds - s.round) * usual_points(tuple(s.table), s.first_die)
        return [later + found for found in points_of_moves(s, moves)]

    def worth_of_moves(self, s: Zocken, seat: int, moves: Sequence[int]) -> list[Values]:
        return [on_grid([found]) for found in self.points_of_moves(s, moves)]

    def best(self, s: Zocken, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


@functools.lru_cache(maxsize=4)
def usual_points(table: Table, first_die: int) -> float:
    """Of a whole turn."""
    return mean_and_over_50(solve_for_points(table).free[start_of_turn(first_die).row], laid=0)[0]


class Forecast(Estimator):
    """Of later turns; nothing is forecast on the last one."""

    games = 2000
    in_odds = True

    def progress(self, s: Zocken) -> float:
        """In thirds: it matters whether this round is the last, the last but one or an earlier one.

        And in thirds of these: whether the turn begins, bets are due (now or after this die), or are made.
        """
        left = min(s.rounds - s.round + 1, THIRDS)
        if s.phase == BETTING or (s.phase == PLACING and s.placed == DICE_BEFORE_BETS - 1):
            part = 1
        else:
            part = 0 if s.placed < DICE_BEFORE_BETS else 2
        return (THIRDS * (THIRDS - left) + part) / THIRDS**2

    def errors_at(self, s: Zocken) -> Errors:
        return EXACT if s.phase == ENDED or is_last_turn(s) else super().errors_at(s)


class Duel(Forecast):
    """The chance to win: solved, or for another table or an odd lead as the champion forecasts it."""

    unit: Unit = "win"

    def __init__(self, rounds: int, found: Measured) -> None:
        super().__init__(found)
        self.yardstick = LOST_BY_TWO / rounds**0.75

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
        return chances_of_moves(s, moves, solved(TurnOfTwo.of(s)))

    def expect(self, positions: Iterable[Zocken]) -> None:
        turns = dict.fromkeys(TurnOfTwo.of(s) for s in positions if s.phase != ENDED)
        COMING.expect([(turn,) for turn in turns])

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


@functools.lru_cache(maxsize=64)
def left_by(scores: tuple[int, ...], standing: TurnOfMany, bettors: tuple[int, ...]) -> Numbers:
    """What each score of the turn at hand leaves each seat: a row for a score."""
    after = points_after(standing.points, standing.roller, bettors, np.array(scores))
    return shares_to_win(standing.table, after, standing.turns)


class Bets(NamedTuple):
    """Bets on a turn that ends in one of these ways, and what they leave everyone."""

    standing: TurnOfMany
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
def turns_from(standing: TurnOfMany, reading: Reading) -> Turns:
    """The rest of a turn of which three dice are laid, for the best chance of the roller should all bet."""
    return by_score(standing.table, ends_from(solved(standing).bet, reading))


class ManyPlayers(Forecast):
    """The chance to win among more, if all go on for the most points; on the last turn it is solved."""

    unit: Unit = "win"
    corrects = True

    def __init__(self, rounds: int, found: Measured) -> None:
        super().__init__(found)
        self.yardstick = LOST_BY_MORE / rounds

    def worth(self, s: Zocken) -> Values:
        if s.phase == ENDED:
            return shares(s)
        if is_last_turn(s):
            return on_grid(last_turn.shares(s))
        if s.phase == THROWING:
            return on_grid(mean([self.worth(fallen(s, pips)) for pips in FACES]))
        moves = legal(s)
        if s.phase == BETTING:
            worth = self.worth_of_moves(s, s.hand, moves)
            return worth[self.best(s, s.hand, worth)]
        found = worths(values_among_many(s), s, moves)
        return self.worth_of_moves(s, s.hand, [moves[found.index(max(found))]])[0]

    def worth_of_moves(self, s: Zocken, seat: int, moves: Sequence[int]) -> list[Values]:
        if is_last_turn(s):
            return [on_grid(found) for found in last_turn.shares_after(s, moves)]
        return [on_grid(self.corrected(found)) for found in self.forecast(s, moves)]

    def forecast(self, s: Zocken, moves: Sequence[int]) -> list[Numbers]:
        if s.phase == BETTING:
            return [after_answer(s, move) for move in moves]
        if s.phase == PLACING and s.placed == DICE - 1:
            return [after_turn(s, move) for move in moves]
        scale = float(MOST_PIPS ** (DICE - s.placed))
        staked = Staked(TurnOfMany.of(s), bettors_of(s))
        return [around(staked, found / scale) for found in worths(values_among_many(s), s, moves)]

    def expect(self, positions: Iterable[Zocken]) -> None:
        """Each turn is solved for all betting or none, and where only some do for that too."""
        turns: dict[TurnOfMany, tuple[Unsolved, ...]] = {}
        for s in positions:
            if s.phase != ENDED and not is_last_turn(s):
                standing = TurnOfMany.of(s)
                turns[standing] = tuple(dict.fromkeys((standing, turn_among_many(s))))
        COMING.expect(list(turns.values()))

    def best(self, s: Zocken, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


def after_turn(s: Zocken, move: int) -> Numbers:
    """When the last die is laid: the points are known, and all turns to come are usual ones."""
    after = s.copy()
    rules.play(after, s.hand, move)
    standing = TurnOfMany.of(s)
    [found] = shares_to_win(standing.table, np.array([after.points[: s.players]]), standing.turns)
    return np.asarray(found)


def after_answer(s: Zocken, move: int) -> Numbers:
    """A bet or a pass, when those who are asked later answer as is best for them."""
    standing = TurnOfMany.of(s)
    bets = Bets(standing, turns_from(standing, read(s)))
    bettors = {seat for seat in standing.in_turn if s.bets[seat] == STAKED}
    if move == BET:
        bettors.add(s.hand)
    later = standing.in_turn[standing.in_turn.index(s.hand) + 1 :]
    return bets.worth(bets.answered(bettors, later))


@functools.lru_cache(maxsize=64)
def around(staked: Staked, chance: float) -> Numbers:
    """What everyone has, when the turn at hand leaves the roller this chance."""
    standing, bettors = staked
    turns, roller = usual_turns(standing.table), standing.roller
    left = left_by(turns.scores, standing, bettors)
    found = leaning(turns, left[:, roller], chance) @ left
    rest = found.sum() - found[roller]
    found *= (1 - chance) / rest if rest > 0 else 0.0
    found[roller] = chance
    return np.asarray(found)


def bettors_of(s: Zocken) -> tuple[int, ...]:
    """Before three dice are laid all are taken to bet."""
    staked = Staked.of(s)
    return staked.standing.others if s.placed < DICE_BEFORE_BETS else staked.bettors


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


def measured_here(s: Zocken) -> Measured:
    return KNOWN if is_last_turn(s) else measured(GAME, s)


def judge(s: Zocken) -> Judge:
    if s.players == 1:
        return Alone()
    if s.players == DUEL:
        return Duel(s.rounds, KNOWN if is_solved_at_once(s) else measured_here(s))
    return ManyPlayers(s.rounds, measured_here(s))
