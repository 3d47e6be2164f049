"""Real dice: what someone types after looking at the table."""

from __future__ import annotations

import re

from toog.core.falls import Fall


def read_dice(typed: str, due: Fall) -> str | None:
    """`1 4 3`, `143` and `1,4,3` are the same dice; None when such dice cannot have fallen."""
    pips = re.findall(r"\d", typed)
    words = " ".join(pips)
    tidy = re.fullmatch(r"[\d\s,;-]*", typed, re.ASCII)
    return words if tidy and due.read(words) is not None else None
