"""What an open house gives to everything in it: its time, its loop, its limits, its figures, its rounds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from toog.server.runtime.journal import note
from toog.server.runtime.limits import Limits
from toog.server.runtime.metrics import Metrics

AGAIN_SECONDS = 1.0  # after a round that failed, beside the pause it makes itself


async def for_ever(once: Callable[[], Awaitable[None]]) -> None:
    """Does it again and again, until it is cancelled. What goes wrong is written in the journal."""
    while True:
        try:
            await once()
        except Exception as fault:  # noqa: BLE001 whatever it is, there is another round
            note("round failed", level=logging.ERROR, of=once.__qualname__, error=fault)
            await asyncio.sleep(AGAIN_SECONDS)


class Services:
    """Lives on one event loop. `closing` is set when the house closes: nothing new happens after that."""

    def __init__(self, limits: Limits, metrics: Metrics, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs beside everything else. What goes wrong in it is written in the journal."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("task failed", level=logging.ERROR, error=error)
