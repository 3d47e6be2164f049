"""A terminal on paper: what would be painted, at any width, without a terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tests.table_talk import NAMES
from toog.core.course import Chance, Course, Over
from toog.core.record import Record, read_record
from toog.core.registry import find_game
from toog.core.sources import Seeded
from toog.table.shapes import DiceKind
from toog.terminal.adviser import NO_ADVICE, AdviceWish
from toog.terminal.auto import Auto
from toog.terminal.cup import SEEDED, Cup
from toog.terminal.game_loop import GameLoop
from toog.terminal.keyboard_table import lay_table
from toog.terminal.leaving import Quit
from toog.terminal.painter import Painter
from toog.terminal.screen import Screen
from toog.terminal.seats import Sitter
from toog.terminal.shelf import Shelf
from toog.terminal.sight import ToldStory
from toog.texts.voice import voice_for


class Paper(Screen):
    """Keeps every frame; what is typed was written down before, and when it runs out someone leaves."""

    def __init__(self, width: int = 80, height: int = 24, typed: Iterable[str] = ()) -> None:
        self.written = io.StringIO()
        console = Console(file=self.written, width=width, height=height, highlight=False, markup=False)
        super().__init__(quick=True, console=console)
        self.typed = list(typed)
        self.frames: list[str] = []

    def turn_over(self) -> str:
        frame = self.written.getvalue()
        self.written.seek(0)
        self.written.truncate()
        self.frames.append(frame)
        return frame

    def ask(self, prompt: str | Text) -> str:
        self.console.print(Text(str(prompt)))
        self.turn_over()
        if not self.typed:
            raise Quit
        return self.typed.pop(0)


class Drawer(Shelf):
    """Keeps every record that was put away, and writes nothing."""

    def __init__(self) -> None:
        super().__init__(Path("drawer"))
        self.records: list[dict[str, Any]] = []

    def put(self, record: dict[str, Any], private: dict[str, Any] | None) -> Path:
        self.records.append(record)
        return self.folder


def painter_for(
    course: Course, paper: Paper, language: str, eyes: int | None = 0, *, bots: int = 0
) -> Painter:
    people = len(course.players) - bots
    seats = [Sitter(name, None if at < people else "random") for at, name in enumerate(course.players)]
    return Painter(paper, voice_for(language, course.game), ToldStory(course, eyes), seats)


def table_for(
    course: Course,
    typed: Sequence[str],
    *,
    bots: int = 0,
    dice: DiceKind = SEEDED,
    language: str = "en",
    auto: Auto = Auto.NONE,
    advice: AdviceWish = NO_ADVICE,
) -> tuple[GameLoop, Paper]:
    paper = Paper(typed=typed)
    people = len(course.players) - bots
    seats = [Sitter(name, None if at < people else "random") for at, name in enumerate(course.players)]
    voice = voice_for(language, course.game)
    cup = Cup(dice, 1)
    table = lay_table(record_of(course), seats, cup)
    return GameLoop(table, seats, cup, Drawer(), paper, voice, auto=auto, advice=advice), paper


def record_of(course: Course) -> Record:
    return read_record(course.record())


def play_on(table: GameLoop) -> None:
    try:
        table.play()
    except Quit:
        return


def some_course(name: str, players: int, steps: int) -> Course:
    """So many events of a game between players who do as they please."""
    course = Course(find_game(name), NAMES[:players], {})
    please = random.Random(7)
    for number in range(steps):
        turn = course.turn
        if isinstance(turn, Over):
            break
        if isinstance(turn, Chance):
            course.throw(turn.fall.say(Seeded(number).fall(turn.fall, number)))
        else:
            course.play(please.choice(course.legal(turn.seats[0])), turn.seats[0])
    return course
