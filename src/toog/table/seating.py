"""Judges who sits where, who is missing, who sits in, who is the host, and who claims a seat.

Someone without its secret may claim the seat of a person who is away. It is that person with another phone,
or someone else who takes the place. The host lets the claim in, or a majority of those present; from then on
the old secret opens nothing. Where only bots sit there is nobody to ask, and nobody gets in without the
secret.
"""

from __future__ import annotations

from collections.abc import Iterator

from toog.core.errors import GameOver, quote
from toog.table.commands import (
    ChangeSeat,
    ChooseColour,
    ChooseDice,
    Claim,
    Clear,
    ComeBack,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    LetIn,
    ListInLobby,
    Mix,
    PassHost,
    React,
    Rematch,
    TakeOver,
    TurnAway,
    Unseal,
)
from toog.table.entries import (
    Agreed,
    BotSat,
    CameAlong,
    CameBack,
    Claimed,
    ColourChosen,
    DiceChosen,
    Entry,
    HostPassed,
    Listed,
    Mixed,
    Reacted,
    Rematched,
    Sat,
    SatIn,
    SeatChanged,
    StoodUp,
    TakenOver,
    TurnedAway,
    Unsealed,
    Voted,
    WentAway,
)
from toog.table.errors import TableError
from toog.table.rights import (
    Judges,
    check_bot,
    check_free_name,
    check_key,
    check_nonce,
    is_same_name,
    must_be_host,
    must_be_on,
    must_hold,
    must_not_have_started,
    must_vote,
)
from toog.table.seats import COLOURS, PAUSE, REACTIONS, Actor, PendingClaim
from toog.table.standing import REAL, Standing


def pass_host(table: Standing, actor: Actor, command: PassHost, at: float) -> Iterator[Entry]:
    """Asked by the house, which sees who is here. Nothing happens where nobody needs a host."""
    host = table.company.host
    if host is not None and table.company.seats[host].is_present:
        return
    heir = heir_of(table, host)
    if heir is not None and needs_host(table):
        yield HostPassed(at, heir)


def heir_of(table: Standing, host: int | None) -> int | None:
    """The next person present, clockwise from the host."""
    seats = table.company.seats
    first = 0 if host is None else host + 1
    round_the_table = [(first + step) % len(seats) for step in range(len(seats))]
    return next((n for n in round_the_table if n != host and seats[n].is_present), None)


def needs_host(table: Standing) -> bool:
    """Whether a host is needed: before the start, after the end, and in play where one has to act."""
    if table.running is None or table.ended is not None:
        return table.company.next is None
    seats = table.company.seats
    types_for_bots = table.opened.dice == REAL and any(seat.machine is not None for seat in seats)
    return types_for_bots or any(seat.is_open or seat.claim is not None for seat in seats)


HOSTING: Judges = {PassHost: pass_host}


def change_seat(table: Standing, actor: Actor, command: ChangeSeat, at: float) -> Iterator[Entry]:
    must_hold(table, actor, command.seat)
    must_not_have_started(table)
    if not table.company.seat(command.to).is_open:
        raise TableError("seat-taken", seat=command.to)
    yield SeatChanged(at, command.seat, command.to)


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


CHAIRS: Judges = {
    ChangeSeat: change_seat,
    ChooseColour: choose_colour,
}


def claim(table: Standing, actor: Actor, command: Claim, at: float) -> Iterator[Entry]:
    """Judges a claim. The same claim made twice is one."""
    check_key(command.key)
    seat = table.company.seat(command.seat)
    if seat.claim is not None and seat.claim.key == command.key:
        return
    if seat.name is None or not seat.away:
        raise TableError("not-missing")
    if seat.claim is not None:
        raise TableError("claim-waits", name=seat.name)
    if not any(other.is_person for other in table.company.seats if other is not seat):
        raise TableError("nobody-to-ask")
    yield Claimed(at, command.seat, claimed_name(table, command, seat.name), command.key)


def claimed_name(table: Standing, command: Claim, name: str) -> str:
    """The name of a claim: whoever gives the name of the seat gets it as it is written there."""
    if is_same_name(command.name, name):
        return name
    return check_free_name(table, command.name)


def let_in(table: Standing, actor: Actor, command: LetIn, at: float) -> Iterator[Entry]:
    pending = must_be_claimed(table, command.seat, command.claim)
    if not actor.host:
        for by in must_vote(table, actor):
            if by not in pending.votes:
                yield Agreed(at, command.seat, by)
        if len(pending.votes) < table.company.majority:
            return
    expected = table.company.seat(command.seat).expected
    yield TakenOver(at, command.seat, pending.name, pending.key)
    yield CameAlong(at, command.seat) if expected else CameBack(at, command.seat)


def turn_away(table: Standing, actor: Actor, command: TurnAway, at: float) -> Iterator[Entry]:
    must_be_claimed(table, command.seat, command.claim)
    if not actor.host and command.seat not in actor.claims:
        raise TableError("host-only")
    yield TurnedAway(at, command.seat)


def must_be_claimed(table: Standing, number: int, claim: int) -> PendingClaim:
    """The very claim that was seen: another may have come in its place."""
    pending = table.company.seat(number).pending
    if pending.number != claim:
        raise TableError("no-such-claim")
    return pending


CLAIMS: Judges = {
    Claim: claim,
    LetIn: let_in,
    TurnAway: turn_away,
}


def join(table: Standing, actor: Actor, command: Join, at: float) -> Iterator[Entry]:
    """One key, one seat: whoever asks twice sits once."""
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
    """A host who stands up before the start may sit down again; one who leaves a game passes it on."""
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
    """Before the start a bot sits in only for someone who was invited to a rematch and does not come."""
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


def unseal(table: Standing, actor: Actor, command: Unseal, at: float) -> Iterator[Entry]:
    """Asked by the house, which sees all tables of the night. Twice is once."""
    if not table.is_night_on:
        return
    if table.ended is None:
        raise TableError("not-over")
    if table.company.next != command.next:
        raise TableError("stale")
    yield Unsealed(at, table.secret.hex())


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
    Unseal: unseal,
}
