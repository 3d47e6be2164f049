"""What a record says of the game it goes on from: where it was forked, or which record it plays again.

`meta` says it under `fork` or `duplicate`. It is read here with suspicion, before anything relies on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from toog.core.errors import BadArgument, BadRecord
from toog.core.options import is_whole
from toog.core.record import HEX_HASH, Record, Seal, check_seal, is_hex, is_name
from toog.core.terms import AgreedTerms

DiceToCome = Literal["same", "fresh"]
SAME: DiceToCome = "same"
FRESH: DiceToCome = "fresh"
FORK_KEYS = frozenset({"at", "of", "dice", "under"})
DUPLICATE_KEYS = frozenset({"of", "rotation"})
TERMS_KEYS = frozenset({"game", "players", "options", "bots"})


class Under(TypedDict):
    """The seal of what fell before event `until`, after the stretch before this one; None: there was none."""

    until: int
    seal: Seal | None


class ForkNote(TypedDict):
    """What a record says under `fork` in its `meta`.

    `at` is the index of the first event of its own, `of` the SHA-256 of the record it left, as `write_record`
    writes it. With the same dice the seal that held at the fork goes on, and is the record's own; with
    fresh ones it is the last that `under` tells of. Chance events go on counting either way. `terms` are
    those of the seal that goes on, where that is of version 2 and they are known.
    """

    at: int
    of: str
    dice: DiceToCome
    under: list[Under]
    terms: NotRequired[AgreedTerms]


class DuplicateNote(TypedDict):
    """What a record says under `duplicate` in its `meta`.

    `of` is the SHA-256 of the record it repeats, as `write_record` writes it, and `rotation` by how many
    seats everyone moved on: who sat at seat i sits at i + rotation, counted round the table. `terms` are
    those of the seal, where that is of version 2 and they are known.
    """

    of: str
    rotation: int
    terms: NotRequired[AgreedTerms]


def read_fork(record: Record) -> ForkNote | None:
    """Where a record was forked; None where it says nothing of that."""
    told = (record.meta or {}).get("fork")
    if not isinstance(told, dict) or "under" not in told:  # `meta` is free: it may mean something else
        return None
    sound = (
        set(told) - {"terms"} == FORK_KEYS
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
    note: ForkNote = {"at": told["at"], "of": told["of"], "dice": told["dice"], "under": under}
    if note["dice"] == FRESH and ("terms" in told or ends[-2] != note["at"]):  # its own seal begins there
        raise BadRecord("fork-shape")
    if "terms" in told:
        note["terms"] = read_terms(record, told["terms"], 0, "fork-shape")
    return note


def read_under(span: object, players: int) -> Under:
    if not isinstance(span, Mapping) or set(span) != {"until", "seal"} or not is_whole(span["until"]):
        raise BadRecord("fork-shape")
    seal: Any = span["seal"]
    return {"until": span["until"], "seal": None if seal is None else check_seal(seal, players)}


def read_duplicate(record: Record) -> DuplicateNote | None:
    """Which record this one repeats; None where it says nothing of that."""
    told = (record.meta or {}).get("duplicate")
    if not isinstance(told, dict) or "of" not in told:  # `meta` is free: it may mean something else
        return None
    sound = (
        set(told) - {"terms"} == DUPLICATE_KEYS
        and is_hex(told["of"], HEX_HASH)
        and is_whole(told["rotation"])
        and 0 <= told["rotation"] < len(record.players)
    )
    if not sound:
        raise BadRecord("duplicate-shape")
    if read_fork(record) is not None:
        raise BadRecord("duplicate-fork")
    note: DuplicateNote = {"of": told["of"], "rotation": told["rotation"]}
    if "terms" in told:
        note["terms"] = read_terms(record, told["terms"], note["rotation"], "duplicate-shape")
    return note


def read_origin(record: Record) -> ForkNote | DuplicateNote | None:
    """The note of a record whose dice fell in another game before; None where they are its own."""
    forked, repeats = read_fork(record), read_duplicate(record)
    return forked if forked is not None and forked["dice"] == SAME else repeats


def read_terms(record: Record, told: object, rotation: int, wrong: str) -> AgreedTerms:
    """The terms of the game in which the dice fell first. They have to fit the record that repeats it."""
    if not isinstance(told, dict) or set(told) != TERMS_KEYS or not isinstance(told["options"], dict):
        raise BadRecord(wrong)
    terms = AgreedTerms(
        game=told["game"], players=told["players"], options=told["options"], bots=told["bots"]
    )
    seats = len(record.players)
    sound = (
        isinstance(terms["players"], list)
        and isinstance(terms["bots"], list)
        and len(terms["players"]) == len(terms["bots"]) == seats
        and all(map(is_name, terms["players"]))
        and all(bot is None or isinstance(bot, str) for bot in terms["bots"])
    )
    if not (sound and fits(record, terms, rotation)):
        raise BadRecord(wrong)
    return terms


def fits(record: Record, terms: AgreedTerms, rotation: int) -> bool:
    """Whether a game by these terms, with everyone moved on so many seats, is the one of the record."""
    game, options = record.game, terms["options"]
    try:
        sound = game.check_options(options, len(record.players))
    except BadArgument:
        return False
    moved = game.move_options(options, rotation)
    return terms["game"] == game.name and sound == options and moved == record.options
