"""Ctrl-C: a command stops within two seconds, whatever it is doing, and shows the result so far."""

from __future__ import annotations

import _thread
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from toog.console import complain
from toog.texts import Voice

INTERRUPTED = 130
ASKED_SECONDS = 0.9  # in which work that was asked to stop may do so; then it is interrupted
INTERRUPTED_SECONDS = 0.5  # in which work that was interrupted may end; then the process is
AGAIN_SECONDS = 0.05  # after which one that could not be raised comes once more
HEARD_SECONDS = 0.1  # in which the thread that waits for Ctrl-C has heard of it
SHOW_CURSOR = "\x1b[?25h"


@contextmanager
def stoppable(voice: Voice) -> Iterator[Callable[[], bool]]:
    """Yield a function that says whether Ctrl-C has asked the work inside to stop and show its result so far.

    After a second Ctrl-C, or where the work does not stop, it is interrupted without a result.
    """
    asked = []

    def ask(number: int, frame: object) -> None:
        asked.append(number)
        signal.signal(signal.SIGINT, before)

    with ending_in_time(voice):
        if threading.current_thread() is not threading.main_thread():
            yield lambda: False
            return
        before = signal.signal(signal.SIGINT, ask)
        try:
            yield lambda: bool(asked)
        except KeyboardInterrupt:
            complain(voice.say("cli-stopped-early"))
            raise
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def ending_in_time(voice: Voice) -> Iterator[None]:
    """End the process if the work inside does not react to Ctrl-C, for instance while the compiler runs."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    over = threading.Event()
    told, tell = socket.socketpair()
    tell.setblocking(False)
    before = signal.set_wakeup_fd(tell.fileno(), warn_on_full_buffer=False)
    heard = threading.Event()
    watching = threading.Thread(target=watch, args=(told, heard, over, voice), daemon=True)
    watching.start()
    try:
        yield
    except Exception:
        if heard.wait(HEARD_SECONDS):  # the compiler makes faults of its own of an interrupt
            raise KeyboardInterrupt from None
        raise
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        tell.close()
        watching.join()
        told.close()


@contextmanager
def repeating_interrupts() -> Iterator[None]:
    """Let a Ctrl-C come once more that came inside a callback, of an import or the compiler.

    Nobody can raise it there: Python says so on stderr and forgets it.
    """
    hook = sys.unraisablehook

    def hear(fault: Any) -> None:
        if fault.exc_type is KeyboardInterrupt:
            again = threading.Timer(AGAIN_SECONDS, interrupt)
            again.daemon = True
            again.start()
        else:
            hook(fault)

    sys.unraisablehook = hear
    try:
        yield
    finally:
        sys.unraisablehook = hook


def interrupt() -> None:
    """Interrupt the main thread as Ctrl-C does, also while it waits."""
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)


def watch(told: socket.socket, heard: threading.Event, over: threading.Event, voice: Voice) -> None:
    """Wait for Ctrl-C on the wakeup socket, which the system writes to even while Python runs no handler."""
    while signal.SIGINT not in (numbers := told.recv(64)):
        if not numbers:
            return
    heard.set()
    if over.wait(ASKED_SECONDS):
        return
    _thread.interrupt_main()
    if not over.wait(INTERRUPTED_SECONDS):
        if sys.stderr.isatty():
            sys.stderr.write(f"\n{SHOW_CURSOR}")
        complain(voice.say("cli-stopped-early"))
        os._exit(INTERRUPTED)


def end_of(voice: Voice, games: int, wanted: int) -> int:
    """Return the exit code of a command that was to play `wanted` games, and say so if it was stopped."""
    if games >= wanted:
        return 0
    complain(voice.say("cli-stopped", games=games, wanted=wanted))
    return INTERRUPTED
