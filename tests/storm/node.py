"""A node of the house: the real hub and all that belongs to it, on a loop that can stand still or die."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, cast

import psycopg
from sqlalchemy import URL

from tests.storm.database import BEGAN, Channel, Database, SharedMembership, SharedStore
from tests.storm.disk import FileStore
from tests.storm.line import Line
from tests.storm.world import Hangs, Loop, World
from toog.bots.choosing import BotChoice
from toog.core.contract import Game
from toog.core.errors import GameError
from toog.server.cluster.node import Node as Beating
from toog.server.cluster.shared_limits import SharedLimits
from toog.server.http.api import find
from toog.server.http.socket import HELLO_SECONDS
from toog.server.http.stories import Stories
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.clock import SteadyClock
from toog.server.runtime.limits import Limits
from toog.server.runtime.metrics import Metrics
from toog.server.store.writer import QUIET_SECONDS, Waiting, Writer
from toog.server.tables.bot_threads import BotThreads, choose_somehow
from toog.server.tables.guest import Guest
from toog.server.tables.health import HealthCheck
from toog.server.tables.heartbeats import Heartbeats
from toog.server.tables.hub import Hub
from toog.server.tables.listener import NotificationListener
from toog.server.tables.lobby import LobbyBoard
from toog.server.tables.services import Threads
from toog.table import BotTurn

DRIFT = 0.001  # by which a clock may be fast or slow
COMMIT_SECONDS = 0.004
NEVER_SENT = 0.5  # of the commits a node was about to send when it died
CLOSE_SECONDS = 2.0
MANY = 1_000_000
LIMITS = Limits(requests=MANY, openings=MANY, joins=MANY, messages=MANY, messages_per_address=MANY)


StormStore = SharedStore | FileStore


class LoopWriter(Writer):
    """Commits without a thread: the database does it a while later, and answers after another while.

    A file dies with its node, and is tidied up by it; a database goes on with what it was sent.
    """

    def start(self) -> None:
        """There is no thread."""

    def stop(self) -> None:
        """There is no thread."""

    def hand_over(self, batch: list[Waiting]) -> None:
        store, loop = cast(StormStore, self.store), cast(Loop, self.loop)
        self.place = store.database.loop if store.shared else loop
        self.place.call_later(loop.world.delay(COMMIT_SECONDS), self.commit, batch)

    def commit(self, batch: list[Waiting]) -> None:
        loop = cast(Loop, self.loop)
        if loop.dead and loop.world.chance(NEVER_SENT):
            return
        try:
            answers = self.try_to_store([waiting.item for waiting in batch])
        except Hangs as hangs:
            self.place.call_later(hangs.seconds, self.commit, batch)
            return
        loop.call_later(loop.world.answer_delay(COMMIT_SECONDS), self.committed, batch, answers, 0.0)
        loop.call_later(QUIET_SECONDS, self.tidy_up)

    def tidy_up(self) -> None:
        """In a quiet moment, as the thread does."""
        try:
            if not self.running and self.try_to_tidy():
                self.loop.call_soon(self.tidy_up)
        except Hangs as hangs:
            self.loop.call_later(hangs.seconds, self.tidy_up)

    async def try_out(self) -> None:
        told: asyncio.Future[None] = self.loop.create_future()
        self.loop.call_later(cast(Loop, self.loop).world.delay(COMMIT_SECONDS), self.probe, told)
        await told

    def probe(self, told: asyncio.Future[None]) -> None:
        try:
            self.try_to_probe(told)
        except Hangs as hangs:
            self.loop.call_later(hangs.seconds, self.probe, told)


class LoopBotThreads(BotThreads):
    async def choose(self, game: Game[Any], turn: BotTurn) -> BotChoice:
        return await asyncio.get_running_loop().run_in_executor(None, choose_somehow, game, turn)

    def warm(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """Every bot answers in this process, and needs no getting ready."""

    async def close(self) -> None:
        """Nothing was started that would have to end."""


class Hearing(NotificationListener):
    """Hears the others on a simulated connection."""

    def __init__(self, hub: Hub, lobby: LobbyBoard, health: HealthCheck, database: Database) -> None:
        super().__init__(hub, lobby, health, URL.create("postgresql"))
        self.database = database

    async def connect(self) -> psycopg.AsyncConnection:
        if self.database.away or cast(SharedStore, self.hub.services.store).cut_off:
            raise psycopg.OperationalError("the connection is gone")
        return cast(psycopg.AsyncConnection, Channel(self.database, cast(Loop, self.hub.services.loop)))


class Node:
    def __init__(
        self,
        world: World,
        database: Database,
        name: str,
        hubs: Callable[..., Hub],
        open_store: Callable[[str], StormStore],
    ) -> None:
        self.hubs = hubs
        self.open_store = open_store
        self.world = world
        self.database = database
        self.name = name
        self.offset = 0.0
        self.drift = world.luck.uniform(-DRIFT, DRIFT)
        self.lines: list[Line] = []
        self.lives = 0
        self.open()

    def open(self) -> None:
        self.lives += 1
        self.loop = self.world.new_loop(f"{self.name}.{self.lives}")
        self.store = self.open_store(self.loop.name)
        self.hub: Hub | None = None
        self.loop.call_soon(self.start)

    def start(self) -> None:
        """As `House.open` does."""
        self.hub = hub = self.hubs(
            self.store,
            LIMITS,
            Metrics(),
            SteadyClock(self.clock, self.loop.time),
            threads=Threads(LoopWriter, LoopBotThreads),
        )
        self.stories = Stories()
        hub.services.start(hub.tidy())
        self.lobby, self.health = LobbyBoard(hub), HealthCheck(hub)
        hub.services.start(self.health.watch())
        hub.services.start(Heartbeats(hub).listen())
        if isinstance(self.store, SharedStore):
            membership, allowances = SharedMembership(self.store), SharedLimits({}, self.store.key)
            hub.services.node = Beating(hub.services, hub, membership, allowances)
            hub.services.start(hub.services.node.join())
            hub.services.start(Hearing(hub, self.lobby, self.health, self.database).listen())
            hub.services.start(self.lobby.keep_telling())

    def clock(self) -> float:
        return BEGAN + self.world.now * (1 + self.drift) + self.offset

    # Who comes

    def come_in(self, line: Line, table: str) -> None:
        """As the handler of the socket does."""
        self.lines.append(line)
        self.loop.create_task(self.let_in(line, table))

    async def let_in(self, line: Line, table: str) -> None:
        hub = self.hub
        try:
            if hub is None:
                raise Refusal("house-full")
            live = await find(hub, table)
        except GameError as error:
            line.refuse(error)
            return
        live.used = hub.services.clock() + HELLO_SECONDS
        guest = Guest(line, live)
        hub.enter(guest)
        line.pick_up(guest)
        hub.services.loop.call_later(HELLO_SECONDS, guest.must_have_greeted)

    def ask_health(self, _: Hub) -> Awaitable[object]:
        return self.health.ask()

    def request(self, ask: Callable[[Hub], Awaitable[Any]], answer: Callable[[Any], None]) -> None:
        """Over HTTP. Who gets no answer asks again."""
        self.loop.create_task(self.reply(ask, answer))

    async def reply(self, ask: Callable[[Hub], Awaitable[Any]], answer: Callable[[Any], None]) -> None:
        if self.hub is None:
            return
        try:
            answer(await ask(self.hub))
        except GameError as error:
            answer(error)

    # What happens to it

    def crash(self) -> None:
        """All that was in memory is gone."""
        self.store.kill()
        self.end()

    def end(self) -> None:
        """The lines are closed by the machine."""
        self.loop.die()
        self.database.channels = [each for each in self.database.channels if each.loop is not self.loop]
        for line in self.lines:
            line.node_died()
        self.lines.clear()

    def pause(self, seconds: float) -> None:
        loop = self.loop
        loop.awake = False
        self.database.loop.call_later(seconds, partial(wake, loop))

    def restart(self) -> None:
        """As its keeper does it: everything is stored and everyone is told, as far as there is time."""
        if self.hub is not None and not self.hub.services.closing:
            self.loop.create_task(self.close(self.hub))

    async def close(self, hub: Hub) -> None:
        try:
            await asyncio.wait_for(hub.close(), CLOSE_SECONDS)
        except TimeoutError:
            self.world.note("closed too early")
        self.store.close()
        self.end()
        self.open()

    def hearing(self) -> Sequence[Channel]:
        return [channel for channel in self.database.channels if channel.loop is self.loop]


def wake(loop: Loop) -> None:
    loop.awake = not loop.dead
