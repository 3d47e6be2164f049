"""When a bot has to choose, and what it is shown."""

from __future__ import annotations

from typing import Any, NamedTuple

from toog.table.race import Race
from toog.table.standing import Standing


class BotTurn(NamedTuple):
    """`state` is a hidden copy. `version` stays the same as long as the question does."""

    seat: int
    bot: str
    state: Any
    legal: list[str]
    version: int


def question(table: Standing, now: float) -> BotTurn | None:
    running = table.running
    seat = bot_asked(table, now)
    bot = None if seat is None else table.machine(seat)
    if running is None or seat is None or bot is None:
        return None
    state = table.game.hidden_copy(running.course.state, seat)
    return BotTurn(seat, bot, state, running.course.legal(seat), running.fresh_from(seat))


def asked(table: Standing, now: float) -> int | None:
    """The seat on turn; in a race the bot that has waited longest."""
    if table.running is None or table.running.race is None:
        return table.chooses[0] if table.chooses else None
    ready = {seat: time for seat, time in racing_bots(table, table.running.race).items() if time <= now}
    return min(ready, key=lambda seat: ready[seat], default=None)


def bot_asked(table: Standing, now: float) -> int | None:
    """The seat for which a bot has to choose now."""
    seat = asked(table, now)
    return None if seat is None or table.machine(seat) is None else seat


def next_in_race(table: Standing, now: float) -> float | None:
    """When a bot that has to wait may act."""
    if table.running is None or table.running.race is None:
        return None
    return min((time for time in racing_bots(table, table.running.race).values() if time > now), default=None)


def racing_bots(table: Standing, race: Race) -> dict[int, float]:
    """When each bot in the race may act."""
    return {seat: race.bot_ready(seat) for seat in table.chooses if table.machine(seat)}
