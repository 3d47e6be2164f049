"""Compiled and plain are the same rules: the same steps lead to the same positions."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.house import GAMES, positions
from toog.bots import find_choose
from toog.core.contract import Game
from toog.core.falls import Dice, Pack
from toog.core.registry import find_game
from toog.fast import simulate
from toog.fast.driver import buffer_sizes

ROOT = Path(__file__).parents[2]
TRACED_GAMES = 60
PLAIN_GAMES = 300
COMPILED_GAMES = 20_000


@pytest.mark.parametrize("name", GAMES)
def test_every_step_agrees_with_every_index_checked(name: str) -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"}  # made quickly, and not to be quick
    command = [sys.executable, "-m", "tests.fast.tracing", name, str(TRACED_GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout.split()[0]) > TRACED_GAMES * 10


def test_a_compiled_game_has_room_for_all_its_moves_and_its_whole_pack() -> None:
    """Compiled code would write on past the end of a buffer."""
    stich = find_game("stich")
    large = replace(
        stich,
        vocabulary=tuple(f"move {number}" for number in range(300)),
        falls=(Pack(tuple("ab"), (60, 44), "S1"), Dice(3, "P1")),
    )
    assert buffer_sizes(large) == (300, 104)
    for name in GAMES:
        most_moves, most_fallen = buffer_sizes(find_game(name))
        assert most_moves >= find_game(name).seats[1]
        assert most_fallen >= 1


def play_plainly(game: Game[Any], players: int, rng: random.Random) -> dict[str, int]:
    """One game by random players, as the table plays it; its tallies."""
    *_, s = positions(game, players, rng)
    return {tally: getattr(s, tally) for tally in s.tallies}


@pytest.mark.parametrize("name", GAMES)
def test_counts_of_plain_and_compiled_games_agree_within_their_error(name: str) -> None:
    game = find_game(name)
    players = max(2, game.seats[0])
    rng = random.Random(1)
    plain = [play_plainly(game, players, rng) for _ in range(PLAIN_GAMES)]
    compiled = simulate(game, [find_choose("random", game)] * players, COMPILED_GAMES, seed=1)
    for count in game.counts:
        if count.per is not None:
            continue
        values = [tallies[count.tally] for tallies in plain]
        mean = sum(values) / PLAIN_GAMES
        spread = (sum((value - mean) ** 2 for value in values) / PLAIN_GAMES) ** 0.5
        error = (spread + 0.05) / PLAIN_GAMES**0.5
        assert abs(mean - compiled.counts[count.name]) < 5 * error, count.name


def test_the_same_seed_gives_the_same_totals_on_any_number_of_threads() -> None:
    game = find_game("pietjesbak")
    bots = [find_choose("sensible", game), find_choose("random", game), find_choose("random", game)]
    one, two, five = (simulate(game, bots, 30_000, seed=3, threads=threads) for threads in (1, 2, 5))
    other = simulate(game, bots, 30_000, seed=4, threads=2)
    assert (one.wins, one.scores, one.counts) == (two.wins, two.scores, two.counts)
    assert (one.wins, one.scores, one.counts) == (five.wins, five.scores, five.counts)
    assert one.counts != other.counts
    assert sum(one.wins) == pytest.approx(1)


def test_progress_counts_up_and_an_interrupt_stops_the_threads() -> None:
    game = find_game("pietjesbak")
    bots = [find_choose("random", game)] * 2
    seen: list[int] = []

    def interrupt(done: int) -> None:
        seen.append(done)
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(game, bots, 500_000_000, threads=2, progress=interrupt)
    assert seen == sorted(seen)
    assert seen[-1] < 500_000_000


def test_who_watches_does_not_hold_up_a_short_run(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("pietjesbak")
    monkeypatch.setattr("toog.fast.chunks.LOOK_SECONDS", 20.0)
    seen: list[int] = []
    run = simulate(game, [find_choose("random", game)] * 2, 10, threads=1, progress=seen.append)
    assert run.seconds < 20


@pytest.mark.parametrize("name", GAMES)
def test_the_sensible_bot_beats_the_random_one_or_has_no_choice(name: str) -> None:
    game = find_game(name)
    blind, sense = find_choose("random", game), find_choose("sensible", game)
    first = simulate(game, [sense, blind], 4_000, seed=1).wins[0]
    second = simulate(game, [blind, sense], 4_000, seed=2).wins[1]
    if name == "azen_jagen":
        assert simulate(game, [sense, sense], 4_000, seed=1).wins[0] == first
    else:
        assert (first + second) / 2 > 0.55


def test_nonsense_is_refused_before_anything_is_compiled() -> None:
    game = find_game("pietjesbak")
    with pytest.raises(ValueError, match="the bots are random, beginner, sensible, club, champion"):
        find_choose("genius", game)
    with pytest.raises(ValueError, match="at least one game"):
        simulate(game, [find_choose("random", game)] * 2, 0)
    seed: Any = "x"
    with pytest.raises(ValueError, match="a seed has to be a whole number"):
        simulate(game, [find_choose("random", game)] * 2, 1, seed=seed)
