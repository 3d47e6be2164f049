"""Verifies sealed dice from the record alone: every throw and every shuffle, offline.

What bots chose has a seal of its own, which the record keeps in `meta`. It is read here, and played over
where the bots are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from toog.core.course import Chance, Course, naming
from toog.core.errors import BadRecord, GameError, quote
from toog.core.falls import Fall
from toog.core.fork import read_fork
from toog.core.options import is_whole
from toog.core.record import HEX_HASH, Record, Seal, is_hex, read_event, read_record
from toog.core.sources import BotLuck, Sealed


class PlayedBy(TypedDict):
    """The events of the record that this bot chose for this seat."""

    seat: int
    bot: str
    version: str
    events: list[int]


class HeldBy(TypedDict):
    """For these events, from `since` to before `until`, this bot played for this seat, and no person did."""

    seat: int
    bot: str
    since: int
    until: int


class BotSeal(TypedDict):
    """What a record says of its bots, under `bots` in its `meta`. The secret is shown at the end."""

    hash: str
    secret: str | None
    held: list[HeldBy]
    played: list[PlayedBy]


@dataclass(frozen=True)
class Chosen:
    """A move that a bot chose."""

    seat: int
    bot: str
    version: str


@dataclass(frozen=True)
class Span:
    """For how long a bot played for a seat. `until` is the first event that is no longer its own."""

    seat: int
    bot: str
    since: int
    until: int


def verify_record(record: dict[str, Any]) -> int:
    """The same for a program: how many falls follow from the record's own seal, or raises what is wrong."""
    return verify(read_record(record))


def verify(record: Record) -> int:
    """Answers how many falls the record's own seal proves. The first that is wrong is named by its event."""
    return judge_falls(record).falls


@dataclass(frozen=True)
class Verified:
    """How many falls follow from the seal of the record itself.

    The seals of what fell before a fork are in the record because whoever wrote it put them there: with one
    for each throw, made afterwards, anything fits. What fell under them is checked, but only the record that
    was left can vouch for it: that is `before_fork`. `unproven` fell before a fork under no open seal.
    """

    falls: int
    before_fork: int = 0
    unproven: int = 0

    @property
    def total(self) -> int:
        return self.falls + self.before_fork + self.unproven


Stretch = tuple[int, Sealed | None]
"""Before which event these dice fell; None where nobody can throw them again."""


def judge_falls(record: Record) -> Verified:
    """Checks every fall against the seal it fell under: a forked record may have several."""
    if record.seal is None:
        raise BadRecord("seal-missing")
    if record.seal["secret"] is None:
        raise BadRecord("seal-closed")
    forked = read_fork(record)
    seals = [] if forked is None else [(span["until"], span["seal"]) for span in forked["under"]]
    seals.append((len(record.events), record.seal))
    stretches = [(until, dice_under(seal)) for until, seal in seals]
    hashes = [None if seal is None or seal["secret"] is None else seal["hash"] for _, seal in seals]
    if hashes == [None if dice is None else dice.hash for _, dice in stretches]:
        return check_any(check_falls(record, stretches))
    wrong = BadRecord("seal-hash")
    try:
        check_falls(record, stretches)
    except GameError as first:
        wrong.event = first.event
    raise wrong


def dice_under(seal: Seal | None) -> Sealed | None:
    if seal is None or seal["secret"] is None:
        return None
    return Sealed(bytes.fromhex(seal["secret"]), tuple(seal["nonces"] or ()))


def check_any(verified: Verified) -> Verified:
    """A seal under which nothing fell proves nothing of the game, however many seals came before it."""
    if verified.total and not verified.falls:
        raise BadRecord("seal-idle")
    return verified


def check_falls(record: Record, stretches: Sequence[Stretch]) -> Verified:
    """Plays the record over and throws each time what the seal says should have fallen.

    The last stretch is that of the record's own seal.
    """
    course = Course(record.game, record.players, record.options)
    fell = [0] * len(stretches)
    for index, event in enumerate(record.events):
        with naming(index):
            happened = read_event(event, len(record.players))
            if happened.seat is None and isinstance(turn := course.turn, Chance):
                stretch = next(number for number, (until, _) in enumerate(stretches) if index < until)
                check_fall(turn.fall, happened.word, stretches[stretch][1], course.falls)
                fell[stretch] += 1
            course.happen(happened)
    unproven = sum(falls for falls, (_, dice) in zip(fell, stretches, strict=True) if dice is None)
    return Verified(fell[-1], sum(fell[:-1]) - unproven, unproven)


