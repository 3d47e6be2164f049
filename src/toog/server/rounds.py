"""What the house does round after round for as long as it is open: a fault ends the round, never the rest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from toog.server.journal import note

AGAIN_SECONDS = 1.0  # after a round that failed, beside the pause it makes itself


async def for_ever(once: Callable[[], Awaitable[None]]) -> None:
    """Until it is cancelled. What goes wrong is written in the journal."""
    while True:
        try:
            await once()
        except Exception as fault:  # noqa: BLE001 whatever it is, there is another round
            note("round failed", level=logging.ERROR, of=once.__qualname__, error=fault)
            await asyncio.sleep(AGAIN_SECONDS)
