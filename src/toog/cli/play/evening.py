"""One evening at the table: sit down, play, and put the game away, however it ends."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from toog.cli.output import complain
from toog.cli.play.ending import say_how_to_go_on, say_where, show_result
from toog.cli.play.leaving import WAYS_OUT, exit_code_of, undisturbed
from toog.cli.play.screen import Screen
from toog.cli.play.sitting import Wishes, sit_at_table
from toog.cli.play.table import Table
from toog.core.course import Over

NOT_KEPT = 1


def spend_evening(screen: Screen, language: str, wishes: Wishes) -> int:
    with screen.taken():
        table = sit_at_table(screen, language, wishes)
        was_over = isinstance(table.course.turn, Over)
        way_out = play_on(table)
    if was_over:
        show_result(table)
        return 0
    with undisturbed(), suppress(OSError):  # the terminal may be gone; the game is kept first
        return put_away(table, way_out)
    return exit_code_of(way_out)


def play_on(table: Table) -> BaseException | None:
    """How the game was left, or None when it came to its end."""
    try:
        table.play()
    except WAYS_OUT as way_out:
        return way_out
    return None


def put_away(table: Table, way_out: BaseException | None) -> int:
    file, trouble = keep(table)
    if way_out is None:
        show_result(table)
    if file is None:
        complain(table.voice.say("play-cannot-save", reason=trouble))
        return NOT_KEPT
    (say_where if way_out is None else say_how_to_go_on)(table, file)
    return exit_code_of(way_out)


def keep(table: Table) -> tuple[Path | None, str]:
    try:
        return table.put_away(), ""
    except OSError as error:
        return None, str(error.strerror)
