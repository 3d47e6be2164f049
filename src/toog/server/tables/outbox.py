"""The outbox of a table: what it has to say, held back until all that it shows is stored.

Also a refusal is held back, which would otherwise show that something has happened that may yet be lost.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from toog.core.errors import GameError
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.errors import Doubled, NotStored
from toog.server.store.writer import WhenStored
from toog.server.tables.guest import Guest
from toog.table import TableError

T = TypeVar("T")


class Pending(Struct):
    """What is held back until one append is stored."""

    asker: tuple[Guest, int] | None = None
    texts: list[tuple[Guest, bytes]] = []
    calls: list[WhenStored] = []

    def release(self, lost: NotStored | None) -> None:
        """Tells everyone, whatever goes wrong with one of them: the first fault is raised at the end."""
        faults: list[Exception] = []
        for guest, text in self.texts if lost is None else ():
            try:
                guest.line.say(text)
            except Exception as fault:  # noqa: BLE001 whatever it is, the others are told
                faults.append(fault)
        for call in self.calls if lost is None or self.asker is None else (self.answer_asker, *self.calls):
            try:
                call(lost)
            except Exception as fault:  # noqa: BLE001 the others are called
                faults.append(fault)
        if faults:
            raise faults[0]

    def answer_asker(self, lost: NotStored | None) -> None:
        """Who asked for what was lost hears so; otherwise the answer was among the texts."""
        if lost is not None and self.asker is not None:
            guest, number = self.asker
            guest.refuse(number, in_words(lost))


class Outbox:
    """Has the length of the appends under way. `lost` is why the table is to be read back, if it is."""

    def __init__(self) -> None:
        self.pending: deque[Pending] = deque()
        self.lost: NotStored | None = None

    def __len__(self) -> int:
        return len(self.pending)

    def hold(self, asker: tuple[Guest, int] | None = None) -> None:
        """Holds back all that is said from here on, until one more append is stored."""
        self.pending.append(Pending(asker))

    def take(self) -> Pending:
        """Takes out what was held back for the oldest append."""
        return self.pending.popleft()

    def say(self, guest: Guest, text: bytes) -> None:
        """Says it, or holds it back. Where something was lost, the table that is read back tells everyone."""
        if self.lost is not None:
            return
        if self.pending:
            self.pending[-1].texts.append((guest, text))
        else:
            guest.line.say(text)

    def when_stored(self, call: WhenStored) -> None:
        """Calls when all so far is stored, or at once where something was lost: what comes then never is."""
        if self.pending and self.lost is None:
            self.pending[-1].calls.append(call)
        else:
            call(self.lost)

    def refuse(self, guest: Guest, number: int, error: GameError) -> None:
        self.when_stored(lambda lost: guest.refuse(number, error if lost is None else in_words(lost)))

    async def answer(self, make: Callable[[], T]) -> T:
        """What is made of the table as it stands, or the refusal: given out once all it shows is stored."""
        try:
            return make()
        finally:
            await self.stored_so_far()

    async def stored_so_far(self) -> None:
        """Waits for it. An error kept in the future would hold this frame, which holds it and the table."""
        done: asyncio.Future[NotStored | None] = asyncio.get_running_loop().create_future()
        self.when_stored(lambda lost: None if done.cancelled() else done.set_result(lost))
        lost = await done
        if lost is not None:
            raise in_words(lost)

    async def settled(self) -> None:
        """Waits until nothing is under way, whether it was stored or not. For a table that takes no more."""
        if self.pending:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.pending[-1].calls.append(lambda _: None if done.cancelled() else done.set_result(None))
            await done


def in_words(lost: NotStored) -> GameError:
    """Why it was lost: another node was faster, or nothing could be stored."""
    return TableError("stale") if isinstance(lost, Doubled) else Refusal("not-stored")
