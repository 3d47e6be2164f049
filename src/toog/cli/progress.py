"""A bar on stderr for work that takes long, where someone can see it."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from toog.cli.stopping import ending_in_time
from toog.texts import Voice
from toog.workers import ignore

SIGN_SECONDS = 1.0  # after so long whoever waits is told why


@contextmanager
def counting(voice: Voice, total: int | None) -> Iterator[Callable[[int], None]]:
    """Counts things done, such as games, up to `total` where that is known."""
    with ending_in_time(voice), bar_of(MofNCompleteColumn()) as bar:
        task = bar.add_task(voice.say("cli-simulating", game=voice.say("name")), total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def filling(voice: Voice) -> Iterator[Callable[[float], None]]:
    """Shows which part of the work is done, from 0 to 1."""
    with ending_in_time(voice), bar_of(TaskProgressColumn()) as bar:
        task = bar.add_task(voice.say("cli-simulating", game=voice.say("name")), total=1.0)
        yield lambda part: bar.update(task, completed=part)


@contextmanager
def thinking(voice: Voice, *, quiet: bool) -> Iterator[Callable[[float], None]]:
    """Says after a while that the house gets ready, and then shows which part is done, from 0 to 1.

    Nothing is said where nobody can see it, nor to a program, which is `quiet`.
    """
    bar = bar_of(TaskProgressColumn())
    if quiet or bar.disable:
        with ending_in_time(voice):
            yield ignore
        return
    task = bar.add_task(voice.say("cli-thinking", game=voice.say("name")), total=None)
    name = voice.say("cli-simulating", game=voice.say("name"))
    timer = threading.Timer(SIGN_SECONDS, bar.start)
    timer.daemon = True
    timer.start()
    try:
        with ending_in_time(voice):
            yield lambda part: bar.update(task, description=name, total=1.0, completed=part)
    finally:
        timer.cancel()
        timer.join()
        bar.stop()


def bar_of(column: MofNCompleteColumn | TaskProgressColumn) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        column,
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
