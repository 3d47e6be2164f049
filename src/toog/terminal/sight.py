"""What the seat at the keyboard sees: the story so far, and all that one frame is drawn from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rich.console import OverflowMethod
from rich.text import Text

from toog.core.contract import SPECTATOR, Game, Telling
from toog.core.course import Course
from toog.table.entries import Fell, Moved, Undone
from toog.table.log import LoggedEntry
from toog.terminal.look import Look
from toog.texts import Voice

WIDE = 76
SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta")

Tellings = list[list[Telling]]
"""What was told of each event, in the order of the events."""


@dataclass(frozen=True)
class Sight:
    game: Game[Any]
    voice: Voice
    look: Look
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    options: dict[str, Any]
    view: dict[str, Any]
    earlier: dict[str, Any]
    """The view when these eyes last looked."""
    scores: tuple[int, ...]
    on_turn: tuple[int, ...]
    fell: tuple[int, ...]
    """The dice that fell last, or those still in the air."""
    eyes: int | None
    width: int
    roomy: bool

    @property
    def wide(self) -> bool:
        return self.width >= WIDE

    def option(self, name: str) -> Any:
        return self.options.get(name, self.game.option(name).default_for(len(self.names)))

    def name(self, seat: int, room: int) -> Text:
        """A name in the colour of its seat, shortened where it is long, and marked where it is a bot's."""
        bot = Text(f" {self.voice.say('play-bot')}" if self.bots[seat] and self.wide else "", "dim")
        cut: OverflowMethod = "ellipsis" if self.look.ellipsis == "…" else "crop"
        shown = Text(self.names[seat], SEAT_STYLES[seat], no_wrap=True, overflow=cut)
        shown.truncate(room - bot.cell_len)
        return shown.append_text(bot)

    def pointer(self, seat: int) -> Text:
        return Text(self.look.pointer if seat in self.on_turn else " ", "bold")

    def change(self, field: str, seat: int) -> int:
        """How a number per seat changed since these eyes last looked."""
        return int(self.view[field][seat]) - int(self.earlier[field][seat])


def paint_names(line: Text, names: tuple[str, ...]) -> Text:
    for seat, name in enumerate(names):
        line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat])
    return line


class ToldStory:
    """One list of tellings for each event of the course, and how far each pair of eyes had read."""

    def __init__(self, course: Course, eyes: int | None) -> None:
        self.course = course
        self.eyes = eyes
        self.read: dict[int | None, int] = {}
        self.last_views: dict[int | None, dict[str, Any]] = {}
        self.told: Tellings = self.from_the_beginning()

    def from_the_beginning(self) -> Tellings:
        return [tellings for _, tellings in self.course.told(self.eyes)]

    def tell_to(self, eyes: int | None) -> None:
        if eyes != self.eyes:
            self.eyes = eyes
            self.told = self.from_the_beginning()

    def hear(self, moment: LoggedEntry) -> None:
        if isinstance(moment.entry, Moved | Fell):
            eyes = SPECTATOR if self.eyes is None else self.eyes
            self.told.append(moment.told(self.course.game, eyes))
        elif isinstance(moment.entry, Undone):
            self.take_back()

    def take_back(self) -> None:
        """Forgets the last event as if it had never been told: whoever read it reads on from before it."""
        self.told.pop()
        self.read = {eyes: min(read, len(self.told)) for eyes, read in self.read.items()}
        self.mark_read()

    def mark_read(self) -> None:
        """Notes that these eyes have seen everything up to here."""
        self.read[self.eyes] = len(self.told)
        self.last_views[self.eyes] = self.course.view(self.eyes)

    @property
    def last_view(self) -> dict[str, Any] | None:
        """What lay there when these eyes last looked."""
        return self.last_views.get(self.eyes)

    @property
    def first_new(self) -> int:
        """The first event these eyes have not read of."""
        return self.read.get(self.eyes, 0)
