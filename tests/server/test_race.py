"""The race over real sockets: what counts is when a tap was made, not when it came."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.guests import Guest
from tests.server.house_talk import Evening, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from tests.server.test_heartbeat import ping
from toog.server.tables.guest import JITTER
from toog.table.timing import MOST_ALLOWED


async def racing(house: OpenHouse) -> tuple[Evening, Guest, Guest]:
    """Two throw until a race runs: answers who drinks and who throws."""
    evening = await house.evening("azen_jagen", options={"sips": 20})
    while evening.host.seen["view"]["phase"] != "race":
        await evening.step()
    drinks = evening.host.seen["view"]["drinker"]
    return evening, evening.guests[drinks], evening.guests[1 - drinks]


def tap(guest: Guest, made: float) -> dict[str, Any]:
    (seat,) = guest.yours
    word = guest.seen["legal"][str(seat)][0]
    return {"seat": seat, "word": word, "version": guest.version, "made": made}


def actions(guest: Guest, since: int) -> list[tuple[str, float]]:
    """What was done since that version, in the order judged, and when it was made."""
    entries = [item["entry"] for item in guest.seen["log"] if item["version"] > since]
    return [(entry["word"], entry["at"]) for entry in entries if entry["entry"] == "moved"]


@in_loop
async def test_a_tap_on_a_slow_line_counts_when_it_was_made(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        _, drinker, thrower = await racing(house)
        await ping(drinker, rtt=0.6)
        before = drinker.version
        made = house.hub.services.clock()
        sip = tap(drinker, made)
        await asyncio.sleep(0.05)
        throw = await thrower.ask("play", **tap(thrower, house.hub.services.clock()))
        assert throw["type"] == "done"  # in hand, until nothing made before can still come
        await asyncio.sleep(0.1)
        await drinker.ask("play", **sip)
        seen = await thrower.until(lambda _: "throw" in dict(actions(thrower, before)))
        (first, at), (second, later) = actions(thrower, before)[:2]
        assert (first, second) == ("sip", "throw")
        assert abs(at - made) < 0.002
        assert later > at
        assert seen["log"][-1]["entry"]["entry"] == "fell"


@in_loop
async def test_nobody_gains_more_by_lying_than_the_slowest_line_is_allowed(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        _, drinker, _ = await racing(house)
        await asyncio.sleep(MOST_ALLOWED + 0.3)
        before = drinker.version
        await ping(drinker, rtt=1e9)
        now = house.hub.services.clock()
        await drinker.ask("play", **tap(drinker, now - 3600))
        await drinker.until(lambda _: bool(actions(drinker, before)))
        ((_, at),) = actions(drinker, before)
        assert at >= now - MOST_ALLOWED - 0.001


@in_loop
async def test_a_line_is_believed_as_far_as_it_was_measured(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        _, drinker, thrower = await racing(house)
        await ping(thrower, rtt=0.6)  # the other's line is slow, and not one's own
        await ping(drinker, rtt=0.1)
        await asyncio.sleep(0.5)
        before = drinker.version
        now = house.hub.services.clock()
        await drinker.ask("play", **tap(drinker, now - 0.3))
        await drinker.until(lambda _: bool(actions(drinker, before)))
        ((_, at),) = actions(drinker, before)
        assert at >= now - (0.05 + JITTER) - 0.001


@in_loop
async def test_on_fast_lines_a_tap_is_judged_when_it_comes(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        _, drinker, thrower = await racing(house)
        for guest in (drinker, thrower):
            await ping(guest, rtt=0.01)
        answer = await drinker.ask("play", **tap(drinker, house.hub.services.clock()))
        assert answer["type"] == "news"
