"""Nobody is shown less at one node than another has shown, nor waits there for what is not to come."""

from __future__ import annotations

import pytest

from tests.server.patience import in_loop
from tests.server.test_nodes import deaf, two_houses
from toog.server.http import api
from toog.server.protocol.refusals import Refusal
from toog.table import Entry


@in_loop
async def test_a_guest_who_was_told_more_elsewhere_is_never_shown_less(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks for more than there is gets what there is."""
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        hub = houses[1].hub
        await houses[1].come(evening.table)
        monkeypatch.setattr(hub, "heard", deaf)
        for _ in range(3):
            await evening.step()
        assert hub.tables[evening.table].table.version < evening.host.version
        moved = await houses[1].come(evening.table, since=evening.host.version)
        assert moved.version == evening.host.version
        dreamer = await houses[1].come(evening.table, since=evening.host.version + 1000)
        assert dreamer.version == evening.host.version


@in_loop
async def test_a_look_without_a_socket_shows_no_less_than_another_node_did(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        path = f"/api/tables/{evening.table}"
        assert (await houses[1].get(path)).status_code == 200
        monkeypatch.setattr(houses[1].hub, "heard", deaf)
        for _ in range(3):
            await evening.step()
        shown = [
            (await houses[1].get(path, params={"since": since})).json()["snapshot"]["version"]
            for since in (1, evening.host.version, evening.host.version + 1_000)
        ]
        assert shown[0] < evening.host.version
        assert shown[1:] == [evening.host.version] * 2
        for since in (-1, 2**63, "x"):
            assert (await houses[1].get(path, params={"since": since})).status_code == 400


@in_loop
async def test_a_look_does_not_wait_for_ever_for_what_cannot_be_read(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(table: str, since: int) -> list[Entry] | None:
        raise Refusal("not-stored")

    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        path = f"/api/tables/{evening.table}"
        assert (await houses[1].get(path)).status_code == 200
        monkeypatch.setattr(api, "REACH_SECONDS", 0.05)
        monkeypatch.setattr(houses[1].hub, "newer", fails)
        look = await houses[1].get(path, params={"since": 1_000})
        assert (look.status_code, look.json()["error"]["key"]) == (503, "not-stored")


@in_loop
async def test_a_version_that_a_guest_made_up_hides_none_that_a_node_tells(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        hub = houses[1].hub
        twin = await houses[1].come(evening.table)
        await twin.at_least(evening.host.version)
        following, newer, reads = hub.tables[evening.table].following, hub.newer, list[int]()
        monkeypatch.setattr(hub, "heard", deaf)

        async def played_on(table: str, since: int) -> list[Entry] | None:
            """Something is stored and told while the first read is on its way back."""
            reads.append(since)
            found = await newer(table, since)
            if len(reads) == 1:
                await evening.step()
                following.hear(evening.host.version)
            return found

        monkeypatch.setattr(hub, "newer", played_on)
        await following.reach(2**53)
        await twin.at_least(evening.host.version)
        assert len(reads) >= 2


@in_loop
async def test_a_house_that_closes_shows_nobody_less_than_before(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads nothing more, and asks who was told more elsewhere to come back."""
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        hub = houses[1].hub
        await houses[1].come(evening.table)
        monkeypatch.setattr(hub, "heard", deaf)
        await evening.step()
        hub.services.closing = True
        moved = await houses[1].come(evening.table, since=evening.host.version)
        look = await houses[1].get(f"/api/tables/{evening.table}", params={"since": evening.host.version})
        hub.services.closing = False
        assert (look.status_code, look.json()["error"]["key"]) == (503, "not-stored")
        assert moved.heard == ['{"type":"closing","reason":"restart"}']
