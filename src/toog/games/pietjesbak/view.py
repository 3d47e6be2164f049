"""What lies on the table, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import TypedDict

from toog.games.pietjesbak.rules import BEGINNING, CHOOSING, ENDED, NO_THROW, THROWING, TIED
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.words import called, worth_of

PHASES = {
    BEGINNING: "throw_off",
    THROWING: "throw",
    CHOOSING: "choose",
    TIED: "tie",
    ENDED: "over",
}


class View(TypedDict):
    phase: str
    hand: int | None
    starter: int | None
    thrown: int
    most: int
    dice: list[int] | None
    called: dict[str, int | str] | None
    marks: list[int]
    worth: list[int | None]
    throws: list[dict[str, int | str] | None]
    leader: int | None
    stoef: bool
    may_stoef: bool
    wiped: list[bool]
    out: list[bool]
    sits: list[bool]
    throw_off: list[int | None] | None


def view(s: Pietjesbak) -> View:
    seats = slice(s.players)
    worths = s.worth[seats]
    in_throw_off = s.phase in (BEGINNING, TIED)
    return {
        "phase": PHASES[s.phase],
        "hand": None if s.phase == ENDED else s.hand,
        "starter": None if s.phase == BEGINNING else s.starter,
        "thrown": s.thrown,
        "most": s.most,
        "dice": list(s.dice) if s.dice[0] else None,
        "called": called(worth_of(s)) if s.dice[0] else None,
        "marks": s.marks[seats],
        "worth": [worth if worth != NO_THROW else None for worth in worths],
        "throws": [called(worth) if worth != NO_THROW else None for worth in worths],
        "leader": leader(s),
        "stoef": s.stoef == 1,
        "may_stoef": may_stoef(s),
        "wiped": list(map(bool, s.wiped[seats])),
        "out": list(map(bool, s.out[seats])),
        "sits": list(map(bool, s.sits[seats])),
        "throw_off": pips_thrown(s) if in_throw_off else None,
    }


def pips_thrown(s: Pietjesbak) -> list[int | None]:
    """By those who are in the throw-off."""
    return [s.pips[seat] if s.contends[seat] else None for seat in range(s.players)]


def leader(s: Pietjesbak) -> int | None:
    """Who leads the round so far: of equals, who threw first."""
    worths = s.worth[s.starter : s.players] + s.worth[: s.starter]
    most = max(worths)
    return None if most == NO_THROW else (s.starter + worths.index(most)) % s.players


def may_stoef(s: Pietjesbak) -> bool:
    """P11: to stop now would be a stoef."""
    return s.phase == CHOOSING and s.hand == s.starter and s.thrown == 1
