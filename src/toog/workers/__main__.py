"""The main program of every worker process: `python -m toog.workers BYTES`.

Requests come in on stdin, a line each, and are answered one at a time. What goes out on stdout are replies,
also a line each: the answer, progress before it, and an empty one every second as a sign of life. Anything
else that is printed is thrown away.

The process ends within a second or so when its stdin is closed, as it is when the asker dies, however that
happens and whatever it is doing; and when it takes more memory than it may.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from toog.core.errors import GameError
from toog.workers.request import Failure, Reply, Request, do_work, encoded, read_request, write_reply

if sys.platform != "win32":
    import resource

BEAT_SECONDS = 1.0
GRACE_SECONDS = 0.5  # for an idle worker to leave by itself
TIDYING_SECONDS = 15.0
LOST, TOO_LARGE = 1, 12
STATM = Path("/proc/self/statm")


class Connection:
    """The connection of a worker to the process that asks it."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        self.into = os.fdopen(os.dup(0), encoding="utf-8")
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 0)  # a bot that reads stdin must not read our requests
        os.dup2(nowhere, 1)
        self.lock = threading.Lock()
        self.busy = False
        self.inbox: SimpleQueue[str | None] = SimpleQueue()
        for watch in (self.read, self.beat):
            threading.Thread(target=watch, daemon=True).start()

    def read(self) -> None:
        """Read ahead, so that a worker notices in the middle of a request that the asker is gone."""
        for line in self.into:
            self.inbox.put(line)
        self.inbox.put(None)
        time.sleep(GRACE_SECONDS)
        os.kill(os.getpid(), signal.SIGTERM)  # the end, unless what was asked has something to tidy up
        time.sleep(TIDYING_SECONDS)
        os._exit(LOST)

    def beat(self) -> None:
        while True:
            time.sleep(BEAT_SECONDS)
            if self.memory and memory_in_use() > self.memory:
                os._exit(TOO_LARGE)
            if self.busy:
                with suppress(OSError):  # the asker is gone, as the other thread will see
                    self.say(Reply())

    def lines(self) -> Iterator[str]:
        while (line := self.inbox.get()) is not None:
            self.busy = True
            yield line
            self.busy = False

    def report(self, done: Any) -> None:
        self.say(Reply(progress=encoded(done)))

    def say(self, reply: Reply) -> None:
        with self.lock:
            print(write_reply(reply), file=self.out, flush=True)


def memory_in_use() -> int:
    """Return how many bytes of memory this process uses, or its peak where the system tells only that."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError):
        return peak_memory()


def peak_memory() -> int:
    if sys.platform == "win32":
        return 0
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest if sys.platform == "darwin" else largest * 1024


def reply_to(request: Request[Any, Any], connection: Connection) -> Reply:
    try:
        return Reply(encoded(do_work(request, connection.report)), memory=memory_in_use())
    except GameError as error:
        return Reply(failure=Failure.of(error), memory=memory_in_use())


def main() -> None:
    connection = Connection(int(sys.argv[1]))
    for line in connection.lines():
        connection.say(reply_to(read_request(line), connection))


if __name__ == "__main__":
    main()
