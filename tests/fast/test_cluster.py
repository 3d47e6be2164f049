"""On a Ray cluster the totals are those of one process, and what befalls it is said in a sentence."""

from __future__ import annotations

import importlib
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.fast import last_move
from tests.fast.ray_cluster import LET_IN, RayCluster, ray_cluster
from toog.bots import find_choose
from toog.cli import main
from toog.core.registry import find_game
from toog.fast import ClusterError, Simulation, simulate
from toog.fast.cluster import PATIENCE, end_without_a_word, surroundings
from toog.fast.plan import Plan, play_chunk
from toog.fast.run import Sums

GAME = find_game("pietjesbak")
BOTS = [find_choose("sensible", GAME), find_choose("random", GAME), last_move.choose]
GAMES = 400_000
MANY = 3_000_000  # so many that someone still plays when the test has looked
LONGEST_WAIT = 30.0  # seconds
ENDLESS = 900_000_000
LONG_ENOUGH = 20_000
"""Games done, after which a chunk is long enough to be met in the middle."""

WORDLESS = [("local", True), ("10.0.0.7:6379", True), ("local", False), ("10.0.0.7:6379", False)]

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with ray_cluster() as cluster:
        yield cluster


@pytest.fixture(autouse=True)
def let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in LET_IN.items():
        monkeypatch.setenv(name, value)


def totals(result: Simulation) -> tuple[Any, ...]:
    return (result.decisions, result.chances, result.wins, result.scores, result.counts, result.errors)


def stopped_player(cluster: RayCluster) -> psutil.Process:
    """A worker in the middle of a chunk: it cannot finish it any more."""
    ends = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < ends:
        for player in cluster.players():
            with suppress(psutil.NoSuchProcess):
                player.suspend()
                if player in cluster.players():
                    return player
                player.resume()
    raise AssertionError("nobody plays any more")


def test_the_totals_are_those_of_one_process_also_when_a_worker_is_killed(cluster: RayCluster) -> None:
    here = simulate(GAME, BOTS, GAMES, seed=3)
    one = simulate(GAME, BOTS, GAMES, seed=3, ray=cluster.address, threads=1)
    assert totals(one) == totals(here)
    many = simulate(GAME, BOTS, MANY, seed=4)
    killed: list[int] = []
    seen: list[int] = []

    def kill(done: int) -> None:
        seen.append(done)
        if done > LONG_ENOUGH and not killed:
            player = stopped_player(cluster)
            player.send_signal(signal.SIGKILL)
            killed.append(player.pid)

    two = simulate(GAME, BOTS, MANY, seed=4, ray=cluster.address, threads=2, progress=kill)
    assert killed
    assert totals(two) == totals(many)
    assert seen == sorted(seen)
    assert seen[-1] == MANY


def test_a_bot_that_the_cluster_does_not_have_is_named(
    cluster: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "at_home.py").write_text(Path(last_move.__file__).read_text())
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = importlib.import_module("at_home").choose
    with pytest.raises(ClusterError, match=r"does not have the bot “at_home:choose”"):
        simulate(GAME, [bot, bot], 10, ray=cluster.address)


def test_an_interrupt_leaves_no_process_behind(cluster: RayCluster) -> None:
    before = others(cluster)

    def interrupt(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, BOTS, ENDLESS, ray=cluster.address, progress=interrupt)
    assert others(cluster) == before


def others(cluster: RayCluster) -> set[psutil.Process]:
    """Of our processes, those outside the cluster, which starts and ends its workers as it likes."""
    theirs = {cluster.head.pid, *(process.pid for process in cluster.processes())}
    return {process for process in psutil.Process().children(recursive=True) if process.pid not in theirs}


def test_a_cluster_that_is_lost_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATIENCE, "1")
    with ray_cluster() as cluster:

        def lose(done: int) -> None:
            if done:
                cluster.kill()

        with pytest.raises(ClusterError, match="was lost before all games were played"):
            simulate(GAME, BOTS, ENDLESS, ray=cluster.address, progress=lose)


def test_where_nobody_answers_there_is_no_cluster(capfd: Captured) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        code = main(["simulate", "pietjesbak", "--ray", address, "--lang", "en"])
    told = capfd.readouterr()
    assert (code, told.out) == (1, "")
    assert told.err.startswith(f"toog: the Ray cluster at “{address}” cannot be joined from this machine")
    assert told.err.count("\n") == 1


def test_what_ends_without_a_word_was_lost_or_never_there() -> None:
    """To see it happen takes Ray a quarter of a minute."""
    told = {str(end_without_a_word(where, joined=joined)) for where, joined in WORDLESS}
    assert told == {
        "the Ray cluster was lost before all games were played",
        "no Ray cluster can be started on this machine (…)",
        "what answers at “10.0.0.7:6379” is no Ray cluster that lets this machine join",
    }


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ray is not installed"),
        ("nl", "Ray is niet geïnstalleerd"),
        ("fr", "Ray n’est pas installé"),
        ("de", "Ray ist nicht installiert"),
    ],
)
def test_without_the_extra_it_is_said_how_to_install_it(
    language: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "pietjesbak", "--ray", "local", "--lang", language]) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert "pip install 'toog[cluster]'" in told


def test_other_rules_or_bots_are_not_played_along_with_ours() -> None:
    plan = Plan.of(GAME, BOTS, {}, seed=3)
    assert Sums.from_lists(play_chunk(plan.to_json(), 0, 5)[0]).steps[0, 0] > 0
    with pytest.raises(ClusterError, match="install the same toog on all of them"):
        play_chunk(replace(plan, digest="other").to_json(), 0, 5)


def test_what_another_machine_cannot_find_by_name_is_refused() -> None:
    def choose(s: Any, seat: int, out: Any, many: int, luck: int) -> Any:
        return out[0]

    with pytest.raises(ClusterError, match="must be a function of a module that all machines have"):
        simulate(GAME, [choose, choose], 10, ray="local")
    with pytest.raises(ClusterError, match="only the games of the house"):
        simulate(replace(GAME, counts=()), BOTS, 10, ray="local")
    with pytest.raises(ClusterError, match="cannot be watched"):
        simulate(GAME, BOTS, 10, ray="local", watch=last_move.choose)
    with pytest.raises(ValueError, match="neither 'local' nor the HOST:PORT"):
        simulate(GAME, BOTS, 10, ray="ray://somewhere:10001")


def test_ray_is_told_to_report_nothing_and_to_let_nobody_else_in() -> None:
    theirs = surroundings(os.environ, "local")
    assert theirs["RAY_USAGE_STATS_ENABLED"] == "0"
    assert theirs["RAY_AUTH_TOKEN"] != os.environ["RAY_AUTH_TOKEN"]
