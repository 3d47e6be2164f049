"""What the driver needs to know of a server: how to lay a table there and how its messages read."""

from __future__ import annotations

import http.client
import json
from typing import Any, NamedTuple, Protocol, Self

from benchmarks.house.line import Line
from benchmarks.house.process import Process

MARKS = 30  # the longest game
SEATS = 2


class Position(NamedTuple):
    """Whose move it is and which; no word when the game is over. The version makes it known from others."""

    version: int
    seat: int
    word: str


class Place(NamedTuple):
    """A socket of one seat, with what it says to make each move at a version."""

    line: Line
    says: dict[str, bytes]


class Laid(NamedTuple):
    """A table where the game is about to begin and both seats are there."""

    places: tuple[Place, ...]
    position: Position


class Dialect(Protocol):
    """Who reads may have to answer, hence the line."""

    name: str

    def open(self) -> Process: ...
    def lay(self, port: int) -> Laid: ...
    def read(self, text: bytes, line: Line) -> Position | None: ...


class Desk:
    """The HTTP side of a server, over one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        self.connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{path}: {answer.status} {text.decode()}")
        return json.loads(text)
