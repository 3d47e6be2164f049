"""What each level of Pietjesbak gives away: the loss of its moves against the solver, over random games.

`python -m benchmarks.pietjesbak_loss --players 3 --positions 10000` takes positions from games of random
moves. Beside the levels there is the guess, as the champion plays it where nothing is solved: where something
is, its loss can be measured. `--players 2 --games 2000` has solved play on every seat, against the solved
chances.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import numpy as np

from toog.bots.question import Question
from toog.games.pietjesbak import GAME, rules
from toog.games.pietjesbak.bots import beginner, champion, club, sensible
from toog.games.pietjesbak.rules import AGAIN, BEGINNING, CHOOSING, ENDED, STOP
from toog.games.pietjesbak.solve import facts, options_of, positions_for
from toog.games.pietjesbak.solve.guess import Guesses
from toog.games.pietjesbak.solve.standings import house_rules
from toog.games.pietjesbak.state import Pietjesbak

PLAIN = {"beginner": beginner.choose, "sensible": sensible.choose, "club": club.choose}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.positions:
        measure_loss(asked.players, asked.options, asked.positions, random.Random(asked.seed))
    if asked.games:
        play_solved(asked.players, asked.options, asked.games, random.Random(asked.seed))


def measure_loss(players: int, options: dict[str, Any], positions: int, chance: random.Random) -> None:
    losses: dict[str, list[float]] = {name: [] for name in ("champion", "guess", *PLAIN)}
    guesses = Guesses(house_rules(options_of(GAME.begin(players, options))))
    slowest = 0.0
    for s in random_choices(players, options, chance, positions):
        began = time.perf_counter()
        answers = {"champion": champion.answer(Question(GAME, s, s.hand, (AGAIN, STOP), 0))}
        slowest = max(slowest, time.perf_counter() - began)
        answers["guess"] = guesses.best(s)
        answers |= {name: choose(s, s.hand, [AGAIN, STOP], 2, 0) for name, choose in PLAIN.items()}
        solved = positions_for(s)
        worths = {move: float(worth[s.hand]) for move, worth in solved.moves(s).items()}
        best = worths[solved.best(s)]  # on slates that lean a little less than the most
        for name, move in answers.items():
            losses[name].append(best - worths[move])
    for name, some in losses.items():
        print(
            f"{name:9} loses {100 * np.mean(some):.5f} % a move, at most {100 * max(some):.3f} %,"
            f" {100 * np.mean(np.array(some) != 0):.2f} % of moves differ"
        )
    print(f"slowest answer {1000 * slowest:.0f} ms")


def random_choices(
    players: int, options: dict[str, Any], chance: random.Random, many: int
) -> list[Pietjesbak]:
    found: list[Pietjesbak] = []
    while len(found) < many:
        s = GAME.begin(players, options)
        while s.phase != ENDED and len(found) < many:
            if s.phase == CHOOSING:
                found.append(s.copy())
                rules.play(s, s.hand, chance.choice((AGAIN, STOP)))
            else:
                rules.throw(s, [chance.randint(1, 6) for _ in range(3)])
    return found


def play_solved(players: int, options: dict[str, Any], games: int, chance: random.Random) -> None:
    """How often each place from the first starter won, and how many standard errors that is from what was
    solved.
    """
    wins = np.zeros(players)
    for _ in range(games):
        s = GAME.begin(players, options)
        first = -1
        while s.phase != ENDED:
            if s.phase == CHOOSING:
                rules.play(s, s.hand, positions_for(s).best(s))
            else:
                rules.throw(s, [chance.randint(1, 6) for _ in range(3)])
            if first < 0 and s.phase != BEGINNING:
                first = s.starter
        wins[(s.winner - first) % players] += 1
    for (name, solved), many in zip(facts(players, options).items(), wins, strict=False):
        off = (many / games - solved) / np.sqrt(solved * (1 - solved) / games)
        print(f"{name}: solved {solved:.9f}, played {many / games:.4f}, {off:+.1f} errors")


if __name__ == "__main__":
    main()
