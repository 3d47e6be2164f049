"""One run: a seed decides who plays what on how many nodes, what goes wrong, and the order of it all."""

from __future__ import annotations

import gc
import logging
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tests.storm.database import Database, SharedStore
from tests.storm.disk import Disk, FileStore
from tests.storm.history import History
from tests.storm.line import LINE_SECONDS, Line
from tests.storm.luck import seeded_secrets
from tests.storm.node import Node, StormStore
from tests.storm.people import Company, Person
from tests.storm.weather import CALM, Weather
from tests.storm.witness import Witness, of_all_time
from tests.storm.world import Broken, World
from tests.table_talk import NAMES
from toog.core.errors import GameError
from toog.server.tables.hub import Hub

STORM_SECONDS = 30.0
TROUBLE_SECONDS = 8.0  # that something lasts, at most
CALM_SECONDS = 35.0  # in which everyone gets there and goes on playing
SETTLED_SECONDS = 20.0  # of the calm, after which whoever is not there is stuck
QUIET_SECONDS = 15.0  # in which nobody does anything any more
READY_SECONDS = 2.0
GAMES = {"pietjesbak": 3, "zocken": 2, "stich": 3, "mens": 2, "azen_jagen": 2}
ON_A_FILE = 0.25  # of all houses have one node and a file
THINKING = 5.0
ALL_HANG = 0.3  # of the times that a store hangs it does so for all nodes
DARK_SECONDS = 2.0  # without power
AT_ONCE = 0.3  # of the power cuts come while nothing is written
LISTED = 0.5  # of all tables stand in the lobby
TWINS = 0.3  # of all people have two devices
EXPECTED = (GameError, SQLAlchemyError, sqlite3.Error)  # in the journal, when the store fails


@dataclass(frozen=True)
class Outcome:
    seed: int
    digest: str
    steps: int
    entries: int
    messages: int


