"""Plays many tables at once over their sockets, and times every move until every seat has seen it."""

from __future__ import annotations

import gc
import heapq
import random
import select
import time
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field

from benchmarks.house.dialect import Dialect, Laid, Position
from benchmarks.house.line import Line

AT_ONCE = 0.002  # a wait shorter than this is spent looking
clock = time.perf_counter


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
        if not self.games:
            raise SystemExit("a table has run out of games: lay more")
        self.places, self.position = self.games.pop()

    def move(self) -> None:
        position = self.position
        place = self.places[position.seat]
        self.seen = 0
        self.sent = clock()
        place.line.say(place.says[position.word] % position.version)


class Driver:
    """Thinking: how long a seat waits before its move; 0 is flat out."""

    def __init__(self, dialect: Dialect, tables: Iterable[list[Laid]], thinking: float = 0.0) -> None:
        self.read = dialect.read
        self.thinking = thinking
        self.epoll = select.epoll()
        self.lines: dict[int, tuple[Line, Table]] = {}
        self.tables: list[Table] = []
        for games in tables:
            places = [game.places for game in games]
            table = Table(len(self.tables), games)
            self.tables.append(table)
            for place in (place for company in places for place in company):
                self.lines[place.line.fileno()] = (place.line, table)
                self.epoll.register(place.line.fileno(), select.EPOLLIN)
        self.due: list[tuple[float, int]] = []
        self.played = Played()

    def play(self, warm_up: float, seconds: float) -> Played:
        """What happens while the servers warm up is not counted."""
        gc.disable()
        self.begin()
        self.go_on(clock() + warm_up)
        self.played = Played()
        began = clock()
        self.go_on(began + seconds)
        self.played.seconds = clock() - began
        gc.enable()
        return self.played

    def begin(self) -> None:
        """When people think, not all at the same moment."""
        chance, now = random.Random(1), clock()
        for number, table in enumerate(self.tables):
            if self.thinking:
                heapq.heappush(self.due, (now + chance.random() * self.thinking, number))
            else:
                table.move()

    def go_on(self, until: float) -> None:
        poll, lines, read = self.epoll.poll, self.lines, self.read
        while clock() < until:
            for number, _ in poll(self.patience()):
                line, table = lines[number]
                for text in line.hear():
                    position = read(text, line)
                    if position is not None:
                        self.see(table, position)
            self.move_due()

    def patience(self) -> float:
        if not self.due:
            return 0.1
        left = self.due[0][0] - clock()
        return 0 if left < AT_ONCE else left - AT_ONCE

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
            table.begin()
        if self.thinking:
            heapq.heappush(self.due, (now + self.thinking, table.number))
        else:
            table.move()

    def move_due(self) -> None:
        while self.due and self.due[0][0] <= clock():
            _, number = heapq.heappop(self.due)
            self.tables[number].move()

    def close(self) -> None:
        self.epoll.close()
        for line, _ in self.lines.values():
            line.close()
