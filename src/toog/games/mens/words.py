"""The words of Mens erger je niet: its moves, and what just happened."""

from __future__ import annotations

from typing import Literal

from toog.core.contract import Details, Event, Telling
from toog.games.mens.board import FIXED, A, circle_of, is_home
from toog.games.mens.rules import (
    BEGINNING,
    CHOOSING,
    ENDED,
    ENTER,
    FROM_A,
    FROM_BOX,
    MOVE,
    PASS,
    SIX,
    lands_of,
    move_pawn,
)
from toog.games.mens.state import MOST_CIRCLES, PAWNS, Mens

VOCABULARY = ("enter", *(f"move {step}" for step in range(MOST_CIRCLES + PAWNS)), "pass")

END_CIRCLES = "abcd"

Key = Literal[
    "throws-off",
    "throw-off-again",
    "begins",
    "first-pawn",
    "throws",
    "tries-again",
    "loses-six",
    "enters",
    "moves",
    "comes-home",
    "moves-up",
    "passes",
    "passes-six",
    "hits",
    "hits-own",
    "colour-home",
    "throws-again",
    "wins",
]
"""What can be told, each as `tell-<key>` of the catalogues."""


def telling(key: Key, arguments: dict[str, int | str]) -> Telling:
    return Telling(key, arguments)


def details(s: Mens, seat: int, move: int, rule: int) -> Details:
    return {"why": reason(s, move, rule), "colour": s.colour, "pips": s.die}


def reason(s: Mens, move: int, rule: int) -> str:
    """Where one rule refuses for several reasons, which it is."""
    if rule == 9:
        return "from-box" if s.demand == FROM_BOX else "no-six" if move == ENTER else "from-a"
    if rule == 11:
        return "on-a" if move == ENTER else "from-a" if s.demand == FROM_A else "own"
    if rule == 14:
        return "back" if s.bounce else "exact"
    return "fixed" if s.lane == FIXED else "forward"


def tell(before: Mens, event: Event, after: Mens) -> list[Telling]:
    if event.seat is None:
        return (
            tell_throw(before, after) if before.phase != BEGINNING else tell_throw_off(before, event, after)
        )
    move = VOCABULARY.index(event.word)
    moved = before.copy()
    move_pawn(moved, move)
    return tell_move(before, move) + tell_what_follows(moved, after)


def tell_throw_off(before: Mens, event: Event, after: Mens) -> list[Telling]:
    told = [telling("throws-off", {"seat": before.hand, "pips": int(event.word)})]
    if after.phase == BEGINNING and after.hand < before.hand:
        tied = [str(seat) for seat in range(after.players) if after.contends[seat]]
        told.append(telling("throw-off-again", {"seats": " ".join(tied)}))
    elif after.phase != BEGINNING:
        told.append(telling("begins", {"seat": after.hand, "colour": after.colour}))
        told += tell_first_pawn(before, after)
    return told


def tell_throw(before: Mens, after: Mens) -> list[Telling]:
    """M17, M18: only a failed try and a third six that is lost are not followed by a move."""
    who: dict[str, int | str] = {"seat": before.hand, "colour": before.colour}
    told = [telling("throws", {**who, "pips": after.die})]
    if after.turns > before.turns:
        return [*told, telling("loses-six", who), *tell_first_pawn(before, after)]
    if after.phase != CHOOSING:
        told.append(telling("tries-again", {"seat": before.hand, "left": after.tries_left}))
    return told


def tell_move(before: Mens, move: int) -> list[Telling]:
    who: dict[str, int | str] = {"seat": before.hand, "colour": before.colour}
    if move == PASS:
        return [telling("passes-six" if before.die == SIX else "passes", who)]
    if move == ENTER:
        return [telling("enters", who), *tell_hit(before, before.colour, A)]
    to = lands_of(before, move - MOVE)
    if to < before.circles:
        return [telling("moves", {**who, "pips": before.die}), *tell_hit(before, before.colour, to)]
    circle = END_CIRCLES[to - before.circles]
    key: Key = "comes-home" if move - MOVE < before.circles else "moves-up"
    return [telling(key, {**who, "circle": circle})]


def tell_hit(before: Mens, colour: int, step: int) -> list[Telling]:
    """M11: what stood where a pawn of this colour now comes."""
    there = before.ring[circle_of(before, colour, step)] - 1
    if there < 0:
        return []
    if there == colour:
        return [telling("hits-own", {"seat": before.owner[colour], "colour": colour})]
    hit: dict[str, int | str] = {"colour": there, "seats": str(before.owner[there])}
    return [telling("hits", {"seat": before.owner[colour], **hit})]


def tell_what_follows(moved: Mens, after: Mens) -> list[Telling]:
    who: dict[str, int | str] = {"seat": moved.hand, "colour": moved.colour}
    told = [telling("colour-home", who)] if is_home(moved, moved.colour) else []
    if after.phase == ENDED:
        return [*told, telling("wins", who)]
    if after.turns == moved.turns:
        return [*told, telling("throws-again", {**who, "bound": after.bound})]
    return told + tell_first_pawn(moved, after)


def tell_first_pawn(before: Mens, after: Mens) -> list[Telling]:
    """M7: the pawn that comes on A before the throw of a first turn, and what it hits."""
    if before.pawns == after.pawns:
        return []
    first = telling("first-pawn", {"seat": after.hand, "colour": after.colour})
    return [first, *tell_hit(before, after.colour, A)]