class Storm:
    """`hubs` makes the hub of a node: another than the real one shows that its faults are seen."""

    def __init__(
        self,
        seed: int,
        hubs: Callable[..., Hub] = Hub,
        *,
        on_file: bool | None = None,
        history: History | None = None,
    ) -> None:
        self.seed = seed
        self.world = world = World(seed)
        world.history = history
        self.luck = world.luck
        self.people_loop = world.new_loop("people")
        self.calm = False
        self.quiet = False
        self.database = Database(world)
        self.witness = Witness(world, self.database, history)
        self.weather = Weather.drawn(self.luck)
        on_file = self.luck.random() < ON_A_FILE if on_file is None else on_file
        self.folder = tempfile.TemporaryDirectory() if on_file else None
        self.disk = None if self.folder is None else Disk(self.database, Path(self.folder.name))
        most = 3 if self.disk is None else 1
        self.nodes = [self.new_node(number, hubs) for number in range(self.luck.randint(1, most))]
        self.companies: list[Company] = []
        self.people: list[Person] = []
        for _ in range(self.luck.randint(1, 2)):
            self.gather()

    def new_node(self, number: int, hubs: Callable[..., Hub]) -> Node:
        node = Node(self.world, self.database, f"node {number}", hubs, self.open_store)
        node.offset = self.luck.uniform(-self.weather.skew, self.weather.skew)
        return node

    def open_store(self, node: str) -> StormStore:
        if self.disk is None:
            return SharedStore(self.database, node)
        return FileStore.on(self.disk, node)

    def gather(self) -> None:
        luck = self.luck
        game = luck.choice(list(GAMES))
        seats = luck.randint(2, GAMES[game])
        people = luck.randint(1, seats)
        thinking, listed = luck.choice([None, None, THINKING]), luck.random() < LISTED
        company = Company(game, seats, people, thinking, listed=listed)
        self.companies.append(company)
        for number in range(people + luck.randint(0, 2)):
            name = f"{NAMES[number]} {len(self.companies)}"
            person = Person(self, company, name, plays=number < people, hosts=number == 0)
            self.people.append(person)
            if luck.random() < TWINS:
                self.people.append(Person(self, company, f"{name} too", secret=person.secret))

    # What people ask of the network

    def any_node(self) -> Node:
        """As a load balancer does that keeps nobody at a node."""
        return self.luck.choice(self.nodes)

    def connect(self, person: Person, table: str) -> Line:
        node = self.any_node()
        line = Line(self.world, self.witness, person, table, node.loop)
        line.to_node(partial(node.come_in, line, table))
        if node.loop.dead:
            line.node_died()
        return line

    def request(
        self, person: Person, ask: Callable[[Hub], Awaitable[Any]], answer: Callable[[Any], None]
    ) -> None:
        node = self.any_node()
        node.loop.call_later(self.world.delay(LINE_SECONDS), node.request, ask, partial(self.reply, answer))

    def reply(self, answer: Callable[[Any], None], what: Any) -> None:
        self.people_loop.call_later(self.world.delay(LINE_SECONDS), answer, what)

    # What goes wrong

    def rage(self) -> None:
        """Each kind of trouble comes at random, about as often as the weather says."""
        self.database.weather = self.weather
        self.world.answers_late = self.weather.answer_late
        for name, trouble in TROUBLES.items():
            rate = getattr(self.weather, name)
            if rate > 0:
                self.strike_later(rate, partial(trouble, self))

    def strike_later(self, rate: float, trouble: Callable[[], None]) -> None:
        self.database.loop.call_later(self.luck.expovariate(rate), self.strike, rate, trouble)

    def strike(self, rate: float, trouble: Callable[[], None]) -> None:
        if not self.calm:
            trouble()
            self.strike_later(rate, trouble)

    def later(self, call: Callable[[], None]) -> None:
        self.database.loop.call_later(self.world.up_to(TROUBLE_SECONDS), call)

    def cut_hearing(self) -> None:
        for channel in self.any_node().hearing():
            self.database.cut(channel)

    def kill_hearing(self) -> None:
        for channel in self.any_node().hearing():
            self.database.channels.remove(channel)

    def lose_database(self) -> None:
        self.database.away = True
        for channel in list(self.database.channels):
            self.database.cut(channel)
        self.later(self.find_database)

    def find_database(self) -> None:
        self.database.away = False

    def hang_store(self) -> None:
        """As if packets were dropped, of all nodes or of one."""
        until = self.world.now + self.world.up_to(TROUBLE_SECONDS)
        for node in self.nodes if self.luck.random() < ALL_HANG else [self.any_node()]:
            node.store.hangs_until = until
            for channel in node.hearing():
                self.database.channels.remove(channel)

    def cut_off(self) -> None:
        """One node does not reach the database any more."""
        node = self.any_node()
        node.store.cut_off = True
        for channel in node.hearing():
            self.database.cut(channel)
        self.later(partial(setattr, node.store, "cut_off", False))

    def a_line(self) -> Line | None:
        lines = [person.line for person in self.people if person.line is not None]
        return self.luck.choice(lines) if lines else None

    def cut_line(self) -> None:
        if (line := self.a_line()) is not None:
            line.cut()

    def kill_line(self) -> None:
        if (line := self.a_line()) is not None:
            line.die()

    def crash(self) -> None:
        node = self.any_node()
        if not node.loop.dead:
            node.crash()
            self.later(node.open)

    def cut_power(self) -> None:
        """At once, or in the middle of the next write."""
        disk, node = self.disk, self.nodes[0]
        if disk is None or node.loop.dead:
            return
        disk.when_dark = partial(self.go_dark, node)
        if self.luck.random() < AT_ONCE:
            disk.cut_power()
            disk.when_dark()
        else:
            disk.fails = True

    def go_dark(self, node: Node) -> None:
        node.crash()
        self.database.loop.call_later(self.world.up_to(DARK_SECONDS), node.open)

    def restart(self) -> None:
        self.any_node().restart()

    def pause(self) -> None:
        node = self.any_node()
        if node.loop.awake:
            node.pause(self.world.up_to(TROUBLE_SECONDS))

    def jump_clock(self) -> None:
        self.any_node().offset += self.luck.choice([-3600.0, -5.0, -0.5, 0.5, 5.0, 90.0])

    # The run

    def run(self) -> Outcome:
        with seeded_secrets(self.luck), heard_faults(self.world):
            try:
                self.go()
            finally:
                self.end()
        tables = [*self.database.tables.values(), *self.database.deleted.values()]
        entries = sum(len(table.bodies) for table in tables)
        world = self.world
        return Outcome(self.seed, world.digest.hexdigest(), world.steps, entries, self.witness.messages)

    def end(self) -> None:
        self.world.end()
        for node in self.nodes:
            node.store.close()
        self.database.engine.dispose()
        if self.folder is not None:
            self.folder.cleanup()

    def go(self) -> None:
        self.rage()
        self.world.run(STORM_SECONDS)
        self.calm_down()
        self.world.run(STORM_SECONDS + SETTLED_SECONDS)
        before = self.versions()
        self.all_arrive(STORM_SECONDS + CALM_SECONDS)
        self.check_going_on(before)
        self.quiet = True
        self.world.run(STORM_SECONDS + CALM_SECONDS + QUIET_SECONDS / 2)
        self.all_arrive(STORM_SECONDS + CALM_SECONDS + QUIET_SECONDS)
        self.check_beliefs()
        self.check_ready(STORM_SECONDS + CALM_SECONDS + QUIET_SECONDS + READY_SECONDS)
        if self.disk is not None:
            self.disk.check()

    def versions(self) -> dict[str, int]:
        return {table: self.database.version(table) for table in self.database.tables}

    def all_arrive(self, until: float) -> None:
        """By then everyone is where the tables stand now."""
        before, deleted = self.versions(), set(self.database.deleted)
        expected = {person: person.table for person in self.people}
        self.world.run(until)
        for person, table in expected.items():
            self.check_reached(person, table, before, deleted)

    def calm_down(self) -> None:
        """Nothing new goes wrong; what is wrong already takes its course."""
        self.calm = True
        self.database.weather = CALM
        self.world.answers_late = CALM.answer_late
        if self.disk is not None:
            self.disk.fails = False

    def check_reached(
        self, person: Person, table: str | None, before: dict[str, int], deleted: set[str]
    ) -> None:
        """Who was at this table is where it stood then, or has moved on to the next."""
        if table is None:
            raise Broken(f"{person} never came to a table")
        if person.went_home or person.table != table:
            return
        if table in deleted:
            raise Broken(f"{person} still sits at table {table}, which was deleted")
        if person.version < before[table]:
            raise Broken(f"{person} is stuck at {person.version}, and {before[table]} is stored")

    def check_going_on(self, before: dict[str, int]) -> None:
        """Where whoever is waited for is there, something has happened."""
        for table, version in before.items():
            here = [person for person in self.people if person.table == table]
            if not here or self.database.version(table) > version or table in self.database.deleted:
                continue
            copy = self.witness.copy(table).at(version)
            seen = of_all_time(copy.snapshot(()))
            if seen["status"] != "playing":
                continue
            mine = {seat for person in here for seat in copy.actor([person.key]).seats}
            waits = [seat for seat in seen["turn"]["seats"] if seen["seats"][seat]["bot"] or seat in mine]
            if waits:
                raise Broken(f"table {table} has stood still at {version}, where {waits} should act")

    def check_ready(self, until: float) -> None:
        """As `GET /ready` says it: nothing is wrong any more."""
        found: dict[str, object] = {node.name: "no answer" for node in self.nodes}
        for node in self.nodes:
            node.request(node.ask_health, partial(found.__setitem__, node.name))
        self.world.run(until)
        if any(found.values()):
            raise Broken(f"in the calm the condition of the house is {found}")

    def check_beliefs(self) -> None:
        """Everyone sees what the store shows of the version they have."""
        for person in self.people:
            assert person.table is not None
            if person.went_home:
                continue
            copy = self.witness.copy(person.table)
            seats = copy.at(person.version).actor([person.key]).seats
            self.witness.compare(person.seen, copy.snapshot(person.version, seats))
            if sorted(seats) != person.yours:
                raise Broken(f"{person} believes to sit at {person.yours}, and sits at {sorted(seats)}")


