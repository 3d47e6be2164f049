"""A house with something to show on each screen."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

RUNNING = ("pietjesbak", "mens")
PLAYERS = 3
PATIENCE = 20.0  # seconds


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
        with ExitStack() as evening:
            yield list(found(said[0].rstrip("/"), evening))
    finally:
        process.terminate()
        process.wait()


def found(house: str, evening: ExitStack) -> Iterator[Screen]:
    yield Screen("the counter", f"{house}/")
    yield Screen("laying a table", f"{house}/new/zocken")
    yield Screen("a table that waits for friends", f"{house}/t/{lay(house, 'pietjesbak')['table']}")
    for game in RUNNING:
        given = lay(house, game)
        evening.enter_context(start(house, **given))
        yield Screen(f"a game of {game}", f"{house}/t/{given['table']}")


def lay(house: str, game: str) -> dict[str, str]:
    form = {"game": game, "players": PLAYERS, "name": "An"}
    given = httpx.post(f"{house}/api/tables", json=form).raise_for_status().json()
    return {"table": given["table"], "secret": given["secret"]}


def start(house: str, table: str, secret: str) -> ClientConnection:
    """With bots; the game goes on until it waits for the host, who stays."""
    line = connect(f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket")
    line.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [secret]}))
    for number, name in enumerate(("Bo", "Cas"), 1):
        line.send(json.dumps({"type": "fill", "id": number, "bot": "sensible", "name": name}))
    line.send(json.dumps({"type": "start", "id": PLAYERS}))
    while '"started"' not in str(line.recv(timeout=PATIENCE)):
        pass
    return line
