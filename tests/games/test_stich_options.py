"""The house rules of 12er Stich: names, values and defaults as the rule book writes them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table_talk import sit_down
from toog.core.errors import BadArgument
from toog.core.registry import find_game
from toog.texts.voice import LANGUAGES, Voice

WRITTEN = [
    ("target", "S3", "die|50–2000"),
    ("first", "S4", "0–5"),
    ("hand", "S15", "nothing|minus"),
    ("handicap", "S16", "1–8 × 0–1000"),
    ("swap", "S17", "true|false"),
]


def test_the_options_are_those_of_the_rule_book() -> None:
    options = find_game("stich").options
    assert [(option.name, option.rule, option.allowed) for option in options] == WRITTEN


@pytest.mark.parametrize(
    ("name", "default"),
    [("target", "die"), ("first", 0), ("hand", "nothing"), ("handicap", [0] * 4), ("swap", False)],
)
def test_the_defaults(name: str, default: Any) -> None:
    assert find_game("stich").option(name).default_for(4) == default
    assert sit_down("stich", 4, **{name: default}).options == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("target", 50), ("target", 2000), ("first", 1), ("first", 3), ("hand", "minus")),
        *(("handicap", [0, 1000, 1, 0]), ("swap", True)),
    ],
)
def test_other_values_are_kept(name: str, value: Any) -> None:
    assert sit_down("stich", 4, **{name: value}).options == {name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("target", value) for value in (49, 2001, 0, -50, 300.0, "300", "DIE", True, None, ["die"])),
        *(("hand", value) for value in ("", "plus", 0, None, True)),
        *(("swap", value) for value in ("true", 1, 0, None)),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, value: Any) -> None:
    option = find_game("stich").option(name)
    with pytest.raises(BadArgument) as refused:
        sit_down("stich", 4, **{name: value})
    assert refused.value.rule == option.rule
    assert option.allowed in str(refused.value)


@pytest.mark.parametrize("value", [4, -1, 6, "0", 1.0, True, None, [0]])
def test_s4_who_leads_first_sits_at_this_table(value: Any) -> None:
    with pytest.raises(BadArgument, match="0–3") as refused:
        sit_down("stich", 4, first=value)
    assert refused.value.rule == "S4"


@pytest.mark.parametrize(("text", "value"), [("die", "die"), ("250", 250), ("much", "much"), ("-1", -1)])
def test_s3_the_target_on_the_command_line(text: str, value: Any) -> None:
    assert find_game("stich").option("target").read(text) == value


def test_s3_the_published_form_of_the_target() -> None:
    number = {"type": "integer", "minimum": 50, "maximum": 2000}
    assert find_game("stich").option("target").schema() == {"anyOf": [{"enum": ["die"]}, number]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_s3_the_die_is_said_in_every_language(language: str) -> None:
    voice = Voice(language, find_game("stich"))
    option = find_game("stich").option("target")
    assert voice.value(option, "die") == voice.say("value-target-die")
    assert voice.value(option, 250) == "250"


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BadArgument, match="2 to 6"):
        find_game("stich").begin(players, {})
