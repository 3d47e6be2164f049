"""A game can be played again with the same dice and the seats moved on, and its record says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.core.test_fork import decisions, play_out, play_same
from tests.core.test_seal import sealed_game
from tests.errors import error_of
from toog import GameError, Match, Sealed, verify_record
from toog.core.duplicate import duplicate_record
from toog.core.fork import digest
from toog.core.origin import read_duplicate
from toog.core.record import read_record
from toog.core.registry import game_names

PIETJESBAK = sealed_game("pietjesbak")
SECRET = bytes(range(32))


def falls(record: dict[str, Any]) -> list[str]:
    return [word for who, word in record["events"] if who == "*"]


@pytest.mark.parametrize("game", game_names())
def test_the_same_moves_give_the_same_game_with_the_seats_rotated(game: str) -> None:
    record = sealed_game(game)
    again = Match.duplicate(record)
    assert again.players == (record["players"][-1], *record["players"][:-1])
    assert again.options == record["options"]
    play_same(again, record["events"])
    repeated = again.record()
    assert repeated["events"] == record["events"]
    assert repeated["seal"] == record["seal"]
    assert verify_record(repeated) == verify_record(record)


def test_other_moves_get_the_same_throws_in_the_same_order() -> None:
    other = play_out(Match.duplicate(PIETJESBAK), seed=5)
    assert other["events"] != PIETJESBAK["events"]
    assert len(falls(other)[0].split("-")) == len(falls(PIETJESBAK)[0].split("-"))
    dice = Sealed.under(PIETJESBAK["seal"])
    assert duplicate_record(read_record(PIETJESBAK)).dice == dice
    assert verify_record(other) == len(falls(other))


def test_the_record_says_what_it_repeats() -> None:
    first = read_record(PIETJESBAK)
    terms = {"game": "pietjesbak", "players": list(first.players), "options": first.options}
    note = {"of": digest(first), "rotation": 1, "terms": terms | {"bots": [None, None]}}
    assert read_duplicate(first) is None
    assert read_duplicate(replace(first, meta={"duplicate": {"free": 1}})) is None
    again = Match.duplicate(PIETJESBAK, 3)
    assert again.record()["meta"] == {"duplicate": note}
    assert read_duplicate(read_record(again.record())) == note
    for wrong in ({"of": "ab", "rotation": 1}, {"of": digest(first)}, {"of": digest(first), "rotation": 2}):
        with pytest.raises(GameError, match="the game it repeats"):
            read_duplicate(replace(first, meta={"duplicate": wrong}))


def test_another_company_may_sit_down_to_it() -> None:
    assert Match.duplicate(PIETJESBAK, 0, players=["Cas", "Dré"]).players == ("Cas", "Dré")
    assert Match.duplicate(PIETJESBAK, players=["Cas", "Dré"]).players == ("Dré", "Cas")
    assert error_of(Match.duplicate, PIETJESBAK, players=["Cas"]).key == "duplicate-players"
    assert error_of(Match.duplicate, PIETJESBAK, players=["Cas", ""]).key == "player-name"


def test_a_handicap_goes_along_and_the_first_seat_stays() -> None:
    options = {"rounds": 1, "first": 1, "handicap": [5, 0]}
    match = Match("zocken", ["An", "Bo"], options, dice=Sealed(SECRET, ("00", "01")))
    again = Match.duplicate(play_out(match))
    assert again.players == ("Bo", "An")
    assert again.options == {"rounds": 1, "first": 1, "handicap": [0, 5]}


def test_only_a_whole_game_under_an_open_seal_is_played_again() -> None:
    unsealed = {key: value for key, value in PIETJESBAK.items() if key != "seal"}
    assert error_of(Match.duplicate, unsealed).key == "seal-missing"
    assert (
        error_of(Match.duplicate, {**PIETJESBAK, "seal": {**PIETJESBAK["seal"], "secret": None}}).key
        == "seal-closed"
    )
    assert (
        error_of(Match.duplicate, {**PIETJESBAK, "seal": {**PIETJESBAK["seal"], "secret": "00" * 32}}).key
        == "seal-hash"
    )
    forked = play_out(Match.fork(PIETJESBAK, decisions(PIETJESBAK)[3]))
    assert error_of(Match.duplicate, forked).key == "duplicate-fork"
    assert error_of(Match.duplicate, PIETJESBAK, "1").key == "duplicate-rotation"
    assert error_of(Match.duplicate, PIETJESBAK, True).key == "duplicate-rotation"
