"""A game played again: the same game with the same sealed dice, everyone some seats further on.

Who plays the same moves gets the same throws, and whoever had a seat can be compared with who has it now. The
dice are no secret the second time, so `meta` says under `duplicate` which record was played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from toog.core.errors import BadRecord, quote
from toog.core.fork import digest, open_dice, read_fork
from toog.core.options import is_whole, rotated
from toog.core.record import HEX_HASH, Record, check_names, is_hex
from toog.core.seal import judge_falls
from toog.core.sources import Sealed

KEYS = frozenset({"of", "rotation"})


class DuplicateNote(TypedDict):
    """What a record says under `duplicate` in its `meta`.

    `of` is the SHA-256 of the record it repeats, as `write_record` writes it, and `rotation` by how many
    seats everyone moved on: who sat at seat i sits at i + rotation, counted round the table.
    """

    of: str
    rotation: int


@dataclass(frozen=True)
class Duplicate:
    """The beginning of a game that is played again: a record without events, and the dice to come."""

    record: Record
    note: DuplicateNote
    dice: Sealed


def duplicate_record(record: Record, rotation: int = 1, players: Sequence[str] | None = None) -> Duplicate:
    """What a second game with the same dice needs. Raises in one sentence what is in the way.

    `players` are another company, by the seats of that record, and move on like the first.
    """
    if not is_whole(rotation):
        raise BadRecord("duplicate-rotation", rotation=quote(rotation))
    if read_fork(record) is not None:
        raise BadRecord("duplicate-fork")
    judge_falls(record)
    seats = len(record.players)
    names = record.players if players is None else check_names(players)
    if len(names) != seats:
        raise BadRecord("duplicate-players", given=len(names), seats=seats)
    note: DuplicateNote = {"of": digest(record), "rotation": rotation % seats}
    begun = Record(
        record.game,
        tuple(rotated(names, rotation)),
        record.game.move_options(record.options, rotation),
        [],
        meta={"duplicate": note},
    )
    return Duplicate(begun, note, open_dice(record.seal))


def read_duplicate(record: Record) -> DuplicateNote | None:
    """Which record this one repeats; None where it says nothing of that."""
    told = (record.meta or {}).get("duplicate")
    if not isinstance(told, dict) or "of" not in told:  # `meta` is free: it may mean something else
        return None
    sound = (
        set(told) == KEYS
        and is_hex(told["of"], HEX_HASH)
        and is_whole(told["rotation"])
        and 0 <= told["rotation"] < len(record.players)
    )
    if not sound:
        raise BadRecord("duplicate-shape")
    return {"of": told["of"], "rotation": told["rotation"]}
