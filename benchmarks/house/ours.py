"""The house: durable, on SQLite, started as an operator would, with the rate limits out of the way."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from benchmarks.house.dialect import MARKS, SEATS, Desk, Laid, Place, Position
from benchmarks.house.line import Line
from benchmarks.house.process import Process

ROOT = Path(__file__).parents[2]
UNLIMITED = (
    "requests",
    "openings",
    "joins",
    "messages",
    "messages-per-address",
    "bot-moves-per-address",
    "sockets-per-address",
    "connections-per-address",
)
MUCH = 1_000_000
TABLE = {"game": "pietjesbak", "players": SEATS, "options": {"marks": MARKS}, "name": "An"}


class Turn(msgspec.Struct):
    kind: str
    seats: list[int]


class Now(msgspec.Struct):
    turn: Turn | None = None


class Item(msgspec.Struct):
    version: int
    now: Now | None = None


class View(msgspec.Struct):
    version: int
    turn: Turn | None


class Heard(msgspec.Struct):
    """Of all a message may hold, what the driver looks at."""

    type: str
    news: list[Item] = []
    snapshot: View | None = None


HEARD = msgspec.json.Decoder(Heard)
SOCKET = "/api/tables/{table}/socket"
WORDS = {"chance": "throw", "decision": "again", "over": ""}


class Toog:
    name = "toog"

    def __init__(self, folder: Path, *limits: str, root: Path = ROOT) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.root = root  # of the version that is opened
        self.log = folder / "toog.log"
        self.database = str(folder / "house.db")
        self.limits = [f"{name}={MUCH}" for name in UNLIMITED] + list(limits)

    def open(self, port: int = 0) -> Process:
        limits = [word for limit in self.limits for word in ("--limit", limit)]
        command = [sys.executable, "-m", "toog", "serve", "--port", str(port), "--log", "warning"]
        version = {"PYTHONPATH": str(self.root / "src")}
        return Process([*command, "--database", self.database, *limits], self.root, version, self.log)

    def lay(self, port: int) -> Laid:
        with Desk(port) as desk:
            host = desk.ask("/api/tables", TABLE)
            table = host["table"]
            guest = desk.ask(f"/api/tables/{table}/seats", {"name": "Bo"})
        places = tuple(self.sit(port, table, seat["secret"], seat["seat"]) for seat in (host, guest))
        places[0].line.say(b'{"type":"start","id":1}')
        return Laid(places, [self.wait_for_position(place.line) for place in places][-1])

    def sit(self, port: int, table: str, secret: str, seat: int) -> Place:
        line = Line(port, SOCKET.format(table=table))
        line.say(json.dumps({"type": "hello", "protocol": 1, "secrets": [secret]}).encode())
        return Place(line, moves(seat))

    def wait_for_position(self, line: Line) -> Position:
        while True:
            for text in line.wait():
                position = self.read(text, line)
                if position is not None:
                    return position

    def read(self, text: bytes, line: Line) -> Position | None:
        heard = HEARD.decode(text)
        if heard.type == "news":
            last = heard.news[-1]
            turn = last.now.turn if last.now else None
            return None if turn is None else position_of(last.version, turn)
        if heard.type == "snapshot" and heard.snapshot and heard.snapshot.turn:
            return position_of(heard.snapshot.version, heard.snapshot.turn)
        if heard.type == "refused":
            raise SystemExit(text.decode())
        return None


def position_of(version: int, turn: Turn) -> Position:
    return Position(version, turn.seats[0] if turn.seats else -1, WORDS[turn.kind])


def moves(seat: int) -> dict[str, bytes]:
    """The version is put in each time."""
    return {
        "throw": b'{"type":"throw","id":1,"seat":%d,"version":%%d}' % seat,
        "again": b'{"type":"play","id":1,"seat":%d,"word":"again","version":%%d}' % seat,
    }
