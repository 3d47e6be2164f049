"""One round of many players, drawn with fewer standings than there are, and by the rules all the same.

From five players on the standings are too many to be met at a table. Here two are taken for one when the same
player throws against the same worth and the last two who hold it are the same; who has it longer, and who
went out in this round, is as in the first of them that was met. When three apes put a player out, the others
are taken to throw low for the rest of that round.
"""

from __future__ import annotations

import functools
from typing import Any

from toog.games.pietjesbak.rules import THROWING
from toog.games.pietjesbak.solve.standings import (
    APES_DICE,
    Explorer,
    Graph,
    Standing,
    standing_of,
    thrown_last,
)
from toog.games.pietjesbak.state import Pietjesbak

SEVENS = 1  # told apart in a sketched round
HOLDERS = 2


@functools.lru_cache(maxsize=8)
def sketch_of(players: int, house: tuple[tuple[str, Any], ...]) -> Graph:
    """For so many players still in the game; `house` are the options but `marks`."""
    return Sketcher(players, dict(house)).explore()


def sketched(s: Pietjesbak, order: tuple[int, ...]) -> Standing:
    """What stands for this standing: nobody absent, and of those who hold the highest the last two."""
    position, _, highest, holders = standing_of(s, order)[:4]
    while holders.bit_count() > HOLDERS:
        holders &= holders - 1
    return (position, 0, highest, holders)


class Sketcher(Explorer):
    """Plays one course of a round for each standing that is told apart."""

    def standing(self, s: Pietjesbak) -> Standing:
        return sketched(s, self.order)

    def edges_of(self, both: tuple[Pietjesbak, Pietjesbak]) -> list[tuple[int, float]]:
        """A higher worth never leads to less: where both ends of a row of worths lead to the same, all do."""
        leads: dict[int, int] = {}
        rows = [(0, 0), (1, len(self.dice_of) - 1)]
        while rows:
            low, high = rows.pop()
            for end in (low, high):
                if end not in leads:
                    leads[end] = self.follow(both, self.dice_of[end][1])
            if leads[low] == leads[high]:
                leads |= dict.fromkeys(range(low, high), leads[low])
            elif high - low > 1:
                rows += [(low, (low + high) // 2), ((low + high) // 2, high)]
        return self.joined([leads[i] for i in range(len(self.dice_of))])

    def after_apes(self, both: tuple[Pietjesbak, Pietjesbak]) -> int:
        stoef, plain = (self.rest_throws_low(thrown_last(s, APES_DICE)) for s in both)
        return self.ending(stoef, plain)

    def rest_throws_low(self, s: Pietjesbak) -> Pietjesbak:
        begun = s.rounds
        while s.rounds == begun and s.phase == THROWING:
            s = thrown_last(s, self.dice_of[1][1])
        return s
