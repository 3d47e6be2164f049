"""The words of 12er Stich: its cards and moves, and what just happened."""

from __future__ import annotations

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
        return [Telling("throws-target", {"seat": before.dealer, "target": after.target})]
    return [
        Telling("deals", {"seat": before.dealer, "round": after.rounds}),
        Telling("opens-round", {"seat": after.hand}),
    ]


def tell_move(before: Stich, seat: int, word: str, after: Stich) -> list[Telling]:
    if word in CARDS:
        return [tell_card(before, seat, CARDS.index(word), after)]
    if word == "draw":
        return tell_draw(before, seat, after)
    if word in ("swap", "hold"):
        return [Telling(f"{word}s", {"seat": seat, "colour": COLOURS[after.adds]})]
    return [Telling("keeps" if word == "keep" else "passes", {"seat": seat})]


def tell_card(before: Stich, seat: int, card: int, after: Stich) -> Telling:
    played: dict[str, int | str] = {"seat": seat, **called(card), "sum": new_sum(before, card)}
    if before.lies == 0:
        return Telling("leads", played)
    if after.lies:
        return Telling("follows", played)
    points = after.trick_points[seat] - before.trick_points[seat]
    return Telling("takes", {**played, "points": points})


def tell_draw(before: Stich, seat: int, after: Stich) -> list[Telling]:
    """Who drew sees the card among those in the hand; in the copy of another that hand is empty."""
    told = [Telling("draws", {"seat": seat})]
    for card in range(KINDS):
        held = KINDS * seat + card
        if after.cards[held] > before.cards[held]:
            told = [Telling("draws-card", {"seat": seat, **called(card)})]
    if after.left == 0:
        told.append(Telling("last-of-stock", {}))
    if after.phase != DRAWN:
        told.append(Telling("does-not-fit", {"seat": seat}))
    return told


def tell_lead(before: Stich, after: Stich) -> list[Telling]:
    """S11: the lead went on."""
    if before.lies == 0 and after.lies == 0 and after.hand != before.hand:
        return [Telling("lead-goes-on", {"seat": after.hand})]
    return []


def tell_round(seat: int, after: Stich) -> list[Telling]:
    """How the round ended, and what S15 takes off."""
    bonus = bonus_of(after, seat)
    ends = Telling("goes-out", {"seat": seat, "points": bonus}) if bonus else Telling("stuck", {})
    minus = enumerate(after.minus[: after.players])
    return [ends, *(Telling("minus", {"seat": other, "points": points}) for other, points in minus if points)]


def tell_end(after: Stich) -> list[Telling]:
    if after.phase != ENDED:
        return []
    won = [0] * after.players
    won = won[: winners(after, won)]
    points = after.points[won[0]]
    if len(won) == 1:
        return [Telling("wins", {"seat": won[0], "points": points})]
    return [Telling("shared-win", {"seats": " ".join(str(seat) for seat in won), "points": points})]
