"""Nobody gets stuck: rematches, lost phones, hosts who are gone, chairs taken twice, over real sockets."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from tests.server.gate import gated
from tests.server.guests import Guest
from tests.server.house_talk import Evening, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from toog.server.runtime.errors import NotStored
from toog.server.tables import attendance

SOON = 0.1


@pytest.fixture(autouse=True)
def nobody_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds in ("AWAY_SECONDS", "HOST_SECONDS", "HOST_IN_PLAY_SECONDS"):
        monkeypatch.setattr(attendance, seconds, SOON)


def sit(house: OpenHouse, table: str, **form: Any) -> Any:
    return house.post(f"/api/tables/{table}/seats", form)


async def claim(house: OpenHouse, table: str, seat: int, name: str) -> Guest:
    """Someone without the secret, who now waits to be let in."""
    answer = await house.post(f"/api/tables/{table}/seats/{seat}/claim", {"name": name})
    assert answer.status_code == 201, answer.text
    return await house.come(table, answer.json()["secret"])


async def over(house: OpenHouse, people: int = 2) -> Evening:
    evening = await house.evening("pietjesbak", people, options={"marks": 1})
    while evening.host.seen["status"] == "playing":
        await evening.step()
    return evening


# Sitting down


@in_loop
async def test_a_request_sent_twice_is_one_seat(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        table = (await house.lay(players=3))["table"]
        secret = secrets.token_urlsafe(24)
        answers = await asyncio.gather(*(sit(house, table, name="Bo", secret=secret) for _ in range(5)))
        assert [answer.status_code for answer in answers] == [201] * 5
        assert {answer.json()["seat"] for answer in answers} == {1}
        assert (await sit(house, table, name="Cé", secret=secret[:9])).status_code == 400


@in_loop
async def test_a_host_who_stands_sits_down_once_with_the_secret_of_the_table(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(name=None)
        for _ in range(2):
            answer = await sit(house, given["table"], name="An", secret=given["secret"])
            assert answer.json() == {**given, "seat": 0, "pin": answer.json()["pin"]}


@in_loop
async def test_an_equal_name_and_a_full_table_are_refused_in_words(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        table = (await house.lay())["table"]
        answer = await sit(house, table, name=" an ")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "name-taken")
        answers = await asyncio.gather(*(sit(house, table, name=name) for name in ("Bo", "Cé")))
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        lost = next(answer for answer in answers if answer.status_code == 409)
        assert lost.json()["error"]["key"] == "table-full"


# A lost phone


@in_loop
async def test_a_lost_phone_is_no_lost_seat(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=3)
        an, bo, ce = evening.guests
        await bo.leave()
        await an.until(lambda seen: seen["seats"][1]["away"])
        phone = await claim(house, evening.table, 1, "guest 1")
        assert phone.yours == []
        await ce.until(lambda seen: seen["seats"][1]["claim"] is not None)
        pending = ce.seen["seats"][1]["claim"]
        assert pending == {"number": 1, "name": "Guest 1", "votes": [], "needed": 2}
        await ce.ask("let_in", seat=1, claim=1)
        assert ce.seen["seats"][1]["claim"]["votes"] == [2]
        await an.ask("let_in", seat=1, claim=1)
        await phone.wait_for(lambda: phone.yours == [1])
        await an.until(lambda seen: not seen["seats"][1]["away"])
        found = await house.come(evening.table, evening.secrets[1])
        await found.wait_for(lambda: found.yours == [1])
        await phone.wait_for(lambda: phone.yours == [])


@in_loop
async def test_a_claim_is_turned_away_and_no_secret_leaks(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(people=3)
        await evening.guests[1].leave()
        await evening.host.until(lambda seen: seen["seats"][1]["away"])
        path = f"/api/tables/{evening.table}/seats/1/claim"
        secret = secrets.token_urlsafe(24)
        for _ in range(2):
            assert (await house.post(path, {"name": "Dirk", "secret": secret})).status_code == 201
        answer = await house.post(path, {"name": "Eve"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "claim-waits")
        phone = await house.come(evening.table, secret)
        await evening.host.ask("turn_away", seat=1, claim=1)
        await phone.until(lambda seen: seen["seats"][1]["claim"] is None)
        assert await phone.refused("turn_away", seat=1, claim=1) == "no-such-claim"
        assert phone.yours == []
        assert not any(secret in text for text in [*evening.host.heard, *phone.heard])


# The host


@in_loop
async def test_the_host_passes_on_before_the_start(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        an = await house.come(given["table"], given["secret"])
        bo = await house.come(given["table"], (await house.sit(given["table"]))["secret"])
        assert await bo.refused("start") == "host-only"
        await an.leave()
        await bo.until(lambda seen: seen["host"] == 1)
        await bo.ask("start")
        assert bo.seen["status"] == "playing"


@in_loop
async def test_a_host_without_a_seat_passes_on_too(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(name=None)
        host = await house.come(given["table"], given["secret"])
        bo = await house.come(given["table"], (await house.sit(given["table"]))["secret"])
        await asyncio.sleep(3 * SOON)
        assert bo.seen["host"] is None
        await host.leave()
        await bo.until(lambda seen: seen["host"] == 0)


@in_loop
async def test_the_host_passes_on_after_the_end(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("pietjesbak", 3, options={"marks": 1})
        others = evening.guests[1:]
        await evening.host.leave()
        await others[0].until(lambda seen: seen["seats"][0]["away"])
        await others[0].ask("sit_in", seat=0)
        await others[1].ask("sit_in", seat=0)
        for guest in others:
            await guest.until(lambda seen: seen["seats"][0]["bot"] is not None)
        seen = others[0].seen
        while seen["status"] == "playing":
            await asyncio.sleep(0)
            for seat, guest in enumerate(others, 1):
                if guest.seen["turn"]["seats"] == [seat] and guest.seen["version"] == max(
                    other.version for other in others
                ):
                    await guest.do_something(seat)
            seen = others[0].seen
        await others[0].until(lambda seen: seen["host"] in (1, 2))


# The rematch


@in_loop
async def test_a_rematch_begins_when_all_have_come(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await over(house, 3)
        await evening.guests[1].ask("rematch")
        await evening.host.until(lambda seen: seen["next"] is not None)
        assert evening.host.seen["asker"] == 1
        table = evening.host.seen["next"]
        first = await house.come(table, evening.secrets[1])
        await first.until(lambda seen: not seen["seats"][0]["expected"])
        assert first.seen["host"] == 0
        second = await house.come(table, evening.secrets[0])
        await second.until(lambda seen: not seen["seats"][2]["expected"])
        assert second.seen["status"] == "waiting"
        await first.ask("sit_in", seat=1)
        await first.until(lambda seen: seen["status"] == "playing")
        late = await house.come(table, evening.secrets[2])
        await late.until(lambda seen: seen["seats"][1]["bot"] is None and not seen["seats"][1]["away"])


@in_loop
async def test_no_link_leads_to_a_rematch_that_could_not_be_stored(tmp_path: Path) -> None:
    """The next table and the link to it are two commits where the writer has nothing else to do."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await over(house)
        gate.fails = NotStored("the disk is full")
        assert await evening.host.refused("rematch") == "not-stored"
        assert (await evening.host.fresh_view())["next"] is None
        await evening.host.ask("rematch")
        await house.come(evening.host.seen["next"], *evening.secrets)


@in_loop
async def test_who_declines_leaves_an_open_chair(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await over(house)
        await evening.host.ask("rematch")
        table = evening.host.seen["next"]
        path = f"/api/tables/{table}"
        yours = (await house.get(path, evening.secrets[1])).json()["yours"]
        assert (await house.delete(f"{path}/seats/{yours[0]}")).status_code == 403
        assert (await house.delete(f"{path}/seats/{yours[0]}", evening.secrets[1])).status_code == 204
        asker = await house.come(table, evening.secrets[0])
        assert asker.seen["seats"][yours[0]]["kind"] == "open"
        await asker.ask("fill", bot="sensible", name="Rik")
        await asker.until(lambda seen: seen["status"] == "playing")
