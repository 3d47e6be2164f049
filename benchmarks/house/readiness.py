"""How long a house takes from its command line to its first answer."""

from __future__ import annotations

import http.client
import time
from pathlib import Path

from benchmarks.house.ours import Toog

GOOD = 200


def seconds_to_ready(folder: Path) -> float:
    """With the database that lies there, or a new one."""
    began = time.perf_counter()
    process = Toog(folder).open()
    try:
        connection = http.client.HTTPConnection("127.0.0.1", process.port)
        connection.request("GET", "/ready")
        answer = connection.getresponse()
        answer.read()
        connection.close()
        if answer.status != GOOD:
            raise SystemExit(f"not ready: {answer.status}")
        return time.perf_counter() - began
    finally:
        process.stop()
