"""What each piece of inference adds in 12er Stich: the chance of the match a choice gives away.

    python -m benchmarks.stich_loss --positions 400

Positions come from games of four `sensible` players. The judge knows that the others are, and draws and plays
out far more deals than any player; it plays its own later choices as `sensible` does, as all players do in
thought. So this says what too few lines and too little inference cost, and nothing else.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator

import numpy as np

from benchmarks.stich_levels import GAME, let_fall
from toog.bots.question import Question
from toog.core.contract import CHANCE, OVER, Event
from toog.games.stich.bots import champion, club
from toog.games.stich.bots.evidence import gather
from toog.games.stich.bots.sensible import choose
from toog.games.stich.bots.thinking import Effort, decide, ponder
from toog.games.stich.bots.worlds import HARD, LIKELY, NOTHING

JUDGE = Effort(LIKELY, 6_000, 200_000, trust=0.98, errs=0.002, chains=10, cooling=4_000, between=20)
ASKED = 0.06  # of the choices in a game: they are then nearly independent
PLAYERS = 4

LADDER = {
    "nothing": champion.EFFORT._replace(asked=NOTHING),
    "hard": champion.EFFORT._replace(asked=HARD),
    "likely, less sure": champion.EFFORT._replace(trust=0.6, errs=0.04),
    "likely, a quarter of the lines": champion.EFFORT._replace(lines=champion.EFFORT.lines // 4),
    "likely, twice the lines": champion.EFFORT._replace(lines=2 * champion.EFFORT.lines),
    "club": club.EFFORT,
    "champion": champion.EFFORT,
}


def questions(seed: int) -> Iterator[Question]:
    """Choices of sensible players, each with what its seat had seen."""
    chance = random.Random(seed)
    rules = GAME.rules
    out = [0] * len(GAME.vocabulary)
    while True:
        s = GAME.begin(PLAYERS, {})
        course: list[Event] = []
        while rules.turn(s) != OVER:
            if rules.turn(s) == CHANCE:
                let_fall(s, chance, course)
                continue
            seat = s.hand
            moves = out[: rules.moves(s, seat, out)]
            if len(moves) > 1 and chance.random() < ASKED:
                luck = chance.getrandbits(31)
                yield Question(GAME, GAME.hidden_copy(s, seat), seat, moves, luck, list(course))
            move = choose(s, seat, list(moves), len(moves), 0)
            course.append(Event(seat, GAME.vocabulary[move]))
            rules.play(s, seat, move)


def main() -> None:
    parser = argparse.ArgumentParser(description="what each piece of inference adds in 12er Stich")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    lost: dict[str, list[float]] = {name: [] for name in ("sensible", *LADDER)}
    seconds = dict.fromkeys(LADDER, 0.0)
    for question, _ in zip(questions(chosen.seed), range(chosen.positions), strict=False):
        worth = ponder(question, gather(question), JUDGE)
        best = worth.chances[worth.best]
        answer = choose(question.state, question.seat, list(question.moves), len(question.moves), 0)
        lost["sensible"].append(best - worth.chances[question.moves.index(answer)])
        for name, effort in LADDER.items():
            began = time.process_time()
            answer = decide(question, effort)
            seconds[name] += time.process_time() - began
            lost[name].append(best - worth.chances[question.moves.index(answer)])
    for name, losses in lost.items():
        spent = 1000 * seconds.get(name, 0.0) / len(losses)
        error = float(np.std(losses)) / len(losses) ** 0.5
        figures = {"loss": round(float(np.mean(losses)), 5), "error": round(error, 5)}
        print(json.dumps({"player": name, **figures, "milliseconds": round(spent, 1)}), flush=True)


if __name__ == "__main__":
    main()
