"""12er Stich watched: the size and the points of each trick, and how many rounds a game took."""

from __future__ import annotations

from facts.watch.kinds import UpTo24, UpTo32
from toog.games.stich.rules import ENDED
from toog.games.stich.state import Stich

LONGEST = 23
LARGEST = 23
RICHEST = 31
FIVE = 5


class Watched(Stich):
    seen_tricks: int
    seen_lies: int
    seen_points: int

    lengths: UpTo24
    sizes_taken: UpTo24
    points_taken: UpTo32  # in fives: all cards count in fives


def note(s: Watched) -> None:
    taken = 0
    for seat in range(s.players):
        taken += s.trick_points[seat]
    if s.all_tricks > s.seen_tricks:
        s.seen_tricks = s.all_tricks
        s.sizes_taken[min(s.seen_lies + 1, LARGEST)] += 1
        s.points_taken[min((taken - s.seen_points) // FIVE, RICHEST)] += 1
    s.seen_lies = s.lies
    s.seen_points = taken
    if s.phase == ENDED:
        s.lengths[min(s.rounds, LONGEST)] = 1
