"""A storm in which people ask one thing only sees it told too early, or wrongly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from tests.storm import questions
from tests.storm.storm import run
from tests.storm.world import Broken
from toog.server.http import api
from toog.server.tables import codes
from toog.server.tables.encoding_cache import EncodingCache
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live

T = TypeVar("T")
MOST_SEEDS = 40
ASKS = 0.5  # each time that people look at the table


class AnswersAtOnce(Live):
    """Over HTTP, and does not wait for the commit."""

    async def answer(self, make: Callable[[], T]) -> T:
        return make()


class Hasty(Hub):
    def seat(self, shown: EncodingCache, *, kept: bool) -> Live:
        live = self.tables[shown.table.id] = AnswersAtOnce(self.services, self, shown, kept=kept)
        return live


def ask_only(patch: pytest.MonkeyPatch, *asked: Callable[..., Awaitable[Any]]) -> None:
    patch.setattr(questions, "QUESTIONS", list(asked))
    patch.setattr("tests.storm.people.ASKS", ASKS)


def first_broken(hubs: Callable[..., Hub] = Hub) -> str:
    for seed in range(MOST_SEEDS):
        try:
            run(seed, hubs)
        except Broken as broken:
            return str(broken)
    return "nothing"


@pytest.mark.parametrize(
    ("question", "seen"),
    [
        (questions.ask_table, "is told of version"),
        (questions.ask_record, "a record is told"),
        (questions.ask_lobby, "a lobby is told"),
        (questions.come_back_by_pin, "before it is stored that a PIN was given"),
    ],
)
def test_what_is_not_stored_is_seen(
    monkeypatch: pytest.MonkeyPatch, question: Callable[..., Awaitable[Any]], seen: str
) -> None:
    ask_only(monkeypatch, question)
    assert seen in first_broken(Hasty)


def test_a_story_told_before_the_end_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_only(monkeypatch, questions.ask_story)
    monkeypatch.setattr(api, "must_be_over", lambda _: None)
    assert "a story is told" in first_broken()


def test_a_code_that_is_not_stored_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_only(monkeypatch, questions.ask_code)
    monkeypatch.setattr(codes, "give", lambda *_: codes.fresh_code())
    assert "is told a code" in first_broken()


def test_a_code_that_leads_nowhere_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_only(monkeypatch, questions.ask_code, questions.use_code)
    monkeypatch.setattr(codes, "called", lambda *_: None)
    assert "there is no code" in first_broken()
