"""A seal of version 2 binds the terms of a game: game, players, house rules, and which seats bots have."""

from __future__ import annotations

import copy
import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.test_fork import decisions
from tests.core.test_fork import play_out as played_to_the_end
from tests.core.test_seal import error_in, older, sealed_game
from toog import Match, Over, Sealed, verify_record, verify_seal
from toog.core.record import read_record
from toog.core.seal import judge_falls, read_joined
from toog.core.sources import BotLuck
from toog.core.terms import hash_terms

RECORD = sealed_game("pietjesbak")
BOUND = ("dice", "game", "players", "options", "bots")


def changed(**values: Any) -> dict[str, Any]:
    return {**copy.deepcopy(RECORD), **values}


def test_terms_are_hashed_as_the_design_says() -> None:
    text = (
        '{"bots":[null,"club"],"game":"mens","options":{"lane":"x","tries":3},"players":["Zoë","\\"Bo\\""]}'
    )
    options = {"tries": 3, "lane": "x"}
    found = hash_terms("mens", ("Zoë", '"Bo"'), options, [None, "club"])
    assert found == hashlib.sha256(text.encode("utf-8")).hexdigest()


def test_a_match_with_sealed_dice_has_a_seal_of_version_2() -> None:
    seal = RECORD["seal"]
    assert list(seal) == ["version", "hash", "nonces", "terms", "secret"]
    assert seal["version"] == 2
    people = [None] * len(RECORD["players"])
    assert seal["terms"] == hash_terms("pietjesbak", RECORD["players"], RECORD["options"], people)
    verified = judge_falls(read_record(RECORD))
    assert (verified.binds, verified.over) == (BOUND, True)


def test_an_older_record_verifies_and_binds_its_dice_alone() -> None:
    match = older(Match("pietjesbak", ["An", "Bo"], {"marks": 2}, dice=Sealed(bytes(32), ("00", "01"))))
    record = played_to_the_end(match, seed=1)
    assert "version" not in record["seal"]
    renamed = record | {"players": ["Cas", "Bo"]}
    assert judge_falls(read_record(renamed)).binds == ("dice",)


@pytest.mark.parametrize(
    "values",
    [
        {"players": ["Bo", "An"]},
        {"players": ["An", "Bo "]},
        {"players": ["An", "Bö"]},
        {"options": {"marks": 8}},
        {"game": "azen_jagen", "options": {}},
        {"meta": {"seats": ["person", "club"]}},
        {
            "meta": {
                "bots": {"hash": "0" * 64, "secret": None, "played": [], "held": []},
                "seats": ["club", "person"],
            }
        },
        {
            "meta": {
                "bots": {
                    "hash": "0" * 64,
                    "secret": None,
                    "played": [],
                    "held": [{"seat": 1, "bot": "club", "since": 0, "until": 1}],
                }
            }
        },
    ],
)
def test_other_terms_are_refused(values: dict[str, Any]) -> None:
    assert error_in(changed(**values)).key == "seal-terms"


def test_what_meta_says_of_persons_is_compared_where_it_says_so() -> None:
    for seats in (["person", "person"], ["person"], "anything", None):
        assert verify_record(changed(meta={"seats": seats})) > 0


def test_who_sits_down_after_the_first_event_is_not_bound() -> None:
    held = [{"seat": 1, "bot": "club", "since": 1, "until": 2}]
    dice = Sealed.under(RECORD["seal"])
    assert dice is not None
    luck = BotLuck.beside(dice.secret, dice.nonces, dice.terms)
    bots = {"hash": luck.hash, "secret": luck.secret.hex(), "played": [], "held": held}
    assert judge_falls(read_record(changed(meta={"bots": bots}))).binds == (*BOUND, "luck")
    for wrong in ({"secret": None}, {"secret": "0" * 64}, {"hash": "0" * 64}, {"hash": 1}):
        assert error_in(changed(meta={"bots": bots | wrong})).key.startswith("bots-")


def test_terms_that_are_hashed_anew_do_not_fit_the_dice() -> None:
    players = ["Cas", "Bo"]
    terms = hash_terms("pietjesbak", players, RECORD["options"], [None, None])
    forged = changed(players=players, seal=RECORD["seal"] | {"terms": terms})
    wrong = error_in(forged)
    assert wrong.key == "seal-broken"
    older_seal = {key: RECORD["seal"][key] for key in ("hash", "nonces", "secret")}
    assert error_in(changed(seal=older_seal)).key == "seal-broken"


names = st.text(
    st.characters(min_codepoint=33, max_codepoint=0x2FF, categories=["L"]), min_size=1, max_size=12
)


