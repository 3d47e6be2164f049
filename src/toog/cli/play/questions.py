"""Questions before the game: each with a default that Enter takes, asked again until it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from toog.cli.play.leaving import Leave
from toog.cli.play.prompts import Command, command_words, fold
from toog.cli.play.screen import Screen
from toog.core.errors import GameError
from toog.texts import Voice

T = TypeVar("T")


class Wrong(Exception):
    """What was typed cannot be taken, and this sentence says why."""


class Questions:
    def __init__(self, screen: Screen, voice: Voice) -> None:
        self.screen = screen
        self.voice = voice

    def ask(
        self, parts: Sequence[RenderableType], prompt: str, read: Callable[[str], T | None], wrong: str
    ) -> T:
        """`read` answers None for what it cannot take, and `wrong` says what it can; or it raises why."""
        notice: list[RenderableType] = []
        while True:
            self.screen.show(*parts, *notice)
            typed = self.screen.ask(Text(prompt, "bold"))
            if command_words(self.voice).get(fold(typed)) is Command.QUIT:
                raise Leave
            said = wrong
            try:
                answer = read(typed)
                if answer is not None:
                    return answer
            except Wrong as reason:
                said = str(reason)
            except GameError as error:
                said = self.voice.error(error)
            notice = [Text(said, "bold red")]

    def number(
        self, parts: Sequence[RenderableType], prompt: str, *, low: int, high: int, default: int
    ) -> int:
        def read(typed: str) -> int | None:
            if not typed:
                return default
            said = typed if typed.isdecimal() and typed.isascii() else ""
            number = int(said[:4] or -1)
            return number if low <= number <= high else None

        wrong = self.voice.say("play-from-to", low=low, high=high)
        return self.ask(parts, f"{prompt} ({low}–{high}) [{default}]", read, wrong)


def numbered(rows: Sequence[Sequence[str | Text]]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    for number, row in enumerate(rows, start=1):
        grid.add_row(str(number), *row)
    return grid
