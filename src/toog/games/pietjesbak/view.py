"""What lies on the table, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import Literal, TypedDict

from toog.core.contract import NOBODY
from toog.core.view import pips_thrown
from toog.games.pietjesbak.rules import BEGINNING, CHOOSING, ENDED, NO_THROW, THROWING, TIED, stoef_reward
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.words import called, may_stoef, parts, worth_of

Phase = Literal["throw_off", "throw", "choose", "tie", "over"]
PHASES: dict[int, Phase] = {
    BEGINNING: "throw_off",
    THROWING: "throw",
    CHOOSING: "choose",
    TIED: "tie",
    ENDED: "over",
}


Throw = dict[str, int | str]


class Round(TypedDict):
    """A round that is over; nobody won one that is played again."""

    throws: list[Throw | None]
    winner: int | None


class PietjesbakView(TypedDict):
    phase: Phase
    hand: int | None
    starter: int | None
    thrown: int
    most: int
    dice: list[int] | None
    called: Throw | None
    marks: list[int]
    worth: list[int | None]
    throws: list[Throw | None]
    last_round: Round | None
    leader: int | None
    stoef: bool
    may_stoef: bool
    stoef_wipes: int
    wiped: list[bool]
    out: list[bool]
    sits: list[bool]
    throw_off: list[int | None] | None


def view(s: Pietjesbak) -> PietjesbakView:
    seats = slice(s.players)
    worths = s.worth[seats]
    in_throw_off = s.phase in (BEGINNING, TIED)
    stoef = may_stoef(s)
    return {
        "phase": PHASES[s.phase],
        "hand": None if s.phase == ENDED else s.hand,
        "starter": None if s.phase == BEGINNING else s.starter,
        "thrown": s.thrown,
        "most": s.most,
        "dice": list(s.dice) if s.dice[0] else None,
        "called": {**called(worth_of(s)), "parts": parts(*s.dice)} if s.dice[0] else None,
        "marks": s.marks[seats],
        "worth": [worth if worth != NO_THROW else None for worth in worths],
        "throws": throws_of(worths),
        "last_round": last_round(s),
        "leader": leader(s),
        "stoef": s.stoef == 1,
        "may_stoef": stoef,
        "stoef_wipes": min(stoef_reward(s, s.worth[s.hand]), s.marks[s.hand]) if stoef else 0,
        "wiped": list(map(bool, s.wiped[seats])),
        "out": list(map(bool, s.out[seats])),
        "sits": list(map(bool, s.sits[seats])),
        "throw_off": pips_thrown(s) if in_throw_off else None,
    }


def throws_of(worths: list[int]) -> list[Throw | None]:
    return [called(worth) if worth != NO_THROW else None for worth in worths]


def last_round(s: Pietjesbak) -> Round | None:
    """It stays to be looked at until the first throw of the next one."""
    if s.rounds < 2 or s.phase != THROWING or s.hand != s.starter or s.thrown > 0:
        return None
    winner = None if s.last_winner == NOBODY else s.last_winner
    return {"throws": throws_of(s.last_worth[: s.players]), "winner": winner}


def leader(s: Pietjesbak) -> int | None:
    """Who leads the round so far: of equals, the one that threw first."""
    worths = s.worth[s.starter : s.players] + s.worth[: s.starter]
    most = max(worths)
    return None if most == NO_THROW else (s.starter + worths.index(most)) % s.players
