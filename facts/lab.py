"""Plays what the pages ask for: the same games for the same question, in whatever order it is asked."""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from facts.estimate import Estimate
from facts.study import Study
from toog.bots import find_choose
from toog.fast import Simulation, simulate

FEWEST = 40

# Told the game, and how many of it have been played so far.
Progress = Callable[[str, int], None]


def in_silence(game: str, games: int) -> None:
    """No progress is shown."""


@dataclass(frozen=True)
class Result:
    """What one company came to, with errors."""

    players: int
    first: int
    found: Simulation

    def count(self, name: str) -> Estimate:
        return Estimate(self.found.counts[name], self.found.errors.counts[name])

    def share(self, name: str) -> Estimate:
        return self.count(name) * 100

    def at_least(self, name: str, least: int, last: int) -> Estimate:
        """Percent of games that lie in that place of a list or further, each game in one place only."""
        share = sum(self.found.counts[f"{name}.{place}"] for place in range(least, last + 1))
        return Estimate(share, math.sqrt(share * (1 - share) / self.found.games)) * 100

    @property
    def decisions(self) -> Estimate:
        return Estimate(self.found.decisions, self.found.errors.decisions)

    @property
    def steps(self) -> Estimate:
        return Estimate(self.found.steps, self.found.errors.steps)

    def seat(self, seat: int) -> Estimate:
        """The share of wins of a seat, in percent of a fair share."""
        return Estimate(self.found.wins[seat], self.found.errors.wins[seat]) * (100 * self.players)

    def place(self, place: int) -> Estimate:
        """The same, counted from who began: by the watch where that is thrown for, else by the seat."""
        if "places.0" not in self.found.counts:
            return self.seat((place + self.first) % self.players)
        whole = sum(self.found.counts[f"places.{seat}"] for seat in range(self.players))
        return self.count(f"places.{place}") * (100 * self.players / whole)

    def measure(self, name: str) -> Estimate:
        if name == "decisions":
            return self.decisions
        if name == "steps":
            return self.steps
        return self.place(0) if name == "first" else self.count(name)


def number_of(question: str) -> int:
    """A seed of its own for each question."""
    return int.from_bytes(hashlib.sha256(question.encode()).digest()[:6], "big")


@dataclass
class Lab:
    """`share` is the part of the full number of games that is played."""

    share: float = 1.0
    progress: Progress = in_silence
    games: Counter[str] = field(default_factory=Counter)
    kept: dict[str, Result] = field(default_factory=dict)

    def play(self, of: Study, players: int, bots: str = "sensible", **options: Any) -> Result:
        question = json.dumps([of.game.name, players, bots, options])
        if question not in self.kept:
            self.kept[question] = self.ask(of, players, bots, options, number_of(question))
        return self.kept[question]

    def ask(self, of: Study, players: int, bots: str, options: dict[str, Any], seed: int) -> Result:
        name = of.game.name
        before = self.games[name]
        games = max(FEWEST, round(of.games * self.share))
        found = simulate(
            of.game,
            [find_choose(bots, of.game)] * players,
            games,
            options=options,
            seed=seed,
            watch=of.watch,
            progress=lambda done: self.progress(name, before + done),
        )
        self.games[name] += games
        return Result(players, options.get("first", 0), found)
