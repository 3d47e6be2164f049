"""The two examples of Zocken that the design gives: exactly what a replay says."""

from __future__ import annotations

import pytest

from toog import Decision, Illegal, Match

FIRST_DICE = [[0, "roll g"], ["*", "2"], [0, "place 4"], [0, "roll b"], ["*", "1"]]


def record(*events: list[int | str]) -> dict[str, object]:
    return {"toog": 1, "game": "zocken", "players": ["An"], "options": {}, "events": [*FIRST_DICE, *events]}


def test_z6_with_one_die_in_the_line_any_place_keeps_the_order() -> None:
    match = Match.from_record(record())
    assert match.turn == Decision((0,))
    assert match.legal() == [f"place {place}" for place in "<123567>"]
    assert match.scores == [0]
    assert match.winners == []


def test_z6_refused_because_the_row_would_rise_and_fall() -> None:
    with pytest.raises(Illegal) as refused:
        Match.from_record(record([0, "place 5"], [0, "roll r"], ["*", "1"], [0, "place 1"]))
    assert refused.value.rule == "Z6"
    assert refused.value.event == 8
