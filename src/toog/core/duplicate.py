"""A game played again: the same game with the same sealed dice, everyone some seats further on.

Who plays the same moves gets the same throws, and whoever had a seat can be compared with who has it now. The
dice are no secret the second time, so `meta` says under `duplicate` which record was played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from toog.core.errors import BadArgument, BadRecord, quote
from toog.core.fork import digest, open_dice
from toog.core.options import is_whole, rotated
from toog.core.origin import DuplicateNote, fits, read_fork
from toog.core.record import Record, check_names
from toog.core.seal import judge_falls, known_terms
from toog.core.sources import Sealed


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
        raise BadArgument("duplicate-rotation", rotation=quote(rotation))
    if read_fork(record) is not None:
        raise BadRecord("duplicate-fork")
    judge_falls(record)
    seats = len(record.players)
    names = record.players if players is None else check_names(players)
    if len(names) != seats:
        raise BadArgument("duplicate-players", given=len(names), seats=seats)
    note: DuplicateNote = {"of": digest(record), "rotation": rotation % seats}
    begun = Record(
        record.game,
        tuple(rotated(names, rotation)),
        record.game.move_options(record.options, rotation),
        [],
        meta={"duplicate": note},
    )
    terms = known_terms(record)
    if terms is not None and fits(begun, terms, note["rotation"]):
        note["terms"] = terms
    return Duplicate(begun, note, open_dice(record.seal))
