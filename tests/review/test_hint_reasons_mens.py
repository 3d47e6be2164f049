"""Reasons in Mens are true: recounted on the circles of the board, and by playing throws by the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.review.positions import Case, asked_in, decisions
from tests.table_talk import NAMES
from toog.bots import Question
from toog.core.contract import NOBODY
from toog.core.course import Course, Over
from toog.core.registry import find_game
from toog.games.mens.board import A, circle_of
from toog.games.mens.review import reasons
from toog.games.mens.rules import (
    ENTER,
    MOVE,
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
from toog.games.mens.view import pawns_of
from toog.games.mens.words import END_CIRCLES, VOCABULARY
from toog.review.reason import Reason, decisive_deeds, reasons_for


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


def all_in_reach(s: Mens, step: int) -> bool:
    """Whether one throw can hit this pawn, or a six and a second throw, played out by the rules.

    The player's own colours hit it only where they must.
    """
    if in_reach(s, step) or any(ways_it_must_hit(s, colour, step) for colour in other_own_colours(s)):
        return True
    circle = circle_of(s, s.colour, step)
    for colour in range(s.colours):
        if s.owner[colour] in (NOBODY, s.owner[s.colour]) or pawns_of(s, colour)[0] >= s.circles:
            continue
        opened = s.copy()
        open_turn(opened, colour)
        opened.tries_left = 1
        throw_die(opened, SIX)
        if any(hits_after(opened, code, circle, s.colour) for code in legal(opened)):
            return True
    return False


def legal(s: Mens) -> list[int]:
    out = [0] * PAWNS
    return out[: moves(s, s.hand, out)]


def hits_after(s: Mens, code: int, circle: int, mine: int) -> bool:
    again = s.copy()
    play(again, s.hand, code)
    if again.phase != THROWING or again.colour != s.colour:
        return False
    for pips in range(1, SIX + 1):
        second = again.copy()
        throw_die(second, pips)
        for last in legal(second):
            third = second.copy()
            move_pawn(third, last)
            if third.ring[circle] != mine + 1:
                return True
    return False


def as_counted(found: Counter[int]) -> dict[str, Any]:
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
    here = in_reach(case.s, case.move - MOVE)
    return as_told(case.told) == as_counted(here) and fled(case, case.move) > 0


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
    return as_told(case.told) == as_counted(there) and case.told["step"] == case.rival - MOVE


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "home": lambda case: comes_on(case) and case.move - MOVE < case.s.circles,
    "moves-up": lambda case: comes_on(case) and case.move - MOVE >= case.s.circles,
    "hits": lambda case: (
        standing_there(case.s, landing(case, case.move)) == (case.told["seat"], case.told["steps"])
    ),
    "flees": flees,
    "frees-a": lambda case: a_six_hits_own(case.s) and not a_six_hits_own(after(case, case.move)),
    "out-of-reach": lambda case: not all_in_reach(after(case, case.move), landing(case, case.move)),
    "home-next": lambda case: (
        case.told["throws"] == ways_home(after(case, case.move), landing(case, case.move))
    ),
    "hunts": hunts,
    "to-go": lambda case: case.told["steps"] == case.s.circles - landing(case, case.move),
    "other-hits-own": other_hits_own,
    "other-in-reach": other_in_reach,
}


def danger(case: Case, move: int) -> float:
    """Ways to be hit by two throws, summed over the colours, counted throw by throw."""
    to = landing(case, move)
    return 0.0 if to >= case.s.circles else ways_to_be_hit(after(case, move), to)


def ways_to_be_hit(s: Mens, step: int) -> int:
    return sum(ways_it_must_hit(s, colour, step) for colour in other_own_colours(s)) + sum(
        ways_of_colour(s, colour, step)
        for colour in range(s.colours)
        if s.owner[colour] not in (NOBODY, s.owner[s.colour]) and pawns_of(s, colour)[0] < s.circles
    )


def other_own_colours(s: Mens) -> list[int]:
    return [
        colour
        for colour in range(s.colours)
        if colour != s.colour and s.owner[colour] == s.owner[s.colour] and pawns_of(s, colour)[0] < s.circles
    ]


def ways_it_must_hit(s: Mens, colour: int, step: int) -> int:
    """Of 36 ways to throw twice, after which however it is played the pawn on this step is gone.

    A six that need not hit is played so that the fewest second throws must.
    """
    circle, mine = circle_of(s, s.colour, step), s.colour + 1
    opened = s.copy()
    open_turn(opened, colour)
    if opened.ring[circle] != mine:
        return 36
    ways = 0
    for first in range(1, 7):
        thrown = opened.copy()
        thrown.tries_left = 1
        throw_die(thrown, first)
        ways += min(unavoidable(thrown, code, circle, mine) for code in legal(thrown))
    return ways


def unavoidable(thrown: Mens, code: int, circle: int, mine: int) -> int:
    """Of six second throws, with how many the pawn is gone if the first was played so."""
    if played_on(thrown, code).ring[circle] != mine:
        return 6
    again = thrown.copy()
    play(again, thrown.hand, code)
    if again.phase != THROWING or again.colour != thrown.colour:
        return 0
    gone = 0
    for pips in range(1, 7):
        second = again.copy()
        throw_die(second, pips)
        gone += all(played_on(second, last).ring[circle] != mine for last in legal(second))
    return gone


def ways_of_colour(s: Mens, colour: int, step: int) -> int:
    circle, mine = circle_of(s, s.colour, step), s.colour + 1
    opened = s.copy()
    open_turn(opened, colour)
    if opened.ring[circle] != mine:
        return 36
    return sum(
        hits_with(opened, first, second, circle, mine) for first in range(1, 7) for second in range(1, 7)
    )


def hits_with(opened: Mens, first: int, second: int, circle: int, mine: int) -> bool:
    """Whether some way to play these two throws takes the pawn; the move after a six is the best of all."""
    thrown = opened.copy()
    thrown.tries_left = 1
    throw_die(thrown, first)
    after_first = [(code, played_on(thrown, code)) for code in legal(thrown)]
    if any(then.ring[circle] != mine for _, then in after_first):
        return True
    return first == SIX and second in best_second(thrown, circle, mine)


def played_on(s: Mens, code: int) -> Mens:
    then = s.copy()
    move_pawn(then, code)
    return then


def best_second(thrown: Mens, circle: int, mine: int) -> set[int]:
    found: set[int] = set()
    for code in legal(thrown):
        again = thrown.copy()
        play(again, thrown.hand, code)
        if again.phase != THROWING or again.colour != thrown.colour:
            continue
        seconds = set()
        for pips in range(1, SIX + 1):
            second = again.copy()
            throw_die(second, pips)
            if any(played_on(second, last).ring[circle] != mine for last in legal(second)):
                seconds.add(pips)
        found = max(found, seconds, key=len)
    return found


def fled(case: Case, move: int) -> float:
    step = move - MOVE
    here = ways_to_be_hit(case.s, step) if step < case.s.circles else 0
    return here - danger(case, move)


def hit(case: Case, move: int) -> int:
    """How far the pawn had come that is hit, below nothing for one of one's own."""
    to = landing(case, move)
    there = standing_there(case.s, to) if to < case.s.circles else None
    if there is None:
        return 0
    return -1 - there[1] if there[0] == case.seat else 1 + there[1]


