"""A Python process beside this one, spoken with in lines of JSON over pipes: both ends of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import IO, Any, ClassVar, Generic, TypeVar, cast

T = TypeVar("T")

Order = Mapping[str, Any]
Answer = dict[str, Any]

PROGRESS = "progress"
LEAVING_SECONDS = 5.0


class ChildLost(Exception):
    """The process has ended, cannot be started, or says what nobody understands."""


def start(module: str, surroundings: Mapping[str, str]) -> subprocess.Popen[str]:
    """Runs one of our modules, out of reach of Ctrl-C, which is for the asker to hear."""
    return subprocess.Popen(  # noqa: S603 the module is named by ours
        [sys.executable, "-m", module],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env={**surroundings, "PYTHONPATH": search_path()},
        start_new_session=True,
    )


def search_path() -> str:
    """It finds the same modules as this process, those of the folder one works in as well."""
    return os.pathsep.join(folder or os.getcwd() for folder in sys.path)  # noqa: PTH109


def leave(process: subprocess.Popen[str], seconds: float) -> None:
    """Closes its pipes, at which it stops. One that does not within so many seconds is ended."""
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(BrokenPipeError):
                stream.close()
    try:
        process.wait(seconds)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        process.kill()
        process.wait()


def ignore(done: Any) -> None:
    """Where nobody wants to know how much is done."""


class Child:
    """One of our modules in a process: started when first needed, and again when it is lost.

    It obeys one order at a time, so a thread has one for itself.
    """

    module: ClassVar[str]

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness  # how far it stands back where others want to reckon
        self.process: subprocess.Popen[str] | None = None

    def ask(self, order: Order, progress: Callable[[Any], None] = ignore) -> Answer:
        """What it answers in the end; `progress` is told how much is done, where it says so.

        One that dies of its order is not asked again. Where `progress` raises, the process is ended: half an
        answer must not be taken for the next one.
        """
        line = json.dumps(order)
        self.look()
        try:
            process = self.started()
            print(line, file=process.stdin, flush=True)
            said = heard(process)
            while PROGRESS in said:
                progress(said[PROGRESS])
                said = heard(process)
        except (OSError, ValueError) as lost:
            self.stop()
            raise ChildLost from lost
        except BaseException:
            self.end()
            self.stop()
            raise
        return said

    def started(self) -> subprocess.Popen[str]:
        if self.process is None:
            self.process = start(self.module, os.environ)
            if self.niceness:
                with suppress(OSError, AttributeError):  # not every system knows how
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, self.niceness)
        return self.process

    def look(self) -> None:
        """Forgets a process that ended while nobody asked."""
        if self.process is not None and self.process.poll() is not None:
            self.stop()

    @contextmanager
    def patience(self, seconds: float) -> Iterator[None]:
        """Ends the process when what is done inside takes longer, and never for what is asked later."""
        patience = Patience(self)
        timer = threading.Timer(seconds, patience.lose)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            patience.rest()

    def end(self) -> None:
        """Ends it in the middle of a thought, from another thread: whoever waits is told that it is lost."""
        if (process := self.process) is not None:
            process.kill()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            leave(process, LEAVING_SECONDS)


class Patience:
    """With one thing that a child is asked. A timer that fires when that is done comes too late."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.lock = threading.Lock()
        self.done = False
        self.ended: subprocess.Popen[str] | None = None

    def lose(self) -> None:
        with self.lock:
            if not self.done:
                self.ended = self.child.process
                self.child.end()

    def rest(self) -> None:
        """A process that was ended as it answered is not asked again: it may take a moment to die."""
        with self.lock:
            self.done = True
        if self.ended is not None and self.child.process is self.ended:
            self.child.stop()


def heard(process: subprocess.Popen[str]) -> Answer:
    """The next thing it says. One that has ended says nothing, which cannot be read."""
    said: Answer = json.loads(cast(IO[str], process.stdout).readline())
    return said


class Line:
    """The end of the process itself: orders come in on stdin, and answers go out on what was stdout.

    Whatever else is printed there is not for the asker. When stdin is closed there are no more orders.
    """

    def __init__(self) -> None:
        self.out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def orders(self) -> Iterator[Any]:
        for line in sys.stdin:
            yield json.loads(line)

    def tell(self, answer: Answer) -> None:
        print(json.dumps(answer), file=self.out, flush=True)

    def tell_progress(self, done: Any) -> None:
        self.tell({PROGRESS: done})


class Seldom(Generic[T]):
    """Passes on how much is done, but not more often than anyone can follow."""

    def __init__(self, tell: Callable[[T], None], seconds: float) -> None:
        self.tell = tell
        self.seconds = seconds  # between two words
        self.next = 0.0

    def __call__(self, done: T) -> None:
        if time.monotonic() >= self.next:
            self.tell(done)
            self.next = time.monotonic() + self.seconds
