"""Verifies sealed dice from the record alone: every throw and every shuffle, offline."""

from __future__ import annotations

from typing import Any

from toog.core.course import Chance, Course, naming
from toog.core.errors import BadRecord, GameError, quote
from toog.core.record import Record, read_event, read_record
from toog.core.sources import Sealed


def verify_record(record: dict[str, Any]) -> int:
    """The same for a program: answers how many falls follow from the seal, or raises what is wrong."""
    return verify(read_record(record))


def verify(record: Record) -> int:
    """Answers how many falls were checked. The first that is wrong is named by its event."""
    if record.seal is None:
        raise BadRecord("seal-missing")
    if record.seal["secret"] is None:
        raise BadRecord("seal-closed")
    secret = bytes.fromhex(record.seal["secret"])
    dice = Sealed(secret, tuple(record.seal["nonces"] or ()))
    if dice.hash == record.seal["hash"]:
        return check_falls(record, dice)
    wrong = BadRecord("seal-hash")
    try:
        check_falls(record, dice)
    except GameError as first:
        wrong.event = first.event
    raise wrong


def check_falls(record: Record, dice: Sealed) -> int:
    """Plays the record over and throws each time what the seal says should have fallen."""
    course = Course(record.game, record.players, record.options)
    for index, event in enumerate(record.events):
        with naming(index):
            happened = read_event(event, len(record.players))
            if happened.seat is None and isinstance(turn := course.turn, Chance):
                fell = turn.fall.say(dice.fall(turn.fall, course.falls))
                if fell != happened.word:
                    raise BadRecord("seal-broken", word=quote(happened.word), due=fell)
            course.happen(happened)
    return course.falls