def quarry(case: Case, move: int) -> int:
    to = landing(case, move)
    steps = [to + pips for pips in range(1, SIX + 1) if to + pips < case.s.circles]
    found = [standing_there(after(case, move), step) for step in steps]
    return max((1 + there[1] for there in found if there and there[0] != case.seat), default=0)


def home(case: Case, move: int) -> int:
    to = landing(case, move)
    return SIX + 1 if to >= case.s.circles else ways_home(after(case, move), to)


MEASURES: dict[str, Callable[[Case, int], float]] = {
    "home": lambda case, move: move - MOVE < case.s.circles <= landing(case, move),
    "moves-up": lambda case, move: move - MOVE >= case.s.circles,
    "hits": hit,
    "flees": fled,
    "frees-a": lambda case, move: -a_six_hits_own(after(case, move)),
    "out-of-reach": lambda case, move: -danger(case, move),
    "home-next": home,
    "hunts": quarry,
    "to-go": landing,
    "other-hits-own": hit,
    "other-in-reach": lambda case, move: -danger(case, move),
}
"""How far what a reason says is true of a move; more speaks for it."""


def is_rare(s: Mens) -> bool:
    """A pawn stands on A while another waits in B, or one that is home can move up."""
    pawns = pawns_of(s, s.colour)
    moves_up = any(step >= s.circles and to >= A for step, to in zip(pawns, s.lands, strict=True))
    return moves_up or (pawns[0] == -1 and A in pawns)


