"""Every mean has its standard error: what many short simulations scatter by."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import stdev
from typing import Any

import pytest

from tests.conformance.house import GAMES
from tests.fast.watching import Watched, note_length
from toog.bots import find_choose
from toog.core.contract import Count, Game
from toog.core.registry import find_game
from toog.core.state import State
from toog.fast import Simulation, simulate
from toog.fast.run import Run, Sums
from toog.fast.simulation import means, ratio

PARTS = 120
GAMES_A_PART = 40


def parts_of(game: Game[Any], players: int) -> list[Simulation]:
    """Many short simulations with one compiled player."""
    bots = [find_choose("random", game)] * players
    run = Run(game, game.lay_out(players, {}), bots, 0, seed=5)
    found = []
    for part in range(PARTS):
        sums = Sums(len(run.count_at))
        run.work(part * GAMES_A_PART, (part + 1) * GAMES_A_PART, sums)
        found.append(means(game, players, sums, GAMES_A_PART, seconds=1))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_error_of_a_mean_is_how_far_such_means_scatter(name: str) -> None:
    """Of 120 means the scatter is known to one part in fifteen."""
    game = find_game(name)
    parts = parts_of(game, 3)
    for count in game.counts:
        scatter = stdev(part.counts[count.name] for part in parts)
        error = math.sqrt(sum(part.errors.counts[count.name] ** 2 for part in parts) / PARTS)
        assert error == pytest.approx(scatter, rel=0.3, abs=1e-9), count.name
    steps = math.sqrt(sum(part.errors.steps**2 for part in parts) / PARTS)
    assert steps == pytest.approx(stdev(part.steps for part in parts), rel=0.3)


def test_the_error_of_a_share_of_wins_is_that_of_a_coin() -> None:
    game = find_game("pietjesbak")
    games = 20_000
    result = simulate(game, [find_choose("sensible", game), find_choose("random", game)], games, seed=6)
    share = result.wins[0]
    coin = math.sqrt(share * (1 - share) / (games - 1))
    assert result.errors.wins == pytest.approx([coin, coin])


def test_the_error_of_a_ratio_by_hand() -> None:
    """Games of 1 in 2, 3 in 4 and 2 in 6: half, less 0, plus 1 and less 1 of them, by 12 in all."""
    games = [(1, 2), (3, 4), (2, 6)]
    row = [
        sum(many for many, _ in games),
        sum(many * many for many, _ in games),
        sum(per for _, per in games),
        sum(per * per for _, per in games),
        sum(many * per for many, per in games),
    ]
    assert ratio(row, 3) == pytest.approx((0.5, math.sqrt((0 + 1 + 1) * 3 / 2) / 12))


def test_a_ratio_to_nothing_is_no_number() -> None:
    assert all(math.isnan(value) for value in ratio([0] * 5, 3))


def test_who_watches_changes_nothing_and_may_keep_a_tally_for_each_kind() -> None:
    game = find_game("pietjesbak")
    bots = [find_choose("random", game)] * 2
    state: type[State] = Watched
    kinds = tuple(Count(f"length-{kind}", f"lengths.{kind}") for kind in range(3))
    watched = simulate(
        replace(game, state=state, counts=game.counts + kinds), bots, 4_000, seed=2, watch=note_length
    )
    plain = simulate(game, bots, 4_000, seed=2)
    assert watched.wins == plain.wins
    assert {count.name: watched.counts[count.name] for count in game.counts} == plain.counts
    lengths = [watched.counts[count.name] for count in kinds]
    assert sum(lengths) == pytest.approx(1)
    assert min(lengths) > 0
