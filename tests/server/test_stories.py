"""The story of a game that is over: made once for everyone, aside, and only while someone waits for it."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from pathlib import Path

import pytest

from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.long_games import to_its_end
from tests.server.patience import in_loop, until
from toog.server.http import api, stories
from toog.server.http.replays import NewReplay, Replay
from toog.server.http.stories import ShownStory, Stories, tell_story
from toog.server.http.work_queue import IsUnwanted
from toog.table import Table
from toog.workers import Unwanted


async def finished(house: OpenHouse) -> str:
    """The path of a story that nobody has asked for yet."""
    live = house.hub.lay(to_its_end().table)
    await live.outbox.stored_so_far()
    return f"/api/tables/{live.table.id}/story"


def stories_of(house: OpenHouse) -> Stories:
    assert house.house is not None
    return house.house.stories


@in_loop
async def test_a_story_is_made_once_for_everyone_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Table] = []

    def tell(table: Table, is_unwanted: IsUnwanted) -> ShownStory:
        made.append(table)
        return tell_story(table, is_unwanted)

    monkeypatch.setattr(stories, "tell_story", tell)
    async with opened(open_store(tmp_path)) as house:
        path = await finished(house)
        answers = await asyncio.gather(*(house.get(path) for _ in range(12)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert len(made) == 1


@in_loop
async def test_a_story_is_put_down_when_who_asked_hangs_up_and_told_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Table] = []

    def tell(table: Table, is_unwanted: IsUnwanted) -> ShownStory:
        asked.append(table)
        while len(asked) == 1:
            if is_unwanted():
                raise Unwanted
            time.sleep(0.01)
        return tell_story(table, is_unwanted)

    monkeypatch.setattr(stories, "tell_story", tell)
    async with opened(open_store(tmp_path)) as house:
        path = await finished(house)
        first = asyncio.create_task(house.get(path))
        await until(lambda: len(asked) == 1)
        second = asyncio.create_task(house.get(path))
        first.cancel()
        assert (await second).status_code == 200
        assert len(asked) == 2
        await until(lambda: not stories_of(house).work_queue.asked)


@in_loop
async def test_a_story_waits_for_nobodys_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    under_way, enough = threading.Event(), threading.Event()

    def play_over(asked: NewReplay, is_unwanted: IsUnwanted) -> Replay:
        under_way.set()
        enough.wait(60)
        return Replay("mens", [], {}, None, [], False, 1, 0, [])

    monkeypatch.setattr(api, "play_over", play_over)
    async with opened(open_store(tmp_path)) as house:
        path = await finished(house)
        replay = asyncio.create_task(house.post("/api/replays", {"record": {}}))
        await until(under_way.is_set)
        assert (await house.get(path)).status_code == 200
        enough.set()
        await replay


def test_a_story_that_nobody_waits_for_is_told_no_further() -> None:
    with pytest.raises(Unwanted):
        tell_story(to_its_end().table, lambda: True)


@in_loop
async def test_a_story_is_forgotten_with_its_table(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        path = await finished(house)
        before = (await house.get(path)).text
        told = stories_of(house).told
        assert len(told) == 1
        house.hub.forget_idle(0.0)
        await house.lay()  # the writer has something else in hand
        await until(lambda: gc.collect() >= 0 and not told)
        assert (await house.get(path)).text == before
