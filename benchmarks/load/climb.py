"""More and more tables, each moving once a second, until moves take too long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks.house.contest import MEDIAN, TAIL
from benchmarks.house.dialect import Laid
from benchmarks.house.driver import Driver, Table
from benchmarks.load.nodes import Houses

PACE = 1.0  # seconds from a move until the next one at the same table
SPARE = 6  # for so many tables one more, for when a game is over early
BAR = 20.0  # milliseconds that 99 of 100 moves may take
HOPELESS = 10 * BAR
KEEPS_UP = 0.9  # of the moves that were due


@dataclass(frozen=True)
class Step:
    """What was measured with so many tables. Times in milliseconds; `core` is how much of one was used."""

    tables: int
    sockets: int
    moves: float
    median: float
    tail: float
    worst: float
    core: float
    megabytes: float
    pause: float

    @property
    def holds(self) -> bool:
        return self.tail <= BAR and self.moves >= KEEPS_UP * self.tables / PACE


class Load(Driver):
    """A table whose game is over goes on with one that was laid to spare."""

    def __init__(self, houses: Houses) -> None:
        super().__init__(houses.toog, PACE)
        self.houses = houses
        self.spares: list[Laid] = []

    def grow(self, tables: int) -> None:
        while len(self.tables) < tables:
            self.seat([self.houses.lay()])
            if self.begun:
                self.wait(self.tables[-1])
            if len(self.tables) % SPARE == 0:
                self.lay_spare()

    def spread(self) -> None:
        """Whose move came due while tables were laid would otherwise all move at once, again and again."""
        due, self.due = self.due, []
        for _, number in due:
            self.wait(self.tables[number])

    def lay_spare(self) -> None:
        laid = self.houses.lay()
        self.spares.append(laid)
        for place in laid.places:
            self.listen(place.line)

    def is_done(self, table: Table) -> bool:
        if not self.spares:
            return True
        laid = self.spares.pop()
        table.games.append(laid)
        self.lines.update((place.line.fileno(), (place.line, table)) for place in laid.places)
        return False


def climb(houses: Houses, sizes: Sequence[int], warm_up: float, seconds: float) -> Iterator[Step]:
    """Stops where there is no hope any more."""
    load = Load(houses)
    for tables in sizes:
        load.grow(tables)
        step = measure(load, warm_up, seconds)
        yield step
        if step.tail > HOPELESS:
            break
    load.close()


def measure(load: Load, warm_up: float, seconds: float) -> Step:
    houses = load.houses
    load.spread()
    load.play(0.0, warm_up)
    cpu, pauses = houses.cpu_seconds, houses.figure("toog_gc_pause_seconds_sum")
    played = load.play(0.0, seconds)
    return Step(
        tables=len(load.tables),
        sockets=len(load.lines),
        moves=played.moves_per_second,
        median=played.percentile(MEDIAN),
        tail=played.percentile(TAIL),
        worst=max(played.times) * 1000,
        core=(houses.cpu_seconds - cpu) / played.seconds,
        megabytes=houses.kilobytes / 1024,
        pause=(houses.figure("toog_gc_pause_seconds_sum") - pauses) / played.seconds,
    )
