"""Learns the value of a position of Mens from games it plays with itself and with the sensible player.

    python -m training.mens --net small --minutes 5 --seed 1 --out small.npz

Batches of games are played with the weights as they are. Each game is then gone through from its end: what
a position was worth turns out to be a mixture of what the next one was thought to be worth and of how the
game ended (TD(λ)), and the weights take a step (Adam) towards that. The games of a batch are dealt into a
fixed number of heaps with a seed each, so the weights are the same on any number of threads.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from toog.bots.champion.mens_inputs import MOST_ACTIVE, how_many_inputs
from toog.bots.sensible import mens as sensible
from toog.core.contract import CHANCE, OVER
from toog.core.registry import find_game
from toog.core.state import MOST_SEATS
from toog.fast.driver import make_compilable
from toog.fast.generator import below, luck_of, seed_game
from toog.fast.records import to_records
from toog.games.mens.rules import BY_COLOUR, THROWING, in_turn, moves, play, start, throw, turn
from toog.games.mens.state import MOST_COLOURS
from training.mens_compiled import choose_by_value, hidden_layer, number_of, room_to_think, share

make_compilable(sensible)
ask_sensible = sensible.choose

GAME = find_game("mens")
MOST_STEPS = 6000
LEARNER = 0
HEAPS = 16
TABLES = 4000
RISE = 50
FALL = 0.02


@njit(nogil=True, error_model="numpy")
def play_game(table: Any, flat: Any, kinds: Any, rng: Any, weights: Any, last: Any, history: Any, room: Any) -> int:
    """Plays it out, and keeps every position before a throw. Answers how many there were."""
    s = table[0]
    out = np.empty(64, np.int64)
    fell = np.empty(1, np.int64)
    kept = 0
    start(s)
    fresh = False
    while True:
        who = turn(s)
        if who == OVER:
            return kept
        if who == CHANCE:
            if fresh and kept < history.shape[0]:
                history[kept] = flat[0]
                kept += 1
            fresh = False
            fell[0] = below(rng, 6) + 1
            throw(s, fell)
            continue
        seat = in_turn(s)
        many = moves(s, seat, out)
        move = out[0]
        luck = luck_of(rng)
        if many > 1:
            if kinds[seat] == LEARNER:
                move = choose_by_value(table, flat, seat, out, many, 1, weights, last, room)
            else:
                move = ask_sensible(s, seat, out, many, luck)
        play(s, seat, move)
        fresh = True


@njit(nogil=True, error_model="numpy")
def learn_game(
    table: Any, flat: Any, kept: int, winner: int, lamda: float, weights: Any, last: Any, history: Any,
    slope: Any, last_slope: Any, told: Any,
) -> None:
    s = table[1]
    width = weights.shape[1] - 1
    at = np.empty((MOST_COLOURS, MOST_ACTIVE), np.int64)
    much = np.empty((MOST_COLOURS, MOST_ACTIVE), np.float32)
    sums = np.empty((MOST_COLOURS, width + 1), np.float32)
    back = np.empty(width + 1, np.float32)
    numbers = np.empty(MOST_COLOURS)
    many = np.empty(MOST_COLOURS, np.int64)
    won = np.empty(MOST_SEATS)
    thought = np.empty(MOST_SEATS)
    target = np.empty(MOST_SEATS)
    for t in range(kept - 1, -1, -1):
        flat[1] = history[t]
        for colour in range(s.colours):
            if s.owner[colour] >= 0:
                many[colour] = hidden_layer(s, colour, weights, at[colour], much[colour], sums[colour])
                numbers[colour] = number_of(sums[colour], last)
        share(s, numbers, won)
        for seat in range(s.players):
            if t == kept - 1:
                target[seat] = 1.0 if seat == winner else 0.0
            else:
                target[seat] = (1.0 - lamda) * thought[seat] + lamda * target[seat]
            thought[seat] = won[seat]
        told[0] += 1
        told[1] -= math.log(max(won[winner], 1e-9))
        sign = 1.0 if s.win == BY_COLOUR else -1.0
        for colour in range(s.colours):
            seat = s.owner[colour]
            if seat < 0:
                continue
            strength = 0.0
            for other in range(s.colours):
                if s.owner[other] == seat:
                    strength += math.exp(sign * numbers[other])
            error = (won[seat] - target[seat]) * math.exp(sign * numbers[colour]) / strength
            back[width] = error
            for j in range(width):
                x = sums[colour, j]
                bent = 1.0 / (1.0 + abs(x))
                last_slope[j] += error * x * bent
                back[j] = error * last[j] * bent * bent
            for i in range(many[colour]):
                row = slope[at[colour, i]]
                x = much[colour, i]
                for j in range(width + 1):
                    row[j] += x * back[j]


@njit(nogil=True, error_model="numpy")
def learn_games(
    table: Any, flat: Any, fresh: Any, kinds: Any, seed: int, number: int, lamda: float,
    weights: Any, last: Any, slope: Any, last_slope: Any, history: Any, told: Any,
) -> None:
    rng = np.empty(4, np.uint64)
    room = room_to_think(weights.shape[1])
    for g in range(fresh.shape[0]):
        flat[0] = fresh[g]
        seed_game(rng, seed, number + g)
        kept = play_game(table, flat, kinds[g], rng, weights, last, history, room)
        winner = table[0].winner
        told[2] += 1
        share_of_learners = 0.0
        for seat in range(table[0].players):
            if kinds[g, seat] == LEARNER:
                share_of_learners += 1.0
        told[3] += share_of_learners / table[0].players
        if kinds[g, winner] == LEARNER:
            told[4] += 1
        learn_game(table, flat, kept, winner, lamda, weights, last, history, slope, last_slope, told)


@dataclass(frozen=True)
class Net:
    """Which tables a net learns for: the board, and whether someone plays several colours."""

    board: int
    double: bool
    players: tuple[int, ...]
    usual: int

    @property
    def inputs(self) -> int:
        circles = 40 if self.board == 4 else 48
        return how_many_inputs(self.board, circles)


NETS = {
    "small": Net(4, False, (2, 3, 4), 4),
    "small-double": Net(4, True, (2, 3), 2),
    "large": Net(6, False, (2, 3, 4, 5, 6), 6),
    "large-double": Net(6, True, (2, 3, 4, 5), 3),
}
CHOICES = {
    "first_pawn": ("free", "beginner", "six"),
    "own_hit": (True, False),
    "must_hit": (False, True),
    "bounce": (True, False),
    "lane": ("fixed", "forward"),
    "tries": (1, 3),
}


def lay_table(net: Net, rng: np.random.Generator) -> Any:
    """Half of the tables are the usual ones; the others have any number of players and any house rules."""
    usual = rng.random() < 0.5
    players = net.usual if usual else int(rng.choice(net.players))
    options: dict[str, Any] = {"board": net.board, "spare": "double" if net.double else "empty"}
    if net.double:
        options["win"] = "all" if rng.random() < (0.25 if usual else 0.5) else "colour"
    if not usual:
        for name, values in CHOICES.items():
            options[name] = values[int(rng.integers(len(values)))]
    return to_records(GAME.lay_out(players, options)).view(np.int32)


def seat_players(rng: np.random.Generator) -> Any:
    """A third of the games are among learners, a third are one learner's, and a third are mixed."""
    kinds = np.zeros(MOST_SEATS, np.int64)
    sort = rng.random()
    if sort < 1 / 3:
        kinds[:] = 1
        kinds[int(rng.integers(6))] = LEARNER
    elif sort < 2 / 3:
        kinds[:] = rng.integers(2, size=MOST_SEATS)
    return kinds


