"""One evening at the table: sit down, play, and put the game away, however it ends."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

from toog.cli.output import complain
from toog.cli.play.ending import say_how_to_go_on, say_where, show_result
from toog.cli.play.leaving import HANGUP, WAYS_OUT, SentAway, exit_code_of, undisturbed
from toog.cli.play.prompts import Command, command_words, fold
from toog.cli.play.screen import Screen
from toog.cli.play.sitting import Wishes, once_more, sit_at_table
from toog.cli.play.table import Table

NOT_KEPT = 1


def spend_evening(screen: Screen, language: str, wishes: Wishes) -> int:
    sit = partial(sit_at_table, screen, language, wishes)
    with screen.keyboard.held():
        while True:
            with screen.taken():
                table = sit()
                looked_back = table.is_over
                way_out = None if looked_back else play_on(table)
                kept = None if looked_back else keep(table)
            with suppress(OSError):  # the terminal may be gone; the game is kept
                say_goodbye(table, way_out, kept)
            if isinstance(kept, OSError):
                return NOT_KEPT
            if looked_back or way_out is not None or not wants_more(table):
                return exit_code_of(way_out)
            sit = partial(once_more, table)


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
    """Before anything is said; also a game in which nothing fell yet, for its names and house rules."""
    with undisturbed():
        try:
            return table.put_away()
        except OSError as error:
            return error
        finally:
            table.shelf.let_go()


def say_goodbye(table: Table, way_out: BaseException | None, kept: Path | OSError | None) -> None:
    if way_out is None:
        show_result(table)
    if isinstance(kept, OSError):
        complain(table.voice.say("play-cannot-save", reason=str(kept.strerror)))
    elif kept is not None:
        (say_where if way_out is None else say_how_to_go_on)(table, kept)


def wants_more(table: Table) -> bool:
    """Whether the same company plays again: it takes a word, so that nobody begins by a key too many."""
    if not table.people:
        return False
    table.screen.keyboard.forget()
    say = table.voice.say
    words = [fold(say(key)) for key in ("play-word-again", "yes")]
    try:
        while said := fold(table.screen.ask(say("play-again", word=say("play-word-again")))):
            if command_words(table.voice).get(said) is Command.QUIT:
                return False
            if any(word.startswith(said) for word in words):
                return True
    except WAYS_OUT:
        return False
    return False
