"""The rule book of a game, as it is read at the table."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from toog.cli.play.pages import heading, rule_lines
from toog.core.course import Course
from toog.core.options import Option
from toog.texts import Voice


def rule_book(course: Course, voice: Voice) -> list[RenderableType]:
    pages: list[RenderableType] = [Text(voice.say("about"))]
    for section in course.game.book:
        pages.append(heading(voice.say(f"section-{section.name}")))
        pages.append(rule_lines(voice, section.rules))
    return [*pages, heading(voice.say("play-house-rules")), *house_rules(course, voice)]


def house_rules(course: Course, voice: Voice) -> list[Text]:
    """As this table plays; what differs from the usual stands out."""
    lines = []
    for option in course.game.options:
        usual = option.default_for(len(course.players))
        value = course.options.get(option.name, usual)
        style = "bold" if option.name in course.options else ""
        said = say_value(voice, option, value)
        label = voice.say("play-labelled", label=voice.say(f"option-{option.name}"))
        lines.append(Text.assemble(f"{label} ", (said, style)))
    return lines


def say_value(voice: Voice, option: Option, value: Any) -> str:
    """An empty text is what is usual."""
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return voice.value(option, value) or voice.say("play-usual")
