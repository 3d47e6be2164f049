"""Hints, the coach's word and reviews: thought out aside, for whom they are meant, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import toog
from tests.conformance.test_secrets import scrambled
from tests.server.house_talk import GENEROUS, Evening, OpenHouse, bearer, open_store, opened
from tests.server.long_games import to_its_end
from tests.server.patience import in_loop, until
from toog.core.contract import Event
from toog.review.answering import GAMES_FOR_A_PERSON
from toog.review.requests import HintRequest
from toog.review.reviewing import review
from toog.review.shapes import Hint
from toog.review.telling import tell_review
from toog.server.http.advice import MOST_AT_TABLE, Advisers
from toog.server.http.advisers import AdviceService
from toog.table import Table, TableError
from toog.texts import LANGUAGES, Voice
from toog.workers import Request, Worker, ignore, pool
from toog.workers.request import write_request

NOTHING: dict[str, Any] = {"seat": 0, "unit": "win", "exact": True, "moves": [], "best": "", "reasons": []}


Progress = Callable[[Any], None]


def answer_nothing(worker: object, request: Request[Any, Any], progress: Progress = ignore) -> Any:
    return Hint(**NOTHING, version=request.version) if isinstance(request, HintRequest) else None


def worker_of(adviser: AdviceService) -> Worker:
    """The one worker that an adviser has, once it was asked."""
    [thread] = adviser.pool.all
    return thread.worker


def advice_of(house: OpenHouse) -> Advisers:
    assert house.house is not None
    return house.house.advice


async def ask(house: OpenHouse, what: str, evening: Evening, seat: int = 0, **more: Any) -> httpx.Response:
    form = {"seat": seat, "language": "nl", **more}
    return await house.post(f"/api/tables/{evening.table}/{what}", form, evening.secrets[0])


async def against_bot(house: OpenHouse) -> Evening:
    """An alone against a bot at Pietjesbak, with real dice."""
    given = await house.lay("pietjesbak", 2, name="An", dice="real")
    guest = await house.come(given["table"], given["secret"])
    await guest.ask("fill", bot="sensible", name="Mieke")
    await guest.ask("start")
    return Evening(house, given["table"], [given["secret"]], [guest])


async def before_a_lead(house: OpenHouse) -> tuple[Evening, int]:
    """Cards of 12er Stich have been dealt, and this seat is to lead and may have hints."""
    evening = await house.evening("stich", hints=True)
    while evening.host.seen["turn"]["kind"] == "chance":
        await evening.step()
    seat: int = evening.host.seen["turn"]["seats"][0]
    evening.secrets = [evening.secrets[seat]]
    return evening, seat


async def throw(evening: Evening, seat: int, fell: str) -> None:
    await evening.host.ask("throw", seat=seat, fell=fell, version=evening.host.version)


def table_of(house: OpenHouse, evening: Evening) -> Table:
    return house.hub.tables[evening.table].table


def refusal_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


@in_loop
async def test_a_hint_and_the_coach_say_what_the_library_says_and_outlive_their_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await against_bot(house)
        assert refusal_of(await ask(house, "hint", evening)) == (400, "throw-first")
        assert (await ask(house, "advice", evening)).json() == {"advice": None}, "nothing was chosen yet"
        for seat, fell in ((0, "6"), (1, "1"), (0, "2 2 3")):
            await throw(evening, seat, fell)
        hint = (await ask(house, "hint", evening)).json()
        match = toog.Match.from_record(table_of(house, evening).record())
        assert hint == {**toog.hint(match, language="nl"), "version": evening.host.version}
        worker = worker_of(advice_of(house).short)
        assert worker.process is not None
        worker.process.kill()
        worker.process.wait()
        await evening.host.ask("play", seat=0, word="stop", version=evening.host.version)
        advice = (await ask(house, "advice", evening)).json()["advice"]
        assert (advice["played"], advice["better"]) == ("stop", "again")
        assert advice["loss"] == hint["moves"][0]["value"] - hint["moves"][1]["value"] > 0.05
        assert all(reason["text"] for reason in advice["reasons"])
        monkeypatch.setattr(pool, "IDLE_SECONDS", 0.05)
        assert (await ask(house, "advice", evening, threshold=99)).json() == {"advice": None}
        await until(lambda: worker.process is None)
        await evening.go_home()


@in_loop
async def test_hints_are_for_who_sits_there_and_where_the_host_allows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "ask", answer_nothing)
    async with opened(open_store(tmp_path)) as house:
        strict = await house.evening("zocken")
        for what in ("hint", "advice"):
            assert refusal_of(await ask(house, what, strict)) == (409, "no-hints")
            assert refusal_of(await ask(house, what, strict, seat=1)) == (403, "wrong-key")
        assert len({Voice(language).error(TableError("no-hints")) for language in LANGUAGES}) == 4
        kind = await house.evening("zocken", hints=True)
        assert kind.host.seen["hints"] is True
        assert (await ask(house, "hint", kind)).json() == {**NOTHING, "version": kind.host.version}
        kind.secrets.reverse()
        assert refusal_of(await ask(house, "hint", kind)) == (403, "wrong-key")
        assert refusal_of(await ask(house, "hint", kind, seat=1)) == (400, "not-your-turn")
        assert refusal_of(await ask(house, "hint", kind, seat=1, language="xx")) == (400, "bad-request")
        waiting = await house.lay("zocken", hints=True)
        form = {"seat": 0, "language": "fr"}
        answer = await house.post(f"/api/tables/{waiting['table']}/hint", form, waiting["secret"])
        assert refusal_of(answer) == (409, "not-started")
        for evening in (strict, kind):
            await evening.go_home()


@in_loop
async def test_the_house_thinks_about_nothing_that_the_seat_cannot_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the process is told is the same, byte by byte, when hidden cards are others."""
    requests: list[str] = []

    def ask_noted(worker: Worker, request: Request[Any, Any], progress: Progress = ignore) -> Any:
        requests.append(write_request(request))
        return answer_nothing(worker, request)

    monkeypatch.setattr(Worker, "ask", ask_noted)
    async with opened(open_store(tmp_path)) as house:
        evening, seat = await before_a_lead(house)
        course, rng = table_of(house, evening).standing.on.course, random.Random(1)
        dealt, shown = course.state, course.game.hidden_copy(course.state, seat)
        for _ in range(5):
            assert (await ask(house, "hint", evening, seat)).status_code == 200
            course.state = scrambled(course.state, shown, rng)
        assert len(requests) == 5
        assert len(set(requests)) == 1
        course.state = dealt
        hand = course.game.view(shown)["hands"][seat]
        await evening.step()
        requests.clear()
        course = table_of(house, evening).standing.on.course
        for _ in range(5):
            assert (await ask(house, "advice", evening, seat)).json() == {"advice": None}
            course.events[-2] = Event(None, dealt_otherwise(course.events[-2].word, hand, rng))
        assert len(requests) == 5
        assert len(set(requests)) == 1
        await evening.go_home()


