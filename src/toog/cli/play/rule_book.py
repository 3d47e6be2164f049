"""The rule book of a game, as it is read at the table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from toog.cli.output import two_columns
from toog.cli.play.house_rules import value_line, wordings_for
from toog.cli.play.pages import heading, rule_lines
from toog.core.course import Course
from toog.texts import Voice


def rule_book(course: Course, voice: Voice) -> list[RenderableType]:
    pages: list[RenderableType] = [Text(voice.say("about")), heading(voice.say("thirty-seconds"))]
    pages.append(two_columns(("–", line) for line in voice.say("short").splitlines()))
    for section in course.game.book:
        pages.append(heading(voice.say(f"section-{section.name}")))
        pages.append(rule_lines(voice, section.rules))
    return [*pages, heading(voice.say("play-house-rules")), *house_rules(course, voice)]


def house_rules(course: Course, voice: Voice) -> list[Text]:
    """As this table plays."""
    wordings = wordings_for(voice, course.game, course.players)
    return [value_line(option, wordings, course.options) for option in course.game.options]
