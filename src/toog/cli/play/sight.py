"""What one frame of the game shows: the view of the seat at the keyboard, and how to draw it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rich.console import OverflowMethod
from rich.text import Text

from toog.cli.play.look import Look
from toog.core.contract import Game
from toog.texts import Voice

WIDE = 76
SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta")


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
        """A name in the colour of its seat, shortened when it is very long, and said so when it is a bot."""
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
