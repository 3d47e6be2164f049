"""A server in a process of its own, on a core of its own."""

from __future__ import annotations

import itertools
import os
import re
import resource
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CORES = sorted(os.sched_getaffinity(0))
CLIENT_CORE = CORES[-1]
SERVER_CORES = itertools.cycle(CORES[:-1] or CORES)
PORT = re.compile(r"(?::|port )(\d+)")
STOP_SECONDS = 10


def settle_down() -> None:
    """The client stays on its own core, and may open as many sockets as the system allows."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def on_server_core() -> Iterator[None]:
    """A process inherits where it may run: each on the next core, where there are several."""
    os.sched_setaffinity(0, {next(SERVER_CORES)})
    yield
    os.sched_setaffinity(0, {CLIENT_CORE})


class Process:
    """Started when the port is known, which it prints on its first line that has one."""

    def __init__(
        self, command: Sequence[str], folder: Path, environment: Mapping[str, str], log: Path
    ) -> None:
        with log.open("ab") as errors, on_server_core():
            self.running = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **environment},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.port = self.read_port(log)

    def read_port(self, log: Path) -> int:
        lines: Any = self.running.stdout
        for line in lines:
            found = PORT.search(line)
            if found:
                return int(found[1])
        raise SystemExit(f"the server did not start:\n{log.read_text(encoding='utf-8')}")

    @property
    def kilobytes(self) -> float:
        """What it holds in memory."""
        status = Path(f"/proc/{self.running.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return float(found[1]) if found else 0.0

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.running.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        self.running.send_signal(how)
        try:
            self.running.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.running.kill()
            self.running.wait()
        if self.running.stdout is not None:
            self.running.stdout.close()
