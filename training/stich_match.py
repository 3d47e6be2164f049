"""Fits how points after a round of 12er Stich tell who wins the match: `toog.games.stich.bots.match`.

Matches of `sensible` players are played by the rules. After every round but the last the chance of a seat is
taken as exp(points / scale), divided by the sum over all seats, where the scale grows with the square root of
what the leader has still to go: one number times the root of that distance and another number. Both are
fitted by likelihood, for each number of players and each pair of options that changes what a round brings.

    python training/stich_match.py --matches 3000
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from toog.core.contract import CHANCE, OVER, Game
from toog.core.registry import find_game
from toog.games.stich.bots.sensible import choose
from toog.games.stich.rules import DEALING
from toog.games.stich.state import MOST_PLAYERS, Stich

Numbers = NDArray[np.float64]

GAME: Game[Stich] = find_game("stich")


def play_match(
    players: int, options: dict[str, object], chance: random.Random
) -> tuple[list[Stich], list[int]]:
    """How it stood after each round but the last, and who won."""
    rules = GAME.rules
    s = GAME.begin(players, options)
    out = [0] * len(GAME.vocabulary)
    stood = []
    while rules.turn(s) != OVER:
        if rules.turn(s) == CHANCE:
            if s.phase == DEALING and s.rounds:
                stood.append(s.copy())
            rules.throw(s, GAME.falls[rules.chance(s)].draw(chance.randrange))
        else:
            rules.play(s, s.hand, choose(s, s.hand, out, rules.moves(s, s.hand, out), 0))
    return stood, out[: rules.winners(s, out)]


def gather(
    players: int, options: dict[str, object], matches: int, seed: int
) -> tuple[Numbers, Numbers, Numbers]:
    """Points behind the leader, what the leader has to go, and shares of the win, a row for each round."""
    chance = random.Random(seed)
    behind, to_go, shares = [], [], []
    for _ in range(matches):
        stood, won = play_match(players, options, chance)
        share = [(seat in won) / len(won) for seat in range(players)]
        for s in stood:
            most = max(s.points[:players])
            behind.append([points - most for points in s.points[:players]])
            to_go.append(s.target - most)
            shares.append(share)
    return np.array(behind, float), np.array(to_go, float), np.array(shares)


def surprise(scale: Numbers, behind: Numbers, to_go: Numbers, shares: Numbers) -> float:
    """How badly such a scale foretells who won: the mean of the negative logarithm."""
    wish = behind / (scale[0] * np.sqrt(to_go + scale[1]))[:, None]
    chances = wish - np.log(np.exp(wish).sum(axis=1, keepdims=True))
    return float(-(shares * chances).sum(axis=1).mean())


def fit(behind: Numbers, to_go: Numbers, shares: Numbers) -> tuple[float, float]:
    """By ever finer grids round the best so far."""
    best = np.array([2.5, 60.0])
    reach = np.array([2.0, 16.0])
    for _ in range(7):
        tried = [
            best * reach ** np.array([i, j])
            for i in (-1.0, -0.5, 0.0, 0.5, 1.0)
            for j in (-1.0, -0.5, 0.0, 0.5, 1.0)
        ]
        best = min(tried, key=lambda scale: surprise(scale, behind, to_go, shares))
        reach = np.sqrt(reach)
    return float(best[0]), float(best[1])


def houses() -> Iterator[tuple[int, int, int]]:
    for players in range(2, MOST_PLAYERS + 1):
        for minus in (0, 1):
            for swap in (0, 1):
                yield players, minus, swap


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for players, minus, swap in houses():
        options: dict[str, object] = {"hand": "minus" if minus else "nothing", "swap": bool(swap)}
        facts = gather(players, options, arguments.matches, arguments.seed)
        scale = fit(*facts)
        print(
            f"    ({players}, {minus}, {swap}): ({scale[0]:.2f}, {scale[1]:.1f}),",
            flush=True,
        )


if __name__ == "__main__":
    main()
