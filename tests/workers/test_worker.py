"""A worker process is ended for what it was asked, never outlives its asker, and imports what it should."""

from __future__ import annotations

import os
import signal
import site
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from tests.workers.odd_jobs import OddJob
from toog.core.errors import BadRecord
from toog.workers import Unwanted, Worker, WorkerLost, worker

ROOT = Path(__file__).parents[2]
SOON = 20.0  # seconds, on a machine that is busy with others


@pytest.fixture
def child() -> Iterator[Worker]:
    child = Worker(own_modules=True)
    yield child
    child.end()
    child.stop()


def did(child: Worker, job: str, what: object = None) -> object:
    return child.ask(OddJob(job, what))


def pid_of(child: Worker) -> int:
    assert child.process is not None
    return child.process.pid


def soon(what: Callable[[], bool]) -> bool:
    until = time.monotonic() + SOON
    while not what() and time.monotonic() < until:
        time.sleep(0.02)
    return what()


def test_the_same_process_answers_until_it_is_lost(child: Worker) -> None:
    first = did(child, "pid")
    assert did(child, "pid") == first == pid_of(child)
    assert did(child, "echo", "é" * 300_000) == "é" * 300_000
    assert did(child, "read") == "", "what a bot reads are not our requests"
    os.kill(pid_of(child), signal.SIGKILL)
    assert soon(lambda: child.process is not None and child.process.poll() is not None)
    assert did(child, "pid") != first


def test_progress_comes_before_the_answer_and_both_have_the_types_of_the_request(child: Worker) -> None:
    seen: list[int] = []
    assert child.ask(OddJob("count", 3), seen.append) == 3
    assert seen == [0, 1, 2]


def test_what_is_refused_there_is_raised_here_and_the_process_goes_on(child: Worker) -> None:
    first = did(child, "pid")
    with pytest.raises(BadRecord) as refused:
        did(child, "refuse")
    error = refused.value
    assert (error.key, error.rule, error.arguments) == ("record-field", "P3", {"field": "“x”"})
    assert (error.event, error.record) == (4, "second.json")
    assert did(child, "pid") == first


@pytest.mark.parametrize("job", ["spin", "wait"])
def test_one_that_takes_too_long_is_ended_and_the_next_is_asked_in_its_place(child: Worker, job: str) -> None:
    first = did(child, "pid")
    with pytest.raises(WorkerLost, match="too long"), child.patience(0.3):
        did(child, job, 60)
    assert not psutil.pid_exists(int(str(first)))
    assert did(child, "echo", 1) == 1, "and with time enough"


def test_one_that_nobody_waits_for_is_ended_at_once_though_it_says_nothing(child: Worker) -> None:
    did(child, "pid")
    hung_up = threading.Event()
    threading.Timer(0.3, hung_up.set).start()
    began = time.monotonic()
    with pytest.raises(Unwanted), child.patience(60, hung_up.is_set):
        did(child, "spin")
    assert time.monotonic() - began < 2
    assert child.process is None


@pytest.mark.parametrize("size", [1, 1_000_000])
def test_one_that_is_stopped_holds_nobody_up_for_long(
    child: Worker, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    """Neither where the request fits into the pipe, nor where the rest of it waits to be read."""
    first = int(str(did(child, "pid")))
    os.kill(first, signal.SIGSTOP)
    with monkeypatch.context() as sooner:
        sooner.setattr(worker, "SILENT_SECONDS", 0.5)
        with pytest.raises(WorkerLost, match="no sign of life"):
            did(child, "echo", "x" * size)
    assert not psutil.pid_exists(first)
    assert did(child, "echo", 2) == 2


def test_one_that_is_busy_for_longer_than_that_gives_signs_of_life(
    child: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    did(child, "beat", 0.1)
    monkeypatch.setattr(worker, "SILENT_SECONDS", 2.0)
    assert did(child, "wait", 3) is None


def test_one_that_takes_more_memory_than_it_may_is_ended() -> None:
    child = Worker(own_modules=True, memory=200_000_000)
    with pytest.raises(WorkerLost, match="12"):
        did(child, "grow")
    assert child.process is None


def test_one_that_has_grown_large_is_replaced_before_it_is_asked_again() -> None:
    child = Worker(own_modules=True, memory=200_000_000)
    large = did(child, "fill", 90_000_000)
    assert not psutil.pid_exists(int(str(large)))
    assert did(child, "pid") != large
    child.stop()


ASKER = """
import sys
sys.path.insert(0, {root!r})
from tests.workers.odd_jobs import OddJob
from toog.workers import Worker
child = Worker(own_modules=True)
print(child.ask(OddJob("pid")), flush=True)
child.ask(OddJob({job!r}, 600))
"""


@pytest.mark.parametrize("job", ["spin", "wait"])
def test_one_that_is_busy_dies_with_its_asker_however_that_dies(job: str) -> None:
    program = ASKER.format(root=str(ROOT), job=job)
    asker = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert asker.stdout is not None
    with asker.stdout:
        asked = psutil.Process(int(asker.stdout.readline()))
    asker.kill()
    asker.wait()
    gone, _ = psutil.wait_procs([asked], SOON)
    assert gone


def test_the_working_folder_and_the_users_site_are_no_place_to_import_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package of our name lies in the working folder: it is never run."""
    planted = tmp_path / "toog"
    planted.mkdir()
    (planted / "__init__.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    (tmp_path / "numpy.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path, str(tmp_path)])
    child = Worker()
    path, folder, without_site = child.ask(OddJob("path"))
    child.stop()
    assert str(tmp_path) not in path
    assert folder == os.sep
    assert without_site
    assert not (tmp_path / "ran").exists()


def test_the_users_site_is_kept_from_a_worker_also_where_its_asker_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = tmp_path / "sitecustomize.py"
    planted.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    monkeypatch.chdir(tmp_path.parent)
    monkeypatch.setattr(site, "getusersitepackages", lambda: str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    child = Worker()
    path, *_ = child.ask(OddJob("path"))
    child.stop()
    assert str(tmp_path) not in path
    assert not (tmp_path / "ran").exists()
    assert str(tmp_path) in worker.search_path(own_modules=True)


def test_a_users_site_that_holds_this_very_package_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "getusersitepackages", lambda: str(worker.HOME))
    monkeypatch.setattr(sys, "path", [str(worker.HOME)])
    assert worker.search_path(own_modules=False) == str(worker.HOME)


def test_a_working_folder_that_holds_this_very_package_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(worker.HOME)
    monkeypatch.setattr(sys, "path", [""])
    assert worker.search_path(own_modules=False) == str(worker.HOME)
