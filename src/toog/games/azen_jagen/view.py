"""What lies on the bar, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import Literal, TypedDict

from toog.core.contract import NOBODY
from toog.core.view import pips_thrown
from toog.games.azen_jagen.rules import BEGINNING, ENDED, HUNTING, RACE_THROW, RACING
from toog.games.azen_jagen.state import AzenJagen

Phase = Literal["throw_off", "hunt", "race", "race_throw", "over"]
PHASES: dict[int, Phase] = {
    BEGINNING: "throw_off",
    HUNTING: "hunt",
    RACING: "race",
    RACE_THROW: "race_throw",
    ENDED: "over",
}


class AzenJagenView(TypedDict):
    phase: Phase
    hand: int | None
    dice: list[int] | None
    aces: int
    orderer: int | None
    taster: int | None
    drinker: int | None
    next: int | None
    sips: int
    sips_left: int
    paid: list[int]
    settled: int
    orders: int
    throw_off: list[int | None] | None


def view(s: AzenJagen) -> AzenJagenView:
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "hand": None if s.phase in (RACING, ENDED) else s.hand,
        "dice": list(s.dice) if s.dice[0] else None,
        "aces": s.aces,
        "orderer": someone(s.orderer),
        "taster": someone(s.taster),
        "drinker": someone(s.drinker),
        "next": s.hand if s.phase == RACING else None,
        "sips": s.glass,
        "sips_left": s.sips_left,
        "paid": [s.paid[seat] for seat in seats],
        "settled": s.settled,
        "orders": s.orders,
        "throw_off": pips_thrown(s) if s.phase == BEGINNING else None,
    }


def someone(seat: int) -> int | None:
    return None if seat == NOBODY else seat
