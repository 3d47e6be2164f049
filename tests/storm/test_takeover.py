"""When the node that acts at a table dies, pauses or is cut off, another does so within two seconds.

On the simulated clock, with a slow database and at the worst moment between two beats.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from tests.storm import world
from tests.storm.database import Database, SharedStore
from tests.storm.node import Node
from tests.storm.world import World
from toog.server.cluster.node import BEAT_SECONDS
from toog.server.cluster.node import Node as Beating
from toog.server.http.api import find
from toog.server.protocol.fields import fresh_nonce
from toog.server.tables.guest import Guest, key_of
from toog.server.tables.hub import Hub
from toog.table.commands import Fill, Open, Start

MOST_SECONDS = 2.0
SEEDS = range(12)
ANSWER_SECONDS = 0.08  # that a slow database takes, mostly
HOST = key_of("host")


class Onlooker:
    """Someone who looks on, and whose line is as good as none."""

    def say(self, text: bytes) -> None:
        """It does not matter what is said."""

    def measure(self) -> None:
        """Nor how long it takes."""

    def close(self, code: int, reason: str = "") -> None:
        """Nor when it ends."""


class Pair:
    """Two nodes: someone looks on at both while bots play, and they think at the first."""

    def __init__(self, seed: int) -> None:
        self.world = World(seed)
        self.database = Database(self.world)
        self.nodes = [
            Node(self.world, self.database, name, Hub, partial(SharedStore, self.database))
            for name in ("left", "right")
        ]
        self.table = ""
        self.world.run(1.0)
        self.do(0, self.lay)
        self.do(1, self.look_on)
        self.seconds_until(lambda: self.acts_at(0) or self.acts_at(1))
        if self.acts_at(1):
            self.nodes.reverse()
        self.world.run(self.world.now + self.world.up_to(MOST_SECONDS))
        self.wait_for_the_worst()

    def wait_for_the_worst(self) -> None:
        """The first has just said that it lives; the second will ask just before that is over."""
        first, second = (self.beating(number) for number in (0, 1))
        until = first.until
        self.seconds_until(lambda: first.until > until)
        second.next_beat = first.until - ANSWER_SECONDS
        while second.next_beat > self.world.now + BEAT_SECONDS:
            second.next_beat -= BEAT_SECONDS
        second.services.loop.call_soon(second.woken.set)

    def do(self, number: int, what: Callable[[Hub], Coroutine[Any, Any, None]]) -> None:
        """At one of the nodes, until it is done."""
        hub = self.hub(number)
        task = hub.services.loop.create_task(what(hub))
        self.seconds_until(task.done)
        task.result()

    def hub(self, number: int) -> Hub:
        hub = self.nodes[number].hub
        assert hub is not None
        return hub

    async def lay(self, hub: Hub) -> None:
        table = hub.create(Open("mens", 2, HOST))
        live = hub.lay(table)
        await live.outbox.stored_so_far()
        self.table = table.id
        for name in ("Robbe", "Rita"):
            await live.ask_and_wait(table.actor([HOST]), Fill("random", name, fresh_nonce()))
        await live.ask_and_wait(table.actor([HOST]), Start())
        await self.look_on(hub)

    async def look_on(self, hub: Hub) -> None:
        guest = Guest(Onlooker(), await find(hub, self.table))
        hub.enter(guest)
        guest.on_message(b'{"type":"hello","protocol":1}')

    def beating(self, number: int) -> Beating:
        node = self.hub(number).services.node
        assert node is not None
        return node

    def acts_at(self, number: int) -> bool:
        return self.beating(number).leases.holds(self.table)

    def seconds_until(self, what: Callable[[], bool]) -> float:
        began = self.world.now
        while not what():
            self.world.step()
            assert self.world.now < began + 10 * MOST_SECONDS, "it never happened"
        return self.world.now - began

    def close(self) -> None:
        self.world.end()

    # What happens to the first node

    def kill(self) -> None:
        self.nodes[0].crash()

    def pause(self) -> None:
        self.nodes[0].pause(10 * MOST_SECONDS)

    def cut_off(self) -> None:
        node = self.nodes[0]
        assert isinstance(node.store, SharedStore)
        node.store.cut_off = True
        for channel in node.hearing():
            self.database.cut(channel)


@pytest.fixture(autouse=True)
def slow_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "WORK_SECONDS", ANSWER_SECONDS / 2)
    monkeypatch.setattr(world, "SPIKE", 0.0)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("trouble", [Pair.kill, Pair.pause, Pair.cut_off])
def test_another_node_acts_within_two_seconds(trouble: Callable[[Pair], None], seed: int) -> None:
    with contextlib.closing(Pair(seed)) as pair:
        trouble(pair)
        seconds = pair.seconds_until(lambda: pair.acts_at(1))
        version = pair.database.version(pair.table)
        pair.seconds_until(lambda: pair.database.version(pair.table) > version)
    assert seconds < MOST_SECONDS
