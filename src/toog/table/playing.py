"""Judges the start, moves, throws and what is taken back."""

from __future__ import annotations

from collections.abc import Iterator

from toog.core.course import Over
from toog.core.errors import OutOfTurn
from toog.core.falls import Fall
from toog.table.actors import Actor
from toog.table.clock import in_milliseconds
from toog.table.commands import Confirm, Play, Start, Throw, Undo
from toog.table.entries import Ended, Entry, Fell, Moved, Started, Undone
from toog.table.errors import TableError
from toog.table.race import Race
from toog.table.rights import (
    Judges,
    must_be_asked,
    must_be_fresh,
    must_be_host,
    must_be_on,
    must_hold,
    must_not_have_started,
    must_play,
)
from toog.table.running import Running
from toog.table.standing import REAL, Standing


def start(table: Standing, actor: Actor, command: Start, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    must_not_have_started(table)
    seats = table.company.seats
    if any(seat.is_open for seat in seats):
        raise TableError("seats-open")
    if not is_complete(table):
        raise TableError("seats-expected")
    yield begin(table, at)


def is_complete(table: Standing) -> bool:
    """All have come, or someone sits in for them."""
    return all(not seat.is_open and (not seat.expected or seat.machine) for seat in table.company.seats)


def begin(table: Standing, at: float) -> Started:
    return Started(at, tuple(seat.nonce for seat in table.company.seats))


def play(table: Standing, actor: Actor, command: Play, at: float) -> Iterator[Entry]:
    """Whether the rules allow the word is seen when it happens."""
    running = must_be_on(table)
    if actor.machine is None:
        must_play(table, actor, command.seat)
    else:
        must_be_asked(table, actor.machine, command.seat)
    must_be_fresh(table, command.seat, command.version)
    if running.race is not None:
        at = made_in_race(table, running.race, command, at)
        running.course.judge(command.word, command.seat)
    yield Moved(at, command.seat, command.word, actor.machine is not None)


def made_in_race(table: Standing, race: Race, command: Play, now: float) -> float:
    """When it counts as made: a line is trusted as far as it is allowed for."""
    if now < race.ready(command.seat):
        raise TableError("too-soon", seat=command.seat)
    if race.holds(command.seat):
        raise TableError("stale")
    claimed = now if command.made is None else min(command.made, now)
    return in_milliseconds(race.made(command.seat, claimed, now - table.allowance))


def throw(table: Standing, actor: Actor, command: Throw, at: float) -> Iterator[Entry]:
    running = must_be_on(table)
    if not types_for_bot(table, actor, command.seat):
        must_play(table, actor, command.seat)
    must_be_fresh(table, command.seat, command.version)
    fall = running.course.fall_due()
    if running.awaited != command.seat:
        raise OutOfTurn("not-your-turn", seat=command.seat, turn=running.awaited)
    yield Fell(at, command.seat, what_falls(running, fall, command.fell))


def types_for_bot(table: Standing, actor: Actor, number: int) -> bool:
    """Real dice of a bot are thrown by whoever sits near, and the host types them."""
    return actor.host and table.opened.dice == REAL and table.company.seat(number).machine is not None


def what_falls(running: Running, due: Fall, typed: str | None) -> str:
    fell = running.dice.fall(due, running.course.falls)
    if fell is not None:
        if typed is not None:
            raise TableError("dice-sealed")
        return due.say(fell)
    if typed is None:
        raise OutOfTurn("dice-not-said")
    return typed


def undo(table: Standing, actor: Actor, command: Undo, at: float) -> Iterator[Entry]:
    running = must_be_on(table)
    if not types_for_bot(table, actor, command.seat):
        must_hold(table, actor, command.seat)
    must_be_fresh(table, command.seat, command.version)
    if running.undoer != command.seat:
        raise TableError("cannot-undo")
    yield Undone(at, command.seat, running.course.events[-1].word)


def confirm(table: Standing, actor: Actor, command: Confirm, at: float) -> Iterator[Entry]:
    """With real dice the last throw of a game is final only when who typed it says so.

    Where that person is missing, anyone who sits there can say it.
    """
    running = must_be_on(table)
    if not (isinstance(running.turn, Over) and running.undoer == command.seat):
        raise TableError("nothing-open")
    missed = table.company.seat(command.seat).is_missed and bool(actor.seats)
    if not missed and not types_for_bot(table, actor, command.seat):
        must_hold(table, actor, command.seat)
    must_be_fresh(table, command.seat, command.version)
    yield Ended(at, None)


PLAYING: Judges = {
    Start: start,
    Play: play,
    Throw: throw,
    Undo: undo,
    Confirm: confirm,
}
