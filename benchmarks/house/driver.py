"""Plays many tables at once over their sockets, and times every move until every seat has seen it."""

from __future__ import annotations

import gc
import heapq
import random
import select
import time
from array import array
from dataclasses import dataclass, field

from benchmarks.house.dialect import Dialect, Laid, Position
from benchmarks.house.line import Line

clock = time.perf_counter
PATIENCE = 0.1


@dataclass
class Played:
    """What was measured: every move's time in seconds, and how long the measuring took."""

    times: array[float] = field(default_factory=lambda: array("d"))
    seconds: float = 0.0

    @property
    def moves_per_second(self) -> float:
        return len(self.times) / self.seconds

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return sorted(self.times)[int(len(self.times) * share)] * 1000


class Table:
    """A company that plays game after game: `games` are laid beforehand, as they are for every table."""

    def __init__(self, number: int, games: list[Laid]) -> None:
        self.number = number
        self.games = games
        self.seen = 0
        self.sent = 0.0
        self.begin()

    def begin(self) -> None:
        self.places, self.position = self.games.pop()

    def move(self) -> None:
        position = self.position
        place = self.places[position.seat]
        self.seen = 0
        self.sent = clock()
        place.line.say(place.says[position.word] % position.version)


class Driver:
    """Thinking: how long a seat waits before its move, a fifth more or less; 0 is flat out."""

    def __init__(self, dialect: Dialect, thinking: float = 0.0) -> None:
        self.read = dialect.read
        self.thinking = thinking
        self.chance = random.Random(1)
        self.epoll = select.epoll()
        self.lines: dict[int, tuple[Line, Table | None]] = {}
        self.tables: list[Table] = []
        self.due: list[tuple[float, int]] = []
        self.played = Played()
        self.begun = False
        self.done = 0  # tables that have played all their games

    def seat(self, games: list[Laid]) -> None:
        """A table with all the games it will need."""
        places = [place for game in games for place in game.places]
        table = Table(len(self.tables), games)
        self.tables.append(table)
        for place in places:
            self.listen(place.line, table)

    def listen(self, line: Line, table: Table | None = None) -> None:
        """Without a table: someone who only looks on."""
        self.lines[line.fileno()] = (line, table)
        self.epoll.register(line.fileno(), select.EPOLLIN)
        self.look()

    def forget(self, line: Line) -> None:
        """Hangs up for someone who looked on."""
        del self.lines[line.fileno()]
        self.epoll.unregister(line.fileno())
        line.close()

    def play(self, warm_up: float, seconds: float) -> Played:
        """What happens while the server warms up is not counted. May be called again to play on."""
        gc.disable()
        if not self.begun:
            self.begin()
        self.played = Played()
        self.go_on(clock() + warm_up)
        self.played = Played()
        began = clock()
        self.go_on(began + seconds)
        self.played.seconds = clock() - began
        gc.enable()
        return self.played

    def begin(self) -> None:
        """When people think, not all at the same moment."""
        self.begun = True
        for table in self.tables:
            if self.thinking:
                self.wait(table)
            else:
                table.move()

    def wait(self, table: Table) -> None:
        heapq.heappush(self.due, (clock() + self.chance.random() * self.thinking, table.number))

    def go_on(self, until: float) -> None:
        """Not asleep while people think: to be woken would take longer than the move that is timed."""
        patience = 0.0 if self.thinking else PATIENCE
        while clock() < until:
            self.look(patience)
            self.move_due()

    def look(self, patience: float = 0.0) -> None:
        """Hears everything that has come, and answers pings."""
        lines, read = self.lines, self.read
        for number, _ in self.epoll.poll(patience):
            line, table = lines[number]
            for text in line.hear():
                position = read(text, line) if table else None
                if position is not None and table:
                    self.see(table, position)

    def see(self, table: Table, position: Position) -> None:
        """One seat has seen the move; when all have, the next is made."""
        if position.version <= table.position.version:
            raise SystemExit(f"{position} came after {table.position}")
        table.seen += 1
        if table.seen < len(table.places):
            return
        now = clock()
        self.played.times.append(now - table.sent)
        table.position = position
        if not position.word:
            if not table.games and self.is_done(table):
                self.done += 1
                return
            table.begin()
        if self.thinking:
            heapq.heappush(self.due, (now + self.thinking * self.chance.uniform(0.8, 1.2), table.number))
        else:
            table.move()

    def is_done(self, table: Table) -> bool:
        """It has played all its games."""
        return True

    def move_due(self) -> None:
        while self.due and self.due[0][0] <= clock():
            _, number = heapq.heappop(self.due)
            self.tables[number].move()

    def close(self) -> None:
        self.epoll.close()
        for line, _ in self.lines.values():
            line.close()
