"""A refusal is a sentence of that rule and that position, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.conformance.house import GAMES, course_of
from tests.table_talk import NAMES
from tests.texts.test_catalogues import messages
from toog.core.course import Course, Decision
from toog.core.errors import Illegal
from toog.core.registry import find_game
from toog.texts.voice import LANGUAGES, Voice

MOST_EVENTS = 400  # of one game: many beginnings meet more kinds of refusals than one long game
REASONS = ("move", "why")


def every_refusal(course: Course) -> Iterator[Illegal]:
    """Every word of the vocabulary, asked of everyone who is on turn."""
    assert isinstance(course.turn, Decision)
    for seat in course.turn.seats:
        for move in range(len(course.game.vocabulary)):
            number = course.game.rules.refusal(course.state, seat, move)
            if number:
                yield course.refused(seat, move, number)


@cache
def refusals(name: str) -> tuple[Illegal, ...]:
    """One of each rule, kind of move and reason that random games meet."""
    found: dict[tuple[object, ...], Illegal] = {}
    for seed in range(40):
        for course in course_of(name, seed):
            if len(course.events) > MOST_EVENTS:
                break
            if isinstance(course.turn, Decision):
                for error in every_refusal(course):
                    reasons = (error.arguments.get(reason) for reason in REASONS)
                    found.setdefault((error.rule, *reasons), error)
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_is_a_sentence(name: str, language: str) -> None:
    voice = Voice(language, find_game(name))
    for error in refusals(name):
        said = voice.refusal(error, NAMES)
        assert said.endswith(f"{error.rule})")
        assert said[0].isupper() or said[0].isdigit()


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_its_words_and_all_words_their_reason(name: str) -> None:
    said = messages(find_game(name).folder / "texts", "en")
    told = {key.removeprefix("refusal-"): seen for key, seen in said.items() if key.startswith("refusal-")}
    assert told.keys() == {error.rule for error in refusals(name)}
    for rule, seen in told.items():
        for reason in REASONS:
            if reason in seen.variants:
                met = {error.arguments[reason] for error in refusals(name) if error.rule == rule}
                assert met == seen.variants[reason], rule
