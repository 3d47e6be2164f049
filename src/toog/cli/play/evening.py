"""One evening at the table: sit down, play, and put the game away, however it ends."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from toog.cli.output import complain
from toog.cli.play.ending import say_how_to_go_on, say_where, show_result
from toog.cli.play.leaving import HANGUP, WAYS_OUT, SentAway, exit_code_of, undisturbed
from toog.cli.play.screen import Screen
from toog.cli.play.sitting import Wishes, sit_at_table
from toog.cli.play.table import Table
from toog.core.course import Over

NOT_KEPT = 1


def spend_evening(screen: Screen, language: str, wishes: Wishes) -> int:
    with screen.keyboard.held(), screen.taken():
        table = sit_at_table(screen, language, wishes)
        if isinstance(table.course.turn, Over):
            way_out, kept = None, None
        else:
            way_out = play_on(table)
            kept = keep(table)
    with suppress(OSError):  # the terminal may be gone; the game is kept
        say_goodbye(table, way_out, kept)
    return NOT_KEPT if isinstance(kept, OSError) else exit_code_of(way_out)


def play_on(table: Table) -> BaseException | None:
    """How the game was left, or None when it came to its end."""
    try:
        table.play()
    except WAYS_OUT as way_out:
        return way_out
    except OSError:  # the terminal is gone, and nobody had said so yet
        return SentAway(HANGUP)
    return None


def keep(table: Table) -> Path | OSError | None:
    """Before anything is said. A game in which nothing happened is not kept, unless someone asked."""
    if not table.course.events and table.shelf.file is None:
        return None
    with undisturbed():
        try:
            return table.put_away()
        except OSError as error:
            return error


def say_goodbye(table: Table, way_out: BaseException | None, kept: Path | OSError | None) -> None:
    if way_out is None:
        show_result(table)
    if isinstance(kept, OSError):
        complain(table.voice.say("play-cannot-save", reason=str(kept.strerror)))
    elif kept is not None:
        (say_where if way_out is None else say_how_to_go_on)(table, kept)
