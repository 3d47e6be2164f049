"""Quick reactions from a fixed set."""

from __future__ import annotations

from tests.table.evening import Evening, kinds
from toog.table import REACTIONS, Actor
from toog.table.commands import React


def test_a_seat_reacts_with_one_of_the_set() -> None:
    evening = Evening()
    assert kinds(evening.do(React(0, REACTIONS[0]), 0)) == ["reacted"]
    assert evening.refused(React(0, "<b>"), 0) == "no-such-reaction"
    assert evening.refused(React(0, REACTIONS[0]), 1) == "not-yours"
    assert evening.refused(React(0, REACTIONS[0]), by=Actor()) == "not-yours"


def test_reactions_have_a_pause() -> None:
    evening = Evening()
    evening.do(React(0, "laugh"), 0)
    assert evening.refused(React(0, "laugh"), 0, after=0.5) == "too-soon"
    evening.do(React(1, "laugh"), 1)
    evening.do(React(0, "laugh"), 0, after=0.5)


def test_a_reaction_is_news_that_changes_nothing_else() -> None:
    evening = Evening()
    version = evening.table.version
    evening.do(React(0, "wave"), 0)
    news = evening.table.news((1,), version)
    entry = {"entry": "reacted", "at": 100.0, "seat": 0, "reaction": "wave"}
    assert news == [{"version": version + 1, "entry": entry, "told": [], "told_to": {}, "now": {}}]
