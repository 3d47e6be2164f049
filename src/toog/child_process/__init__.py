"""A Python process beside this one, asked in lines of JSON over pipes. `__main__` is its other end."""

from __future__ import annotations

import json
import math
import os
import site
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, ClassVar, Generic, TypeVar, cast

T = TypeVar("T")

Order = Mapping[str, Any]
Answer = dict[str, Any]

MAIN = "toog.child_process"
HOME = Path(__file__).resolve().parents[2]
"""The folder that holds the package."""
LEAVING_SECONDS = 5.0
LOOK_SECONDS = 0.1
SILENT_SECONDS = 20.0
"""A worker sends a sign of life every second. One that is silent for this long is suspended or stuck."""
SIGN_OF_LIFE = "{}"
FULL = 0.5
"""A worker that answers with this share of its memory in use is replaced before it is asked again."""


class ChildLost(Exception):
    """The process has ended, cannot be started, does not answer, or gives an answer that cannot be read."""


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


def start(
    arguments: list[str], surroundings: Mapping[str, str], *, own_modules: bool = False
) -> subprocess.Popen[str]:
    """Run one of our modules in a session of its own: Ctrl-C reaches only the process that asks.

    With `own_modules` it finds whatever this process can import, also in the working folder. Otherwise it
    neither runs there nor imports from there, nor runs what a user's site would start with.
    """
    return subprocess.Popen(  # noqa: S603 the module is named by ours
        [sys.executable, "-P", "-s", "-m", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env={**surroundings, "PYTHONPATH": search_path(own_modules=own_modules)},
        cwd=None if own_modules else os.path.abspath(os.sep),  # noqa: PTH100
        start_new_session=True,
    )


def search_path(*, own_modules: bool) -> str:
    """Return the folders where this process finds modules.

    Unless `own_modules` they are neither the working folder nor the user's site, of which Python would run a
    `sitecustomize`; but the folder of the package that is running here always stays.
    """
    strange = set() if own_modules else {Path.cwd(), Path(site.getusersitepackages()).resolve()} - {HOME}
    folders = [Path(folder).resolve() for folder in sys.path]
    return os.pathsep.join(str(folder) for folder in folders if folder not in strange)


def leave(process: subprocess.Popen[str], seconds: float) -> None:
    """Close its stdin, so that it stops. Kill it if it is still running after so many seconds."""
    with suppress(BrokenPipeError):
        cast(IO[str], process.stdin).close()
    try:
        process.wait(seconds)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        process.kill()
        process.wait()
    cast(IO[str], process.stdout).close()


def ignore(done: Any) -> None:
    """Take no notice of progress: the default."""


def never() -> bool:
    """Say that the answer is still wanted: the default where nobody can hang up."""
    return False


class Child:
    """A worker process: started when first needed, and again when it is lost.

    `module` has a function `obey(order, progress)` that the process calls. It obeys one order at a time, so a
    thread has one for itself. `memory` is how many bytes it may take, 0 for as many as there are.
    """

    module: ClassVar[str]

    def __init__(self, niceness: int = 0, *, memory: int = 0, own_modules: bool = False) -> None:
        self.niceness = niceness  # how far it yields to others who need the processor
        self.memory = memory
        self.own_modules = own_modules
        self.process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._deadline = math.inf
        self._is_unwanted: Callable[[], bool] = never

    def ask(self, order: Order, progress: Callable[[Any], None] = ignore) -> Answer:
        """Send an order and return the answer; `progress` is called with every report that comes before it.

        An order that kills the process is not sent again. If `progress` raises, the process is ended, so that
        the rest of this answer is not taken for the next one.
        """
        line = json.dumps(order)
        self._forget_ended()
        try:
            process = self.started()
            self._send(process, line)
            said = self._next_said(process)
            while "progress" in said:
                progress(said["progress"])
                said = self._next_said(process)
            answer: Answer = said["answer"]
        except (OSError, ValueError, KeyError) as lost:
            self._give_up()
            raise ChildLost(repr(lost)) from lost
        except BaseException:
            self._give_up()
            raise
        if self.memory and said["memory"] > FULL * self.memory:
            self.stop()
        return answer

    def started(self) -> subprocess.Popen[str]:
        if self.process is None:
            arguments = [MAIN, self.module, str(self.memory)]
            self.process = start(arguments, os.environ, own_modules=self.own_modules)
            self._lines = SimpleQueue()
            reading = (cast(IO[str], self.process.stdout), self._lines)
            threading.Thread(target=_read, args=reading, name="reading", daemon=True).start()
            if self.niceness:
                with suppress(OSError, AttributeError):  # not every system knows how
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, self.niceness)
        return self.process

    def _send(self, process: subprocess.Popen[str], line: str) -> None:
        """Write the order in a thread: a suspended process does not read, and a pipe holds little."""
        threading.Thread(target=_write, args=(process, line), name="writing", daemon=True).start()

    def _next_said(self, process: subprocess.Popen[str]) -> dict[str, Any]:
        """Return the next message of the process that is more than a sign of life."""
        silent = 0  # looks in a row, not seconds: if we were suspended ourselves, the worker is not to blame
        while silent * LOOK_SECONDS < SILENT_SECONDS:
            try:
                line = self._lines.get(timeout=LOOK_SECONDS)
            except Empty:
                line, silent = SIGN_OF_LIFE, silent + 1
            else:
                silent = 0
            if not line:
                raise ChildLost(f"it has ended ({process.wait()})")
            if self._is_unwanted():
                raise Unwanted
            if time.monotonic() > self._deadline:
                raise ChildLost("it takes too long")
            said: dict[str, Any] = json.loads(line)
            if said:
                return said
        raise ChildLost("it gives no sign of life")

    def _forget_ended(self) -> None:
        """Forget a process that ended between two orders."""
        if self.process is not None and self.process.poll() is not None:
            self.stop()

    @contextmanager
    def patience(self, seconds: float, is_unwanted: Callable[[], bool] = never) -> Iterator[None]:
        """Inside, wait for an answer no longer than this, and only while someone wants it.

        When the time is up, or nobody wants the answer, the process is ended at once.
        """
        self._deadline, self._is_unwanted = time.monotonic() + seconds, is_unwanted
        try:
            yield
        finally:
            self._deadline, self._is_unwanted = math.inf, never

    def end(self) -> None:
        """Kill the process from another thread: whoever is waiting for its answer gets `ChildLost`."""
        if (process := self.process) is not None:
            process.kill()

    def _give_up(self) -> None:
        self.end()
        self.stop()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            leave(process, LEAVING_SECONDS)


def _read(stream: IO[str], lines: SimpleQueue[str]) -> None:
    with suppress(OSError, ValueError):  # it was closed in the meantime, or what it wrote is not text
        for line in stream:
            lines.put(line)
    lines.put("")


def _write(process: subprocess.Popen[str], line: str) -> None:
    with suppress(OSError, ValueError):  # it has ended, which its silence tells
        print(line, file=process.stdin, flush=True)


class Seldom(Generic[T]):
    """Passes progress on, at most once in so many seconds."""

    def __init__(self, tell: Callable[[T], None], seconds: float) -> None:
        self.tell = tell
        self.seconds = seconds  # between two reports
        self.next = 0.0

    def __call__(self, done: T) -> None:
        if time.monotonic() >= self.next:
            self.tell(done)
            self.next = time.monotonic() + self.seconds
