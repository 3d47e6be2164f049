"""The process that compares for the page: what there is when time is up is told."""

from __future__ import annotations

import functools

import pytest

from toog.child_process import ignore
from toog.core.errors import BadArgument
from toog.lab import compare, worker
from toog.lab.processes import Experimenter, order_comparison
from toog.server.http.advisers import LONG


def test_a_comparison_that_takes_too_long_ends_by_itself_with_what_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert 0.8 * LONG.seconds >= worker.MOST_SECONDS
    monkeypatch.setattr(worker, "MOST_SECONDS", 0.0)
    monkeypatch.setattr(worker, "compare", functools.partial(compare, games=2_000_000))
    order = order_comparison("azen_jagen", 3, ({}, {"orders": 5}), "en")
    told = worker.obey({**order}, ignore)["compared"]
    assert 0 < told["games"] < told["wanted"]
    assert told["lines"]


def test_what_cannot_be_compared_is_refused_here_as_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Experimenter, "ask", lambda _, order, progress: worker.obey(order, progress))
    with pytest.raises(BadArgument, match="2 to 8 players, not 9"):
        Experimenter().obey(order_comparison("pietjesbak", 9, ({}, {"marks": 5}), "en"))
