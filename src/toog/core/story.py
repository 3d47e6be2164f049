"""What became of a game that is over: its sheet by round, and the facts worth telling about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from toog.core.contract import Fact, Step
from toog.core.course import Course
from toog.core.sheet import Scorer, Sheet


@dataclass(frozen=True)
class Story:
    facts: list[Fact]
    sheet: Sheet


def story_of(course: Course) -> Story:
    """Of a course that is over; everything in it may be known."""
    sheet = sheet_of(course)
    return Story(course.game.story(steps(course), sheet), sheet)


def sheet_of(course: Course) -> Sheet:
    game, seats = course.game, range(len(course.players))
    again = Course(game, course.players, course.options)
    scorer = Scorer(again.scores)
    number = game.round_of(again.state)
    for event in course.events:
        again.happen(event)
        now = game.round_of(again.state)
        if now > number > 0:
            scorer.close(number, again.scores, [game.behind(again.state, seat) for seat in seats])
        number = now
    scorer.close(number, again.scores, [game.behind(again.state, seat) for seat in seats])
    return scorer.sheet(course.winners, [seat for seat in seats if game.is_out(again.state, seat)])


def steps(course: Course) -> Iterator[Step[Any]]:
    again = Course(course.game, course.players, course.options)
    before = again.state.copy()
    for event in course.events:
        again.happen(event)
        after = again.state.copy()
        yield Step(before, event, after)
        before = after


def tell_lead(sheet: Sheet) -> list[Fact]:
    """Since when the winner was in front; not told of one round, one player or several winners."""
    if len(sheet.winners) > 1 or len(sheet.rows) < 2 or len(sheet.start) < 2:
        return []
    [winner] = sheet.winners
    first, last = sheet.rows[0].number, sheet.rows[-1].number
    since = sheet.in_front_since(winner)
    if since == first:
        return [Fact("led", {"seat": winner})]
    if since == last:
        return [Fact("ahead-at-last", {"seat": winner})]
    return [Fact("took-lead", {"seat": winner, "round": since})]
