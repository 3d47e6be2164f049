"""One game as one JSON document: reading it with suspicion, writing it in one canonical form."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, NotRequired, TypedDict

from toog.core.contract import Event, Game
from toog.core.errors import BadArgument, BadRecord, Malformed, quote
from toog.core.options import JOINERS, is_printable, is_whole
from toog.core.registry import find_game

VERSION = 1
NEEDED = ("toog", "game", "players", "options", "events")
OPTIONAL = ("seal", "meta")
LONGEST_NAME = 40
MOST_MEGABYTES = 16
MOST_BYTES = MOST_MEGABYTES * 1_000_000
DEEPEST_META = 64
SEAL_KEYS = frozenset({"hash", "nonces", "secret"})
BINDS_TERMS = 2
"""The version of a seal that binds the terms of the game as well as its dice."""
HEX_HASH = re.compile("[0-9a-f]{64}")
LONGEST_NONCE = 128  # that a seat brings to one table; those of a night are as many of them as it has tables
HEX_NONCE = re.compile("[0-9a-fA-F]{1,1024}")


class Seal(TypedDict):
    """The hash is shown before anyone gives a nonce, and the secret behind it when the game is over.

    A seal of version 2 has its `version` and binds `terms` as well; one of version 1 has neither key.
    """

    version: NotRequired[int]
    hash: str
    nonces: list[str] | None
    terms: NotRequired[str | None]
    secret: str | None


@dataclass(frozen=True)
class Record:
    """A record whose keys, players, options and seal are in order; events are not judged yet."""

    game: Game[Any]
    players: tuple[str, ...]
    options: dict[str, Any]
    events: Sequence[Any]
    seal: Seal | None = None
    meta: dict[str, Any] | None = None

    def plain(self) -> dict[str, Any]:
        """The canonical form: keys in their order, only options that differ from the default."""
        record: dict[str, Any] = {
            "toog": VERSION,
            "game": self.game.name,
            "players": list(self.players),
            "options": self.options,
            "events": [list(event) for event in self.events],
        }
        if self.seal is not None:
            record["seal"] = self.seal
        if self.meta is not None:
            record["meta"] = self.meta
        return record


def write_record(record: dict[str, Any]) -> str:
    """One line of JSON, the same for the same game on every machine."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def read_json(raw: bytes) -> Any:
    if len(raw) > MOST_BYTES:
        raise BadRecord("record-size", most=MOST_MEGABYTES)
    try:
        text = raw.decode("utf-8-sig")
        return json.loads(
            text,
            object_pairs_hook=keys_once,
            parse_constant=no_such_number,
            parse_float=finite,
            parse_int=bounded,
        )
    except UnicodeDecodeError:
        raise BadRecord("record-text") from None
    except RecursionError:
        raise BadRecord("record-depth") from None
    except json.JSONDecodeError as error:
        raise BadRecord("record-json", line=error.lineno, column=error.colno) from None


def keys_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord("record-twice", field=quote(key))
        found[key] = value
    return found


def no_such_number(text: str) -> NoReturn:
    raise BadRecord("record-number", value=quote(text))


def finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else no_such_number(text)


def bounded(text: str) -> int:
    return int(text) if len(text) < 100 else no_such_number(text)


def read_record(data: object) -> Record:
    """Checks everything about a record except whether its events can be played."""
    if not isinstance(data, dict):
        raise BadRecord("record-object")
    check_keys(data)
    try:
        game = find_game(data["game"])
        players = check_names(data["players"])
        game.check_players(len(players))
        options = game.check_options(data["options"], len(players))
    except BadArgument as error:
        raise error.in_record() from None
    if not isinstance(data["events"], list):
        raise BadRecord("record-events")
    meta = check_meta(data["meta"]) if "meta" in data else None
    seal = check_seal(data["seal"], len(players)) if "seal" in data else None
    return Record(game, players, options, data["events"], seal, meta)


