"""Who is there to play against: the levels of the house by name, and bots of your own."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any

from toog.bots import blind
from toog.bots.bot import Bot, Choose, load_bot
from toog.bots.question import Question
from toog.core.contract import Game
from toog.core.errors import BotError, quote

LEVELS = ("beginner", "sensible", "club", "champion")
"""From the weakest to the strongest."""
BOT_NAMES = ("random", *LEVELS)

LIGHT = ("random", "beginner", "sensible")
"""These answer at once and compile nothing. The others think, in a process beside the one that serves."""

VERSIONS = {
    ("beginner", "mens"): "2",
    ("club", "stich"): "2",
    ("champion", "pietjesbak"): "2",
    ("champion", "stich"): "2",
    ("champion", "zocken"): "3",
}
"""By level and game, where it is not the first: a level whose moves change gets a new one."""

AnyBot = str | Bot | Callable[..., Any]


def find_bot(bot: AnyBot, game: Game[Any]) -> Bot:
    """A level by its name, one of yours by `package.module:name`, or a function handed over."""
    if isinstance(bot, Bot):
        return bot
    if not isinstance(bot, str):
        return Bot.of(bot)
    if bot in BOT_NAMES:
        return house_bot(bot, game)
    if ":" in bot:
        return load_bot(bot)
    raise BotError("no-such-bot", bot=quote(bot), allowed=", ".join(BOT_NAMES))


@functools.cache
def house_bot(name: str, game: Game[Any]) -> Bot:
    """A level of this game. One that the game does not have is played by the next below it."""
    if name == "random":
        return Bot.plain(name, blind.choose)
    for level in reversed(LEVELS[: LEVELS.index(name) + 1]):
        version = VERSIONS.get((level, game.name), "1")
        if level == "sensible" and game.sensible is not None:
            return Bot.plain(name, game.sensible, version)
        module = f"toog.bots.{level}.{game.name}"
        if importlib.util.find_spec(module) is not None:
            return level_bot(name, module, version)
    return Bot.plain(name, game.sensible or blind.choose)


def level_bot(name: str, module: str, version: str) -> Bot:
    found = importlib.import_module(module)
    choose: Choose | None = getattr(found, "choose", None)
    return Bot(name, found.answer, None, version) if choose is None else Bot.plain(name, choose, version)


def find_choose(name: str, game: Game[Any]) -> Choose:
    """The plain function of a bot that has one: what the simulator compiles."""
    choose = find_bot(name, game).choose
    if choose is None:
        raise BotError("bot-thinks", bot=quote(name))
    return choose


def version_of(name: str, game: Game[Any]) -> str:
    """The version that the record names, without loading the bot itself."""
    return VERSIONS.get((name, game.name), "1")


def ask_bot(name: str, game: Game[Any], seen: Any, seat: int, legal: Sequence[str], luck: int) -> str:
    """Its move, from the hidden copy that is its own, the words it may play, and `LUCK_BITS` random bits."""
    moves = [game.codes[word] for word in legal]
    return game.vocabulary[find_bot(name, game).ask(Question(game, seen, seat, moves, luck))]
