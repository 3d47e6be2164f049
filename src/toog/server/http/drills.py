"""Drills from a game that is over, and the puzzle of the day, over HTTP."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from toog.core.record import check_seat
from toog.core.registry import find_game
from toog.server.edge.middleware import address_of
from toog.server.http.advice import LINES, InLanguage, TheAdvice, streamed
from toog.server.http.api import AnyRequest, Id, TheHub, find_settled, must_be_over, problems, spend
from toog.server.http.puzzles import Puzzling, players_at
from toog.server.protocol.fields import SeatNumber
from toog.server.protocol.refusals import Refusal

FIRST_DAY = date(2026, 1, 1)

Drilled = Annotated[SeatNumber | None, QueryParameter(description="whose decisions; left out: everyone's")]
Day = Annotated[
    date | None,
    QueryParameter(description=f"from {FIRST_DAY} to today, by the clock of Greenwich; left out: today"),
]
DailyGame = Annotated[
    str | None, QueryParameter(max_length=40, description="left out: the game whose turn it is that day")
]
LINE_BY_LINE = ResponseSpec(
    Puzzling,
    generate_examples=False,
    description="A line of JSON for each: how much is done, and at last the puzzles or why there are none",
    media_type=LINES,
)


@get(
    "/api/tables/{table:str}/drills",
    summary="The costliest decisions of a game that is over, as puzzles",
    media_type=LINES,
    responses={**problems(404, 409, 503), 200: LINE_BY_LINE},
)
async def show_drills(
    request: AnyRequest,
    hub: TheHub,
    advice: TheAdvice,
    table: Id,
    seat: Drilled = None,
    language: InLanguage = "en",
) -> Stream:
    spend(request, "reviews")
    live = await find_settled(hub, table)
    await live.answer(lambda: must_be_over(live))
    if seat is not None:
        check_seat(seat, len(players_at(live.table)))
    record = (await live.answer(live.encodings.record)).decode()
    address = address_of(request.scope)
    return streamed(advice.drills.of_table(live.table, record, seat, language, address))


@get(
    "/api/daily",
    summary="The puzzle of a day, the same for everyone",
    media_type=LINES,
    responses={**problems(), 200: LINE_BY_LINE},
)
async def show_daily(
    request: AnyRequest,
    advice: TheAdvice,
    day: Day = None,
    game: DailyGame = None,
    language: InLanguage = "en",
) -> Stream:
    spend(request, "reviews")
    today = datetime.now(UTC).date()
    day = day or today
    if not FIRST_DAY <= day <= today:
        raise Refusal("no-daily", first=FIRST_DAY.isoformat(), last=today.isoformat())
    if game is not None:
        find_game(game)
    return streamed(advice.drills.of_day(day, game, language, address_of(request.scope)))


DRILL_ROUTES = [show_drills, show_daily]
