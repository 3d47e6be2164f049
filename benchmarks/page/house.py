"""A house with something to show on each screen."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx


@dataclass(frozen=True)
class Screen:
    name: str
    address: str


@contextmanager
def screens(folder: Path) -> Iterator[list[Screen]]:
    words = [sys.executable, "-m", "toog", "serve", "--port", "0", "--database", str(folder / "house.db")]
    process = subprocess.Popen([*words, "--log", "error"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = re.search(r"http://\S+", process.stdout.readline())
        assert said is not None
        yield list(found(said[0].rstrip("/")))
    finally:
        process.terminate()
        process.wait()


def found(house: str) -> Iterator[Screen]:
    yield Screen("the counter", f"{house}/")
    yield Screen("laying a table", f"{house}/new/zocken")
    form = {"game": "pietjesbak", "players": 3, "name": "An"}
    table = httpx.post(f"{house}/api/tables", json=form).json()["table"]
    yield Screen("a table that waits for friends", f"{house}/t/{table}")
