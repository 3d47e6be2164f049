"""Mens erger je niet watched: who began, how the wins lie from there, and how long it took."""

from __future__ import annotations

from facts.watch.kinds import PerPlace, UpTo48
from toog.games.mens.rules import BEGINNING, ENDED
from toog.games.mens.state import Mens

TURNS_A_PLACE = 25
LONGEST = 47


class Watched(Mens):
    began: int  # the seat plus one, once it is known
    places: PerPlace
    lengths: UpTo48


def note(s: Watched) -> None:
    if s.began == 0 and s.phase != BEGINNING:
        s.began = s.hand + 1
    if s.phase == ENDED:
        s.places[(s.winner + 1 - s.began) % s.players] = 1
        s.lengths[min(s.turns // TURNS_A_PLACE, LONGEST)] = 1
