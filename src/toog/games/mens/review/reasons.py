"""Mens: who is hit, who can be hit where a pawn stands, and how near it is to home.

Who can hit a pawn is found by letting every other colour throw each of the six, by the rules, and once more
after a six.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from toog.bots.question import Question
from toog.core.contract import NOBODY
from toog.games.mens.board import A, circle_of, is_home
from toog.games.mens.rules import (
    ENDED,
    ENTER,
    MOVE,
    PASS,
    SIX,
    THROWING,
    lands_of,
    move_pawn,
    moves,
    open_turn,
    play,
    throw_die,
)
from toog.games.mens.state import PAWNS, Mens
from toog.games.mens.view import Hit, hit_on
from toog.games.mens.words import END_CIRCLES
from toog.review.reason import MoveAspect, weighed

Hunters = dict[int, int]
"""By seat, how many of its pawns can hit at once: with one throw, or as the first pawn on A (M7)."""

TWO_THROWS = SIX * SIX


class Danger(NamedTuple):
    """Who can hit a pawn at once, and with how many of 36 times two throws each colour can, summed."""

    hunters: Hunters
    ways: int


NO_DANGER = Danger({}, 0)


def aspects(question: Question, move: int) -> list[MoveAspect]:
    s = question.state
    if move in (ENTER, PASS):
        return []
    step = move - MOVE
    to = lands_of(s, step)
    after = moved(s, move)
    there = danger_of(after, to) if to < s.circles else NO_DANGER
    found = [leaving(s, step, there), *coming_home(s, move, step, to)]
    if frees_a(s, step):
        found.append(MoveAspect("frees-a", 1, weighed(28, "frees-a")))
    if to >= s.circles:
        return [*found, MoveAspect("danger", 0), MoveAspect("home-next", SIX + 1), MoveAspect("to-go", to)]
    return [*found, *hitting(s, step, to), in_reach(step, to, there), *standing(after, to)]


def moved(s: Mens, move: int) -> Mens:
    after = s.copy()
    move_pawn(after, move)
    return after


def told(hunters: Hunters) -> dict[str, int | str]:
    return {"pawns": sum(hunters.values()), "seats": " ".join(map(str, hunters))}


# What a move does


def coming_home(s: Mens, move: int, step: int, to: int) -> list[MoveAspect]:
    """M5, M13, M15."""
    ended = s.copy()
    play(ended, s.hand, move)
    if ended.phase == ENDED:
        return [MoveAspect("wins", 1, weighed(200, "wins"))]
    if to < s.circles:
        return []
    circle = END_CIRCLES[to - s.circles]
    if step >= s.circles:
        return [MoveAspect("moves-up", 1, weighed(20, "moves-up", circle=circle))]
    return [MoveAspect("home", 1, weighed(60, "home", circle=circle))]


def hitting(s: Mens, step: int, to: int) -> list[MoveAspect]:
    """M11: a pawn that goes back to its box, of another player or one's own."""
    victim = hit_on(s, circle_of(s, s.colour, to))
    if victim is None:
        return []
    seat, steps = s.owner[victim["colour"]], victim["step"]
    if seat == s.hand:
        own = weighed(70, "other-hits-own", step=step, steps=steps)
        return [MoveAspect("hits-own", -1 - steps, fault=own)]
    return [MoveAspect("hits", steps, weighed(50 + steps, "hits", seat=seat, steps=steps))]


def leaving(s: Mens, step: int, there: Danger) -> MoveAspect:
    """The danger that the pawn leaves behind."""
    here = danger_of(s, step) if step < s.circles else NO_DANGER
    safer = here.ways - there.ways
    flees = weighed(40 + step, "flees", **told(here.hunters)) if here.hunters and safer > 0 else None
    return MoveAspect("flees", safer, flees)


def frees_a(s: Mens, step: int) -> bool:
    return bool(step == A and s.own_hit and s.die != SIX and s.pawns[s.colour * PAWNS] < A)


def in_reach(step: int, to: int, there: Danger) -> MoveAspect:
    """Who can hit the pawn where it now stands."""
    safe = weighed(22, "out-of-reach") if there.ways == 0 else None
    hunted = weighed(30 + to, "other-in-reach", step=step, **told(there.hunters)) if there.hunters else None
    return MoveAspect("danger", -there.ways, safe, hunted)


