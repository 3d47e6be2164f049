"""The house rules of Pietjesbak: names, values and defaults as the rule book writes them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table_talk import sit_down
from toog.core.errors import BadArgument
from toog.core.registry import find_game

WRITTEN: list[tuple[str, str, list[Any], str]] = [
    ("marks", "P1", [9, *range(1, 31)], "1–30"),
    ("handicap", "P1", [[0, 0], [0, 3], [29, 1]], "2 × 0–29"),
    ("counts", "P4", ["last", "best"], "last|best"),
    ("tie", "P6", ["throw_off", "replay"], "throw_off|replay"),
    ("zand", "P8", ["by_pips", "equal"], "by_pips|equal"),
    ("stoef_with", "P11", ["max", "add", "double"], "max|add|double"),
    ("stoef_lost", "P12", [0, 1, 2], "0–2"),
    ("seven", "P13", ["counted", "any"], "counted|any"),
    ("apes_early", "P14", ["out", "sit_out"], "out|sit_out"),
    ("starter", "P18", ["winner", "loser", "clockwise"], "winner|loser|clockwise"),
]
WRONG: dict[str, list[Any]] = {
    "marks": [0, 31, -1, 5.0, "5", True, None, [9]],
    "handicap": [[], [3], [0, 0, 0], [0, 30], [-1, 0], [0, 1.0], [0, "3"], [True, 0], "0,3", 3, None],
    "stoef_lost": [-1, 3, 1.0, "1", True, None],
}


def test_the_options_are_those_of_the_rule_book() -> None:
    options = find_game("pietjesbak").options
    assert [(option.name, option.rule) for option in options] == [
        (name, rule) for name, rule, _, _ in WRITTEN
    ]
    for name, _, _, allowed in WRITTEN:
        assert find_game("pietjesbak").option(name).allowed.replace("1–8 ×", "2 ×") == allowed


@pytest.mark.parametrize(("name", "default"), [(name, values[0]) for name, _, values, _ in WRITTEN])
def test_the_first_written_is_the_default(name: str, default: Any) -> None:
    assert find_game("pietjesbak").option(name).default_for(2) == default
    assert sit_down("pietjesbak", 2, **{name: default}).options == {}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, _, values, _ in WRITTEN for value in values[1:]]
)
def test_every_other_value_is_kept(name: str, value: Any) -> None:
    expected = {} if (name, value) == ("marks", 9) else {name: value}
    assert sit_down("pietjesbak", 2, **{name: value}).options == expected


@pytest.mark.parametrize(
    ("name", "rule", "allowed"), [(name, rule, allowed) for name, rule, _, allowed in WRITTEN]
)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, rule: str, allowed: str) -> None:
    for value in WRONG.get(name, ["", "none", "LAST", 0, 1, True, None, ["last"]]):
        with pytest.raises(BadArgument) as refused:
            sit_down("pietjesbak", 2, **{name: value})
        assert refused.value.rule == rule
        assert allowed in str(refused.value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadArgument, match="marks, handicap, counts, tie, zand, stoef_with, stoef_lost"):
        sit_down("pietjesbak", 2, jokers=1)


@pytest.mark.parametrize("players", [0, 1, 9])
def test_two_to_eight_players(players: int) -> None:
    with pytest.raises(BadArgument, match="2 to 8"):
        find_game("pietjesbak").begin(players, {})


def test_marks_99_says_what_is_allowed() -> None:
    with pytest.raises(BadArgument, match="1–30"):
        sit_down("pietjesbak", 2, marks=99)
