"""The errors: every sentence can be said, and what a user gave is quoted short and safe."""

from __future__ import annotations

from string import Formatter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import toog
from toog.core.errors import (
    LONGEST_QUOTE,
    SENTENCES,
    BadArgument,
    BadRecord,
    GameError,
    GameOver,
    Illegal,
    Malformed,
    OutOfTurn,
    quote,
)

KINDS: list[tuple[type[GameError], str]] = [
    (Malformed, "malformed"),
    (Illegal, "illegal"),
    (OutOfTurn, "out_of_turn"),
    (GameOver, "over"),
    (BadRecord, "bad_record"),
    (BadArgument, "bad_record"),
]


def variables(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("key", SENTENCES)
def test_every_sentence_can_be_said(key: str) -> None:
    names = variables(SENTENCES[key])
    error = GameError(key, rule="P1", **{name: f"<{name}>" for name in names - {"rule"}})
    said = str(error)
    assert "{" not in said
    assert said == said.strip()
    assert "\n" not in said
    assert not said.endswith(".")
    assert ("P1" in said) == ("rule" in names)
    for name in names - {"rule"}:
        assert f"<{name}>" in said


@pytest.mark.parametrize(("error", "kind"), KINDS)
def test_six_errors_by_their_kind(error: type[GameError], kind: str) -> None:
    assert error.kind == kind
    assert issubclass(error, toog.GameError)
    assert getattr(toog, error.__name__) is error


def test_an_error_knows_its_key_rule_and_arguments() -> None:
    error = Illegal("not-legal", rule="P3", word="“stop”")
    assert (error.key, error.rule, error.event, error.arguments) == (
        "not-legal",
        "P3",
        None,
        {"word": "“stop”"},
    )
    assert str(error) == "“stop” may not be played now: rule P3"
    assert GameOver("is-over").rule is None


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("stop", "“stop”"),
        ("", "“”"),
        ("a\nb\x1b[31m\x00\u202e", "“a?b?[31m??”"),
        ("half \ud800", "“half ?”"),
        ("é…✓", "“é…✓”"),
        (5, "5"),
        (5.5, "5.5"),
        (None, "None"),
        (True, "True"),
        ([1, 2], "[1, 2]"),
        ({"a": 1}, "{'a': 1}"),
    ],
)
def test_a_quote(value: object, shown: str) -> None:
    assert quote(value) == shown


def test_a_number_too_large_to_write_is_not_written() -> None:
    assert quote(10**5000) == quote([10**5000]) == "…"


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


class Rude:
    def __repr__(self) -> str:
        raise RuntimeError("no")


class Loud:
    def __repr__(self) -> str:
        return "\x07" * 1000


HOSTILE = {
    "long": "x" * 10**6,
    "unprintable": "\x00" * 10**6,
    "long list": ["x" * 10**6] * 100,
    "deep list": nested(5000),
    "rude": Rude(),
    "loud": Loud(),
    "long entry": {"k" * 999: "v" * 999},
    "bytes": b"\xff" * 999,
    "accents alone": "\u0301" * 500,
    "keys without order": {1: 2, "a": 3},
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_value_is_quoted_short_and_on_one_line(name: str) -> None:
    shown = quote(HOSTILE[name])
    assert len(shown) <= LONGEST_QUOTE + len("“…”")
    assert shown.isprintable()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
    max_leaves=8,
)


@given(json_values)
def test_any_value_is_quoted_short_and_printable(value: object) -> None:
    shown = quote(value)
    assert len(shown) <= LONGEST_QUOTE + len("“…”")
    assert shown.isprintable()
    shown.encode()
