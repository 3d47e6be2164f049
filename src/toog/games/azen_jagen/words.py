"""The words of Azen jagen: its moves, and what just happened."""

from __future__ import annotations

from typing import Literal

from toog.core.contract import Event, Telling
from toog.games.azen_jagen.rules import BEGINNING, ENDED, HUNTING, RACE_THROW, aces_among, winners
from toog.games.azen_jagen.state import AzenJagen

VOCABULARY = ("sip", "throw")

Key = Literal[
    "throws-off",
    "throw-off-again",
    "throws",
    "orders",
    "tastes",
    "must-drink",
    "takes-dice",
    "empties",
    "sips",
    "race-throws",
    "pays-too-slow",
    "pays-own-order",
    "pays-order",
    "opens-hunt",
    "wins",
]
"""What can be told, each as `tell-<key>` of the catalogues."""


def telling(key: Key, arguments: dict[str, int | str]) -> Telling:
    return Telling(key, arguments)


def tell(before: AzenJagen, event: Event, after: AzenJagen) -> list[Telling]:
    if event.seat is not None:
        told = tell_move(event.seat, event.word, before, after)
    elif before.phase == BEGINNING:
        told = tell_throw_off(before, event, after)
    elif before.phase == HUNTING:
        told = tell_hunt(before, after)
    else:
        told = [telling("race-throws", thrown(before.hand, after))]
    return told + tell_bill(before, after) + tell_course(before, after)


def tell_throw_off(before: AzenJagen, event: Event, after: AzenJagen) -> list[Telling]:
    told = [telling("throws-off", {"seat": before.hand, "pips": int(event.word)})]
    if after.phase == BEGINNING and after.hand < before.hand:
        tied = [seat for seat in range(after.players) if after.contends[seat]]
        told.append(telling("throw-off-again", {"seats": seats_in(tied)}))
    return told


def tell_hunt(before: AzenJagen, after: AzenJagen) -> list[Telling]:
    """A3: who throws the third, the sixth and the ninth ace."""
    seat = before.hand
    told = [telling("throws", {**thrown(seat, after), "aces": after.aces})]
    if after.orderer != before.orderer:
        told.append(telling("orders", {"seat": seat}))
    if after.taster != before.taster:
        told.append(telling("tastes", {"seat": seat}))
    if after.drinker != before.drinker:
        told.append(telling("must-drink", {"seat": seat, "sips": after.sips_left}))
    return told


def thrown(seat: int, after: AzenJagen) -> dict[str, int | str]:
    a, b, c = after.dice
    return {"seat": seat, "dice": f"{a}-{b}-{c}", "found": aces_among(a, b, c)}


def tell_move(seat: int, word: str, before: AzenJagen, after: AzenJagen) -> list[Telling]:
    if word == "throw":
        return [telling("takes-dice", {"seat": seat})]
    if before.sips_left == 1:
        return [telling("empties", {"seat": seat})]
    return [telling("sips", {"seat": seat, "left": after.sips_left})]


def tell_bill(before: AzenJagen, after: AzenJagen) -> list[Telling]:
    """A4: the bills show who pays, and the seat that was on the move shows why."""
    why = why_pays(before)
    taken = before.glass - before.sips_left if why == "pays-too-slow" else before.glass
    return [
        telling(why, {"seat": seat, "taken": taken, "sips": before.glass})
        for seat in range(before.players)
        if after.paid[seat] > before.paid[seat]
    ]


def why_pays(before: AzenJagen) -> Key:
    if before.phase == RACE_THROW:
        return "pays-too-slow"
    return "pays-own-order" if before.orderer == before.drinker else "pays-order"


def tell_course(before: AzenJagen, after: AzenJagen) -> list[Telling]:
    if after.phase == ENDED:
        return [tell_end(after)]
    if after.phase == HUNTING and before.phase != HUNTING:
        number = after.settled + 1
        return [telling("opens-hunt", {"seat": after.hand, "drink": number, "drinks": after.orders})]
    return []


def tell_end(s: AzenJagen) -> Telling:
    """A7: if everyone has paid the same, nobody feels like a winner."""
    won = [0] * s.players
    many = winners(s, won)
    is_level = int(many == s.players)
    who = seats_in(won[:many])
    return telling("wins", {"seats": who, "many": many, "all": is_level, "paid": s.paid[won[0]]})


def seats_in(seats: list[int]) -> str:
    return " ".join(str(seat) for seat in seats)
