"""What a seat sees, as plain data, made from that seat's hidden copy."""

from __future__ import annotations

from typing import TypedDict

from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DEALING, DRAWN, ENDED, PLAYING, SWAPPING, THROWING
from toog.games.stich.state import Stich
from toog.games.stich.words import CARDS, COLOURS

PHASES = {
    THROWING: "target",
    DEALING: "deal",
    PLAYING: "play",
    DRAWN: "drawn",
    SWAPPING: "swap",
    ENDED: "over",
}


class View(TypedDict):
    phase: str
    hand: int | None
    dealer: int
    round: int
    target: int | None
    adds: str
    sum: int | None
    pile: list[str]
    stock: int
    sizes: list[int]
    hands: list[list[str] | None]
    drawn: str | None
    tricks: list[int]
    trick_points: list[int]
    scores: list[int]


def view(s: Stich) -> View:
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "hand": None if s.phase == ENDED else s.hand,
        "dealer": s.dealer,
        "round": s.rounds,
        "target": s.target or None,
        "adds": COLOURS[s.adds],
        "sum": s.sum if s.lies else None,
        "pile": [CARDS[card] for card in s.pile[: s.lies]],
        "stock": s.left,
        "sizes": [s.sizes[seat] for seat in seats],
        "hands": [cards_of(s, seat) for seat in seats],
        "drawn": None if s.drawn == NO_CARD else CARDS[s.drawn],
        "tricks": [s.tricks[seat] for seat in seats],
        "trick_points": [s.trick_points[seat] for seat in seats],
        "scores": [s.points[seat] for seat in seats],
    }


def cards_of(s: Stich, seat: int) -> list[str] | None:
    """A hand as it lies sorted, None where this seat sees only the backs."""
    cards = [CARDS[card] for card in range(KINDS) for _ in range(s.cards[KINDS * seat + card])]
    return cards if len(cards) == s.sizes[seat] else None
