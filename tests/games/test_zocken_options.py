"""The house rules of Zocken: names, values and defaults as the rule book writes them."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import jsonschema
import pytest

from tests.table_talk import sit_down
from toog.core.errors import BadArgument
from toog.core.registry import find_game

OPTIONS = {option.name: option for option in find_game("zocken").options}
TABLE = [0, 10, 30, 60, 100, 150, 210, 280]

WRITTEN = [
    ("circles", "Z3", "roygbpw", "roygbpw|…|wpbgyor"),
    ("first", "Z4", 0, "0–7"),
    ("first_die", "Z8", "any", "any|field"),
    ("table", "Z14", TABLE, "8 × 0–1000"),
    ("rounds", "Z16", 5, "1–20"),
    ("handicap", "Z16", [0] * 8, "1–8 × 0–1000"),
]
RIGHT: list[tuple[str, Any]] = [
    ("circles", "wpbgyor"),
    ("circles", "oygbpwr"),
    ("first", 1),
    ("first", 7),
    ("first_die", "field"),
    ("table", [0] * 8),
    ("table", [1000] * 8),
    ("table", [280, 210, 150, 100, 60, 30, 10, 0]),
    ("rounds", 1),
    ("rounds", 20),
    ("handicap", [0, 1000, 1, 0, 0, 0, 0, 50]),
]
WRONG: dict[str, list[Any]] = {
    "circles": [
        *("", "roygbp", "roygbpww", "roygbpr", "rrrrrrr", "ROYGBPW", "roygbpx", "roygbpw\n", " roygbpw"),
        *(7, None, True, ["r", "o", "y", "g", "b", "p", "w"]),
    ],
    "first": [-1, 8, "0", 0.5, True, False, None, [0]],
    "first_die": ["", "escape", "FIELD", 0, 1, True, None],
    "table": [
        *([], TABLE[:7], [*TABLE, 0], [-1, *TABLE[1:]], [1001, *TABLE[1:]], [0.5, *TABLE[1:]]),
        *(["0", *TABLE[1:]], [True, *TABLE[1:]], [[0], *TABLE[1:]], "0,10", None, 5, {}),
    ],
    "rounds": [0, 21, -1, 5.5, "5", True, None],
}
EACH_WRONG = [(name, value) for name, values in WRONG.items() for value in values]


def test_the_options_are_those_of_the_rule_book() -> None:
    told = [(o.name, o.rule, o.default_for(8), o.allowed) for o in OPTIONS.values()]
    assert told == WRITTEN


@pytest.mark.parametrize(("name", "default"), [(name, default) for name, _, default, _ in WRITTEN])
def test_the_default_is_not_kept(name: str, default: Any) -> None:
    assert sit_down("zocken", 8, **{name: default}).options == {}


@pytest.mark.parametrize(("name", "value"), RIGHT)
def test_every_other_value_is_kept(name: str, value: Any) -> None:
    assert sit_down("zocken", 8, **{name: value}).options == {name: value}
    jsonschema.validate(value, OPTIONS[name].schema())


@pytest.mark.parametrize(("name", "value"), EACH_WRONG)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, value: Any) -> None:
    with pytest.raises(BadArgument) as refused:
        sit_down("zocken", 8, **{name: value})
    assert refused.value.key == "option-value"
    assert refused.value.rule == OPTIONS[name].rule
    assert OPTIONS[name].allowed in str(refused.value)


@pytest.mark.parametrize(("name", "value"), EACH_WRONG)
def test_the_schema_refuses_the_same(name: str, value: Any) -> None:
    assert not jsonschema.Draft202012Validator(OPTIONS[name].schema()).is_valid(value)


@pytest.mark.parametrize(("name", "value"), [("first", 0.0), ("rounds", 5.0), ("table", [0.0, *TABLE[1:]])])
def test_a_number_with_a_point_is_not_whole(name: str, value: Any) -> None:
    with pytest.raises(BadArgument):
        sit_down("zocken", 8, **{name: value})


def test_z3_every_order_of_the_circles_is_allowed() -> None:
    circles = OPTIONS["circles"]
    orders = ["".join(order) for order in permutations("roygbpw")]
    assert [circles.check(order, 1) for order in orders] == orders


@pytest.mark.parametrize("players", range(1, 9))
def test_z4_first_is_a_seat_of_this_table(players: int) -> None:
    last = players - 1
    assert sit_down("zocken", players, first=last).state.first == last
    allowed = f"must be 0–{last} " if last else "must be 0 "
    with pytest.raises(BadArgument, match=allowed):
        sit_down("zocken", players, first=players)


def test_z14_a_table_may_be_a_tuple_and_is_kept_as_a_list() -> None:
    assert sit_down("zocken", 1, table=(1,) * 8).options == {"table": [1] * 8}


def test_z14_the_table_in_play_is_a_copy() -> None:
    table = [5] * 8
    course = sit_down("zocken", 1, table=table)
    table[0] = 77
    course.options["table"][1] = 77
    assert course.state.table == [5] * 8


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("circles", "wpbgyor", "wpbgyor"),
        ("first", "3", 3),
        ("first", "An", "An"),
        ("table", "0,10,30,60,100,150,210,281", [0, 10, 30, 60, 100, 150, 210, 281]),
        ("table", "0,ten", [0, "ten"]),
        ("table", "", [""]),
        ("rounds", "7", 7),
    ],
)
def test_an_option_is_read_from_the_command_line(name: str, text: str, value: Any) -> None:
    assert OPTIONS[name].read(text) == value


@pytest.mark.parametrize("players", [0, 9])
def test_one_to_eight_players(players: int) -> None:
    with pytest.raises(BadArgument, match="1 to 8"):
        find_game("zocken").begin(players, {})
