"""How strong the levels of Mens are: one of the first among others of the second, seats rotated.

    python -m benchmarks.mens_levels champion sensible --players 4 --games 20000
    python -m benchmarks.mens_levels champion club --players 2 --option spare=empty
    python -m benchmarks.mens_levels --calibration --games 2000
    python -m benchmarks.mens_levels --check

`champion1` and `champion2` are the champion with one and with two plies, compiled; `champion` is the one
that ships. `--calibration` sets the chances it sees beside what became of them, and `--check` compares the
compiled champion with the one at the table.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numba import njit

from toog.bots import blind
from toog.core.contract import CHANCE, OVER
from toog.core.registry import find_game
from toog.fast.driver import make_compilable, one_of
from toog.fast.generator import below, luck_of, seed_game
from toog.fast.records import to_records
from toog.games.mens import rules
from toog.games.mens.bots import beginner, club, sensible
from toog.games.mens.bots.champion import PLIES
from toog.games.mens.bots.value import chances as chances_at_the_table
from toog.games.mens.bots.value import net_of, worth_of_moves
from toog.games.mens.rules import in_turn, moves, play, start, throw, turn
from training.mens_compiled import MOST_WORDS, choose_by_value, room_to_think

GAME = find_game("mens")
LIGHT = {
    "random": blind.choose,
    "beginner": beginner.choose,
    "sensible": sensible.choose,
    "club": club.choose,
}
for module in (blind, beginner, sensible, club):
    make_compilable(module)
ask_light = one_of(list(LIGHT.values()))
THINKING = {"champion": PLIES, "champion1": 1, "champion2": 2}
HEAPS = 16
BOARDS = 4  # the game's own, and those on which the champion tries


@njit(nogil=True, error_model="numpy")
def play_games(
    table: Any, flat: Any, fresh: Any, kinds: Any, games: Any, first: Any, last: Any, wins: Any
) -> None:
    """A kind is that of a light bot, or minus the plies of a champion."""
    s = table[0]
    rng = np.empty(4, np.uint64)
    out: Any = np.empty(MOST_WORDS, np.int64)
    fell: Any = np.empty(1, np.int64)
    room = room_to_think(first.shape[1])
    for game in range(games[1], games[2]):
        flat[0] = fresh
        seed_game(rng, games[0], game)
        start(s)
        while True:
            who = turn(s)
            if who == OVER:
                break
            if who == CHANCE:
                fell[0] = below(rng, 6) + 1
                throw(s, fell)
                continue
            seat = in_turn(s)
            many = moves(s, seat, out)
            luck = luck_of(rng)
            kind = kinds[(seat + game) % s.players]
            move = out[0]
            if many > 1 and kind >= 0:
                move = ask_light(kind, s, seat, out, many, luck)
            elif many > 1:
                move = choose_by_value(table, flat, seat, out, many, -kind, first, last, room)
            play(s, seat, move)
        wins[(s.winner + game) % s.players] += 1


def kind_of(bot: str) -> int:
    return -THINKING[bot] if bot in THINKING else list(LIGHT).index(bot)


def measure(bots: list[str], options: dict[str, Any], games: int, seed: int, threads: int) -> Any:
    """The share of games that each of these bots won."""
    begun = GAME.begin(len(bots), options)
    net = net_of(begun)
    first, last = net.first.astype(np.float32), net.last.astype(np.float32)
    kinds = np.array([kind_of(bot) for bot in bots])
    fresh = to_records(GAME.lay_out(len(bots), options)).view(np.int32)

    def play_heap(heap: int) -> Any:
        table = to_records(begun, BOARDS)
        wins = np.zeros(len(bots))
        numbers = (np.uint64(seed), games * heap // HEAPS, games * (heap + 1) // HEAPS)
        play_games(table, table.view(np.int32).reshape(BOARDS, -1), fresh, kinds, numbers, first, last, wins)
        return wins

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(play_heap, range(HEAPS))) / games


def compare(arguments: argparse.Namespace) -> None:
    one, others = arguments.bots
    players, options, games = arguments.players, read_options(arguments.option), arguments.games
    began = time.perf_counter()
    shares = measure([one] + [others] * (players - 1), options, games, arguments.seed, arguments.threads)
    error = 1.96 * math.sqrt(shares[0] * (1 - shares[0]) / games)
    print(
        f"{one} among {players - 1} {others} {options}: {shares[0]:.2%} ± {error:.2%} of {games} games "
        f"(even: {1 / players:.1%}), {time.perf_counter() - began:.0f} s with compiling",
        flush=True,
    )


def read_options(words: list[str]) -> dict[str, Any]:
    known: dict[str, Any] = {"true": True, "false": False, "1": 1, "3": 3, "4": 4, "6": 6}
    pairs = [word.split("=") for word in words]
    return {name: known.get(value, value) for name, value in pairs}


# Against the champion at the table


def positions(players: int, options: dict[str, Any], luck: random.Random) -> Any:
    """The positions of one game among champions of one ply and sensible players, and who won it."""
    s = GAME.begin(players, options)
    plain = [luck.random() < 0.5 for _ in range(players)]
    seen = []
    out = [0] * MOST_WORDS
    while rules.turn(s) != OVER:
        if rules.turn(s) == CHANCE:
            if s.phase == rules.THROWING:
                seen.append(s.copy())
            rules.throw(s, [luck.randint(1, 6)])
            continue
        many = rules.moves(s, s.hand, out)
        move = out[0]
        if many > 1 and plain[s.hand]:
            move = sensible.choose(s, s.hand, out, many, 0)
        elif many > 1:
            move = out[int(worth_of_moves(s, out[:many], 1)[:, s.hand].argmax())]
        rules.play(s, s.hand, move)
    return seen, s.winner


def calibrate(arguments: argparse.Namespace) -> None:
    """How often the seat on turn won, by what it was thought to have: one position from each game."""
    luck = random.Random(arguments.seed)
    thought, became = [], []
    for _ in range(arguments.games):
        seen, winner = positions(arguments.players, read_options(arguments.option), luck)
        s = luck.choice(seen)
        thought += chances_at_the_table([s])[0].tolist()
        became += [float(seat == winner) for seat in range(arguments.players)]
    chance, won = np.array(thought), np.array(became)
    edges = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01]
    print("| thought | mean | won | positions |\n| --- | --- | --- | --- |")
    for low, high in itertools.pairwise(edges):
        here = (chance >= low) & (chance < high)
        if here.any():
            error = 1.96 * math.sqrt(won[here].mean() * (1 - won[here].mean()) / here.sum())
            shares = f"{chance[here].mean():.1%} | {won[here].mean():.1%} ± {error:.1%} | {here.sum()}"
            print(f"| {low:.0%}–{min(high, 1):.0%} | {shares} |")


def check(arguments: argparse.Namespace) -> None:
    """Both champions choose alike in every position with a choice, up to chances equal to six digits."""
    luck = random.Random(arguments.seed)
    out = [0] * MOST_WORDS
    asked = alike = 0
    slowest = spent = 0.0
    for _ in range(3):
        seen, _ = positions(arguments.players, read_options(arguments.option), luck)
        for s in seen:
            rules.throw(s, [luck.randint(1, 6)])
            if rules.turn(s) != s.hand or (many := rules.moves(s, s.hand, out)) == 1:
                continue
            began = time.perf_counter()
            worth = worth_of_moves(s, out[:many], PLIES)[:, s.hand]
            took = time.perf_counter() - began
            slowest, spent = max(slowest, took), spent + took
            asked += 1
            chosen = out.index(ask_compiled(s, out, many))
            alike += int(worth.max() - worth[chosen] < 1e-6)
    print(f"{alike} of {asked} alike; a move takes {spent / asked:.4f} s, at most {slowest:.4f} s")


def ask_compiled(s: Any, out: list[int], many: int) -> int:
    net = net_of(s)
    first, last = net.first.astype(np.float32), net.last.astype(np.float32)
    table = to_records(s, BOARDS)
    flat = table.view(np.int32).reshape(BOARDS, -1)
    room = room_to_think(first.shape[1])
    return int(choose_by_value(table, flat, s.hand, np.array(out), many, PLIES, first, last, room))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bots", nargs="*", help="one, and the others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--calibration", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if arguments.calibration:
        calibrate(arguments)
    elif arguments.check:
        check(arguments)
    else:
        compare(arguments)


if __name__ == "__main__":
    main()
