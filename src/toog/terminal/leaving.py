"""The ways out of a game: a word, the keyboard, or a terminal that goes away."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

SIGNALS = (signal.SIGTERM,) if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)
HANGUP = 1
INTERRUPTED = 130
BY_SIGNAL = 128


class Quit(Exception):
    """Someone said quit."""


class SentAway(BaseException):
    """The terminal was closed, or the system asks to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = BY_SIGNAL + number


def send_away(number: int, frame: FrameType | None) -> NoReturn:
    """Ends the game at the first of the signals and ignores the rest: a closing terminal sends several."""
    for heard in SIGNALS:
        signal.signal(heard, signal.SIG_IGN)
    raise SentAway(number)


@contextmanager
def listening() -> Iterator[None]:
    """Turns the signals of a terminal that goes away into SentAway, so that the game is kept."""
    before = {number: signal.signal(number, send_away) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ignores Ctrl-C and the signals while a game is put away."""
    numbers = (signal.SIGINT, *SIGNALS)
    before = {number: signal.signal(number, signal.SIG_IGN) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


WAYS_OUT = (Quit, EOFError, KeyboardInterrupt, SentAway)


def exit_code_of(way_out: BaseException | None) -> int:
    if isinstance(way_out, SentAway):
        return way_out.exit_code
    return INTERRUPTED if isinstance(way_out, KeyboardInterrupt) else 0
