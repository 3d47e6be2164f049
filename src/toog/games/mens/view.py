"""What lies on the table, as plain data. Everything lies open, so every seat sees the same."""

from __future__ import annotations

from typing import TypedDict

from toog.core.contract import NOBODY
from toog.games.mens.board import IN_BOX, NOWHERE, A, circle_of
from toog.games.mens.rules import BEGINNING, CHOOSING, ENDED, ENTER, THROWING, refusal
from toog.games.mens.state import PAWNS, Mens

PHASES = {
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
    """What a word would do: the steps of the pawn's way, its own count, and what it hits."""

    way: list[int]
    hits: Hit | None


class View(TypedDict):
    phase: str
    hand: int | None
    colour: int | None
    die: int | None
    bound: bool
    tries_left: int | None
    circles: int
    gap: int
    owner: list[int | None]
    pawns: list[list[int]]
    ring: list[int | None]
    lands: dict[str, int]
    moves: dict[str, Move]
    throw_off: list[int | None] | None


def view(s: Mens) -> View:
    begun = s.phase != BEGINNING
    playing = s.phase in (THROWING, CHOOSING)
    return {
        "phase": PHASES[s.phase],
        "hand": None if s.phase == ENDED else s.hand,
        "colour": s.colour if begun else None,
        "die": s.die or None,
        "bound": s.bound == 1,
        "tries_left": s.tries_left if playing else None,
        "circles": s.circles,
        "gap": s.gap,
        "owner": [None if seat == NOBODY else seat for seat in s.owner[: s.colours]],
        "pawns": [pawns_of(s, colour) for colour in range(s.colours)],
        "ring": [colour - 1 if colour else None for colour in s.ring[: s.circles]],
        "lands": lands_by_step(s) if s.phase == CHOOSING else {},
        "moves": moves_by_word(s) if s.phase == CHOOSING else {},
        "throw_off": None if begun else throw_off_pips(s),
    }


def pawns_of(s: Mens, colour: int) -> list[int]:
    """The steps of its pawns, hindmost first, −1 in B; none for a colour that is off the board."""
    if s.owner[colour] == NOBODY:
        return []
    return s.pawns[colour * PAWNS : (colour + 1) * PAWNS]


def lands_by_step(s: Mens) -> dict[str, int]:
    """For each pawn that may move, by its step, the step where it lands."""
    steps = pawns_of(s, s.colour)
    return {str(step): to for step, to in zip(steps, s.lands, strict=True) if to != NOWHERE}


def moves_by_word(s: Mens) -> dict[str, Move]:
    """For each word that moves a pawn."""
    found = {f"move {step}": move_to(s, way_of(s, int(step), to)) for step, to in lands_by_step(s).items()}
    if refusal(s, s.hand, ENTER) == 0:
        found["enter"] = move_to(s, [IN_BOX, A])
    return found


def way_of(s: Mens, step: int, to: int) -> list[int]:
    """Circle by circle: as many as there are pips, turning where that leads to where it lands."""
    turn = (step + to + s.die) // 2
    return [*range(step, turn), *range(turn, to - 1, -1)]


def move_to(s: Mens, way: list[int]) -> Move:
    to = way[-1]
    there = s.ring[circle_of(s, s.colour, to)] - 1 if to < s.circles else NOBODY
    if there == NOBODY:
        return {"way": way, "hits": None}
    step = (circle_of(s, s.colour, to) - there * s.gap) % s.circles
    return {"way": way, "hits": {"colour": there, "step": step}}


def throw_off_pips(s: Mens) -> list[int | None]:
    return [s.pips[seat] if s.contends[seat] else None for seat in range(s.players)]
