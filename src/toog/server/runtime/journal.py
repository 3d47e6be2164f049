"""The journal: one JSON object a line on stderr, with nothing in it that gives access.

The id of a table is its link, so the journal only ever holds a short mark of it. A reader of stderr who stops
reading holds up nobody: lines are then left out. So are lines of one kind beyond a rate, and the next line
says how many: nobody fills the disk by making the house complain, or by asking it much.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import threading
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from queue import Full, Queue

LOG = logging.getLogger("toog.server")
FACTS = "facts"
STDERR = 2
MOST_WAITING = 10_000
MOST_ALIKE = 20  # lines of one kind in one second
FLUSH_SECONDS = 0.5


def mark(table: str) -> str:
    """A short name, the same for the same table, and no way back to its link."""
    return hashlib.sha256(f"journal|{table}".encode()).hexdigest()[:10]


def note(
    what: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: object
) -> None:
    LOG.log(level, what, extra={FACTS: facts}, exc_info=error, stacklevel=2)


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Repetition(logging.Filter):
    """Lets a few lines of each kind through per second. The next line says how many were left out.

    They are of one kind if the same line of the code says them, as gravely and about the same kind of
    exception: the text may differ each time. Whoever looks for a fault at level debug is told everything.
    """

    def __init__(self) -> None:
        super().__init__()
        self.second = 0
        self.numbers: Counter[tuple[object, ...]] = Counter()
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if int(record.created) != self.second:
            self.second = int(record.created)
            self.numbers.clear()
            if self.left_out:
                setattr(record, FACTS, {**getattr(record, FACTS, {}), "left_out": self.left_out})
                self.left_out = 0
        if record.levelno < logging.INFO:
            return True
        kind = (record.levelno, record.pathname, record.lineno, record.exc_info and record.exc_info[0])
        self.numbers[kind] += 1
        self.left_out += self.numbers[kind] > MOST_ALIKE
        return self.numbers[kind] <= MOST_ALIKE


class JournalHandler(logging.Handler):
    """Hands every line to the thread that writes, as text, so that nothing in it can change."""

    def __init__(self, lines: Queue[bytes]) -> None:
        super().__init__()
        self.lines = lines
        self.addFilter(Repetition())

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.put_nowait(self.format(record).encode("utf-8", "replace") + b"\n")
        except Full:
            return


@contextlib.contextmanager
def open_journal(level: int) -> Iterator[None]:
    """Opens the journal for everything in this process; libraries speak from warnings up."""
    lines: Queue[bytes] = Queue(MOST_WAITING)
    handler = JournalHandler(lines)
    handler.setFormatter(AsJson())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(level)
    logging.captureWarnings(True)
    threading.Thread(target=write, args=[lines], name="journal", daemon=True).start()
    try:
        yield
    finally:
        write_out(lines)


def write(lines: Queue[bytes]) -> None:
    """Past Python's own stderr, whose lock would hold up the end of the process; until nobody can read it."""
    with contextlib.suppress(OSError):
        while True:
            line = lines.get()
            while line:
                line = line[os.write(STDERR, line) :]
            lines.task_done()


def write_out(lines: Queue[bytes]) -> None:
    """Waits until it is written, as far as someone reads it: the thread ends with the process."""
    until = time.monotonic() + FLUSH_SECONDS
    while lines.unfinished_tasks and time.monotonic() < until:
        time.sleep(0.01)
