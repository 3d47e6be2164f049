"""One loop that plays any game, made by closures over the game's own rule functions."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np
from numba import njit
from numba.extending import register_jitable

from toog.core.contract import CHANCE, OVER, Game
from toog.core.falls import Dice, Fall, Pack
from toog.fast.generator import below, luck_of, seed_game

# The least common multiple of 1 … 8: a win shared by any company is a whole number of these.
WIN = 840

_known: set[Callable[..., Any]] = set()


def make_compilable(module: ModuleType) -> None:
    """Tells Numba about every function of a rules module, and of those it imports from."""
    for function in vars(module).values():
        if inspect.isfunction(function) and is_rule(function) and function not in _known:
            _known.add(function)
            register_jitable(forceinline=True)(function)
            make_compilable(sys.modules[function.__module__])


def is_rule(function: Callable[..., Any]) -> bool:
    return function.__module__.startswith(("toog.core.", "toog.games.", "toog.bots."))


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """A closure for compiled code. Not a dispatcher: those never hash the same twice in the cache."""
    registered: Callable[..., Any] = register_jitable(forceinline=True)(function)
    return registered


def dice_drawer(dice: Dice) -> Callable[..., None]:
    """All dice of a throw from one number: their combinations are equally likely."""
    count, faces, pips = dice.count, len(dice.faces), dice.faces
    combinations = faces**count

    def draw(rng: Any, fell: Any) -> None:
        number = below(rng, combinations)
        for die in range(count):
            fell[die] = pips[number % faces]
            number //= faces

    return inlined(draw)


def pack_drawer(pack: Pack) -> Callable[..., None]:
    cards = np.array(pack.cards)

    def draw(rng: Any, fell: Any) -> None:
        for card in range(cards.size):
            fell[card] = cards[card]
        for last in range(cards.size - 1, 0, -1):
            other = below(rng, last + 1)
            fell[last], fell[other] = fell[other], fell[last]

    return inlined(draw)


def drawer(fall: Fall) -> Callable[..., None]:
    return pack_drawer(fall) if isinstance(fall, Pack) else dice_drawer(fall)  # type: ignore[arg-type]


def one_of(functions: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """A function that hands its arguments to one of several, by number."""
    first = functions[0]
    if len(functions) == 1:

        def only(which: int, *arguments: Any) -> Any:
            return first(*arguments)

        return inlined(only)
    rest = one_of(functions[1:])

    def choose(which: int, *arguments: Any) -> Any:
        if which == 0:
            return first(*arguments)
        return rest(which - 1, *arguments)

    return inlined(choose)


def player(game: Game[Any], bots: Sequence[Callable[..., int]]) -> Callable[..., None]:
    """Plays games number `first` to `last`, and adds what they came to into `sums`."""
    rules = game.rules
    make_compilable(rules)  # type: ignore[arg-type]  # a rules module is a module
    for bot in bots:
        make_compilable(sys.modules[bot.__module__])
    start, turn, in_turn, chance = rules.start, rules.turn, rules.in_turn, rules.chance
    moves, play, throw, hide = rules.moves, rules.play, rules.throw, rules.hide
    score, winners = rules.score, rules.winners
    draw = one_of([drawer(fall) for fall in game.falls])
    choose = one_of(bots)
    hidden = game.hidden

    @njit(nogil=True, error_model="numpy", cache=True)
    def play_games(table, flat, fresh, bot_of, seed, first, last, rng, out, fell, tally_at, sums):  # type: ignore[no-untyped-def]
        s, seen = table[0], table[1]
        wins, scores, tallies, steps = sums
        for number in range(first, last):
            for i in range(fresh.size):
                flat[0, i] = fresh[i]
            seed_game(rng, seed, number)
            start(s)
            while True:
                who = turn(s)
                if who == CHANCE:
                    draw(chance(s), rng, fell)
                    throw(s, fell)
                    steps[1] += 1
                elif who == OVER:
                    break
                else:
                    seat = in_turn(s)
                    many = moves(s, seat, out)
                    luck = luck_of(rng)
                    if hidden:
                        for i in range(fresh.size):
                            flat[1, i] = flat[0, i]
                        hide(seen, seat)
                        move = choose(bot_of[seat], seen, seat, out, many, luck)
                    else:
                        move = choose(bot_of[seat], s, seat, out, many, luck)
                    play(s, seat, move)
                    steps[0] += 1
            won = winners(s, out)
            for i in range(won):
                wins[out[i]] += WIN // won
            for seat in range(s.players):
                scores[seat] += score(s, seat)
            for i in range(tally_at.size):
                tallies[i] += flat[0, tally_at[i]]

    return play_games