def check_fall(fall: Fall, word: str, dice: Sealed | None, number: int) -> None:
    due = word if dice is None else fall.say(dice.fall(fall, number))
    if due != word:
        raise BadRecord("seal-broken", word=quote(word), due=due)


def write_bots(luck: BotLuck, held: Sequence[Span], chosen: dict[int, Chosen], *, shown: bool) -> BotSeal:
    """Who had which seat, and who chose which events, each bot of a seat once, as they first played."""
    by: dict[Chosen, list[int]] = {}
    for event, who in sorted(chosen.items()):
        by.setdefault(who, []).append(event)
    played: list[PlayedBy] = [
        {"seat": who.seat, "bot": who.bot, "version": who.version, "events": events}
        for who, events in by.items()
    ]
    return {
        "hash": luck.hash,
        "secret": luck.secret.hex() if shown else None,
        "held": [
            {"seat": span.seat, "bot": span.bot, "since": span.since, "until": span.until} for span in held
        ],
        "played": played,
    }


def read_bots(record: Record) -> dict[int, Chosen] | None:
    """Which events bots chose, and who; None where the record says nothing of them."""
    seal = (record.meta or {}).get("bots")
    if not isinstance(seal, dict) or "played" not in seal:  # `meta` is free: it may mean something else
        return None
    if not (set(seal) - {"held"} == {"hash", "secret", "played"} and isinstance(seal["played"], list)):
        raise BadRecord("bots-shape")
    chosen: dict[int, Chosen] = {}
    for entry in seal["played"]:
        who, events = read_played(entry, len(record.players))
        for event in events:
            if event in chosen or not is_event_of(record, event, who.seat):
                raise BadRecord("bots-shape")
            chosen[event] = who
    return chosen


def read_held(record: Record) -> list[Span] | None:
    """Which bot had which seat for how long; None where the record is from before that was written down."""
    seal = (record.meta or {})["bots"]
    if "held" not in seal:
        return None
    if not isinstance(seal["held"], list):
        raise BadRecord("bots-shape")
    spans = [read_span(entry, record) for entry in seal["held"]]
    hands = {(span.seat, event) for span in spans for event in range(span.since, span.until)}
    if len(hands) != sum(span.until - span.since for span in spans):  # no two bots have one seat at once
        raise BadRecord("bots-shape")
    return spans


def read_span(entry: object, record: Record) -> Span:
    if not isinstance(entry, dict) or set(entry) != {"seat", "bot", "since", "until"}:
        raise BadRecord("bots-shape")
    seat, bot, since, until = entry["seat"], entry["bot"], entry["since"], entry["until"]
    if not (isinstance(bot, str) and all(map(is_whole, (seat, since, until)))):
        raise BadRecord("bots-shape")
    if not (0 <= seat < len(record.players) and 0 <= since < until <= len(record.events)):
        raise BadRecord("bots-shape")
    return Span(seat, bot, since, until)


def read_played(entry: object, players: int) -> tuple[Chosen, list[Any]]:
    if not isinstance(entry, dict) or set(entry) != {"seat", "bot", "version", "events"}:
        raise BadRecord("bots-shape")
    seat, bot, version, events = entry["seat"], entry["bot"], entry["version"], entry["events"]
    named = isinstance(bot, str) and isinstance(version, str) and isinstance(events, list)
    if not (named and is_whole(seat) and 0 <= seat < players):
        raise BadRecord("bots-shape")
    return Chosen(seat, bot, version), events


def is_event_of(record: Record, event: Any, seat: int) -> bool:
    """Whether this is the index of a move of that seat."""
    if not is_whole(event) or not 0 <= event < len(record.events):
        return False
    return read_event(record.events[event], len(record.players)).seat == seat


def open_bots(record: Record) -> BotLuck:
    """The luck of the bots of a record, whose seal has been opened."""
    seal = (record.meta or {})["bots"]
    if not is_hex(seal["hash"], HEX_HASH) or not (seal["secret"] is None or is_hex(seal["secret"], HEX_HASH)):
        raise BadRecord("bots-shape")
    if seal["secret"] is None or record.seal is None:
        raise BadRecord("bots-closed")
    luck = BotLuck(bytes.fromhex(seal["secret"]), tuple(record.seal["nonces"] or ()))
    if luck.hash != seal["hash"]:
        raise BadRecord("bots-hash")
    return luck
