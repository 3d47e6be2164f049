"""The small HTTP API: lay a table, sit down, look, take away. Everything else is said on the socket."""

from __future__ import annotations

import asyncio
import functools
import re
import secrets
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import toog
from toog.bots import BOT_NAMES
from toog.core.registry import game_names, games_in_order, load_game
from toog.server.edge.middleware import address_of
from toog.server.http.replays import Replay, ReplayOperation, play_over, read_question
from toog.server.http.stories import ShownStory, Stories
from toog.server.http.work_queue import WorkQueue
from toog.server.protocol.codec import ENCODER, PROTOCOL, shapes
from toog.server.protocol.fields import Language, fresh_nonce
from toog.server.protocol.forms import (
    Catalogue,
    GameFacts,
    Given,
    HouseFacts,
    Lobby,
    NewTable,
    Problem,
    catalogue,
    game_facts,
)
from toog.server.protocol.refusals import Refusal
from toog.server.protocol.server_messages import Snapshot
from toog.server.tables.codes import Code, Found, code_of, find_table
from toog.server.tables.guest import key_of
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.server.tables.lobby import LobbyBoard
from toog.server.tables.nights import must_be_last, settle
from toog.table import REACTIONS, Actor
from toog.table.commands import Join
from toog.table.errors import TableError
from toog.table.seats import pin_of

SECRET_BYTES = 24
LONGEST_RECORD = 1_048_576
REACH_SECONDS = 10.0  # that a look waits for what was seen elsewhere; as long as a greeting may take
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
AnyRequest = Request[Any, Any, State]

Id = Annotated[str, PathParameter(description="of the table: the last part of its link")]
Since = Annotated[
    int, QueryParameter(ge=0, le=2**53 - 1, description="the version you have seen: you are not shown less")
]
RecordId = FromPath[str]
GameName = Annotated[str, PathParameter(max_length=40)]
LanguageName = FromPath[Language]
SpokenCode = Annotated[str, PathParameter(max_length=40)]
TheHub = NamedDependency[Hub]
Shown = NamedDependency[str | None]
SCHEME = "secret"
WITH_SECRET: list[SecurityRequirement] = [{SCHEME: []}, {}]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its description: all have the same shape."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REASONS[status])
        for status in (400, 429, *statuses)
    }


REASONS = {
    400: "It cannot be read, or the rules do not allow it",
    403: "The secret is missing or wrong",
    404: "There is no such table, record or game",
    409: "The table stands otherwise",
    413: "It is too large",
    429: "Too much at once",
    503: "It could not be stored",
}


