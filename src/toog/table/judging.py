"""Judges what someone asks: the entries it leads to, or a refusal.

Each judge checks everything before its first entry, so that a refused command has changed nothing; the
table lets every entry happen before it asks for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from toog.core.course import Chance
from toog.core.errors import OutOfTurn, quote
from toog.core.record import HEX_HASH, HEX_NONCE, LONGEST_NAME, check_names, is_hex
from toog.table import entries as e
from toog.table.actors import Actor
from toog.table.commands import (
    ChooseDice,
    Clear,
    ComeBack,
    Command,
    Fill,
    GoAway,
    Join,
    Leave,
    LetBotSitIn,
    ListInLobby,
    Mix,
    Play,
    React,
    Rematch,
    Start,
    TakeOver,
    Throw,
    Undo,
)
from toog.table.errors import TableError
from toog.table.reactions import PAUSE, REACTIONS
from toog.table.seats import Seat
from toog.table.standing import REAL, Standing

Entries = Iterator[e.Entry]


def judge(table: Standing, actor: Actor, command: Command, at: float) -> Entries:
    return JUDGES[type(command)](table, actor, command, at)


def must_be_host(actor: Actor) -> None:
    if not actor.host:
        raise TableError("host-only")


def must_hold(table: Standing, actor: Actor, number: int) -> Seat:
    seat = table.seat(number)
    if number not in actor.seats:
        raise TableError("not-yours", seat=number)
    return seat


def must_not_have_started(table: Standing) -> None:
    if table.running is not None:
        raise TableError("already-started")


def check_key(key: str) -> None:
    if not is_hex(key, HEX_HASH):
        raise TableError("not-hex")


def check_nonce(nonce: str) -> None:
    if not is_hex(nonce, HEX_NONCE):
        raise TableError("not-hex")


def check_bot(bot: object) -> None:
    if not isinstance(bot, str) or not (0 < len(bot) <= LONGEST_NAME and bot.isprintable()):
        raise TableError("bot-name", most=LONGEST_NAME)


# The company


def join(table: Standing, actor: Actor, command: Join, at: float) -> Entries:
    check_names([command.name])
    check_key(command.key)
    check_nonce(command.nonce)
    yield e.Sat(at, find_open(table, command.seat), command.name, command.key, command.nonce)


def find_open(table: Standing, number: int | None) -> int:
    if table.ended is not None:
        raise TableError("table-full")
    if number is not None:
        if not table.seat(number).is_open:
            raise TableError("seat-taken", seat=number)
        return number
    for found, seat in enumerate(table.seats):
        if seat.is_open:
            return found
    raise TableError("table-full")


def fill(table: Standing, actor: Actor, command: Fill, at: float) -> Entries:
    must_be_host(actor)
    check_bot(command.bot)
    check_names([command.name])
    check_nonce(command.nonce)
    yield e.BotSat(at, find_open(table, command.seat), command.bot, command.name, command.nonce)


def clear(table: Standing, actor: Actor, command: Clear, at: float) -> Entries:
    must_be_host(actor)
    must_not_have_started(table)
    if table.seat(command.seat).is_open:
        raise TableError("seat-open", seat=command.seat)
    yield e.StoodUp(at, command.seat)


def take_over(table: Standing, actor: Actor, command: TakeOver, at: float) -> Entries:
    must_hold(table, actor, command.seat)
    check_names([command.name])
    check_key(command.key)
    yield e.TakenOver(at, command.seat, command.name, command.key)


def leave(table: Standing, actor: Actor, command: Leave, at: float) -> Entries:
    must_hold(table, actor, command.seat)
    yield e.StoodUp(at, command.seat)


def mix(table: Standing, actor: Actor, command: Mix, at: float) -> Entries:
    must_hold(table, actor, command.seat)
    must_not_have_started(table)
    check_nonce(command.nonce)
    yield e.Mixed(at, command.seat, command.nonce)


def list_in_lobby(table: Standing, actor: Actor, command: ListInLobby, at: float) -> Entries:
    must_be_host(actor)
    if command.listed != table.listed:
        yield e.Listed(at, command.listed)


def go_away(table: Standing, actor: Actor, command: GoAway, at: float) -> Entries:
    if must_hold(table, actor, command.seat).is_present:
        yield e.WentAway(at, command.seat)


def come_back(table: Standing, actor: Actor, command: ComeBack, at: float) -> Entries:
    if must_hold(table, actor, command.seat).away:
        yield e.CameBack(at, command.seat)


def let_bot_sit_in(table: Standing, actor: Actor, command: LetBotSitIn, at: float) -> Entries:
    table.playing()
    seat = table.seat(command.seat)
    if not seat.is_missed or seat.stand_in is not None:
        raise TableError("not-away", seat=command.seat)
    if not actor.host:
        voters = [by for by in sorted(actor.seats) if table.seat(by).is_present]
        if not voters:
            raise TableError("nobody-here")
        for by in voters:
            if by not in seat.votes:
                yield e.Voted(at, command.seat, by)
        present = sum(other.is_present for other in table.seats)
        if 2 * len(seat.votes) <= present:
            return
    yield e.SatIn(at, command.seat, table.opened.bot)


def choose_dice(table: Standing, actor: Actor, command: ChooseDice, at: float) -> Entries:
    if must_hold(table, actor, command.seat).quick != command.quick:
        yield e.DiceChosen(at, command.seat, command.quick)


def react(table: Standing, actor: Actor, command: React, at: float) -> Entries:
    seat = must_hold(table, actor, command.seat)
    if command.reaction not in REACTIONS:
        raise TableError("no-such-reaction", reaction=quote(command.reaction), allowed=", ".join(REACTIONS))
    if seat.reacted is not None and at < seat.reacted + PAUSE:
        raise TableError("too-soon", seat=command.seat)
    yield e.Reacted(at, command.seat, command.reaction)


# The game


def start(table: Standing, actor: Actor, command: Start, at: float) -> Entries:
    must_be_host(actor)
    must_not_have_started(table)
    if any(seat.is_open for seat in table.seats):
        raise TableError("seats-open")
    yield e.Started(at, tuple(seat.nonce for seat in table.seats))


def play(table: Standing, actor: Actor, command: Play, at: float) -> Entries:
    must_hold_hand(table, actor, command.seat)
    must_be_fresh(table, command.seat, command.version)
    if table.race is not None and at < table.race.ready(command.seat):
        raise TableError("too-soon", seat=command.seat)
    yield e.Moved(at, command.seat, command.word, actor.machine)


def must_hold_hand(table: Standing, actor: Actor, number: int) -> None:
    """A bot plays when it was asked, a person when no bot does."""
    must_hold(table, actor, number)
    table.playing()
    machine = table.machine(number) is not None
    if actor.machine != machine:
        raise TableError("bot-plays" if machine else "stale", seat=number, version=table.version)


def must_be_fresh(table: Standing, number: int, version: int) -> None:
    if not table.fresh_from(number) <= version <= table.version:
        raise TableError("stale", version=version)


def throw(table: Standing, actor: Actor, command: Throw, at: float) -> Entries:
    if not types_for_bot(table, actor, command.seat):
        must_hold_hand(table, actor, command.seat)
    must_be_fresh(table, command.seat, command.version)
    course = table.playing()
    fall = course.fall_due()
    turn = course.turn
    if isinstance(turn, Chance) and turn.seat != command.seat:
        raise OutOfTurn("not-your-turn", seat=command.seat, turn=turn.seat)
    fell = table.dice.fall(fall, course.falls)
    if fell is not None and command.fell is not None:
        raise TableError("dice-sealed")
    word = command.fell if fell is None else fall.say(fell)
    if word is None:
        raise OutOfTurn("dice-not-said")
    yield e.Fell(at, command.seat, word)


def types_for_bot(table: Standing, actor: Actor, number: int) -> bool:
    """Real dice of a bot are thrown by whoever is nearest, and the host types them."""
    return actor.host and table.opened.dice == REAL and table.seat(number).machine is not None


def undo(table: Standing, actor: Actor, command: Undo, at: float) -> Entries:
    must_hold(table, actor, command.seat)
    course = table.playing()
    must_be_fresh(table, command.seat, command.version)
    if not table.can_undo(command.seat):
        raise TableError("cannot-undo")
    yield e.Undone(at, command.seat, course.events[-1].word)


def rematch(table: Standing, actor: Actor, command: Rematch, at: float) -> Entries:
    if not actor.host and not any(table.seat(seat).is_person for seat in actor.seats):
        raise TableError("nobody-here")
    if table.ended is None:
        raise TableError("not-over")
    if table.next is not None:
        raise TableError("rematch-made", table=table.next)
    yield e.Rematched(at, command.table)


JUDGES: dict[type[Command], Callable[[Standing, Actor, Any, float], Entries]] = {
    Join: join,
    Fill: fill,
    Clear: clear,
    TakeOver: take_over,
    Leave: leave,
    Mix: mix,
    ListInLobby: list_in_lobby,
    Start: start,
    Play: play,
    Throw: throw,
    Undo: undo,
    GoAway: go_away,
    ComeBack: come_back,
    LetBotSitIn: let_bot_sit_in,
    ChooseDice: choose_dice,
    React: react,
    Rematch: rematch,
}
