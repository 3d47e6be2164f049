"""The record: read with suspicion, written in one form. Bad ones are refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.house import GAMES, course_of
from toog import Match
from toog.core.course import Course
from toog.core.errors import BadRecord, GameError
from toog.core.record import DEEPEST_META, MOST_BYTES, read_json, read_record, write_record
from toog.core.schema import record_schema

ROOT = Path(__file__).parents[2]
EXAMPLES = json.loads((ROOT / "tests" / "examples.json").read_text(encoding="utf-8"))
GOOD: dict[str, Any] = {
    "toog": 1,
    "game": "pietjesbak",
    "players": ["An", "Bo"],
    "options": {"marks": 5},
    "events": [["*", "6"], ["*", "2"], ["*", "6 4 1"], [0, "again"], ["*", "5 5 5"], [0, "stop"]],
}
HASH = "0" * 64
SEAL_2: dict[str, Any] = {"version": 2, "hash": HASH, "nonces": ["ab", "CD"], "terms": HASH, "secret": None}


ITSELF: dict[str, Any] = {}
ITSELF["again"] = [ITSELF, ITSELF]


def nested(depth: int) -> dict[str, Any]:
    """So many lists in one another, under a key."""
    inside: list[Any] = []
    for _ in range(depth - 1):
        inside = [inside]
    return {"deep": inside}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in GOOD.items() if name != key}


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        (None, "record-object"),
        ([], "record-object"),
        ("toog", "record-object"),
        ({}, "record-version"),
        (GOOD | {"toog": 2}, "record-version"),
        (GOOD | {"toog": True}, "record-version"),
        (GOOD | {"toog": "1"}, "record-version"),
        (GOOD | {"toog": 1.0}, "record-version"),
        (without("players"), "record-missing"),
        (without("options"), "record-missing"),
        (without("events"), "record-missing"),
        (GOOD | {"winner": 1}, "record-key"),
        (GOOD | {"game": "poker"}, "no-such-game"),
        (GOOD | {"game": None}, "no-such-game"),
        (GOOD | {"game": "__init__"}, "no-such-game"),
        (GOOD | {"players": "An"}, "players-names"),
        (GOOD | {"players": ["An", 2]}, "players-names"),
        (GOOD | {"players": ["An"]}, "players-number"),
        (GOOD | {"players": ["An"] * 9}, "players-number"),
        (GOOD | {"players": ["An", ""]}, "player-name"),
        (GOOD | {"players": ["An", "   "]}, "player-name"),
        (GOOD | {"players": ["An", "\x1b[2J"]}, "player-name"),
        (GOOD | {"players": ["An", "\N{ZERO WIDTH JOINER}"]}, "player-name"),
        (GOOD | {"players": ["An", "Bo\N{RIGHT-TO-LEFT OVERRIDE}"]}, "player-name"),
        (GOOD | {"players": ["An", "B" * 41]}, "player-name"),
        (GOOD | {"players": ["An", "\ud800"]}, "player-name"),
        (GOOD | {"options": []}, "options-object"),
        (GOOD | {"options": {"marks": 0}}, "option-value"),
        (GOOD | {"options": {"marks": True}}, "option-value"),
        (GOOD | {"options": {"marks": 5.0}}, "option-value"),
        (GOOD | {"options": {"marks": 10**5000}}, "option-value"),
        (GOOD | {"options": {"jokers": 1}}, "no-such-option"),
        (GOOD | {"events": {}}, "record-events"),
        (GOOD | {"meta": []}, "record-meta"),
        (GOOD | {"meta": None}, "record-meta"),
        (GOOD | {"meta": {"deep": [{"\udfff": 1}]}}, "record-surrogate"),
        (GOOD | {"meta": {"not": [float("nan")]}}, "record-plain"),
        (GOOD | {"meta": {"far": float("inf")}}, "record-plain"),
        (GOOD | {"meta": {"huge": 10**5000}}, "record-plain"),
        (GOOD | {"meta": {"a": {"set"}}}, "record-plain"),
        (GOOD | {"meta": {("a", "b"): 1}}, "record-plain"),
        (GOOD | {"meta": ITSELF}, "record-plain"),
        (GOOD | {"meta": nested(DEEPEST_META)}, "record-depth"),
        (GOOD | {"meta": nested(100_000)}, "record-depth"),
        (GOOD | {"seal": None}, "seal-shape"),
        (GOOD | {"seal": {"hash": HASH, "nonces": ["ab"], "secret": None}}, "seal-shape"),
        (GOOD | {"seal": {"hash": HASH, "nonces": ["ab", "xy"], "secret": None}}, "seal-shape"),
        (GOOD | {"seal": {"hash": HASH, "nonces": "abcd", "secret": None}}, "seal-shape"),
        (GOOD | {"seal": {"hash": HASH[1:], "nonces": ["ab", "cd"], "secret": None}}, "seal-shape"),
        (GOOD | {"seal": {"hash": HASH, "nonces": ["ab", "cd"], "secret": 7}}, "seal-shape"),
        (GOOD | {"seal": {"hash": HASH, "nonces": ["ab", "cd"]}}, "seal-shape"),
        (GOOD | {"seal": SEAL_2 | {"version": 1}}, "seal-shape"),
        (GOOD | {"seal": SEAL_2 | {"version": 3}}, "seal-shape"),
        (GOOD | {"seal": SEAL_2 | {"version": "2"}}, "seal-shape"),
        (GOOD | {"seal": SEAL_2 | {"terms": None}}, "seal-shape"),
        (GOOD | {"seal": SEAL_2 | {"terms": HASH[1:]}}, "seal-shape"),
        (GOOD | {"seal": SEAL_2 | {"more": 1}}, "seal-shape"),
        (GOOD | {"seal": {key: SEAL_2[key] for key in SEAL_2 if key != "terms"}}, "seal-shape"),
        (GOOD | {"seal": {key: SEAL_2[key] for key in SEAL_2 if key != "version"}}, "seal-shape"),
    ],
)
def test_a_bad_record_is_refused_and_says_what_is_wrong(bad: object, key: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(bad)
    assert refusal.value.key == key
    assert refusal.value.event is None
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (None, "malformed"),
        ("*", "malformed"),
        (["*"], "malformed"),
        (["*", "1 2 3", "4"], "malformed"),
        (["*", 6], "malformed"),
        (["*", None], "malformed"),
        ([None, "stop"], "malformed"),
        (["0", "stop"], "malformed"),
        ([True, "stop"], "malformed"),
        ([0.0, "stop"], "malformed"),
        ([2, "stop"], "malformed"),
        ([-1, "stop"], "malformed"),
        ([10**400, "stop"], "malformed"),
        ([0, "Stop"], "malformed"),
        ([0, "stop "], "malformed"),
        ([0, "\ud800"], "malformed"),
        (["*", "\udfff"], "malformed"),
        (["*", float("nan")], "malformed"),
        (ITSELF, "malformed"),
        (["*", "7 1 1"], "malformed"),
        (["*", "1 2 3 4"], "malformed"),
        (["*", "1  2 3"], "malformed"),
        (["*", "１ 2 3"], "malformed"),
        (["*", "3"], "illegal"),
        ([1, "stop"], "out_of_turn"),
    ],
)
def test_a_bad_event_is_named_by_its_index(event: object, kind: str) -> None:
    record = GOOD | {"events": [*GOOD["events"], event, ["*", "nonsense"]]}
    with pytest.raises(GameError) as refusal:
        Course.of(read_record(record))
    assert refusal.value.kind == kind
    assert refusal.value.event == len(GOOD["events"])


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "record-json"),
        (b"{", "record-json"),
        (b'{"toog": 1,}', "record-json"),
        (b"\xff\xfe", "record-text"),
        (b'{"toog": NaN}', "record-number"),
        (b'{"toog": -Infinity}', "record-number"),
        (b'{"meta": {"x": 1e999}}', "record-number"),
        (b'{"toog": ' + b"9" * 5000 + b"}", "record-number"),
        (b'{"toog": 1, "toog": 1}', "record-twice"),
        (b'{"meta": {"a": 1, "a": 2}}', "record-twice"),
        (b"[" * 100_000, "record-depth"),
        (b'{"a":' * 100_000, "record-depth"),
        (b" " * (MOST_BYTES + 1), "record-size"),
    ],
)
def test_bad_json_is_refused_in_a_sentence(raw: bytes, key: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_json(raw)
    assert refusal.value.key == key
    assert str(refusal.value).isprintable()


def test_a_byte_order_mark_is_no_obstacle() -> None:
    assert read_record(read_json(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())).players == ("An", "Bo")


def test_defaults_are_left_out_of_the_canonical_form() -> None:
    record = read_record(GOOD | {"options": {"starter": "winner", "marks": 9, "tie": "replay"}})
    assert record.plain()["options"] == {"tie": "replay"}


def test_names_of_all_the_world_are_kept() -> None:
    record = GOOD | {"players": ["علی\N{ZERO WIDTH NON-JOINER}رضا", "👩\N{ZERO WIDTH JOINER}🚀"]}
    assert Match.from_record(record).record() == record


def test_meta_as_deep_as_it_may_be_comes_back() -> None:
    record = GOOD | {"meta": nested(DEEPEST_META - 1)}
    assert Match.from_record(record).record() == record


@pytest.mark.parametrize("seal", [SEAL_2, {"hash": HASH, "nonces": ["ab", "CD"], "secret": None}])
def test_meta_and_an_open_seal_are_kept(seal: dict[str, Any]) -> None:
    record = GOOD | {"seal": seal, "meta": {"table": "kitchen", "late": [1, 2.5, None]}}
    assert Match.from_record(record).record() == record


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=6), inside, max_size=4),
    max_leaves=12,
)


def refusal_of(read: Callable[[], object]) -> GameError | None:
    """What was wrong, if anything; any other exception is a failure of ours."""
    try:
        read()
    except GameError as refusal:
        return refusal
    return None


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    refusal = refusal_of(lambda: read_record(read_json(raw)))
    assert refusal is None or str(refusal).isprintable()


@given(st.dictionaries(st.sampled_from([*GOOD, "seal", "meta", "x"]), JSON_VALUES))
def test_any_values_under_any_keys_are_read_or_refused(changes: dict[str, Any]) -> None:
    refusal = refusal_of(lambda: Course.of(read_record(GOOD | changes)))
    assert refusal is None or str(refusal).isprintable()


@given(st.sampled_from(GAMES), st.integers(0, 40), st.data())
@settings(max_examples=60)
def test_any_change_to_one_event_is_played_or_refused_and_named(
    name: str, seed: int, data: st.DataObject
) -> None:
    *_, course = islice(course_of(name, seed), data.draw(st.integers(1, 40)))
    events: list[Any] = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
    plain = {"toog": 1, "game": name, "players": list(course.players), "options": course.options}
    if events:
        place = data.draw(st.integers(0, len(events) - 1))
        words = st.sampled_from([*course.game.vocabulary, "1", "1 2 3"]) | st.text(max_size=8)
        events[place] = data.draw(st.tuples(st.just("*") | st.integers(-2, 9), words).map(list) | JSON_VALUES)
    refusal = refusal_of(lambda: Course.of(read_record(plain | {"events": events})))
    if refusal is not None:
        assert refusal.event is not None or refusal.kind == "bad_record"
        assert str(refusal).isprintable()


@given(st.sampled_from(GAMES), st.integers(0, 99))
@settings(max_examples=20)
def test_every_record_survives_its_round_trip_and_fits_the_schema(name: str, seed: int) -> None:
    for course in course_of(name, seed):
        if len(course.events) > 60:
            break
    record = Match.from_record(
        {
            "toog": 1,
            "game": name,
            "players": list(course.players),
            "options": course.options,
            "events": [["*" if event.seat is None else event.seat, event.word] for event in course.events],
        }
    ).record()
    assert read_record(read_json(write_record(record).encode())).plain() == record
    jsonschema.validate(record, record_schema())


def test_the_published_schema_is_the_one_we_have() -> None:
    published = json.loads((ROOT / "docs" / "record.schema.json").read_text(encoding="utf-8"))
    assert published == record_schema(), "write it again: toog schema > docs/record.schema.json"
    jsonschema.Draft202012Validator.check_schema(published)


@pytest.mark.parametrize(
    "bad",
    [GOOD | {"game": "poker"}, GOOD | {"x": 1}, GOOD | {"players": ["An"]}, GOOD | {"options": {"marks": 31}},
     GOOD | {"events": [["*", "7"]]}, GOOD | {"events": [[0, "fold"]]}, GOOD | {"toog": 2}],
)  # fmt: skip
def test_the_schema_refuses_what_the_reader_refuses(bad: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(bad, record_schema())
    with pytest.raises(GameError):
        Course.of(read_record(bad))
