"""What is studied: a game with the tallies its watch keeps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from toog.core.contract import Count, Game
from toog.core.registry import find_game
from toog.core.state import State
from toog.fast.reach import Function


@dataclass(frozen=True)
class Study:
    game: Game[Any]
    watch: Function
    games: int  # simulated for each figure

    @property
    def sizes(self) -> range:
        low, high = self.game.seats
        return range(low, high + 1)


def study(name: str, state: type[State], watch: Function, games: int, per: dict[str, str]) -> Study:
    """Every tally of the watch becomes a count, by the game unless `per` says by what."""
    game = find_game(name)
    tallies = [field for field in state.fields if field.tally and field.name not in game.state.tallies]
    found = tuple(
        Count(column, column, per.get(field.name) and per_column(per[field.name], item))
        for field in tallies
        for item, column in enumerate(columns(field.name, field.length))
    )
    return Study(replace(game, state=state, counts=game.counts + found), watch, games)


def columns(name: str, length: int) -> list[str]:
    return [f"{name}.{item}" for item in range(length)] or [name]


def per_column(per: str, item: int) -> str:
    """`stood.*` is the tally of the same place in that list."""
    return per.replace("*", str(item))
