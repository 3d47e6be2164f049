"""What people may be called: a name can be seen, and stays on its own line.

Whoever takes a name is held to this. A record is read by less, so that whatever was once kept can be read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from toog.core.errors import BadArgument
from toog.core.options import JOINERS
from toog.core.record import LONGEST_NAME, check_names

# On one letter, joiners included. Vietnamese needs two, pointed Hebrew, Hindi and Tibetan three or four, and
# Burmese five, as in လျှို့ဝှက် (secret).
MOST_MARKS = 5
# Letters and signs that show nothing: the fillers of Hangul, and Braille without a dot.
BLANKS = frozenset(" \u115f\u1160\u3164\uffa0\u2800")


def check_new_names(players: Sequence[str]) -> tuple[str, ...]:
    names = check_names(players)
    for name in names:
        check_new_name(name)
    return names


def check_new_name(name: str) -> None:
    """Marks pile up over the lines above and below, and without a letter they hang on whatever is beside."""
    if BLANKS.issuperset(c for c in name if not is_mark(c)):
        raise BadArgument("player-name", most=LONGEST_NAME)
    left = 0
    for character in name:
        if is_mark(character):
            left -= 1
        else:
            left = 0 if character in BLANKS else MOST_MARKS
        if left < 0:
            raise BadArgument("name-marks", most=MOST_MARKS)


def is_mark(character: str) -> bool:
    """It shows on the letter before it, or changes how that one looks."""
    return ord(character) in JOINERS or unicodedata.category(character).startswith("M")
