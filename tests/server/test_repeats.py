"""What is sent again under the same number is not done again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop
from toog.server.tables import guest as repeats
from toog.server.tables.guest import Repeats

DEVICE = "a" * 16


@in_loop
async def test_a_message_that_arrived_is_answered_and_not_done_again(tmp_path: Path) -> None:
    """On a new socket too, and where it carries no version."""
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(players=4)
        an = await house.come(given["table"], given["secret"], device=DEVICE)
        fill: dict[str, Any] = {"type": "fill", "id": 7, "bot": "sensible", "name": "Fons"}
        await an.say(fill)
        await an.answer(7)
        await an.leave()
        again = await house.come(given["table"], given["secret"], device=DEVICE)
        version = again.version
        await again.say(fill)
        assert await again.answer(7) == {"type": "done", "answers": 7, "version": version}
        assert again.version == version
        other = await house.come(given["table"], given["secret"], device=DEVICE[::-1] + "b")
        await other.say({**fill, "name": "Rik"})
        assert (await other.answer(7))["type"] == "news"


@in_loop
async def test_a_throw_is_done_once_with_and_without_a_device(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        seat = evening.host.seen["turn"]["seats"][0]
        guest = await house.come(evening.table, evening.secrets[seat], device=DEVICE)
        throw = {"type": "throw", "id": 1, "seat": seat, "version": guest.version}
        await guest.say(throw)
        await guest.answer(1)
        await guest.say(throw)
        assert (await guest.answer(1))["type"] == "done"
        stranger = evening.guests[seat]
        await stranger.say(throw)
        assert (await stranger.answer(1))["error"]["key"] == "stale"


@in_loop
async def test_what_was_refused_is_judged_anew(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        an = await house.come(given["table"], given["secret"], device=DEVICE)
        await an.say({"type": "start", "id": 1})
        assert (await an.answer(1))["error"]["key"] == "seats-open"
        await house.sit(given["table"])
        await an.say({"type": "start", "id": 1})
        assert (await an.answer(1))["type"] == "news"


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeats, "MOST_DEVICES", 2)
    known = Repeats()
    for device in ("An", "Bo", "An", "Cé"):
        known.note(device, 1)
    known.note(None, 1)
    assert [known.knows(device, 1) for device in ("An", "Bo", "Cé")] == [True, False, True]
    assert len(known.done) == 2
