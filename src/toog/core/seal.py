"""Verifies a record from its own seal, offline: every throw, every shuffle, and the terms of the game.

What bots chose is in `meta`, with a secret that follows from that of the dice. It is read here, and played
over where the bots are.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypedDict

from toog.core.course import Chance, Course, Over, naming
from toog.core.errors import BadRecord, GameError, quote
from toog.core.falls import Fall
from toog.core.options import is_whole
from toog.core.origin import read_fork, read_origin
from toog.core.record import HEX_HASH, Record, Seal, is_hex, is_name, read_event, read_record
from toog.core.sources import BotLuck, Sealed
from toog.core.terms import AgreedTerms, hash_terms

DICE = "dice"
TERMS = ("game", "players", "options", "bots")
TERMS_OF_RULES = ("game", "options")
LUCK = "luck"
"""What a seal can bind: the dice, the terms of the game, and the luck of its bots."""
PERSON = "person"


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


class JoinedLater(TypedDict):
    """Under `joined` in `meta`: from event `since` on someone of this name, person or bot, has the seat."""

    seat: int
    name: str
    since: int


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


def verify_seal(record: dict[str, Any]) -> Verified:
    """Verify a record as `verify_record` does, and return what its seal binds and what it does not."""
    return judge_falls(read_record(record))


def verify(record: Record) -> int:
    """Answers how many falls the record's own seal proves. The first that is wrong is named by its event."""
    return judge_falls(record).falls


@dataclass(frozen=True)
class Verified:
    """How many falls follow from the seal of the record itself, and what else that seal binds.

    The seals of what fell before a fork are in the record because whoever wrote it put them there: with one
    for each throw, made afterwards, anything fits. What fell under them is checked, but only the record that
    was left can vouch for it: that is `before_fork`. `unproven` fell before a fork under no open seal.
    """

    falls: int
    before_fork: int
    unproven: int
    over: bool
    binds: tuple[str, ...]

    @property
    def total(self) -> int:
        return self.falls + self.before_fork + self.unproven

    @property
    def unbound(self) -> tuple[str, ...]:
        """For which terms there is only the word of whoever kept the record."""
        return tuple(term for term in TERMS if term not in self.binds)


Stretch = tuple[int, Sealed | None]
"""Before which event these dice fell; None where nobody can throw them again."""


def judge_falls(record: Record) -> Verified:
    """Checks the terms, and every fall against the seal it fell under: a forked record may have several."""
    if record.seal is None:
        raise BadRecord("seal-missing")
    if record.seal["secret"] is None:
        raise BadRecord("seal-closed")
    forked = read_fork(record)
    seals: list[tuple[int, Seal | None]] = []
    if forked is not None:
        seals.extend((span["until"], span["seal"]) for span in forked["under"])
    seals.append((len(record.events), record.seal))
    stretches = [(until, Sealed.under(seal)) for until, seal in seals]
    hashes = [None if seal is None or seal["secret"] is None else seal["hash"] for _, seal in seals]
    if hashes == [None if dice is None else dice.hash for _, dice in stretches]:
        binds = check_terms(record, record.seal)
        if LUCK in binds:
            open_bots(record)
        verified = check_any(check_falls(record, stretches, binds), record.seal)
        if any(seal == record.seal for _, seal in seals[:-1]):  # it holds only after the fork
            raise BadRecord("fork-shape")
        return verified
    wrong = BadRecord("seal-hash")
    try:
        check_falls(record, stretches, ())
    except GameError as first:
        wrong.event = first.event
    raise wrong


def check_terms(record: Record, seal: Seal) -> tuple[str, ...]:
    """Return what the seal of a record binds. Raise if the terms of the record are not those.

    Where the same dice fell in another game before, the terms are those of that game: of this one they bind
    the game and the house rules, but not who sat where. A record that does not say which those terms were
    has only its dice bound.
    """
    luck = () if read_bots(record) is None else (LUCK,)
    terms = agreed_terms(record)
    if terms is None:
        return (DICE, *luck)
    if seal.get("terms") != hash_terms(**terms):
        raise BadRecord("seal-terms")
    if read_origin(record) is not None:
        return (DICE, *TERMS_OF_RULES, *luck)
    check_kinds(record, terms["bots"])
    return (DICE, *TERMS, *luck)


def agreed_terms(record: Record) -> AgreedTerms | None:
    """Which terms were sealed, as the record says; None where its seal binds none, or it does not say."""
    origin = read_origin(record)
    if origin is not None:
        return origin.get("terms")
    if record.seal is None or "version" not in record.seal:
        return None
    bots = bots_at(record, first_event(record))
    return AgreedTerms(game=record.game.name, players=list(record.players), options=record.options, bots=bots)


def known_terms(record: Record) -> AgreedTerms | None:
    """The terms under the seal of a record, where what it says of them is true."""
    with suppress(GameError):
        terms = agreed_terms(record)
        if terms is not None and record.seal is not None and record.seal.get("terms") == hash_terms(**terms):
            return terms
    return None


def first_event(record: Record) -> int:
    """The first event of the game itself. Those before it are of the game that it was forked from."""
    forked = read_fork(record)
    return 0 if forked is None else forked["at"]


def bots_at(record: Record, event: int) -> list[str | None]:
    """The level of the bot that had each seat at this event, as the record says, or None for a person."""
    held = read_held(record) if read_bots(record) is not None else None
    found = {span.seat: span.bot for span in held or () if span.since <= event < span.until}
    return [found.get(seat) for seat in range(len(record.players))]


def check_kinds(record: Record, bots: Sequence[str | None]) -> None:
    """A game of one keyboard also says under `seats` who is a person: that must be the same."""
    kinds = (record.meta or {}).get("seats")
    if isinstance(kinds, list) and len(kinds) == len(bots) and kinds != [bot or PERSON for bot in bots]:
        raise BadRecord("seal-terms")


def check_any(verified: Verified, seal: Seal) -> Verified:
    """A seal under which nothing fell proves nothing of the game, however many seals came before it."""
    if not verified.falls and (verified.total or "version" in seal):
        raise BadRecord("seal-idle")
    return verified


def check_falls(record: Record, stretches: Sequence[Stretch], binds: tuple[str, ...]) -> Verified:
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
    over = isinstance(course.turn, Over)
    return Verified(fell[-1], sum(fell[:-1]) - unproven, unproven, over, binds)


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


def read_joined(record: Record) -> list[JoinedLater]:
    """Who has sat down since the first event, as the record says, in the order in which they did."""
    told = (record.meta or {}).get("joined")
    entries = told if isinstance(told, list) else []  # `meta` is free: it may mean something else
    joined: list[JoinedLater] = [
        {"seat": entry["seat"], "name": entry["name"], "since": entry["since"]}
        for entry in entries
        if is_joined(entry, record)
    ]
    return sorted(joined, key=lambda later: later["since"])


def is_joined(entry: object, record: Record) -> bool:
    if not isinstance(entry, dict) or set(entry) != {"seat", "name", "since"}:
        return False
    seat, name, since = entry["seat"], entry["name"], entry["since"]
    if not (is_whole(seat) and is_whole(since) and is_name(name)):
        return False
    return bool(0 <= seat < len(record.players) and first_event(record) < since <= len(record.events))


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
    dice = Sealed.under(record.seal)
    if dice is not None and luck != BotLuck.beside(dice.secret, dice.nonces, dice.terms):
        raise BadRecord("bots-secret")
    return luck
