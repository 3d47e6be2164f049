"""Zocken: which throws still fit where, what a match brings, and how often a bet wins."""

from __future__ import annotations

from toog.bots.question import Question
from toog.games.zocken.line import (
    BESIDE,
    FIELDS,
    LEFT,
    MOST_PIPS,
    NONE,
    NOWHERE,
    OPEN,
    RIGHT,
    direction,
    room_for,
)
from toog.games.zocken.rules import BET, PLACE, ROLL, place_die
from toog.games.zocken.score import DICE, ESCAPE_COSTS, OUT_COSTS, WHOLE_ROW, matches, outs
from toog.games.zocken.state import Zocken
from toog.games.zocken.words import COLOURS
from toog.review.reasons.reason import Weighed, of_100, weighed
from toog.solve.zocken.turn import bet_on

TEN_BETS = 10


def deeds(question: Question, move: int) -> list[Weighed]:
    s = question.state
    if move >= BET:
        return of_bets(s, question.seat, betting=move == BET)
    return of_die(s, move - ROLL) if move < PLACE else of_place(s, move - PLACE)


def faults(question: Question, move: int) -> list[Weighed]:
    s = question.state
    if move >= BET:
        return [winning_bet(s)] if move == BET else []
    return against_die(s, move - ROLL) if move < PLACE else against_place(s, move - PLACE)


# Which die


def of_die(s: Zocken, die: int) -> list[Weighed]:
    throws = throws_home(s, die)
    if throws == 0:
        return [weighed(5, "no-own-field", die=COLOURS[die])]
    return [weighed(10 + throws, "own-field", die=COLOURS[die], throws=throws, points=next_match(s))]


def against_die(s: Zocken, die: int) -> list[Weighed]:
    """What would be given up by throwing this one now: that it may come home later."""
    throws = throws_home(s, die)
    if throws == 0:
        return [weighed(9, "other-no-field", die=COLOURS[die])]
    return [weighed(9 - throws, "other-own-field", die=COLOURS[die], throws=throws)]


def throws_home(s: Zocken, die: int) -> int:
    """How many of the six throws fit on the field of its own colour."""
    return sum(room_for(s, pips) >> s.home[die] & 1 for pips in range(1, MOST_PIPS + 1))


def next_match(s: Zocken) -> int:
    """Z14: what one more match adds."""
    many = matches(s)
    return s.table[many + 1] - s.table[many]


# Which place


def of_place(s: Zocken, place: int) -> list[Weighed]:
    found = []
    if place == s.home[s.die]:
        found.append(weighed(60, "match", die=COLOURS[s.die], points=next_match(s)))
    elif place in (LEFT, RIGHT) and not room_for(s, s.pips) & FIELDS:
        key = "escape-not-out" if outs(s) else "escape-keeps-row"
        found.append(weighed(50, key, points=ESCAPE_COSTS, out=OUT_COSTS, row=WHOLE_ROW))
    elif place == BESIDE and outs(s):
        found.append(weighed(40, "row-gone", points=OUT_COSTS))
    elif place not in (LEFT, RIGHT, BESIDE) and s.lies[owner_of(s, place)] != NOWHERE:
        found.append(weighed(20, "idle-field", field=place))
    if s.placed + 1 < DICE:
        found += left_open(placed(s, place), place)
    return found


def left_open(after: Zocken, place: int) -> list[Weighed]:
    """What still fits when the die lies there."""
    found = []
    if place != BESIDE and direction(after) == OPEN:
        found.append(weighed(35, "both-ways"))
    throws = sum(room_for(after, pips) & FIELDS != NONE for pips in range(1, MOST_PIPS + 1))
    if throws:
        found.append(weighed(20 + throws, "fits-after", throws=throws))
    colours = sum(throws_home(after, die) > 0 for die in range(DICE) if after.lies[die] == NOWHERE)
    if colours:
        found.append(weighed(10 + colours, "colours-after", colours=colours))
    return found


def against_place(s: Zocken, place: int) -> list[Weighed]:
    if place == BESIDE:
        return [] if outs(s) else [weighed(55, "other-breaks-row", points=OUT_COSTS, row=WHOLE_ROW)]
    if place in (LEFT, RIGHT):
        return [weighed(15, "other-escape", points=ESCAPE_COSTS)]
    other = owner_of(s, place)
    if other != s.die and s.lies[other] == NOWHERE and throws_home(s, other):
        return [weighed(30, "other-takes-field", field=place, die=COLOURS[other])]
    return []


def placed(s: Zocken, place: int) -> Zocken:
    """The line with the die in it, where the turn goes on."""
    after = s.copy()
    place_die(after, place)
    return after


def owner_of(s: Zocken, field: int) -> int:
    """The die of this field's colour."""
    return s.home.index(field)


# The bet


def winning_bet(s: Zocken) -> Weighed:
    """How often a bet wins when the roller plays for the most points."""
    return weighed(50, "bet-wins", wins=of_100(bet_on(s).chance), seat=s.roller)


def of_bets(s: Zocken, seat: int, *, betting: bool) -> list[Weighed]:
    """What a bet brings in the mean; where that does not decide, who is ahead of whom."""
    found = [winning_bet(s)] if betting else []
    brings = round(TEN_BETS * bet_on(s).gain)
    ahead = s.points[seat] - s.points[s.roller]
    if betting and brings > 0:
        found.append(weighed(40, "bets-bring", points=brings, bets=TEN_BETS))
    elif not betting and brings < 0:
        found.append(weighed(40, "bets-cost", points=-brings, bets=TEN_BETS))
    elif ahead > 0:
        found.append(weighed(30, "ahead", points=ahead, seat=s.roller))
    elif ahead < 0:
        found.append(weighed(30, "behind", points=-ahead, seat=s.roller))
    return found
