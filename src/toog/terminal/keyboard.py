"""The keyboard: a line that can be edited, and a pause that Enter cuts short.

A window that changes its size and a game that comes back from the background disturb both, and then
everything has to be painted again.
"""

from __future__ import annotations

import functools
import importlib
import io
import os
import re
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType, ModuleType

if sys.platform == "win32":
    DISTURBING: tuple[signal.Signals, ...] = ()
else:
    import termios

    DISTURBING = (signal.SIGWINCH, signal.SIGCONT, signal.SIGTSTP)

NUDGE_SECONDS = 0.05
MOST_NUDGES = 100
MOST_TYPED = 4096
ESCAPES = re.compile(r"(\x1b\[[0-9;]*m)")


class Disturbed(Exception):
    """The window changed, and what was asked has to be asked again; `typed` is what stood there."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Keyboard:
    def __init__(self) -> None:
        self.editor: ModuleType | None = None
        self.ahead = ""
        """Typed while nothing was asked: it waits in the next question."""
        self.attentive = False
        self.disturbed = False
        self.stop_asked = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Listens for what disturbs. The editor is loaded after that, so that it learns of a new size too."""
        before = {number: signal.signal(number, self.hear) for number in DISTURBING}
        self.editor = load_editor()
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Takes in a signal that disturbs: at once where something is asked, else with the next question."""
        if sys.platform != "win32":
            self.stop_asked |= number == signal.SIGTSTP
        self.disturbed = True
        if self.attentive:
            self.attend()

    def attend(self) -> None:
        if self.disturbed:
            self.attentive = self.disturbed = False
            raise Disturbed(self.editor.get_line_buffer() if self.editor else "")

    @contextmanager
    def attending(self) -> Iterator[None]:
        self.attentive = True
        try:
            self.attend()
            yield
        finally:
            self.attentive = False

    def read(self, prompt: str, begun: str = "") -> str:
        """Reads one line; EOFError when there is no more. `begun` stands there already, to be edited."""
        if self.editor is None:
            with self.attending():
                return input(prompt)
        # No Python runs in the hook: Ctrl-C that came before it would be raised there, and be forgotten.
        self.editor.set_startup_hook(functools.partial(self.editor.insert_text, begun))
        with shown_as_typed(), nudged(), self.attending():
            return input(ESCAPES.sub("\x01\\1\x02", prompt) if has_marks(self.editor) else prompt)

    def wait(self, seconds: float) -> None:
        """Waits for so long, or until Enter. Anything else that is typed is kept for the next question."""
        if sys.platform == "win32":
            time.sleep(seconds)
            return
        with self.attending():
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if ready:
            typed = os.read(sys.stdin.fileno(), MOST_TYPED)
            if not typed:
                raise EOFError
            self.ahead += typed.decode(errors="replace").strip()

    def forget(self) -> None:
        """Drops what was typed already, before a question that deserves an answer of its own."""
        self.ahead = ""
        if sys.platform != "win32":
            with suppress(termios.error, io.UnsupportedOperation):
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def stop(self) -> None:
        """Puts the game in the background, until someone fetches it back."""
        self.stop_asked = False
        if sys.platform != "win32":
            signal.signal(signal.SIGTSTP, signal.SIG_DFL)
            signal.raise_signal(signal.SIGTSTP)
            signal.signal(signal.SIGTSTP, self.hear)
        self.disturbed = False


def load_editor() -> ModuleType | None:
    """Loads Readline, where there is one. It keeps no lines: others at the keyboard may not read them."""
    try:
        readline = importlib.import_module("readline")
    except ImportError:
        return None
    readline.set_auto_history(False)
    readline.parse_and_bind("set enable-bracketed-paste off")
    return readline


def has_marks(editor: ModuleType) -> bool:
    """Whether the editor has to be told which characters of a prompt take no room, as GNU Readline has."""
    return "libedit" not in (editor.__doc__ or "")


@contextmanager
def nudged() -> Iterator[None]:
    """Sees to it that a signal ends the reading of a line: Ctrl-C above all.

    Readline looks for signals only when one interrupts its waiting. One that comes in the moment before,
    while the prompt is being shown, would be noticed with the next key. So a thread that hears of every
    signal interrupts the waiting once more.
    """
    if sys.platform == "win32":
        yield
        return
    over = threading.Event()
    told, tell = socket.socketpair()
    tell.setblocking(False)
    nudging = threading.Thread(target=nudge, args=(told, over, threading.get_ident()), daemon=True)
    unnoticed, before = signal.signal(signal.SIGURG, lambda *_: None), -1
    try:  # Ctrl-C may come at any of these lines: Python must not go on writing to a socket that is closed
        before = signal.set_wakeup_fd(tell.fileno(), warn_on_full_buffer=False)
        nudging.start()
        yield
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        tell.close()
        if nudging.is_alive():
            nudging.join()
        told.close()
        signal.signal(signal.SIGURG, unnoticed)


def nudge(told: socket.socket, over: threading.Event, reader: int) -> None:
    """Interrupts whoever reads after every signal, until that is over; for some seconds at most."""
    while numbers := told.recv(64):
        if set(numbers) == {signal.SIGURG}:
            continue
        for _ in range(MOST_NUDGES):
            if over.wait(NUDGE_SECONDS):
                return
            signal.pthread_kill(reader, signal.SIGURG)


@contextmanager
def hidden_typing() -> Iterator[None]:
    """Keeps what is typed while nothing is asked from falling across the board."""
    with echo(on=False):
        yield


@contextmanager
def shown_as_typed() -> Iterator[None]:
    with echo(on=True):
        yield


@contextmanager
def echo(*, on: bool) -> Iterator[None]:
    """Shows what is typed or hides it, and puts that back afterwards unless the terminal is gone."""
    if sys.platform == "win32":
        yield
        return
    try:
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
    except (termios.error, io.UnsupportedOperation):
        yield
        return
    wanted = list(before)
    wanted[3] = before[3] | termios.ECHO if on else before[3] & ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSADRAIN, wanted)
    try:
        yield
    finally:
        with suppress(termios.error):
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
