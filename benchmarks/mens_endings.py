"""The exact endings of Mens beside games played out by the plain rules, and beside what the champion thinks.

python -m benchmarks.mens_endings --games 20000
"""

from __future__ import annotations

import argparse
import math
import random

import numpy as np

from toog.core.contract import CHANCE, OVER
from toog.games.mens import rules
from toog.games.mens.bots.value import chances
from toog.games.mens.solve import Ending, lay_board, lay_ending, slot, solve
from toog.games.mens.state import Mens


def draw(ending: Ending, luck: random.Random) -> Mens:
    """Any position of the ending in which one pawn plays against two, or one against one."""
    many = len(ending.standing)
    while True:
        mine, theirs = luck.randrange(many), luck.randrange(ending.few)
        if luck.random() < 0.5:
            mine, theirs = theirs, mine
        if ending.known[slot(0, mine, theirs, ending.few, many)] >= 0:
            s = lay_board({})
            lay_ending(s, ending.standing[mine].tolist(), ending.standing[theirs].tolist(), 0)
            return s


def play_out(ending: Ending, s: Mens, luck: random.Random) -> int:
    """Who wins when both play by the solution."""
    out = [0] * 8
    while rules.turn(s) != OVER:
        if rules.turn(s) == CHANCE:
            rules.throw(s, [luck.randint(1, 6)])
            continue
        many = rules.moves(s, s.hand, out)
        worth = ending.worth_of_moves(s, out[:many]) if many > 1 else [0.0]
        rules.play(s, s.hand, out[worth.index(max(worth))])
    return s.winner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    luck = random.Random(arguments.seed)
    ending = solve({}, 2)
    drawn = [draw(ending, luck) for _ in range(arguments.games)]
    exact = np.array([ending.chance(s) for s in drawn])
    off = chances(drawn)[:, 0] - exact
    print(f"the champion is off by {np.abs(off).mean():.3f} in the mean, and leans by {off.mean():+.3f}")
    won = np.array([play_out(ending, s, luck) == 0 for s in drawn])
    error = math.sqrt(float((exact * (1 - exact)).sum())) / len(exact)
    print(
        f"movers won {won.mean():.4f} of {len(won)} games; {exact.mean():.4f} ± {1.96 * error:.4f} expected"
    )


if __name__ == "__main__":
    main()
