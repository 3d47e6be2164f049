"""Plays positions out by asking a bot that cannot be compiled, in plain Python.

The dice and the luck of every game are those of `toog.fast.rollout`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from toog.bots.bot import Bot
from toog.bots.question import UNSEEN, Question
from toog.core.contract import CHANCE, OVER, Event
from toog.core.falls import Dice
from toog.fast.driver import buffer_sizes, drawer
from toog.fast.generator import luck_of, seed_game
from toog.fast.records import Records, from_record
from toog.fast.rollout import AS_IT_STANDS, STREAMS, Outcomes, write_result
from toog.fast.run import LARGEST_SEED


class AskedRollout:
    """Rollouts of one question, every seat played by this bot."""

    def __init__(self, question: Question, bot: Bot, seed: int) -> None:
        self.question = question
        self.game = question.game
        self.bot = bot
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.draws = [drawer(fall) for fall in self.game.falls]
        self.most_moves, self.most_fallen = buffer_sizes(self.game)

    def play_on(self, begins: Records, tried: Sequence[int], numbers: range) -> Outcomes:
        """Do what `toog.fast.rollout.play_on` does."""
        outcomes = np.zeros((len(numbers), len(tried), int(begins[0]["players"])), np.int64)
        with np.errstate(over="ignore"):  # the generator counts modulo 2⁶⁴, as compiled code does
            for at, number in enumerate(numbers):
                for column, move in enumerate(tried):
                    s = from_record(self.game.state, begins[at % len(begins)])
                    self.play_one(s, move, number)
                    write_result(self.game, s, outcomes[at, column])
        return outcomes

    def play_one(self, s: Any, move: int, number: int) -> None:
        rules, course = self.game.rules, list(self.question.course)
        rng = np.empty((STREAMS, 4), np.uint64)
        for stream in range(2 * s.players):
            seed_game(rng[stream], self.seed, number * STREAMS + stream)  # type: ignore[arg-type]
        if move != AS_IT_STANDS:
            course.append(Event(self.question.seat, self.game.vocabulary[move]))
            rules.play(s, self.question.seat, move)
        while (who := rules.turn(s)) != OVER:
            course.append(self.fall(s, rng) if who == CHANCE else self.decide(s, rng, course))

    def fall(self, s: Any, rng: Any) -> Event:
        which, fell = self.game.rules.chance(s), [0] * self.most_fallen
        self.draws[which](rng[2 * self.game.rules.thrower(s)], fell)
        fell = [int(code) for code in fell]
        fall = self.game.falls[which]
        self.game.rules.throw(s, fell)
        return Event(None, fall.say(fell) if isinstance(fall, Dice) or not self.game.hidden else UNSEEN)

    def decide(self, s: Any, rng: Any, course: Sequence[Event]) -> Event:
        seat, out = self.game.rules.in_turn(s), [0] * self.most_moves
        many = self.game.rules.moves(s, seat, out)
        luck = int(luck_of(rng[2 * seat + 1]))
        seen = self.game.hidden_copy(s, seat)
        move = self.bot.ask(Question(self.game, seen, seat, out[:many], luck, course))
        self.game.rules.play(s, seat, move)
        return Event(seat, self.game.vocabulary[move])
