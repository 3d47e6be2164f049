"""The other nodes on the same PostgreSQL: what they store is told here as soon as it is committed."""

from __future__ import annotations

import asyncio
import logging

import psycopg
from sqlalchemy import URL

from toog.server.attendance import ASKS, SITS_HERE
from toog.server.hub import Hub
from toog.server.journal import note
from toog.server.refusals import Refusal
from toog.server.store import CHANNEL, reason_of

AGAIN_SECONDS = 1.0


class Neighbours:
    def __init__(self, hub: Hub, url: URL) -> None:
        self.hub = hub
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def listen(self) -> None:
        """For as long as the house is open. After a gap every table is compared with the store."""
        while True:
            try:
                await self.listen_once()
            except (psycopg.Error, Refusal) as error:
                note("other nodes cannot be heard", level=logging.WARNING, reason=reason_of(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def listen_once(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self.hub.catch_up_all()
            async for told in connection.notifies():
                self.heard(told.payload)

    def heard(self, told: str) -> None:
        node, table, what = told.split(" ")
        live = self.hub.tables.get(table)
        if node == self.hub.store.node or live is None:
            return
        if what[0] == ASKS:
            live.attendance.asked(int(what[1:]))
        elif what[0] == SITS_HERE:
            live.attendance.sits_elsewhere(int(what[1:]))
        else:
            self.hub.start(self.hub.catch_up(table, int(what)))
