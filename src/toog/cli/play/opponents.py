"""Asks a bot at the table for its move. It is shown a hidden copy and nothing else."""

from __future__ import annotations

import random

from toog.bots import find_bot
from toog.core.course import Course

LUCK_BITS = 31


def ask_bot(name: str, course: Course, seat: int, seed: int | str) -> str:
    """The same seed and the same moment give the same thought, also after a game was put away."""
    game = course.game
    moves = [game.vocabulary.index(word) for word in course.legal(seat)]
    luck = random.Random(f"{seed}|{len(course.events)}").getrandbits(LUCK_BITS)
    seen = game.hidden_copy(course.state, seat)
    chosen = find_bot(name, game)(seen, seat, moves, len(moves), luck)
    return game.vocabulary[chosen]
