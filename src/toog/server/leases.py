"""Of the nodes that have a table open one acts at it: its bots think there, and there its time runs out.

Without it every node would do so, and the store would refuse all but one. That refusal stays what nothing is
lost by: whoever acts without a lease, or after it has run out, only does so in vain.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from toog.server.refusals import Refusal

if TYPE_CHECKING:
    from toog.server.node import Node


class Leases:
    """They are kept for as long as their node is believed to be alive."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.wanted: set[str] = set()  # tables at which there is something to do
        self.held: set[str] = set()
        self.owners: dict[str, str] = {}  # of tables that are wanted and not held

    def holds(self, table: str) -> bool:
        return table in self.held and self.node.hub.loop.time() < self.node.until

    def want(self, table: str) -> None:
        if table not in self.wanted:
            self.wanted.add(table)
            self.node.woken.set()

    def unwant(self, table: str) -> None:
        self.wanted.discard(table)
        self.owners.pop(table, None)

    def freed(self, table: str) -> None:
        """By the node that had it."""
        if self.owners.pop(table, None) is not None:
            self.node.woken.set()

    def lapse(self) -> None:
        """Someone else may have them by now. Those that nobody took are claimed again, and then go on."""
        self.held.clear()
        self.owners.clear()

    def bury(self, gone: frozenset[str]) -> None:
        self.owners = {table: node for table, node in self.owners.items() if node not in gone}

    async def renew(self) -> None:
        """Now and then: what this node was thought to have and does not want is let go, whatever it knows."""
        self.owners.clear()
        self.held &= self.wanted
        await self.node.aside(self.node.membership.release_all_but, sorted(self.wanted))
        await self.claim()

    async def claim(self) -> None:
        """What is wanted and nobody is known to have; and lets go of what is no longer wanted."""
        dropped = self.held - self.wanted
        self.held -= dropped
        if dropped:
            await self.node.aside(self.node.membership.release, sorted(dropped))
        asked_for = sorted(self.wanted - self.held - self.owners.keys())
        if asked_for:
            self.hear(await self.node.aside(self.node.membership.claim, asked_for))

    def hear(self, owners: dict[str, str]) -> None:
        """Of the tables that were asked for."""
        mine = [table for table, owner in owners.items() if owner == self.node.membership.node]
        self.owners.update((table, owners[table]) for table in owners.keys() - set(mine))
        self.held.update(mine)
        for table in mine:
            live = self.node.hub.tables.get(table)
            if live is not None:
                with contextlib.suppress(Refusal), live.care:
                    live.look_ahead()
