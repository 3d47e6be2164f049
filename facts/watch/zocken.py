"""Zocken watched, turn by turn: what it scored, where it stood when bets were made, and what they won."""

from __future__ import annotations

from facts.watch.kinds import UpTo8, UpTo18, UpTo48
from toog.core.state import Tally
from toog.games.zocken.rules import BETTING, DICE_BEFORE_BETS, PICKING, STAKED, bet_gain
from toog.games.zocken.score import WHOLE_ROW, turn_score
from toog.games.zocken.state import Zocken

# All points are tens by the default table. Seven dice out are -140, three -60; all seven at home 330.
TEN = 10
LOWEST, HIGHEST_PLACE = -140, 47
LOWEST_STAND, HIGHEST_STAND = -60, 17


class Watched(Zocken):
    seen_turns: int
    seen_score: int
    seen_matches: int
    seen_outs: int
    stand: int  # which of the places below this turn stood at after three dice
    staked: int

    scored: UpTo48
    matched: UpTo8
    lost: UpTo8
    stood: UpTo18
    stood_over: UpTo18
    stood_gain: UpTo18  # what a bet gained, had one been made
    bets_made: Tally
    bets_won: Tally


def note(s: Watched) -> None:
    if s.turns > s.seen_turns:
        note_turn(s, s.turn_score - s.seen_score)
        remember(s)
    elif s.placed == DICE_BEFORE_BETS and (s.phase == PICKING or s.phase == BETTING):
        s.stand = min(max(turn_score(s) - LOWEST_STAND, 0) // TEN, HIGHEST_STAND)
        s.staked = 0
        for seat in range(s.players):
            s.staked += 1 if s.bets[seat] == STAKED else 0


def note_turn(s: Watched, points: int) -> None:
    s.scored[min(max(points - LOWEST, 0) // TEN, HIGHEST_PLACE)] += 1
    s.matched[s.matches - s.seen_matches] += 1
    s.lost[s.outs - s.seen_outs] += 1
    s.stood[s.stand] += 1
    s.stood_gain[s.stand] += bet_gain(points)
    s.bets_made += s.staked
    if points > WHOLE_ROW:
        s.stood_over[s.stand] += 1
        s.bets_won += s.staked


def remember(s: Watched) -> None:
    s.seen_turns = s.turns
    s.seen_score = s.turn_score
    s.seen_matches = s.matches
    s.seen_outs = s.outs
