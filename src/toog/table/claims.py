"""Judges claims: someone without its secret asks for the seat of a person who is away.

It is that person with another phone, or someone else who takes the place. The host lets the claim in, or a
majority of those present; from then on the old secret opens nothing. Where only bots sit there is nobody to
ask, and nobody gets in without the secret.
"""

from __future__ import annotations

from collections.abc import Iterator

from toog.table.actors import Actor
from toog.table.commands import Claim, LetIn, TurnAway
from toog.table.entries import Agreed, CameAlong, CameBack, Claimed, Entry, TakenOver, TurnedAway
from toog.table.errors import TableError
from toog.table.rights import Judges, check_free_name, check_key, is_same_name, must_vote
from toog.table.seats import PendingClaim
from toog.table.standing import Standing


def claim(table: Standing, actor: Actor, command: Claim, at: float) -> Iterator[Entry]:
    """The same claim made twice is one."""
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
    """Who says to be that person gets the name as it is written there."""
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
