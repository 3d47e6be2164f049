"""A store whose commits a test can hold back, or let fail."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.house_talk import Evening, open_store
from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Append
from toog.server.store.store import Store


class Gate:
    """Stands in the way of the store's commits."""

    def __init__(self, store: Store) -> None:
        self.pass_on = store.append
        self.open = threading.Event()
        self.open.set()
        self.under_way = False
        self.fails: NotStored | None = None  # the next commit
        self.commits: list[int] = []
        store.append = self.append  # type: ignore[method-assign]

    def append(self, batch: Sequence[Append]) -> list[NotStored | None]:
        self.under_way = True
        assert self.open.wait(60)
        self.under_way = False
        self.commits.append(len(batch))
        fails, self.fails = self.fails, None
        if fails is not None:
            return [fails] * len(batch)
        return self.pass_on(batch)


def gated(folder: Path) -> tuple[Store, Gate]:
    store = open_store(folder)
    return store, Gate(store)


async def on_turn(evening: Evening) -> tuple[int, dict[str, Any]]:
    seat: int = evening.host.seen["turn"]["seats"][0]
    return seat, evening.guests[seat].what_to_do(seat)


def stored(store: Store, table: str) -> int:
    kept = store.load(table)
    assert kept is not None
    return len(kept.bodies)
