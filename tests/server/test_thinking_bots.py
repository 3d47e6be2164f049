"""Bots that think do so in a process beside the house, which nobody waits for when it dies."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.patience import in_loop, until
from tests.table.evening import Evening
from toog.bots import Question, find_bot
from toog.bots.requests import MoveRequest, WarmUpRequest
from toog.core.record import read_record
from toog.core.seal import judge_falls, open_bots, read_bots
from toog.core.sources import BotLuck, Sealed
from toog.server.tables import bot_threads
from toog.server.tables.bot_threads import BotThreads
from toog.workers import Request, Worker, pool
from toog.workers.pool import Pool

pytestmark = pytest.mark.usefixtures("same_dice")
"""Three apes, in one game of two in 216, end it before anyone has thought."""


class Thinking:
    """Workers as they are, and what became of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started: list[subprocess.Popen[str]] = []
        started = Worker.started

        def note(worker: Worker) -> subprocess.Popen[str]:
            process = started(worker)
            if process not in self.started:
                self.started.append(process)
            return process

        monkeypatch.setattr(Worker, "started", note)

    @property
    def alive(self) -> list[subprocess.Popen[str]]:
        return [process for process in self.started if process.poll() is None]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    thinking = Thinking(monkeypatch)
    yield thinking
    assert not thinking.alive


async def champions(house: OpenHouse, **terms: Any) -> Any:
    given = await house.lay("pietjesbak", name=None, **terms)
    host = await house.come(given["table"], given["secret"])
    for name in ("Mieke", "Fons"):
        await host.ask("fill", bot="champion", name=name)
    await host.ask("start")
    return host


def nothing_to_do(pool: Pool, preparation: object) -> None:
    """Where bots do not get ready beforehand, the process that is started has a question."""


@in_loop
async def test_champions_think_aside_and_their_record_can_be_played_over(
    tmp_path: Path, thinking: Thinking
) -> None:
    async with opened(open_store(tmp_path)) as house:
        host = await champions(house, options={"marks": 1})
        await host.until(lambda seen: seen["status"] == "over")
        assert len(thinking.started) == 1, "two bots of one table never think at once"
        assert os.getpriority(os.PRIO_PROCESS, thinking.started[0].pid) == bot_threads.NICENESS
        table = house.hub.tables[host.seen["table"]].table
        record = read_record(table.record())
    chosen = read_bots(record)
    assert chosen is not None
    assert {who.bot for who in chosen.values()} == {"champion"}
    dice = Sealed.under(host.seen["seal"])
    assert dice is not None
    assert open_bots(record) == BotLuck.beside(dice.secret, dice.nonces, dice.terms)
    assert judge_falls(record).binds[-2:] == ("bots", "luck")


@in_loop
async def test_a_process_that_dies_keeps_nobody_waiting(
    tmp_path: Path, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pool, "prepare", nothing_to_do)
    async with opened(open_store(tmp_path)) as house:
        host = await champions(house)
        await until(lambda: len(thinking.started) == 1)
        thinking.started[0].kill()
        version = host.version
        await host.at_least(version + 2)
        table = house.hub.tables[host.seen["table"]].table
        bots = table.standing.bots
        assert bots is not None
        assert bots["played"][0]["bot"] == "random", "in place of the one that died"


@in_loop
async def test_a_house_closes_in_the_middle_of_a_thought(
    tmp_path: Path, thinking: Thinking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Pool, "prepare", nothing_to_do)
    sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
    popen = subprocess.Popen
    monkeypatch.setattr("toog.workers.worker.subprocess.Popen", lambda _, **how: popen(sleeper, **how))
    async with opened(open_store(tmp_path)) as house:
        await champions(house)
        await until(lambda: len(thinking.started) == 1)
        began = time.monotonic()
    assert time.monotonic() - began < pool.LEAVING_SECONDS
    assert "bot broke" not in caplog.text


@in_loop
async def test_a_bot_that_never_answers_is_given_up(
    tmp_path: Path, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_threads, "PATIENCE_SECONDS", 0.2)
    sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
    popen = subprocess.Popen
    monkeypatch.setattr("toog.workers.worker.subprocess.Popen", lambda _, **how: popen(sleeper, **how))
    async with opened(open_store(tmp_path)) as house:
        host = await champions(house, options={"marks": 1})
        await until(lambda: len(thinking.started) == 1)
        await host.until(lambda seen: any(item["entry"]["entry"] == "moved" for item in seen["log"]))
        bots = house.hub.tables[host.seen["table"]].table.standing.bots
        assert bots is not None
        assert bots["played"][0]["bot"] == "random"


@in_loop
async def test_a_process_without_questions_ends_and_the_next_question_starts_another(
    tmp_path: Path, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "IDLE_SECONDS", 0.1)
    async with opened(open_store(tmp_path)) as house:
        for many in (1, 2):
            host = await champions(house, options={"marks": 1})
            await host.until(lambda seen: seen["status"] == "over")
            await until(lambda: not thinking.alive)
            assert len(thinking.started) >= many


