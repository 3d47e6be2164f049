"""From any decision of a record one can play on, and what is then recorded says so and can be verified."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from itertools import count
from typing import Any

import pytest

from tests.core.test_seal import sealed_game
from tests.errors import error_of
from toog import BadRecord, Decision, Match, Sealed, Seeded, verify_record
from toog.core.contract import Event
from toog.core.course import Chance, Course
from toog.core.fork import digest
from toog.core.origin import read_fork
from toog.core.record import read_event, read_record, write_record
from toog.core.registry import game_names
from toog.core.seal import judge_falls

PIETJESBAK = sealed_game("pietjesbak")


def counted(record: dict[str, Any]) -> tuple[int, int, int]:
    """How many falls the record proves, how many fell before the fork, and how many are unproven."""
    verified = judge_falls(read_record(record))
    return verified.falls, verified.before_fork, verified.unproven


def decisions(record: dict[str, Any]) -> list[int]:
    return [index for index, event in enumerate(record["events"]) if event[0] != "*"]


def falls_around(record: dict[str, Any], at: int) -> tuple[int, int]:
    """How often something fell before event `at`, and from there on."""
    events = record["events"]
    return sum(event[0] == "*" for event in events[:at]), sum(event[0] == "*" for event in events[at:])


def play_same(match: Match, events: list[Any]) -> None:
    for event in events:
        happened: Event = read_event(event, len(match.players))
        if happened.seat is not None:
            match.play(happened.word, happened.seat)


def play_out(match: Match, seed: int = 1) -> dict[str, Any]:
    """Plays a match to its end with random moves, and answers its record as a file would hold it."""
    rng = random.Random(seed)
    while isinstance(turn := match.turn, Decision):
        match.play(rng.choice(match.legal(turn.seats[0])), turn.seats[0])
    record: dict[str, Any] = json.loads(write_record(match.record()))
    return record


@pytest.mark.parametrize("game", game_names())
def test_the_same_moves_with_the_same_dice_give_the_same_game(game: str) -> None:
    record = sealed_game(game)
    chosen = decisions(record)
    for at in {chosen[0], chosen[-1], *random.Random(game).sample(chosen, 4)}:
        match = Match.fork(record, at)
        assert match.record()["events"] == record["events"][:at]
        play_same(match, record["events"][at:])
        again = match.record()
        assert again["events"] == record["events"]
        assert again["seal"] == record["seal"]
        assert again["meta"]["fork"] | {"at": at, "dice": "same", "under": []} == again["meta"]["fork"]
        assert verify_record(again) == verify_record(record)


@pytest.mark.parametrize("game", game_names())
def test_fresh_dice_are_verified_and_those_before_them_counted_apart(game: str) -> None:
    record = sealed_game(game)
    chosen = decisions(record)
    for at in (chosen[0], chosen[len(chosen) // 2]):
        forked = play_out(Match.fork(record, at, "fresh"))
        assert forked["seal"]["hash"] != record["seal"]["hash"]
        assert forked["meta"]["fork"]["under"] == ([{"until": at, "seal": record["seal"]}] if at else [])
        before, after = falls_around(forked, at)
        assert verify_record(forked) == after
        assert counted(forked) == (after, before, 0)
        assert Match.from_record(forked).record() == forked


def test_the_record_names_the_one_it_left_by_its_checksum() -> None:
    at = decisions(PIETJESBAK)[3]
    forked = Match.fork(PIETJESBAK, at, "fresh").record()
    checksum = hashlib.sha256(write_record(PIETJESBAK).encode()).hexdigest()
    assert forked["meta"]["fork"]["of"] == checksum == digest(read_record(PIETJESBAK))
    assert forked["meta"]["fork"]["at"] == at


def sealed(byte: int) -> Sealed:
    return Sealed(bytes([byte]) * 32, ("00", "01"))


def test_a_fork_of_a_fork_keeps_every_seal_that_still_matters() -> None:
    first, second = decisions(PIETJESBAK)[2], decisions(PIETJESBAK)[5]
    once = play_out(Match.fork(PIETJESBAK, second, sealed(1)))
    later = next(at for at in decisions(once) if at > second)
    twice = play_out(Match.fork(once, later, sealed(2)), seed=2)
    assert [span["until"] for span in twice["meta"]["fork"]["under"]] == [second, later]
    before, after = falls_around(twice, later)
    assert counted(twice) == (after, before, 0)
    same = play_out(Match.fork(once, later), seed=3)
    assert [span["until"] for span in same["meta"]["fork"]["under"]] == [second]
    assert same["seal"] == once["seal"]
    before, after = falls_around(same, second)  # its own seal goes on from the fork before this one
    assert counted(same) == (after, before, 0)
    earlier = play_out(Match.fork(once, first), seed=4)  # the seal that held there goes on
    assert earlier["meta"]["fork"]["under"] == []
    assert earlier["seal"] == PIETJESBAK["seal"]
    assert verify_record(earlier) == sum(falls_around(earlier, first))
    there = Match.fork(once, second, "fresh").record()
    assert [span["until"] for span in there["meta"]["fork"]["under"]] == [second]


def test_a_throw_changed_on_either_side_of_the_fork_is_named() -> None:
    at = decisions(PIETJESBAK)[6]
    forked = play_out(Match.fork(PIETJESBAK, at, "fresh"))
    falls = [index for index, event in enumerate(forked["events"]) if event[0] == "*"]
    for index in (falls[0], falls[-1]):
        changed = copy.deepcopy(forked)
        throw = changed["events"][index][1]
        changed["events"][index][1] = "6 6 5" if throw != "6 6 5" else "1 1 2"
        with pytest.raises(BadRecord) as wrong:
            judge_falls(read_record(changed))
        assert wrong.value.event == index
    changed = copy.deepcopy(forked)
    changed["meta"]["fork"]["under"][0]["seal"]["secret"] = "f" * 64
    with pytest.raises(BadRecord) as wrong:
        judge_falls(read_record(changed))
    assert (wrong.value.key, wrong.value.event) == ("seal-hash", falls[0])


@pytest.mark.parametrize("closed", [False, True])
def test_what_fell_before_under_no_open_seal_is_said_to_be_unproven(closed: bool) -> None:
    seal = PIETJESBAK["seal"] | {"secret": None} if closed else None
    record = {key: value for key, value in PIETJESBAK.items() if key != "seal"}
    at = decisions(PIETJESBAK)[6]
    forked = play_out(Match.fork(record | ({"seal": seal} if seal else {}), at, "fresh"))
    before, after = falls_around(forked, at)
    assert counted(forked) == (after, 0, before)


def secret_for(record: dict[str, Any], index: int, number: int) -> Sealed:
    """Tries secrets until one gives what a forger would like to have fallen as this event."""
    course = Course.of(read_record(record | {"events": record["events"][:index]}))
    turn = course.turn
    assert isinstance(turn, Chance)
    tries = (Sealed(secret.to_bytes(32), ("00", "01")) for secret in count())
    return next(
        dice for dice in tries if turn.fall.say(dice.fall(turn.fall, number)) == record["events"][index][1]
    )


def forged(dice: str = "fresh") -> tuple[dict[str, Any], int]:
    """A game whose dice nobody sealed, with a seal made afterwards for each throw; and how many there are."""
    match = Match("pietjesbak", ["An", "Bo"], options={"marks": 2}, dice=Seeded(5))
    record = play_out(match)
    falls = [index for index, event in enumerate(record["events"]) if event[0] == "*"]
    made = [secret_for(record, index, number) for number, index in enumerate(falls)]
    seals = [{"hash": one.hash, "nonces": ["00", "01"], "secret": one.secret.hex()} for one in made]
    under = [{"until": index + 1, "seal": seal} for index, seal in zip(falls, seals, strict=True)][:-1]
    fork = {"at": falls[-2] + 1, "of": "0" * 64, "dice": dice, "under": under}
    return record | {"seal": seals[-1], "meta": {"fork": fork}}, len(falls)


@pytest.mark.parametrize("dice", ["same", "fresh"])
def test_seals_made_afterwards_for_each_throw_prove_none_of_them(dice: str) -> None:
    record, falls = forged(dice)
    assert falls > 3
    assert counted(record) == (1, falls - 1, 0)
    assert verify_record(record) == 1


def idle(record: dict[str, Any], seal: Any) -> dict[str, Any]:
    """The record, with its own seal over nothing that fell and this one over everything."""
    end = len(record["events"])
    fork = {"at": end, "of": "0" * 64, "dice": "fresh", "under": [{"until": end, "seal": seal}]}
    return record | {"meta": {"fork": fork}}


def test_a_seal_under_which_nothing_fell_verifies_nothing() -> None:
    for seal in (None, PIETJESBAK["seal"] | {"secret": None}, PIETJESBAK["seal"]):
        with pytest.raises(BadRecord) as wrong:
            verify_record(idle(PIETJESBAK, seal))
        assert wrong.value.key == "seal-idle"
    begun = PIETJESBAK | {"events": []}
    with pytest.raises(BadRecord) as wrong:
        verify_record(begun | {"players": ["An", "Bo"]})  # terms may be made up where no die hangs on them
    assert wrong.value.key == "seal-idle"
    older = {key: PIETJESBAK["seal"][key] for key in ("hash", "nonces", "secret")}
    assert verify_record(begun | {"seal": older}) == 0  # which vouches for no names


def test_the_seal_of_a_fork_does_not_hold_before_it_as_well() -> None:
    """Whoever says so has made the fork up: from there on the seal would speak for less."""
    at = decisions(PIETJESBAK)[0]
    under = [{"until": at, "seal": PIETJESBAK["seal"]}]
    fork = {"at": at, "of": "0" * 64, "dice": "fresh", "under": under}
    with pytest.raises(BadRecord) as wrong:
        verify_record(PIETJESBAK | {"meta": {"fork": fork}})
    assert wrong.value.key == "fork-shape"


def test_dice_of_ones_own_may_come() -> None:
    at = decisions(PIETJESBAK)[4]
    one, other = (play_out(Match.fork(PIETJESBAK, at, Seeded(7))) for _ in range(2))
    assert one == other
    assert one["meta"]["fork"]["dice"] == "fresh"
    assert "seal" not in one
    sealed = play_out(Match.fork(PIETJESBAK, at, Sealed(bytes(32), ("00", "01"))))
    verify_record(sealed)


def test_nothing_falls_by_itself_where_one_says_so() -> None:
    at = decisions(PIETJESBAK)[0]
    match = Match.fork(PIETJESBAK, at, auto=False)
    play_same(match, PIETJESBAK["events"][at : at + 1])
    assert match.record()["events"] == PIETJESBAK["events"][: at + 1]


def test_what_is_in_the_way_of_a_fork_is_said_in_one_sentence() -> None:
    at = decisions(PIETJESBAK)[0]
    for nowhere in (-1, len(PIETJESBAK["events"]) + 1, True, "3", None, 1.0):
        assert error_of(Match.fork, PIETJESBAK, nowhere).key == "fork-no-event"
    assert error_of(Match.fork, PIETJESBAK, 0).key == "fork-no-decision"
    assert error_of(Match.fork, PIETJESBAK, len(PIETJESBAK["events"])).key == "fork-no-decision"
    assert error_of(Match.fork, PIETJESBAK, at, "loaded").key == "fork-dice"
    unsealed = {key: value for key, value in PIETJESBAK.items() if key != "seal"}
    assert error_of(Match.fork, unsealed, at).key == "fork-no-seal"
    assert (
        error_of(Match.fork, PIETJESBAK | {"seal": PIETJESBAK["seal"] | {"secret": None}}, at).key
        == "fork-closed"
    )
    assert (
        error_of(Match.fork, PIETJESBAK | {"seal": PIETJESBAK["seal"] | {"secret": "f" * 64}}, at).key
        == "seal-hash"
    )
    broken = copy.deepcopy(PIETJESBAK)
    broken["events"][-1] = [0, "nonsense"]
    assert error_of(Match.fork, broken, at).event == len(broken["events"]) - 1
    assert error_of(Match.fork, [], at).key == "record-object"


def test_an_unfinished_game_goes_on_from_where_it_is() -> None:
    at = decisions(PIETJESBAK)[5]
    unfinished = PIETJESBAK | {"events": PIETJESBAK["events"][:at]}
    assert Match.fork(unfinished, at, "fresh").record()["events"] == unfinished["events"]


def test_meta_may_say_something_else_of_forks() -> None:
    for free in ({"fork": "on the left"}, {"fork": {"prongs": 4}}, {}):
        assert read_fork(read_record(PIETJESBAK | {"meta": free})) is None


@pytest.mark.parametrize(
    "change",
    [
        {"at": -1},
        {"at": 100_000},
        {"at": "3"},
        {"of": "x"},
        {"dice": "loaded"},
        {"under": {}},
        {"under": ["seal"]},
        {"under": [{"until": 2}]},
        {"under": [{"until": "2", "seal": None}]},
        {"under": [{"until": 0, "seal": None}]},
        {"under": [{"until": 9, "seal": None}]},
        {"under": [{"until": 2, "seal": None}, {"until": 2, "seal": None}]},
        {"under": [{"until": 4, "seal": None}]},
        {"under": []},
        {"more": 1},
        {"terms": {}},
    ],
)
def test_a_fork_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    sound: dict[str, Any] = {"at": 5, "of": "0" * 64, "dice": "fresh", "under": [{"until": 5, "seal": None}]}
    assert dict(read_fork(read_record(PIETJESBAK | {"meta": {"fork": sound}})) or {}) == sound
    record = read_record(PIETJESBAK | {"meta": {"fork": sound | change}})
    with pytest.raises(BadRecord) as wrong:
        judge_falls(record)
    assert wrong.value.key == "fork-shape"


def test_a_seal_of_a_fork_has_the_shape_of_a_seal() -> None:
    told = {"at": 5, "of": "0" * 64, "dice": "fresh", "under": [{"until": 5, "seal": {"hash": "x"}}]}
    with pytest.raises(BadRecord) as wrong:
        read_fork(read_record(PIETJESBAK | {"meta": {"fork": told}}))
    assert wrong.value.key == "seal-shape"
    Course.of(
        read_record(PIETJESBAK | {"meta": {"fork": told}})
    )  # which does not keep it from being replayed
