"""A real Ray cluster of two processors on this machine, as `ray start` makes one, and what can befall it."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

RAY = Path(sys.executable).with_name("ray")
LET_IN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
"""Ray's own variables: who has them may join."""


class RayCluster:
    """A cluster with its address."""

    def __init__(self, head: subprocess.Popen[str]) -> None:
        self.head = head
        self.address = self.read_address()

    def read_address(self) -> str:
        assert self.head.stdout is not None
        said = ""
        for line in self.head.stdout:
            said += line
            if found := re.search(r"--address='([^']+)'", line):
                return found[1]
        raise AssertionError(said)

    def processes(self) -> list[psutil.Process]:
        if self.head.poll() is not None:
            return []
        return psutil.Process(self.head.pid).children(recursive=True)

    def players(self) -> list[psutil.Process]:
        """The workers that play at this moment: Ray gives them the name of what they do."""
        return [process for process in self.processes() if name_of(process).startswith("ray::play_chunk")]

    def kill(self) -> None:
        for process in self.processes():
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self.head.kill()
        self.head.wait()


def name_of(process: psutil.Process) -> str:
    """Nothing, of one that has ended in the meantime."""
    try:
        return process.name()
    except psutil.NoSuchProcess:
        return ""


@contextmanager
def ray_cluster() -> Iterator[RayCluster]:
    """Its folder has a short name, because it holds sockets."""
    command = [str(RAY), "start", "--head", "--block", "--port=0", "--num-cpus=2", "--disable-usage-stats"]
    folder = tempfile.mkdtemp(prefix="toog-", dir="/tmp")
    with subprocess.Popen(
        [*command, "--include-dashboard=false", f"--temp-dir={folder}"],
        env={**os.environ, **LET_IN},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as head:
        cluster = RayCluster(head)
        try:
            yield cluster
        finally:
            cluster.kill()
            shutil.rmtree(folder, ignore_errors=True)
