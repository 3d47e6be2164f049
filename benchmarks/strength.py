"""What each level loses by a choice, in times of the yardstick of reviews: the table of toog.lab.strength.

python -m benchmarks.strength pietjesbak --players 2 --games 800
python -m benchmarks.strength zocken --players 2 --games 50
python -m benchmarks.strength zocken --players 3 --rounds 1 --levels sensible --games 30
python -m benchmarks.strength stich --players 3 --games 80
python -m benchmarks.strength mens --players 4 --games 60

Everyone at the table is of the level: who is far behind loses nothing more by a choice.
"""

from __future__ import annotations

import argparse
import statistics

from toog.bots.playing import play
from toog.core.registry import find_game
from toog.lab.comparison import company_of, levels_of
from toog.review.reviewing import review


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--levels", default="", help="those that compile, where nobody says")
    parser.add_argument("--rounds", type=int, default=None, help="of Zocken; left out: as is usual")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    players = asked.players if asked.players == 1 else company_of(game, asked.players)
    options = {} if asked.rounds is None else {"rounds": asked.rounds}
    for level in asked.levels.split(",") if asked.levels else ["random", *levels_of(game)]:
        means = []
        choices = 0
        for number in range(asked.games):
            match = play(game.name, [level] * players, options=options, seed=1000 * asked.seed + number)
            found = review(match.record())
            losses = [event.loss for seat in found.seats for event in found.choices_of(seat)]
            means.append((sum(losses) / found.yardstick, len(losses)))
            choices += len(losses)
        say(level, means, choices)


def say(level: str, games: list[tuple[float, int]], choices: int) -> None:
    """The error is that of a ratio of sums, from how far each game lies from it."""
    lost = sum(loss for loss, _ in games) / choices
    off = [loss - lost * many for loss, many in games]
    error = statistics.stdev(off) * len(off) ** 0.5 / choices if len(off) > 1 else 0.0
    print(f"{level:9} loses {lost:.3f} ± {error:.3f} times the yardstick over {choices} choices", flush=True)


if __name__ == "__main__":
    main()
