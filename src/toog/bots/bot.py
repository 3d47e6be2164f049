"""A player of the house or of yours: one interface, for the table, a program and the simulator."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from toog.bots.question import Question
from toog.core.errors import BotError, quote

BY_PLACE = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
Choose = Callable[[Any, int, list[int], int, int], int]
"""`choose(s, seat, out, many, luck)`: a hidden copy, the `many` legal moves in `out`, 31 random bits."""

Answer = Callable[[Question], int | str]
"""Answers a question with a move, by its code or its word."""

PARTS_OF_CHOOSE = 5
LONGEST_REASON = 160


@dataclass(frozen=True)
class Bot:
    """Who plays. What is asked of it is a `Question`, what it answers is checked.

    `choose` is there where it is a plain function in the few words of the rules: then it is compiled into
    the simulator. `version` goes into the record: the same version answers the same question alike.
    """

    name: str
    answer: Answer
    choose: Choose | None = None
    version: str = "1"

    @classmethod
    def plain(cls, name: str, choose: Choose, version: str = "1") -> Bot:
        def answer(question: Question) -> int:
            moves = list(question.moves)
            return choose(question.state, question.seat, moves, len(moves), question.luck)

        return cls(name, answer, choose, version)

    @classmethod
    def of(cls, function: Callable[..., Any], name: str | None = None) -> Bot:
        """From a function of your own: of one question, or of (s, seat, out, many, luck)."""
        called = name or str(getattr(function, "__name__", type(function).__name__))
        if not callable(function):
            raise BotError("bot-form", bot=quote(called))
        version = str(getattr(sys.modules.get(function.__module__), "__version__", "1"))
        takes = how_many(function)
        if takes == PARTS_OF_CHOOSE and inspect.isfunction(function):
            return cls.plain(called, function, version)
        if takes == PARTS_OF_CHOOSE:
            return cls(called, cls.plain(called, function).answer, None, version)
        if takes == 1:
            return cls(called, function, None, version)
        raise BotError("bot-form", bot=quote(called))

    def ask(self, question: Question) -> int:
        """Its move, if it may be played."""
        try:
            answered = self.answer(question)
        except BotError:
            raise
        except Exception as error:
            reason = shortened(f"{type(error).__name__}: {error}")
            raise BotError("bot-broken", bot=quote(self.name), seat=question.seat, reason=reason) from error
        move = question.game.codes.get(answered) if isinstance(answered, str) else answered
        if move is None or isinstance(move, bool) or move not in question.moves:
            wrong = quote(answered if move is None else said(question, move))
            raise BotError("bot-illegal", bot=quote(self.name), seat=question.seat, answer=wrong)
        return int(move)


def said(question: Question, move: object) -> object:
    """A move in words, where there is such a move."""
    words = question.game.vocabulary
    return words[move] if isinstance(move, int) and 0 <= move < len(words) else move


def one_line(error: BaseException) -> str:
    """Its own words, and its kind where it has none."""
    return shortened(str(error) or type(error).__name__)


def shortened(text: str) -> str:
    words = " ".join(text.split())
    return quote(words if len(words) <= LONGEST_REASON else f"{words[:LONGEST_REASON]}…")


def how_many(function: Callable[..., Any]) -> int:
    """How many arguments a bot wants; 0 where it cannot be told."""
    try:
        wanted = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 0
    return sum(p.default is p.empty and p.kind in BY_PLACE for p in wanted)


def load_bot(name: str) -> Bot:
    """`package.module:name`, looked for on Python's path and in the folder one works in."""
    module, _, function = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = importlib.import_module(module)
        for part in function.split("."):
            found = getattr(found, part)
    except Exception as error:  # a module of a stranger may do anything when it is imported
        raise BotError("bot-module", bot=quote(name), reason=one_line(error)) from error
    if isinstance(found, Bot):
        return found
    if not callable(found):
        raise BotError("bot-form", bot=quote(name))
    return Bot.of(found() if inspect.isclass(found) else found, name)
