"""`toog solve`: exact values as JSON and for people, and a sentence where there are none."""

from __future__ import annotations

import json

import pytest

from toog.cli import main

Captured = pytest.CaptureFixture[str]


def test_pietjesbak_for_two_says_what_beginning_is_worth(capsys: Captured) -> None:
    assert main(["solve", "pietjesbak", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"starter_wins": pytest.approx(0.537438775, abs=5e-10)}


def test_for_people_the_names_stand_beside_nine_digits(capsys: Captured) -> None:
    assert main(["solve", "azen_jagen", "--players", "2", "--option", "orders=1"]) == 0
    shown = capsys.readouterr().out
    assert "orders_0  0." in shown
    assert "Drink with care" in shown  # A8


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["stich"], "“stich” is not solved; solved are azen_jagen, mens, pietjesbak, zocken"),
        (["pietjesbak", "--players", "5"], "“pietjesbak” is solved for 2–4 players"),
        (["mens", "--players", "3"], "“mens” is solved for 2 players"),
        (["zocken", "--players", "9"], "from 1 to 8"),
        (["zocken", "--option", "rounds=0"], "must be 1–20 (rule Z16)"),
    ],
)
def test_what_is_not_solved_is_said_in_a_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["solve", *words]) == 2
    assert sentence in capsys.readouterr().err
