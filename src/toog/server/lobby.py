"""The lobby: the listed tables, read together and not more often than anyone can look."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from toog.core.errors import GameError
from toog.server.forms import Lobby, LobbyTable, lobby_table

if TYPE_CHECKING:
    from toog.server.hub import Hub

MOST_TABLES = 50
FRESH_SECONDS = 1.0


class LobbyBoard:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.read_at = float("-inf")
        self.board = Lobby([])
        self.reading = asyncio.Lock()

    async def read(self) -> Lobby:
        async with self.reading:
            if self.hub.loop.time() - self.read_at > FRESH_SECONDS:
                self.board = Lobby([table async for table in self.tables()])
                self.read_at = self.hub.loop.time()
        return self.board

    async def tables(self) -> AsyncIterator[LobbyTable]:
        for name in await self.hub.ask_store(self.hub.store.lobby, MOST_TABLES):
            try:
                live = await self.hub.find(name)
                seen = await live.answer(functools.partial(lobby_table, live.table))
            except GameError:  # gone in the meantime, or read back
                continue
            yield seen
