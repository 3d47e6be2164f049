"""What Zocken's champion loses among four on the last turn but one: `python -m benchmarks.zocken_many`.

The champion takes the turns to come for turns played for the lead, on which all others bet. In truth
whoever rolls last plays for the win, and is bet on or not, whichever leaves it less. Here that last turn is
solved for every score of the turn before it, and the turn before is solved for what that leaves: so much
better could it be played. The points before are those of random games.

Earlier turns are not tried. Of two, where all is known, `python -m benchmarks.zocken_forecast among-many`
says what playing so loses with each number of turns to go.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from benchmarks.zocken_forecast import WAYS_TO_BEGIN, WAYS_TO_END, at, losses
from toog.games.zocken.options import TABLE
from toog.games.zocken.rules import DICE_BEFORE_BETS, bet_gain
from toog.games.zocken.score import DICE
from toog.games.zocken.solve.duel import shipped
from toog.games.zocken.solve.forecast import Utility, solve_side_by_side
from toog.games.zocken.solve.standing import ahead_by, chances_by_end
from toog.games.zocken.solve.turn import Values, outcome, play_on

Points = tuple[int, ...]

SEATS = 4
ROLLER, LAST = SEATS - 2, SEATS - 1
SIDE_BY_SIDE = 16
STEP = 5
OVER = (0,) * SEATS


def all_but(roller: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if seat != roller)


def points_before(lots: np.random.Generator, rounds: int) -> Points:
    """As far ahead of each other as turns for the lead make them."""
    points = []
    for seat in range(SEATS):
        gained = ahead_by(TABLE, rounds if seat < ROLLER else rounds - 1)
        points.append(STEP * (gained.lowest + int(lots.choice(len(gained.chances), p=gained.chances))))
    return tuple(points)


def by_the_model(points: Points, bettors: tuple[int, ...]) -> Values:
    turns = tuple(int(seat == LAST) for seat in range(SEATS))
    return chances_by_end(TABLE, points, turns, ROLLER, bettors, ROLLER)


def after_turn(points: Points, score: int, bettors: tuple[int, ...]) -> Points:
    gains = {ROLLER: score} | dict.fromkeys(bettors, bet_gain(score))
    return tuple(had + gains.get(seat, 0) for seat, had in enumerate(points))


def chances_before_the_last(standings: list[Points]) -> list[float]:
    """Of who has just rolled, when the last plays to win and the others bet if that leaves it less."""
    found = []
    for first in range(0, len(standings), SIDE_BY_SIDE):
        some = standings[first : first + SIDE_BY_SIDE]
        played = [
            (
                chances_by_end(TABLE, s, OVER, LAST, (), LAST),
                chances_by_end(TABLE, s, OVER, LAST, all_but(LAST), LAST),
            )
            for s in some
        ]
        begun, values = solve_side_by_side(played)
        for i, standing in enumerate(some):
            columns = [values[:, bet * len(some) + i].copy() for bet in (0, 1)]
            own = [
                chances_by_end(TABLE, standing, OVER, LAST, bettors, ROLLER)
                for bettors in ((), all_but(LAST))
            ]
            total = 0.0
            for place in set(begun[i]):
                bet = int(at(columns[1], place) < at(columns[0], place))
                ends = play_on(columns[bet], place, DICE_BEFORE_BETS, DICE)[1]
                total += begun[i].count(place) * float(ends @ own[bet]) / WAYS_TO_END
            found.append(total / WAYS_TO_BEGIN)
    return found


def in_truth(points: Points) -> Utility:
    """What each end of the turn before the last leaves, without bets and with them.

    What no turn for the lead scores is taken to lie between its neighbours.
    """
    scores = outcome(TABLE).scores
    seen = np.unique(scores[shipped()["ends"] > 0]).tolist()
    both = []
    for bettors in ((), all_but(ROLLER)):
        chances = chances_before_the_last([after_turn(points, score, bettors) for score in seen])
        both.append(np.interp(scores, seen, chances))
    return both[0], both[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    lots = np.random.default_rng(asked.seed)
    began = time.process_time()
    lost = []
    for _ in range(asked.games):
        points = points_before(lots, asked.rounds)
        model = by_the_model(points, ()), by_the_model(points, all_but(ROLLER))
        truth = in_truth(points)
        lost.append(losses([truth], [model])[0][0])
        print(f"{points}: {lost[-1]:.4%} thrown away", flush=True)
    error = 1.96 * float(np.std(lost)) / len(lost) ** 0.5
    print(f"{np.mean(lost):.4%} ± {error:.4%} of a game, {time.process_time() - began:.0f} s on one core")


if __name__ == "__main__":
    main()
