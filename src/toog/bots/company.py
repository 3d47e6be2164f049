"""Who is there to play against: the levels of the house by name, and bots of your own."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from toog.bots import blind
from toog.bots.bot import Bot, Choose, load_bot, one_line
from toog.bots.question import Question
from toog.core.contract import Game
from toog.core.errors import BotError, quote
from toog.core.registry import part_of

LEVELS = ("beginner", "sensible", "club", "champion")
"""From the weakest to the strongest.

The beginner errs as people do after a week. The sensible player has a few thoughts and no search. The club
player is strong and quick. The champion is the strongest we have: perfect where the game is solved.
"""
BOT_NAMES = ("random", *LEVELS)

LIGHT = ("random", "beginner", "sensible")
"""These answer at once and compile nothing. The others think, in a process beside the one that serves."""

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
        found = load_level(game.name, level)
        if hasattr(found, "choose"):
            return Bot.plain(name, found.choose, version_of(level, game))
        if found is not None:
            return Bot(name, found.answer, None, version_of(level, game))
    return Bot.plain(name, blind.choose)


def load_level(game: str, level: str) -> Any:
    """The module of a level, None if the game has none. A stranger's may do anything when it is imported."""
    try:
        return part_of(game, f"bots.{level}")
    except Exception as error:
        raise BotError("bot-module", bot=quote(level), reason=one_line(error)) from error


def find_choose(name: str, game: Game[Any]) -> Choose:
    """The plain function of a bot that has one: what the simulator compiles."""
    choose = find_bot(name, game).choose
    if choose is None:
        raise BotError("bot-thinks", bot=quote(name))
    return choose


def version_of(name: str, game: Game[Any]) -> str:
    """The version that the record names, without loading the bot itself.

    `VERSIONS` of a game's bots has those levels whose moves have changed.
    """
    versions: dict[str, str] = getattr(part_of(game.name, "bots"), "VERSIONS", {})
    return versions.get(name, "1")


def ask_bot(name: str, game: Game[Any], seen: Any, seat: int, legal: Sequence[str], luck: int) -> str:
    """Its move, from the hidden copy that is its own, the words it may play, and `LUCK_BITS` random bits."""
    moves = [game.codes[word] for word in legal]
    return game.vocabulary[find_bot(name, game).ask(Question(game, seen, seat, moves, luck))]
