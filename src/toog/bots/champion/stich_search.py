"""Looks ahead in 12er Stich: what each move comes to in many worlds, by the chance to win the match.

The others are taken to play as `sensible` does, so what is left is a problem with one decider who does not
see everything. Each line of play is remembered by what this seat would see of it, and where it comes to a
decision of its own again it takes what has done best there so far (an upper confidence bound), whatever the
hidden cards; past that it plays by a few thoughts. Moves that do badly are left out while the others are
looked at more closely.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import register_jitable

from toog.bots.champion.stich_round import (
    CARDS,
    HOLDS,
    LAST_DRAWN,
    PHASE,
    PLAYERS,
    POINTS,
    STOCK,
    TARGET,
    WHO,
    WIDTH,
    legal_cards,
    play_on,
    sensible_move,
)
from toog.bots.champion.stich_sense import WEIGHTS, own_move
from toog.bots.champion.stich_worlds import imagine
from toog.fast.generator import GOLDEN, below, mix, seed_game
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DEALING, DRAWN, ENDED, HOLD, KEEP, PLAYING, SWAP, SWAPPING

MEMORY = 1 << 17
FULL_MEMORY = 100_000
DEEPEST = 16
STAGES = 4
OWN = 7  # a choice that was tried, among what happened


@register_jitable
def win_chance(row: Any, seat: int, scale: Any) -> Any:
    """Of the whole match, when a round is over. `scale` was fitted to simulated matches."""
    most = -1000000
    for other in range(row[PLAYERS]):
        if row[POINTS + other] > most:
            most = row[POINTS + other]
    total = 0.0
    left = 0.0 if row[PHASE] == ENDED else float(row[TARGET] - most)
    slope = 1.0 / (scale[0] * np.sqrt(left + scale[1]))
    for other in range(row[PLAYERS]):
        behind = row[POINTS + other] - most
        if row[PHASE] == ENDED:
            total += behind == 0
        else:
            total += np.exp(behind * slope)
    behind = row[POINTS + seat] - most
    if row[PHASE] == ENDED:
        return 1.0 / total if behind == 0 else 0.0
    return np.exp(behind * slope) / total


@register_jitable
def lay_out(row: Any, world: Any, owner: Any, rng: Any) -> None:
    """The hidden cards as they lie in a world, the stock in any order."""
    left = 0
    for place in range(world.size):
        card = world[place]
        if card == NO_CARD:
            continue
        if owner[place] < row[PLAYERS]:
            row[CARDS + WIDTH * owner[place] + card] += 1
            row[HOLDS + owner[place]] |= 1 << card
        else:
            other = below(rng, left + 1)
            row[STOCK + left] = row[STOCK + other]
            row[STOCK + other] = card
            left += 1


@register_jitable
def remember(history: Any, who: int, what: int) -> Any:
    """What has happened, and now this, in one number."""
    return mix(history ^ (np.uint64(who * 64 + what + 1) * GOLDEN))


@register_jitable
def find(keys: Any, key: Any) -> Any:
    """The place of a history in the memory, its own or an empty one."""
    place = np.int64(key & np.uint64(MEMORY - 1))
    while keys[place] != key and keys[place] != np.uint64(0):
        place = (place + 1) & (MEMORY - 1)
    return place


@register_jitable
def choose_line(memory: Any, history: Any, choices: Any, many: int, curious: float) -> int:
    """What has done best here or was tried too little; NO_CARD where nothing was tried."""
    keys, visits, sums = memory
    here = find(keys, history)
    if visits[here] == 0:
        return NO_CARD
    mean = sums[here] / visits[here]
    reach = curious * np.sqrt(np.log(visits[here] + 1.0))
    best, most = 0, -1.0
    for i in range(many):
        at = find(keys, remember(history, OWN, choices[i]))
        tried = visits[at] + 1.0
        bound = (sums[at] + mean) / tried + reach / np.sqrt(tried)
        if bound > most:
            best, most = choices[i], bound
    return best


@register_jitable
def list_choices(row: Any, cards: int, choices: Any) -> int:
    """All this seat may do now, when there is something to choose."""
    if row[PHASE] == SWAPPING:
        choices[0], choices[1] = SWAP, HOLD
        return 2
    if row[PHASE] == DRAWN:
        choices[0], choices[1] = row[LAST_DRAWN], KEEP
        return 2
    many = 0
    for card in range(KINDS):
        choices[many] = card
        many += (cards >> card) & 1
    return many


@register_jitable
def follow(row: Any, first: int, memory: Any, curious: float, path: Any, choices: Any, scale: Any) -> Any:
    """Plays a move and the rest of the round, and notes what it came to."""
    seat = row[WHO]
    history = remember(np.uint64(1), OWN, first)
    length = 0
    looking = curious > 0.0
    move = first
    while True:
        play_on(row, move)
        if row[PHASE] == DEALING or row[PHASE] == ENDED:
            break
        who = row[WHO]
        cards = legal_cards(row, who)
        if who != seat:
            move = sensible_move(row, who, cards)
        elif not looking or (row[PHASE] == PLAYING and cards & (cards - 1) == 0):
            move = own_move(row, who, cards, WEIGHTS)
        else:
            history = remember(history, who, 32 + row[LAST_DRAWN])
            move = choose_line(memory, history, choices, list_choices(row, cards, choices), curious)
            looking = move != NO_CARD and length < DEEPEST
            if move == NO_CARD:
                move = own_move(row, who, cards, WEIGHTS)
            path[length] = history
            path[length + 1] = remember(history, OWN, move)
            length += 2
        if looking:
            history = remember(history, who, move)
    value = win_chance(row, seat, scale)
    note(memory, path, length, value)
    return value


@register_jitable
def note(memory: Any, path: Any, length: int, value: float) -> None:
    """Into the memory, as long as there is room; in its last place lies how much has been used."""
    keys, visits, sums = memory
    for i in range(length):
        at = find(keys, path[i])
        if visits[at] == 0:
            if visits[MEMORY] == FULL_MEMORY:
                continue
            visits[MEMORY] += 1
            keys[at] = path[i]
        visits[at] += 1
        sums[at] += value


@register_jitable
def count(alive: Any) -> int:
    many = 0
    for one in alive:
        many += one
    return many


@register_jitable
def leave_out(values: Any, alive: Any) -> None:
    """The worse half of the moves that are still looked at, but never the better of two."""
    many = count(alive)
    for _ in range(many // 2 if many > 2 else 0):
        worst = -1
        for i in range(alive.size):
            if alive[i] and (worst < 0 or values[i, 0] * values[worst, 1] < values[worst, 0] * values[i, 1]):
                worst = i
        alive[worst] = 0


@register_jitable
def copy_row(positions: Any, origin: int, to: int) -> None:
    for place in range(positions.shape[1]):
        positions[to, place] = positions[origin, place]


def think(
    positions: Any,
    evidence: Any,
    cards: Any,
    kinds: Any,
    legal: Any,
    effort: Any,
    scale: Any,
    luck: int,
    worlds: Any,
    room: Any,
    memory: Any,
    values: Any,
) -> int:
    """Adds up in `values` what each legal move came to, and how often it was tried; says how many worlds.

    A world is the same for all moves that are tried in it, and so is its stock. `room` is there to write in.
    """
    asked, plan, lines, curious = effort
    rng, fit, hand, choices, path, alive = room
    seed_game(rng, luck, 0)
    known = imagine(positions, evidence, cards, kinds, fit, hand, asked, plan, rng, worlds)
    now = positions.shape[0] - 3
    number = 0
    for _ in range(STAGES if known else 0):
        for _ in range(lines // STAGES // count(alive)):
            copy_row(positions, now, now + 1)
            lay_out(positions[now + 1], worlds[number % known], evidence[4], rng)
            number += 1
            for i in range(legal.size):
                if alive[i]:
                    copy_row(positions, now + 1, now + 2)
                    values[i, 0] += follow(
                        positions[now + 2], legal[i], memory, curious, path, choices, scale
                    )
                    values[i, 1] += 1.0
        leave_out(values, alive)
    return known
