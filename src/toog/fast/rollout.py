"""Plays positions on to the end of the game, compiled, each move of a choice with the same dice.

Every seat has a stream of dice and a stream of luck of its own in each game. So the same seat throws the same
after another move, for as long as it throws as often, and what the moves come to is compared game by game.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from toog.core.contract import CHANCE, NOBODY, OVER, Game
from toog.core.errors import BotError, quote
from toog.core.state import MOST_SEATS
from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.driver import (
    WIN,
    buffer_sizes,
    chooser,
    drawer,
    inlined,
    is_among,
    is_house,
    make_all_compilable,
    one_of,
    take_for_granted,
)
from toog.fast.generator import luck_of, seed_game
from toog.fast.reach import Function
from toog.fast.records import Records
from toog.fast.run import LARGEST_SEED, Player

AS_IT_STANDS = -1
"""In place of a move: the position itself is played on."""

STREAMS = 2 * MOST_SEATS
BOT = 0

Outcomes = NDArray[np.int64]
"""By game, move and seat: the share of the win in parts of `WIN`, or the score of a player who is alone."""


def stepper(game: Game[Any], bot: Function) -> Function:
    """Makes one step of a game, a throw or a move of the bot, and says whether the game can go on.

    An answer of a bot that may not be played lies with its seat in `wrong`.
    """
    rules: Any = game.rules
    turn, in_turn, chance, throw, thrower = (
        rules.turn,
        rules.in_turn,
        rules.chance,
        rules.throw,
        rules.thrower,
    )
    moves, play = rules.moves, rules.play
    draw = one_of([drawer(fall) for fall in game.falls])
    choose = chooser(game, [bot])
    is_legal = take_for_granted if is_house(bot) else is_among

    def step(s: Any, seen: Any, flat: Any, rng: Any, out: Any, fell: Any, wrong: Any) -> bool:
        who = turn(s)
        if who == CHANCE:
            draw(chance(s), rng[2 * thrower(s)], fell)
            throw(s, fell)
        elif who != OVER:
            seat = in_turn(s)
            many = moves(s, seat, out)
            move = choose(s, seen, flat, BOT, seat, out, many, luck_of(rng[2 * seat + 1]))
            if not is_legal(move, out, many):
                wrong[0], wrong[1] = seat, move
                return False
            play(s, seat, move)
        return bool(who != OVER)

    return inlined(step)


def result_writer(game: Game[Any]) -> Function:
    """Writes the shares of the win by seat, or the score of a player who is alone."""
    score, winners = game.rules.score, game.rules.winners

    def write(s: Any, out: Any, shares: Any) -> None:
        if s.players == 1:
            shares[0] = score(s, 0)
            return
        won = winners(s, out)
        for i in range(won):
            shares[out[i]] = WIN // won

    return inlined(write)


def write_result(game: Game[Any], s: Any, shares: Any) -> None:
    """The same in plain Python."""
    result_writer(game)(s, [0] * s.players, shares)


def compile_rollout(game: Game[Any], bot: Function) -> Function:
    """Plays games on from `begins`, one row after the other, and writes what each came to into `outcomes`."""
    make_all_compilable(game, [bot])
    play, step, write = game.rules.play, stepper(game, bot), result_writer(game)
    most_moves, most_fallen = buffer_sizes(game)

    @njit(nogil=True, error_model="numpy", cache=True)
    def play_on(
        table: Any,
        flat: Any,
        begins: Any,
        tried: Any,
        seat: int,
        seed: int,
        first: int,
        outcomes: Any,
        wrong: Any,
    ) -> None:
        s, seen = table[0], table[1]
        rng = np.empty((STREAMS, 4), np.uint64)
        out = np.empty(most_moves, np.int64)
        fell = np.empty(most_fallen, np.int64)
        for number in range(outcomes.shape[0]):
            for i in range(tried.size):
                flat[0, :] = begins[number % begins.shape[0]]
                for stream in range(2 * s.players):
                    seed_game(rng[stream], seed, (first + number) * STREAMS + stream)
                if tried[i] != AS_IT_STANDS:
                    play(s, seat, tried[i])
                while step(s, seen, flat, rng, out, fell, wrong):
                    pass
                write(s, out, outcomes[number, i])

    compiled: Function = play_on
    return compiled


@functools.cache
def rollout_player(game: Game[Any], bot: Function) -> Player:
    """Compile the player of rollouts once per process, and keep it on disk for the next."""
    folder = folder_for(game, (bot,))
    with kept_in(folder):
        return Player(compile_rollout(game, bot), folder)


def compile_first(game: Game[Any], bot: Function, begins: Records) -> None:
    """Compiles what `play_on` needs, in one thread: Numba is told for all of them where to keep it."""
    with alone_in(rollout_player(game, bot).folder):
        play_on(game, bot, begins, [AS_IT_STANDS], 0, 0, range(0))


def play_on(
    game: Game[Any], bot: Function, begins: Records, tried: list[int], seat: int, seed: int, numbers: range
) -> Outcomes:
    """Return the outcomes of games with these numbers, after each of these moves, with `bot` in every seat.

    Game number n of any move begins at the same position: the next of `begins`, and the first after the last.
    """
    player = rollout_player(game, bot)
    table = begins[[0, 0]]
    flat = table.view(np.int32).reshape(2, -1)
    rows = begins.view(np.int32).reshape(len(begins), -1)
    moves, wrong = np.array(tried, np.int64), np.full(2, NOBODY)
    outcomes = np.zeros((len(numbers), len(tried), int(begins[0]["players"])), np.int64)
    arguments = table, flat, rows, moves, seat, np.uint64(seed % LARGEST_SEED), numbers.start
    player.play_games(*arguments, outcomes, wrong)
    if wrong[0] != NOBODY:
        raise blame(game, bot, *wrong.tolist())
    return outcomes


def blame(game: Game[Any], bot: Function, seat: int, move: int) -> BotError:
    """Return the error for a bot that answered an illegal move."""
    answer = game.vocabulary[move] if 0 <= move < len(game.vocabulary) else move
    return BotError("bot-illegal", bot=quote(bot.__name__), seat=seat, answer=quote(answer))
