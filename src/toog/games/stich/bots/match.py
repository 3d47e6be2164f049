"""What points are worth in 12er Stich: the chance to win the match, from how it stands after a round."""

from __future__ import annotations

from toog.games.stich.rules import MINUS
from toog.games.stich.state import Stich

# By players, by whether cards in hand are taken off, and by whether colours may be swapped: see
# training/stich_match.py, which prints this table.
SCALES = {
    (2, 0, 0): (6.18, 36.0),
    (2, 0, 1): (5.88, 81.0),
    (2, 1, 0): (7.63, 65.0),
    (2, 1, 1): (7.71, 70.0),
    (3, 0, 0): (4.84, 63.0),
    (3, 0, 1): (5.22, 91.0),
    (3, 1, 0): (6.01, 76.0),
    (3, 1, 1): (7.38, 59.0),
    (4, 0, 0): (4.84, 53.0),
    (4, 0, 1): (5.36, 55.0),
    (4, 1, 0): (6.35, 67.0),
    (4, 1, 1): (7.03, 55.0),
    (5, 0, 0): (4.25, 78.0),
    (5, 0, 1): (4.66, 85.0),
    (5, 1, 0): (5.95, 64.0),
    (5, 1, 1): (5.98, 93.0),
    (6, 0, 0): (4.18, 76.0),
    (6, 0, 1): (4.69, 80.0),
    (6, 1, 0): (5.63, 73.0),
    (6, 1, 1): (5.91, 91.0),
}


def scale_of(s: Stich) -> tuple[float, float]:
    """How many points make a seat e times as likely to win is the first number times a root.

    It is that of the distance from the leader to the target and the second number.
    """
    return SCALES[s.players, int(s.hand_left == MINUS), s.may_swap]