def test_every_reason_in_mens_is_true_and_argues_for_its_move() -> None:
    rng = random.Random(2)
    met: set[str] = set()
    for seed in (3, 4, 5, 6):
        for course in decisions("mens", 2 + seed % 5, seed, 1.0, lane="forward"):
            if rng.random() > 0.06 and not is_rare(course.state):
                continue
            question = asked_in(course)
            move, rival = rng.sample(list(question.moves), 2)
            for reason in reasons_for(question, move, rival):
                case, measure = Case(course, move, rival, reason), MEASURES[reason.key]
                assert CLAIMS[reason.key](case), (reason, course.events)
                assert measure(case, move) > measure(case, rival), (reason, course.events)
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


def question_on(colours: dict[int, list[int]], die: int, **options: object) -> Question:
    """For two, the first to choose with this throw; pawns that are not named wait in their boxes."""
    course = Course(find_game("mens"), NAMES[:2], options)
    s = course.state
    open_turn(s, 0)
    for colour, pawns in colours.items():
        s.first_due[colour] = 0
        for pawn, step in enumerate([*[-1] * (PAWNS - len(pawns)), *pawns]):
            s.pawns[colour * PAWNS + pawn] = step
    s.ring[:] = [0] * len(s.ring)
    for colour in colours:
        for step in pawns_of(s, colour):
            if A <= step < s.circles:
                s.ring[circle_of(s, colour, step)] = colour + 1
    throw_die(s, die)
    course.stand_at(s)
    return asked_in(course)


def test_the_own_second_colour_hits_where_it_has_to() -> None:
    """M9: a six brings a pawn out of B, and on the A of the second colour stands one of the first."""
    board = {0: [4, 18], 1: [], 2: [], 3: [12]}
    question = question_on(board, 2, spare="double")
    onto_a, elsewhere = MOVE + 18, MOVE + 4
    assert lands_of(question.state, 18) == circle_of(question.state, 2, A) == 20
    assert ways_to_be_hit(reasons.moved(question.state, onto_a), 20) >= 6
    assert "out-of-reach" not in [one.key for one in reasons_for(question, onto_a, elsewhere)]
    free = question_on({**board, 2: [25, 26, 27, 28]}, 2, spare="double")
    danger = reasons.danger_of(reasons.moved(free.state, onto_a), 20)
    assert danger.ways == ways_to_be_hit(reasons.moved(free.state, onto_a), 20)
    assert danger.ways < reasons.danger_of(reasons.moved(question.state, onto_a), 20).ways


def test_who_can_hit_a_pawn_is_recounted_on_the_circles() -> None:
    for players, seed in (3, 0), (4, 1), (5, 2), (2, 3):
        for course in decisions("mens", players, seed, 0.05):
            s = course.state
            for step in pawns_of(s, s.colour):
                if A <= step < s.circles:
                    assert reasons.danger_of(s, step) == (in_reach(s, step), ways_to_be_hit(s, step)), (
                        course.events
                    )
