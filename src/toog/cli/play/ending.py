"""The end of an evening: the result, where the record is, or how to go on another time."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from toog.cli.play.cup import SEALED, what_falls
from toog.cli.play.pages import care, title
from toog.cli.play.sight import paint_names
from toog.cli.play.table import Table
from toog.core.story import Story, story_of
from toog.texts import Voice, language_of

LAST_LINES = 4
LINES_FOR_FILES = 6


def show_result(table: Table) -> None:
    """The last board, how it ended, who won, every score, and what was worth telling about the game."""
    painter = table.painter
    if table.curtained:
        table.story.tell_to(None)
    last = painter.lines_from(max(len(table.story.told) - LAST_LINES, 0))[-LAST_LINES:]
    story = story_of(table.course)
    parts: list[RenderableType] = []
    for roomy, told in ((True, True), (False, True), (False, False)):
        board = painter.board.draw(painter.sight(roomy=roomy))
        facts = facts_in(table, story) if told else []
        end = [*result(table, story), *facts, *care(table.voice)]
        parts = [title(table.voice), board, Text(), *last, Text(), *end]
        if table.screen.height_of(parts) <= table.screen.console.height - LINES_FOR_FILES:
            break
    for part in parts:
        table.screen.console.print(part)


def result(table: Table, story: Story) -> list[Text]:
    """Who won, and the scores in the order of the places."""
    names = table.painter.names
    winners = [names[seat] for seat in table.course.winners]
    star = table.screen.look.star
    said = table.voice.say("play-winners", names=table.voice.list_of(winners), many=len(winners))
    won = paint_names(Text(f"{star} {said} {star}", "bold"), names)
    places = story.sheet.places
    ranked = sorted(range(len(names)), key=lambda seat: places[seat])
    scores = f" {table.screen.look.dot} ".join(score_of(table, seat) for seat in ranked)
    return [won, paint_names(Text(scores), names)]


def score_of(table: Table, seat: int) -> str:
    score = table.course.scores[seat]
    unit = table.voice.say("score-unit", score=score)
    return table.voice.say("play-score-of", name=table.painter.names[seat], score=f"{score} {unit}")


def facts_in(table: Table, story: Story) -> list[Text]:
    return [Text(table.voice.tell_fact(fact, table.painter.names)) for fact in story.facts]


def say_where(table: Table, file: Path) -> None:
    """Where the record is, and how anyone can check sealed dice."""
    table.screen.say(table.voice.say("play-record-kept"), str(file))
    if table.cup.kind == SEALED:
        table.screen.say(
            table.voice.say("play-verify", chance=what_falls(table.course.game)),
            command(table.voice, "verify", file),
        )


def say_how_to_go_on(table: Table, file: Path) -> None:
    table.screen.say(table.voice.say("play-go-on"), command(table.voice, "play --resume", file))


def command(voice: Voice, word: str, file: Path) -> str:
    """To be typed as it is, here and now: it says the language too where the surroundings do not."""
    chosen = "" if voice.language == language_of(os.environ) else f" --lang {voice.language}"
    return f"{program()} {word} {shlex.quote(str(file))}{chosen}"


def program() -> str:
    """The word that starts this house: its name where that is known, and otherwise where it is."""
    if shutil.which("toog"):
        return "toog"
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m toog"
    return shlex.quote(str(started.absolute()))
