"""Plays games compiled, writes every step down, and plays them over plain: the positions must agree.

`python -m tests.fast.tracing GAME GAMES` runs it in a process of its own, so that Numba can be told
to check every index (NUMBA_BOUNDSCHECK=1): compiled, a wrong one silently touches its neighbour.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import njit

from tests.conformance.house import some_options
from toog.bots import find_choose
from toog.core.contract import CHANCE, OVER, Game
from toog.core.registry import find_game
from toog.core.state import State
from toog.fast.driver import chooser, drawer, make_all_compilable, one_of
from toog.fast.generator import luck_of, seed_game
from toog.fast.reach import Function
from toog.fast.records import to_records

MOST_STEPS = 20_000
WIDEST_FALL = 64


def compile_tracer(game: Game[Any], bots: Sequence[Function]) -> Function:
    make_all_compilable(game, bots)
    rules: Any = game.rules
    start, turn, in_turn, chance, throw = rules.start, rules.turn, rules.in_turn, rules.chance, rules.throw
    moves, play = rules.moves, rules.play
    draw = one_of([drawer(fall) for fall in game.falls])
    choose = chooser(game, bots)

    @njit
    def trace(table: Any, flat: Any, bot_of: Any, number: int, played: Any, fells: Any, rows: Any) -> int:
        """Answers the number of steps; each is a move or CHANCE, what fell, and the position after."""
        s, seen = table[0], table[1]
        rng = np.empty(4, np.uint64)
        out = np.empty(64, np.int64)
        seed_game(rng, 1, number)
        start(s)
        step = 0
        while step < played.size:
            who = turn(s)
            if who == OVER:
                break
            if who == CHANCE:
                draw(chance(s), rng, fells[step])
                throw(s, fells[step])
                played[step] = CHANCE
            else:
                seat = in_turn(s)
                many = moves(s, seat, out)
                played[step] = choose(s, seen, flat, bot_of[seat], seat, out, many, luck_of(rng))
                play(s, seat, played[step])
            for i in range(flat.shape[1]):
                rows[step, i] = flat[0, i]
            step += 1
        return step

    traced: Function = trace
    return traced


def numbers(s: State) -> list[int]:
    """Every field in order, tallies too."""
    found: list[int] = []
    for field in s.fields:
        value = getattr(s, field.name)
        found += value if field.length else [value]
    return found


def compare(game: Game[Any], trace: Function, players: int, options: dict[str, Any], number: int) -> int:
    s = game.lay_out(players, options)
    table = to_records(s, 2)
    flat = table.view(np.int32).reshape(2, -1)
    bot_of = np.arange(players) % 2
    played = np.zeros(MOST_STEPS, np.int64)
    fells = np.zeros((MOST_STEPS, WIDEST_FALL), np.int64)
    rows = np.zeros((MOST_STEPS, flat.shape[1]), np.int32)
    steps = int(trace(table, flat, bot_of, number, played, fells, rows))
    game.rules.start(s)
    for step in range(steps):
        move = int(played[step])
        if move == CHANCE:
            assert game.rules.turn(s) == CHANCE
            game.rules.throw(s, fells[step].tolist())
        else:
            game.rules.play(s, game.rules.in_turn(s), move)
        assert numbers(s) == rows[step].tolist(), f"{options} game {number} step {step}"
    assert steps == MOST_STEPS or game.rules.turn(s) == OVER
    return steps


def run(name: str, games: int) -> int:
    game = find_game(name)
    trace = compile_tracer(game, [find_choose("random", game), find_choose("sensible", game)])
    rng = random.Random(name)
    steps = 0
    for number in range(games):
        players = rng.randint(*game.seats)
        steps += compare(game, trace, players, some_options(game, players, rng), number)
    return steps


if __name__ == "__main__":
    print(run(sys.argv[1], int(sys.argv[2])), "steps agree")
