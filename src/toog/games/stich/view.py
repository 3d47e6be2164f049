"""What a seat sees, as plain data, made from that seat's hidden copy."""

from __future__ import annotations

from typing import Literal, TypedDict

from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DEALING, DRAWN, ENDED, PLAYING, SWAPPING, THROWING, bonus_of
from toog.games.stich.state import Stich
from toog.games.stich.words import CARDS, COLOURS

Phase = Literal["target", "deal", "play", "drawn", "swap", "over"]
PHASES: dict[int, Phase] = {
    THROWING: "target",
    DEALING: "deal",
    PLAYING: "play",
    DRAWN: "drawn",
    SWAPPING: "swap",
    ENDED: "over",
}


class Earned(TypedDict):
    """What one player got in a round that is over, and what that makes."""

    tricks: int
    trick_points: int
    bonus: int
    minus: int
    points: int
    score: int


class StichView(TypedDict):
    phase: Phase
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
    slip: list[Earned] | None


def view(s: Stich) -> StichView:
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
        "slip": [earned(s, seat) for seat in seats] if is_between_rounds(s) else None,
    }


def is_between_rounds(s: Stich) -> bool:
    """What a round brought stands until the next is dealt."""
    return s.rounds > 0 and s.phase in (DEALING, ENDED)


def earned(s: Stich, seat: int) -> Earned:
    bonus = bonus_of(s, seat)
    return {
        "tricks": s.tricks[seat],
        "trick_points": s.trick_points[seat],
        "bonus": bonus,
        "minus": s.minus[seat],
        "points": s.trick_points[seat] + bonus - s.minus[seat],
        "score": s.points[seat],
    }


def cards_of(s: Stich, seat: int) -> list[str] | None:
    """A hand as it lies sorted, None where this seat sees only the backs."""
    cards = [CARDS[card] for card in range(KINDS) for _ in range(s.cards[KINDS * seat + card])]
    return cards if len(cards) == s.sizes[seat] else None
