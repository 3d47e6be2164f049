"""The main program of a worker process: `python -m toog.child_process MODULE BYTES`.

Orders come in on stdin, a line of JSON each, and the module's `obey(order, progress)` answers them one at a
time. What goes out on stdout is `{"answer": …, "memory": bytes}`, before it `{"progress": …}` where the
module reports any, and `{}` every second as a sign of life. Anything else that is printed is thrown away.

The process ends within a second or so when its stdin is closed, as it is when the asker dies, however that
happens and whatever it is doing; and when it takes more memory than it may.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

if sys.platform != "win32":
    import resource

BEAT_SECONDS = 1.0
GRACE_SECONDS = 0.5  # for an idle worker to leave by itself
LOST, TOO_LARGE = 1, 12
STATM = Path("/proc/self/statm")


class Connection:
    """The connection of a worker to the process that asks it."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        self.into = os.fdopen(os.dup(0), encoding="utf-8")
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 0)  # a bot that reads stdin must not read our orders
        os.dup2(nowhere, 1)
        self.lock = threading.Lock()
        self.busy = False
        self.inbox: SimpleQueue[str | None] = SimpleQueue()
        for watch in (self.read, self.beat):
            threading.Thread(target=watch, daemon=True).start()

    def read(self) -> None:
        """Read ahead, so that a worker notices in the middle of an order that the asker is gone."""
        for line in self.into:
            self.inbox.put(line)
        self.inbox.put(None)
        time.sleep(GRACE_SECONDS)
        os._exit(LOST)

    def beat(self) -> None:
        while True:
            time.sleep(BEAT_SECONDS)
            if self.memory and memory_in_use() > self.memory:
                os._exit(TOO_LARGE)
            if self.busy:
                with suppress(OSError):  # the asker is gone, as the other thread will see
                    self.say({})

    def orders(self) -> Iterator[Any]:
        while (line := self.inbox.get()) is not None:
            self.busy = True
            yield json.loads(line)
            self.busy = False

    def answer(self, answer: dict[str, Any]) -> None:
        self.say({"answer": answer, "memory": memory_in_use()})

    def progress(self, done: Any) -> None:
        self.say({"progress": done})

    def say(self, said: dict[str, Any]) -> None:
        with self.lock:
            print(json.dumps(said), file=self.out, flush=True)


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


def main() -> None:
    module, memory = sys.argv[1:]
    connection = Connection(int(memory))
    connection.busy = True  # on a slow disk it takes a while to load all that thinks
    obey = importlib.import_module(module).obey
    connection.busy = False
    for order in connection.orders():
        connection.answer(obey(order, connection.progress))


if __name__ == "__main__":
    main()
