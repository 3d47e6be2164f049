"""The desk: long work for whoever asks, one thing at a time, so that tables never wait for it."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request

from toog.server.door import address_of
from toog.server.refusals import Refusal

T = TypeVar("T")
IsUnwanted = Callable[[], bool]

MOST = 8  # asked for at once, by everyone: a record that was read takes some 20 MB
MOST_EACH = 4  # from one address, which may be a whole café's


class Unwanted(Exception):
    """Nobody waits for it any more."""


class Desk:
    def __init__(self, most: int = MOST, most_each: int = MOST_EACH) -> None:
        self.most = most
        self.most_each = most_each
        self.turn = asyncio.Lock()
        self.asking: Counter[str] = Counter()

    async def do(self, request: Request[Any, Any, Any], work: Callable[[IsUnwanted], T]) -> T:
        """In a thread. When who asked hangs up it is put down: `work` looks, and raises `Unwanted`."""
        address = address_of(request.scope)
        if self.asking[address] >= self.most_each or self.asking.total() >= self.most:
            raise Refusal("too-many")
        self.asking[address] += 1
        unwanted, begun = threading.Event(), asyncio.Event()
        doing = asyncio.ensure_future(self.in_turn(work, unwanted, begun))
        doing.add_done_callback(lambda done: self.finished(address, done))
        leaving = asyncio.ensure_future(hangs_up(request))
        try:
            await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Refusal("too-many")  # to nobody
            return doing.result()
        finally:
            leaving.cancel()
            unwanted.set()
            if not begun.is_set():
                doing.cancel()

    async def in_turn(
        self, work: Callable[[IsUnwanted], T], unwanted: threading.Event, begun: asyncio.Event
    ) -> T:
        async with self.turn:
            begun.set()
            return await asyncio.to_thread(work, unwanted.is_set)

    def finished(self, address: str, done: asyncio.Future[T]) -> None:
        if not done.cancelled():
            done.exception()  # who asked has heard of it, or is gone
        self.asking[address] -= 1
        if not self.asking[address]:
            del self.asking[address]


async def hangs_up(request: Request[Any, Any, Any]) -> None:
    """The body has been read, so the next thing that comes is the end."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
