"""What is judged while a game is played: starting, moving, throwing, taking back, and what a bot is asked."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, NamedTuple

from toog.core.contract import Event
from toog.core.course import Over
from toog.core.errors import OutOfTurn
from toog.core.falls import Fall
from toog.table.commands import Confirm, Play, Start, Throw, Undo
from toog.table.entries import Ended, Entry, Fell, Moved, Started, Undone
from toog.table.errors import TableError
from toog.table.rights import (
    must_be_asked,
    must_be_fresh,
    must_be_host,
    must_hold,
    must_not_have_started,
    must_play,
    validates,
)
from toog.table.running import Running
from toog.table.seats import Actor
from toog.table.standing import REAL, Standing
from toog.table.timing import ASLEEP, Race, in_milliseconds


class BotTurn(NamedTuple):
    """The question to a bot. `state` is a hidden copy; `version` stays the same as long as the question.

    `luck` is all the randomness the bot has. `events` are the whole course: whoever asks tells the bot what
    its seat saw of it.
    """

    seat: int
    bot: str
    state: Any
    legal: list[str]
    version: int
    luck: int
    events: list[Event]


def question(table: Standing) -> BotTurn | None:
    running, seat = table.running, bot_asked(table)
    bot = None if seat is None else table.machine(seat)
    if running is None or seat is None or bot is None:
        return None
    course = running.course
    state = table.game.hidden_copy(course.state, seat)
    luck, events = table.luck.luck(len(course.events)), course.events[:]
    return BotTurn(seat, bot, state, course.legal(seat), running.fresh_from(seat), luck, events)


def bot_asked(table: Standing) -> int | None:
    """The seat for which a bot has to choose now: in a race there is nothing to choose."""
    running = table.running
    if running is None or running.race is not None or not running.chooses:
        return None
    seat = running.awaited
    return None if seat is None or table.machine(seat) is None else seat


def next_in_race(table: Standing, race: Race, now: float) -> Moved | None:
    """The first action in a race, of those that were made and those that bots will make."""
    actions = [*race.held[:1], *bots_in_race(table, race, now)] if table.chooses else []
    return min(actions, key=attrgetter("at"), default=None)


def bots_in_race(table: Standing, race: Race, now: float) -> Iterator[Moved]:
    """A seat that a bot plays has one thing to do in a race, and only the moment is its own."""
    for seat in table.chooses:
        bot = table.machine(seat)
        if bot is not None and not race.holds(seat):
            (word,) = table.on.course.legal(seat)
            at = max(race.bot_acts(seat, bot, table.secret), race.judged, now - table.allowance - ASLEEP)
            yield Moved(in_milliseconds(at), seat, word, bot=True)


@validates
def start(table: Standing, actor: Actor, command: Start, at: float) -> Iterator[Entry]:
    must_be_host(actor)
    must_not_have_started(table)
    seats = table.company.seats
    if any(seat.is_open for seat in seats):
        raise TableError("seats-open")
    if not is_complete(table):
        raise TableError("seats-expected")
    if table.starts_with_others and command.nonces is None:
        raise TableError("night-together")
    yield begin(table, at, command.nonces)


def is_complete(table: Standing) -> bool:
    """Whether all have come, or a bot sits in for them. No guest is dealt the hidden hand of another."""
    seats = table.company.seats
    if table.game.hidden and any(seat.guest is not None for seat in seats):
        return False
    return all(not seat.is_open and (not seat.expected or seat.machine) for seat in seats)


def begin(table: Standing, at: float, nonces: tuple[str, ...] | None = None) -> Started:
    """Start with these nonces, or with those of the dice that are repeated, or with what the seats bring."""
    repeated = table.opened.fork or table.opened.night
    known = None if repeated is None else repeated["nonces"]
    return Started(at, tuple(nonces or known or table.company.nonces))


@validates
def play(table: Standing, actor: Actor, command: Play, at: float) -> tuple[Entry]:
    """Judges a move. Whether the rules allow the word is seen when it happens."""
    running = table.on
    if actor.machine is None:
        must_play(table, actor, command.seat)
    else:
        must_be_asked(table, actor.machine, command.seat)
    must_be_fresh(running, command.seat, command.version, table.version)
    if running.race is not None:
        at = made_in_race(table, running.race, command, at)
        running.course.judge(command.word, command.seat)
    return (Moved(at, command.seat, command.word, actor.machine is not None, actor.chooser),)


def made_in_race(table: Standing, race: Race, command: Play, now: float) -> float:
    """When an action of a race counts as made. What the device says is believed within the allowance."""
    if now < race.ready(command.seat):
        raise TableError("too-soon", seat=command.seat)
    if race.holds(command.seat):
        raise TableError("stale")
    claimed = now if command.made is None else min(command.made, now)
    return in_milliseconds(race.made(command.seat, claimed, now - table.allowance))


@validates
def throw(table: Standing, actor: Actor, command: Throw, at: float) -> tuple[Entry]:
    running = table.on
    if table.opened.dice != REAL or not types_for_bot(table, actor, command.seat):
        must_play(table, actor, command.seat)
    must_be_fresh(running, command.seat, command.version, table.version)
    fall = running.throws.fall if running.throws is not None else running.course.fall_due()
    if running.awaited != command.seat:
        raise OutOfTurn("not-your-turn", seat=command.seat, turn=running.awaited)
    return (Fell(at, command.seat, what_falls(running, fall, command.fell)),)


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


@validates
def undo(table: Standing, actor: Actor, command: Undo, at: float) -> Iterator[Entry]:
    running = table.on
    if not types_for_bot(table, actor, command.seat):
        must_hold(table, actor, command.seat)
    must_be_fresh(running, command.seat, command.version, table.version)
    if running.undoer != command.seat:
        raise TableError("cannot-undo")
    yield Undone(at, command.seat, running.course.events[-1].word)


@validates
def confirm(table: Standing, actor: Actor, command: Confirm, at: float) -> Iterator[Entry]:
    """With real dice the last throw of a game is final only when whoever typed it says so.

    Where that person is missing, anyone who sits there can say it.
    """
    running = table.on
    if not (isinstance(running.turn, Over) and running.undoer == command.seat):
        raise TableError("nothing-open")
    missed = table.company.seat(command.seat).is_missed and bool(actor.seats)
    if not missed and not types_for_bot(table, actor, command.seat):
        must_hold(table, actor, command.seat)
    must_be_fresh(running, command.seat, command.version, table.version)
    yield Ended(at, None)
