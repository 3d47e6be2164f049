"""What the forecast of Zocken for two loses: `python -m benchmarks.zocken_forecast forecast`.

At the usual table the game for two is solved. Here turns are played there, by whoever rolls and whoever bets,
as they would be at a table that is not: by the forecast, or as among many. What that throws away of a turn is
worked out exactly, for a few differences with each number of turns to go, as far apart as games are by then.
The sum over all turns is what the two players throw away of a game.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Sequence

import numpy as np

from toog.games.zocken.line import MOST_PIPS
from toog.games.zocken.options import TABLE
from toog.games.zocken.rules import DICE_BEFORE_BETS
from toog.games.zocken.score import DICE
from toog.games.zocken.solve.duel import usual_duel, utilities
from toog.games.zocken.solve.forecast import Utility, forecast, solve_side_by_side
from toog.games.zocken.solve.positions import Reading
from toog.games.zocken.solve.standing import chances_by_end
from toog.games.zocken.solve.turn import Place, Values, outcome, play_on

Model = Callable[[int, int, int], Utility]  # by all turns, those to go and the difference

DEVIATION = 26.0
"""Of the difference, for every turn that was played."""
SIDE_BY_SIDE = 8
WAYS_TO_BEGIN: int = MOST_PIPS**DICE_BEFORE_BETS
WAYS_TO_END: int = MOST_PIPS ** (DICE - DICE_BEFORE_BETS)
NOBODY_BETS, SOMEBODY_BETS = 0, 1


def solved(turns: int, to_go: int, difference: int) -> Utility:
    free, bet = utilities(outcome(TABLE), usual_duel()[to_go - 1], np.array([difference]))
    return free[:, 0], bet[:, 0]


def by_forecast(turns: int, to_go: int, difference: int) -> Utility:
    free, bet = utilities(outcome(TABLE), forecast(TABLE, turns - 1)[to_go - 1], np.array([difference]))
    return free[:, 0], bet[:, 0]


def among_many(turns: int, to_go: int, difference: int) -> Utility:
    after = ((to_go - 1) // 2, to_go // 2)
    free = chances_by_end(TABLE, (difference, 0), after, 0, (), 0)
    return free, chances_by_end(TABLE, (difference, 0), after, 0, (1,), 0)


MODELS: dict[str, Model] = {"forecast": by_forecast, "among-many": among_many}


def losses(true: Sequence[Utility], guessed: Sequence[Utility]) -> list[tuple[float, float]]:
    """What the roller throws away of each of these turns, and what the one who may bet on it."""
    many = len(true)
    begun, values = solve_side_by_side([*true, *guessed])
    columns = [[values[:, 2 * many * bet + i].copy() for bet in (0, 1)] for i in range(2 * many)]
    found = []
    for i in range(many):
        best, guess = columns[i], columns[many + i]
        worth = sum(min(at(column, place) for column in best) for place in begun[i])
        played = sum(min(followed(guess, place, true[i])) for place in begun[many + i])
        answered = sum(chosen(best, guess, place) for place in begun[i])
        found.append(((worth - played) / WAYS_TO_BEGIN, (answered - worth) / WAYS_TO_BEGIN))
    return found


def at(values: Values, place: Place) -> float:
    line, waiting, out, matches = place
    return float(values[Reading(line, 0, waiting, out, matches, DICE_BEFORE_BETS).row]) / WAYS_TO_END


def followed(guess: Sequence[Values], place: Place, true: Utility) -> list[float]:
    """What the turn comes to in truth without a bet and with one, if it is played on by what was guessed."""
    both = zip(guess, true, strict=True)
    return [float(play_on(v, place, DICE_BEFORE_BETS, DICE)[1] @ worth) / WAYS_TO_END for v, worth in both]


def chosen(best: Sequence[Values], guess: Sequence[Values], place: Place) -> float:
    bets = at(guess[SOMEBODY_BETS], place) < at(guess[NOBODY_BETS], place)
    return at(best[SOMEBODY_BETS if bets else NOBODY_BETS], place)


def measure(model: Model, rounds: int, each: int, seed: int) -> None:
    lots = np.random.default_rng(seed)
    turns = 2 * rounds
    total = variance = 0.0
    for to_go in range(turns, 0, -1):
        spread = DEVIATION * math.sqrt(turns - to_go)
        differences = [5 * round(float(lots.normal(0, spread)) / 5) for _ in range(each)]
        found: list[tuple[float, float]] = []
        for first in range(0, each, SIDE_BY_SIDE):
            some = differences[first : first + SIDE_BY_SIDE]
            true = [solved(turns, to_go, difference) for difference in some]
            found += losses(true, [model(turns, to_go, difference) for difference in some])
        rolling, betting = np.mean(found, axis=0)
        lost = np.sum(found, axis=1)
        total += float(lost.mean())
        variance += float(lost.var()) / each
        print(f"{to_go:3} to go: the roller throws away {rolling:.4%}, who may bet {betting:.4%}", flush=True)
    print(f"each player throws away {total / 2:.4%} ± {1.96 * math.sqrt(variance) / 2:.4%} of a game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", choices=MODELS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--each", type=int, default=16, help="differences with each number of turns to go")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.process_time()
    measure(MODELS[asked.model], asked.rounds, asked.each, asked.seed)
    print(f"{time.process_time() - began:.0f} s on one core")


if __name__ == "__main__":
    main()
