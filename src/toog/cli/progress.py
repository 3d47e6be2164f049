"""A bar on stderr for work that takes long, where someone can see it."""

from __future__ import annotations

import sys
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

from toog.texts import Voice


@contextmanager
def counting(voice: Voice, total: int | None) -> Iterator[Callable[[int], None]]:
    """Counts things done, such as games, up to `total` where that is known."""
    with bar_of(MofNCompleteColumn()) as bar:
        task = bar.add_task(voice.say("cli-simulating", game=voice.say("name")), total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def filling(voice: Voice) -> Iterator[Callable[[float], None]]:
    """Shows which part of the work is done, from 0 to 1."""
    with bar_of(TaskProgressColumn()) as bar:
        task = bar.add_task(voice.say("cli-simulating", game=voice.say("name")), total=1.0)
        yield lambda part: bar.update(task, completed=part)


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
