"""What the house gives to every table in it, threads for the bots among it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from toog.server.cluster.node import Node
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.journal import note
from toog.server.runtime.limits import Limits, Pace, Speaking
from toog.server.runtime.metrics import Metrics
from toog.server.runtime.services import Services
from toog.server.store.store import BROKEN, Store
from toog.server.store.writer import Appends, Writer
from toog.server.tables.bot_threads import BotThreads

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Threads:
    """What works beside the event loop. A simulation brings others, which work on its loop in an order it
    can repeat."""

    writer: Callable[[Appends, Metrics], Writer] = Writer
    bot_threads: Callable[[], BotThreads] = BotThreads


THREADS = Threads()


class TableServices(Services):
    """A table is given these and not the hub, so that it can be run anywhere: under a simulated clock too."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        metrics: Metrics,
        clock: Callable[[], float],
        threads: Threads = THREADS,
    ) -> None:
        super().__init__(limits, metrics, clock)
        self.store = store
        self.writer = threads.writer(store, metrics)
        self.bot_threads = threads.bot_threads()
        self.speaking = Speaking(limits)
        self.bot_pace = Pace(limits.bot_moves_per_address)
        self.node: Node | None = None  # where there may be other nodes
        self.asked: set[asyncio.Task[Any]] = set()  # of the store, and not answered yet

    async def ask_store(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Asks in a thread, because it waits for the database. An asker who leaves does not end it."""
        asked = self.loop.create_task(asyncio.to_thread(lambda: self.store.while_ours(ask, *args, **kwargs)))
        self.asked.add(asked)
        asked.add_done_callback(self.answered)
        try:
            return await asyncio.shield(asked)
        except BROKEN as error:
            note("store failed", level=logging.ERROR, error=error)
            raise Refusal("not-stored") from None

    def answered(self, asked: asyncio.Task[Any]) -> None:
        self.asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # whoever asked has heard of it, or is gone

    def tell_other_nodes(self, *told: tuple[str, str]) -> None:
        """Tells the other nodes about tables, beside what is stored."""
        if told and self.node is not None and not self.closing:
            self.node.tell(told)
