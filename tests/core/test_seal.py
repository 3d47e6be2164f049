"""Sealed dice can be verified from the record alone, and whatever was changed is found and named."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from tests.conformance.house import GAMES
from tests.errors import error_of
from tests.table_talk import NAMES
from toog import Decision, Match, Over, Sealed, verify_record
from toog.core.errors import GameError
from toog.core.record import read_record
from toog.core.registry import find_game
from toog.core.seal import verify


def sealed_game(name: str) -> dict[str, Any]:
    rng = random.Random(name)
    players = max(2, find_game(name).seats[0])
    nonces = tuple(f"{seat:032x}" for seat in range(players))
    match = Match(name, NAMES[:players], dice=Sealed(bytes(range(32)), nonces))
    while isinstance(turn := match.turn, Decision):
        seat = rng.choice(turn.seats)
        match.play(rng.choice(match.legal(seat)), seat)
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


def older(match: Match) -> Match:
    """The match from its beginning, under the same secret and a seal of version 1."""
    dice = match._dice
    assert isinstance(dice, Sealed)
    unbound = Sealed(dice.secret, dice.nonces)
    begun = match.record() | {"events": [], "seal": unbound.seal(shown=False)}
    again = Match.from_record(begun, dice=unbound, auto=True)
    again.throw()
    return again


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    return sealed_game(request.param)


def error_in(record: dict[str, Any]) -> GameError:
    """Return what a record is refused for when it is verified."""
    return error_of(lambda: verify(read_record(record)))


def test_every_fall_of_a_sealed_game_is_verified(record: dict[str, Any]) -> None:
    assert (
        verify_record(record)
        == verify(read_record(record))
        == sum(event[0] == "*" for event in record["events"])
    )


def test_a_changed_throw_is_found_and_named(record: dict[str, Any]) -> None:
    falls = [index for index, event in enumerate(record["events"]) if event[0] == "*"]
    for index in (falls[0], falls[len(falls) // 2], falls[-1]):
        changed = json.loads(json.dumps(record))
        words = changed["events"][index][1].split(" ")
        other = (
            [*words[1:], words[0]] if len(set(words)) > 1 else ["2" if word != "2" else "3" for word in words]
        )
        changed["events"][index][1] = " ".join(other)
        assert error_in(changed).event == index


def test_a_changed_secret_is_found(record: dict[str, Any]) -> None:
    changed = record | {"seal": record["seal"] | {"secret": "f" * 64}}
    wrong = error_in(changed)
    assert wrong.key == "seal-hash"
    assert wrong.event is not None
    assert record["events"][wrong.event][0] == "*"


def test_a_changed_hash_is_found(record: dict[str, Any]) -> None:
    wrong = error_in(record | {"seal": record["seal"] | {"hash": "f" * 64}})
    assert (wrong.key, wrong.event) == ("seal-hash", None)


def test_a_changed_order_of_throws_is_found_and_named() -> None:
    record = sealed_game("pietjesbak")
    falls = [index for index, event in enumerate(record["events"]) if len(event[1]) == 5]
    events = list(record["events"])
    first, second = next((a, b) for a, b in pairwise(falls) if events[a][1] != events[b][1])
    events[first], events[second] = events[second], events[first]
    assert error_in(record | {"events": events}).event == first


def test_a_record_without_a_seal_or_with_a_closed_one_cannot_be_verified() -> None:
    record = sealed_game("pietjesbak")
    assert error_in({key: record[key] for key in record if key != "seal"}).key == "seal-missing"
    assert error_in(record | {"seal": record["seal"] | {"secret": None}}).key == "seal-closed"


def test_the_secret_is_in_the_record_only_when_the_game_is_over() -> None:
    match = Match("pietjesbak", ["An", "Bo"], dice=Sealed(bytes(32), ("00", "01")))
    seal = match.record()["seal"]
    assert seal["secret"] is None
    while not isinstance(match.turn, Over):
        match.play("stop")
    assert match.record()["seal"] == seal | {"secret": match.record()["seal"]["secret"]}
    assert len(match.record()["seal"]["secret"]) == 64
