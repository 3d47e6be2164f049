"""Asks the bots of a table when it is their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Hashable
from typing import TYPE_CHECKING

from toog.server.part import Part
from toog.table import Actor, BotTurn
from toog.table.commands import Play

if TYPE_CHECKING:
    from toog.server.live import Live


class Thinking(Part):
    """One question at a time; a question that is no longer asked is answered to nobody."""

    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self.task: asyncio.Task[None] | None = None
        self.moved = 0.0

    @property
    def busy(self) -> bool:
        return self.task is not None

    def ask(self) -> None:
        live = self.live
        if self.busy or live.broken is not None or live.hub.closing:
            return
        if not (live.is_watched and live.acts_here):
            return
        turn = live.table.bot_turn
        if turn is not None:
            self.task = live.hub.start(self.think(turn))

    async def think(self, turn: BotTurn) -> None:
        began = time.perf_counter()
        word = await self.live.hub.thinkers.choose(self.live.table.standing.game, turn)
        self.live.hub.metrics.bots.observe(time.perf_counter() - began)
        await self.pause()
        self.task = None
        if self.live.acts_here:
            self.live.ask(Actor.bot(turn.seat), Play(turn.seat, word, turn.version))
        self.ask()

    async def pause(self) -> None:
        """People want to follow what happens, and bots among themselves never tire."""
        hub, loop = self.live.hub, self.live.hub.loop
        turn = hub.bot_pace.turn(self.addresses(), loop.time())
        await asyncio.sleep(max(turn, self.moved + 1 / hub.limits.bot_moves) - loop.time())
        self.moved = loop.time()

    def addresses(self) -> set[Hashable]:
        """Of who looks on; where someone looks without a socket, of who laid the table."""
        return {guest.address for guest in self.live.guests} or {self.live.address}

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None
