"""The last turn among any company, against a recount from the sheet in fractions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from tests.games.zocken_talk import zock
from tests.solve.zocken_recount import PLACES, Recount, Shares, Turn, with_bet
from toog.bots.question import Question
from toog.core.contract import CHANCE
from toog.games.zocken import GAME
from toog.games.zocken.bots.champion import answer
from toog.games.zocken.line import BESIDE, MOST_PIPS, NOWHERE
from toog.games.zocken.options import TABLE
from toog.games.zocken.review.judge import judge
from toog.games.zocken.rules import BETTING, PICKING, PLACING, STAKED, THROWING
from toog.games.zocken.solve.last_turn import possible_cases, shares_after
from toog.games.zocken.solve.standing import chances_to_win, shares_to_win
from toog.games.zocken.solve.unsolved import TurnOfMany
from toog.games.zocken.state import Zocken
from toog.review.errors import EXACT
from toog.review.hinting import hint_of

rules = GAME.rules


def legal(s: Zocken) -> list[int]:
    out = [0] * len(GAME.vocabulary)
    return out[: rules.moves(s, s.hand, out)]


def last_turn(players: int, lots: random.Random, dice: int) -> Zocken:
    """Points near each other in steps of 5, so that ties are frequent, and so many dice laid blindly."""
    s: Zocken = GAME.begin(players, {"rounds": 1, "first": 1 % players})
    while s.roller != 0:
        step(s, lots)
    s.points[:players] = [5 * lots.randint(-4, 16) for _ in range(players)]
    while s.placed < dice or s.phase == THROWING:
        step(s, lots)
    return s


def step(s: Zocken, lots: random.Random) -> None:
    if rules.turn(s) == CHANCE:
        rules.throw(s, [lots.randint(1, MOST_PIPS)])
    else:
        rules.play(s, s.hand, lots.choice(legal(s)))


def read_turn(s: Zocken) -> Turn:
    """The position in the recount's own words."""
    laid = [(PLACES[place], s.shows[die]) for die, place in enumerate(s.lies) if 0 <= place < len(PLACES)]
    homes = [str(home) for home in s.home]
    return Turn(
        points=tuple(s.points[: s.players]),
        roller=s.roller,
        bets=frozenset(seat for seat in range(s.players) if s.bets[seat] == STAKED),
        laid=tuple(sorted(laid, key=lambda one: PLACES.index(one[0]))),
        outs=sum(place == BESIDE for place in s.lies),
        matches=sum(str(place) == home for place, home in zip(s.lies, homes, strict=True)),
        left=frozenset(home for die, home in enumerate(homes) if s.lies[die] == NOWHERE),
    )


def recounted(s: Zocken) -> list[Shares]:
    """After every legal move, in their order."""
    recount, turn = Recount(), read_turn(s)
    if s.phase == BETTING:
        later = [seat % s.players for seat in range(s.hand + 1, s.roller + s.players)]
        return [recount.asked(with_bet(turn, s.hand), later), recount.asked(turn, later)]
    if s.phase == PICKING:
        return [recount.die(turn, str(s.home[die])) for die in legal(s)]
    found = recount.placings(turn, str(s.home[s.die]), s.pips)
    words = [GAME.vocabulary[move].removeprefix("place ") for move in legal(s)]
    return [found[word] for word in words]


def near(found: Sequence[Sequence[float]], wanted: Sequence[Shares]) -> bool:
    return bool(np.allclose(found, [[float(share) for share in row] for row in wanted], rtol=0, atol=1e-10))


def tied_example() -> Zocken:
    """The position of the findings: 6 6 on fields 5 and 6, a 2 on `>`, both others have bet, a 4 fell."""
    s: Zocken = zock(3, "r6@5", "o6@6", "y2@>", "bet", "bet", "g4@", rounds=1).state
    s.first = 1
    s.points[:3] = [-20, -70, -70]
    return s


def test_z16_a_tie_of_three_on_the_last_turn_is_a_third() -> None:
    s = tied_example()
    found = judge(s).worth_of_moves(s, 0, legal(s))
    assert near(found, recounted(s))
    assert judge(s).exact
    assert judge(s).errors == EXACT
    hint = hint_of(Question(GAME, s, 0, legal(s), 0))
    assert hint.exact
    assert round(100 * hint.best.value, 1) == 61.4


@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("dice", [4, 5, 6])
def test_z16_the_last_turn_is_what_a_recount_finds(players: int, dice: int) -> None:
    lots = random.Random(100 * players + dice)
    for _ in range(1 if dice == 4 else 3):
        s = last_turn(players, lots, dice)
        for position in (s, thrown_die(s, lots)):
            assert near(shares_after(position, legal(position)), recounted(position))


def thrown_die(s: Zocken, lots: random.Random) -> Zocken:
    then = s.copy()
    while then.phase != PLACING:
        step(then, lots)
    return then


@pytest.mark.parametrize(("players", "points"), [(3, (0, 15, 20)), (3, (60, 0, 60)), (4, (30, 45, 45, 80))])
def test_z11_the_bets_on_the_last_turn_are_what_a_recount_finds(
    players: int, points: tuple[int, ...]
) -> None:
    """Three dice that lie so that few ways are left: a recount has to follow all of them."""
    s: Zocken = zock(players, "r1@1", "y1@<", "g6@2", rounds=1).state
    s.first = 1
    s.points[:players] = points
    found = recounted(s)
    assert near(shares_after(s, legal(s)), found)
    bet, passed = (shares[s.hand] for shares in found)
    question = Question(GAME, s, s.hand, legal(s), 0)
    assert GAME.vocabulary[answer(question)] == ("bet" if bet > passed else "pass")


def test_before_the_bets_a_last_turn_is_worth_what_its_throws_are() -> None:
    """What a die is worth is the mean of the best places for what it shows."""
    lots = random.Random(8)
    for dice in (1, 2):
        s = last_turn(4, lots, dice)
        found = shares_after(s, legal(s))
        assert all(sum(shares) == pytest.approx(1) for shares in found)
        for die, shares in zip(legal(s), found, strict=True):
            fallen = [best_place(s, die, pips) for pips in range(1, 7)]
            assert shares == pytest.approx(np.mean(fallen, axis=0), abs=1e-12)


def best_place(s: Zocken, die: int, pips: int) -> Sequence[float]:
    then = s.copy()
    rules.play(then, s.hand, die)
    rules.throw(then, [pips])
    return max(shares_after(then, legal(then)), key=lambda shares: shares[s.roller])


def test_few_ways_to_stand_are_solved_for_many_ways_to_bet() -> None:
    standing = TurnOfMany(TABLE, (0, 10, 20, 30, 40, 50, 60, 70), (0,) * 8, 0)
    assert len(possible_cases(standing)) == 14


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_z16_a_tie_is_shared_by_the_number_who_tie(players: int) -> None:
    points = np.array([[30] * players])
    won = chances_to_win(TABLE, points, (0,) * players, 0)
    assert won == pytest.approx(float(Fraction(1, players)))


def test_the_shares_of_all_add_up_by_themselves() -> None:
    points = np.array([[120, 60, 95], [100, 100, 100], [3, 0, 0]])
    turns = (2, 3, 3)
    chances = np.stack([chances_to_win(TABLE, points, turns, seat) for seat in range(3)], axis=1)
    assert chances.sum(axis=1) == pytest.approx(np.ones(3), abs=1e-12)
    assert shares_to_win(TABLE, points, turns) == pytest.approx(chances, abs=1e-12)
