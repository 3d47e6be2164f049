"""Validates how someone without its secret gets a seat: by its PIN, or let in by the others as a guest.

Whoever sits down has a PIN, with which the same person can carry on at once with another device. Anyone else
asks for the seat of a person who is away, and the others let them in. In play that takes a majority of the
people present, and where cards are hidden all of them, but always two: one opponent alone would gain by it,
and a host who seems to look on may play at another device. With one opponent only the PIN leads back, or a
bot plays. A device has one vote, but none on a claim of its own.

Whoever is let in is a guest: the old secret brings the owner back at any time, and a guest is never the host.
"""

from __future__ import annotations

import hmac
import math
from collections.abc import Iterator

from toog.core.errors import GameOver
from toog.table.commands import Claim, GivePin, LetBotSitIn, LetIn, Share, TurnAway
from toog.table.entries import (
    Agreed,
    Claimed,
    Entry,
    GuestSat,
    PinRefused,
    Recognised,
    SatIn,
    Shared,
    TurnedAway,
    Voted,
)
from toog.table.errors import TableError
from toog.table.rights import check_free_name, check_key, is_same_name, must_vote, validates
from toog.table.seats import MOST_WRONG, NO_WRONG_PINS, Actor, PendingClaim, Seat, guesser_of, pin_of
from toog.table.standing import Standing


@validates
def claim(table: Standing, actor: Actor, command: Claim, at: float) -> Iterator[Entry]:
    """Validate a claim. A claim that is made twice counts once."""
    check_key(command.key)
    seat = table.company.seat(command.seat)
    if seat.claim is not None and seat.claim.key == command.key:
        return
    if seat.name is None or not seat.away:
        raise TableError("not-missing")
    if seat.claim is not None:
        raise TableError("claim-waits", name=seat.name)
    check_can_be_asked(table, command.seat, seat.name)
    yield Claimed(at, command.seat, claimed_name(table, command, seat), command.key)


def check_can_be_asked(table: Standing, number: int, name: str) -> None:
    """Raise unless enough people belong to this table, present or not, to let anyone in."""
    company = table.company
    people = {company.device(other) for other, seat in enumerate(company.seats) if seat.is_person}
    others = people - {company.device(number)}
    if not others:
        raise TableError("nobody-to-ask")
    if table.is_on and len(others) == 1:
        raise TableError("pin-only", name=name)


def claimed_name(table: Standing, command: Claim, seat: Seat) -> str:
    """Return the name of a claim, spelled as it is at the seat if it is the same name."""
    own = next((name for name in (seat.name, seat.sitter) if is_same_name(command.name, name)), None)
    return own or check_free_name(table, command.name)


@validates
def let_in(table: Standing, actor: Actor, command: LetIn, at: float) -> Iterator[Entry]:
    """Validate a vote for a claim. Where no game is on the host decides alone."""
    pending = must_be_claimed(table, command.seat, command.claim)
    if command.seat in actor.claims or not actor.seats.isdisjoint(pending.own):
        raise TableError("own-claim")
    if actor.host and not table.is_on:
        yield GuestSat(at, command.seat, pending.name, pending.key)
        return
    by = voting_seat(table, actor, command.seat)
    yield from share(table, actor, Share(), at)
    if by not in pending.votes:
        yield Agreed(at, command.seat, by)


def voting_seat(table: Standing, actor: Actor, number: int) -> int:
    """Return the seat with which this actor votes on a claim, or raise if the actor may not vote."""
    company, voters = table.company, table.voters_on(number)
    by = must_vote(table, actor, voters)
    mine = {company.device(seat) for seat in actor.seats}
    others = [voter for voter in voters if company.device(voter) not in mine]
    if table.is_on and not others:
        raise TableError("needs-more", name=company.seats[number].name)
    return by


@validates
def turn_away(table: Standing, actor: Actor, command: TurnAway, at: float) -> Iterator[Entry]:
    must_be_claimed(table, command.seat, command.claim)
    if not actor.host and command.seat not in actor.claims:
        raise TableError("host-only")
    yield TurnedAway(at, command.seat)


def must_be_claimed(table: Standing, number: int, claim: int) -> PendingClaim:
    """Return the claim with this number, or raise if it is gone: another may have taken its place."""
    pending = table.company.seat(number).pending
    if pending.number != claim:
        raise TableError("no-such-claim")
    return pending


@validates
def give_pin(table: Standing, actor: Actor, command: GivePin, at: float) -> Iterator[Entry]:
    """Check a PIN. A wrong one goes into the log, so that everyone sees it and no restart forgets it."""
    check_key(command.key)
    seat = table.company.seat(command.seat)
    if table.company.next is not None:
        raise GameOver("is-over")
    if seat.key is None:
        raise TableError("not-missing")
    if seat.wrong_pins >= MOST_WRONG:
        raise TableError("pin-void")
    guesser = guesser_of(seat.key, command.address)
    locked = seat.guessers.get(guesser, NO_WRONG_PINS).locked
    if at < locked:
        raise TableError("pin-locked", seconds=math.ceil(locked - at))
    if not hmac.compare_digest(command.pin.encode(), pin_of(seat.key).encode()):
        yield PinRefused(at, command.seat, guesser)
    elif not seat.is_owned_by({command.key}):
        yield Recognised(at, command.seat, command.key)


@validates
def share(table: Standing, actor: Actor, command: Share, at: float) -> Iterator[Entry]:
    """Note that the seats and claims of this actor belong to one device, unless that is known already."""
    company = table.company
    claims = {n for n in actor.claims if not actor.seats <= company.seats[n].pending.own}
    if (len({company.device(n) for n in actor.seats}) > 1) or (actor.seats and claims):
        yield Shared(at, tuple(sorted(actor.seats)), tuple(sorted(claims)))


@validates
def let_bot_sit_in(table: Standing, actor: Actor, command: LetBotSitIn, at: float) -> Iterator[Entry]:
    """Before the start a bot sits in only for someone who was invited to a rematch and does not come."""
    seat = table.company.seat(command.seat)
    if table.running is not None or not seat.expected:
        _ = table.on  # raises where no game is on
    if seat.stand_in is not None:
        return
    if not seat.is_missed:
        raise TableError("not-away", seat=command.seat)
    if actor.host:
        yield SatIn(at, command.seat, table.opened.bot)
        return
    yield from share(table, actor, Share(), at)
    by = must_vote(table, actor, table.company.voters())
    if by not in seat.votes:
        yield Voted(at, command.seat, by)


def next_agreed(table: Standing, at: float) -> Entry | None:
    """Return what enough people have agreed to: with a vote, or because fewer are present than before."""
    company = table.company
    for number, seat in enumerate(company.seats):
        claim = seat.claim
        if not (claim or seat.votes) or not seat.is_missed:
            continue
        if claim and len(claim.votes.intersection(table.voters_on(number))) >= table.votes_needed(number):
            return GuestSat(at, number, claim.name, claim.key)
        for_bot = seat.votes.intersection(company.voters())
        if len(for_bot) >= company.majority and table.ended is None:
            return SatIn(at, number, table.opened.bot)
    return None
