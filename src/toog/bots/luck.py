"""How lucky each seat was: what every throw changed in its chances, beside what it changes on average.

By the theorem behind AIVAT the sum has mean zero whatever the chances are taken to be, so that taking it off
a result changes no mean; the better the chances are known, the more of the scatter goes with it.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from toog.core.contract import Event, Game
from toog.core.falls import Dice

Chances = Callable[[Any], Sequence[float]]
"""Each seat's chance to win from a position, as well as it is known."""


@functools.cache
def chances_of(game: Game[Any]) -> Chances | None:
    """What the house knows of the chances in this game; nothing of a game from elsewhere."""
    module = f"toog.bots.champion.{game.name}"
    if importlib.util.find_spec(module) is None:
        return None
    known: Chances | None = getattr(importlib.import_module(module), "chances", None)
    return known


@functools.cache
def ways_of(dice: Dice) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The throws that differ, each with the number of ways in which it falls."""
    return tuple(Counter(tuple(sorted(fell)) for fell in dice.ways.values()).items())


class Luck:
    """The luck of each seat in one game, as it is watched."""

    def __init__(self, game: Game[Any], players: int, chances: Chances | None) -> None:
        self.game = game
        self.chances = chances
        self.of = [0.0] * players

    def watch(self, s: Any, event: Event | None) -> None:
        """Is shown the position before each event, and the event."""
        if self.chances is None or event is None or event.seat is not None:
            return
        fall = self.game.falls[self.game.rules.chance(s)]
        if isinstance(fall, Dice):
            self.add(s, fall, tuple(sorted(fall.ways[event.word])))

    def add(self, s: Any, dice: Dice, fell: tuple[int, ...]) -> None:
        total = [0.0] * len(self.of)
        ways = ways_of(dice)
        everything = sum(many for _, many in ways)
        for way, many in ways:
            after = self.after(s, way)
            for seat in range(len(self.of)):
                total[seat] += many * after[seat]
                if way == fell:
                    self.of[seat] += after[seat]
        for seat, expected in enumerate(total):
            self.of[seat] -= expected / everything

    def after(self, s: Any, way: tuple[int, ...]) -> Sequence[float]:
        if self.chances is None:
            return [0.0] * len(self.of)
        position = s.copy()
        self.game.rules.throw(position, list(way))
        return self.chances(position)
