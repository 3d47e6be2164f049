"""What the disk takes by itself: one page written in place and synced, at the pace of people who think."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path

PAGE = bytes(4096)
PAGES = 500  # written beforehand, so that the file does not grow


def milliseconds_to_sync(pause: float, times: int) -> float:
    """The median. No server that waits for this disk can answer sooner."""
    with tempfile.TemporaryDirectory(prefix="toog-bench-") as folder:
        handle = os.open(Path(folder) / "pages", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            os.pwrite(handle, PAGE * PAGES, 0)
            os.fsync(handle)
            return statistics.median(time_one(handle, pause, number % PAGES) for number in range(times))
        finally:
            os.close(handle)


def time_one(handle: int, pause: float, page: int) -> float:
    time.sleep(pause)
    began = time.perf_counter()
    os.pwrite(handle, PAGE, page * len(PAGE))
    os.fdatasync(handle)
    return (time.perf_counter() - began) * 1000
