"""A queue of long work for whoever asks, one thing at a time, so that tables never wait for it."""

from __future__ import annotations

import asyncio
import functools
import threading
from collections import Counter
from collections.abc import Callable, Coroutine
from operator import attrgetter
from typing import Any, TypeVar

from litestar import Request

from toog.server.edge.middleware import address_of
from toog.server.protocol.refusals import Refusal
from toog.workers import ignore

T = TypeVar("T")
IsUnwanted = Callable[[], bool]

MOST = 8  # asked for at once, by everyone: a record that was read takes some 20 MB
MOST_EACH = 4  # from one address, which may be a whole café's


class QueuedWork:
    """One thing that someone waits for. `turn` answers whether it is to be done or refused."""

    def __init__(self, address: str, due: int) -> None:
        self.address = address
        self.due = due
        self.turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class WorkQueue:
    """Addresses take turns, however much one of them asks for: its second thing is done in the next round.

    Where too much waits, whoever asks for little is let in, and the newest of the greediest is refused.
    """

    def __init__(self, most: int = MOST, most_each: int = MOST_EACH) -> None:
        self.most = most
        self.most_each = most_each
        self.asked: list[QueuedWork] = []  # in the order they came
        self.doing: QueuedWork | None = None
        self.round = 0

    async def do(self, request: Request[Any, Any, Any], work: Callable[[IsUnwanted], T]) -> T:
        """Works in a thread. When the asker hangs up it is put down: `work` looks, and raises `Unwanted`."""
        leaves = functools.partial(hangs_up, request)
        return await self.do_until(
            leaves, address_of(request.scope), lambda is_unwanted: asyncio.to_thread(work, is_unwanted)
        )

    async def do_until(
        self,
        leaves: Callable[[], Coroutine[Any, Any, object]],
        address: str,
        work: Callable[[IsUnwanted], Coroutine[Any, Any, T]],
        joined: Callable[[QueuedWork], None] = ignore,
    ) -> T:
        """Awaits work for whoever waits here until `leaves` returns. `joined` is told the place."""
        asked = self.join(address)
        joined(asked)
        unwanted = threading.Event()
        doing = asyncio.ensure_future(in_turn(work, asked, unwanted))
        doing.add_done_callback(lambda done: self.finished(asked, done))
        leaving = asyncio.ensure_future(leaves())
        try:
            await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Refusal("too-many")  # to nobody
            return doing.result()
        finally:
            leaving.cancel()
            unwanted.set()
            if not asked.turn.done():
                self.leave(asked)
                doing.cancel()

    def join(self, address: str) -> QueuedWork:
        mine = [asked for asked in self.asked if asked.address == address]
        if len(mine) >= self.most_each or not self.has_room_for(len(mine)):
            raise Refusal("too-many")
        asked = QueuedWork(address, max([self.round, *(one.due + 1 for one in mine)]))
        self.asked.append(asked)
        self.go_on()
        return asked

    def before(self, asked: QueuedWork) -> int:
        """How many jobs will be done before this one, as things stand now."""
        if asked.turn.done():
            return 0
        waiting = sorted((one for one in self.asked if one is not self.doing), key=attrgetter("due"))
        return waiting.index(asked) + (self.doing is not None)

    def has_room_for(self, mine: int) -> bool:
        """Whether an address that has so many already may ask for one more. If need be, room is made."""
        if len(self.asked) < self.most:
            return True
        [(greediest, most)] = Counter(asked.address for asked in self.asked).most_common(1)
        if most < mine + 2:
            return False
        newest = next(asked for asked in reversed(self.asked) if asked.address == greediest)
        self.asked.remove(newest)
        newest.turn.set_result(False)
        return True

    def go_on(self) -> None:
        if self.doing is None and self.asked:
            self.doing = min(self.asked, key=attrgetter("due"))
            self.round = self.doing.due
            self.doing.turn.set_result(True)

    def finished(self, asked: QueuedWork, done: asyncio.Future[T]) -> None:
        if not done.cancelled():
            done.exception()  # whoever asked has heard of it, or is gone
        self.leave(asked)

    def leave(self, asked: QueuedWork) -> None:
        if asked in self.asked:
            self.asked.remove(asked)
        if asked is self.doing:
            self.doing = None
            self.go_on()


async def in_turn(
    work: Callable[[IsUnwanted], Coroutine[Any, Any, T]], asked: QueuedWork, unwanted: threading.Event
) -> T:
    if not await asked.turn:
        raise Refusal("too-many")
    return await work(unwanted.is_set)


async def hangs_up(request: Request[Any, Any, Any]) -> None:
    """The body has been read, so the next thing that comes is the end."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
