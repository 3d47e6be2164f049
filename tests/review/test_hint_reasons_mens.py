"""Reasons in Mens are true: recounted on the circles of the board, and by playing throws by the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.review.positions import Case, asked_in, decisions
from toog.core.contract import NOBODY
from toog.core.course import Over
from toog.games.mens.board import A, circle_of
from toog.games.mens.rules import ENTER, MOVE, SIX, lands_of, move_pawn, moves, open_turn, throw_die
from toog.games.mens.state import PAWNS, Mens
from toog.games.mens.view import pawns_of
from toog.games.mens.words import END_CIRCLES, VOCABULARY
from toog.review.reasons import mens
from toog.review.reasons.reason import Reason, decisive_deeds, reasons_for


def in_reach(s: Mens, step: int) -> Counter[int]:
    """Pawns of others on the six circles behind, for whom this circle is no end circle and not barred."""
    found: Counter[int] = Counter()
    circle = circle_of(s, s.colour, step)
    for colour in range(s.colours):
        owner = s.owner[colour]
        if owner in (NOBODY, s.owner[s.colour]):
            continue
        pawns = pawns_of(s, colour)
        if s.first_due[colour]:  # a pawn comes on A before the throw, and it is the only one
            pawns = [-1, -1, -1, A]
            found[owner] += circle_of(s, colour, A) == circle
        for pawn in pawns:
            away = (circle - circle_of(s, colour, pawn)) % s.circles
            if pawn >= A and 1 <= away <= SIX and pawn + away < s.circles:
                found[owner] += away < SIX or -1 not in pawns
        if -1 in pawns and not s.first_due[colour]:
            found[owner] += circle_of(s, colour, A) == circle
    return +found


def told(found: Counter[int]) -> dict[str, Any]:
    return {"pawns": found.total(), "seats": set(map(str, found))}


def as_told(arguments: dict[str, Any]) -> dict[str, Any]:
    return {"pawns": arguments["pawns"], "seats": set(str(arguments["seats"]).split())}


def standing_there(s: Mens, step: int) -> tuple[int, int] | None:
    """Whose pawn, and how far it has come, on the circle of this step."""
    circle = circle_of(s, s.colour, step)
    for colour in range(s.colours):
        for pawn in pawns_of(s, colour):
            if A <= pawn < s.circles and circle_of(s, colour, pawn) == circle:
                return s.owner[colour], pawn
    return None


def ways_home(s: Mens, step: int) -> int:
    """M13, M14: over a free end circle, back from d if need be."""
    ends = [step + pips for pips in range(1, SIX + 1)]
    ends = [end if end <= s.last else 2 * s.last - end for end in ends]
    stands = pawns_of(s, s.colour)
    barred = SIX if stands[0] == -1 else 0  # a six has to bring a pawn out
    return sum(
        end >= s.circles and end not in stands
        for pips, end in enumerate(ends, 1)
        if pips != barred and step + pips >= s.circles
    )


def a_six_hits_own(s: Mens) -> bool:
    opened = s.copy()
    open_turn(opened, s.colour)
    throw_die(opened, SIX)
    out = [0] * PAWNS
    assert out[: moves(opened, opened.hand, out)] == [ENTER]
    hits = opened.own_hits
    move_pawn(opened, ENTER)
    return opened.own_hits > hits


def landing(case: Case, code: int) -> int:
    return lands_of(case.s, code - MOVE)


def after(case: Case, code: int) -> Mens:
    moved: Mens = case.s.copy()
    move_pawn(moved, code)
    return moved


def comes_on(case: Case) -> bool:
    to = landing(case, case.move)
    return case.told == {"circle": END_CIRCLES[to - case.s.circles]} and to in pawns_of(
        after(case, case.move), case.s.colour
    )


def wins(case: Case) -> bool:
    twin = case.course.copy()
    twin.play(VOCABULARY[case.move])
    return twin.turn == Over((case.seat,))


def flees(case: Case) -> bool:
    to = landing(case, case.move)
    here = in_reach(case.s, case.move - MOVE)
    there = in_reach(after(case, case.move), to) if to < case.s.circles else Counter[int]()
    return as_told(case.told) == told(here) and there.total() < here.total()


def hunts(case: Case) -> bool:
    to = landing(case, case.move)
    steps = [to + pips for pips in range(1, SIX + 1) if to + pips < case.s.circles]
    ahead = [standing_there(after(case, case.move), step) for step in steps]
    return (case.told["seat"], case.told["steps"]) in ahead and case.told["seat"] != case.seat


def other_hits_own(case: Case) -> bool:
    there = standing_there(case.s, landing(case, case.rival))
    return there == (case.seat, case.told["steps"]) and case.told["step"] == case.rival - MOVE


def other_in_reach(case: Case) -> bool:
    there = in_reach(after(case, case.rival), landing(case, case.rival))
    return as_told(case.told) == told(there) and case.told["step"] == case.rival - MOVE


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "home": lambda case: comes_on(case) and case.move - MOVE < case.s.circles,
    "moves-up": lambda case: comes_on(case) and case.move - MOVE >= case.s.circles,
    "hits": lambda case: (
        standing_there(case.s, landing(case, case.move)) == (case.told["seat"], case.told["steps"])
    ),
    "flees": flees,
    "frees-a": lambda case: a_six_hits_own(case.s) and not a_six_hits_own(after(case, case.move)),
    "out-of-reach": lambda case: not in_reach(after(case, case.move), landing(case, case.move)),
    "home-next": lambda case: (
        case.told["throws"] == ways_home(after(case, case.move), landing(case, case.move))
    ),
    "hunts": hunts,
    "to-go": lambda case: case.told["steps"] == case.s.circles - landing(case, case.move),
    "other-hits-own": other_hits_own,
    "other-in-reach": other_in_reach,
}


def is_rare(s: Mens) -> bool:
    """A pawn stands on A while another waits in B, or one that is home can move up."""
    pawns = pawns_of(s, s.colour)
    moves_up = any(step >= s.circles and to >= A for step, to in zip(pawns, s.lands, strict=True))
    return moves_up or (pawns[0] == -1 and A in pawns)


def test_every_reason_in_mens_is_true_and_every_one_is_met() -> None:
    rng = random.Random(2)
    met: set[str] = set()
    for seed in (3, 4, 5, 6):
        for course in decisions("mens", 2 + seed % 5, seed, 1.0, lane="forward"):
            if rng.random() > 0.06 and not is_rare(course.state):
                continue
            question = asked_in(course)
            move, rival = rng.sample(list(question.moves), 2)
            for reason in reasons_for(question, move, rival):
                assert CLAIMS[reason.key](Case(course, move, rival, reason)), (reason, course.events)
                met.add(reason.key)
    assert met == CLAIMS.keys()


def test_of_a_move_without_a_choice_it_is_said_that_it_wins() -> None:
    """M5: the last pawn of a colour, and only that one."""
    met = 0
    for course in decisions("mens", 2, 1, 1.0, fewest=1):
        question = asked_in(course)
        reasons = decisive_deeds(question, question.moves[0]) if len(question.moves) == 1 else []
        won = wins(Case(course, question.moves[0], question.moves[0], Reason("wins", {})))
        assert reasons == ([Reason("wins", {})] if won else [])
        met += won
    assert met == 1


def test_who_can_hit_a_pawn_is_recounted_on_the_circles() -> None:
    for seed in range(3):
        for course in decisions("mens", 3 + seed, seed, 0.05):
            s = course.state
            for step in pawns_of(s, s.colour):
                if A <= step < s.circles:
                    assert mens.hunters_of(s, step) == in_reach(s, step), course.events
