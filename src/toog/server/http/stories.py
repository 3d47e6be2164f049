"""The story of a game that is over: facts worth telling, a sheet by round, and who came where."""

from __future__ import annotations

import asyncio
import functools
from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request
from msgspec import Struct

from toog.core.course import Course
from toog.core.record import read_event, read_record
from toog.core.story import story_of
from toog.server.http.work_queue import IsUnwanted, WorkQueue
from toog.table import Table
from toog.workers import Unwanted

MOST = 1_000  # asked for at once: a game was stored already, and its story is short
MOST_EACH = 50  # by one address, which may be a café where an evening ends


class StoryFact(Struct, frozen=True):
    """To be said as `story-<key>` of the game's catalogue, or else of the house's."""

    key: str
    arguments: dict[str, int | str]


class SheetRow(Struct, frozen=True):
    """One round: what it changed for each seat, and where each then stood."""

    number: int
    gains: list[int]
    totals: list[int]


class ShownStory(Struct, frozen=True):
    """`start` is what each seat had before the first round; `places` count from 1, by seat.

    `out` are the seats that were out of the game before it ended.
    """

    facts: list[StoryFact]
    start: list[int]
    rows: list[SheetRow]
    places: list[int]
    out: list[int]


class Stories:
    """The stories of games, each made once while its table is in memory: everyone asks when a game ends.

    In a queue of their own, so that the end of a game waits for nobody's long replay.
    """

    def __init__(self) -> None:
        self.work_queue = WorkQueue(most=MOST, most_each=MOST_EACH)
        self.told: WeakKeyDictionary[Table, ShownStory] = WeakKeyDictionary()
        self.turns: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()

    async def of(self, request: Request[Any, Any, Any], table: Table) -> ShownStory:
        """The story of a game that is over. Where the first asker hangs up, the next one asks for it anew."""
        async with self.turns.setdefault(table, asyncio.Lock()):
            if table not in self.told:
                self.told[table] = await self.work_queue.do(request, functools.partial(tell_story, table))
            return self.told[table]


def tell_story(table: Table, is_unwanted: IsUnwanted) -> ShownStory:
    """Plays the game over, which nothing changes any more."""
    record = read_record(table.record())
    course = Course(record.game, record.players, record.options)
    for event in record.events:
        if is_unwanted():
            raise Unwanted
        course.happen(read_event(event, len(record.players)))
    return story_in(course)


def story_in(course: Course) -> ShownStory:
    """The story of a course that is over."""
    story = story_of(course)
    sheet = story.sheet
    return ShownStory(
        [StoryFact(fact.key, fact.arguments) for fact in story.facts],
        list(sheet.start),
        [SheetRow(row.number, list(row.gains), list(row.totals)) for row in sheet.rows],
        sheet.places,
        list(sheet.out),
    )
