"""One loop that plays any game, made by closures over the game's own rule functions."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
from numba import njit
from numba.extending import register_jitable

from toog.core.contract import CHANCE, OVER, Game
from toog.core.falls import Dice, Fall, Pack
from toog.fast.generator import below, luck_of, seed_game
from toog.fast.reach import Function, functions_reached

# The least common multiple of 1 … 8: a win shared by any company is a whole number of these.
WIN = 840

_known: set[Function] = set()


def make_compilable(module: ModuleType) -> None:
    """Tells Numba about every function of a rules module, and of those it imports from."""
    for function in list(vars(module).values()):
        if inspect.isfunction(function) and function not in _known:
            _known.add(function)
            inlined(function)
            make_compilable(sys.modules[function.__module__])


def inlined(function: Function) -> Function:
    """For compiled code, callable as before. No dispatcher: those never hash alike in the cache."""
    registered: Function = register_jitable(forceinline=True)(function)
    return registered


def dice_drawer(dice: Dice) -> Function:
    """All dice of a throw from one number: their combinations are equally likely."""
    count, faces, pips = dice.count, len(dice.faces), dice.faces
    combinations = faces**count

    def draw(rng: Any, fell: Any) -> None:
        number = below(rng, combinations)
        for die in range(count):
            fell[die] = pips[number % faces]
            number //= faces

    return inlined(draw)


def pack_drawer(pack: Pack) -> Function:
    cards = np.array(pack.cards)

    def draw(rng: Any, fell: Any) -> None:
        for card in range(cards.size):
            fell[card] = cards[card]
        for last in range(cards.size - 1, 0, -1):
            other = below(rng, last + 1)
            fell[last], fell[other] = fell[other], fell[last]

    return inlined(draw)


def drawer(fall: Fall) -> Function:
    if isinstance(fall, Pack):
        return pack_drawer(fall)
    if isinstance(fall, Dice):
        return dice_drawer(fall)
    raise TypeError(fall)


def one_of(functions: Sequence[Function]) -> Function:
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


def chooser(game: Game[Any], bots: Sequence[Function]) -> Function:
    """Asks the bot of a seat for a move, and shows it no more than that seat may see.

    A bot that is not the house's own gets copies also where nothing is hidden: it may try moves out on them.
    """
    hide = game.rules.hide
    ask = one_of(bots)

    def choose_openly(
        s: Any, seen: Any, flat: Any, bot: int, seat: int, out: Any, many: int, luck: int
    ) -> Any:
        return ask(bot, s, seat, out, many, luck)

    def choose_hidden(
        s: Any, seen: Any, flat: Any, bot: int, seat: int, out: Any, many: int, luck: int
    ) -> Any:
        copy_row(flat)
        hide(seen, seat)
        return ask(bot, seen, seat, out, many, luck)

    def choose_apart(
        s: Any, seen: Any, flat: Any, bot: int, seat: int, out: Any, many: int, luck: int
    ) -> Any:
        copy_row(flat)
        hide(seen, seat)
        return ask(bot, seen, seat, out.copy(), many, luck)

    if not all(is_house(bot) for bot in bots):
        return inlined(choose_apart)
    return inlined(choose_hidden if game.hidden else choose_openly)


def is_house(bot: Function) -> bool:
    """A bot of the house: it changes nothing it is shown and plays what it may, which tests see to."""
    return bot.__module__.startswith(("toog.bots.", "toog.games."))


@register_jitable(forceinline=True)
def copy_row(flat: Any) -> None:
    for i in range(flat.shape[1]):
        flat[1, i] = flat[0, i]


@register_jitable(forceinline=True)
def take_for_granted(move: int, out: Any, many: int) -> bool:
    """Of a bot of the house. Looking would cost up to a third of a game."""
    return True


@register_jitable(forceinline=True)
def is_among(move: int, out: Any, many: int) -> bool:
    """Whether a bot answered what it may play: compiled code would play anything."""
    place = 0
    while place < many and out[place] != move:
        place += 1
    return place < many


@register_jitable(forceinline=True)
def add(sums: Any, place: int, value: int) -> None:
    """A value and its square, for a mean and its error."""
    sums[place, 0] += value
    sums[place, 1] += value * value


def adder(game: Game[Any]) -> Function:
    """Adds what a finished game came to into the sums."""
    score, winners = game.rules.score, game.rules.winners

    def add_up(s: Any, flat: Any, out: Any, count_at: Any, sums: Any, decisions: int, chances: int) -> None:
        wins, scores, counts, steps = sums
        won = winners(s, out)
        for i in range(won):
            add(wins, out[i], WIN // won)
        for seat in range(s.players):
            add(scores, seat, score(s, seat))
        for i in range(count_at.shape[0]):
            many = flat[0, count_at[i, 0]]
            add(counts, i, many)
            if count_at[i, 1] >= 0:
                per = flat[0, count_at[i, 1]]
                counts[i, 2] += per
                counts[i, 3] += per * per
                counts[i, 4] += per * many
        add(steps, 0, decisions)
        add(steps, 1, chances)
        add(steps, 2, decisions + chances)

    return inlined(add_up)


def buffer_sizes(game: Game[Any]) -> tuple[int, int]:
    """Room for every move there is, or every winner; and for the largest throw or pack.

    Compiled code does not look where a buffer ends.
    """
    most_fallen = max(len(fall.draw(lambda _: 0)) for fall in game.falls)
    return max(len(game.vocabulary), game.seats[1]), most_fallen


@register_jitable(forceinline=True)
def look_away(s: Any) -> None:
    """What watches a game that nobody watches."""


def compile_player(
    game: Game[Any], bots: Sequence[Function], watch: Function | None = None, book: Function | None = None
) -> Function:
    """Plays games number `first` to `last`, and adds what they came to into `sums`.

    `watch` is shown the position after every step, and may keep tallies in it. `book` writes a finished game
    into `sums` in another way than `adder` does. The first answer of a bot that may not be played ends it
    all, and lies with its seat in `wrong`.
    """
    make_all_compilable(game, [*bots, *(function for function in (watch, book) if function is not None)])
    rules: Any = game.rules
    start, turn, in_turn, chance, throw = rules.start, rules.turn, rules.in_turn, rules.chance, rules.throw
    moves, play = rules.moves, rules.play
    look = watch or look_away
    draw = one_of([drawer(fall) for fall in game.falls])
    choose = chooser(game, bots)
    is_legal = take_for_granted if all(is_house(bot) for bot in bots) else is_among
    add_up = book or adder(game)
    most_moves, most_fallen = buffer_sizes(game)

    @njit(nogil=True, error_model="numpy", cache=True)
    def play_games(
        table: Any,
        flat: Any,
        fresh: Any,
        bot_of: Any,
        seed: int,
        first: int,
        last: int,
        count_at: Any,
        sums: Any,
        wrong: Any,
    ) -> None:
        s, seen = table[0], table[1]
        rng = np.empty(4, np.uint64)
        out = np.empty(most_moves, np.int64)
        fell = np.empty(most_fallen, np.int64)
        for number in range(first, last):
            for i in range(fresh.size):
                flat[0, i] = fresh[i]
            seed_game(rng, seed, number)
            start(s)
            decisions = 0
            chances = 0
            while True:
                who = turn(s)
                if who == CHANCE:
                    draw(chance(s), rng, fell)
                    throw(s, fell)
                    chances += 1
                elif who == OVER:
                    break
                else:
                    seat = in_turn(s)
                    many = moves(s, seat, out)
                    move = choose(s, seen, flat, bot_of[seat], seat, out, many, luck_of(rng))
                    if not is_legal(move, out, many):
                        wrong[0], wrong[1] = seat, move
                        return
                    play(s, seat, move)
                    decisions += 1
                look(s)
            add_up(s, flat, out, count_at, sums, decisions, chances)

    compiled: Function = play_games
    return compiled


def make_all_compilable(game: Game[Any], bots: Sequence[Function]) -> None:
    make_compilable(sys.modules[game.rules.start.__module__])
    for bot in bots:
        for function in functions_reached(bot):
            if function not in _known:
                _known.add(function)
                inlined(function)