@in_loop
async def test_no_more_think_at_once_than_leave_a_core_and_the_others_wait_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slow(worker: Worker, bot: str, question: Question) -> int:
        time.sleep(0.02)
        return find_bot("sensible", question.game).ask(question)

    monkeypatch.setattr(bot_threads, "ask_move", slow)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    threads = BotThreads()
    thinking = threads.thinking
    asked = [asyncio.ensure_future(threads.choose(*a_turn())) for _ in range(7)]
    await asyncio.sleep(0)
    asked[5].cancel()
    answers = await asyncio.gather(*(each for each in asked if each is not asked[5]))
    assert {answer.bot for answer in answers} == {"champion"}
    assert len(thinking.all) == len(thinking.idle) == thinking.most == 2
    await threads.close()
    assert not any(each.thread.is_alive() for each in thinking.all)


def a_turn() -> Any:
    evening = Evening(people=0, bots=2)
    return evening.course.game, evening.question()._replace(bot="champion")


@in_loop
async def test_a_champion_gets_ready_when_it_sits_down_and_once_only(
    tmp_path: Path, thinking: Thinking
) -> None:
    async with opened(open_store(tmp_path)) as house:
        thinking_pool = house.hub.services.bot_threads.thinking
        for _ in range(2):
            given = await house.lay("mens", players=2, name="An")
            host = await house.come(given["table"], given["secret"])
            assert not thinking.started or thinking_pool.idle
            await host.ask("fill", bot="champion", name="Mieke")
            await until(lambda: [*map(len, (thinking_pool.idle, thinking_pool.all))] == [1, 1])
            [preparation] = thinking_pool.all[0].worker.ready_for
            request = preparation.request
            assert isinstance(request, WarmUpRequest)
            assert (request.bot, request.game, request.players) == ("champion", "mens", 2)
        assert len(thinking.started) == 1
        assert not thinking_pool.preparations


@in_loop
async def test_light_bots_and_tables_that_nobody_looks_at_start_no_process(
    tmp_path: Path, thinking: Thinking
) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay("mens", players=2, name="An", bot="champion")
        assert not house.hub.services.bot_threads.thinking.all
        other = await house.lay("mens", players=2, name="An")
        host = await house.come(other["table"], other["secret"])
        await host.ask("fill", bot="sensible", name="Mieke")
        assert not house.hub.services.bot_threads.thinking.all
        await house.come(given["table"], given["secret"])
        await until(lambda: len(thinking.started) == 1)


@in_loop
async def test_questions_come_before_bots_that_get_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    go_on = threading.Event()

    def ask(worker: Worker, request: Request[Any, Any]) -> Any:
        if isinstance(request, WarmUpRequest):
            return done.append(f"warm {request.options['rounds']}")
        assert isinstance(request, MoveRequest)
        go_on.wait()
        done.append("asked")
        return request.question.moves[0]

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    threads = BotThreads()
    asked = [asyncio.ensure_future(threads.choose(*a_turn())) for _ in range(2)]
    await asyncio.sleep(0)
    for rounds in (*range(pool.MOST_WAITING + 1), 3):
        threads.warm("champion", "zocken", 2, {"rounds": rounds})
    threads.warm("sensible", "zocken", 2, {"rounds": 99})
    assert len(threads.thinking.preparations) == pool.MOST_WAITING
    go_on.set()
    await asyncio.gather(*asked)
    await until(lambda: bool(threads.thinking.idle))
    assert done == ["asked", "asked", *(f"warm {rounds}" for rounds in range(1, pool.MOST_WAITING + 1))]
    threads.warm("champion", "zocken", 2, {"rounds": 3})
    assert threads.thinking.idle, "it is ready for that already"
    await threads.close()


@in_loop
async def test_the_process_that_knows_a_game_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "ask", lambda *_: None)  # takes no time
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    threads = BotThreads()
    thinking, topic = threads.thinking, ("champion", "stich")
    for game in ("stich", "mens"):
        threads.warm("champion", game, 2, {})
    await until(lambda: len(thinking.idle) == 2)
    [stich] = [thread for thread in thinking.all if thread.is_ready_for(topic)]
    thinking.idle.sort(key=lambda thread: thread is not stich)
    assert thinking.take(topic) is stich
    thinking.idle.append(stich)
    stich.worker.stop()
    assert not stich.is_ready_for(topic)
    await threads.close()


@in_loop
async def test_where_no_process_can_be_started_the_blind_one_plays_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*command: object, **how: object) -> None:
        raise OSError("too many open files")

    monkeypatch.setattr("toog.workers.worker.subprocess.Popen", refuse)
    async with opened(open_store(tmp_path)) as house:
        host = await champions(house, options={"marks": 1})
        await host.until(lambda seen: seen["status"] == "over")
        bots = house.hub.tables[host.seen["table"]].table.standing.bots
        assert bots is not None
        assert {played["bot"] for played in bots["played"]} == {"random"}
