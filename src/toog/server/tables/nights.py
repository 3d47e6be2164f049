"""The tables of a duplicate night, which share their dice: how far they are, and when the seal is opened.

Any table of a night knows those of the first round, and each leads to the next by its rematch. So every node
can tell how a night stands from what is stored, and nothing else is kept of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from toog.core.errors import GameError
from toog.server.protocol.refusals import Refusal
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.table import Actor
from toog.table.commands import Start, Unseal
from toog.table.errors import TableError
from toog.table.night import NightTable, shared_nonces
from toog.table.playing import is_complete
from toog.table.rights import must_not_have_started

TRIES = 5  # while others change what was found
HOST = Actor(host=True)


class GameAndNext(NamedTuple):
    """A game of a night, and the one that had followed it when it was found."""

    live: Live
    next: str | None


Games = list[GameAndNext]
"""Those at one table of the night, in the order they were played."""


def night_of(live: Live) -> NightTable:
    night = live.table.standing.opened.night
    if night is None:
        raise Refusal("no-such-night")
    return night


async def all_games(hub: Hub, live: Live) -> list[Games]:
    """All games of the night of a table, this one among them, without those that were taken away."""
    night = night_of(live)
    found = list(await asyncio.gather(*(games_from(hub, table) for table in night["tables"])))
    if not found[night["number"]]:
        found[night["number"]] = await games_from(hub, live.table.id)
    return found


async def games_from(hub: Hub, table_id: str) -> Games:
    found: Games = []
    following: str | None = table_id
    while following is not None and (live := await find_or_none(hub, following)) is not None:
        if live.table.standing.opened.night is None:  # the company has begun something else
            break
        following = live.table.standing.company.next
        found.append(GameAndNext(live, following))
    return found


async def find_or_none(hub: Hub, table_id: str) -> Live | None:
    try:
        return await hub.find(table_id)
    except Refusal as refusal:
        if refusal.key != "no-such-table":
            raise
        return None


async def start(hub: Hub, live: Live) -> None:
    """Start the first round at every table that has yet to start. Some have, if a start was cut off.

    The dice are mixed from what everyone at every table brings, so nobody starts before all are there.
    """
    if not live.table.standing.starts_with_others:
        await live.ask_and_wait(HOST, Start())
        return
    if not any(map(is_waiting, await first_games(hub, live))):
        await live.answer(lambda: must_not_have_started(live.table.standing))
    for _ in range(TRIES):
        lives = await first_games(hub, live)
        for each in lives:
            must_be_complete(each)
        try:
            await start_all(lives)
        except TableError as error:
            if error.key not in ("stale", "already-started"):
                raise
        else:
            return
    raise TableError("stale")


async def first_games(hub: Hub, live: Live) -> list[Live]:
    """Those of the first round, without those that were taken away."""
    return [games[0].live for games in await all_games(hub, live) if games]


async def start_all(lives: Sequence[Live]) -> None:
    """Start them in order: two nodes that do this at once agree on the nonces of the first to start."""
    standings = [live.table.standing for live in lives]
    started = (standing.nonces for standing in standings if standing.nonces is not None)
    nonces = next(started, None) or shared_nonces(standing.company.nonces for standing in standings)
    for live in lives:
        if is_waiting(live):
            await live.ask_and_wait(HOST, Start(nonces))


def is_waiting(live: Live) -> bool:
    return live.table.standing.running is None


def must_be_complete(live: Live) -> None:
    if is_waiting(live) and not is_complete(live.table.standing):
        raise TableError("night-waits", table=night_of(live)["number"] + 1)


async def other_tables(hub: Hub, live: Live) -> list[Live]:
    """The games at the other tables of a night that is on: nobody who sits at one of them may sit here."""
    if not live.table.standing.is_night_on:
        return []
    number = night_of(live)["number"]
    tables = await all_games(hub, live)
    return [found.live for games in tables for found in games if night_of(found.live)["number"] != number]


def must_sit_nowhere_else(others: Iterable[Live], key: str) -> None:
    for live in others:
        if live.table.standing.company.knows(key):
            raise Refusal("sits-elsewhere", table=night_of(live)["number"] + 1)


def is_over(tables: Iterable[Games]) -> bool:
    """Whether nothing more is played with these dice."""
    return all(is_done(games[-1]) for games in tables if games)


def is_done(last: GameAndNext) -> bool:
    """Whether the last game of a table was its last round, or the next was given up and taken away.

    What has followed only since it was found may be played.
    """
    standing = last.live.table.standing
    return standing.ended is not None and (standing.next_round is None or last.next is not None)


async def open_seals(tables: Iterable[Games]) -> bool:
    """False where one of them is not as it was found any more. What fails at one keeps none of the others."""
    opened = await asyncio.gather(*map(open_seals_at, tables), return_exceptions=True)
    faults = [fault for fault in opened if fault is not None]
    for fault in faults:
        if not is_stale(fault):
            raise fault
    return not faults


def is_stale(fault: BaseException) -> bool:
    """Whether a round has begun since, or another node was faster."""
    return isinstance(fault, GameError) and fault.key == "stale"


async def open_seals_at(games: Games) -> None:
    """From the last game back, so that no round can begin beside an open seal."""
    for live, following in reversed(games):
        await live.ask_and_wait(Actor(), Unseal(following))


async def settled_games(hub: Hub, live: Live) -> list[Games]:
    """All games of the night of a table, with their seals open where it is over."""
    for _ in range(TRIES):
        tables = await all_games(hub, live)
        if not is_over(tables) or await open_seals(tables):
            return tables
    raise TableError("stale")


async def settle(hub: Hub, live: Live) -> None:
    """Opens the seals of a night that is over, for whoever asks for something that was shut in it."""
    if live.table.standing.is_night_on:
        await settled_games(hub, live)


async def end(hub: Hub, live: Live) -> None:
    """Ends a night before its time: games that are not over are given up and taken away.

    So is a round that begins meanwhile.
    """
    for _ in range(TRIES):
        tables = await all_games(hub, live)
        for games in tables:
            if games and games[-1].live.table.standing.ended is None:
                await hub.delete(games.pop().live)
        if await open_seals(tables):
            return
    raise TableError("stale")


def must_be_last(live: Live) -> None:
    """A game that leads to the next round is not taken away alone: nobody would find that one any more."""
    standing = live.table.standing
    if standing.is_night_on and standing.company.next is not None:
        raise TableError("night-on")
