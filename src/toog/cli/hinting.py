"""`toog hint`: the best move of the seat on turn, with what every move is worth and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toog.cli.output import print_json, refuse, say_care
from toog.cli.progress import thinking
from toog.cli.usage import JSON, Subcommand, Words
from toog.console import console, read_file
from toog.core.course import Course
from toog.core.errors import GameError
from toog.core.record import Record
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.review.hinting import HintFacts


def run(words: Words) -> int:
    voice, as_json = Voice(words.language), "json" in words
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        course = Course.of(record)
        with thinking(voice, quiet=as_json):
            found = find(course, voice)
    except GameError as error:
        return refuse(error, voice, as_json=as_json)
    if as_json:
        print_json(dict(found))
    else:
        show(found, record, course, voice)
    return 0


def find(course: Course, voice: Voice) -> HintFacts:
    from toog.review.hinting import facts, hint_in  # here: nothing else of the terminal waits for NumPy

    return facts(hint_in(course), voice, course.players)


def show(found: HintFacts, record: Record, course: Course, voice: Voice) -> None:
    """In the words that the board of the terminal has for the moves."""
    from toog.terminal.hint_page import hint_lines
    from toog.terminal.painter import Painter
    from toog.terminal.screen import Screen
    from toog.terminal.seats import seats_of
    from toog.terminal.sight import ToldStory

    screen, seat = console(), found["seat"]
    painter = Painter(Screen(console=screen), voice, ToldStory(course, seat), seats_of(record))
    say_care(voice, screen)
    for line in hint_lines(found, course.players[seat], voice, painter.offers(seat), screen.width):
        screen.print(line)


HINT = Subcommand("hint", run, "FILE", flags=(JSON,))
