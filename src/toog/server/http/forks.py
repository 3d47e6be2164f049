"""A game played on: a table that begins at a decision of a record someone sends."""

from __future__ import annotations

import functools
import secrets
from typing import Annotated, Any, ClassVar

from litestar import post
from litestar.openapi.spec import OpenAPIType, Schema
from msgspec import Meta, Raw

from toog.bots import BOT_NAMES
from toog.core.fork import Fork, fork_record
from toog.core.origin import FRESH, SAME, DiceToCome
from toog.core.record import read_record
from toog.server.edge.middleware import address_of
from toog.server.http.api import LONGEST_RECORD, SECRET_BYTES, AnyRequest, TheHub, problems, spend
from toog.server.http.bodies import RECORD, BodyOperation, Fields
from toog.server.http.replays import MOST_EVENTS, decoded
from toog.server.http.work_queue import IsUnwanted, WorkQueue
from toog.server.protocol.fields import BotName, Nonce, SeatNumber, fresh_nonce
from toog.server.protocol.forms import Form, Given
from toog.server.tables.guest import key_of
from toog.server.tables.hub import Hub
from toog.table import Actor, Table
from toog.table.commands import Fill, Join, Open, Start
from toog.table.forking import KNOWN, forked_game
from toog.table.seats import pin_of
from toog.table.standing import SEALED


class NewFork(Form, frozen=True):
    """A record, and the index of the event from which it is played on.

    Who asks sits at `seat`, or where none is named at the one that decides there. `alone`: bots of the level
    `bot` have the other seats, and the game goes on at once; otherwise people come and sit down there.
    """

    record: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    at: Annotated[int, Meta(ge=0, le=MOST_EVENTS)]
    dice: DiceToCome = SAME
    alone: bool = True
    seat: SeatNumber | None = None
    bot: BotName = "sensible"
    nonce: Nonce | None = None


WHOLE, TEXT, NULL = OpenAPIType.INTEGER, OpenAPIType.STRING, OpenAPIType.NULL


class ForkOperation(BodyOperation):
    properties: ClassVar[Fields] = {
        "record": RECORD,
        "at": Schema(type=WHOLE, minimum=0, maximum=MOST_EVENTS),
        "dice": Schema(type=TEXT, enum=[SAME, FRESH], default=SAME),
        "alone": Schema(type=OpenAPIType.BOOLEAN, default=True),
        "seat": Schema(one_of=[Schema(type=WHOLE, minimum=0, maximum=7), Schema(type=NULL)]),
        "bot": Schema(type=TEXT, enum=list(BOT_NAMES), default="sensible"),
        "nonce": Schema(one_of=[Schema(type=TEXT), Schema(type=NULL)]),
    }
    required: ClassVar[list[str]] = ["record", "at"]


@post(
    "/api/forks",
    summary="Lay a table that begins at a decision of a record",
    request_max_body_size=LONGEST_RECORD,
    responses=problems(409, 413, 503),
    operation_class=ForkOperation,
)
async def play_on(request: AnyRequest, hub: TheHub) -> Given:
    """The record is read and played over beside the loop, in turn with those that are looked at again.

    It counts as a table laid and as a record played over: a table with a past weighs many times a plain one.
    """
    spend(request, "replays")
    spend(request, "openings")
    asked: NewFork = decoded(await request.body(), NewFork)
    queue: WorkQueue = request.app.state.work_queue
    fork = await queue.do(request, functools.partial(go_back, asked))
    return await lay_fork(hub, fork, asked, address_of(request.scope))


def go_back(asked: NewFork, is_unwanted: IsUnwanted) -> Fork:
    """Plays the record over, which takes a while for a long one: to be done beside the loop."""
    return fork_record(read_record(decoded(asked.record, Any)), asked.at, asked.dice)


async def lay_fork(hub: Hub, fork: Fork, asked: NewFork, address: str) -> Given:
    """Puts the table in the house; it is there when it is stored."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    table, seat = table_at(hub, fork, asked, key_of(secret))
    await hub.lay(table, address).outbox.stored_so_far()
    return Given(table.id, secret, seat, pin_of(key_of(secret)))


def table_at(hub: Hub, fork: Fork, asked: NewFork, key: str) -> tuple[Table, int]:
    """A table at the fork that nobody has seen yet, and the seat of who asked. Every seat keeps its name."""
    course, now = fork.course, hub.services.clock()
    names = course.players
    seat = course.game.rules.in_turn(course.state) if asked.seat is None else course.seat(asked.seat)
    command = Open(
        course.game.name,
        len(names),
        key,
        course.options,
        dice=SEALED if fork.dice is None else KNOWN,
        bot=asked.bot,
        fork=forked_game(fork),
    )
    table = hub.create(command, None if fork.dice is None else fork.dice.secret)
    table.handle(Actor(), Join(names[seat], key, asked.nonce or fresh_nonce(), seat), now)
    if asked.alone:
        host = Actor(host=True)
        for other in range(len(names)):
            if other != seat:
                table.handle(host, Fill(asked.bot, names[other], fresh_nonce(), other), now)
        table.handle(host, Start(), now)
    return table, seat


FORK_ROUTES = [play_on]
