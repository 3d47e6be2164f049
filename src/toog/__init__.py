"""Toog: the game house for Pietjesbak, Azen jagen, Zocken, 12er Stich and Mens erger je niet."""

from toog.core.course import Chance, Decision, Over
from toog.core.errors import BadRecord, GameError, GameOver, Illegal, Malformed, OutOfTurn
from toog.core.registry import game_names
from toog.core.seal import verify_record
from toog.core.sources import Real, Scripted, Sealed, Seeded
from toog.match import Match

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Chance",
    "Decision",
    "GameError",
    "GameOver",
    "Illegal",
    "Malformed",
    "Match",
    "OutOfTurn",
    "Over",
    "Real",
    "Scripted",
    "Sealed",
    "Seeded",
    "game_names",
    "verify_record",
]