def standing(after: Mens, to: int) -> list[MoveAspect]:
    """Whom the pawn can hit from where it now stands, and how near home is."""
    found = [MoveAspect("to-go", to, weighed(1 + to / 100, "to-go", steps=after.circles - to))]
    home = sum(lands >= after.circles for lands in landings(after, to))
    if home:
        found.append(MoveAspect("home-next", home, weighed(10 + 2 * home, "home-next", throws=home)))
    quarry = max(quarries(after, to), key=lambda hit: hit["step"], default=None)
    if quarry is not None:
        seat, steps = after.owner[quarry["colour"]], quarry["step"]
        found.append(MoveAspect("hunts", steps, weighed(12 + steps / 3, "hunts", seat=seat, steps=steps)))
    return found


# All six throws, by the rules


def thrown_by(s: Mens, colour: int) -> Iterator[Mens]:
    """This colour's turn with each of the six, as the pawns stand."""
    opened = s.copy()
    open_turn(opened, colour)
    for pips in range(1, SIX + 1):
        thrown = opened.copy()
        thrown.tries_left = 1
        throw_die(thrown, pips)
        yield thrown


def codes(s: Mens) -> list[int]:
    out = [0] * PAWNS
    return out[: moves(s, s.hand, out)]


def danger_of(s: Mens, step: int) -> Danger:
    """To the pawn of the colour on turn that stands on this step, until this colour is on turn again.

    The player's other colours hit it only where they must, and are no hunters.
    """
    mine, circle = s.colour, circle_of(s, s.colour, step)
    found: dict[int, int] = defaultdict(int)
    ways = 0
    for colour in range(s.colours):
        if s.owner[colour] == NOBODY or colour == mine or is_home(s, colour):
            continue
        pawns, hits = {ENTER}, TWO_THROWS
        if not is_hit_by_first_pawn(s, colour, circle):
            pawns, hits = hits_by(s, colour, circle, mine)
        ways += hits
        if pawns and s.owner[colour] != s.owner[mine]:
            found[s.owner[colour]] += len(pawns)
    return Danger(dict(found), ways)


def hits_by(s: Mens, colour: int, circle: int, mine: int) -> tuple[set[int], int]:
    """The pawns of a colour that hit there with one throw, and the ways of two: a six throws again (M9).

    An opponent plays the move that hits most often, the player's other colour the one that does least often.
    """
    chosen = min if s.owner[colour] == s.owner[mine] else max
    pawns: set[int] = set()
    ways = 0
    for thrown in thrown_by(s, colour):
        hitting = hits_of(thrown, circle, mine)
        pawns.update(hitting)
        ways += chosen(
            SIX if code in hitting else second_throws(thrown, code, circle, mine) for code in codes(thrown)
        )
    return pawns, ways


def hits_of(thrown: Mens, circle: int, mine: int) -> list[int]:
    return [code for code in codes(thrown) if moved(thrown, code).ring[circle] != mine + 1]


def second_throws(thrown: Mens, code: int, circle: int, mine: int) -> int:
    """With how many of the six a colour hits there when it has played a six so."""
    if thrown.die != SIX:
        return 0
    again = thrown.copy()
    play(again, thrown.hand, code)
    if again.phase != THROWING or again.colour != thrown.colour:
        return 0
    many = 0
    for pips in range(1, SIX + 1):
        second = again.copy()
        throw_die(second, pips)
        hitting, legal = hits_of(second, circle, mine), codes(second)
        many += hitting == legal if again.hand == again.owner[mine] else bool(hitting)
    return many


def is_hit_by_first_pawn(s: Mens, colour: int, circle: int) -> bool:
    opened = s.copy()
    open_turn(opened, colour)
    return opened.ring[circle] != s.ring[circle]


def landings(s: Mens, step: int) -> Iterator[int]:
    """Where the pawn of the colour on turn on this step comes with each throw that may move it."""
    for thrown in thrown_by(s, s.colour):
        if MOVE + step in codes(thrown):
            yield lands_of(thrown, step)


def quarries(s: Mens, step: int) -> Iterator[Hit]:
    """The pawns of others that it can hit with one throw."""
    for to in landings(s, step):
        victim = hit_on(s, circle_of(s, s.colour, to)) if to < s.circles else None
        if victim is not None and s.owner[victim["colour"]] != s.owner[s.colour]:
            yield victim
