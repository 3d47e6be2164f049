"""Our own speed: compiled on one thread and two, and plain as the table plays."""

from __future__ import annotations

import random
import time
from typing import Any

from toog.bots import find_choose
from toog.core.contract import CHANCE, OVER, Game
from toog.core.registry import find_game
from toog.fast import Simulation, simulate


def compiled(name: str, players: int, games: int, threads: int) -> Simulation:
    game = find_game(name)
    return simulate(game, [find_choose("random", game)] * players, games, seed=7, threads=threads)


def plain_microseconds(name: str, players: int, seconds: float) -> float:
    """Microseconds a step, choosing included: a step is a decision or a chance."""
    game = find_game(name)
    rng = random.Random(1)
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        steps += play_plainly(game, players, rng)
    return (time.perf_counter() - began) / steps * 1e6


def play_plainly(game: Game[Any], players: int, rng: random.Random) -> int:
    rules = game.rules
    turn, in_turn, moves, play, throw = rules.turn, rules.in_turn, rules.moves, rules.play, rules.throw
    chance, falls, choose = rules.chance, game.falls, rng.random
    s = game.begin(players, {})
    out = [0] * len(game.vocabulary)
    steps = 0

    def choice(faces: int) -> int:
        return int(choose() * faces)

    while (who := turn(s)) != OVER:
        if who == CHANCE:
            throw(s, falls[chance(s)].draw(choice))
        else:
            seat = in_turn(s)
            play(s, seat, out[choice(moves(s, seat, out))])
        steps += 1
    return steps
