"""What reviews say of the levels, whether they add up, and how long they take.

python -m benchmarks.review mens --players 4 --bots champion,club,sensible,beginner --games 4
python -m benchmarks.review stich --players 3 --bots random --games 1000 --options random --events 60

python -m benchmarks.review stich --players 3 --bots champion,sensible,beginner --games 90

Seats are rotated. Of each level and of everyone: the share of what was at stake that was lost, and what luck,
own play, the others' play and drift came to, with their standard errors; with hidden cards also what drift
was when the best move was not counted as play. Of all reviews: seconds, and how many do not add up, which
should be none.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict
from typing import Any

from tests.conformance.house import some_options
from toog.bots.playing import play
from toog.core.contract import Game
from toog.core.registry import find_game
from toog.review.grades import NO_CHOICES
from toog.review.reviewing import Review, review


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="champion,club,sensible,beginner,random")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--options", default="", help="random, or those of the house: name=value,…")
    parser.add_argument("--events", type=int, default=0, help="review no more than so many of each game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find_game(asked.game)
    measure(game, asked.players, asked.bots.split(","), asked)


def options_for(game: Game[Any], players: int, told: str, rng: random.Random) -> dict[str, Any]:
    if told == "random":
        return some_options(game, players, rng)
    pairs = (pair.split("=") for pair in told.split(",") if pair)
    return {name: game.option(name).read(value) for name, value in pairs}


def measure(game: Game[Any], players: int, levels: list[str], asked: argparse.Namespace) -> None:
    rng = random.Random(asked.seed)
    seconds, open_sums = [], 0
    levels_met: dict[str, Level] = defaultdict(Level)
    for number in range(asked.games):
        company = [levels[(number + seat) % len(levels)] for seat in range(players)]
        options = options_for(game, players, asked.options, rng)
        record = play(game.name, company, options=options, seed=rng.getrandbits(32)).record()
        if asked.events:
            record["events"] = record["events"][: asked.events]
        began = time.process_time()
        found = review(record)
        seconds.append(time.process_time() - began)
        open_sums += not adds_up(found)
        for seat, level in enumerate(company):
            for one in (levels_met[level], levels_met["everyone"]):
                one.add(found, seat)
    for level, met in levels_met.items():
        met.say(level)
    print(
        f"{asked.games} games: {open_sums} do not add up; {statistics.mean(seconds):.2f} s a review,"
        f" at most {max(seconds):.2f} s of one core"
    )


class Level:
    """What reviews say of one level."""

    def __init__(self) -> None:
        self.play = NO_CHOICES
        self.terms: dict[str, list[float]] = defaultdict(list)

    def add(self, found: Review, seat: int) -> None:
        play, account = found.play_of(seat), found.account.of(seat)
        self.play += play
        for name in ("luck", "own", "others", "drift"):
            self.terms[name].append(account[name])
        if found.hidden:  # against the best move, which nobody was taken to play
            self.terms["drift before"].append(account["own"] + play.loss)

    def say(self, level: str) -> None:
        print(f"{level}: lost {self.play.share:.3f} ± {self.play.error:.3f} of what was at stake", end="")
        for name, values in self.terms.items():
            error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
            size = statistics.fmean(value * value for value in values) ** 0.5
            most = max(map(abs, values))
            print(f"; {name} {statistics.mean(values):+.4f} ± {error:.4f}", end="")
            print(f" (rms {size:.3f}, at most {most:.3f})" if name.startswith("drift") else "", end="")
        print()


def adds_up(found: Review) -> bool:
    account = found.account
    return all(
        account.start[seat] + account.luck[seat] + account.skill[seat] + account.drift[seat]
        == account.result[seat]
        for seat in found.seats
    )


if __name__ == "__main__":
    main()
