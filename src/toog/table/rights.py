"""Who may do what, and what a name, a key and a nonce look like."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Any

from toog.core.names import check_new_names
from toog.core.options import JOINERS
from toog.core.record import HEX_HASH, HEX_NONCE, LONGEST_NAME, LONGEST_NONCE, is_hex
from toog.table.by_type import by_type
from toog.table.entries import Entry
from toog.table.errors import TableError
from toog.table.running import Running
from toog.table.seats import Actor, Seat
from toog.table.standing import Standing

VALIDATORS: dict[type, Callable[[Standing, Actor, Any, float], Iterable[Entry]]] = {}
"""By command, what validates it at a time: it returns what happens, or raises why nothing does."""
validates = by_type(VALIDATORS, "command")


def must_be_host(actor: Actor) -> None:
    if not actor.host:
        raise TableError("host-only")


def must_hold(table: Standing, actor: Actor, number: int) -> Seat:
    seat = table.company.seat(number)
    if number not in actor.seats:
        raise TableError("not-yours", seat=number)
    return seat


def must_play(table: Standing, actor: Actor, number: int) -> None:
    """Only the person who holds the seat may act, and only while no bot plays for it."""
    if number not in actor.seats:
        must_hold(table, actor, number)
    if table.machine(number) is not None:
        raise TableError("bot-plays", seat=number)


def must_be_asked(table: Standing, bot: int, number: int) -> None:
    """A bot plays for the seat it was asked for, while it still does."""
    if bot != number:
        raise TableError("not-yours", seat=number)
    if table.machine(number) is None:
        raise TableError("stale")


def must_be_fresh(running: Running, number: int, seen: int, version: int) -> None:
    """Whether whoever acts has seen all that matters, and nothing that is not there."""
    oldest = running.version if running.race is None else running.race.fresh_from(number)
    if not oldest <= seen <= version:
        raise TableError("stale")


def must_not_have_started(table: Standing) -> None:
    if table.running is not None:
        raise TableError("already-started")


def must_own(table: Standing, actor: Actor, number: int) -> Seat:
    """Only the secret a seat was taken with gives it away: no guest does, and no device with the PIN."""
    seat = table.company.seat(number)
    shown = actor.seats if seat.guest is None else actor.returns
    if number not in shown or number in actor.by_pin:
        raise TableError("not-yours", seat=number)
    return seat


def must_vote(table: Standing, actor: Actor, voters: list[int]) -> int:
    """The seat a device votes with. It has one vote, however many people share it."""
    company = table.company
    devices = {company.device(number) for number in actor.seats if company.seat(number).is_owner_present}
    by = next((voter for voter in voters if company.device(voter) in devices), None)
    if by is None:
        raise TableError("nobody-here")
    return by


def check_free_name(table: Standing, name: str, number: int | None = None) -> str:
    """The name without the blanks round it. Raises where someone at another seat is called the same."""
    name = name.strip()
    check_new_names([name])
    for other, seat in enumerate(table.company.seats):
        claimed = None if seat.claim is None else seat.claim.name
        taken = (seat.name, seat.sitter, claimed)
        if other != number and any(is_same_name(name, each) for each in taken):
            raise TableError("name-taken", name=name)
    return name


def is_same_name(name: str, other: str | None) -> bool:
    """Whether two names sound alike: capitals, blanks and invisible characters tell nobody apart."""
    return other is not None and as_spoken(name) == as_spoken(other)


def as_spoken(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name.translate(JOINERS)).casefold().split())


def check_key(key: str) -> None:
    if not is_hex(key, HEX_HASH):
        raise TableError("not-hex")


def check_nonce(nonce: str) -> None:
    if not is_hex(nonce, HEX_NONCE) or len(nonce) > LONGEST_NONCE:
        raise TableError("not-hex")


def check_bot(bot: str) -> None:
    """Checks the form only. Which bots there are the table does not know: they live in a room above."""
    if not (isinstance(bot, str) and 0 < len(bot) <= LONGEST_NAME and bot.isprintable()):
        raise TableError("bot-name", most=LONGEST_NAME)
