"""One game between bots, played to its end."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

from toog.bots.bot import Bot
from toog.bots.company import AnyBot, find_bot
from toog.bots.question import LUCK_BITS, Question
from toog.core.course import Course, Decision, Over
from toog.core.registry import find_game
from toog.match import Match


def play(
    game: str,
    bots: Sequence[AnyBot],
    *,
    players: Sequence[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
) -> Match:
    """Lets bots play one game, and answers the finished match.

    There is one for each seat: a level's name, `package.module:name`, or a function. The same seed gives
    the same game. `players` are the names in the record; otherwise they are the bots'.
    """
    company = [find_bot(bot, find_game(game)) for bot in bots]
    names = list(players) if players is not None else names_of(company)
    seed = secrets.randbits(64) if seed is None else seed
    match = Match(game, names, options, seed=seed)
    luck = random.Random(f"bots|{seed}")
    while not isinstance(match.turn, Over):
        seat = seat_to_ask(match._course)
        question = Question.of(match._course, seat, luck.getrandbits(LUCK_BITS))
        match.play(question.game.vocabulary[company[seat].ask(question)], seat)
    return match


def seat_to_ask(course: Course) -> int:
    """The seat on turn; in a race they go in turn (A5)."""
    turn = course.turn
    if isinstance(turn, Decision) and len(turn.seats) == 1:
        return turn.seats[0]
    return course.game.rules.in_turn(course.state)


def names_of(company: Sequence[Bot]) -> list[str]:
    return [f"{bot.name} {seat + 1}" for seat, bot in enumerate(company)]
