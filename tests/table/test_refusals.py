"""What a table refuses is one sentence in every language, about the seat, name or number it is about."""

from __future__ import annotations

from string import Formatter
from typing import Any

import pytest

from tests.table.evening import NONCE, Evening, Gathering, key_of, opened, snapshot_of
from toog.core.errors import SENTENCES as IN_CORE
from toog.table import Actor
from toog.table.commands import (
    ChangeSeat,
    ChooseColour,
    Claim,
    Clear,
    Command,
    Fill,
    GoAway,
    Join,
    LetBotSitIn,
    Mix,
    Play,
    React,
    Throw,
)
from toog.table.errors import SENTENCES, TableError
from toog.texts import LANGUAGES, Voice

EVERY_REACTION = "applause, laugh, gasp, cheers, ouch, ponder, hurry, wave"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    voice = Voice(language)
    for key, sentence in SENTENCES.items():
        needed = {name: "x" for _, name, _, _ in Formatter().parse(sentence) if name}
        said = voice.error(TableError(key, **needed))
        assert said
        assert "\n" not in said


def test_no_key_is_used_twice() -> None:
    assert not SENTENCES.keys() & IN_CORE.keys()


@pytest.fixture
def gathering() -> Gathering:
    """An and Bo at a table of four."""
    gathering = Gathering(opened(players=4))
    for name in ("An", "Bo"):
        gathering.do(Join(name, key_of(name), NONCE))
    return gathering


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (ChangeSeat(0, 1), "seat 1 is taken"),
        (Mix(1, NONCE), "seat 1 is not yours"),
        (ChooseColour(0, 8), "a colour is a number from 0 to 7"),
        (Join("Cé", key_of("Cé"), NONCE, seat=1), "seat 1 is taken"),
        (
            Join(" bo", key_of("Cé"), NONCE),
            "someone at this table is already called bo: choose another name",
        ),
        (
            React(0, "boo"),
            f"“boo” is not a reaction; the reactions are {EVERY_REACTION}",
        ),
    ],
)
def test_a_refusal_names_what_it_is_about(gathering: Gathering, command: Command, sentence: str) -> None:
    assert str(gathering.refusal(command, 0)) == sentence


def test_a_refusal_to_the_host_names_what_it_is_about(gathering: Gathering) -> None:
    assert str(gathering.refusal(Clear(3))) == "nobody sits at seat 3"
    too_long = gathering.refusal(Fill("x" * 41, "Rik", NONCE))
    assert str(too_long) == "the name of a bot must be 1 to 40 printable characters"


@pytest.mark.parametrize("bot", ["x", "x" * 40])
def test_the_shortest_and_the_longest_name_of_a_bot_are_allowed(gathering: Gathering, bot: str) -> None:
    gathering.do(Fill(bot, "Rik", NONCE))
    assert gathering.seats[2].bot == bot


def test_too_soon_names_the_seat() -> None:
    evening = Evening()
    evening.do(React(1, "wave"), 1)
    soon = evening.refusal(React(1, "wave"), 1)
    assert str(soon) == "not so fast: seat 1 may act again in a moment"


def test_out_of_turn_names_who_throws_and_whose_turn_it_is() -> None:
    evening = Evening()
    refusal = evening.refusal(Throw(1, evening.table.version), 1)
    assert str(refusal) == "it is not the turn of seat 1: it is the turn of 0"


def test_the_seat_that_a_bot_plays_and_the_one_that_needs_none_are_named() -> None:
    evening = Evening()
    needless = evening.refusal(LetBotSitIn(1))
    assert str(needless) == "seat 1 does not need a bot: nobody is missing there"
    evening.do(GoAway(1), 1)
    evening.do(LetBotSitIn(1))
    plays = Play(1, "stop", evening.table.version)
    assert str(evening.refusal(plays, 1)) == "a bot plays for seat 1 now"
    assert str(evening.refusal(plays, by=Actor.bot(0, "sensible", "1"))) == "seat 1 is not yours"


def test_a_claim_that_waits_names_whose_seat_is_asked_for(gathering: Gathering) -> None:
    gathering.do(GoAway(1), 1)
    gathering.do(Claim(1, "Dirk", key_of("Dirk")), by=Actor())
    second = gathering.refusal(Claim(1, "Eve", key_of("Eve")), by=Actor())
    assert str(second) == "someone already asks to sit down as Bo: wait for the answer"


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"dice": "loaded"}, "“loaded” are not dice of this house; there are sealed, real"),
        (
            {"game": "stich", "dice": "real"},
            "stich hides its cards, so they cannot be typed: choose sealed dice",
        ),
        ({"thinking": 4.9}, "the thinking time must be from 5 to 3600 seconds"),
        ({"pause": 10.1}, "the pause in a race must be from 0.1 to 10 seconds"),
    ],
)
def test_an_opening_that_is_refused_names_what_is_allowed(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TableError) as refused:
        opened(**choices)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("choices", [{"thinking": 5}, {"thinking": 3600}, {"pause": 0.1}, {"pause": 10}])
def test_the_least_and_the_most_are_allowed(choices: dict[str, Any]) -> None:
    (name, value) = next(iter(choices.items()))
    assert snapshot_of(opened(**choices), ())[name] == value
