"""Something to read: help, the rule book, the story so far. Page by page, and back to the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from toog.console import two_columns
from toog.terminal.leaving import Quit
from toog.terminal.prompts import HouseWord, read_answer
from toog.terminal.screen import Screen
from toog.terminal.sight import WIDE
from toog.texts import Voice

LINES_FOR_PROMPT = 2


def head(voice: Voice) -> list[RenderableType]:
    """The top of every screen of a game."""
    return [title(voice), *care(voice)]


def title(voice: Voice) -> Rule:
    return Rule(Text(voice.say("name"), "bold"), align="left", style="dim")


def care(voice: Voice) -> list[Text]:
    """A8: the line about care, on every screen of a game that asks for it."""
    return [Text(voice.say("care"), "italic")] if voice.knows("care") else []


def turn_pages(screen: Screen, voice: Voice, *parts: RenderableType) -> None:
    """Shows pages. Enter turns them and after the last goes back; so does any other word at once."""
    paged = PagedText(screen, voice, parts)
    while not paged.ended:
        screen.display(paged.page)
        typed = screen.ask(voice.say("play-page-back" if paged.last else "play-page-more"))
        if read_answer(typed, (), voice) is HouseWord.QUIT:
            raise Quit
        if typed:
            return
        paged.turn()


class PagedText:
    """A text that is read page by page, and the line at which the page begins."""

    def __init__(self, screen: Screen, voice: Voice, parts: Sequence[RenderableType]) -> None:
        self.screen = screen
        self.top = head(voice)
        self.parts = parts
        self.first = 0

    @property
    def lines(self) -> list[list[Segment]]:
        return self.screen.lines_of(Group(*self.parts))

    @property
    def room(self) -> int:
        """How many lines a page has. The question takes one of the screen's, or two where it is narrow."""
        prompt = 1 if self.screen.width >= WIDE else LINES_FOR_PROMPT
        return max(self.screen.console.height - self.screen.height_of(self.top) - prompt, 1)

    def page(self) -> list[RenderableType]:
        shown = self.lines[self.first : self.first + self.room]
        return [*self.top, *(Segments([*line, Segment.line()]) for line in shown)]

    def turn(self) -> None:
        self.first += self.room

    @property
    def last(self) -> bool:
        return self.first + self.room >= len(self.lines)

    @property
    def ended(self) -> bool:
        return self.first >= len(self.lines)


def heading(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def rule_lines(voice: Voice, rules: Iterable[str]) -> Table:
    """Lists rules with their numbers; C2 is common to the games and stands in no book of theirs."""
    return two_columns(
        (rule, voice.say("play-throw-off" if rule == "C2" else f"rule-{rule}")) for rule in rules
    )