@dataclass
class Weights:
    first: Any
    last: Any
    moments: list[Any] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def fresh(cls, net: Net, hidden: int, rng: np.random.Generator) -> Weights:
        first = (rng.standard_normal((net.inputs, hidden + 1)) * 0.1).astype(np.float32)
        first[:, hidden] = 0.0
        return cls(first, (rng.standard_normal(hidden) * 0.1).astype(np.float32))

    def step(self, slopes: tuple[Any, Any], rate: float) -> None:
        """Adam."""
        if not self.moments:
            self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in (self.first, self.last)]
        self.steps += 1
        for weights, slope, (mean, square) in zip((self.first, self.last), slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            correction = math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weights -= rate * correction * mean / (np.sqrt(square) + 1e-10)


class Heap:
    """A part of a batch: its games, and the slope they come to."""

    def __init__(self, weights: Weights) -> None:
        self.slope = np.zeros_like(weights.first)
        self.last_slope = np.zeros_like(weights.last)
        self.told = np.zeros(8)
        self.table = to_records(GAME.lay_out(4, {}), 2)
        self.history = np.empty((MOST_STEPS, self.table.view(np.int32).size // 2), np.int32)

    def learn(self, weights: Weights, fresh: Any, kinds: Any, seed: int, number: int, lamda: float) -> None:
        self.slope[:] = 0
        self.last_slope[:] = 0
        flat = self.table.view(np.int32).reshape(2, -1)
        before = self.told[0]
        learn_games(
            self.table, flat, fresh, kinds, seed, number, lamda,
            weights.first, weights.last, self.slope, self.last_slope, self.history, self.told,
        )
        self.positions = self.told[0] - before


class Schedule:
    """How many batches there will be, and the size of the step at each: up quickly, then down by and by."""

    def __init__(self, rate: float, batches: int, minutes: float) -> None:
        self.rate = rate
        self.batches = batches
        self.minutes = minutes
        self.began = time.perf_counter()

    def pace(self, batch: int) -> float:
        """Where minutes are given they count from the first batch, and the pace of the first ones tells how many."""
        if batch == 1:
            self.began = time.perf_counter()
        if batch == RISE and self.minutes:
            self.batches = int(self.minutes * 60 / (time.perf_counter() - self.began) * (RISE - 1))
        done = max(0.0, (batch - RISE) / (self.batches - RISE)) if batch > RISE else 0.0
        return self.rate * min(1.0, (batch + 1) / RISE) * FALL**done


def deal(tables: Any, games: int, rng: np.random.Generator) -> tuple[Any, Any]:
    fresh = tables[rng.integers(len(tables), size=games)]
    return fresh, np.stack([seat_players(rng) for _ in range(games)])


def train(arguments: argparse.Namespace) -> None:
    net = NETS[arguments.net]
    rng = np.random.default_rng(arguments.seed)
    tables = np.stack([lay_table(net, rng).reshape(-1) for _ in range(TABLES)])
    weights = Weights.fresh(net, arguments.hidden, rng)
    heaps = [Heap(weights) for _ in range(HEAPS)]
    games = arguments.batch // HEAPS
    schedule = Schedule(arguments.rate, arguments.batches, arguments.minutes)
    told_at = time.perf_counter()
    number = batch = 0
    with ThreadPoolExecutor(arguments.threads) as pool:
        while batch < schedule.batches:
            rate = schedule.pace(batch)
            jobs = []
            for heap in heaps:
                fresh, kinds = deal(tables, games, rng)
                jobs.append(pool.submit(heap.learn, weights, fresh, kinds, arguments.seed, number, arguments.lamda))
                number += games
                if batch == 0:
                    jobs[0].result()
            for job in jobs:
                job.result()
            positions = sum(heap.positions for heap in heaps)
            slopes = (sum(h.slope for h in heaps) / positions, sum(h.last_slope for h in heaps) / positions)
            weights.step(slopes, rate)
            batch += 1
            if time.perf_counter() - told_at > arguments.tell:
                told_at = time.perf_counter()
                told = sum(heap.told for heap in heaps)
                for heap in heaps:
                    heap.told[:] = 0
                print(
                    f"{told_at - schedule.began:6.0f} s  batch {batch}/{schedule.batches}  games {number}  loss {told[1] / told[0]:.4f}  "
                    f"learners won {told[4] / told[2]:.4f} of {told[3] / told[2]:.4f}  "
                    f"positions/game {told[0] / told[2]:.0f}",
                    flush=True,
                )
                save(weights, arguments, batch)
    save(weights, arguments, batch)


def save(weights: Weights, arguments: argparse.Namespace, batches: int) -> None:
    recipe = json.dumps({key: str(value) for key, value in vars(arguments).items()} | {"batches": batches})
    np.savez(arguments.out, first=weights.first, last=weights.last, recipe=recipe)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--net", choices=NETS, default="small")
    parser.add_argument("--batches", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=63)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--lamda", type=float, default=0.8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tell", type=float, default=10)
    parser.add_argument("--out", type=Path, required=True)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
