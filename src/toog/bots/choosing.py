"""A bot's turn at a table: what it chooses, or the blind one in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from toog.bots.company import BOT_NAMES, find_bot, version_of
from toog.bots.question import Question, seen_course
from toog.core.contract import Game
from toog.table import BotTurn

BLIND = "random"

AskBot = Callable[[str, Question], int]


class BotChoice(NamedTuple):
    """What was chosen, and by which bot: the blind one where another broke, and then by this `fault`."""

    word: str
    bot: str
    version: str
    fault: Exception | None = None


def choose(game: Game[Any], turn: BotTurn, ask: AskBot, broken: type[Exception] = Exception) -> BotChoice:
    """A bot that breaks must not keep people waiting: then the blind one plays with the same luck."""
    question = question_of(game, turn)
    try:
        return BotChoice(game.vocabulary[ask(turn.bot, question)], turn.bot, version_here(turn.bot, game))
    except broken as fault:
        return BotChoice(game.vocabulary[answer(BLIND, question)], BLIND, version_of(BLIND, game), fault)


def question_of(game: Game[Any], turn: BotTurn) -> Question:
    """The bot is told what its seat may see and saw, the legal moves and its luck, and nothing else."""
    moves = [game.codes[word] for word in turn.legal]
    return Question(game, turn.state, turn.seat, moves, turn.luck, seen_course(game, turn.events))


def answer(bot: str, question: Question) -> int:
    """Ask a bot in this process."""
    return find_bot(bot, question.game).ask(question)


def version_here(bot: str, game: Game[Any]) -> str:
    return version_of(bot, game) if bot in BOT_NAMES else find_bot(bot, game).version
