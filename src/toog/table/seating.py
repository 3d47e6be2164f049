"""Judges who sits where, who is missing, and who sits in."""

from __future__ import annotations

from collections.abc import Iterator

from toog.core.errors import GameOver, quote
from toog.table.actors import Actor
from toog.table.commands import (
    ChooseDice,
    Clear,
    ComeBack,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    ListInLobby,
    Mix,
    React,
    Rematch,
    TakeOver,
)
from toog.table.entries import (
    BotSat,
    CameAlong,
    CameBack,
    DiceChosen,
    Entry,
    HostPassed,
    Listed,
    Mixed,
    Reacted,
    Rematched,
    Sat,
    SatIn,
    StoodUp,
    TakenOver,
    Voted,
    WentAway,
)
from toog.table.errors import TableError
from toog.table.hosting import heir_of
from toog.table.reactions import PAUSE, REACTIONS
from toog.table.rights import (
    Judges,
    check_bot,
    check_free_name,
    check_key,
    check_nonce,
    must_be_host,
    must_be_on,
    must_hold,
    must_not_have_started,
    must_vote,
)
from toog.table.standing import Standing


def join(table: Standing, actor: Actor, command: Join, at: float) -> Iterator[Entry]:
    """One key, one seat: who asks twice sits once."""
    check_key(command.key)
    if table.company.holds(command.key) is not None:
        return
    check_nonce(command.nonce)
    number = open_seat(table, command.seat)
    yield Sat(at, number, check_free_name(table, command.name), command.key, command.nonce)


def fill(table: Standing, actor: Actor, command: Fill, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    check_bot(command.bot)
    check_nonce(command.nonce)
    number = open_seat(table, command.seat)
    yield BotSat(at, number, command.bot, check_free_name(table, command.name), command.nonce)


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


def clear(table: Standing, actor: Actor, command: Clear, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    must_not_have_started(table)
    if table.company.seat(command.seat).is_open:
        raise TableError("seat-open", seat=command.seat)
    yield StoodUp(at, command.seat, table.company.seats[command.seat].name)


def take_over(table: Standing, actor: Actor, command: TakeOver, at: float) -> Iterator[Entry]:
    must_hold(table, actor, command.seat)
    name = check_free_name(table, command.name, command.seat)
    check_key(command.key)
    yield TakenOver(at, command.seat, name, command.key)


def leave(table: Standing, actor: Actor, command: Leave, at: float) -> Iterator[Entry]:
    """A host who stands up before the start may sit down again; who leaves a game passes it on."""
    must_hold(table, actor, command.seat)
    heir = heir_of(table, command.seat)
    if table.running is not None and table.company.host == command.seat and heir is not None:
        yield HostPassed(at, heir)
    yield StoodUp(at, command.seat, table.company.seats[command.seat].name)


def mix(table: Standing, actor: Actor, command: Mix, at: float) -> Iterator[Entry]:
    must_hold(table, actor, command.seat)
    must_not_have_started(table)
    check_nonce(command.nonce)
    yield Mixed(at, command.seat, command.nonce)


def list_in_lobby(table: Standing, actor: Actor, command: ListInLobby, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    if command.listed != table.company.listed:
        yield Listed(at, command.listed)


def go_away(table: Standing, actor: Actor, command: GoAway, at: float) -> Iterator[Entry]:
    if must_hold(table, actor, command.seat).is_present:
        yield WentAway(at, command.seat)


def come_back(table: Standing, actor: Actor, command: ComeBack, at: float) -> Iterator[Entry]:
    seat = must_hold(table, actor, command.seat)
    if seat.away:
        yield CameAlong(at, command.seat) if seat.expected else CameBack(at, command.seat)


def let_bot_sit_in(table: Standing, actor: Actor, command: LetBotSitIn, at: float) -> Iterator[Entry]:
    """Before the start only for who was invited to a rematch and does not come."""
    seat = table.company.seat(command.seat)
    if table.running is not None or not seat.expected:
        must_be_on(table)
    if seat.stand_in is not None:
        return
    if not seat.is_missed:
        raise TableError("not-away", seat=command.seat)
    if not actor.host:
        yield from vote(table, actor, command.seat, at)
        if len(seat.votes) < table.company.majority:
            return
    yield SatIn(at, command.seat, table.opened.bot)


def vote(table: Standing, actor: Actor, number: int, at: float) -> Iterator[Entry]:
    for by in must_vote(table, actor):
        if by not in table.company.seats[number].votes:
            yield Voted(at, number, by)


def choose_dice(table: Standing, actor: Actor, command: ChooseDice, at: float) -> Iterator[Entry]:
    if must_hold(table, actor, command.seat).quick != command.quick:
        yield DiceChosen(at, command.seat, command.quick)


def react(table: Standing, actor: Actor, command: React, at: float) -> Iterator[Entry]:
    seat = must_hold(table, actor, command.seat)
    if command.reaction not in REACTIONS:
        raise TableError("no-such-reaction", reaction=quote(command.reaction), allowed=", ".join(REACTIONS))
    if seat.reacted is not None and at < seat.reacted + PAUSE:
        raise TableError("too-soon", seat=command.seat)
    yield Reacted(at, command.seat, command.reaction)


def rematch(table: Standing, actor: Actor, command: Rematch, at: float) -> Iterator[Entry]:
    if not actor.host and not actor.seats:
        raise TableError("nobody-here")
    if table.ended is None:
        raise TableError("not-over")
    if table.company.next is not None:
        raise TableError("rematch-made", table=table.company.next)
    yield Rematched(at, command.table, table.company.host if actor.host else min(actor.seats))


SEATING: Judges = {
    Join: join,
    Fill: fill,
    Clear: clear,
    TakeOver: take_over,
    Leave: leave,
    Mix: mix,
    ListInLobby: list_in_lobby,
    GoAway: go_away,
    ComeBack: come_back,
    LetBotSitIn: let_bot_sit_in,
    ChooseDice: choose_dice,
    React: react,
    Rematch: rematch,
}
