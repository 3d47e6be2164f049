"""The tables of a duplicate night, which share their dice: how far they are, and when the seal is opened.

Any table of a night knows those of the first round, and each leads to the next by its rematch. So every node
can tell how a night stands from what is stored, and nothing else is kept of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from toog.server.protocol.refusals import Refusal
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.table import Actor
from toog.table.commands import Unseal
from toog.table.errors import TableError
from toog.table.night import NightTable

Rounds = list[Live]
"""The games at one table of the night, in the order they were played."""


def night_of(live: Live) -> NightTable:
    night = live.table.standing.opened.night
    if night is None:
        raise Refusal("no-such-night")
    return night


async def all_rounds(hub: Hub, live: Live) -> list[Rounds]:
    """All games of the night of a table, this one among them, without those that were taken away."""
    night = night_of(live)
    found = list(await asyncio.gather(*(rounds_from(hub, table) for table in night["tables"])))
    if not found[night["number"]]:
        found[night["number"]] = await rounds_from(hub, live.table.id)
    return found


async def rounds_from(hub: Hub, table_id: str) -> Rounds:
    found: Rounds = []
    following: str | None = table_id
    while following is not None and (live := await find_or_none(hub, following)) is not None:
        if live.table.standing.opened.night is None:  # the company has begun something else
            break
        found.append(live)
        following = live.table.standing.company.next
    return found


async def find_or_none(hub: Hub, table_id: str) -> Live | None:
    try:
        return await hub.find(table_id)
    except Refusal as refusal:
        if refusal.key != "no-such-table":
            raise
        return None


def is_over(rounds: Iterable[Rounds]) -> bool:
    """Whether nothing more is played with these dice."""
    return all(is_done(games[-1]) for games in rounds if games)


def is_done(last: Live) -> bool:
    """Whether the last game of a table was its last round, or the next was given up and taken away."""
    standing = last.table.standing
    is_last = standing.next_round is None or standing.company.next is not None
    return standing.ended is not None and is_last


async def open_seals(rounds: Iterable[Rounds]) -> None:
    """From the last game of each table back, so that no round can begin beside an open seal."""
    for games in rounds:
        for live in reversed(games):
            await live.ask_and_wait(Actor(), Unseal(live.table.standing.company.next))


async def settle(hub: Hub, live: Live) -> None:
    """Opens the seals of a night that is over, for whoever asks for something that was shut in it."""
    if live.table.standing.is_night_on:
        rounds = await all_rounds(hub, live)
        if is_over(rounds):
            await open_seals(rounds)


async def end(hub: Hub, rounds: list[Rounds]) -> None:
    """Ends a night before its time: games that are not over are given up and taken away."""
    for games in rounds:
        if games and games[-1].table.standing.ended is None:
            await hub.delete(games.pop())
    await open_seals(rounds)


def must_be_last(live: Live) -> None:
    """A game that leads to the next round is not taken away alone: nobody would find that one any more."""
    standing = live.table.standing
    if standing.is_night_on and standing.company.next is not None:
        raise TableError("night-on")
