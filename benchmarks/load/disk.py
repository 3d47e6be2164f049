"""What the disk does by itself: how long it takes until a few bytes are there, while nothing else runs."""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

BYTES = b"." * 8_192  # about what a commit writes
ROOM = 1_000  # times as much, before it begins anew
REST = 0.0005  # seconds
IN_MEMORY = Path("/dev/shm")  # where Linux keeps files that are on no disk


@dataclass(frozen=True)
class Disk:
    """Milliseconds."""

    seconds: float
    syncs: int
    median: float
    tail: float
    worst: float


def sync(seconds: float) -> Disk:
    times: list[float] = []
    with tempfile.TemporaryFile(prefix="toog-load-") as file:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            os.pwrite(file.fileno(), BYTES, len(times) % ROOM * len(BYTES))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(REST)
    times.sort()
    return Disk(seconds, len(times), times[len(times) // 2], times[int(0.999 * len(times))], times[-1])
