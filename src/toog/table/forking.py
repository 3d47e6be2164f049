"""A table that begins in the middle: at a decision of another game, with the seats that game had."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from toog.core.fork import Fork
from toog.core.origin import FRESH, ForkNote
from toog.core.record import write_event
from toog.table.shapes import DiceKind, ShownFork

KNOWN: DiceKind = "known"
"""Dice whose seal has been opened before: whoever has the other record can know what will fall."""


class ForkedGame(TypedDict):
    """All that a table needs of a fork. Nobody is shown the events: there are packs of cards among them.

    `nonces` and `terms` go with dice that fell before, and are those of the game that was left. Forks from
    before there were terms have none.
    """

    note: ForkNote
    players: list[str]
    events: list[list[Any]]
    nonces: list[str] | None
    terms: NotRequired[str | None]


def forked_game(fork: Fork) -> ForkedGame:
    return {
        "note": fork.note,
        "players": list(fork.course.players),
        "events": [write_event(event) for event in fork.course.events],
        "nonces": None if fork.dice is None else list(fork.dice.nonces),
        "terms": None if fork.dice is None else fork.dice.terms,
    }


def dice_after(forked: ForkedGame | None, usual: tuple[DiceKind, ...]) -> tuple[DiceKind, ...]:
    """What a table may be laid with. The same dice again are not a secret any more, and called so."""
    return usual if forked is None or forked["note"]["dice"] == FRESH else (KNOWN,)


def shown_fork(forked: ForkedGame | None, *, cards: bool) -> ShownFork | None:
    if forked is None:
        return None
    note = forked["note"]
    return {
        "at": note["at"],
        "of": note["of"],
        "dice": note["dice"],
        "players": forked["players"],
        "cards": cards,
    }
