"""Asks bots at the keyboard: those that answer at once here, the others in a process of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from toog.bots import BOT_NAMES, LIGHT, Question, find_bot, version_of
from toog.bots.question import seen_course
from toog.bots.requests import ask_move, warm_up_in
from toog.core.contract import Game
from toog.core.course import Course
from toog.core.errors import BotError
from toog.table import BotTurn
from toog.terminal.aside import Aside
from toog.workers import Worker

BLIND = "random"


class Chosen(NamedTuple):
    """What was chosen, by which bot: by the blind one where the one that was asked broke, and why it did."""

    word: str
    bot: str
    version: str
    fault: BotError | None = None


class Asking(Aside):
    """Asks one bot at a time. Those that think do so in a process."""

    def __init__(self) -> None:
        super().__init__(Worker(own_modules=True))

    def warm(self, course: Course, bots: Iterable[str]) -> None:
        """Lets the levels of the house that think get ready while people still look at the board."""
        terms = (course.game.name, len(course.players), course.options)
        for bot in dict.fromkeys(bots):
            if bot in BOT_NAMES and bot not in LIGHT:
                self.hand_over(partial(self.get_ready, bot, *terms))

    def get_ready(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """One that cannot get ready says why when it is asked."""
        with suppress(BotError):
            warm_up_in(self.worker, bot, game, players, options)

    def ask(self, game: Game[Any], turn: BotTurn, say_waiting: Callable[[], None]) -> Chosen:
        """What a bot chooses. `say_waiting` is called where that takes a while."""
        moves = [game.codes[word] for word in turn.legal]
        seen = seen_course(game, turn.events)
        question = Question(game, turn.state, turn.seat, moves, turn.luck, seen)
        try:
            light = turn.bot in LIGHT
            move = answer(turn.bot, question) if light else self.think(turn.bot, question, say_waiting)
            return Chosen(game.vocabulary[move], turn.bot, version_here(turn.bot, game))
        except BotError as fault:
            return Chosen(game.vocabulary[answer(BLIND, question)], BLIND, version_here(BLIND, game), fault)

    def think(self, bot: str, question: Question, say_waiting: Callable[[], None]) -> int:
        return self.wait_for(lambda: ask_move(self.worker, bot, question), say_waiting)


def answer(bot: str, question: Question) -> int:
    return find_bot(bot, question.game).ask(question)


def version_here(bot: str, game: Game[Any]) -> str:
    return version_of(bot, game) if bot in BOT_NAMES else find_bot(bot, game).version
