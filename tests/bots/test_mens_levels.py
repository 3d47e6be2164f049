"""Mens: what the levels know, and that the learned value treats all seats and colours alike."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from toog.bots.question import Question
from toog.core.contract import CHANCE, NOBODY, OVER
from toog.core.registry import find_game
from toog.games.mens import rules
from toog.games.mens.bots import beginner, champion, club
from toog.games.mens.bots.inputs import MOST_ACTIVE, read_dangers
from toog.games.mens.bots.value import after_throw, chances, worth_of_moves
from toog.games.mens.state import PAWNS, Mens

GAME = find_game("mens")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"spare": "empty", "lane": "forward"}),
    (2, {"board": 6, "win": "all"}),
    (3, {"board": 6, "own_hit": False}),
    (4, {}),
    (4, {"tries": 3, "first_pawn": "six", "must_hit": True}),
    (4, {"stuck_six": "wait", "three_sixes": "lose", "safe": "start"}),
    (6, {"bounce": False}),
]
"""Tables where everyone sits alike, so that turning the board by one seat changes nothing."""


def throw_or_play(s: Mens, luck: random.Random) -> None:
    if rules.turn(s) == CHANCE:
        rules.throw(s, [luck.randint(1, 6)])
        return
    out = [0] * 8
    many = rules.moves(s, s.hand, out)
    rules.play(s, s.hand, out[luck.randrange(many)])


def position(players: int, options: dict[str, Any], steps: int, seed: int = 1) -> Mens:
    """Some way into a game of random moves, before a throw."""
    luck = random.Random(seed)
    s: Mens = GAME.begin(players, options)
    while steps > 0 or rules.turn(s) != CHANCE or s.phase == rules.BEGINNING:
        steps -= 1
        throw_or_play(s, luck)
        if rules.turn(s) == OVER:
            return position(players, options, steps=40, seed=seed + 1)
    return s


def turned(s: Mens) -> Mens:
    """Everything one colour further round that has the same owners, one seat further on."""
    on = s.colours // s.players if s.owner[1] == NOBODY else 1
    t = s.copy()
    for colour in range(s.colours):
        to = (colour + on) % s.colours
        t.owner[to] = (s.owner[colour] + 1) % s.players if s.owner[colour] != NOBODY else NOBODY
        t.first_due[to] = s.first_due[colour]
        for pawn in range(PAWNS):
            t.pawns[to * PAWNS + pawn] = s.pawns[colour * PAWNS + pawn]
    for circle in range(s.circles):
        there = s.ring[circle]
        t.ring[(circle + on * s.gap) % s.circles] = (there - 1 + on) % s.colours + 1 if there else 0
    t.colour = (s.colour + on) % s.colours
    t.hand = t.owner[t.colour]
    return t


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_turning_the_board_turns_the_chances(players: int, options: dict[str, Any]) -> None:
    for steps in (0, 150, 400):
        s = position(players, options, steps)
        t = turned(s)
        assert t.owner == s.owner, "not a table where everyone sits alike"
        np.testing.assert_allclose(np.roll(chances([s]), 1, axis=1), chances([t]), atol=1e-8)
        np.testing.assert_allclose(np.roll(after_throw([s]), 1, axis=1), after_throw([t]), atol=1e-8)


@pytest.mark.parametrize(("players", "options"), [*TABLES, (3, {}), (5, {}), (5, {"spare": "empty"})])
def test_the_chances_of_all_seats_add_up_to_one(players: int, options: dict[str, Any]) -> None:
    won = chances([position(players, options, steps) for steps in (0, 100, 300)])
    assert won.shape == (3, players)
    assert (won > 0).all()
    np.testing.assert_allclose(won.sum(axis=1), 1, atol=1e-8)


def choosing(players: int, options: dict[str, Any], seed: int) -> tuple[Mens, list[int]]:
    """A position with a choice, and its legal moves."""
    luck = random.Random(seed)
    s = position(players, options, steps=60 + seed, seed=seed)
    while True:
        out = [0] * 8
        if rules.turn(s) == s.hand and (many := rules.moves(s, s.hand, out)) > 1:
            return s, out[:many]
        throw_or_play(s, luck)
        if rules.turn(s) == OVER:
            s = position(players, options, steps=30, seed=seed + 1)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_champion_takes_the_move_with_the_best_chance(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        s, legal = choosing(players, options, seed)
        before = s.copy()
        moves = [champion.answer(Question(GAME, s, s.hand, legal, luck)) for luck in (1, 2)]
        worth = worth_of_moves(s, legal, champion.PLIES)[:, s.hand].tolist()
        assert moves == [legal[worth.index(max(worth))]] * 2
        assert s == before


def test_a_won_game_is_worth_all() -> None:
    s = position(4, {}, steps=50)
    for pawn in range(PAWNS):
        s.pawns[pawn] = s.circles + pawn
    s.pawns[0] = s.circles - 1
    s.ring[s.circles - 1] = 1
    s.colour = s.hand = s.bound = 0
    rules.throw(s, [1])
    (won,) = worth_of_moves(s, [rules.MOVE + s.circles - 1], 2)
    assert won.tolist() == [1, 0, 0, 0]


@pytest.mark.parametrize("bot", [beginner, club])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_light_levels_play_legally_and_change_nothing(
    bot: Any, players: int, options: dict[str, Any]
) -> None:
    for seed in range(10):
        s, legal = choosing(players, options, seed)
        before = s.copy()
        assert bot.choose(s, s.hand, legal, len(legal), seed) in legal
        assert s == before


def on_a_before_a_hunter(safe: int) -> Mens:
    """Colour 0 stands on its A, and colour 1 two circles behind it; colour 0 is to move."""
    s, _ = two_pawns(mine=(0, 9), other=28, pips=1)
    s.safe = safe
    return s


def test_m19_the_club_player_knows_a_safe_start() -> None:
    here, there = (club.standing(on_a_before_a_hunter(safe), 0, 0) for safe in (1, 0))
    assert here > there
    preys = [club.prey(hunting(safe), 0, 8, 8) for safe in (1, 0)]
    assert preys == [0, 8]


def test_m19_the_champion_sees_no_danger_on_a_safe_start() -> None:
    assert dangers(on_a_before_a_hunter(safe=0)) > dangers(on_a_before_a_hunter(safe=1))
    assert dangers(hunting(safe=0)) > dangers(hunting(safe=1))


def hunting(safe: int) -> Mens:
    """Colour 0 stands two circles behind the A of colour 1, where a pawn of that colour stands."""
    s, _ = two_pawns(mine=(8, 30), other=0, pips=1)
    s.safe = safe
    return s


def dangers(s: Mens) -> int:
    at, much = [0] * MOST_ACTIVE, [0.0] * MOST_ACTIVE
    return read_dangers(s, 0, 0, at, much, 0)


def two_pawns(mine: tuple[int, int], other: int, pips: int) -> tuple[Mens, list[int]]:
    """Colour 0 has two pawns on the ring and two home, colour 1 one pawn; seat 0 has thrown."""
    s = position(4, {}, steps=0)
    for circle in range(s.circles):
        s.ring[circle] = 0
    for pawn in range(s.colours * PAWNS):
        s.pawns[pawn] = -1
    steps = (*mine, 42, 43)
    for pawn, step in enumerate(steps):
        s.pawns[pawn] = step
    s.ring[mine[0]] = s.ring[mine[1]] = 1
    s.pawns[2 * PAWNS - 1] = other
    s.ring[(other + s.gap) % s.circles] = 2
    s.colour = s.hand = s.bound = 0
    rules.throw(s, [pips])
    return s, [rules.MOVE + step for step in mine]


ATTENTIVE = 13
"""A luck by which the beginner overlooks nothing."""


@pytest.mark.parametrize(("luck", "chosen"), [(ATTENTIVE, 0), (ATTENTIVE - 3, 1)])
def test_the_beginner_does_not_always_see_a_hit(luck: int, chosen: int) -> None:
    s, legal = two_pawns(mine=(9, 37), other=2, pips=3)
    assert beginner.choose(s, 0, legal, 2, luck=luck) == legal[chosen]


@pytest.mark.parametrize(("luck", "chosen"), [(ATTENTIVE, 1), (ATTENTIVE - 9, 0)])
def test_the_beginner_now_and_then_moves_the_pawn_that_was_left_behind(luck: int, chosen: int) -> None:
    s, legal = two_pawns(mine=(20, 28), other=8, pips=5)
    assert beginner.choose(s, 0, legal, 2, luck=luck) == legal[chosen]


def test_the_beginner_hits_whatever_it_costs() -> None:
    """Its front pawn could come home; instead it hits a pawn that has hardly set out."""
    s, legal = two_pawns(mine=(9, 37), other=2, pips=3)
    assert beginner.choose(s, 0, legal, 2, luck=ATTENTIVE) == legal[0]
    assert club.choose(s, 0, legal, 2, luck=1) == legal[1]


def test_the_beginner_runs_with_the_front_pawn() -> None:
    """Where the club player takes the pawn out of danger."""
    s, legal = two_pawns(mine=(20, 28), other=8, pips=5)
    assert beginner.choose(s, 0, legal, 2, luck=ATTENTIVE) == legal[1]
    assert club.choose(s, 0, legal, 2, luck=1) == legal[0]
