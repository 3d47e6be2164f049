"""Hints, reviews and puzzles in a process of their own: the same as here, in one language or another."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

import toog
from tests.review.test_puzzles import facts_of
from tests.table_talk import played_from
from toog.core.course import Course
from toog.core.errors import BadRecord
from toog.core.record import read_record, write_record
from toog.review.asking import last_choice, on_turn, question_of
from toog.review.coaching import coach_last, facts
from toog.review.processes import (
    Thinker,
    order_advice,
    order_daily,
    order_drills,
    order_hint,
    order_review,
)
from toog.review.reviewing import review
from toog.review.telling import tell_review
from toog.texts import Voice


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(niceness=5)
    yield thinker
    thinker.stop()


def finished() -> dict[str, Any]:
    match = toog.Match("pietjesbak", ["An", "Bo"], {"marks": 2}, seed=4)
    while not isinstance(match.turn, toog.Over):
        match.play(match.legal()[0])
    return match.record()


def test_a_hint_is_the_same_as_here(thinker: Thinker) -> None:
    match = toog.Match("pietjesbak", ["An", "Bo"], seed=1)
    course = Course.of(read_record(match.record()))
    order = order_hint(question_of(course, on_turn(course, None)), "fr", course.players)
    assert thinker.obey(order) == {"hint": toog.hint(match, language="fr")}
    process = thinker.process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == 5


def test_advice_is_the_same_as_here_and_none_where_the_move_was_good(thinker: Thinker) -> None:
    course = played_from("pietjesbak", 2, 0, "2 2 3", "stop")
    expected = coach_last(course)
    assert expected is not None
    chosen = last_choice(course, 0)
    assert chosen is not None
    before, word = chosen
    question = question_of(before, 0)
    told = thinker.obey(order_advice(question, word, None, "en", course.players))
    assert told == {"advice": facts(expected, Voice("en", course.game), course.players)}
    order = order_advice(question, word, 0.9, "en", course.players)
    assert thinker.obey(order) == {"advice": None}


def test_a_seat_that_has_not_moved_has_made_no_choice() -> None:
    assert last_choice(played_from("pietjesbak", 2, 0, "2 2 3"), 0) is None


def test_a_review_is_told_in_every_language_and_adds_up(thinker: Thinker) -> None:
    record = finished()
    found = review(record)
    for language in ("nl", "en"):
        told = thinker.obey(order_review(write_record(record), language))["review"]
        assert told == tell_review(found, language)
        assert len(told["curve"]) == len(told["at"]) == len(found.events) + 2
        assert told["at"][-1] == len(record["events"])
        for seat in told["seats"]:
            assert seat["start"] + seat["luck"] + seat["skill"] + seat["drift"] == seat["result"]
        losses = [choice["loss"] for choice in told["choices"]]
        assert max(losses) == told["costliest"]["loss"]
        assert min(losses) > 0
        assert told["picture"].startswith("<svg")


def test_drills_are_the_same_as_here_in_every_language(thinker: Thinker) -> None:
    record, heard = finished(), list[float]()
    found = toog.drills([record], "An")
    for language in ("nl", "en"):
        answer = thinker.obey(order_drills([write_record(record)], "An", language), heard.append)
        assert answer["puzzles"] == [facts_of(one, language) for one in found]
        assert answer["records"] == [one.record.plain() for one in found], "for the house to draw"
    assert found
    assert 0 < heard[0] <= 1
    with pytest.raises(BadRecord, match="plays in none of these games"):
        thinker.obey(order_drills([write_record(record)], "Cé", "en"))


def test_the_puzzle_of_a_day_is_the_same_in_another_process(thinker: Thinker) -> None:
    day = date(2026, 11, 20)
    found = toog.daily(day, "pietjesbak")
    for language in ("fr", "de"):
        answer = thinker.obey(order_daily(day, "pietjesbak", language))
        assert answer == {"puzzle": facts_of(found, language), "record": found.record.plain()}


def test_what_is_wrong_with_a_record_is_said_with_the_event(thinker: Thinker) -> None:
    record = finished()
    record["events"][3] = [0, "stop"]
    with pytest.raises(toog.GameError) as here:
        review(record)
    with pytest.raises(type(here.value)) as there:
        thinker.obey(order_review(write_record(record), "en"))
    assert (there.value.event, str(there.value)) == (here.value.event, str(here.value))
    with pytest.raises(BadRecord, match="not valid JSON"):
        thinker.obey(order_review("{", "en"))


def test_whoever_goes_in_the_middle_of_an_answer_leaves_none_of_it_to_the_next(
    thinker: Thinker,
) -> None:
    class Gone(Exception):
        pass

    def leave(done: float) -> None:
        raise Gone

    match = toog.Match("mens", ["An", "Bo"], seed=2)
    while len(match.record()["events"]) < 200:
        match.play(match.legal()[0])
    with pytest.raises(Gone):
        thinker.obey(order_review(write_record(match.record()), "en"), leave)
    assert thinker.process is None
