"""Seats over HTTP: sit down, come back by PIN, ask for a seat, hand it over, stand up."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from toog.server.edge.middleware import address_of
from toog.server.http.api import (
    SECRET_BYTES,
    WITH_SECRET,
    AnyRequest,
    Id,
    Shown,
    TheHub,
    actor_of,
    find,
    holder,
    needs_key,
    problems,
    spend,
)
from toog.server.protocol.fields import fresh_nonce
from toog.server.protocol.forms import Given, GivenPin, NewClaim, NewHands, NewSeat, SeatPins
from toog.server.tables.guest import key_of
from toog.server.tables.live import Live
from toog.server.tables.nights import must_sit_nowhere_else, other_tables
from toog.table import Actor, Entry
from toog.table.commands import Claim, GivePin, Join, Leave, TakeOver
from toog.table.entries import PinRefused
from toog.table.errors import TableError
from toog.table.seats import pin_of

SeatPath = Annotated[int, PathParameter(ge=0, le=7)]


@post(
    "/api/tables/{table:str}/seats",
    summary="Sit down",
    security=WITH_SECRET,
    responses=problems(404, 409, 413, 503),
)
async def sit_down(
    request: AnyRequest, hub: TheHub, table: Id, data: JSONBody[NewSeat], bearer: Shown
) -> Given:
    """A host who stands sits down with the secret of the table."""
    spend(request, "joins")
    live = await find(hub, table)
    shown = actor_of(live, bearer)
    stands = bearer if shown.host and not shown.seats else None
    secret = data.secret or stands or secrets.token_urlsafe(SECRET_BYTES)
    command = Join(data.name, key_of(secret), data.nonce or fresh_nonce(), data.seat)
    return await give(live, Actor(), command, secret, await other_tables(hub, live))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/claim",
    summary="Ask for the seat of a person who is away; the others let you in",
    responses=problems(404, 409, 413, 503),
)
async def claim_seat(
    request: AnyRequest, hub: TheHub, table: Id, seat: SeatPath, data: JSONBody[NewClaim]
) -> Given:
    """The same person with another device, or someone who takes the place."""
    spend(request, "joins")
    live = await find(hub, table)
    secret = data.secret or secrets.token_urlsafe(SECRET_BYTES)
    command = Claim(seat, data.name, key_of(secret))
    others = await other_tables(hub, live)
    await live.answer(lambda: seat_once(live, Actor(), command, others))
    return Given(live.table.id, secret, seat)


@get(
    "/api/tables/{table:str}/pins",
    summary="The PINs of your seats, by which you go on with another device",
    security=WITH_SECRET,
    responses=problems(404, 503),
)
async def show_pins(hub: TheHub, table: Id, bearer: Shown) -> SeatPins:
    """Only for the person whose seat it is, not for a guest there."""
    live = await find(hub, table)
    return SeatPins(await live.answer(lambda: own_pins(live, bearer)))


def own_pins(live: Live, secret: str | None) -> dict[str, str]:
    shown = set() if secret is None else {key_of(secret)}
    return {
        str(number): pin_of(seat.key)
        for number, seat in enumerate(live.table.standing.company.seats)
        if seat.key is not None and seat.is_owned_by(shown)
    }


@post(
    "/api/tables/{table:str}/seats/{seat:int}/pin",
    summary="Sit down again with another device, by the PIN of the seat",
    responses=problems(403, 404, 409, 413, 503),
)
async def give_pin(
    request: AnyRequest, hub: TheHub, table: Id, seat: SeatPath, data: JSONBody[GivenPin]
) -> Given:
    """Only wrong PINs count against the limit of an address; the table counts them for each seat."""
    spend(request, "joins")
    spend(request, "pins")
    refused = False
    try:
        live = await find(hub, table)
        secret = data.secret or secrets.token_urlsafe(SECRET_BYTES)
        command = GivePin(seat, data.pin, key_of(secret), address_of(request.scope))
        others = await other_tables(hub, live)
        entries = await live.answer(lambda: seat_once(live, Actor(), command, others))
        refused = any(isinstance(entry, PinRefused) for entry in entries)
    finally:
        if not refused:
            request.app.state.middleware.give_back("pins", request.scope)
    if refused:
        raise TableError("wrong-pin")
    return Given(live.table.id, secret, seat, data.pin)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Stand up, without a socket: who declines a rematch",
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 503),
)
async def stand_up(hub: TheHub, table: Id, seat: SeatPath, bearer: Shown) -> None:
    live = await find(hub, table)
    actor = await holder(live, seat, bearer)
    await live.ask_and_wait(actor, Leave(seat))


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Take a seat over by its secret, which is void from then on",
    security=WITH_SECRET,
    responses=problems(403, 404, 409, 413, 503),
)
async def take_over(hub: TheHub, table: Id, seat: SeatPath, data: JSONBody[NewHands], bearer: Shown) -> Given:
    live = await find(hub, table)
    actor = await live.answer(lambda: actor_of(live, bearer))
    needs_key(seat in actor.seats | actor.returns)
    fresh = data.secret or secrets.token_urlsafe(SECRET_BYTES)
    return await give(live, actor, TakeOver(seat, data.name, key_of(fresh)), fresh)


def seat_once(
    live: Live, actor: Actor, command: Join | TakeOver | Claim | GivePin, others: Sequence[Live]
) -> list[Entry]:
    """Carry out the command, unless its key sits at one of these other tables of the night."""
    must_sit_nowhere_else(others, command.key)
    return live.do(actor, command)


async def give(
    live: Live, actor: Actor, command: Join | TakeOver, secret: str, others: Sequence[Live] = ()
) -> Given:
    """The seat as it is stored: later the table may have moved on."""

    def sit() -> Given:
        seat_once(live, actor, command, others)
        held = live.table.standing.company.holds(command.key)
        return Given(live.table.id, secret, held, next(iter(own_pins(live, secret).values()), None))

    return await live.answer(sit)


SEAT_ROUTES = [sit_down, take_over, claim_seat, show_pins, give_pin, stand_up]
