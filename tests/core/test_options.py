"""Each kind of house rule: what it allows, refuses, reads, lays in the state, and says of itself."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from toog.core.errors import BadArgument
from toog.core.options import Choice, EachSeat, Number, Option, Pick, Switch, Text, is_whole, read_whole
from toog.core.state import MOST_SEATS, PerSeat, State


class House(State):
    marks: int
    tie: int
    step: int
    swap: int
    given: PerSeat


NUMBER = Number("marks", "P1", field="marks", low=1, high=30, default=9)
CHOICE = Choice("tie", "P6", field="tie", values=("throw_off", "replay"))
PICK = Pick("step", "M3", field="step", values=(3, 1))
SWITCH = Switch("swap", "S9", field="swap", default=True)
TEXT = Text("drink", "A8", longest=5)
EACH_SEAT = EachSeat("handicap", "P1", field="given", high=29)
KINDS: list[Option] = [NUMBER, CHOICE, PICK, SWITCH, TEXT, EACH_SEAT]

ALLOWED: list[tuple[Option, list[Any]]] = [
    (NUMBER, [1, 9, 30]),
    (CHOICE, ["throw_off", "replay"]),
    (PICK, [3, 1]),
    (SWITCH, [True, False]),
    (TEXT, ["", "cola", "thé ✓", "🏴\N{ZERO WIDTH JOINER}☠"]),
]
NEITHER: list[Any] = [None, 2.0, 1.5, float("nan"), float("inf"), [], [1], {}, {"a": 1}, (1,), b"1"]
REFUSED: list[tuple[Option, list[Any]]] = [
    (NUMBER, [*NEITHER, 0, 31, -1, 10**400, "9", "", True, False]),
    (CHOICE, [*NEITHER, "", "Replay", "replay ", "x" * 9999, 0, 1, True]),
    (PICK, [*NEITHER, 2, 0, -3, 10**400, "3", True, False]),
    (SWITCH, [*NEITHER, 0, 1, "true", "false", ""]),
    (EACH_SEAT, [*NEITHER, [0, 0, 0], [0, 30], [0, -1], [0, 1.0], [0, "1"], [False, True], "0,3"]),
    (TEXT, [*NEITHER, "sixsix", "a\nb", "\x1b[0m", "\ud800", "\u202e", 1, True]),
]


@pytest.mark.parametrize(("option", "values"), ALLOWED)
def test_an_allowed_value_is_itself(option: Option, values: list[Any]) -> None:
    for value in values:
        assert option.check(value, 2) is value


@pytest.mark.parametrize(("option", "values"), REFUSED)
def test_any_other_is_refused_under_its_rule(option: Option, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(BadArgument) as refused:
            option.check(value, 2)
        assert refused.value.rule == option.rule
        assert option.name in str(refused.value)
        assert str(refused.value).isprintable()
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize("option", [NUMBER, CHOICE, PICK, SWITCH])
def test_a_refusal_lists_what_is_allowed(option: Option) -> None:
    with pytest.raises(BadArgument) as refused:
        option.check(None, 2)
    assert option.allowed in str(refused.value)


def test_a_text_that_is_refused_says_how_long_it_may_be() -> None:
    with pytest.raises(BadArgument, match="at most 5 printable characters"):
        TEXT.check("sixsix", 2)


def test_what_is_allowed_in_words() -> None:
    said = ["1–30", "throw_off|replay", "3|1", "true|false", "0–5 a…z", "1–8 × 0–29"]
    assert [option.allowed for option in KINDS] == said


def test_defaults() -> None:
    assert [option.default_for(4) for option in KINDS] == [9, "throw_off", 3, True, "", [0, 0, 0, 0]]


@pytest.mark.parametrize("option", KINDS)
def test_the_default_is_allowed(option: Option) -> None:
    default = option.default_for(2)
    assert option.check(default, 2) == default


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (NUMBER, "5", 5),
        (NUMBER, "-5", -5),
        (NUMBER, "five", "five"),
        (NUMBER, "", ""),
        (NUMBER, "-", "-"),
        (NUMBER, "5.0", "5.0"),
        (NUMBER, " 5", " 5"),
        (NUMBER, "٥", "٥"),
        (NUMBER, "²", "²"),
        (NUMBER, "1" * 5000, "1" * 5000),
        (CHOICE, "replay", "replay"),
        (PICK, "3", 3),
        (PICK, "x", "x"),
        (SWITCH, "true", True),
        (SWITCH, "false", False),
        (SWITCH, "True", "True"),
        (SWITCH, "1", "1"),
        (TEXT, "cola", "cola"),
        (TEXT, "5", "5"),
        (EACH_SEAT, "0,3", [0, 3]),
        (EACH_SEAT, "0,three", [0, "three"]),
        (EACH_SEAT, "", [""]),
    ],
)
def test_read_from_the_command_line(option: Option, text: str, value: Any) -> None:
    read = option.read(text)
    assert read == value
    assert type(read) is type(value)


@given(st.text(), st.sampled_from(KINDS))
def test_whatever_is_typed_is_allowed_or_refused(text: str, option: Option) -> None:
    value = option.read(text)
    with suppress(BadArgument):
        assert option.check(value, 2) == value


@given(st.integers(1 - 10**20, 10**20 - 1))
def test_a_whole_number_is_read(number: int) -> None:
    assert read_whole(str(number)) == number


def test_a_switch_is_no_whole_number() -> None:
    assert is_whole(1)
    assert not is_whole(True)
    assert not is_whole(1.0)


@pytest.mark.parametrize(
    ("option", "field", "value", "laid"),
    [
        (NUMBER, "marks", 5, 5),
        (CHOICE, "tie", "throw_off", 0),
        (CHOICE, "tie", "replay", 1),
        (PICK, "step", 3, 3),
        (PICK, "step", 1, 1),
        (SWITCH, "swap", True, 1),
        (SWITCH, "swap", False, 0),
    ],
)
def test_laid_in_the_state_as_a_whole_number(option: Option, field: str, value: Any, laid: int) -> None:
    s = House()
    option.lay(s, value)
    assert getattr(s, field) == laid
    assert type(getattr(s, field)) is int


@pytest.mark.parametrize("value", [[0], [0, 3], [29] * MOST_SEATS])
def test_a_number_for_each_seat_is_kept_as_a_list_and_laid_in_its_length(value: list[int]) -> None:
    taken = EACH_SEAT.check(tuple(value), len(value))
    assert taken == value
    s = House()
    EACH_SEAT.lay(s, taken)
    assert s.given[: len(value)] == value
    assert s.given[len(value) :] == [0] * (MOST_SEATS - len(value))


def test_a_refused_list_says_how_many_numbers_this_company_needs() -> None:
    with pytest.raises(BadArgument, match="3 × 0–29"):
        EACH_SEAT.check([0, 3], 3)


def test_a_text_is_not_laid_in_the_state() -> None:
    s = House()
    TEXT.lay(s, "cola")
    assert s == House()


@pytest.mark.parametrize(("option", "values"), ALLOWED)
def test_the_schema_takes_what_is_allowed(option: Option, values: list[Any]) -> None:
    validator = Draft202012Validator(option.schema())
    assert all(validator.is_valid(value) for value in values)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (NUMBER, [0, 31, "9", True, None, 1.5]),
        (CHOICE, ["", "Replay", 0, None]),
        (PICK, [2, 0, "3", None]),
        (SWITCH, [0, "true", None]),
        (TEXT, ["sixsix", 1, None]),
        (EACH_SEAT, [[], [0] * 9, [30], [-1], ["0"], [True], "0,3", None]),
    ],
)
def test_the_schema_refuses_what_is_not(option: Option, values: list[Any]) -> None:
    validator = Draft202012Validator(option.schema())
    assert not any(validator.is_valid(value) for value in values)
