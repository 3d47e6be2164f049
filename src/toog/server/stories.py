"""The story of a game that is over: facts worth telling, a sheet by round, and who came where."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from toog.core.course import Course
from toog.core.record import read_record
from toog.core.story import story_of


class Fact(Struct, frozen=True):
    """To be said as `story-<key>` of the game's catalogue, or else of the house's."""

    key: str
    arguments: dict[str, int | str]


class SheetRow(Struct, frozen=True):
    """One round: what it changed for each seat, and where each then stood."""

    number: int
    gains: list[int]
    totals: list[int]


class Story(Struct, frozen=True):
    """`start` is what each seat had before the first round; `places` count from 1, by seat."""

    facts: list[Fact]
    start: list[int]
    rows: list[SheetRow]
    places: list[int]


def tell_story(record: dict[str, Any]) -> Story:
    return story_in(Course.of(read_record(record)))


def story_in(course: Course) -> Story:
    """Of a course that is over."""
    story = story_of(course)
    sheet = story.sheet
    return Story(
        [Fact(fact.key, fact.arguments) for fact in story.facts],
        list(sheet.start),
        [SheetRow(row.number, list(row.gains), list(row.totals)) for row in sheet.rows],
        sheet.places,
    )
