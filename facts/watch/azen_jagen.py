"""Azen jagen watched: who began, and how the wins lie from there."""

from __future__ import annotations

from facts.watch.kinds import PerPlace
from toog.games.azen_jagen.rules import BEGINNING, ENDED
from toog.games.azen_jagen.state import AzenJagen

# A win shared by any company is a whole number of these: the least common multiple of 1 … 8.
WHOLE_WIN = 840


class Watched(AzenJagen):
    began: int  # the seat plus one, once it is known
    places: PerPlace


def note(s: Watched) -> None:
    if s.began == 0 and s.phase != BEGINNING:
        s.began = s.hand + 1
    if s.phase == ENDED:
        note_winners(s)


def note_winners(s: Watched) -> None:
    fewest = s.orders
    for seat in range(s.players):
        fewest = min(fewest, s.paid[seat])
    winners = 0
    for seat in range(s.players):
        winners += 1 if s.paid[seat] == fewest else 0
    for seat in range(s.players):
        if s.paid[seat] == fewest:
            s.places[(seat + 1 - s.began) % s.players] = WHOLE_WIN // winners
