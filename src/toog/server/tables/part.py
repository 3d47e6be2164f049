"""What the parts of a table in memory have in common: they know their table, and do not hold it.

So a table is freed the moment nothing else holds it, without the garbage collector.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from toog.core.errors import GameError
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.errors import NotStored
from toog.server.tables.guest import Guest, Host
from toog.server.tables.outbox import Outbox
from toog.table import Actor, Entry, Table
from toog.table.commands import Command

L_contra = TypeVar("L_contra", contravariant=True)


class LiveTable(Host, Protocol):
    """What the parts of a table ask of it."""

    guests: dict[Guest, None]
    outbox: Outbox
    paused: bool
    address: str | None

    @property
    def care(self) -> AbstractContextManager[None]: ...
    @property
    def broken(self) -> NotStored | None: ...
    @property
    def is_watched(self) -> bool: ...
    @property
    def acts_here(self) -> bool: ...
    @property
    def has_screens_elsewhere(self) -> bool: ...
    def ask(self, actor: Actor, command: Command, guest: Guest | None = None, number: int = 0) -> bool: ...
    def tick(self) -> None: ...
    def look_ahead(self) -> None: ...
    def look_again(self) -> None: ...
    def follow(self, entries: Sequence[Entry]) -> None: ...
    def broke(self, fault: BaseException) -> None: ...
    def house_fault(self, fault: Exception) -> Refusal: ...
    async def newer(self, since: int) -> list[Entry] | None: ...
    def gone(self) -> None: ...


class Owner(Protocol[L_contra]):
    """What a table asks of the hub that holds it."""

    def new_id(self) -> str: ...
    def lay_again(self, table: Table, next_id: str, address: str | None) -> object:
        """The next game of the same company."""

    def holds(self, live: L_contra) -> bool:
        """Whether the table has not been forgotten, or read back since."""

    def lost(self, live: L_contra) -> None: ...
    def recovered(self, live: L_contra) -> None: ...
    def read_back(self, live: L_contra) -> None: ...
    async def newer(self, table_id: str, since: int) -> list[Entry] | None: ...
    def gone(self, live: L_contra) -> None: ...
    def left(self, guest: Guest) -> None: ...
    def table_beside(self, guest: Guest) -> int | None:
        """The number of another table of this night where the same device sits, if there is one."""


class Part:
    __slots__ = ("owner",)

    def __init__(self, live: LiveTable) -> None:
        self.owner = weakref.ref(live)

    @property
    def live(self) -> LiveTable:
        """There for as long as anything is asked of its parts: `Live.stop` ends what they have begun."""
        live = self.owner()
        if live is None:
            raise ReferenceError("a part has outlived its table")
        return live


class Care(Part):
    """A fault of ours may have left the table half changed: then it is read back from the store."""

    __slots__ = ()

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, GameError):
            raise self.live.house_fault(error) from None
