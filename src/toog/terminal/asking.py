"""Asks bots at the keyboard: those that answer at once here, the others in a process of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from toog.bots import BOT_NAMES, LIGHT, Question
from toog.bots.choosing import BotChoice, answer, choose
from toog.bots.requests import ask_move, warm_up_in
from toog.core.contract import Game
from toog.core.course import Course
from toog.core.errors import BotError
from toog.table import BotTurn
from toog.terminal.aside import Aside
from toog.workers import Worker


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

    def ask(self, game: Game[Any], turn: BotTurn, say_waiting: Callable[[], None]) -> BotChoice:
        """What a bot chooses. `say_waiting` is called where that takes a while."""

        def ask(bot: str, question: Question) -> int:
            return answer(bot, question) if bot in LIGHT else self.think(bot, question, say_waiting)

        return choose(game, turn, ask, broken=BotError)

    def think(self, bot: str, question: Question, say_waiting: Callable[[], None]) -> int:
        return self.wait_for(lambda: ask_move(self.worker, bot, question), say_waiting)
