"""Who is the host next, when the host has left or was away for long."""

from __future__ import annotations

from collections.abc import Iterator

from toog.table.actors import Actor
from toog.table.commands import PassHost
from toog.table.entries import Entry, HostPassed
from toog.table.rights import Judges
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
    """Before the start, after the end until someone asks for more, and in play where a host has to act."""
    if table.running is None or table.ended is not None:
        return table.company.next is None
    seats = table.company.seats
    types_for_bots = table.opened.dice == REAL and any(seat.machine is not None for seat in seats)
    return types_for_bots or any(seat.is_open or seat.claim is not None for seat in seats)


HOSTING: Judges = {PassHost: pass_host}
