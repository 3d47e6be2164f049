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
    RIGHT,
    room_for,
)
from toog.games.zocken.rules import BET, PLACE, ROLL, place_die
from toog.games.zocken.score import DICE, ESCAPE_COSTS, OUT_COSTS, WHOLE_ROW, matches, outs
from toog.games.zocken.solve.turn import bet_on
from toog.games.zocken.state import Zocken
from toog.games.zocken.words import COLOURS
from toog.review.reason import MoveAspect, of_100, weighed

TEN_BETS = 10


def aspects(question: Question, move: int) -> list[MoveAspect]:
    s = question.state
    if move >= BET:
        return of_bet(s) if move == BET else of_pass(s)
    return of_die(s, move - ROLL) if move < PLACE else of_place(s, move - PLACE)


# Which die


def of_die(s: Zocken, die: int) -> list[MoveAspect]:
    """A die that can come home may do so; one that cannot gives nothing away."""
    name, throws = COLOURS[die], throws_home(s, die)
    if throws == 0:
        nothing_lost = weighed(5, "no-own-field", die=name)
        return [
            MoveAspect("own-field", 0, fault=weighed(9, "other-no-field", die=name)),
            MoveAspect("kept", 0, nothing_lost),
        ]
    home = weighed(10 + throws, "own-field", die=name, throws=throws, points=next_match(s))
    seldom = weighed(9 - throws, "other-own-field", die=name, throws=throws)
    return [MoveAspect("own-field", throws, home, seldom), MoveAspect("kept", -throws)]


def throws_home(s: Zocken, die: int) -> int:
    """How many of the six throws fit on the field of its own colour."""
    return sum(room_for(s, pips) >> s.home[die] & 1 for pips in range(1, MOST_PIPS + 1))


def next_match(s: Zocken) -> int:
    """Z14: what one more match adds."""
    many = matches(s)
    return s.table[many + 1] - s.table[many]


# Which place


def of_place(s: Zocken, place: int) -> list[MoveAspect]:
    found = [of_cost(s, place), *of_field(s, place)]
    if place == BESIDE and outs(s):
        found.append(MoveAspect("escape-free", 1, weighed(40, "row-gone", points=OUT_COSTS)))
    if s.placed + 1 < DICE:
        found += left_open(placed(s, place))
    return found


def of_cost(s: Zocken, place: int) -> MoveAspect:
    """Z9, Z13: nothing on a field, an escape, or out, which may break the row as well."""
    if place == BESIDE and outs(s):
        return MoveAspect("cost", -OUT_COSTS)
    if place == BESIDE:
        broken = weighed(55, "other-breaks-row", points=OUT_COSTS, row=WHOLE_ROW)
        return MoveAspect("cost", -OUT_COSTS - WHOLE_ROW, fault=broken)
    if place not in (LEFT, RIGHT):
        return MoveAspect("cost", 0)
    key = "escape-not-out" if outs(s) else "escape-keeps-row"
    saved = weighed(50, key, points=ESCAPE_COSTS, out=OUT_COSTS, row=WHOLE_ROW)
    costs = weighed(15, "other-escape", points=ESCAPE_COSTS)
    return MoveAspect("cost", -ESCAPE_COSTS, saved, costs)


def of_field(s: Zocken, place: int) -> list[MoveAspect]:
    """Whose field is taken: its own, one that nobody needs, or one that another die waits for."""
    if place in (LEFT, RIGHT, BESIDE):
        return []
    if place == s.home[s.die]:
        return [MoveAspect("match", 1, weighed(60, "match", die=COLOURS[s.die], points=next_match(s)))]
    other = owner_of(s, place)
    if s.lies[other] != NOWHERE:
        return [MoveAspect("idle-field", 1, weighed(20, "idle-field", field=place))]
    if throws_home(s, other):
        waits = weighed(30, "other-takes-field", field=place, die=COLOURS[other])
        return [MoveAspect("takes-field", -1, fault=waits)]
    return []


def left_open(after: Zocken) -> list[MoveAspect]:
    """What still fits when the die lies there."""
    throws = sum(room_for(after, pips) & FIELDS != NONE for pips in range(1, MOST_PIPS + 1))
    colours = sum(throws_home(after, die) > 0 for die in range(DICE) if after.lies[die] == NOWHERE)
    return [
        MoveAspect("fits", throws, weighed(20 + throws, "fits-after", throws=throws) if throws else None),
        MoveAspect(
            "colours", colours, weighed(10 + colours, "colours-after", colours=colours) if colours else None
        ),
    ]


def placed(s: Zocken, place: int) -> Zocken:
    """The line with the die in it, where the turn goes on."""
    after = s.copy()
    place_die(after, place)
    return after


def owner_of(s: Zocken, field: int) -> int:
    """The die of this field's colour."""
    return s.home.index(field)


# The bet


def of_bet(s: Zocken) -> list[MoveAspect]:
    """Z12: how often a bet wins when the roller plays for the most points, and what it brings in the mean."""
    brings = round(TEN_BETS * bet_on(s).gain)
    often = weighed(50, "bet-wins", wins=of_100(bet_on(s).chance), seat=s.roller)
    if brings > 0:
        gained = weighed(40, "bets-bring", points=brings, bets=TEN_BETS)
        return [MoveAspect("often", 1, often), MoveAspect("points", brings, gained)]
    return [MoveAspect("often", -1, fault=often)] if brings < 0 else []


def of_pass(s: Zocken) -> list[MoveAspect]:
    brings = round(TEN_BETS * bet_on(s).gain)
    cost = weighed(40, "bets-cost", points=-brings, bets=TEN_BETS)
    return [MoveAspect("points", -brings, cost)] if brings < 0 else []
