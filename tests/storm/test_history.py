"""What a run leaves on disk can be judged again, and a history that was changed is seen."""

from __future__ import annotations

import io
import json

import pytest

from tests.storm.checker import check
from tests.storm.history import History
from tests.storm.storm import run
from tests.storm.world import Broken

SEED = 14


@pytest.fixture(scope="module")
def lines() -> list[str]:
    kept = io.StringIO()
    run(SEED, history=History(kept))
    return kept.getvalue().splitlines()


def test_a_history_is_judged_again_as_the_run_was(lines: list[str]) -> None:
    assert check(lines) == sum(json.loads(line)["what"] == "told" for line in lines) > 0


def test_what_is_told_before_it_is_stored_is_seen(lines: list[str]) -> None:
    told = next(number for number, line in enumerate(lines) if '"type\\":\\"news' in line)
    stored = max(number for number in range(told) if json.loads(lines[number])["what"] == "stored")
    early = [*lines[:stored], lines[told], *lines[stored:told], *lines[told + 1 :]]
    with pytest.raises(Broken, match=f"line {stored + 1}"):
        check(early)


def test_a_commit_that_is_missing_is_seen(lines: list[str]) -> None:
    stored = [number for number, line in enumerate(lines) if json.loads(line)["what"] == "stored"]
    missing = stored[len(stored) // 2]
    with pytest.raises(Broken):
        check(lines[:missing] + lines[missing + 1 :])