def shown_secret(request: AnyRequest) -> str | None:
    """`Authorization: Bearer` and the secret of a seat or a table."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else None


async def find(hub: Hub, table: str) -> Live:
    """The table of this id. What cannot be an id is not looked for: there are letters no database takes."""
    if not NAME.fullmatch(table):
        raise Refusal("no-such-table")
    return await hub.find(table)


async def find_settled(hub: Hub, table: str) -> Live:
    """The table, with its seal open where it is one of a night that is over."""
    live = await find(hub, table)
    await settle(hub, live)
    return live


async def find_since(hub: Hub, table: str, since: int) -> Live:
    """The table, at least at the version the asker has seen at another node, if there is such a version."""
    live = await find(hub, table)
    if hub.services.store.shared and since > live.table.version:
        try:
            async with asyncio.timeout(REACH_SECONDS):
                await live.following.reach(since)
        except TimeoutError:
            raise Refusal("not-stored") from None
        live = await find(hub, table)  # it may have been read anew
        if hub.services.closing and since > live.table.version:
            raise Refusal("not-stored")
    return live


def actor_of(live: Live, secret: str | None) -> Actor:
    return live.table.actor([] if secret is None else [key_of(secret)])


async def holder(live: Live, seat: int, secret: str | None) -> Actor:
    actor = await live.answer(lambda: actor_of(live, secret))
    needs_key(seat in actor.seats)
    return actor


def as_it_is(text: bytes) -> Response[Any]:
    """JSON that was encoded before, perhaps for many."""
    return Response(text, media_type=MediaType.JSON)


def must_be_over(live: Live) -> None:
    if not live.table.is_over:
        raise TableError("not-over")


def must_be_theirs_to_delete(live: Live) -> None:
    """Raise where a game is on of someone in whose absence another became the host, who may be losing it."""
    if live.table.standing.is_on and live.table.standing.company.misses_host:
        raise TableError("not-over")


def needs_key(proven: bool) -> None:
    if not proven:
        raise Refusal("wrong-key")


def spend(request: AnyRequest, name: str) -> None:
    """Counts against a limit of its own: some things may be asked less often than others."""
    if not request.app.state.middleware.spend(name, request.scope):
        raise Refusal("too-many")


@get("/api/house", summary="The games, their options, and who is there to play against")
async def show_house(state: State) -> HouseFacts:
    return HouseFacts(
        PROTOCOL, toog.__version__, games(), list(BOT_NAMES), list(REACTIONS), state.room, state.alone
    )


@functools.cache
def games() -> list[GameFacts]:
    return [game_facts(game) for game in games_in_order()]


@get(
    "/api/games/{game:str}/texts/{language:str}",
    summary="The words of a game, for a page that was not built with them",
    responses=problems(404),
)
async def show_words(game: GameName, language: LanguageName) -> Catalogue:
    if game not in game_names():
        raise Refusal("no-such-page")
    return words_of(game, language)


@functools.cache
def words_of(game: str, language: str) -> Catalogue:
    return catalogue(load_game(game), language)


@get("/api/schema", summary="JSON Schema of every message on the socket, and of each game's view")
async def show_schema() -> Response[dict[str, Any]]:
    """Made once, beside the loop: that takes a tenth of a second."""
    return as_it_is(await asyncio.to_thread(schema_text))


@functools.cache
def schema_text() -> bytes:
    return ENCODER.encode(shapes())


@get(
    "/api/tables",
    summary="The lobby: listed tables that are not over, with someone there",
    responses=problems(503),
)
async def show_lobby(lobby: NamedDependency[LobbyBoard]) -> Lobby:
    return await lobby.read()


@post("/api/tables", summary="Lay a table", responses=problems(413, 503))
async def lay_table(request: AnyRequest, hub: TheHub, data: JSONBody[NewTable]) -> Given:
    spend(request, "openings")
    secret = secrets.token_urlsafe(SECRET_BYTES)
    key = key_of(secret)
    table = hub.create(data.command(key))
    if data.name is not None:
        table.handle(Actor(), Join(data.name, key, data.nonce or fresh_nonce()), hub.services.clock())
    live = hub.lay(table, address_of(request.scope))
    await live.outbox.stored_so_far()
    return Given(table.id, secret) if data.name is None else Given(table.id, secret, 0, pin_of(key))


@get("/api/tables/{table:str}", summary="Look at a table", security=WITH_SECRET, responses=problems(404, 503))
async def show_table(hub: TheHub, table: Id, bearer: Shown, since: Since = 0) -> Response[Snapshot]:
    live = await find_since(hub, table, since)
    live.glance()
    return as_it_is(await live.answer(lambda: live.snapshot(actor_of(live, bearer))))


@delete(
    "/api/tables/{table:str}",
    summary="Take a table away for good, by the secret of its host",
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 503),
)
async def delete_table(hub: TheHub, table: Id, bearer: Shown) -> None:
    live = await find(hub, table)
    host = await live.answer(lambda: live.table.standing.company.host_key)
    needs_key(bearer is not None and key_of(bearer) == host)
    await live.answer(lambda: must_be_theirs_to_delete(live))
    await live.answer(lambda: must_be_last(live))
    must_be_last(live)  # while that was stored the next round may have begun
    await hub.delete(live)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of the game; of hidden cards only when it is over",
    responses=problems(404, 409, 503),
)
async def show_record(hub: TheHub, table: Id) -> Response[dict[str, Any]]:
    live = await find_settled(hub, table)
    return as_it_is(await live.answer(live.encodings.record))


@get(
    "/api/tables/{table:str}/story",
    summary="How a game went that is over: facts, a sheet by round, and who came where",
    responses=problems(404, 409, 503),
)
async def show_story(request: AnyRequest, hub: TheHub, table: Id) -> ShownStory:
    live = await find_settled(hub, table)
    await live.answer(lambda: must_be_over(live))
    stories: Stories = request.app.state.stories
    return await stories.of(request, live.table)


@get("/api/records/{record:str}", summary="A record that was imported", responses=problems(404, 503))
async def show_import(hub: TheHub, record: RecordId) -> Response[dict[str, Any]]:
    body = await hub.services.ask_store(hub.services.store.record, record) if NAME.fullmatch(record) else None
    if body is None:
        raise Refusal("no-such-record")
    return as_it_is(body.encode())


@get(
    "/api/tables/{table:str}/code",
    summary="A short code to be spoken, until the game is over",
    responses=problems(404, 409, 503),
)
async def show_code(hub: TheHub, table: Id) -> Code:
    return Code(await code_of(hub, await find(hub, table)))


@get("/api/codes/{code:str}", summary="The table a code was said for", responses=problems(404, 503))
async def show_found(request: AnyRequest, hub: TheHub, code: SpokenCode) -> Found:
    """Only wrong codes count against the limit: a whole class may come in by the same code."""
    spend(request, "codes")
    found = Found(await find_table(hub, code))
    request.app.state.middleware.give_back("codes", request.scope)
    return found


@post(
    "/api/replays",
    summary="A record played over: what lay on the table after each event",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=problems(413),
    operation_class=ReplayOperation,
)
async def show_replay(request: AnyRequest) -> Replay:
    """A long one takes seconds. Whoever asks too often is refused before anything is read."""
    spend(request, "replays")
    asked = read_question(await request.body())
    queue: WorkQueue = request.app.state.work_queue
    return await queue.do(request, functools.partial(play_over, asked))


ROUTES = [
    show_house,
    show_words,
    show_schema,
    show_lobby,
    lay_table,
    show_table,
    delete_table,
    show_record,
    show_story,
    show_import,
    show_code,
    show_found,
    show_replay,
]
