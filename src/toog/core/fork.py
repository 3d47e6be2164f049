"""A game that leaves another: from any decision of a record one plays on, and the new record says where.

The events before the fork are in the new record, so that whatever reads a record reads this one too. `meta`
says under `fork` from which event it goes on, of which record, with which dice, and under which seals fell
what fell before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypedDict

from toog.core.course import Course, Decision
from toog.core.errors import BadRecord, quote
from toog.core.options import is_whole
from toog.core.record import HEX_HASH, Record, Seal, check_seal, is_hex, write_record
from toog.core.sources import Sealed

DiceToCome = Literal["same", "fresh"]
SAME: DiceToCome = "same"
FRESH: DiceToCome = "fresh"
KEYS = frozenset({"at", "of", "dice", "under"})


class Under(TypedDict):
    """The seal of what fell before event `until`, after the stretch before this one; None: there was none."""

    until: int
    seal: Seal | None


class ForkNote(TypedDict):
    """What a record says under `fork` in its `meta`.

    `at` is the index of the first event of its own, `of` the SHA-256 of the record it left, as `write_record`
    writes it. With the same dice the seal that held at the fork goes on, and is the record's own; with
    fresh ones it is the last that `under` tells of. Chance events go on counting either way.
    """

    at: int
    of: str
    dice: DiceToCome
    under: list[Under]


@dataclass(frozen=True)
class Fork:
    """A game up to where it is played on, and the dice to come where they are the same."""

    course: Course
    note: ForkNote
    dice: Sealed | None


def fork_record(record: Record, at: int, dice: DiceToCome = SAME) -> Fork:
    """Goes back to the decision that became event `at`. Raises in one sentence what is in the way."""
    if dice not in (SAME, FRESH):
        raise BadRecord("fork-dice", dice=quote(dice))
    if not is_whole(at) or not 0 <= at <= len(record.events):
        raise BadRecord("fork-no-event", at=quote(at), most=len(record.events))
    Course.of(record)
    course = Course.of(replace(record, events=record.events[:at]))
    if not isinstance(course.turn, Decision):
        raise BadRecord("fork-no-decision", at=at)
    under, seal = seals_before(record, at)
    if dice == SAME:
        return Fork(course, note(record, at, SAME, under), open_dice(seal))
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
    if seal["secret"] is None:
        raise BadRecord("fork-closed")
    dice = Sealed(bytes.fromhex(seal["secret"]), tuple(seal["nonces"] or ()))
    if dice.hash != seal["hash"]:
        raise BadRecord("seal-hash")
    return dice


def read_fork(record: Record) -> ForkNote | None:
    """Where a record was forked; None where it says nothing of that."""
    told = (record.meta or {}).get("fork")
    if not isinstance(told, dict) or "under" not in told:  # `meta` is free: it may mean something else
        return None
    sound = (
        set(told) == KEYS
        and is_whole(told["at"])
        and 0 <= told["at"] <= len(record.events)
        and is_hex(told["of"], HEX_HASH)
        and told["dice"] in (SAME, FRESH)
        and isinstance(told["under"], list)
    )
    if not sound:
        raise BadRecord("fork-shape")
    under = [read_under(span, len(record.players)) for span in told["under"]]
    ends = [0, *(span["until"] for span in under), told["at"] + 1]
    if sorted(set(ends)) != ends:  # each stretch has something in it, and none reaches past the fork
        raise BadRecord("fork-shape")
    return {"at": told["at"], "of": told["of"], "dice": told["dice"], "under": under}


def read_under(span: object, players: int) -> Under:
    if not isinstance(span, Mapping) or set(span) != {"until", "seal"} or not is_whole(span["until"]):
        raise BadRecord("fork-shape")
    seal: Any = span["seal"]
    return {"until": span["until"], "seal": None if seal is None else check_seal(seal, players)}
