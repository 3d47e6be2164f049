"""Pietjesbak watched: who began, what won each round, and which stoefs were won (by the default rules)."""

from __future__ import annotations

from facts.watch.kinds import PerPlace, UpTo10, UpTo48
from toog.core.state import Tally
from toog.games.pietjesbak.rules import BEGINNING, ENDED, NO_THROW
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.worth import APES, SOIXANTE_NEUF, ZAND, worth

LONGEST = 47

# The lowest worth of each kind of throw that can win a round, from low to high.
LADDER = (7, 64, 104, 122, 162, 202, 220, 260, ZAND, SOIXANTE_NEUF)


class Watched(Pietjesbak):
    began: int  # the seat plus one, once it is known
    seen_rounds: int
    seen_throws: int
    seen_stoef: int
    seen_starter: int
    seen_best: int

    places: PerPlace
    lengths: UpTo48
    won_with: UpTo10
    won: Tally
    stoefs_won: Tally


def note(s: Watched) -> None:
    if s.phase == BEGINNING:
        return
    if s.began == 0:
        s.began = s.hand + 1
        s.seen_rounds = 1
    if s.phase == ENDED:
        note_end(s)
    elif s.rounds > s.seen_rounds:
        note_round(s, s.starter)
        s.seen_rounds = s.rounds
    remember(s)


def note_end(s: Watched) -> None:
    if s.apes_wins == 0 and s.last_standing == 0:
        note_round(s, s.winner)
    s.places[(s.winner + 1 - s.began) % s.players] = 1
    s.lengths[min(s.rounds, LONGEST)] = 1


def note_round(s: Watched, winner: int) -> None:
    """The winner starts the next round (P18); its throw is the best seen, or the one that just fell."""
    s.won += 1
    fell = worth(s.dice[0], s.dice[1], s.dice[2], False) if s.throws > s.seen_throws else NO_THROW
    s.won_with[rung(max(s.seen_best, NO_THROW if fell == APES else fell))] += 1
    if s.seen_stoef == 1 and winner == s.seen_starter:
        s.stoefs_won += 1


def rung(value: int) -> int:
    found = 0
    for lowest in range(1, len(LADDER)):
        if value >= LADDER[lowest]:
            found = lowest
    return found


def remember(s: Watched) -> None:
    s.seen_throws = s.throws
    s.seen_starter = s.starter
    s.seen_stoef = s.stoef
    s.seen_best = NO_THROW
    for seat in range(s.players):
        s.seen_best = max(s.seen_best, s.worth[seat])
