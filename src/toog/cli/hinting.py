"""`toog hint`: the best move of the seat on turn, with what every move is worth and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from toog.cli.output import print_json, refuse, say_care
from toog.cli.progress import thinking
from toog.cli.stopping import end_of
from toog.cli.usage import JSON, Flag, Subcommand, Words
from toog.console import console, read_file
from toog.core.course import Course
from toog.core.errors import GameError
from toog.core.record import Record
from toog.texts import Voice

if TYPE_CHECKING:
    from toog.review.hinting import HintFacts


MOST_GAMES = 999_999


def run(words: Words) -> int:
    voice, as_json = Voice(words.language), "json" in words
    games, played = words.whole("rollout", 1, MOST_GAMES), None
    try:
        record = read_file(str(words.operand))
        voice = Voice(words.language, record.game)
        course = Course.of(record)
        with thinking(voice, quiet=as_json) as progress:
            if games is None:
                found = find(course, voice)
            else:
                found, played = find_with_rollout(course, voice, games, progress)
    except GameError as error:
        return refuse(error, voice, as_json=as_json)
    if as_json:
        print_json(dict(found))
    else:
        show(found, record, course, voice)
    return 0 if games is None or played is None else end_of(voice, played, games)


def find(course: Course, voice: Voice) -> HintFacts:
    from toog.review.hinting import facts, hint_in  # here: nothing else of the terminal waits for NumPy

    return facts(hint_in(course), voice, course.players)


def find_with_rollout(
    course: Course, voice: Voice, games: int, progress: Callable[[float], None]
) -> tuple[HintFacts, int | None]:
    """Find a hint and roll it out. Ctrl-C stops the games; then say how many were played by then."""
    from toog.review.asking import on_turn, question_of
    from toog.review.hinting import facts_with_rollout, hint_of
    from toog.review.rollout import rolling_out

    question = question_of(course, on_turn(course, None))
    hint, rolled, played = hint_of(question), None, None
    try:
        for rolled in rolling_out(question, games, threads=None):
            progress(rolled.games / games)
    except KeyboardInterrupt:
        if rolled is None:
            raise
        played = rolled.games
    assert rolled is not None  # noqa: S101 at least one game was asked for
    return facts_with_rollout(question, hint, rolled, voice, course.players), played


def show(found: HintFacts, record: Record, course: Course, voice: Voice) -> None:
    """In the words that the board of the terminal has for the moves."""
    from toog.terminal.hint_page import hint_lines, rollout_lines
    from toog.terminal.painter import Painter
    from toog.terminal.screen import Screen
    from toog.terminal.seats import seats_of
    from toog.terminal.sight import ToldStory

    screen, seat = console(), found["seat"]
    painter = Painter(Screen(console=screen), voice, ToldStory(course, seat), seats_of(record))
    say_care(voice, screen)
    offers = painter.offers(seat)
    for line in hint_lines(found, course.players[seat], voice, offers, screen.width):
        screen.print(line)
    for line in rollout_lines(found, voice, offers):
        screen.print(line)


HINT = Subcommand("hint", run, "FILE", flags=(Flag("rollout", "N"), JSON))
