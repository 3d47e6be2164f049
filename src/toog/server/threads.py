"""Who works beside the event loop of a house: the writer, and those who think for the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from toog.server.metrics import Metrics
from toog.server.thinkers import Thinkers
from toog.server.writer import Appends, Writer


@dataclass(frozen=True)
class Threads:
    """Handed to the hub: a simulation brings others, who work on its loop in an order it can repeat."""

    writer: Callable[[Appends, Metrics], Writer] = Writer
    thinkers: Callable[[asyncio.AbstractEventLoop], Thinkers] = Thinkers


THREADS = Threads()
