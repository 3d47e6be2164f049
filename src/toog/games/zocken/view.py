"""What lies on the table, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import Literal, TypedDict

from toog.games.zocken.line import BESIDE, FALLING, NOWHERE, OPEN, PLACES, RISING, direction
from toog.games.zocken.rules import (
    BETTING,
    ENDED,
    NO_DIE,
    PASSED,
    PICKING,
    PLACE,
    PLACING,
    SILENT,
    STAKED,
    THROWING,
    placings,
)
from toog.games.zocken.score import (
    DICE,
    ESCAPE_COSTS,
    OUT_COSTS,
    WHOLE_ROW,
    escapes,
    matches,
    outs,
    turn_score,
)
from toog.games.zocken.state import Zocken
from toog.games.zocken.words import COLOURS, VOCABULARY

MOST_PLACES = PLACES + 1
Phase = Literal["pick", "throw", "place", "bet", "over"]
PHASES: dict[int, Phase] = {
    PICKING: "pick",
    THROWING: "throw",
    PLACING: "place",
    BETTING: "bet",
    ENDED: "over",
}
DIRECTIONS = {OPEN: None, RISING: "rising", FALLING: "falling"}
BETS = {SILENT: None, PASSED: "pass", STAKED: "bet"}


class Lying(TypedDict):
    """A die on the board."""

    die: str
    pips: int
    match: bool


class Score(TypedDict):
    """How many there are of each, and what each brings."""

    matches: int
    escapes: int
    outs: int
    row_points: int
    colour_points: int
    escape_points: int
    out_points: int
    points: int


class ZockenView(TypedDict):
    phase: Phase
    round: int
    rounds: int
    roller: int
    hand: int | None
    circles: str
    table: list[int]
    dice: list[str]
    die: str | None
    pips: int | None
    line: list[Lying | None]
    out: list[Lying]
    direction: str | None
    bets: list[str | None]
    points: list[int]
    so_far: Score
    brings: dict[str, int]


def view(s: Zocken) -> ZockenView:
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": s.rounds,
        "roller": s.roller,
        "hand": None if s.phase == ENDED else s.hand,
        "circles": "".join(sorted(COLOURS, key=lambda colour: s.home[COLOURS.index(colour)])),
        "table": list(s.table),
        "dice": [COLOURS[die] for die in range(DICE) if s.lies[die] == NOWHERE and die != s.die],
        "die": None if s.die == NO_DIE else COLOURS[s.die],
        "pips": s.pips or None,
        "line": [one_or_none(dice_on(s, place)) for place in range(PLACES)],
        "out": dice_on(s, BESIDE),
        "direction": DIRECTIONS[direction(s)],
        "bets": [BETS[s.bets[seat]] for seat in seats],
        "points": [s.points[seat] for seat in seats],
        "so_far": so_far(s),
        "brings": {place_word(move): brings(s, move - PLACE) for move in places(s)},
    }


def dice_on(s: Zocken, place: int) -> list[Lying]:
    on = [die for die in range(DICE) if s.lies[die] == place]
    return [{"die": COLOURS[die], "pips": s.shows[die], "match": s.home[die] == place} for die in on]


def one_or_none(dice: list[Lying]) -> Lying | None:
    return dice[0] if dice else None


def so_far(s: Zocken) -> Score:
    """What the turn scores as the dice lie now: the row is whole until a die is out."""
    return {
        "matches": matches(s),
        "escapes": escapes(s),
        "outs": outs(s),
        "row_points": 0 if outs(s) else WHOLE_ROW,
        "colour_points": s.table[matches(s)],
        "escape_points": -escapes(s) * ESCAPE_COSTS,
        "out_points": -outs(s) * OUT_COSTS,
        "points": turn_score(s),
    }


def places(s: Zocken) -> list[int]:
    """The moves that lay the die in hand somewhere."""
    found = [0] * MOST_PLACES
    return found[: placings(s, found)] if s.phase == PLACING else []


def place_word(move: int) -> str:
    """`<`, `1` … `7`, `>` or `out`."""
    return VOCABULARY[move].removeprefix("place ")


def brings(s: Zocken, place: int) -> int:
    """By how much the score of the turn changes when the die in hand is laid there."""
    laid = s.copy()
    laid.lies[s.die] = place
    if place != BESIDE:
        laid.line[place] = s.pips
    return turn_score(laid) - turn_score(s)
