"""The games of an arena, one by one: who won each, and how much of that was luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toog.bots.asking import AskedGames
from toog.bots.bot import Bot
from toog.bots.luck import Luck, chances_of
from toog.core.contract import Game
from toog.fast.driver import WIN
from toog.fast.run import Sums


class Contest:
    """Game number n is played with every bot n seats further on."""

    def __init__(self, game: Game[Any], bots: Sequence[Bot], options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.entries = len(bots)
        self.chances = chances_of(game)
        seats = range(self.entries)
        self.companies = [
            AskedGames(game, [bots[(seat - turned) % self.entries] for seat in seats], options, seed)
            for turned in seats
        ]

    def play(self, number: int) -> tuple[list[float], list[float]]:
        """The share of the win and the luck of each bot in that game."""
        turned = number % self.entries
        company = self.companies[turned]
        sums = Sums(len(company.count_at))
        luck = Luck(self.game, self.entries, self.chances)
        company.play(number, number + 1, sums, luck.watch)
        seats = [(entry + turned) % self.entries for entry in range(self.entries)]
        return [float(sums.wins[seat, 0]) / WIN for seat in seats], [luck.of[seat] for seat in seats]
