"""The watches count what the rules count: played plainly, their tallies add up to those of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from facts.house import module_of
from facts.study import Study
from facts.watch.azen_jagen import WHOLE_WIN
from facts.watch.stich import FIVE, RICHEST
from facts.watch.zocken import LOWEST, TEN
from tests.conformance.house import OWN_GAMES, positions
from toog.core.registry import load_game
from toog.games.stich.rules import BONUS

PLAYED = 25


def watched(of: Study, rng: random.Random) -> Any:
    """One game at random with its watch looking on."""
    for s in positions(of.game, rng.choice(of.sizes), rng):
        of.watch(s)
    return s


def games_of(name: str) -> list[Any]:
    of: Study = module_of(name).STUDY
    rng = random.Random(name)
    return [watched(of, rng) for _ in range(PLAYED)]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_watch_has_a_count_for_each_of_its_tallies(name: str) -> None:
    of: Study = module_of(name).STUDY
    names = {count.name for count in of.game.counts}
    own = {field.name for field in load_game(name).state.fields}
    for field in of.game.state.fields:
        if field.name not in own and field.tally and field.length:
            assert f"{field.name}.{field.length - 1}" in names


@pytest.mark.parametrize("name", ["pietjesbak", "mens"])
def test_the_winner_has_one_place_and_the_game_one_length(name: str) -> None:
    for s in games_of(name):
        assert s.places[(s.winner - (s.began - 1)) % s.players] == sum(s.places) == 1
        assert sum(s.lengths) == 1


def test_winners_of_azen_jagen_share_one_win() -> None:
    for s in games_of("azen_jagen"):
        assert sum(s.places) == WHOLE_WIN
        winner = s.paid.index(min(s.paid[: s.players]))
        assert s.places[(winner - (s.began - 1)) % s.players] > 0


def test_every_round_of_pietjesbak_is_won_or_ends_the_game() -> None:
    for s in games_of("pietjesbak"):
        assert sum(s.won_with) == s.won == s.rounds - s.apes_wins - s.last_standing
        assert s.stoefs_won <= s.stoefs


def test_every_turn_of_zocken_is_counted_once() -> None:
    for s in games_of("zocken"):
        assert sum(s.scored) == sum(s.matched) == sum(s.lost) == sum(s.stood) == s.turns
        assert sum(many * (LOWEST + TEN * place) for place, many in enumerate(s.scored)) == s.turn_score
        assert sum(many * count for many, count in enumerate(s.matched)) == s.matches
        assert sum(many * count for many, count in enumerate(s.lost)) == s.outs
        assert sum(s.stood_over) == s.over_50


def test_what_bets_win_in_zocken() -> None:
    """All points come from turns and from bets."""
    seen = 0
    for s in games_of("zocken"):
        gained = sum(s.points[: s.players]) - s.turn_score
        lost = (s.bets_made - s.bets_won) * 20
        assert gained + lost >= s.bets_won * 30
        seen += s.bets_made
    assert seen > 0


def test_every_trick_of_stich_is_counted_with_its_points() -> None:
    for s in games_of("stich"):
        assert sum(s.sizes_taken) == sum(s.points_taken) == s.all_tricks
        if s.points_taken[RICHEST] == 0:
            taken = sum(FIVE * fives * many for fives, many in enumerate(s.points_taken))
            assert taken == sum(s.points[: s.players]) - BONUS * s.bonuses
