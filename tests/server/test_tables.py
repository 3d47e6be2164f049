"""A table from laying it to the rematch, over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house_talk import calls_of, open_store, opened
from tests.server.patience import in_loop
from toog.core.record import read_record
from toog.core.registry import game_names
from toog.core.seal import verify
from toog.table import Table

SHORT = {
    "azen_jagen": {"orders": 1},
    "pietjesbak": {"marks": 1},
    "stich": {"target": 50},
    "zocken": {"rounds": 1},
}


@in_loop
async def test_two_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("pietjesbak", options={"marks": 1})
        story = f"/api/tables/{evening.table}/story"
        assert (await house.get(story)).json()["error"]["key"] == "not-over"
        while evening.host.seen["status"] == "playing":
            await evening.step()
        assert (await house.get(story)).json()["rows"][-1]["totals"] == evening.host.seen["scores"]
        assert evening.guests[0].seen == evening.guests[1].seen
        record = (await house.get(f"/api/tables/{evening.table}/record")).json()
        assert verify(read_record(record)) > 0
        await evening.go_home()


@in_loop
async def test_a_record_is_made_once_for_everyone_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        made = calls_of(Table, "record", monkeypatch)
        path = f"/api/tables/{evening.table}/record"
        answers = [await house.get(path) for _ in range(3)]
        assert len(made) == 1
        assert {answer.headers["content-type"] for answer in answers} == {"application/json"}
        await evening.step()
        now = (await house.get(path)).json()
        assert len(made) == 2
        assert now == house.hub.tables[evening.table].table.record()
        assert now != answers[0].json() == answers[2].json()
        await evening.go_home()


@pytest.mark.parametrize("game", game_names())
@in_loop
async def test_bots_play_every_game_to_its_end(tmp_path: Path, game: str) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(game, 2, name=None, options=SHORT.get(game, {}), pause=0.1)
        host = await house.come(given["table"], given["secret"])
        await host.ask("fill", bot="sensible", name="Robbe")
        await host.ask("fill", bot="random", name="Rosa")
        await host.ask("start")
        await host.until(lambda seen: seen["status"] == "over")
        assert host.seen["winners"]
        await host.leave()


@in_loop
async def test_the_race_of_azen_jagen_is_live_and_the_house_keeps_the_pause(tmp_path: Path) -> None:
    now = 1_000.0
    async with opened(open_store(tmp_path), clock=lambda: now) as house:
        evening = await house.evening("azen_jagen", dice="real", pause=0.5)
        for fell in ("6", "1", "1 1 1", "1 1 1", "1 1 1"):
            seat = evening.host.seen["turn"]["seats"][0]
            guest = evening.guests[seat]
            await guest.ask("throw", seat=seat, version=guest.version, fell=fell)
            for each in evening.guests:
                await each.at_least(guest.version)
        seen = evening.host.seen
        assert sorted(seen["turn"]["seats"]) == [0, 1], "either may act"
        drinker = next(int(seat) for seat, words in seen["legal"].items() if words == ["sip"])
        guest, other = evening.guests[drinker], evening.guests[1 - drinker]
        before = other.version
        await guest.ask("play", seat=drinker, word="sip", version=guest.version)
        assert await guest.refused("play", seat=drinker, word="sip", version=guest.version) == "too-soon"
        await other.at_least(before + 1)
        await other.ask("play", seat=1 - drinker, word="throw", version=before)
        await other.ask("throw", seat=1 - drinker, version=other.version, fell="2 3 4")
        now += 0.5
        await guest.at_least(other.version)
        await guest.ask("play", seat=drinker, word="sip", version=guest.version)