def check_keys(data: dict[Any, Any]) -> None:
    if not is_whole(data.get("toog")) or data["toog"] != VERSION:
        raise BadRecord("record-version")
    for key in data:
        if key not in NEEDED + OPTIONAL:
            raise BadRecord("record-key", field=quote(key), allowed=", ".join(NEEDED + OPTIONAL))
    for key in NEEDED:
        if key not in data:
            raise BadRecord("record-missing", field=key)


def check_names(players: object) -> tuple[str, ...]:
    if not isinstance(players, list | tuple):
        raise BadArgument("players-names")
    for name in players:
        if not isinstance(name, str):
            raise BadArgument("players-names")
        if not is_name(name):
            raise BadArgument("player-name", most=LONGEST_NAME)
    return tuple(players)


def is_name(name: object) -> bool:
    """Whether this can be a name: not too long, on one line, and with something to see."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        return False
    return is_printable(name) and bool(name.translate(JOINERS).strip())


def check_meta(meta: object) -> dict[str, Any]:
    """Free, as long as it can be written again: by us, and by whoever reads our records."""
    if not isinstance(meta, dict):
        raise BadRecord("record-meta")
    try:
        json.dumps(meta, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError:
        raise BadRecord("record-surrogate") from None
    except RecursionError:
        raise BadRecord("record-depth") from None
    except (TypeError, ValueError):  # not a number, an object of a program, or one inside itself
        raise BadRecord("record-plain") from None
    check_depth(meta)
    return meta


def check_depth(meta: dict[str, Any]) -> None:
    level: list[Any] = [meta]
    for _ in range(DEEPEST_META):
        level = [inside for item in level for inside in things_in(item)]
    if level:
        raise BadRecord("record-depth")


def things_in(item: object) -> Iterable[object]:
    if isinstance(item, dict):
        return item.values()
    return item if isinstance(item, list | tuple) else ()


def check_seal(seal: object, players: int) -> Seal:
    if not isinstance(seal, dict) or not has_seal_keys(seal):
        raise BadRecord("seal-shape")
    nonces = seal["nonces"]
    sound = (
        is_hex(seal["hash"], HEX_HASH)
        and (seal["secret"] is None or is_hex(seal["secret"], HEX_HASH))
        and isinstance(nonces, list)
        and len(nonces) == players
        and all(is_hex(nonce, HEX_NONCE) for nonce in nonces)
    )
    if not sound:
        raise BadRecord("seal-shape")
    if "version" not in seal:
        return {"hash": seal["hash"], "nonces": nonces, "secret": seal["secret"]}
    return {
        "version": BINDS_TERMS,
        "hash": seal["hash"],
        "nonces": nonces,
        "terms": seal["terms"],
        "secret": seal["secret"],
    }


def has_seal_keys(seal: dict[Any, Any]) -> bool:
    """Whether a seal has the keys of its version, and sound terms where it binds them."""
    if "version" not in seal:
        return set(seal) == SEAL_KEYS
    sound = is_whole(seal["version"]) and seal["version"] == BINDS_TERMS
    return sound and set(seal) == SEAL_KEYS | {"version", "terms"} and is_hex(seal["terms"], HEX_HASH)


def is_hex(value: object, form: re.Pattern[str]) -> bool:
    return isinstance(value, str) and form.fullmatch(value) is not None


def read_event(event: object, players: int) -> Event:
    if not isinstance(event, list | tuple) or len(event) != 2:
        raise Malformed("not-an-event")
    who, word = event
    if not isinstance(word, str):
        raise Malformed("not-an-event")
    if who == "*":
        return Event(None, word)
    return Event(check_seat(who, players), word)


def write_event(event: Event) -> list[Any]:
    """As `read_event` reads it: chance has a star for a seat."""
    return ["*" if event.seat is None else event.seat, event.word]


def check_seat(seat: object, players: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise Malformed("no-such-seat", seat=quote(seat), players=players)
    return seat
