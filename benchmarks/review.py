"""What reviews say of the levels, whether they add up, and how long they take.

python -m benchmarks.review mens --players 4 --bots champion,club,sensible,beginner --games 4
python -m benchmarks.review stich --players 3 --bots random --games 1000 --options random --events 60

Seats are rotated. Of each level: what a real choice lost on average, and its luck with its standard error; of
all reviews: seconds, the largest drift, and how many do not add up, which should be none.
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
    seconds, drifts, open_sums = [], [], 0
    lost: dict[str, list[float]] = defaultdict(list)
    luck: dict[str, list[float]] = defaultdict(list)
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
        drifts.append(max(map(abs, found.account.drift)))
        for seat, level in enumerate(company):
            luck[level].append(found.account.luck[seat])
            lost[level] += [event.loss for event in found.choices_of(seat)]
    for level, its_luck in luck.items():
        say(level, lost[level], its_luck)
    print(
        f"{asked.games} games: {open_sums} do not add up; drift at most {max(drifts):.4f},"
        f" {statistics.mean(drifts):.4f} on average; {statistics.mean(seconds):.2f} s a review,"
        f" at most {max(seconds):.2f} s of one core"
    )


def say(level: str, lost: list[float], luck: list[float]) -> None:
    error = statistics.stdev(luck) / len(luck) ** 0.5 if len(luck) > 1 else 0.0
    share = statistics.mean(lost) if lost else 0.0
    wrong = statistics.stdev(lost) / len(lost) ** 0.5 if len(lost) > 1 else 0.0
    print(
        f"{level:10} loses {share:.5f} ± {wrong:.5f} a choice over {len(lost)},"
        f" luck {statistics.mean(luck):+.4f} ± {error:.4f}"
    )


def adds_up(found: Review) -> bool:
    account = found.account
    return all(
        account.start[seat] + account.luck[seat] + account.skill[seat] + account.drift[seat]
        == account.result[seat]
        for seat in found.seats
    )


if __name__ == "__main__":
    main()
