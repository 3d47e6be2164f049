"""How long people wait when a node is killed: until a move of their table is seen by everyone at it again."""

from __future__ import annotations

import heapq
import random
import select
import time
from dataclasses import dataclass, field

from benchmarks.house.dialect import Place, Position
from benchmarks.house.line import Closed
from benchmarks.load.nodes import Houses, Seat

PACE = 0.5  # seconds from a move until the next one at the same table
PATIENCE = 30.0  # seconds until a table that does not go on is given up
REST = 3.0  # seconds of play between two kills


@dataclass
class Table:
    """`hurt` is when a node that one of its seats was at has died; None once it goes on."""

    seats: list[Seat]
    places: list[Place]
    seen: list[Position]
    sent: int = 0  # the version at which a move was last asked for
    hurt: float | None = None

    @property
    def agreed(self) -> Position | None:
        """What every seat has seen last, where that is the same."""
        return self.seen[0] if len({position.version for position in self.seen}) == 1 else None


@dataclass
class Company:
    """Plays at all tables, and comes back to another node when one is gone."""

    houses: Houses
    tables: list[Table] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    lost: int = 0

    def __post_init__(self) -> None:
        self.epoll = select.epoll()
        self.lines: dict[int, tuple[Table, int]] = {}
        self.due: list[tuple[float, int]] = []
        self.chance = random.Random(1)

    def lay(self) -> None:
        laid, seats = self.houses.lay_with_seats()
        table = Table(seats, list(laid.places), [laid.position] * len(seats))
        self.tables.append(table)
        for number, place in enumerate(laid.places):
            self.listen(table, number, place)
        self.think(table)

    def listen(self, table: Table, number: int, place: Place) -> None:
        table.places[number] = place
        self.lines[place.line.fileno()] = (table, number)
        self.epoll.register(place.line.fileno(), select.EPOLLIN)

    def think(self, table: Table) -> None:
        at = time.monotonic() + PACE * self.chance.uniform(0.8, 1.2)
        heapq.heappush(self.due, (at, self.tables.index(table)))

    def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for number, _ in self.epoll.poll(0.01):
                if number in self.lines:
                    self.hear(*self.lines[number])
            self.move_due()

    def hear(self, table: Table, seat: int) -> None:
        try:
            texts = table.places[seat].line.hear()
        except Closed:
            self.come_back(table, seat)
            return
        for text in texts:
            if b'"refused"' not in text:  # stale: the move was stored before the node died
                self.see(table, seat, self.houses.toog.read(text, table.places[seat].line))

    def see(self, table: Table, seat: int, position: Position | None) -> None:
        if position is None or position.version <= table.seen[seat].version:
            return
        table.seen[seat] = position
        if table.agreed is not None and position.version > table.sent:
            if table.hurt is not None:
                self.waits.append(time.monotonic() - table.hurt)
                table.hurt = None
            self.think(table)

    def come_back(self, table: Table, seat: int) -> None:
        """To any node that answers; what was asked of the dead one may have been lost, and is asked again."""
        line = table.places[seat].line
        del self.lines[line.fileno()]
        line.close()
        try:
            place = self.houses.come_back(table.seats[seat])
            position = self.houses.toog.wait_for_position(place.line)
        except Closed:
            self.lost += 1
            return
        self.listen(table, seat, place)
        table.seen[seat] = max(table.seen[seat], position)
        table.sent = 0
        self.think(table)

    def move_due(self) -> None:
        while self.due and self.due[0][0] <= time.monotonic():
            _, number = heapq.heappop(self.due)
            self.move(self.tables[number])

    def move(self, table: Table) -> None:
        position = table.agreed
        if position is None or not position.word or position.version == table.sent:
            return
        table.sent = position.version
        place = table.places[position.seat]
        try:
            place.line.say(place.says[position.word] % position.version)
        except Closed:
            self.come_back(table, position.seat)

    def kill(self, node: int) -> None:
        """And plays on until every table that had someone there goes on."""
        now = time.monotonic()
        port = self.houses.nodes[node].port
        self.houses.nodes[node].kill()
        hurt = [table for table in self.tables if any(seat.port == port for seat in table.seats)]
        for table in hurt:
            table.hurt = now if not is_over(table) else None
        while any(table.hurt for table in hurt) and time.monotonic() - now < PATIENCE:
            self.play(0.05)
        for table in hurt:
            if table.hurt is not None:
                self.lost += 1
                table.hurt = None


def is_over(table: Table) -> bool:
    return any(not position.word for position in table.seen)


def fail_over(houses: Houses, tables: int, kills: int) -> Company:
    company = Company(houses)
    for _ in range(tables):
        company.lay()
    for number in range(kills):
        company.play(REST)
        node = number % len(houses.nodes)
        company.kill(node)
        houses.open_again(node)
    return company
