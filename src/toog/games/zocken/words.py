"""The words of Zocken: its moves, and what just happened."""

from __future__ import annotations

from typing import Literal

from toog.core.contract import Details, Event, Telling
from toog.games.zocken.line import BESIDE, LEFT, RIGHT, direction
from toog.games.zocken.rules import (
    BET,
    BETTING,
    ENDED,
    PICKING,
    PLACE,
    PLACING,
    STAKED,
    bet_gain,
    winners,
)
from toog.games.zocken.score import ESCAPE_COSTS, OUT_COSTS, WHOLE_ROW
from toog.games.zocken.state import Zocken

COLOURS = "roygbpw"
LINE = "<1234567>"

ROLLS = tuple(f"roll {colour}" for colour in COLOURS)
VOCABULARY = (
    *ROLLS,
    *(f"place {place}" for place in LINE),
    "out",
    "bet",
    "pass",
)


DIRECTIONS = ("open", "rising", "falling")

Key = Literal[
    "picks",
    "throws",
    "places",
    "matches",
    "escapes",
    "out",
    "asks-bets",
    "bets",
    "passes",
    "scores",
    "bet-won",
    "bet-lost",
    "opens-turn",
    "ends-alone",
    "wins",
    "shared-win",
]
"""What can be told, each as `tell-<key>` of the catalogues."""


def telling(key: Key, arguments: dict[str, int | str]) -> Telling:
    return Telling(key, arguments)


def details(s: Zocken, seat: int, move: int, rule: int) -> Details:
    """Why this die or this place is refused, and which die it is about, where it is about one."""
    used = move < PLACE and s.phase == PICKING
    die = move if used else s.die
    return {"why": reason(s, move, rule), "die": COLOURS[die], "pips": s.pips, "seat": s.roller}


def reason(s: Zocken, move: int, rule: int) -> str:
    if rule == 11:
        return "no-bet" if move >= BET else "bet-first"
    if rule == 5:
        return "place-first" if s.phase == PLACING else "used" if move < PLACE else "pick-first"
    if rule == 6:
        return "taken" if s.line[move - PLACE] else DIRECTIONS[direction(s)]
    return ""


def tell(before: Zocken, event: Event, after: Zocken) -> list[Telling]:
    seat = before.hand
    if event.seat is None:
        return [telling("throws", {"seat": seat, "die": COLOURS[before.die], "pips": after.pips})]
    if before.phase == BETTING:
        return [telling("bets" if event.word == "bet" else "passes", {"seat": seat})]
    if before.phase == PLACING:
        return tell_place(before, event.word) + tell_after(before, after)
    return [telling("picks", {"seat": seat, "die": COLOURS[after.die]})]


def tell_place(before: Zocken, word: str) -> list[Telling]:
    place = VOCABULARY.index(word) - PLACE
    told: dict[str, int | str] = {
        "seat": before.hand,
        "die": COLOURS[before.die],
        "pips": before.pips,
    }
    if place == BESIDE:
        return [telling("out", told)]
    if place in (LEFT, RIGHT):
        return [telling("escapes", {**told, "side": "left" if place == LEFT else "right"})]
    key: Key = "matches" if place == before.home[before.die] else "places"
    return [telling(key, {**told, "field": place})]


def tell_after(before: Zocken, after: Zocken) -> list[Telling]:
    if after.phase == BETTING:
        return [telling("asks-bets", {"seat": after.roller})]
    if after.turns == before.turns:
        return []
    return [tell_score(before, after), *tell_bets(before, after), tell_next(after)]


def tell_score(before: Zocken, after: Zocken) -> Telling:
    """Z13, part by part; the tallies know what the cleared line no longer shows."""
    matches = after.matches - before.matches
    outs = after.outs - before.outs
    return telling(
        "scores",
        {
            "seat": before.roller,
            "points": after.turn_score - before.turn_score,
            "row": 0 if outs else WHOLE_ROW,
            "matches": matches,
            "colours": before.table[matches],
            "escapes": (after.escapes - before.escapes) * -ESCAPE_COSTS,
            "outs": outs * -OUT_COSTS,
        },
    )


def tell_bets(before: Zocken, after: Zocken) -> list[Telling]:
    """Z12, in the order in which the bets were made."""
    gain = bet_gain(after.turn_score - before.turn_score)
    key: Key = "bet-won" if gain > 0 else "bet-lost"
    seats = [(before.roller + step) % before.players for step in range(1, before.players)]
    return [
        telling(key, {"seat": seat, "points": abs(gain)}) for seat in seats if before.bets[seat] == STAKED
    ]


def tell_next(after: Zocken) -> Telling:
    if after.phase != ENDED:
        return telling("opens-turn", {"seat": after.roller, "round": after.round})
    seats = [0] * after.players
    many = winners(after, seats)
    points = after.points[seats[0]]
    if after.players == 1:
        return telling("ends-alone", {"seat": 0, "points": points})
    if many == 1:
        return telling("wins", {"seat": seats[0], "points": points})
    return telling("shared-win", {"seats": " ".join(map(str, seats[:many])), "points": points})
