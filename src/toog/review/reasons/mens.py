"""Mens: who is hit, who can be hit where a pawn stands, and how near it is to home.

Who can hit a pawn is found by letting every other colour throw each of the six, by the rules.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from toog.bots.question import Question
from toog.core.contract import NOBODY
from toog.games.mens.board import A, circle_of, is_home
from toog.games.mens.rules import (
    ENDED,
    ENTER,
    MOVE,
    PASS,
    SIX,
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
from toog.review.reasons.reason import Weighed, weighed

Hunters = dict[int, int]
"""By seat, how many of its pawns can hit at once: with one throw, or as the first pawn on A (M7)."""


def deeds(question: Question, move: int) -> list[Weighed]:
    s = question.state
    if move in (ENTER, PASS):
        return []
    step = move - MOVE
    to = lands_of(s, step)
    after = moved(s, move)
    found = [weighed(1 + to / 100, "to-go", steps=s.circles - to)] if to < s.circles else []
    found += coming_home(s, move, step, to)
    found += leaving(s, after, step, to)
    if to < s.circles:
        found += hitting(s, to)
        found += standing(after, to)
    return found


def faults(question: Question, move: int) -> list[Weighed]:
    s = question.state
    if move in (ENTER, PASS):
        return []
    step = move - MOVE
    to = lands_of(s, step)
    if to >= s.circles:
        return []
    victim = hit_on(s, circle_of(s, s.colour, to))
    found = []
    if victim is not None and s.owner[victim["colour"]] == s.hand:
        found.append(weighed(70, "other-hits-own", step=step, steps=victim["step"]))
    hunters = hunters_of(moved(s, move), to)
    if hunters:
        found.append(weighed(30 + to, "other-in-reach", step=step, **told(hunters)))
    return found


def moved(s: Mens, move: int) -> Mens:
    after = s.copy()
    move_pawn(after, move)
    return after


def told(hunters: Hunters) -> dict[str, int | str]:
    return {"pawns": sum(hunters.values()), "seats": " ".join(map(str, hunters))}


# What a move does


def coming_home(s: Mens, move: int, step: int, to: int) -> list[Weighed]:
    """M5, M13, M15."""
    ended = s.copy()
    play(ended, s.hand, move)
    if ended.phase == ENDED:
        return [weighed(200, "wins")]
    if to < s.circles:
        return []
    circle = END_CIRCLES[to - s.circles]
    if step >= s.circles:
        return [weighed(20, "moves-up", circle=circle)]
    return [weighed(60, "home", circle=circle)]


def hitting(s: Mens, to: int) -> list[Weighed]:
    """M11: a pawn of another player that goes back to its box."""
    victim = hit_on(s, circle_of(s, s.colour, to))
    if victim is None or s.owner[victim["colour"]] == s.hand:
        return []
    return [weighed(50 + victim["step"], "hits", seat=s.owner[victim["colour"]], steps=victim["step"])]


def leaving(s: Mens, after: Mens, step: int, to: int) -> list[Weighed]:
    """What the pawn no longer stands in: the way of others, or of the next six."""
    found = []
    if step < s.circles:
        here = hunters_of(s, step)
        there = hunters_of(after, to) if to < s.circles else {}
        if sum(here.values()) > sum(there.values()):
            found.append(weighed(40 + step, "flees", **told(here)))
    if step == A and s.own_hit and s.die != SIX and s.pawns[s.colour * PAWNS] < A:
        found.append(weighed(28, "frees-a"))
    return found


def standing(after: Mens, to: int) -> list[Weighed]:
    """Where the pawn now stands: who can hit it, whom it can hit, and how near home is."""
    found = []
    if not hunters_of(after, to):
        found.append(weighed(22, "out-of-reach"))
    home = sum(lands >= after.circles for lands in landings(after, to))
    if home:
        found.append(weighed(10 + 2 * home, "home-next", throws=home))
    quarry = max(quarries(after, to), key=lambda hit: hit["step"], default=None)
    if quarry is not None:
        seat = after.owner[quarry["colour"]]
        found.append(weighed(12 + quarry["step"] / 3, "hunts", seat=seat, steps=quarry["step"]))
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


def hunters_of(s: Mens, step: int) -> Hunters:
    """Who can hit the pawn of the colour on turn that stands on this step."""
    mine, circle = s.colour, circle_of(s, s.colour, step)
    found: dict[int, int] = defaultdict(int)
    for colour in range(s.colours):
        if s.owner[colour] in (NOBODY, s.owner[mine]) or is_home(s, colour):
            continue
        pawns = {
            code
            for thrown in thrown_by(s, colour)
            for code in codes(thrown)
            if moved(thrown, code).ring[circle] != mine + 1
        }
        if is_hit_by_first_pawn(s, colour, circle):
            pawns = {ENTER}
        if pawns:
            found[s.owner[colour]] += len(pawns)
    return dict(found)


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
