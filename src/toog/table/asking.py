"""When a bot has to choose, what it is shown, and what happens next in a race."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Any, NamedTuple

from toog.table.clock import in_milliseconds
from toog.table.entries import Moved
from toog.table.race import ASLEEP, Race
from toog.table.standing import Standing


class BotTurn(NamedTuple):
    """`state` is a hidden copy. `version` stays the same as long as the question does."""

    seat: int
    bot: str
    state: Any
    legal: list[str]
    version: int


def question(table: Standing) -> BotTurn | None:
    running = table.running
    seat = bot_asked(table)
    bot = None if seat is None else table.machine(seat)
    if running is None or seat is None or bot is None:
        return None
    state = table.game.hidden_copy(running.course.state, seat)
    return BotTurn(seat, bot, state, running.course.legal(seat), running.fresh_from(seat))


def bot_asked(table: Standing) -> int | None:
    """The seat for which a bot has to choose now: in a race there is nothing to choose."""
    if table.running is None or table.running.race is not None or not table.chooses:
        return None
    (seat,) = table.chooses
    return None if table.machine(seat) is None else seat


def next_in_race(table: Standing, now: float) -> Moved | None:
    """Of all that was or will be done, what is made first."""
    race = None if table.running is None else table.running.race
    if race is None or not table.chooses:
        return None
    actions = [*race.held[:1], *bots_in_race(table, race, now)]
    return min(actions, key=attrgetter("at"), default=None)


def bots_in_race(table: Standing, race: Race, now: float) -> Iterator[Moved]:
    """A seat that a bot plays has one thing to do in a race, and only the moment is its own."""
    for seat in table.chooses:
        bot = table.machine(seat)
        if bot is not None and not race.holds(seat):
            (word,) = table.on.course.legal(seat)
            at = max(race.bot_acts(seat, bot, table.secret), race.judged, now - table.allowance - ASLEEP)
            yield Moved(in_milliseconds(at), seat, word, bot=True)
