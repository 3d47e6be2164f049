"""How lucky each seat was: what every throw changed in its chances, beside what it changes on average.

By the theorem behind AIVAT the sum has mean zero whatever the chances are taken to be, so that taking it off
a result changes no mean; the better the chances are known, the more of the scatter goes with it.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import Event, Game
from toog.core.falls import Dice
from toog.core.registry import part_of

Chances = Callable[[Sequence[Any]], NDArray[np.float64] | None]
"""Each seat's chance to win from each of some positions, a row each, where the house knows it."""


@functools.cache
def chances_of(game: Game[Any]) -> Chances | None:
    """What is known of the chances in this game: the part `bots.chances` of its folder, if it has one."""
    known: Chances | None = getattr(part_of(game.name, "bots.chances"), "chances", None)
    return known


@functools.cache
def ways_of(dice: Dice) -> dict[tuple[int, ...], int]:
    """The throws that differ, each with the number of ways in which it falls."""
    return dict(Counter(tuple(sorted(fell)) for fell in dice.ways.values()))


class Luck:
    """The luck of each seat in one game, as it is watched."""

    def __init__(self, game: Game[Any], players: int, chances: Chances | None) -> None:
        self.game = game
        self.chances = chances
        self.of = np.zeros(players)

    def watch(self, s: Any, event: Event | None) -> None:
        """Is shown the position before each event, and the event."""
        if self.chances is None or event is None or event.seat is not None:
            return
        fall = self.game.falls[self.game.rules.chance(s)]
        if isinstance(fall, Dice):
            self.add(s, ways_of(fall), tuple(sorted(fall.ways[event.word])))

    def add(self, s: Any, ways: dict[tuple[int, ...], int], fell: tuple[int, ...]) -> None:
        after = None if self.chances is None else self.chances([self.after(s, way) for way in ways])
        if after is not None:
            expected = np.average(after, axis=0, weights=list(ways.values()))
            self.of += after[list(ways).index(fell)] - expected

    def after(self, s: Any, way: tuple[int, ...]) -> Any:
        position = s.copy()
        self.game.rules.throw(position, list(way))
        return position
