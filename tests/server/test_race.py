"""The race over real sockets: what counts is when a tap was made, not when it came."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean
from typing import Any

from tests.page.proxy import proxied
from tests.server.guests import Guest
from tests.server.house_talk import Evening, OpenHouse, open_store, opened
from tests.server.patience import PATIENCE, in_loop
from tests.server.test_heartbeat import ping
from toog.server.tables.lag import FAST, JITTER, MEASURED, OFTEN_ENOUGH, REFILL, Lag
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


async def measured(guest: Guest) -> None:
    """As often as the house wants to know: on a busy machine one answer in a few is quick all the same."""
    for _ in range(MEASURED):
        await ping(guest)


@asynccontextmanager
async def slow_line(evening: Evening, player: Guest, delay: float) -> AsyncIterator[Guest]:
    """The same seat on another device, whose line took so many seconds either way when the house measured it.

    What is sent then takes half of that: so much later than usual it may come on a busy machine.
    """
    (seat,) = player.yours
    with proxied(evening.house.port) as proxy:
        guest = await Guest.at(proxy.address, evening.table)
        await guest.greet(evening.secrets[seat])
        end = list(evening.house.hub.guests)[-1]
        proxy.delay = delay
        await ping(guest)
        async with asyncio.timeout(PATIENCE):
            while not end.lag.latency:
                await asyncio.sleep(0.02)
        proxy.delay = delay / 2
        yield guest
        proxy.delay = 0.0
        await guest.leave()


@in_loop
async def test_a5_a_tap_on_a_slow_line_counts_when_it_was_made(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening, drinker, thrower = await racing(house)
        async with slow_line(evening, drinker, 0.3) as slow:
            before = slow.version
            made = house.hub.services.clock()
            sip = tap(slow, made)
            await slow.send("play", **sip)  # on its way for 0.15 seconds
            await asyncio.sleep(0.05)
            throw = await thrower.ask("play", **tap(thrower, house.hub.services.clock()))
            assert throw["type"] == "done"  # in hand, until nothing made before can still come
            seen = await thrower.until(lambda _: "throw" in dict(actions(thrower, before)))
            (first, at), (second, later) = actions(thrower, before)[:2]
            assert (first, second) == ("sip", "throw")
            assert abs(at - made) < 0.002
            assert later > at
            assert seen["log"][-1]["entry"]["entry"] == "fell"


@in_loop
async def test_a5_a_forged_clock_gains_nothing_on_a_fast_line(tmp_path: Path) -> None:
    """As in the attack: a `ping` that claims a poor line, then a tap that claims to be older than it is."""
    async with opened(open_store(tmp_path)) as house:
        _, honest, liar = await racing(house)
        await measured(liar)
        for rtt in (0.8, 1e9):
            await ping(liar, rtt=rtt)
        await asyncio.sleep(0.4)
        before = liar.version
        clock = house.hub.services.clock
        sip, throw = tap(honest, clock()), tap(liar, clock() - 0.3)
        await honest.ask("play", **sip)
        late = clock()
        await liar.ask("play", **throw)
        await honest.until(lambda _: len(actions(honest, before)) == 2)
        (first, _), (second, at) = actions(honest, before)
        assert (first, second) == ("sip", "throw")
        assert at >= late - 0.001


@in_loop
async def test_a5_a_line_is_believed_as_far_as_the_house_measured_it(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening, drinker, thrower = await racing(house)
        async with slow_line(evening, drinker, 0.05) as slow, slow_line(evening, thrower, 0.3):
            await asyncio.sleep(0.5)
            before = slow.version
            (end,) = (end for end in house.hub.guests if 0 < end.lag.latency < 0.2)
            allowed = end.lag.allowance
            assert allowed < 0.05 + JITTER + 0.05  # and not what the other's line is allowed
            sent = house.hub.services.clock()
            await slow.ask("play", **tap(slow, sent - 0.3))
            await slow.until(lambda _: bool(actions(slow, before)))
            ((_, at),) = actions(slow, before)
            assert at >= sent - allowed


@in_loop
async def test_a5_several_sockets_of_one_seat_share_its_quota(tmp_path: Path) -> None:
    """Whoever holds back the pongs on every socket and acts on each in turn gains no more than on one."""
    async with opened(open_store(tmp_path)) as house:
        evening, drinker, _ = await racing(house)
        (seat,) = drinker.yours
        await house.come(evening.table, evening.secrets[seat])
        ends = [end for end in house.hub.guests if end.actor.seats == {seat}]
        for end in ends:
            end.lag.measured(2 * MOST_ALLOWED)
        assert [end.lag.allowance for end in ends] == [MOST_ALLOWED] * 2
        await drinker.ask("play", **tap(drinker, house.hub.services.clock() - 10))
        await house.come(evening.table, evening.secrets[seat])  # and one that comes back anew
        *ends, fresh = (end for end in house.hub.guests if end.actor.seats == {seat})
        fresh.lag.measured(2 * MOST_ALLOWED)
        assert max(end.lag.allowance for end in (*ends, fresh)) < JITTER


@in_loop
async def test_on_fast_lines_a_tap_is_judged_when_it_comes(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        _, drinker, thrower = await racing(house)
        for guest in (drinker, thrower):
            await measured(guest)
        answer = await drinker.ask("play", **tap(drinker, house.hub.services.clock()))
        assert answer["type"] == "news"


def lag_of(*rtts: float) -> Lag:
    lag = Lag()
    for rtt in rtts:
        assert lag.is_due(0.0, racing=True)
        lag.measured(rtt)
    return lag


def test_the_quickest_answer_tells_how_slow_a_line_is() -> None:
    assert Lag().allowance == 0.0
    assert lag_of(2 * FAST).allowance == 0.0
    assert lag_of(0.9, 0.2, 0.7).allowance == 0.1 + JITTER
    assert lag_of(0.2, *[0.4] * MEASURED).allowance == 0.2 + JITTER  # it was quicker once, on another network
    assert lag_of(60.0).allowance == MOST_ALLOWED


def test_what_is_made_up_for_comes_out_of_a_quota() -> None:
    """So whoever holds back every answer gains no more on average than a poor line is worth."""
    lag = lag_of(2.0)
    gained = []
    for action in range(20):
        made = lag.believed(0.0, float(action + 10))
        gained.append(action + 10 - made)
        lag.spend(gained[-1])
        assert lag.is_due(action, racing=True)
    assert abs(gained[0] - MOST_ALLOWED) < 1e-9
    assert abs(gained[-1] - REFILL) < 1e-9


SLOW_LINES = (0.3, 0.6)  # seconds there and back
TAPS = 20  # of each player in a race, one a second


def taps(lag: Lag, luck: random.Random, delay: float, lie: float) -> Iterator[tuple[float, float, float]]:
    """A race against a fast connection: when a tap was made, when it counts, and when the other was made."""
    for second in range(TAPS):
        made, other = second + luck.random(), second + luck.random()
        counts = lag.believed(made - lie, made + delay)
        lag.spend(made + delay - counts)
        assert lag.is_due(second, racing=True)
        yield made, counts, other


def races(rtt: float, delay: float, lie: float = 0.0) -> tuple[float, float]:
    """Of many races: in how many of their taps who taps came first, and how much too early a tap counts."""
    luck = random.Random(1)
    played = [tap for _ in range(500) for tap in taps(lag_of(*[rtt] * MEASURED), luck, delay, lie)]
    return mean(counts < other for _, counts, other in played), mean(made - at for made, at, _ in played)


def test_who_holds_back_every_answer_gains_hundredths_of_a_second_over_a_race() -> None:
    for rtt in (*SLOW_LINES, 2 * MOST_ALLOWED, 5.0):
        first, gained = races(rtt, delay=0.0, lie=1.0)
        assert gained < 0.075
        assert first < 0.58


def test_on_a_slow_connection_the_first_taps_of_a_race_count_when_they_were_made() -> None:
    for rtt, whole in zip(SLOW_LINES, (3, 1), strict=True):
        lag, luck = lag_of(*[rtt] * MEASURED), random.Random(1)
        made = [counts - tap for tap, counts, _ in taps(lag, luck, rtt / 2, 0.0)]
        assert max(made[:whole]) < 1e-9
        assert max(made) <= rtt / 2 - REFILL + 1e-9, "and later ones are allowed something"
        assert races(rtt, rtt / 2)[0] > races(0.0, rtt / 2)[0] + 0.04


def test_a_tap_from_the_future_fills_no_quota() -> None:
    lag = lag_of(2.0)
    lag.spend(MOST_ALLOWED)
    assert lag.allowance == 0.0
    lag.spend(-5.0)
    assert lag.allowance == 0.0


def test_the_quota_is_full_again_when_the_next_race_begins() -> None:
    """Between two races of Azen jagen three dice are thrown three times at least."""
    lag = lag_of(*[2.0] * MEASURED)
    lag.spend(MOST_ALLOWED)
    assert lag.is_due(OFTEN_ENOUGH, racing=False)
    assert lag.allowance == MOST_ALLOWED


def test_the_house_pings_until_it_knows_a_line_and_then_now_and_then() -> None:
    lag = Lag()
    for second in range(MEASURED):
        assert lag.is_due(second, racing=False)
        lag.measured(0.1)
    last = MEASURED - 1
    assert not lag.is_due(last + 1, racing=False)
    assert lag.is_due(last + 1, racing=True)
    assert not lag.is_due(last + 1.5, racing=False)
    assert lag.is_due(last + 1 + OFTEN_ENOUGH, racing=False)
