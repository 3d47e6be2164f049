"""The other nodes on the same PostgreSQL: what they store is told here as soon as it is committed."""

from __future__ import annotations

import asyncio
import logging
import re

import psycopg
from sqlalchemy import URL

from toog.server.protocol.refusals import Refusal
from toog.server.runtime.journal import note
from toog.server.store.engine import PROMISES
from toog.server.store.notifications import ASKS, CHANNEL, NOTICE, Present, entries_with
from toog.server.store.statements import reason_of
from toog.server.tables.health import HealthCheck
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.server.tables.lobby import LobbyBoard

LOG = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0
BEAT_SECONDS = 2.0  # then it is asked whether the connection is still there, and nothing was missed
COMPARE_SECONDS = 10.0
LISTEN = "; ".join((f"LISTEN {CHANNEL}", *PROMISES))


class NotificationListener:
    def __init__(self, hub: Hub, lobby: LobbyBoard, health: HealthCheck, url: URL) -> None:
        self.hub = hub
        self.lobby = lobby
        self.health = health
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def listen(self) -> None:
        """Listens while the house is open, whatever goes wrong: a node that hears nothing plays alone."""
        while True:
            try:
                await self.listen_once()
            except (psycopg.Error, Refusal, TimeoutError) as error:
                note("other nodes cannot be heard", level=logging.WARNING, reason=reason_of(error))
            except Exception:
                LOG.exception("other nodes cannot be heard")
            await asyncio.sleep(AGAIN_SECONDS)

    async def listen_once(self) -> None:
        """On every beat each table is compared with the store: what was told into a gap is not missed."""
        async with await self.connect() as connection:
            while True:
                async with asyncio.timeout(BEAT_SECONDS):  # a connection that was cut silently never answers
                    await connection.execute(LISTEN)
                async with asyncio.timeout(COMPARE_SECONDS):
                    await self.hub.catch_up_all()
                self.health.heard()
                async for told in connection.notifies(timeout=BEAT_SECONDS):
                    self.heard(told.payload)

    async def connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True)

    def heard(self, told: str) -> None:
        """Anyone who may use the database can tell something on its channel."""
        notice = NOTICE.fullmatch(told)
        if notice is None:
            note("a notice is not one of ours", level=logging.WARNING)
            return
        if notice["node"] == self.hub.services.store.node:
            return
        table, live = notice["table"], self.hub.tables.get(notice["table"])
        if notice["version"] is not None:
            entries = () if live is None else entries_with(notice, self.hub.services.store.key)
            self.hub.heard(table, int(notice["version"]), entries)
        elif notice["listed"] is not None:
            self.lobby.heard(table, int(notice["listed"]))
        elif notice["freed"] is not None and self.hub.services.node is not None:
            self.hub.services.node.leases.freed(table)
        elif live is not None:
            self.heard_of_guests(live, notice)

    def heard_of_guests(self, live: Live, notice: re.Match[str]) -> None:
        """Another node tells of its guests, or asks after a seat."""
        if notice["watching"] is not None:
            live.crowd.heard(notice["node"], Present.read(notice))
        elif notice["about"] == ASKS:
            live.attendance.asked(int(notice["seat"]))
        else:
            live.attendance.sits_elsewhere(int(notice["seat"]))
