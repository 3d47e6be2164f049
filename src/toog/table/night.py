"""A duplicate night: several tables, or one company again, with the same sealed dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from toog.core.origin import DuplicateNote
from toog.table.shapes import ShownNight


class NightTable(TypedDict):
    """What a table knows of its night: its round, and which of the `tables` of the first it goes back to.

    All have one secret, and the nonces that `shared_nonces` makes of what everyone at every table brings.
    So the first round knows none before it starts, and later rounds know those of the first. `of` is the
    checksum of the record of the first round, which the later ones repeat.
    """

    number: int
    tables: list[str]
    round: int
    rounds: int
    nonces: list[str]
    of: str | None


def shared_nonces(tables: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Return the nonces of a night: for each seat those that the tables have there, one after another."""
    return tuple("".join(nonces) for nonces in zip(*tables, strict=True))


def next_round(night: NightTable | None, nonces: Sequence[str]) -> NightTable | None:
    """What the rematch knows of the night; None where that is a game of its own."""
    if night is None or night["round"] == night["rounds"]:
        return None
    return {**night, "round": night["round"] + 1, "nonces": list(nonces)}


def duplicate_note(night: NightTable | None, players: int) -> DuplicateNote | None:
    """What the record says of a game that is played again: everyone has moved from seat 1 towards seat 0."""
    if night is None or night["of"] is None:
        return None
    return {"of": night["of"], "rotation": (1 - night["round"]) % players}


def shown_night(night: NightTable | None) -> ShownNight | None:
    if night is None:
        return None
    return {
        "number": night["number"],
        "tables": len(night["tables"]),
        "round": night["round"],
        "rounds": night["rounds"],
    }
