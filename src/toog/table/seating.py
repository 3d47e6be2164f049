"""Validates who sits where, who is missing, and who is the host. Claims on seats are in `claims`."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from toog.core.errors import GameOver, quote
from toog.table.commands import (
    ChangeSeat,
    ChooseColour,
    ChooseDice,
    Clear,
    ComeBack,
    Fill,
    GoAway,
    Join,
    Leave,
    ListInLobby,
    Mix,
    PassHost,
    React,
    Rematch,
    TakeOver,
    Unseal,
)
from toog.table.entries import (
    BotSat,
    CameAlong,
    CameBack,
    ColourChosen,
    DiceChosen,
    Entry,
    GuestLeft,
    HostPassed,
    Listed,
    Mixed,
    Reacted,
    Rematched,
    Sat,
    SeatChanged,
    StoodUp,
    TakenOver,
    Unsealed,
    WentAway,
)
from toog.table.errors import TableError
from toog.table.rights import (
    check_bot,
    check_free_name,
    check_key,
    check_nonce,
    must_be_host,
    must_hold,
    must_not_have_started,
    must_own,
    validates,
)
from toog.table.seats import COLOURS, PAUSE, REACTIONS, Actor
from toog.table.standing import REAL, Standing


@validates
def pass_host(table: Standing, actor: Actor, command: PassHost, at: float) -> Iterator[Entry]:
    """Asked by the house, which sees who is here. Nothing happens where nobody needs a host."""
    company, host = table.company, table.company.host
    by_pin = command.by_pin if company.people > 1 else frozenset[int]()
    if host is not None and company.seats[host].is_owner_present and host not in by_pin:
        return
    heir = heir_of(table, host, by_pin)
    if heir is not None and needs_host(table):
        yield HostPassed(at, heir)


def heir_of(table: Standing, host: int | None, by_pin: Collection[int] = ()) -> int | None:
    """The next person present, clockwise from the host. A guest in someone's seat is never the host."""
    seats = table.company.seats
    first = 0 if host is None else host + 1
    round_the_table = [(first + step) % len(seats) for step in range(len(seats))]
    passed_over = {host, *by_pin}
    return next((n for n in round_the_table if n not in passed_over and seats[n].is_owner_present), None)


def needs_host(table: Standing) -> bool:
    """Whether a host is needed: before the start, after the end, and in play where one has to act."""
    if table.running is None or table.ended is not None:
        return table.company.next is None
    seats = table.company.seats
    types_for_bots = table.opened.dice == REAL and any(seat.machine is not None for seat in seats)
    return types_for_bots or any(seat.is_open for seat in seats)


@validates
def change_seat(table: Standing, actor: Actor, command: ChangeSeat, at: float) -> Iterator[Entry]:
    must_hold(table, actor, command.seat)
    must_not_have_started(table)
    if not table.company.seat(command.to).is_open:
        raise TableError("seat-taken", seat=command.to)
    yield SeatChanged(at, command.seat, command.to)


@validates
def choose_colour(table: Standing, actor: Actor, command: ChooseColour, at: float) -> Iterator[Entry]:
    seat = must_hold(table, actor, command.seat)
    must_not_have_started(table)
    if command.colour not in range(COLOURS):
        raise TableError("no-such-colour", most=COLOURS - 1)
    if command.colour == seat.colour:
        return
    if any(not other.is_open and other.colour == command.colour for other in table.company.seats):
        raise TableError("colour-taken")
    yield ColourChosen(at, command.seat, command.colour)


@validates
def join(table: Standing, actor: Actor, command: Join, at: float) -> Iterator[Entry]:
    """One key, one seat: whoever asks twice sits once."""
    check_key(command.key)
    if table.company.knows(command.key):
        return
    check_nonce(command.nonce)
    number = open_seat(table, command.seat)
    if table.hides_hands:
        raise TableError("hand-lies-there")
    yield Sat(at, number, check_free_name(table, command.name), command.key, command.nonce)


