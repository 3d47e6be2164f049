"""Who sits where: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from toog.bots import BOT_NAMES
from toog.core.record import Record

PERSON = "person"
REGULARS = ("Jef", "Rosa", "Staf", "Irma", "Miel", "Zulma", "Sus", "Octavie", "Fons", "Wiske")


@dataclass(frozen=True)
class Seat:
    name: str
    bot: str | None = None


def name_bots(bots: Sequence[str], taken: Iterable[str]) -> list[Seat]:
    """Bots are regulars of the house: they have names of their own, that nobody else has."""
    known = {name.casefold() for name in taken}
    free = [name for name in REGULARS if name.casefold() not in known]
    free += [f"{name} II" for name in REGULARS]
    return [Seat(name, bot) for name, bot in zip(free, bots, strict=False)]


def seats_of(record: Record) -> list[Seat]:
    """Who sat where when the game was left. A record from elsewhere seats people only."""
    kinds = (record.meta or {}).get("seats")
    if not isinstance(kinds, list) or len(kinds) != len(record.players):
        kinds = [PERSON] * len(record.players)
    return [
        Seat(name, kind if kind in BOT_NAMES else None)
        for name, kind in zip(record.players, kinds, strict=True)
    ]


def kinds_of(seats: Sequence[Seat]) -> list[Any]:
    return [seat.bot or PERSON for seat in seats]


def people(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.bot is None]
