"""boardgame.io: its own server, transport and lobby, with storage in memory."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.house.dialect import MARKS, SEATS, Desk, Laid, Place, Position
from benchmarks.house.line import Line
from benchmarks.house.process import Process

FOLDER = Path(__file__).parents[1] / "boardgame"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
ROOM = b"/pietjesbak,"
CONNECT, EVENT = b"40" + ROOM, b"42" + ROOM
PING, PONG = b"2", b"3"
SYNC, UPDATE = b'["sync"', b'["update"'
CHOICE = "choose"


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: dict[str, int] | None = None


class Game(msgspec.Struct):
    phase: str


class State(msgspec.Struct):
    G: Game
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: State


UPDATES = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCS = msgspec.json.Decoder(tuple[str, str, Synced])


class BoardgameIo:
    name = "boardgame.io"

    def __init__(self, folder: Path) -> None:
        self.log = folder / "boardgame.log"

    def open(self) -> Process:
        return Process(["node", "server.js"], FOLDER, {"NODE_ENV": "production"}, self.log)

    def lay(self, port: int) -> Laid:
        with Desk(port) as desk:
            match = desk.ask("/games/pietjesbak/create", {"numPlayers": SEATS, "setupData": {"marks": MARKS}})
            sat = [self.sit(desk, port, match["matchID"], seat) for seat in range(SEATS)]
        return Laid(tuple(place for place, _ in sat), sat[-1][1])

    def sit(self, desk: Desk, port: int, match: str, seat: int) -> tuple[Place, Position]:
        player = str(seat)
        joined = desk.ask(f"/games/pietjesbak/{match}/join", {"playerID": player, "playerName": "An"})
        secret = joined["playerCredentials"]
        line = Line(port, SOCKET)
        line.wait()
        line.say(CONNECT)
        line.wait()
        line.say(EVENT + compact(["sync", match, player, secret, SEATS]))
        moves = {word: move(match, player, secret, word) for word in ("throw", "again", "stop")}
        return Place(line, moves), self.wait_for_position(line)

    def wait_for_position(self, line: Line) -> Position:
        while True:
            for text in line.wait():
                position = self.read(text, line)
                if position is not None:
                    return position

    def read(self, text: bytes, line: Line) -> Position | None:
        kind = text[len(EVENT) : len(EVENT) + len(UPDATE)]
        if kind == UPDATE:
            return position_of(UPDATES.decode(text[len(EVENT) :])[2])
        if kind.startswith(SYNC):
            return position_of(SYNCS.decode(text[len(EVENT) :])[2].state)
        if text == PING:
            line.say(PONG)
        return None


def position_of(state: State) -> Position:
    word = "again" if state.G.phase == CHOICE else "throw"
    return Position(state.stateID, int(state.ctx.currentPlayer), word if state.ctx.gameover is None else "")


def move(match: str, player: str, secret: str, word: str) -> bytes:
    """As its own client says it; the number of the state is put in each time."""
    action = {
        "type": "MAKE_MOVE",
        "payload": {"type": word, "args": [], "playerID": player, "credentials": secret},
    }
    return EVENT + compact(["update", action, "%d", match, player]).replace(b'"%d"', b"%d")


def compact(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()