@validates
def fill(table: Standing, actor: Actor, command: Fill, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    check_bot(command.bot)
    check_nonce(command.nonce)
    number = bot_seat(table, command.seat)
    yield BotSat(at, number, command.bot, check_free_name(table, command.name, number), command.nonce)


def bot_seat(table: Standing, number: int | None) -> int:
    """An open seat, or before the start one of a bot, whose place another takes."""
    if number is not None and table.running is None and table.company.seat(number).bot is not None:
        return number
    return open_seat(table, number)


def open_seat(table: Standing, number: int | None) -> int:
    """The seat asked for, or the first that is open."""
    if table.ended is not None:
        raise GameOver("is-over")
    if number is not None:
        if not table.company.seat(number).is_open:
            raise TableError("seat-taken", seat=number)
        return number
    for found, seat in enumerate(table.company.seats):
        if seat.is_open:
            return found
    raise TableError("table-full")


@validates
def clear(table: Standing, actor: Actor, command: Clear, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    must_not_have_started(table)
    if table.company.seat(command.seat).is_open:
        raise TableError("seat-open", seat=command.seat)
    yield StoodUp(at, command.seat, table.company.seats[command.seat].sitter)


@validates
def take_over(table: Standing, actor: Actor, command: TakeOver, at: float) -> Iterator[Entry]:
    guest = must_own(table, actor, command.seat).guest
    name = check_free_name(table, command.name, command.seat)
    check_key(command.key)
    if guest is not None:
        yield GuestLeft(at, command.seat, guest.name)
    yield TakenOver(at, command.seat, name, command.key)


@validates
def leave(table: Standing, actor: Actor, command: Leave, at: float) -> Iterator[Entry]:
    """Before the start a host who stands up stays the host; one who leaves a game passes the role on.

    A guest who leaves gives the seat back to the person whose it is. A game is left by secret, not by PIN.
    """
    seat = must_hold(table, actor, command.seat)
    if seat.guest is not None:
        yield GuestLeft(at, command.seat, seat.guest.name)
        return
    if table.running is not None:
        must_own(table, actor, command.seat)
    heir = heir_of(table, command.seat)
    if table.running is not None and table.company.host == command.seat and heir is not None:
        yield HostPassed(at, heir)
    yield StoodUp(at, command.seat, seat.name)


@validates
def mix(table: Standing, actor: Actor, command: Mix, at: float) -> Iterator[Entry]:
    must_hold(table, actor, command.seat)
    must_not_have_started(table)
    check_nonce(command.nonce)
    yield Mixed(at, command.seat, command.nonce)


@validates
def list_in_lobby(table: Standing, actor: Actor, command: ListInLobby, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    if command.listed != table.company.listed:
        yield Listed(at, command.listed)


@validates
def go_away(table: Standing, actor: Actor, command: GoAway, at: float) -> Iterator[Entry]:
    seat = must_hold(table, actor, command.seat)
    if seat.is_present:
        yield WentAway(at, command.seat, seat.guest_name)


@validates
def come_back(table: Standing, actor: Actor, command: ComeBack, at: float) -> Iterator[Entry]:
    """The person whose seat it is turns a guest out by coming back."""
    seat = table.company.seat(command.seat)
    if seat.guest is not None and command.seat in actor.returns:
        yield GuestLeft(at, command.seat, seat.guest.name)
    else:
        must_hold(table, actor, command.seat)
    if seat.away:
        yield CameAlong(at, command.seat) if seat.expected else CameBack(at, command.seat, seat.guest_name)


@validates
def choose_dice(table: Standing, actor: Actor, command: ChooseDice, at: float) -> Iterator[Entry]:
    if must_hold(table, actor, command.seat).quick != command.quick:
        yield DiceChosen(at, command.seat, command.quick)


@validates
def react(table: Standing, actor: Actor, command: React, at: float) -> Iterator[Entry]:
    seat = must_hold(table, actor, command.seat)
    if command.reaction not in REACTIONS:
        raise TableError("no-such-reaction", reaction=quote(command.reaction), allowed=", ".join(REACTIONS))
    if seat.reacted is not None and at < seat.reacted + PAUSE:
        raise TableError("too-soon", seat=command.seat)
    yield Reacted(at, command.seat, command.reaction)


@validates
def rematch(table: Standing, actor: Actor, command: Rematch, at: float) -> Iterator[Entry]:
    if not actor.host and not actor.seats:
        raise TableError("nobody-here")
    if table.ended is None:
        raise TableError("not-over")
    if table.company.next is not None:
        raise TableError("rematch-made", table=table.company.next)
    yield Rematched(at, command.table, table.company.host if actor.host else min(actor.seats))


@validates
def unseal(table: Standing, actor: Actor, command: Unseal, at: float) -> Iterator[Entry]:
    """Asked by the house, which sees all tables of the night. Twice is once."""
    if not table.is_night_on:
        return
    if table.ended is None:
        raise TableError("not-over")
    if table.company.next != command.next:
        raise TableError("stale")
    yield Unsealed(at, table.secret.hex())
