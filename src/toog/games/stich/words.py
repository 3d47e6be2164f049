"""The words of 12er Stich: its cards and moves, and what just happened."""

from __future__ import annotations

from typing import Literal

from toog.core.contract import Details, Event, Telling
from toog.games.stich.cards import BLACK, KINDS, RED, colour, value
from toog.games.stich.rules import (
    DEALING,
    DRAWN,
    ENDED,
    FULL,
    KEEP,
    SWAPPING,
    THROWING,
    bonus_of,
    can_play,
    new_sum,
    winners,
)
from toog.games.stich.state import Stich

COLOURS = {BLACK: "black", RED: "red"}
CARDS = tuple(f"{COLOURS[colour(card)][0]}{value(card)}" for card in range(KINDS))
VOCABULARY = (*CARDS, "draw", "keep", "pass", "swap", "hold")

Key = Literal[
    "throws-target",
    "deals",
    "opens-round",
    "leads",
    "follows",
    "takes",
    "draws",
    "draws-card",
    "last-of-stock",
    "does-not-fit",
    "swaps",
    "holds",
    "keeps",
    "passes",
    "lead-goes-on",
    "goes-out",
    "stuck",
    "minus",
    "wins",
    "shared-win",
]
"""What can be told, each as `tell-<key>` of the catalogues."""


def telling(key: Key, arguments: dict[str, int | str]) -> Telling:
    return Telling(key, arguments)


def called(card: int) -> dict[str, int | str]:
    return {"colour": COLOURS[colour(card)], "value": value(card)}


def details(s: Stich, seat: int, move: int, rule: int) -> Details:
    """Why this card or this word is refused, with the colour that leads and the sum it would make."""
    told: Details = {"why": reason(s, seat, move, rule), "colour": COLOURS[s.adds]}
    return {**told, "sum": new_sum(s, move)} if move < KINDS else told


def reason(s: Stich, seat: int, move: int, rule: int) -> str:
    if rule == 17:
        return "choose" if s.phase == SWAPPING else "later" if s.may_swap else "never"
    if rule == 9:
        return why_not_so(s, seat, move)
    if rule == 6:
        return "above" if new_sum(s, move) > FULL else "below"
    return ""


def why_not_so(s: Stich, seat: int, move: int) -> str:
    """S9: what there is to do instead."""
    if s.phase == DRAWN:
        return "drawn"
    if can_play(s, seat):
        return "must-play"
    return "nothing-drawn" if move == KEEP else "draw-first"


def tell(before: Stich, event: Event, after: Stich) -> list[Telling]:
    if event.seat is None:
        return tell_throw(before, after)
    told = tell_move(before, event.seat, event.word, after)
    if after.phase in (DEALING, ENDED):
        return told + tell_round(event.seat, after) + tell_end(after)
    return told + tell_lead(before, after)


def tell_throw(before: Stich, after: Stich) -> list[Telling]:
    """The words of a pack are nobody's to read: S18."""
    if before.phase == THROWING:
        return [telling("throws-target", {"seat": before.dealer, "target": after.target})]
    return [
        telling("deals", {"seat": before.dealer, "round": after.rounds}),
        telling("opens-round", {"seat": after.hand}),
    ]


def tell_move(before: Stich, seat: int, word: str, after: Stich) -> list[Telling]:
    if word in CARDS:
        return [tell_card(before, seat, CARDS.index(word), after)]
    if word == "draw":
        return tell_draw(before, seat, after)
    if word in ("swap", "hold"):
        chosen: Key = "swaps" if word == "swap" else "holds"
        return [telling(chosen, {"seat": seat, "colour": COLOURS[after.adds]})]
    return [telling("keeps" if word == "keep" else "passes", {"seat": seat})]


def tell_card(before: Stich, seat: int, card: int, after: Stich) -> Telling:
    played: dict[str, int | str] = {"seat": seat, **called(card), "sum": new_sum(before, card)}
    if before.lies == 0:
        return telling("leads", played)
    if after.lies:
        return telling("follows", played)
    points = after.trick_points[seat] - before.trick_points[seat]
    return telling("takes", {**played, "points": points})


def tell_draw(before: Stich, seat: int, after: Stich) -> list[Telling]:
    """Whoever drew sees the card among those in the hand; in the copy of another that hand is empty."""
    told = [telling("draws", {"seat": seat})]
    for card in range(KINDS):
        held = KINDS * seat + card
        if after.cards[held] > before.cards[held]:
            told = [telling("draws-card", {"seat": seat, **called(card)})]
    if after.left == 0:
        told.append(telling("last-of-stock", {}))
    if after.phase != DRAWN:
        told.append(telling("does-not-fit", {"seat": seat}))
    return told


def tell_lead(before: Stich, after: Stich) -> list[Telling]:
    """S11: the lead went on."""
    if before.lies == 0 and after.lies == 0 and after.hand != before.hand:
        return [telling("lead-goes-on", {"seat": after.hand})]
    return []


def tell_round(seat: int, after: Stich) -> list[Telling]:
    """How the round ended, and what S15 takes off."""
    bonus = bonus_of(after, seat)
    ends = telling("goes-out", {"seat": seat, "points": bonus}) if bonus else telling("stuck", {})
    minus = enumerate(after.minus[: after.players])
    return [ends, *(telling("minus", {"seat": other, "points": points}) for other, points in minus if points)]


def tell_end(after: Stich) -> list[Telling]:
    if after.phase != ENDED:
        return []
    won = [0] * after.players
    won = won[: winners(after, won)]
    points = after.points[won[0]]
    if len(won) == 1:
        return [telling("wins", {"seat": won[0], "points": points})]
    return [telling("shared-win", {"seats": " ".join(str(seat) for seat in won), "points": points})]
