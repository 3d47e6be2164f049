"""A worker process: a Python beside this one, asked over pipes. `__main__` is its other end."""

from __future__ import annotations

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
from typing import IO, ClassVar, TypeVar, cast

from msgspec import UNSET, MsgspecError, Raw

from toog.workers.progress import ignore, never
from toog.workers.request import Reply, Request, read_answer, read_progress, read_reply, write_request

A = TypeVar("A")
P = TypeVar("P")

MAIN = "toog.workers"
HOME = Path(__file__).resolve().parents[2]
"""The folder that holds the package."""
LOOK_SECONDS = 0.1
SILENT_SECONDS = 20.0
"""A worker sends a sign of life every second. One that is silent for this long is suspended or stuck."""
FULL = 0.5
"""A worker that answers with this share of its memory in use is replaced before it is asked again."""


class WorkerLost(Exception):
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


class Worker:
    """A worker process: started when first needed, and again when it is lost.

    It does one request at a time, so a thread has one for itself. `memory` is how many bytes it may take, 0
    for as many as there are.
    """

    leaving_seconds: ClassVar[float] = 5.0  # for the process to end by itself

    def __init__(
        self,
        niceness: int = 0,
        *,
        memory: int = 0,
        own_modules: bool = False,
        surroundings: Mapping[str, str] = os.environ,
    ) -> None:
        self.niceness = niceness  # how far it yields to others who need the processor
        self.memory = memory
        self.own_modules = own_modules
        self.surroundings = surroundings
        self.process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._deadline = math.inf
        self._is_unwanted: Callable[[], bool] = never

    def ask(self, request: Request[A, P], progress: Callable[[P], None] = ignore) -> A:
        """Send a request and return the answer; `progress` is called with every report that comes before it.

        A `GameError` in the worker is raised here. A request that kills the process is not sent again. Where
        `progress` raises, the process is ended, so that the rest of this answer is not taken for the next.
        """
        line = write_request(request)
        self._forget_ended()
        try:
            reply = self._reply_to(request, line, progress)
            answer = None if reply.failure is not None else read_answer(request, cast(Raw, reply.answer))
        except (OSError, MsgspecError) as lost:
            self._give_up()
            raise WorkerLost(repr(lost)) from lost
        except BaseException:
            self._give_up()
            raise
        if self.memory and reply.memory > FULL * self.memory:
            self.stop()
        if reply.failure is not None:
            raise reply.failure.error
        return cast(A, answer)

    def _reply_to(self, request: Request[A, P], line: str, progress: Callable[[P], None]) -> Reply:
        process = self.started()
        self._send(process, line)
        reply = self._next_reply(process)
        while reply.progress is not UNSET:
            progress(read_progress(request, reply.progress))
            reply = self._next_reply(process)
        return reply

    def started(self) -> subprocess.Popen[str]:
        if self.process is None:
            arguments = [MAIN, str(self.memory)]
            self.process = start(arguments, self.surroundings, own_modules=self.own_modules)
            self._lines = SimpleQueue()
            reading = (cast(IO[str], self.process.stdout), self._lines)
            threading.Thread(target=_read, args=reading, name="reading", daemon=True).start()
            if self.niceness:
                with suppress(OSError, AttributeError):  # not every system knows how
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, self.niceness)
        return self.process

    def _send(self, process: subprocess.Popen[str], line: str) -> None:
        """Write the request in a thread: a suspended process does not read, and a pipe holds little."""
        threading.Thread(target=_write, args=(process, line), name="writing", daemon=True).start()

    def _next_reply(self, process: subprocess.Popen[str]) -> Reply:
        """Return the next reply of the process that is more than a sign of life."""
        silent = 0  # looks in a row, not seconds: if we were suspended ourselves, the worker is not to blame
        while silent * LOOK_SECONDS < SILENT_SECONDS:
            reply = Reply()
            try:
                line = self._lines.get(timeout=LOOK_SECONDS)
            except Empty:
                silent += 1
            else:
                silent = 0
                if not line:
                    raise WorkerLost(f"it has ended ({process.wait()})")
                reply = read_reply(line)
            if self._is_unwanted():
                raise Unwanted
            if time.monotonic() > self._deadline:
                raise WorkerLost("it takes too long")
            if reply != Reply():
                return reply
        raise WorkerLost("it gives no sign of life")

    def _forget_ended(self) -> None:
        """Forget a process that ended between two requests."""
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
        """Kill the process from another thread: whoever is waiting for its answer gets `WorkerLost`."""
        if (process := self.process) is not None:
            process.kill()

    def _give_up(self) -> None:
        self.end()
        self.stop()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            leave(process, self.leaving_seconds)


def _read(stream: IO[str], lines: SimpleQueue[str]) -> None:
    with suppress(OSError, ValueError):  # it was closed in the meantime, or what it wrote is not text
        for line in stream:
            lines.put(line)
    lines.put("")


def _write(process: subprocess.Popen[str], line: str) -> None:
    with suppress(OSError, ValueError):  # it has ended, which its silence tells
        print(line, file=process.stdin, flush=True)
