"""The house rules of Mens erger je niet: names, values and defaults as the rule book writes them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table_talk import sit_down
from toog.core.errors import BadArgument
from toog.core.registry import find_game

WRITTEN: list[tuple[str, str, list[Any], str]] = [
    ("board", "M1", [4, 6], "4|6"),
    ("spare", "M3", ["double", "empty"], "double|empty"),
    ("win", "M5", ["colour", "all"], "colour|all"),
    ("handicap", "M6", [[0, 0], [0, 3], [1, 2]], "2 × 0–3"),
    ("first_pawn", "M7", ["free", "beginner", "six"], "free|beginner|six"),
    ("stuck_six", "M10", ["again", "wait"], "again|wait"),
    ("own_hit", "M11", [True, False], "true|false"),
    ("must_hit", "M12", [False, True], "true|false"),
    ("bounce", "M14", [True, False], "true|false"),
    ("lane", "M15", ["fixed", "forward"], "fixed|forward"),
    ("tries", "M17", [1, 3], "1|3"),
    ("three_sixes", "M18", ["play", "lose"], "play|lose"),
    ("safe", "M19", ["none", "start"], "none|start"),
]
WRONG: dict[str, list[Any]] = {
    "board": [5, 0, -4, "4", 4.0, True, None, [4]],
    "handicap": [[], [3], [0, 0, 0], [0, 4], [-1, 0], [0, "3"], None],
    "tries": [0, 2, 4, "3", 3.0, True, None],
    "own_hit": [0, 1, "true", None],
    "must_hit": [0, 1, "true", None],
    "bounce": [0, 1, "true", None],
    "safe": ["", "all", "NONE", 0, 1, True, None, ["start"]],
}


def test_the_options_are_those_of_the_rule_book() -> None:
    options = find_game("mens").options
    assert [(option.name, option.rule) for option in options] == [
        (name, rule) for name, rule, _, _ in WRITTEN
    ]
    for name, _, _, allowed in WRITTEN:
        assert find_game("mens").option(name).allowed.replace("1–8 ×", "2 ×") == allowed


@pytest.mark.parametrize(("name", "default"), [(name, values[0]) for name, _, values, _ in WRITTEN])
def test_the_first_written_is_the_default_for_two(name: str, default: Any) -> None:
    assert find_game("mens").option(name).default_for(2) == default
    assert sit_down("mens", 2, **{name: default}).options == {}


@pytest.mark.parametrize(("name", "value"), [(name, v) for name, _, values, _ in WRITTEN for v in values[1:]])
def test_every_other_value_is_kept(name: str, value: Any) -> None:
    assert sit_down("mens", 2, **{name: value}).options == {name: value}


@pytest.mark.parametrize(("name", "rule", "allowed"), [(name, rule, a) for name, rule, _, a in WRITTEN])
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, rule: str, allowed: str) -> None:
    for value in WRONG.get(name, ["", "none", "ALL", 0, 1, True, None, ["all"]]):
        with pytest.raises(BadArgument) as refused:
            sit_down("mens", 2, **{name: value})
        assert refused.value.rule == rule
        assert allowed in str(refused.value)


@pytest.mark.parametrize(("players", "default"), [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_m1_the_default_side_depends_on_the_company(players: int, default: int) -> None:
    assert find_game("mens").option("board").default_for(players) == default
    assert sit_down("mens", players, board=default).options == {}


def test_m1_six_for_few_is_a_choice() -> None:
    assert sit_down("mens", 4, board=6).options == {"board": 6}


@pytest.mark.parametrize(("text", "value"), [("4", 4), ("6", 6), ("5", 5), ("six", "six")])
def test_m1_the_board_as_typed(text: str, value: Any) -> None:
    assert find_game("mens").option("board").read(text) == value


def test_m1_the_board_as_a_schema() -> None:
    assert find_game("mens").option("board").schema() == {"enum": [4, 6]}
