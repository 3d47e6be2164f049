"""Made-up questions by which a bot that thinks gets ready: they compile and prepare what a true one needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from toog.bots.bot import Bot
from toog.bots.playing import seat_to_ask
from toog.bots.question import Question
from toog.core.contract import Game
from toog.core.course import Chance, Course, Over
from toog.core.sources import Seeded

MOST_EVENTS = 200
MOST_QUESTIONS = 3  # a game has few kinds of choice: a card, a bet, a swap


def warm_up(bot: Bot, game: Game[Any], players: int, options: dict[str, Any]) -> None:
    """Asks a bot and forgets what it answers: later answers follow from their questions alone, as ever."""
    for question in islice(made_up(game, players, options), MOST_QUESTIONS):
        bot.ask(question)


def made_up(game: Game[Any], players: int, options: dict[str, Any]) -> Iterator[Question]:
    """The first choices of different kinds, with no word in common, in a game that falls from a seed."""
    known: set[int] = set()
    for question in choices(game, players, options):
        if known.isdisjoint(question.moves):
            known.update(question.moves)
            yield question


def choices(game: Game[Any], players: int, options: dict[str, Any]) -> Iterator[Question]:
    """The choices among several moves that come up while everyone plays the first move there is."""
    course = Course(game, tuple(str(seat) for seat in range(players)), options)
    dice = Seeded(0)
    while len(course.events) < MOST_EVENTS and not isinstance(turn := course.turn, Over):
        if isinstance(turn, Chance):
            course.throw(turn.fall.say(dice.fall(turn.fall, course.falls)))
        else:
            question = Question.of(course, seat_to_ask(course), luck=0)
            if len(question.moves) > 1:
                yield question
            course.play(question.legal[0], question.seat)
