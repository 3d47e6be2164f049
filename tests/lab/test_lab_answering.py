"""The process that compares for the page: what there is when time is up is told."""

from __future__ import annotations

import functools

import pytest

from toog.core.errors import BadArgument
from toog.lab import answering, compare
from toog.lab.requests import ComparisonRequest
from toog.server.http.advisers import LONG
from toog.workers import Worker, do_work, ignore


def test_a_comparison_that_takes_too_long_ends_by_itself_with_what_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert 0.8 * LONG.seconds >= answering.MOST_SECONDS
    monkeypatch.setattr(answering, "MOST_SECONDS", 0.0)
    monkeypatch.setattr(answering, "compare", functools.partial(compare, games=2_000_000))
    told = do_work(ComparisonRequest("azen_jagen", 3, ({}, {"orders": 5}), "en"), ignore)
    assert 0 < told.games < told.wanted
    assert told.lines


def test_what_cannot_be_compared_is_refused_here_as_there() -> None:
    worker = Worker()
    with pytest.raises(BadArgument, match="2 to 8 players, not 9"):
        worker.ask(ComparisonRequest("pietjesbak", 9, ({}, {"marks": 5}), "en"))
    worker.stop()
