"""Toog: the game house for Pietjesbak, Azen jagen, Zocken, 12er Stich and Mens erger je niet.

`Match` is one game for a program, `play` lets bots play one, `simulate` very many; `hint` says what every
move is worth and why, `review` what a game owed to luck and what to its players; `drills` are the costliest
decisions of one's own games, and `daily` is one for everybody each day.
"""

import importlib
from typing import TYPE_CHECKING, Any

from toog.core.course import Chance, Decision, Over
from toog.core.errors import (
    BadArgument,
    BadRecord,
    BotError,
    GameError,
    GameOver,
    Illegal,
    Malformed,
    OutOfTurn,
)
from toog.core.registry import find_game, game_names
from toog.core.seal import Verified, verify_record, verify_seal
from toog.core.sources import Real, Scripted, Sealed, Seeded
from toog.match import Match

if TYPE_CHECKING:
    from toog.bots import Bot, Question, find_bot
    from toog.bots.bulk import simulate
    from toog.bots.playing import play
    from toog.review import review
    from toog.review.hinting import hint
    from toog.review.puzzles.daily import daily
    from toog.review.puzzles.own import drills

__version__ = "0.1.0"

# Found when they are first asked for: most of these bring NumPy and Numba, which a match does without.
LATER = {
    "Bot": "toog.bots",
    "Question": "toog.bots",
    "daily": "toog.review.puzzles.daily",
    "drills": "toog.review.puzzles.own",
    "find_bot": "toog.bots",
    "hint": "toog.review.hinting",
    "play": "toog.bots.playing",
    "review": "toog.review",
    "simulate": "toog.bots.bulk",
}

__all__ = [
    "BadArgument",
    "BadRecord",
    "Bot",
    "BotError",
    "Chance",
    "Decision",
    "GameError",
    "GameOver",
    "Illegal",
    "Malformed",
    "Match",
    "OutOfTurn",
    "Over",
    "Question",
    "Real",
    "Scripted",
    "Sealed",
    "Seeded",
    "Verified",
    "daily",
    "drills",
    "find_bot",
    "find_game",
    "game_names",
    "hint",
    "play",
    "review",
    "simulate",
    "verify_record",
    "verify_seal",
]


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(LATER[name]), name)
