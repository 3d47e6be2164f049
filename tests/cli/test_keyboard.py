"""A line is read in a real terminal."""

from __future__ import annotations

import ctypes
import operator
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import pexpect
import pytest

from toog.terminal.keyboard import Keyboard, nudged

SIGNAL_BEFORE_THE_WAITING = """
import os, signal, termios, threading
from toog.terminal.keyboard import Keyboard

keyboard = Keyboard()
with keyboard.held():
    termios.tcflow(1, termios.TCOOFF)
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        keyboard.read("> ", {begun!r})
    except KeyboardInterrupt:
        termios.tcflow(1, termios.TCOON)
        print("interrupted", flush=True)
"""


@pytest.mark.parametrize("begun", ["", "roll"])
def test_ctrl_c_is_heard_while_the_question_is_still_being_shown(begun: str) -> None:
    """The terminal takes nothing in, so that the signal comes before Readline waits for a key."""
    program = ["-c", SIGNAL_BEFORE_THE_WAITING.format(begun=begun)]
    asking = pexpect.spawn(sys.executable, program, encoding="utf-8", timeout=30)
    asking.expect_exact("interrupted")
    asking.expect(pexpect.EOF)
    assert "Traceback" not in str(asking.before)


@pytest.mark.parametrize("begun", ["", "roll"])
def test_ctrl_c_before_the_question_is_not_forgotten_in_readlines_hook(
    monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    """Readline drops what is raised in its hook, so a signal that is waiting must not be raised there."""
    hooks: list[Callable[[], object]] = []
    typed: list[str] = []
    keyboard = Keyboard()
    keyboard.editor = SimpleNamespace(set_startup_hook=hooks.append, insert_text=typed.append)  # type: ignore[assignment]
    monkeypatch.setattr("builtins.input", lambda _: "")
    keyboard.read("> ", begun)
    interrupt = partial(ctypes.CDLL(None).kill, os.getpid(), int(signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):  # after the hook: nothing between the two runs in Python
        list(map(operator.call, (interrupt, *hooks)))  # type: ignore[arg-type]
    assert typed == [begun]


def test_ctrl_c_before_a_line_is_read_leaves_no_signal_to_a_closed_socket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python would write the numbers of signals to whatever is opened under that number next."""
    handler = signal.getsignal(signal.SIGURG)

    def interrupted(thread: threading.Thread) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(threading.Thread, "start", interrupted)
    with pytest.raises(KeyboardInterrupt), nudged():
        pass
    assert signal.set_wakeup_fd(-1) == -1
    assert signal.getsignal(signal.SIGURG) == handler
