"""Tests that await: never for ever, and never for a time where they can wait for what happens."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any

PATIENCE = 20.0  # seconds; a busy machine may need them, a right answer never does

Test = Callable[..., Coroutine[Any, Any, None]]


def in_loop(test: Test) -> Callable[..., None]:
    """Runs a test that awaits, and never for ever."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 3 * PATIENCE))

    return run


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)
