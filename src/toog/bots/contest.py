"""The games of an arena, one by one: who won each, and how much of that was luck."""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from toog.bots.asking import AskedGames
from toog.bots.bot import Bot
from toog.bots.company import find_bot
from toog.bots.luck import Luck, chances_of
from toog.bots.requests import ContestRequest, PlayedContest
from toog.core.contract import Game
from toog.core.registry import find_game
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
        return [float(sums.wins[seat, 0]) / WIN for seat in seats], [float(luck.of[seat]) for seat in seats]


def play_contest(request: ContestRequest, progress: Callable[[None], None]) -> PlayedContest:
    """What a worker does for `ContestRequest`."""
    contest = contest_of(request.game, request.bots, json.dumps(request.options), request.seed)
    began = time.perf_counter()
    results = [contest.play(number) for number in range(request.first, request.last)]
    shares, luck = zip(*results, strict=True)
    return PlayedContest(list(shares), list(luck), time.perf_counter() - began)


@functools.lru_cache(maxsize=1)
def contest_of(game: str, bots: tuple[str, ...], options: str, seed: int) -> Contest:
    found = find_game(game)
    return Contest(found, [find_bot(bot, found) for bot in bots], json.loads(options), seed)
