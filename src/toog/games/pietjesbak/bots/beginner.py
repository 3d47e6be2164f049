"""Pietjesbak as played by who learned it last week: an ace looks good and anything else does not.

Starts by throwing on in the hope of more, and stoefs only with a throw that has a name of its own. Later in
the round looks at the own dice alone: stops on an ace though another lies higher, and throws away a winning
throw without one.
"""

from __future__ import annotations

from toog.games.pietjesbak.rules import AGAIN, STOP, is_stoef
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.worth import ZAND, die_worth

ACE = die_worth(1)


def choose(s: Pietjesbak, seat: int, out: list[int], many: int, luck: int) -> int:
    good = ZAND if is_stoef(s, seat, s.thrown) else ACE
    return STOP if s.worth[seat] >= good else AGAIN
