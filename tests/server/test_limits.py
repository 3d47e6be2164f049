"""How much one guest may ask, and that nobody is remembered for longer than it matters."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path

import pytest
from msgspec import Raw

from tests.server.guests import Guest
from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.patience import in_loop, until
from toog.server.edge.middleware import Middleware
from toog.server.edge.origin_check import OriginCheck
from toog.server.http import api
from toog.server.http.replays import NewReplay, Replay, play_over
from toog.server.http.work_queue import MOST_EACH, IsUnwanted
from toog.server.runtime import limits
from toog.server.runtime.limits import Buckets, Limits, Pace, Speaking
from toog.server.runtime.metrics import Metrics
from toog.workers import Unwanted


def test_a_bucket_empties_and_fills_again() -> None:
    buckets = Buckets(2.0, 3.0)
    assert [buckets.take("An", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("Bo", 0.0)
    assert [buckets.take("An", 0.5) for _ in range(2)] == [True, False]
    assert [buckets.take("An", 60.0) for _ in range(4)] == [True, True, True, False]


def test_what_is_given_back_can_be_taken_again() -> None:
    buckets = Buckets(1.0, 2.0)
    buckets.give_back("nobody")
    for _ in range(5):
        assert buckets.take("An", 0.0)
        buckets.give_back("An")
    assert [buckets.take("An", 0.0) for _ in range(3)] == [True, True, False]


def test_who_has_a_full_bucket_again_is_forgotten_and_nobody_else() -> None:
    buckets = Buckets(1.0, 5.0)
    for number in range(100):
        buckets.take(number, number / 100)
    buckets.take("An", 5.5)
    crowd = [f"Bo {number}" for number in range(60)]
    for guest in crowd:
        buckets.take(guest, 5.5)
    assert set(buckets.left) == {*range(51, 100), "An", *crowd}
    later = [f"Cy {number}" for number in range(60)]
    for guest in later:
        buckets.take(guest, 60.0)
    assert set(buckets.left) == set(later)


def test_so_many_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 10)
    buckets = Buckets(1.0, 5.0)
    for number in range(100):
        buckets.take(number, 0.0)
    assert set(buckets.left) == set(range(90, 100))


def test_a_crowd_that_has_gone_is_forgotten_though_nobody_new_comes() -> None:
    buckets = Buckets(1.0, 5.0)
    for number in range(100):
        buckets.take(number, float(number))
    buckets.tidy(100.0)
    assert set(buckets.left) == set(range(96, 100))
    buckets.tidy(1_000.0)
    assert not buckets.left


def test_a_class_behind_one_address_comes_in_at_once() -> None:
    """Thirty phones point their cameras within five seconds, and none is left with half a page."""
    limits = Limits()
    door = Middleware(OriginCheck(), limits, Metrics())
    for phone in range(30):
        now = 100.0 + phone * 5 / 30
        assert all(door.buckets["requests"].take("class", now) for _ in range(30)), phone
        assert door.buckets["joins"].take("class", now)
    assert limits.sockets_per_address >= 2 * 30


def crowds(address: str) -> tuple[tuple[str, bool], tuple[str, bool]]:
    return (address, False), (address, True)


def test_many_spectators_of_one_address_may_not_say_more_than_a_few_and_silence_no_player() -> None:
    limits = Limits()
    speaking = Speaking(limits)
    spectators, players = crowds("203.0.113.7")
    said = [speaking.take(socket, spectators, 0.0) for socket in range(200) for _ in range(100)]
    assert sum(said) == limits.messages_per_address * limits.burst
    assert speaking.take("a seat", players, 0.0)
    assert speaking.take("another", crowds("198.51.100.1")[0], 0.0)
    speaking.give_back(200, spectators)
    assert [speaking.take(200, spectators, 0.0) for _ in range(2)] == [True, False]
    speaking.tidy(1_000.0)
    assert not speaking.each.left
    assert not speaking.together.left


def test_a_full_house_behind_one_address_can_play() -> None:
    """As many as may come, each with two messages a second for a minute."""
    limits = Limits()
    speaking = Speaking(limits)
    for moment in range(120):
        for seat in range(limits.sockets_per_address):
            assert speaking.take(seat, ("café", True), moment / 2)


def test_bots_of_one_address_move_in_turn_and_others_do_not_wait_for_them() -> None:
    pace = Pace(100.0)
    assert [pace.turn(["An"], 5.0) for _ in range(3)] == pytest.approx([5.0, 5.01, 5.02])
    assert pace.turn(["Bo"], 5.0) == 5.0
    assert pace.turn(["An", "Cy"], 5.0) == 5.0, "who looks on at another's table does not slow it down"
    assert pace.turn(["An"], 6.0) == 6.0
    pace.tidy(6.0)
    assert list(pace.free) == ["An"]


@in_loop
async def test_each_guest_and_each_bot_is_counted_by_its_address(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path), proxies=["127.0.0.1"]) as house:
        given = await house.lay("zocken", name=None)
        here = {"x-forwarded-for": "203.0.113.7"}
        host = await Guest.at(house.address, given["table"], additional_headers=here)
        await host.greet(given["secret"])
        for name in ("Robbe", "Rosa"):
            await host.ask("fill", bot="random", name=name)
        await host.ask("start")
        await host.until(lambda seen: seen["version"] > 8)
        assert ("203.0.113.7", False) in house.hub.services.speaking.together.left
        assert list(house.hub.services.bot_pace.free) == ["203.0.113.7"]
        await host.leave()


@in_loop
async def test_long_replays_are_played_one_after_another_and_leave_threads_for_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way = []
    enough = threading.Event()

    def play_over(asked: NewReplay, is_unwanted: IsUnwanted) -> Replay:
        under_way.append(asked)
        enough.wait(60)
        return Replay("mens", [], {}, None, [], False, 1, 0, [])

    monkeypatch.setattr(api, "play_over", play_over)
    async with opened(open_store(tmp_path)) as house:
        table = (await house.lay())["table"]
        asked = [asyncio.create_task(house.post("/api/replays", {"record": {}})) for _ in range(40)]
        await until(lambda: bool(under_way))
        house.hub.forget_idle(0.0)
        assert (await house.get(f"/api/tables/{table}")).status_code == 200
        assert len(under_way) == 1
        await until(lambda: sum(task.done() for task in asked) == len(asked) - MOST_EACH)
        enough.set()
        answers = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(answers) == [200] * MOST_EACH + [429] * (len(asked) - MOST_EACH)


class Desks:
    """Replays that are played over one at a time, when the test says so, and by whom they were asked for."""

    def __init__(self, house: OpenHouse) -> None:
        assert house.house is not None
        self.house = house
        self.work_queue = house.house.work_queue
        self.done: list[str] = []
        self.next = threading.Semaphore(0)

    def play_over(self, asked: NewReplay, is_unwanted: IsUnwanted) -> Replay:
        self.next.acquire(timeout=60)
        self.done.append(json.loads(bytes(asked.record))["by"])
        return Replay("mens", [], {}, None, [], False, 1, 0, [])

    async def ask(self, address: str) -> asyncio.Task[int]:
        """Returns when it waits, or has been refused."""
        task = asyncio.create_task(self.answer(address))
        before = [*self.work_queue.asked]
        await until(lambda: task.done() or self.work_queue.asked != before)
        return task

    async def answer(self, address: str) -> int:
        headers = {"x-forwarded-for": address}
        form = {"record": {"by": address}}
        return (await self.house.http.post("/api/replays", json=form, headers=headers)).status_code


@in_loop
async def test_two_addresses_do_not_keep_everyone_else_from_the_desk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(open_store(tmp_path), proxies=["127.0.0.1"]) as house:
        desks = Desks(house)
        monkeypatch.setattr(api, "play_over", desks.play_over)
        greedy = [await desks.ask(address) for address in ("203.0.113.1", "203.0.113.2") for _ in range(4)]
        others = [await desks.ask(f"198.51.100.{number}") for number in range(6)]
        too_much = await desks.ask("203.0.113.1")
        late = await desks.ask("198.51.100.9")
        for _ in range(20):
            desks.next.release()
        assert [await task for task in greedy] == [200, 429, 429, 429] * 2
        assert [await task for task in others] == [200] * 6
        assert (await too_much, await late) == (429, 429), "when everyone waits for one thing"


@in_loop
async def test_addresses_take_turns_at_the_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(open_store(tmp_path), proxies=["127.0.0.1"]) as house:
        desks = Desks(house)
        monkeypatch.setattr(api, "play_over", desks.play_over)
        asked = [await desks.ask(f"203.0.113.{number}") for number in (1, 1, 1, 1, 2, 2, 3)]
        for _ in asked:
            desks.next.release()
        assert [await task for task in asked] == [200] * 7
        assert [address[-1] for address in desks.done] == list("1231211")


@in_loop
async def test_a_replay_is_put_down_when_who_asked_hangs_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that waits for its turn."""

    def play_over(asked: NewReplay, is_unwanted: IsUnwanted) -> Replay:
        while not is_unwanted():
            time.sleep(0.01)
        raise Unwanted

    monkeypatch.setattr(api, "play_over", play_over)
    async with opened(open_store(tmp_path)) as house:
        assert house.house is not None
        desk = house.house.work_queue
        asked = [asyncio.create_task(house.post("/api/replays", {"record": {}})) for _ in range(3)]
        await until(lambda: len(desk.asked) == len(asked))
        for task in asked:
            task.cancel()
        await asyncio.wait(asked)
        await until(lambda: not desk.asked)


def test_a_record_that_nobody_waits_for_is_played_no_further() -> None:
    record = {"toog": 1, "game": "pietjesbak", "players": ["An", "Bo"], "options": {}, "events": [["*", "1"]]}
    with pytest.raises(Unwanted):
        play_over(NewReplay(Raw(json.dumps(record))), lambda: True)


@in_loop
async def test_a_replay_from_beyond_every_record_is_refused(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.post("/api/replays", {"record": {}, "since": 2**63})
        assert answer.status_code == 400
        assert "since" in answer.text


@pytest.mark.parametrize("record", [b"[]", b"1", b'{"a": 1e999}', b'{"toog": "\xff"}', b'{"toog": 1'])
@in_loop
async def test_a_record_that_cannot_be_read_is_refused_when_its_turn_has_come(
    tmp_path: Path, record: bytes
) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.http.post("/api/replays", content=b'{"record": %b}' % record)
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["key"] in ("bad-request", "record-object")
