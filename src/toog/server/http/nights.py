"""Duplicate nights: several tables laid with the same dice, how far they are, and who did best with them."""

from __future__ import annotations

import asyncio
import functools
import secrets
from collections import Counter
from collections.abc import Collection
from typing import Any

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from toog.core.record import LONGEST_NAME, write_record
from toog.server.edge.middleware import address_of
from toog.server.http.advice import LINES, InLanguage, TheAdvice, streamed
from toog.server.http.api import (
    SECRET_BYTES,
    WITH_SECRET,
    AnyRequest,
    Id,
    Shown,
    TheHub,
    actor_of,
    find,
    needs_key,
    problems,
    spend,
)
from toog.server.protocol.nights import (
    GivenNight,
    NewNight,
    NightGame,
    NightStanding,
    Ranking,
)
from toog.server.tables.guest import key_of
from toog.server.tables.hub import SECRET_BYTES as DICE_BYTES
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.server.tables.nights import Games, all_games, end, is_over, night_of, settled_games, start
from toog.table import Table, sight
from toog.table.errors import TableError
from toog.table.night import NightTable

Person = tuple[str, int]  # the name, and the number of the table

LINE_BY_LINE = ResponseSpec(
    Ranking,
    generate_examples=False,
    description="A line of JSON for each: how much is done, and at last the ranking or why there is none",
    media_type=LINES,
)


@post("/api/nights", summary="Lay the tables of a duplicate night", responses=problems(413, 503))
async def lay_night(request: AnyRequest, hub: TheHub, data: JSONBody[NewNight]) -> GivenNight:
    """Each table counts as one that was laid."""
    for _ in range(data.tables):
        spend(request, "openings")
    secret = secrets.token_urlsafe(SECRET_BYTES)
    address = address_of(request.scope)
    lives = [hub.lay(table, address) for table in night_tables(hub, data, key_of(secret))]
    await asyncio.gather(*(live.outbox.stored_so_far() for live in lives))
    ids = [live.table.id for live in lives]
    return GivenNight(ids[0], ids, secret)


def night_tables(hub: Hub, asked: NewNight, host: str) -> list[Table]:
    """Tables with one secret. What their seats bring is mixed into the dice of all of them."""
    ids = [hub.new_id() for _ in range(asked.tables)]
    dice = secrets.token_bytes(DICE_BYTES)

    def table(number: int) -> Table:
        night: NightTable = {
            "number": number,
            "tables": ids,
            "round": 1,
            "rounds": asked.rounds,
            "nonces": [],
            "of": None,
        }
        return hub.create(asked.command(host, night), dice, ids[number])

    return [table(number) for number in range(asked.tables)]


@get(
    "/api/nights/{table:str}",
    summary="How far a night is, by the id of any of its tables",
    security=WITH_SECRET,
    responses=problems(404, 409, 503),
)
async def show_night(hub: TheHub, table: Id, bearer: Shown) -> NightStanding:
    """Whoever looks at a night that is over finds its seal open.

    Until then a table's link leads to no other's: only the host of the night is told the ids of all.
    """
    live = await find(hub, table)
    tables = await settled_games(hub, live)
    opened, night = live.table.standing.opened, night_of(live)
    over, host = is_over(tables), is_laid_with(tables, bearer)

    def game_of(live: Live) -> NightGame:
        known, seen = night_of(live), sight.company(live.table.standing)
        is_named = over or host or known["number"] == night["number"]
        table_id = live.table.id if is_named else None
        return NightGame(table_id, known["number"], known["round"], seen["status"], seen["seats"])

    return NightStanding(
        opened.game,
        opened.options,
        opened.players,
        len(night["tables"]),
        night["rounds"],
        over,
        host,
        [await live.answer(functools.partial(game_of, live)) for games in tables for live, _ in games],
    )


def is_laid_with(tables: list[Games], secret: str | None) -> bool:
    """Whether the tables of the first round were laid with this secret."""
    hosts = {games[0].live.table.standing.opened.host for games in tables if games}
    return secret is not None and key_of(secret) in hosts


@post(
    "/api/nights/{table:str}/start",
    summary="Start the first round at all tables together, by whoever laid them or hosts this one",
    status_code=204,
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 413, 503),
)
async def start_night(hub: TheHub, table: Id, bearer: Shown) -> None:
    """Whoever laid the night may be at none of its tables, and then others are their hosts."""
    live = await find(hub, table)
    tables = await all_games(hub, live)
    actor = await live.answer(lambda: actor_of(live, bearer))
    needs_key(actor.host or is_laid_with(tables, bearer))
    await start(hub, live)


@post(
    "/api/nights/{table:str}/end",
    summary="End a night by whoever laid it: games that are not over are taken away",
    status_code=204,
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 413, 503),
)
async def end_night(hub: TheHub, table: Id, bearer: Shown) -> None:
    live = await find(hub, table)
    needs_key(is_laid_with(await all_games(hub, live), bearer))
    await end(hub, live)


@get(
    "/api/nights/{table:str}/ranking",
    summary="Who did best in a night that is over, as it came out and with luck taken out",
    media_type=LINES,
    responses={**problems(404, 409, 503), 200: LINE_BY_LINE},
)
async def show_ranking(
    request: AnyRequest, hub: TheHub, advice: TheAdvice, table: Id, language: InLanguage = "en"
) -> Stream:
    """Worked out once for everyone who asks. It counts as one review, but each game waits for its turn."""
    spend(request, "reviews")
    tables = await settled_games(hub, await find(hub, table))
    if not is_over(tables):
        raise TableError("night-on")
    lives = [live for games in tables for live, _ in games]
    records = [await live.answer(live.table.record) for live in lives]
    apart = told_apart(records, [night_of(live) for live in lives])
    texts = {live.table.id: write_record(record) for live, record in zip(lives, apart, strict=True)}
    return streamed(advice.rankings.of_night(texts, language, address_of(request.scope)))


def told_apart(records: list[dict[str, Any]], nights: list[NightTable]) -> list[dict[str, Any]]:
    """Two of one name at different tables are two: each has the number of its table behind the name."""
    names = names_apart(
        {
            (name, night["number"]): None
            for record, night in zip(records, nights, strict=True)
            for name in record["players"]
        }
    )
    return [
        {**record, "players": [names[name, night["number"]] for name in record["players"]]}
        for record, night in zip(records, nights, strict=True)
    ]


def names_apart(people: Collection[Person]) -> dict[Person, str]:
    """A mark that makes someone's name of it is made longer, until everyone has a name alone."""
    tables = Counter(name for name, _ in people)
    told = {(name, number): name for name, number in people if tables[name] == 1}
    for name, number in people:
        if tables[name] > 1:
            mark = f" ({number + 1})"
            while (marked := name[: LONGEST_NAME - len(mark)] + mark) in {*tables, *told.values()}:
                mark = f" ({mark.strip()})"
            told[name, number] = marked
    return told


NIGHT_ROUTES = [lay_night, show_night, start_night, end_night, show_ranking]
