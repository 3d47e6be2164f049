"""What lies on the table, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import Literal, TypedDict

from toog.core.contract import NOBODY
from toog.core.view import pips_thrown
from toog.games.mens.board import IN_BOX, NOWHERE, A, circle_of
from toog.games.mens.rules import BEGINNING, CHOOSING, ENDED, ENTER, MOST_SIXES, MOVE, THROWING, refusal
from toog.games.mens.state import PAWNS, Mens
from toog.games.mens.story import steps_to_go
from toog.games.mens.words import END_CIRCLES, VOCABULARY

Phase = Literal["throw_off", "throw", "choose", "over"]
PHASES: dict[int, Phase] = {
    BEGINNING: "throw_off",
    THROWING: "throw",
    CHOOSING: "choose",
    ENDED: "over",
}


class Hit(TypedDict):
    """The pawn that would go back to its box: its colour, and where it stands by its own count."""

    colour: int
    step: int


class Move(TypedDict):
    """What a word would do: the fields of the way, the end circle where it ends, and the pawn it hits."""

    way: list[int]
    home: str | None
    hits: Hit | None


class MensView(TypedDict):
    phase: Phase
    hand: int | None
    colour: int | None
    die: int | None
    bound: bool
    tries_left: int | None
    six_is_lost: bool
    circles: int
    owner: list[int | None]
    pawns: list[list[int]]
    fields: list[list[int]]
    safe: list[int]
    to_go: list[int | None]
    moves: dict[str, Move]
    throw_off: list[int | None] | None


def view(s: Mens) -> MensView:
    begun = s.phase != BEGINNING
    playing = s.phase in (THROWING, CHOOSING)
    colours = range(s.colours)
    pawns = [pawns_of(s, colour) for colour in colours]
    return {
        "phase": PHASES[s.phase],
        "hand": None if s.phase == ENDED else s.hand,
        "colour": s.colour if begun else None,
        "die": s.die or None,
        "bound": s.bound == 1,
        "tries_left": s.tries_left if playing else None,
        "six_is_lost": s.phase == THROWING and s.sixes == MOST_SIXES - 1,
        "circles": s.circles,
        "owner": [None if seat == NOBODY else seat for seat in s.owner[: s.colours]],
        "pawns": pawns,
        "fields": [[field_of(s, colour, step) for step in pawns[colour]] for colour in colours],
        "safe": [s.gap * colour for colour in colours if s.safe and s.ring[s.gap * colour] == colour + 1],
        "to_go": [steps_to_go(s, colour) if pawns[colour] else None for colour in colours],
        "moves": moves_by_word(s) if s.phase == CHOOSING else {},
        "throw_off": None if begun else pips_thrown(s),
    }


def pawns_of(s: Mens, colour: int) -> list[int]:
    """The steps of its pawns, hindmost first, −1 in B; none for a colour that is off the board."""
    if s.owner[colour] == NOBODY:
        return []
    return s.pawns[colour * PAWNS : (colour + 1) * PAWNS]


def field_of(s: Mens, colour: int, step: int) -> int:
    """Counted alike for all colours: the ring, then the end circles of colour 0, of colour 1 …; −1 is B."""
    if step == IN_BOX:
        return IN_BOX
    return circle_of(s, colour, step) if step < s.circles else step + colour * PAWNS


def moves_by_word(s: Mens) -> dict[str, Move]:
    """For each word that moves a pawn."""
    if refusal(s, s.hand, ENTER) == 0:
        return {VOCABULARY[ENTER]: move_along(s, [IN_BOX, A])}
    landings = zip(pawns_of(s, s.colour), s.lands, strict=True)
    return {
        VOCABULARY[MOVE + step]: move_along(s, way_of(s, step, to)) for step, to in landings if to != NOWHERE
    }


def way_of(s: Mens, step: int, to: int) -> list[int]:
    """Step by step: as many as there are pips, turning where that leads to where it lands (M14)."""
    turn = (step + to + s.die) // 2
    return [*range(step, turn), *range(turn, to - 1, -1)]


def move_along(s: Mens, way: list[int]) -> Move:
    to = way[-1]
    return {
        "way": [field_of(s, s.colour, step) for step in way],
        "home": END_CIRCLES[to - s.circles] if to >= s.circles else None,
        "hits": hit_on(s, circle_of(s, s.colour, to)) if to < s.circles else None,
    }


def hit_on(s: Mens, circle: int) -> Hit | None:
    """M11: what stands there, of anyone; M16: on the ring only."""
    if s.ring[circle] == 0:
        return None
    colour = s.ring[circle] - 1
    (step,) = (step for step in pawns_of(s, colour) if field_of(s, colour, step) == circle)
    return {"colour": colour, "step": step}
