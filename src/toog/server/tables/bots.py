"""Asks the bots of a table when it is their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Hashable

from toog.server.tables.part import LiveTable, Part
from toog.table import Actor, BotTurn
from toog.table.commands import Play
from toog.table.entries import BotSat, SatIn, WentAway

SEATS_BOTS = frozenset({BotSat, SatIn, WentAway})  # from now on a bot will be asked here, or may soon sit in


class BotPlayer(Part):
    """Asks one question at a time; an answer that comes too late changes nothing."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.task: asyncio.Task[None] | None = None
        self.moved = 0.0

    @property
    def busy(self) -> bool:
        return self.task is not None

    def ask(self) -> None:
        live = self.live
        if self.busy or live.broken is not None or live.services.closing:
            return
        if not (live.is_watched and live.acts_here):
            return
        turn = live.table.bot_turn
        if turn is not None:
            self.task = live.services.start(self.think(turn))

    def get_ready(self) -> None:
        """Lets the bots that sit here, or may sit in, get ready for a game that someone looks on at."""
        live, table = self.live, self.live.table.standing
        if table.ended is not None or live.broken is not None or live.services.closing:
            return
        if not (live.is_watched and live.acts_here):
            return
        opened = table.opened
        machines = (seat.machine for seat in table.company.seats)
        for bot in {opened.bot, *(bot for bot in machines if bot is not None)}:
            live.services.bot_threads.warm(bot, opened.game, opened.players, opened.options)

    async def think(self, turn: BotTurn) -> None:
        began = time.perf_counter()
        chosen = await self.live.services.bot_threads.choose(self.live.table.standing.game, turn)
        self.live.services.metrics.bots.observe(time.perf_counter() - began)
        await self.pause()
        self.task = None
        if self.live.acts_here:
            hand = Actor.bot(turn.seat, chosen.bot, chosen.version)
            self.live.ask(hand, Play(turn.seat, chosen.word, turn.version))
        self.ask()

    async def pause(self) -> None:
        """People want to follow what happens, and bots among themselves never tire."""
        services, loop = self.live.services, self.live.services.loop
        turn = services.bot_pace.turn(self.addresses(), loop.time())
        await asyncio.sleep(max(turn, self.moved + 1 / services.limits.bot_moves) - loop.time())
        self.moved = loop.time()

    def addresses(self) -> set[Hashable]:
        """The addresses of all guests; where nobody has a socket, that of whoever laid the table."""
        return {guest.address for guest in self.live.guests} or {self.live.address}

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None