@given(st.lists(names, min_size=2, max_size=2, unique=True), st.integers(1, 12), st.data())
def test_any_bound_field_that_is_changed_is_noticed(
    players: list[str], marks: int, data: st.DataObject
) -> None:
    """Whole or not: one throw under the seal is enough to bind them."""
    match = Match("pietjesbak", players, {"marks": marks}, dice=Sealed(bytes(32), ("0a", "0b")))
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    record["seal"]["secret"] = bytes(32).hex()
    assert judge_falls(read_record(record)).over == isinstance(match.turn, Over)  # the first throw may win
    field = data.draw(st.sampled_from(["name", "swap", "marks", "hash", "terms", "secret", "fall"]))
    seal = record["seal"]
    if field == "name":
        seat, letter = data.draw(st.integers(0, 1)), data.draw(st.sampled_from("xyzé"))
        record["players"][seat] += letter
    elif field == "swap":
        record["players"].reverse()
    elif field == "marks":
        record["options"]["marks"] = data.draw(st.integers(1, 12).filter(lambda other: other != marks))
    elif field == "fall":
        record["events"][0][1] = str(int(record["events"][0][1]) % 6 + 1)
    else:
        digit = data.draw(st.integers(0, 63))
        flipped = "0" if seal[field][digit] != "0" else "1"
        seal[field] = seal[field][:digit] + flipped + seal[field][digit + 1 :]
    error_in(record)


def test_a_game_forked_with_fresh_dice_binds_its_own_terms_from_there_on() -> None:
    at = decisions(RECORD)[2]
    forked = played_to_the_end(Match.fork(RECORD, at, "fresh"), seed=4)
    assert forked["seal"]["terms"] == RECORD["seal"]["terms"]
    assert judge_falls(read_record(forked)).binds == BOUND
    assert error_in(forked | {"players": ["Cas", "Bo"]}).key == "seal-terms"


AGAIN = played_to_the_end(Match.duplicate(RECORD), seed=2)
SAME = played_to_the_end(Match.fork(RECORD, decisions(RECORD)[2]), seed=3)
REPEATS = [(AGAIN, "duplicate"), (SAME, "fork")]


@pytest.mark.parametrize(("record", "note"), REPEATS)
def test_dice_of_another_game_bind_the_terms_of_that_one(record: dict[str, Any], note: str) -> None:
    assert record["seal"] == RECORD["seal"]
    sealed = record["meta"][note]["terms"]
    assert sealed["players"] == RECORD["players"]
    verified = verify_seal(record)
    assert (verified.binds, verified.unbound) == (("dice", "game", "options"), ("players", "bots"))
    renamed = record | {"players": ["Cas", "Dré"]}
    assert verify_seal(renamed).unbound == ("players", "bots")


@pytest.mark.parametrize(("record", "note"), REPEATS)
def test_the_terms_of_another_game_have_to_be_those_that_were_sealed(
    record: dict[str, Any], note: str
) -> None:
    sealed = record["meta"][note]["terms"]
    shape = f"{note}-shape"
    for change, due in [
        ({"players": ["Cas", "Bo"]}, "seal-terms"),
        ({"bots": [None, "club"]}, "seal-terms"),
        ({"game": "zocken"}, shape),
        ({"options": {"marks": 2}}, shape),
        ({"options": {"marks": 0}}, shape),
        ({"options": {"marks": 7}}, shape),
        ({"options": []}, shape),
        ({"players": ["An"]}, shape),
        ({"players": "AB"}, shape),
        ({"players": ["An", 7]}, shape),
        ({"bots": [None]}, shape),
        ({"bots": [None, 7]}, shape),
        ({"bots": {}}, shape),
        ({"more": 1}, shape),
    ]:
        meta = {note: record["meta"][note] | {"terms": sealed | change}}
        assert error_in(record | {"meta": meta}).key == due, change
    other_rules = record | {"options": {"marks": 2}}
    assert error_in(other_rules).key == shape
    meta = {note: record["meta"][note] | {"terms": sealed | {"options": {"marks": 2}}}}
    assert error_in(other_rules | {"meta": meta}).key == "seal-terms"


@pytest.mark.parametrize(("record", "note"), REPEATS)
def test_a_repeated_game_that_does_not_say_what_was_sealed_has_its_dice_alone_bound(
    record: dict[str, Any], note: str
) -> None:
    """As they were written before; and so may anyone who wants other names there."""
    meta = {note: {key: value for key, value in record["meta"][note].items() if key != "terms"}}
    assert verify_seal(record | {"meta": meta}).unbound == ("game", "players", "options", "bots")


def test_a_note_that_cannot_be_is_refused() -> None:
    fork = {"at": 1, "of": "0" * 64, "dice": "same", "under": []}
    duplicate = {"of": "0" * 64, "rotation": 0}
    for meta, due in [
        ({"duplicate": {"of": 1}}, "duplicate-shape"),
        ({"duplicate": duplicate | {"rotation": 2}}, "duplicate-shape"),
        ({"fork": fork | {"of": 1}}, "fork-shape"),
        ({"fork": fork, "duplicate": duplicate}, "duplicate-fork"),
    ]:
        assert error_in(changed(meta=meta)).key == due


