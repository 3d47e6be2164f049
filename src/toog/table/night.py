"""A duplicate night: several tables, or one company again, with the same sealed dice."""

from __future__ import annotations

from typing import TypedDict

from toog.table.shapes import ShownNight


class NightTable(TypedDict):
    """What a table knows of its night: its round, and which of the `tables` of the first it goes back to.

    All have one secret and these nonces. They are made by the house: those of the devices at one table
    would be other dice than those of the next.
    """

    number: int
    tables: list[str]
    round: int
    rounds: int
    nonces: list[str]


def next_round(night: NightTable | None) -> NightTable | None:
    """What the rematch knows of the night; None where that is a game of its own."""
    if night is None or night["round"] == night["rounds"]:
        return None
    return {**night, "round": night["round"] + 1}


def shown_night(night: NightTable | None) -> ShownNight | None:
    if night is None:
        return None
    return {
        "number": night["number"],
        "tables": night["tables"],
        "round": night["round"],
        "rounds": night["rounds"],
    }
