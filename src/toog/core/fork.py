"""A game that leaves another: from any decision of a record one plays on, and the new record says where.

The events before the fork are in the new record, so that whatever reads a record reads this one too. `meta`
says under `fork` from which event it goes on, of which record, with which dice, and under which seals fell
what fell before.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from toog.core.course import Course, Decision
from toog.core.errors import BadArgument, BadRecord, quote
from toog.core.options import is_whole
from toog.core.origin import FRESH, SAME, DiceToCome, ForkNote, Under, fits, read_fork
from toog.core.record import Record, Seal, write_record
from toog.core.seal import known_terms
from toog.core.sources import Sealed


@dataclass(frozen=True)
class Fork:
    """A game up to where it is played on, and the dice to come where they are the same."""

    course: Course
    note: ForkNote
    dice: Sealed | None


def fork_record(record: Record, at: int, dice: DiceToCome = SAME) -> Fork:
    """Goes back to the decision that became event `at`. Raises in one sentence what is in the way."""
    if dice not in (SAME, FRESH):
        raise BadArgument("fork-dice", dice=quote(dice))
    if not is_whole(at) or not 0 <= at <= len(record.events):
        raise BadArgument("fork-no-event", at=quote(at), most=len(record.events))
    Course.of(record)
    course = Course.of(replace(record, events=record.events[:at]))
    if not isinstance(course.turn, Decision):
        raise BadArgument("fork-no-decision", at=at)
    under, seal = seals_before(record, at)
    if dice == SAME:
        again, told = open_dice(seal), note(record, at, SAME, under)
        terms = known_terms(record) if seal is record.seal else None
        if terms is not None and fits(record, terms, 0):
            told["terms"] = terms
        return Fork(course, told, again)
    if at > (under[-1]["until"] if under else 0):
        under.append({"until": at, "seal": seal})
    return Fork(course, note(record, at, FRESH, under), None)


def note(record: Record, at: int, dice: DiceToCome, under: list[Under]) -> ForkNote:
    return {"at": at, "of": digest(record), "dice": dice, "under": under}


def digest(record: Record) -> str:
    """By which a record is known: of a file that toog wrote it is the checksum."""
    return hashlib.sha256(write_record(record.plain()).encode()).hexdigest()


def seals_before(record: Record, at: int) -> tuple[list[Under], Seal | None]:
    """The stretches that end by event `at`, and the seal that holds there."""
    forked = read_fork(record)
    spans = [] if forked is None else forked["under"]
    holding = [span["seal"] for span in spans if span["until"] > at]
    return [span for span in spans if span["until"] <= at], holding[0] if holding else record.seal


def open_dice(seal: Seal | None) -> Sealed:
    """The dice of a seal that was opened. Only those are the same again: nobody wrote down any others."""
    if seal is None:
        raise BadRecord("fork-no-seal")
    dice = Sealed.under(seal)
    if dice is None:
        raise BadRecord("fork-closed")
    if dice.hash != seal["hash"]:
        raise BadRecord("seal-hash")
    return dice
