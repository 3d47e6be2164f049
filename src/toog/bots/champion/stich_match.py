"""What points are worth in 12er Stich: the chance to win the match, from how it stands after a round."""

from __future__ import annotations

from toog.games.stich.rules import MINUS
from toog.games.stich.state import Stich

# By players, by whether cards in hand are taken off, and by whether colours may be swapped: see
# training/stich_match.py, which prints this table.
SCALES = {
    (2, 0, 0): (6.35, 33.0),
    (2, 0, 1): (4.16, 225.0),
    (2, 1, 0): (7.75, 41.0),
    (2, 1, 1): (6.99, 140.0),
    (3, 0, 0): (4.97, 42.0),
    (3, 0, 1): (4.16, 220.0),
    (3, 1, 0): (6.48, 71.0),
    (3, 1, 1): (7.63, 53.0),
    (4, 0, 0): (4.66, 52.0),
    (4, 0, 1): (5.85, 46.0),
    (4, 1, 0): (6.01, 76.0),
    (4, 1, 1): (6.38, 73.0),
    (5, 0, 0): (3.90, 103.0),
    (5, 0, 1): (4.61, 73.0),
    (5, 1, 0): (6.24, 48.0),
    (5, 1, 1): (5.69, 103.0),
    (6, 0, 0): (4.03, 93.0),
    (6, 0, 1): (4.59, 81.0),
    (6, 1, 0): (5.08, 105.0),
    (6, 1, 1): (6.55, 67.0),
}


def scale_of(s: Stich) -> tuple[float, float]:
    """How many points make a seat e times as likely to win is the first number times a root.

    It is that of the distance from the leader to the target and the second number.
    """
    return SCALES[s.players, int(s.hand_left == MINUS), s.may_swap]