def test_an_older_seal_has_no_terms_to_name() -> None:
    match = older(Match("pietjesbak", ["An", "Bo"], {"marks": 1}, dice=Sealed(bytes(32), ("00", "01"))))
    record = played_to_the_end(match, seed=1)
    again = played_to_the_end(Match.duplicate(record), seed=2)
    assert set(again["meta"]["duplicate"]) == {"of", "rotation"}
    terms = {"game": "pietjesbak", "players": ["An", "Bo"], "options": {"marks": 1}, "bots": [None, None]}
    meta = {"duplicate": again["meta"]["duplicate"] | {"terms": terms}}
    assert error_in(again | {"meta": meta}).key == "seal-terms"


def test_the_terms_go_along_as_long_as_they_say_what_was_sealed() -> None:
    """From one repeated game to the next; not where a handicap has moved on, nor from a changed record."""
    sealed = AGAIN["meta"]["duplicate"]["terms"]
    for match in (Match.duplicate(AGAIN), Match.fork(AGAIN, decisions(AGAIN)[2])):
        [note] = match.record()["meta"].values()
        assert note["terms"] == sealed
    dice = Sealed(bytes(32), ("00", "01"))
    match = Match("pietjesbak", ["An", "Bo"], {"marks": 2, "handicap": [0, 1]}, dice=dice)
    moved = played_to_the_end(Match.duplicate(played_to_the_end(match)))
    assert moved["options"]["handicap"] == [1, 0]
    assert verify_seal(moved).binds == ("dice", "game", "options")
    swapped = moved | {"options": {"marks": 2, "handicap": [0, 1]}}
    assert error_in(swapped).key == "duplicate-shape"
    at = decisions(RECORD)[2]
    later = Match.fork(SAME, at).record()["meta"]["fork"]
    assert later["terms"] == sealed
    for begun in (Match.duplicate(moved), Match.fork(moved, decisions(moved)[1])):
        [note] = begun.record()["meta"].values()
        assert "terms" not in note
    renamed = changed(players=["Cas", "Bo"])
    assert "terms" not in Match.fork(renamed, at).record()["meta"]["fork"]
    unread = changed(meta={"bots": {"played": 7}})
    assert "terms" not in Match.fork(unread, at).record()["meta"]["fork"]
    fresh = played_to_the_end(Match.fork(RECORD, decisions(RECORD)[4], "fresh"))
    assert "terms" not in Match.fork(fresh, at).record()["meta"]["fork"]


def test_a_bot_is_not_passed_off_as_a_person_by_a_fork_that_was_not() -> None:
    """Under a seal that holds from the beginning, the bots are those at the beginning."""
    for at in range(1, len(RECORD["events"]) + 1):
        fork = {"at": at, "of": "0" * 64, "dice": "fresh", "under": []}
        assert error_in(changed(meta={"fork": fork})).key == "fork-shape"


def test_a_seal_of_version_2_under_which_nothing_fell_proves_nothing() -> None:
    for record in (AGAIN, RECORD):
        assert error_in(record | {"events": []}).key == "seal-idle"


def test_a_record_goes_on_under_the_seal_that_it_has() -> None:
    dice = Sealed(bytes(32), ("00", "01"))
    begun = Match("pietjesbak", ["An", "Bo"], {"marks": 1}, dice=dice)
    for match in (begun, older(begun)):
        record = match.record()
        went_on = Match.from_record(record, dice=dice, auto=True)
        assert went_on.record() == record
        assert verify_record(played_to_the_end(went_on, seed=1)) > 0
    unsealed = begun.record() | {"events": []}
    del unsealed["seal"]
    fresh = Match.from_record(unsealed, dice=dice, auto=True)
    fresh.throw()
    assert fresh.record() == begun.record()


def test_a_clone_with_sealed_dice_of_its_own_binds_its_terms() -> None:
    match = Match("pietjesbak", ["An", "Bo"], seed=1, auto=False)
    twin = match.clone(dice=Sealed(bytes(32), ("00", "01")))
    assert twin.record()["seal"]["version"] == 2


def test_who_joined_is_read_where_it_is_said_soundly() -> None:
    sound = {"seat": 1, "name": "Cas", "since": 3}
    bad: list[Any] = [
        7,
        {"seat": 1, "name": "Cas"},
        sound | {"seat": 2},
        sound | {"seat": True},
        sound | {"since": -1},
        sound | {"since": 0},
        sound | {"since": 10_000},
        sound | {"since": "3"},
        sound | {"name": "a\nb"},
        sound | {"name": 7},
    ]
    assert read_joined(read_record(changed(meta={"joined": [*bad, sound]}))) == [sound]
    assert read_joined(read_record(changed(meta={"joined": [sound, sound | {"since": 2}]})))[0]["since"] == 2
    assert read_joined(read_record(changed(meta={"joined": "yesterday"}))) == []
    assert read_joined(read_record(RECORD)) == []