TROUBLES: dict[str, Callable[[Storm], None]] = {
    "hearing_cut": Storm.cut_hearing,
    "hearing_dies": Storm.kill_hearing,
    "database_away": Storm.lose_database,
    "store_hangs": Storm.hang_store,
    "node_cut_off": Storm.cut_off,
    "line_cut": Storm.cut_line,
    "line_dies": Storm.kill_line,
    "crash": Storm.crash,
    "power_cut": Storm.cut_power,
    "restart": Storm.restart,
    "pause": Storm.pause,
    "clock_jump": Storm.jump_clock,
}


class Ear(logging.Handler):
    """Hears in the journal of the house that something broke which should not."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Exception) and not isinstance(error, EXPECTED):
            broken = Broken(f"{record.getMessage()}: {error!r}")
            broken.__cause__ = error
            self.world.fail(broken)


@contextmanager
def heard_faults(world: World) -> Iterator[None]:
    log, ear = logging.getLogger("toog"), Ear(world)
    propagates, log.propagate = log.propagate, False
    log.addHandler(ear)
    try:
        yield
    finally:
        log.removeHandler(ear)
        log.propagate = propagates


def run(
    seed: int,
    hubs: Callable[..., Hub] = Hub,
    *,
    on_file: bool | None = None,
    history: History | None = None,
) -> Outcome:
    """Garbage is left alone meanwhile: most of it is what the run itself still holds."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return Storm(seed, hubs, on_file=on_file, history=history).run()
    finally:
        if collects:
            gc.enable()
