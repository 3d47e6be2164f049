"""The processes beside a house: what they import, whom they outlive, and who waits for a stopped one."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from pathlib import Path

import httpx
import psutil
import pytest

from tests.server.house_talk import GENEROUS_FLAGS, Process, open_store, opened
from tests.server.patience import PATIENCE, in_loop, until
from toog.server.http.advisers import AdviceService

SLOW, QUICK, OTHER = (f"/api/daily?game={game}" for game in ("stich", "pietjesbak", "zocken"))
"""With nothing compiled yet the first takes half a minute, the second some seconds."""
LONG_PATIENCE = 5 * PATIENCE  # for a worker that stands back behind all who are busy on this machine


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_a_package_of_our_name_in_the_working_folder_is_never_run_and_no_worker_outlives_a_killed_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = tmp_path / "ran"
    for planted in (tmp_path / "toog" / "__init__.py", tmp_path / "numpy.py", tmp_path / "sitecustomize.py"):
        planted.parent.mkdir(exist_ok=True)
        planted.write_text(f"open({str(ran)!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    program = ("-P", "-m", "toog")
    house = Process(*GENEROUS_FLAGS, database=tmp_path / "house.db", program=program)
    try:
        with httpx.stream("GET", house.address + SLOW, timeout=PATIENCE) as answer:
            assert answer.status_code == 200
            lines = answer.iter_lines()
            assert "progress" in next(lines)
            keeper = psutil.Process(house.process.pid)
            deadline = time.monotonic() + LONG_PATIENCE
            while not (workers := keeper.children()) or workers[0].cpu_times().user < 1:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert not ran.exists()
            house.process.kill()
            gone, alive = psutil.wait_procs(workers, 5)
            assert gone
            assert not alive
    finally:
        house.kill()


async def worker_of(adviser: AdviceService) -> psutil.Process:
    await until(lambda: any(thread.worker.process is not None for thread in adviser.pool.all))
    [thread] = adviser.pool.all
    assert thread.worker.process is not None
    return psutil.Process(thread.worker.process.pid)


@pytest.mark.parametrize("stop", [False, True])
@in_loop
async def test_hanging_up_frees_the_place_at_once_whatever_the_worker_is_doing(
    tmp_path: Path, stop: bool
) -> None:
    async with opened(open_store(tmp_path)) as house:
        assert house.house is not None
        adviser = house.house.advice.long
        async with house.http.stream("GET", SLOW) as answer:
            lines = answer.aiter_lines()
            await anext(lines)
            worker = await worker_of(adviser)
            await asyncio.sleep(1)
            if stop:
                worker.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        await until(lambda: adviser.queue.doing is None)
        assert time.monotonic() - began < 3
        assert not worker.is_running()
        assert '"puzzles"' in (await house.http.get(QUICK, timeout=3 * PATIENCE)).text


@in_loop
async def test_whoever_waits_is_told_how_many_are_before_them(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house, house.http.stream("GET", SLOW) as first:
        lines = first.aiter_lines()
        assert "before" not in await anext(lines)
        async with house.http.stream("GET", QUICK) as second, house.http.stream("GET", OTHER) as third:
            told = [json.loads(await anext(answer.aiter_lines())) for answer in (second, third)]
        assert [line.get("before") for line in told] == [1, 2]
