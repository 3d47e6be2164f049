"""Ctrl-C stops every command within two seconds, tells what there is, and leaves no process behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from toog import Match, cli

SECONDS = 2.0  # the promise
SLACK = 2.0  # for a machine that is busy with others
PLAYED_SECONDS = 5.0  # of the processors, in which some games have been played
OWN = """
import time
def slow(question):
    until = time.perf_counter() + 0.002
    while time.perf_counter() < until:
        pass
    return question.moves[0]
def stuck(question):
    while True:
        pass
"""


class Stopped:
    """A command that was started as in a terminal, and what it did once Ctrl-C was pressed."""

    def __init__(self, process: subprocess.Popen[str], workers: list[psutil.Process], seconds: float) -> None:
        self.out, self.said = process.communicate()
        self.code = process.returncode
        self.seconds = seconds
        _, self.orphans = psutil.wait_procs(workers, 5)


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "toog", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def stop(process: subprocess.Popen[str], after: float) -> Stopped:
    """Once it has used the processor for so many seconds, alone or with its workers."""
    looked = psutil.Process(process.pid)
    until = time.monotonic() + 60
    while used(looked) < after and process.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    assert process.poll() is None, process.communicate()
    workers = looked.children(recursive=True)
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    process.wait(30)
    return Stopped(process, workers, time.monotonic() - began)


def used(process: psutil.Process) -> float:
    total = 0.0
    for one in (process, *process.children(recursive=True)):
        try:
            total += sum(one.cpu_times()[:2])
        except psutil.NoSuchProcess:
            continue
    return total


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)


ENDLESS = "900000"
GAMES = [
    ("simulate", "pietjesbak", "--games", "900000000"),
    ("simulate", "pietjesbak", "--bots", "mine:slow,random", "--games", ENDLESS),
    ("simulate", "pietjesbak", "--bots", "mine:slow,random", "--games", ENDLESS, "--threads", "1"),
    ("arena", "pietjesbak", "--bots", "mine:slow,random", "--games", ENDLESS),
    ("arena", "pietjesbak", "--bots", "sensible,random", "--games", ENDLESS, "--threads", "1"),
    ("lab", "azen_jagen", "--change", "orders=5", "--games", "90000000"),
    ("handicap", "pietjesbak", "--bots", "sensible,random", "--games", "9000000"),
]


@pytest.mark.parametrize("words", GAMES, ids=" ".join)
@pytest.mark.usefixtures("own_bots")
def test_what_was_played_is_told_and_no_process_is_left(words: tuple[str, ...]) -> None:
    few = [*words[:-1], "30"] if words[-2] == "--games" else [*words[:-3], "30", *words[-2:]]
    compiled = subprocess.run([sys.executable, "-m", "toog", *few], capture_output=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
    with running(*words, "--json") as process:
        stopped = stop(process, after=PLAYED_SECONDS)
    assert stopped.code == 130, stopped.said
    assert stopped.seconds < SECONDS + SLACK
    assert not stopped.orphans
    told = json.loads(stopped.out)
    assert 0 < told["games"] < int(words[words.index("--games") + 1])
    assert f"Stopped: {told['games']:,}" in stopped.said or f"{told['games']:,} games" in stopped.said
    assert "Traceback" not in stopped.said


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "pietjesbak", "--bots", "mine:stuck,random"),
        ("simulate", "pietjesbak", "--bots", "mine:stuck,random", "--threads", "1"),
        ("arena", "pietjesbak", "--bots", "mine:stuck,random"),
    ],
    ids=" ".join,
)
@pytest.mark.usefixtures("own_bots")
def test_a_bot_that_never_answers_holds_nobody(words: tuple[str, ...]) -> None:
    with running(*words) as process:
        stopped = stop(process, after=3)
    assert (stopped.code, stopped.out) == (130, "")
    assert stopped.said.endswith("toog: Stopped before there was anything to tell.\n")
    assert stopped.seconds < SECONDS + SLACK
    assert not stopped.orphans


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match("stich", ["An", "Bo", "Cé", "Do"], seed=1)
    while legal := match.legal():
        match.play(legal[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps(Match("zocken", ["An", "Bo"], seed=1).record()))
    return file


def test_a_rollout_that_is_stopped_tells_what_there_is(tmp_path: Path) -> None:
    """Colours of which none is better on an empty row: it would never be clear."""
    file = tmp_path / "alone.json"
    file.write_text(json.dumps(Match("zocken", ["An"], options={"rounds": 1}, seed=1).record()))
    words = ("hint", str(file), "--json", "--rollout")
    command = [sys.executable, "-m", "toog", *words, "10"]
    compiled = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(compiled.stdout)["rollout"]["games"] == 10
    with running(*words, "999999") as process:
        stopped = stop(process, after=PLAYED_SECONDS)
    assert stopped.code == 130, stopped.said
    assert stopped.seconds < SECONDS + SLACK
    games = json.loads(stopped.out)["rollout"]["games"]
    assert 250 <= games < 999_999
    assert f"Stopped: {games:,} of 999,999 games were played" in stopped.said


@pytest.mark.parametrize(
    "words",
    [
        ("lab", "mens", "--change", "must_hit=true"),
        ("solve", "zocken"),
        ("review", "FILE"),
        ("hint", "UNFINISHED"),
        ("drill", "FILE"),
        ("daily", "stich"),
    ],
    ids=" ".join,
)
def test_whatever_a_command_does_it_ends_in_time(
    words: tuple[str, ...], record: Path, unfinished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing compiled yet: the compiler does not hear of a Ctrl-C for seconds."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    files = {"FILE": str(record), "UNFINISHED": str(unfinished)}
    with running(*(files.get(word, word) for word in words)) as process:
        stopped = stop(process, after=2.5)
    assert stopped.code == 130, stopped.said
    assert stopped.seconds < SECONDS + SLACK
    assert not stopped.orphans
    assert "Traceback" not in stopped.said


def test_ctrl_c_inside_a_callback_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such as those by which Python forgets the lock of a module it has imported."""

    class Forgotten:
        def __del__(self) -> None:
            raise KeyboardInterrupt

    def loading(words: list[str]) -> int:
        Forgotten()
        time.sleep(10)
        return 0

    monkeypatch.setattr(sys.modules[cli.main.__module__], "answer", loading)
    assert cli.main([]) == 130
    assert capsys.readouterr().err == ""
