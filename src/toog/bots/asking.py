"""Plays games in bulk by asking each bot in plain Python: for players that cannot be compiled, or that think.

Game number n falls as it does in the compiled simulator: the same seed gives the same dice and the same luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from toog.bots.bot import Bot
from toog.bots.company import find_bot
from toog.bots.question import UNSEEN, Question
from toog.bots.requests import GamesRequest, PlayedGames
from toog.core.contract import CHANCE, OVER, Event, Game
from toog.core.falls import Dice
from toog.core.registry import find_game
from toog.fast.driver import adder, buffer_sizes, drawer
from toog.fast.generator import luck_of, seed_game
from toog.fast.records import to_records
from toog.fast.run import LARGEST_SEED, Sums, places_of_counts

Watch = Callable[[Any, Event | None], None]
"""Is shown the position before each event and the event; at the end the position alone."""


def look_away(s: Any, event: Event | None) -> None:
    """What watches a game that nobody watches."""


class AskedGames:
    """Games of these bots under these house rules, one seat each, played one after another."""

    def __init__(self, game: Game[Any], bots: Sequence[Bot], options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.fresh = game.lay_out(len(bots), options)
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.count_at = places_of_counts(game)
        self.draws = [drawer(fall) for fall in game.falls]
        self.add_up = adder(game)
        self.most_moves, self.most_fallen = buffer_sizes(game)

    def play(self, first: int, last: int, sums: Sums, watch: Watch = look_away) -> None:
        """Plays games number `first` to `last`, and adds what they came to into `sums`."""
        with np.errstate(over="ignore"):  # the generator counts modulo 2⁶⁴, as compiled code does
            for number in range(first, last):
                self.play_one(number, sums, watch)

    def play_one(self, number: int, sums: Sums, watch: Watch) -> Any:
        """One game to its end. Answers the last position."""
        rules, s = self.game.rules, self.fresh.copy()
        rng = np.empty(4, np.uint64)
        seed_game(rng, self.seed, number)  # type: ignore[arg-type]
        rules.start(s)
        course: list[Event] = []
        decisions = 0
        while (who := rules.turn(s)) != OVER:
            if who == CHANCE:
                event = self.fall(s, rng, watch)
            else:
                event = self.decide(s, rng, course, watch)
                decisions += 1
            course.append(event)
        watch(s, None)
        flat = to_records(s).view(np.int32).reshape(1, -1)
        out = [0] * self.most_moves
        self.add_up(s, flat, out, self.count_at, sums.parts, decisions, len(course) - decisions)
        return s

    def fall(self, s: Any, rng: Any, watch: Watch) -> Event:
        which = self.game.rules.chance(s)
        fell = [0] * self.most_fallen
        self.draws[which](rng, fell)
        fell = [int(code) for code in fell]  # a bot meets plain numbers, as at the table
        fall = self.game.falls[which]
        event = Event(None, fall.say(fell) if isinstance(fall, Dice) or not self.game.hidden else UNSEEN)
        watch(s, event)
        self.game.rules.throw(s, fell)
        return event

    def decide(self, s: Any, rng: Any, course: Sequence[Event], watch: Watch) -> Event:
        seat = self.game.rules.in_turn(s)
        out = [0] * self.most_moves
        many = self.game.rules.moves(s, seat, out)
        seen = self.game.hidden_copy(s, seat)
        question = Question(self.game, seen, seat, out[:many], int(luck_of(rng)), course)
        move = self.bots[seat].ask(question)
        event = Event(seat, self.game.vocabulary[move])
        watch(s, event)
        self.game.rules.play(s, seat, move)
        return event


def play_games(request: GamesRequest, progress: Callable[[None], None]) -> PlayedGames:
    """What a worker does for `GamesRequest`."""
    game = find_game(request.game)
    asked = AskedGames(game, [find_bot(bot, game) for bot in request.bots], request.options, request.seed)
    sums = Sums(len(asked.count_at))
    began = time.perf_counter()
    asked.play(request.first, request.last, sums)
    return PlayedGames(sums.to_lists(), time.perf_counter() - began)
