"""How a table is laid: what the host chose, checked, and the company of a rematch."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from toog.core.errors import quote
from toog.core.options import rotated
from toog.core.record import BINDS_TERMS, HEX_NONCE, is_hex
from toog.core.registry import find_game
from toog.core.sources import BotLuck
from toog.table.commands import Open
from toog.table.entries import BotSat, Entry, GuestSat, Invited, Opened, Recognised
from toog.table.errors import TableError
from toog.table.forking import KNOWN, ForkedGame, dice_after
from toog.table.night import NightTable
from toog.table.rights import check_bot, check_key
from toog.table.seats import Seat
from toog.table.shapes import DiceKind
from toog.table.standing import DICE, REAL, SEALED

THINKING = (5, 3600)
PAUSE = (0.1, 10)
ONE_SEAT_BACK = -1  # as the company moves for a rematch
MOST_TABLES = 8  # of a night
MOST_FORKED = 5_000  # events, which are played over in a blink


TERMS = tuple(field.name for field in fields(Open) if field.name not in ("host", "rematch", "fork", "night"))
"""What is agreed about a table: the fields that a form, an `Open` and an `Opened` have in common."""


def terms_of(asked: object) -> dict[str, Any]:
    return {name: getattr(asked, name) for name in TERMS}


def write_opening(command: Open, secret: bytes, at: float) -> Opened:
    game = find_game(command.game)
    game.check_players(command.players)
    options = game.check_options(command.options, command.players)
    check_dice(command.dice, game.name, game.hidden, dice_after(command.fork, DICE))
    check_fork(command.fork)
    check_night(command.night, command)
    check_key(command.host)
    check_bot(command.bot)
    if command.thinking is not None:
        check_seconds("thinking-time", command.thinking, *THINKING)
    if command.pause is not None:
        check_seconds("race-pause", command.pause, *PAUSE)
    terms = {**terms_of(command), "game": game.name, "options": options, **seals(command, secret)}
    return Opened(
        at, host=command.host, rematch=command.rematch, fork=command.fork, night=command.night, **terms
    )


def seals(command: Open, secret: bytes) -> dict[str, Any]:
    """What seals the dice of this table. Known dice keep their seal, and a night has that of its dice alone.

    A seal of version 2 binds the luck of the bots too. That of version 1 needs a second hash for it.
    """
    if command.dice not in (SEALED, KNOWN):
        return {"seal": None}
    shown = {"seal": hashlib.sha256(secret).hexdigest()}
    terms = command.fork.get("terms") if command.fork is not None and command.dice == KNOWN else None
    if command.night is None and (command.dice == SEALED or terms is not None):
        return {**shown, "seal_version": BINDS_TERMS, "terms": terms}
    return {**shown, "bot_seal": BotLuck.beside(secret).hash}


def check_fork(fork: ForkedGame | None) -> None:
    """Checks that a fork is not longer than a table can be laid in a blink."""
    if fork is not None and len(fork["events"]) > MOST_FORKED:
        raise TableError("fork-long", most=MOST_FORKED)


def check_night(night: NightTable | None, command: Open) -> None:
    """Checks that a night is one: two games at least, of which nobody sits twice at the same seat."""
    if night is None:
        return
    tables, rounds, players = len(night["tables"]), night["rounds"], command.players
    if not (1 <= tables <= MOST_TABLES and 1 <= rounds <= players and tables * rounds > 1):
        raise TableError("night-size", most=MOST_TABLES, players=players)
    if command.dice != SEALED:
        raise TableError("night-sealed")
    if not all(is_hex(nonce, HEX_NONCE) for nonce in night["nonces"]):
        raise TableError("not-hex")


def check_dice(dice: object, game: str, hidden: bool, allowed: Sequence[DiceKind]) -> None:
    """Checks the kind of dice. A shuffled pack cannot be typed: whoever did would have seen it."""
    if dice not in allowed:
        raise TableError("no-such-dice", dice=quote(dice), allowed=", ".join(allowed))
    if dice == REAL and hidden:
        raise TableError("real-hidden", game=game)


def check_seconds(key: str, seconds: float, low: float, high: float) -> None:
    if not low <= seconds <= high:
        raise TableError(key, low=low, high=high)


def rematch_of(opened: Opened, host: str, night: NightTable | None) -> Open:
    """The next game begins at its beginning, with dice that nobody knows or those of its night."""
    options = find_game(opened.game).move_options(opened.options, ONE_SEAT_BACK)
    terms = terms_of(opened) | {
        "dice": SEALED if opened.dice == KNOWN else opened.dice,
        "options": options,
    }
    return Open(host=host, rematch=True, night=night, **terms)


def moved_on(seats: Sequence[Seat], nonces: Sequence[str], at: float, *, hidden: bool) -> Iterator[Entry]:
    """The company one seat further: seat 1 moves to 0, and seat 0 comes last. Everyone keeps their colour.

    A guest comes along as a guest, and the seat is still another's; not where cards are hidden, which the
    owner would then play after a guest has seen them. Wrong PINs count on, but nobody waits for them anew.
    """
    company = rotated(seats, ONE_SEAT_BACK)
    for number, (seat, nonce) in enumerate(zip(company, nonces, strict=True)):
        if seat.key is not None:
            yield Invited(at, number, seat.name or "", seat.key, nonce, seat.colour, seat.wrong_pins)
            for key in seat.devices:
                yield Recognised(at, number, key)
            if seat.guest is not None and not hidden:
                yield GuestSat(at, number, *seat.guest, invited=True)
        elif seat.bot is not None:
            yield BotSat(at, number, seat.bot, seat.name or "", nonce, seat.colour)
