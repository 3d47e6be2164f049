"""Something to read: help, the rule book, the story so far. Page by page, and back to the game."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from toog.cli.output import two_columns
from toog.cli.play.prompts import Command, read_answer
from toog.cli.play.screen import Screen
from toog.texts import Voice

LINES_FOR_PROMPT = 2


def head(voice: Voice) -> list[RenderableType]:
    """The top of every screen of a game."""
    return [title(voice), *care(voice)]


def title(voice: Voice) -> Rule:
    return Rule(Text(voice.say("name"), "bold"), align="left", style="dim")


def care(voice: Voice) -> list[Text]:
    """A8: where a game asks for care, no screen is without that line."""
    return [Text(voice.say("care"), "italic")] if voice.knows("care") else []


def turn_pages(screen: Screen, voice: Voice, *parts: RenderableType) -> None:
    lines = screen.lines_of(Group(*parts))
    top = head(voice)
    on_a_page = max(screen.console.height - screen.height_of(top) - LINES_FOR_PROMPT, 1)
    for first in range(0, len(lines), on_a_page):
        screen.show(*top)
        screen.say_lines(lines[first : first + on_a_page])
        last = first + on_a_page >= len(lines)
        typed = screen.ask(voice.say("play-page-back" if last else "play-page-more"))
        if read_answer(typed, (), voice) is Command.QUIT:
            return


def heading(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def rule_lines(voice: Voice, rules: Iterable[str]) -> Table:
    """Each rule with its number; C2 is common to the games and stands in no book of theirs."""
    return two_columns(
        (rule, voice.say("play-throw-off" if rule == "C2" else f"rule-{rule}")) for rule in rules
    )
