"""A pool does jobs in threads, in the order they came, and leaves nobody waiting when it closes."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest

from tests.server.patience import in_loop, until
from tests.workers.odd_jobs import OddJob
from toog.workers import Worker, WorkerLost
from toog.workers.pool import LEAVING_SECONDS, Pool, Preparation


@in_loop
async def test_jobs_wait_in_the_order_they_came_and_one_that_nobody_waits_for_is_left_out() -> None:
    pool, done, go_on = Pool(1), list[int](), threading.Event()

    def job(number: int, worker: Worker) -> int:
        go_on.wait()
        done.append(number)
        return number

    asked = [asyncio.ensure_future(pool.do(partial(job, number))) for number in range(4)]
    await asyncio.sleep(0)
    asked[2].cancel()
    go_on.set()
    assert [await each for each in asked if each is not asked[2]] == [0, 1, 3]
    assert done == [0, 1, 3]
    assert len(pool.all) == 1
    await pool.close()


@in_loop
async def test_what_goes_wrong_in_a_job_is_raised_where_it_is_waited_for() -> None:
    def fail(worker: Worker) -> int:
        raise ZeroDivisionError

    pool = Pool(1)
    with pytest.raises(ZeroDivisionError):
        await pool.do(fail)
    assert await pool.do(lambda _: 7) == 7
    await pool.close()
    assert not pool.all[0].thread.is_alive()


@in_loop
async def test_a_pool_that_closes_ends_the_job_under_way_and_refuses_the_rest() -> None:
    pool, asked = Pool(1), threading.Event()
    await pool.do(find_tests)

    def wait(worker: Worker) -> None:
        worker.ask(OddJob("pid"))
        asked.set()
        worker.ask(OddJob("wait", 60))

    under_way = asyncio.ensure_future(pool.do(wait))
    waiting = asyncio.ensure_future(pool.do(lambda _: 7))
    await until(asked.is_set)
    began = time.monotonic()
    await pool.close()
    assert time.monotonic() - began < LEAVING_SECONDS
    with pytest.raises(WorkerLost):
        await under_way
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(WorkerLost, match="closed"):
        await pool.do(lambda _: 7)
    assert pool.all[0].worker.process is None


@in_loop
async def test_a_preparation_is_made_once_and_forgotten_with_its_process() -> None:
    pool = Pool(2)
    await pool.do(find_tests)
    assert pool.idle == pool.all, "it is idle before it answers"
    [thread] = pool.all
    odd, never_made = Preparation("odd", OddJob("pid"), 60.0), Preparation("even", OddJob("refuse"), 60.0)
    for preparation in (odd, never_made, odd):
        pool.prepare(preparation)
        await until(lambda: pool.idle == pool.all)
    assert list(thread.worker.ready_for) == [odd]
    assert thread.is_ready_for("odd")
    assert not thread.is_ready_for("even")
    thread.worker.stop()
    assert not thread.is_ready_for("odd")
    await pool.close()


def find_tests(worker: Worker) -> None:
    """Let a worker import what lies in the working folder: these tests."""
    worker.own_modules = True