def dealt_otherwise(pack: str, hand: list[str], rng: random.Random) -> str:
    """Another order of the pack that deals this hand to the same seat."""
    cards, size = pack.split(), len(hand)
    at = next(at for at in range(0, len(cards), size) if sorted(cards[at : at + size]) == sorted(hand))
    others = cards[:at] + cards[at + size :]
    rng.shuffle(others)
    return " ".join([*others[:at], *cards[at : at + size], *others[at:]])


@in_loop
async def test_a_rollout_comes_line_by_line_to_whoever_sits_there(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await against_bot(house)
        for seat, fell in ((0, "6"), (1, "1"), (0, "2 2 3")):
            await throw(evening, seat, fell)
        answer = await ask(house, "rollout", evening)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
        *told, last = [json.loads(line) for line in answer.text.splitlines()]
        assert all(set(line) == {"progress"} for line in told)
        assert told
        rolled, match = last["rollout"], toog.Match.from_record(table_of(house, evening).record())
        known = toog.hint(match, language="nl", rollout=GAMES_FOR_A_PERSON)["rollout"]
        assert rolled == {**known, "seat": 0, "version": evening.host.version}
        assert refusal_of(await ask(house, "rollout", evening, seat=1)) == (403, "wrong-key")
        await evening.host.ask("play", seat=0, word="stop", version=evening.host.version)
        await evening.go_home()


@in_loop
async def test_a_rollout_is_told_nothing_that_the_seat_cannot_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests: list[str] = []

    def ask_noted(worker: Worker, request: Request[Any, Any], progress: Progress = ignore) -> Any:
        requests.append(write_request(request))
        raise TableError("no-hints")  # and so it is asked anew

    monkeypatch.setattr(Worker, "ask", ask_noted)
    async with opened(open_store(tmp_path)) as house:
        strict = await house.evening("zocken")
        assert refusal_of(await ask(house, "rollout", strict)) == (409, "no-hints")
        await strict.go_home()
        evening, seat = await before_a_lead(house)
        course, rng = table_of(house, evening).standing.on.course, random.Random(1)
        shown = course.game.hidden_copy(course.state, seat)
        for _ in range(5):
            assert "error" in json.loads((await ask(house, "rollout", evening, seat)).text.splitlines()[-1])
            course.state = scrambled(course.state, shown, rng)
        assert len(requests) == 5
        assert len(set(requests)) == 1
        await evening.go_home()


async def lines_of(house: OpenHouse, path: str) -> list[dict[str, Any]]:
    answer = await house.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


async def finished(house: OpenHouse) -> tuple[str, dict[str, Any]]:
    """The path of a review that nobody has asked for yet, and the record."""
    live = house.hub.lay(to_its_end().table)
    await live.outbox.stored_so_far()
    return f"/api/tables/{live.table.id}/review?language=fr", live.table.record()


@in_loop
async def test_a_review_is_the_same_as_the_librarys_and_made_once_for_everyone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: list[str] = []
    ask_worker = Worker.ask

    def noted(worker: Worker, request: Request[Any, Any], progress: Progress = ignore) -> Any:
        kinds.append(request.kind)
        progress(0.5)
        return ask_worker(worker, request, progress)

    monkeypatch.setattr(Worker, "ask", noted)
    async with opened(open_store(tmp_path)) as house:
        path, record = await finished(house)
        answers = await asyncio.gather(*(lines_of(house, path) for _ in range(3)))
        expected = msgspec.to_builtins(tell_review(review(record), "fr"))
        for *before, last in answers:
            assert last == {"review": expected}
            assert before[0] == {"progress": 0.0}
            assert all(0 <= line["progress"] <= 1 for line in before)
        assert await lines_of(house, path) == [{"review": expected}]
        assert kinds == ["review"]
        answer = await house.post("/api/reviews", {"record": record, "language": "fr"})
        assert json.loads(answer.text.splitlines()[-1]) == {"review": expected}
        record["events"][3] = [0, "hop"]
        answer = await house.post("/api/reviews", {"record": record, "language": "fr"})
        error = json.loads(answer.text.splitlines()[-1])["error"]
        assert (error["kind"], error["event"]) == ("malformed", 3)
        assert refusal_of(await house.post("/api/reviews", {"record": record})) == (400, "bad-request")
        answer = await house.http.post("/api/reviews", content=b'{"language": "fr", "record": {"a": "\xff"}}')
        assert refusal_of(answer) == (400, "bad-request")
        answer = await house.post("/api/reviews", {"record": "mine", "language": "fr"})
        assert refusal_of(answer) == (400, "record-object")
        going_on = await house.lay("zocken")
        assert refusal_of(await house.get(f"/api/tables/{going_on['table']}/review")) == (409, "not-over")


class Pondering:
    """Reviews that take as long as a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.enough = threading.Event()
        monkeypatch.setattr(Worker, "ask", lambda _, *asked: self.ask(*asked))

    def ask(self, request: Request[Any, Any], progress: Progress = ignore) -> Any:
        if request.kind == "hint":
            return answer_nothing(None, request)
        self.begun += 1
        while not self.enough.wait(0.01):
            progress(0.5)
        raise toog.BadRecord("no-judge", game="pietjesbak")


@in_loop
async def test_while_a_review_is_worked_out_hints_are_given_and_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(monkeypatch)
    async with opened(open_store(tmp_path)) as house:
        path, _ = await finished(house)
        evening = await house.evening("zocken", hints=True)
        reviewing = asyncio.create_task(lines_of(house, path))
        await until(lambda: pondering.begun == 1)
        began = time.monotonic()
        assert (await ask(house, "hint", evening)).status_code == 200
        for _ in range(5):
            await evening.step()
        assert time.monotonic() - began < 5.0
        assert not reviewing.done()
        pondering.enough.set()
        assert "error" in (await reviewing)[-1]
        await lines_of(house, path)
        assert pondering.begun == 2, "one that failed is not kept"
        await evening.go_home()


@in_loop
async def test_a_review_that_nobody_waits_for_is_put_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(monkeypatch)
    async with opened(open_store(tmp_path)) as house:
        path, _ = await finished(house)
        waiting = [asyncio.create_task(lines_of(house, path)) for _ in range(2)]
        await until(lambda: pondering.begun == 1)
        waiting[0].cancel()
        queue = advice_of(house).long.queue
        await asyncio.sleep(0.1)
        assert queue.doing is not None, "the other one still waits"
        waiting[1].cancel()
        await until(lambda: queue.doing is None)
        async with house.http.stream("GET", path, headers=bearer(None)) as answer:
            async for line in answer.aiter_lines():
                if json.loads(line)["progress"] == 0.5:
                    break
        assert pondering.begun == 2
        await until(lambda: queue.doing is None)


def sleeper() -> Any:
    """Starts a process that never answers."""
    popen, command = subprocess.Popen, [sys.executable, "-c", "import time; time.sleep(60)"]
    return lambda _, **how: popen(command, **how)


@in_loop
async def test_a_process_that_is_lost_is_one_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*command: object, **how: object) -> None:
        raise OSError("too many open files")

    async with opened(open_store(tmp_path)) as house:
        for adviser in (advice_of(house).short, advice_of(house).long):
            adviser.limits = adviser.limits._replace(seconds=0.2)
        path, _ = await finished(house)
        evening = await house.evening("zocken", hints=True)
        for start in (refuse, sleeper()):
            monkeypatch.setattr("toog.workers.worker.subprocess.Popen", start)
            assert refusal_of(await ask(house, "hint", evening)) == (503, "thought-lost")
            assert (await lines_of(house, path))[-1]["error"]["key"] == "thought-lost"
        await evening.go_home()


@in_loop
async def test_a_house_that_closes_waits_for_no_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toog.workers.worker.subprocess.Popen", sleeper())
    async with opened(open_store(tmp_path)) as house:
        path, _ = await finished(house)
        reviewing = asyncio.create_task(lines_of(house, path))
        adviser = advice_of(house).long
        await until(lambda: bool(adviser.pool.all) and worker_of(adviser).process is not None)
        assert house.house is not None
        await house.house.close()
        assert worker_of(adviser).process is None
        assert (await reviewing)[-1]["error"]["key"] == "thought-lost"


@in_loop
async def test_a_house_that_cannot_close_leaves_no_process_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr("toog.workers.worker.subprocess.Popen", sleeper())
    async with opened(open_store(tmp_path)) as house:
        path, _ = await finished(house)
        reviewing = asyncio.create_task(lines_of(house, path))
        adviser = advice_of(house).long
        await until(lambda: bool(adviser.pool.all) and worker_of(adviser).process is not None)
        assert house.house is not None
        with monkeypatch.context() as broken:
            broken.setattr(house.hub, "close", fail)
            with pytest.raises(OSError, match="the disk"):
                await house.house.close()
        assert worker_of(adviser).process is None
        await reviewing


@in_loop
async def test_at_one_table_only_a_few_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = threading.Event()

    def wait(worker: Worker, request: Request[Any, Any], progress: Progress = ignore) -> Any:
        enough.wait()
        return answer_nothing(worker, request)

    monkeypatch.setattr(Worker, "ask", wait)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("zocken", hints=True)
        asked = [asyncio.create_task(ask(house, "hint", evening)) for _ in range(MOST_AT_TABLE + 12)]
        try:
            await until(lambda: sum(task.done() for task in asked) == 12)
        finally:
            enough.set()
        answers = [await task for task in asked]
        assert [answer.status_code for answer in answers].count(200) == MOST_AT_TABLE
        assert {refusal_of(answer) for answer in answers if answer.is_error} == {(429, "too-many")}
        assert (await ask(house, "hint", evening)).status_code == 200, "and then there is room again"
        await evening.go_home()


@in_loop
async def test_whoever_asks_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "ask", answer_nothing)
    limits = GENEROUS.with_choices(["hints=1", "reviews=1", "burst=1"])
    async with opened(open_store(tmp_path), limits) as house:
        evening = await house.evening("zocken", hints=True)
        answers = await asyncio.gather(*(ask(house, "hint", evening) for _ in range(8)))
        assert {answer.status_code for answer in answers} == {200, 429}
        bad = await asyncio.gather(*(house.post("/api/reviews", {}) for _ in range(8)))
        assert {answer.status_code for answer in bad} == {400, 429}
        await evening.go_home()
