"""Looks ahead in 12er Stich: what each move comes to in many worlds, by the chance to win the match.

In each world the rest of the round is played out by the rules, everyone playing as `sensible` does.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from toog.fast.generator import below, seed_game
from toog.games.stich.bots.sensible import choose
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import ENDED, leader, moves, play, turn, winners

merged = njit(inline="always")
"""For what becomes a part of the function that calls it before either is compiled: that takes less time."""


@merged
def lay_out(s: Any, world: Any, owner: Any, rng: Any) -> None:
    """The hidden cards as they lie in a world, the stock in any order."""
    left = 0
    for place in range(world.size):
        card = world[place]
        if card != NO_CARD and owner[place] < s.players:
            s.cards[KINDS * owner[place] + card] += 1
        elif card != NO_CARD:
            other = below(rng, left + 1)
            s.stock[left] = s.stock[other]
            s.stock[other] = card
            left += 1


@merged
def play_out(s: Any, move: int, out: Any) -> None:
    """Plays a move and the rest of the round."""
    who = turn(s)
    while who >= 0:
        play(s, who, move)
        who = turn(s)
        if who >= 0:
            move = choose(s, who, out, moves(s, who, out), 0)


@merged
def win_chance(s: Any, seat: int, scale: Any, out: Any) -> Any:
    """Of the whole match, when a round is over. `scale` was fitted to simulated matches.

    Its third number is how many points a seat is ahead by playing better than the others, for each point
    that the leader has to go.
    """
    most = s.points[leader(s)]
    to_go = max(s.target - most, 0)
    slope = 1.0 / (scale[0] * np.sqrt(to_go + scale[1]))
    total = 0.0
    for other in range(s.players):
        if other != seat:
            total += np.exp((s.points[other] - most) * slope)
    mine = np.exp((s.points[seat] - most + scale[2] * to_go) * slope)
    chance = mine / (mine + total)
    if s.phase == ENDED:
        chance = 1.0 / winners(s, out) if s.points[seat] == most else 0.0
    return chance


@merged
def copy_row(flat: Any, origin: int, to: int) -> None:
    for place in range(flat.shape[1]):
        flat[to, place] = flat[origin, place]


def search(
    table: Any, owner: Any, worlds: Any, legal: Any, scale: Any, luck: int, stage: int, values: Any
) -> None:
    """Writes into `values` what each of these moves comes to in each of these worlds, a row for a world.

    A world is the same for all moves that are tried in it, and so is its stock. `table` has the position now
    and two to play on, as records and as rows of numbers.
    """
    records, flat = table
    seat = turn(records[0])
    rng = np.zeros(4, np.uint64)
    seed_game(rng, luck, stage)
    out = np.zeros(KINDS + 1, np.int64)
    for number in range(worlds.shape[0]):
        copy_row(flat, 0, 1)
        lay_out(records[1], worlds[number], owner, rng)
        for i in range(legal.size):
            copy_row(flat, 1, 2)
            play_out(records[2], legal[i], out)
            values[number, i] = win_chance(records[2], seat, scale, out)
