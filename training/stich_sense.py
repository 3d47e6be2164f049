"""Tunes the champion's light play in 12er Stich, `WEIGHTS` of `toog.bots.champion.stich_sense`.

Rounds are played in the short form, one seat by the weights and the others as `sensible`; what counts is by
how many points a round the one beats the mean of the others. From the weights there are, some are changed at
random, and what is better on two lots of deals is kept.

    python training/stich_sense.py --seconds 150
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numba import njit

from toog.bots.champion.stich_round import (
    CARDS,
    HOLDS,
    LEFT,
    LENGTH,
    PHASE,
    PLAYERS,
    POINTS,
    SIZES,
    STOCK,
    TARGET,
    WHO,
    WIDTH,
    legal_cards,
    play_on,
    sensible_move,
)
from toog.bots.champion.stich_sense import WEIGHTS, own_move
from toog.fast.generator import below, seed_game
from toog.games.stich.cards import COPIES, KINDS, PACK
from toog.games.stich.rules import DEALING, PLAYING
from toog.games.stich.state import HAND

CARDS_OF_A_PACK = np.repeat(np.arange(KINDS), COPIES)
OUT_OF_REACH = 1_000_000
REACH = np.array([25, 60, 1, 6, 200, 60, 6, 12])
"""How far each weight is changed, about."""


@njit(error_model="numpy")
def deal(row: Any, pack: Any, players: int, rng: Any) -> None:
    row[:] = 0
    for last in range(PACK - 1, 0, -1):
        other = below(rng, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    for place in range(HAND * players):
        seat = place // HAND
        row[CARDS + WIDTH * seat + pack[place]] += 1
        row[HOLDS + seat] |= 1 << pack[place]
        row[SIZES + seat] += 1
    row[LEFT] = PACK - HAND * players
    for place in range(row[LEFT]):
        row[STOCK + place] = pack[HAND * players + place]
    row[PHASE], row[PLAYERS], row[TARGET] = PLAYING, players, OUT_OF_REACH


@njit(error_model="numpy")
def advantage(weights: Any, rounds: int, seed: int, players: int) -> float:
    """By how many points a round these weights beat the mean of the others."""
    rng = np.empty(4, np.uint64)
    row = np.zeros(LENGTH, np.int32)
    pack = CARDS_OF_A_PACK.copy()
    ahead = 0.0
    for number in range(rounds):
        seed_game(rng, seed, number)
        deal(row, pack, players, rng)
        me = number % players
        while row[PHASE] != DEALING:
            who = row[WHO]
            cards = legal_cards(row, who)
            if who == me:
                play_on(row, own_move(row, who, cards, weights))
            else:
                play_on(row, sensible_move(row, who, cards))
        mine = row[POINTS + me]
        ahead += mine - (row[POINTS : POINTS + players].sum() - mine) / (players - 1)
    return ahead / rounds


def main() -> None:
    parser = argparse.ArgumentParser(description="tunes the champion's light play in 12er Stich")
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--rounds", type=int, default=40_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chance = np.random.default_rng(chosen.seed)
    best, seed = WEIGHTS.copy(), chosen.seed
    ends = time.monotonic() + chosen.seconds
    while time.monotonic() < ends:
        changed = chance.random(best.size) < 0.4
        tried = best + np.rint(REACH * chance.normal(size=best.size) * changed).astype(np.int64)
        if all(
            advantage(tried, chosen.rounds, deals, chosen.players)
            > advantage(best, chosen.rounds, deals, chosen.players)
            for deals in (seed, seed + 1)
        ):
            best, seed = tried, seed + 2
            print(best.tolist(), round(advantage(best, chosen.rounds, seed, chosen.players), 3), flush=True)
    print(best.tolist(), round(advantage(best, 10 * chosen.rounds, 0, chosen.players), 3))


if __name__ == "__main__":
    main()
