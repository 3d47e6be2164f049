"""The words of Pietjesbak: its moves, and what just happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from toog.core.contract import Event, Telling
from toog.games.pietjesbak.rules import (
    BEGINNING,
    CHOOSING,
    ENDED,
    EQUAL,
    NO_THROW,
    THROWING,
    TIED,
    is_stoef,
)
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.worth import APES, SEVEN, SOIXANTE_NEUF, ZAND, die_worth, worth

VOCABULARY = ("again", "stop")

Key = Literal[
    "throws-off",
    "throws-tie",
    "throw-off-again",
    "throws",
    "again",
    "stops",
    "stoefs",
    "apes-win",
    "apes-out",
    "apes-sit-out",
    "seven-adds",
    "tie",
    "tie-replay",
    "wins-round",
    "stoef-lost",
    "opens-round",
    "last-standing",
    "wins",
]
"""What can be told, each as `tell-<key>` of the catalogues."""


telling: Callable[[Key, dict[str, int | str]], Telling] = Telling


def throw_name(value: int) -> str:
    if value == APES:
        return "apes"
    if value == SOIXANTE_NEUF:
        return "soixante_neuf"
    if value >= ZAND:
        return "zand"
    return "seven" if value == SEVEN else "sum"


@cache
def called(value: int) -> dict[str, int | str]:
    """What the throw is called: the pips of a zand are 0 where all zand is equal. Not to be changed."""
    return {"throw": throw_name(value), "worth": value, "pips": value % 100}


@cache
def parts(a: int, b: int, c: int) -> str:
    """P7: what each die adds to a sum; a throw with a name of its own is no sum."""
    named = throw_name(worth(a, b, c, False)) not in ("sum", "seven")
    return "" if named else " + ".join(str(die_worth(pips)) for pips in (a, b, c))


def worth_of(s: Pietjesbak) -> int:
    """Of the dice that lie there."""
    a, b, c = s.dice
    return known_worth(a, b, c, s.zand == EQUAL)


known_worth = cache(worth)


def tell(before: Pietjesbak, event: Event, after: Pietjesbak) -> list[Telling]:
    if event.seat is not None:
        told = tell_move(before, event)
    elif before.phase == THROWING:
        told = tell_throw(before, after)
    else:
        told = tell_throw_off(before, event, after)
    if after.sevens > before.sevens:
        told.append(telling("seven-adds", {}))
    return told + tell_round(before, after) + tell_turn(before, after)


def tell_move(before: Pietjesbak, event: Event) -> list[Telling]:
    if event.word == "again":
        return [telling("again", {"seat": before.hand})]
    return [telling("stoefs" if may_stoef(before) else "stops", {"seat": before.hand})]


def may_stoef(s: Pietjesbak) -> bool:
    """P11: to stop now would be a stoef."""
    return s.phase == CHOOSING and is_stoef(s, s.hand, s.thrown)


def tell_throw_off(before: Pietjesbak, event: Event, after: Pietjesbak) -> list[Telling]:
    key: Key = "throws-off" if before.phase == BEGINNING else "throws-tie"
    told = [telling(key, {"seat": before.hand, "pips": int(event.word)})]
    if after.phase == before.phase and after.hand < before.hand:
        told.append(telling("throw-off-again", {"seats": seats_of(after.contends, after.players)}))
    return told


def tell_throw(before: Pietjesbak, after: Pietjesbak) -> list[Telling]:
    seat = before.hand
    value = worth_of(after)
    dice = "-".join(map(str, after.dice))
    throw = {"seat": seat, "dice": dice, **called(value), "parts": parts(*after.dice)}
    told = [telling("throws", {**throw, "last": int(after.hand != seat)})]
    if after.apes_wins:
        told.append(telling("apes-win", {"seat": seat}))
    elif after.out[seat]:
        told.append(telling("apes-out", {"seat": seat}))
    elif value == APES:
        told.append(telling("apes-sit-out", {"seat": seat}))
    return told


def tell_round(before: Pietjesbak, after: Pietjesbak) -> list[Telling]:
    """Who won the round shows in the chalk: only the winner's marks go down."""
    told = [] if after.marks == before.marks else tell_marks(before, after)
    if after.phase == TIED and before.phase != TIED:
        told.append(telling("tie", {"seats": seats_of(after.contends, after.players)}))
    elif not told and after.rounds > before.rounds and before.phase != BEGINNING:
        told.append(telling("tie-replay", {}))
    return told


def tell_marks(before: Pietjesbak, after: Pietjesbak) -> list[Telling]:
    told: list[Telling] = []
    sevens = after.sevens - before.sevens
    for seat in range(before.players):
        added = 0 if after.out[seat] else sevens
        change = after.marks[seat] - before.marks[seat] - added
        if change < 0:
            throw = winning_throw(before, after, seat)
            told.insert(0, telling("wins-round", {"seat": seat, "marks": -change, **throw}))
        elif change > 0:
            told.append(telling("stoef-lost", {"seat": seat, "marks": change}))
    return told


def winning_throw(before: Pietjesbak, after: Pietjesbak, seat: int) -> dict[str, int | str]:
    """The winner's counting throw, which may be the very one that fell just now."""
    value = before.worth[seat]
    if seat == before.hand and before.phase == THROWING:
        value = max(value, worth_of(after))
    return called(value) if value != NO_THROW else {"throw": "none"}


def tell_turn(before: Pietjesbak, after: Pietjesbak) -> list[Telling]:
    if after.phase == ENDED:
        key: Key = "last-standing" if after.last_standing else "wins"
        return [telling(key, {"seat": after.winner})]
    if after.rounds > before.rounds:
        return [telling("opens-round", {"seat": after.starter, "round": after.rounds})]
    return []


def seats_of(flags: list[int], players: int) -> str:
    return " ".join(str(seat) for seat in range(players) if flags[seat])
