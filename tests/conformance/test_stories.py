"""The story of every game that is over: its sheet adds up, and its facts can be said in every language."""

from __future__ import annotations

import pytest

from tests.conformance.house import GAMES, course_of
from toog.core.course import Course
from toog.core.story import Story, story_of
from toog.texts.voice import LANGUAGES, voice_for

GAMES_TOLD = 12


@pytest.fixture(params=GAMES, scope="module")
def stories(request: pytest.FixtureRequest) -> list[tuple[Course, Story]]:
    """Some games that are over, each with its story."""
    ended = [list(course_of(request.param, seed))[-1] for seed in range(GAMES_TOLD)]
    return [(course, story_of(course)) for course in ended]


def test_the_sheet_adds_up_to_the_scores(stories: list[tuple[Course, Story]]) -> None:
    for course, story in stories:
        sheet = story.sheet
        assert list(sheet.scores) == course.scores
        for seat in range(len(course.players)):
            gained = sum(row.gains[seat] for row in sheet.rows)
            assert sheet.start[seat] + gained == course.scores[seat]
        assert [row.number for row in sheet.rows] == list(range(1, len(sheet.rows) + 1))


def test_the_winners_and_nobody_else_come_first(stories: list[tuple[Course, Story]]) -> None:
    for course, story in stories:
        places = story.sheet.places
        assert tuple(seat for seat, place in enumerate(places) if place == 1) == course.winners
        assert max(places) <= len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_to_four_facts_are_told_to_everyone(stories: list[tuple[Course, Story]], language: str) -> None:
    for course, story in stories:
        voice = voice_for(language, course.game)
        assert 2 <= len(story.facts) <= 4
        for fact in story.facts:
            for you in (None, 0, *course.winners):
                said = voice.tell_fact(fact, course.players, you)
                assert said == said.strip()
                assert said.endswith(".")
