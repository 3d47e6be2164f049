"""Reasons in Zocken are true: recounted by throwing every die and asking the rules where it may go."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from tests import table_talk
from tests.review.positions import Case, asked_in, decisions
from toog.core.course import Course
from toog.games.zocken import rules
from toog.games.zocken.line import NOWHERE
from toog.games.zocken.rules import BET, BETTING, ENDED, OUT, PASS, PICKING, PLACE, ROLL, bet_gain
from toog.games.zocken.score import matches, outs
from toog.games.zocken.solve.turn import Bet, best, bet_on, solve_for_points
from toog.games.zocken.state import Zocken
from toog.games.zocken.words import COLOURS
from toog.review.reason import of_100, reasons_for

WELL_BEGUN = table_talk.played(
    "zocken", 2, "roll r", "1", "place 1", "roll o", "2", "place 2", "roll y", "3", "place 3"
)
FIELDS = range(PLACE + 1, PLACE + 8)


def codes(s: Zocken) -> list[int]:
    out = [0] * 10
    return out[: rules.moves(s, s.hand, out)]


def played(s: Zocken, move: int) -> Zocken:
    after = s.copy()
    rules.play(after, s.hand, move)
    return after


def picking(s: Zocken) -> Zocken:
    """Once the bets are made."""
    while s.phase == BETTING:
        s = played(s, PASS)
    return s


def thrown(s: Zocken, die: int) -> Iterator[Zocken]:
    for pips in range(1, 7):
        after = played(s, ROLL + die)
        rules.throw(after, [pips])
        yield after


def throws_home(s: Zocken, die: int) -> int:
    return sum(PLACE + s.home[die] in codes(after) for after in thrown(s, die))


def unused(s: Zocken) -> list[int]:
    return [die for die in range(7) if s.lies[die] == NOWHERE]


def brings(s: Zocken) -> int:
    return s.table[matches(s) + 1] - s.table[matches(s)]


def after(case: Case) -> Zocken:
    return picking(played(case.s, case.move))


def own_field(case: Case) -> bool:
    """Of the best die, or of the other where that is spoken of."""
    die = (case.rival if case.reason.key.startswith("other-") else case.move) - ROLL
    known = {"die": COLOURS[die], "throws": throws_home(case.s, die), "points": brings(case.s)}
    return case.told == {name: known[name] for name in case.told} and ("throws" in case.told) == (
        throws_home(case.s, die) > 0
    )


def match(case: Case) -> bool:
    lying = case.s.copy()
    lying.lies[lying.die] = case.move - PLACE
    return matches(lying) == matches(case.s) + 1 and case.told["points"] == brings(case.s)


def fits_after(case: Case) -> bool:
    fits = [set(codes(one)) & set(FIELDS) for one in thrown(after(case), unused(after(case))[0])]
    return bool(case.told["throws"] == sum(map(bool, fits)))


def colours_after(case: Case) -> bool:
    s = after(case)
    return bool(case.told["colours"] == sum(throws_home(s, die) > 0 for die in unused(s)))


def escape(case: Case) -> bool:
    costs = (case.told["points"], case.told["out"], case.told["row"]) == (10, 20, 50)
    return costs and case.move in (PLACE, PLACE + 8) and OUT in codes(case.s)


def takes_field(case: Case) -> bool:
    die, field = COLOURS.index(case.told["die"]), case.rival - PLACE
    waits: bool = case.s.lies[die] == NOWHERE and die != case.s.die and case.s.home[die] == field
    return waits and case.told == {"die": COLOURS[die], "field": field}


def bet(case: Case) -> Bet:
    """It has a test of its own below."""
    return bet_on(case.s)


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "own-field": own_field,
    "no-own-field": own_field,
    "other-own-field": own_field,
    "other-no-field": own_field,
    "match": match,
    "fits-after": fits_after,
    "colours-after": colours_after,
    "idle-field": lambda case: case.s.lies[case.s.home.index(case.told["field"])] != NOWHERE,
    "escape-keeps-row": lambda case: escape(case) and outs(case.s) == 0,
    "escape-not-out": lambda case: escape(case) and outs(case.s) > 0,
    "row-gone": lambda case: outs(case.s) > 0 and case.told == {"points": 20} and len(codes(case.s)) > 1,
    "other-breaks-row": lambda case: outs(case.s) == 0 and case.told == {"points": 20, "row": 50},
    "other-escape": lambda case: case.rival in (PLACE, PLACE + 8) and case.told == {"points": 10},
    "other-takes-field": takes_field,
    "bet-wins": lambda case: case.told == {"wins": of_100(bet(case).chance), "seat": case.s.roller},
    "bets-bring": lambda case: case.told == {"points": round(10 * bet(case).gain), "bets": 10},
    "bets-cost": lambda case: case.told == {"points": -round(10 * bet(case).gain), "bets": 10},
}


def cost(case: Case, move: int) -> int:
    if move == OUT:
        return -20 - 50 * (outs(case.s) == 0)
    return -10 if move in (PLACE, PLACE + 8) else 0


def lying(case: Case, move: int) -> Zocken:
    return after(case._replace(move=move))


def waited_for(case: Case, move: int) -> bool:
    """The field of another die, that can still come there."""
    if move not in FIELDS:
        return False
    die = case.s.home.index(move - PLACE)
    empty = case.s.copy()
    empty.phase = PICKING
    return die != case.s.die and case.s.lies[die] == NOWHERE and throws_home(empty, die) > 0


def idle(case: Case, move: int) -> bool:
    return move in FIELDS and case.s.lies[case.s.home.index(move - PLACE)] != NOWHERE


def fits(case: Case, move: int) -> int:
    s = lying(case, move)
    return sum(bool(set(codes(one)) & set(FIELDS)) for one in thrown(s, unused(s)[0]))


def pays(case: Case, move: int) -> float:
    return bet(case).gain if move == BET else 0.0


MEASURES: dict[str, Callable[[Case, int], float]] = {
    "own-field": lambda case, move: throws_home(case.s, move - ROLL),
    "no-own-field": lambda case, move: -throws_home(case.s, move - ROLL),
    "match": lambda case, move: move == PLACE + case.s.home[case.s.die],
    "fits-after": fits,
    "colours-after": lambda case, move: sum(
        throws_home(lying(case, move), die) > 0 for die in unused(lying(case, move))
    ),
    "idle-field": idle,
    "row-gone": lambda _, move: move not in (PLACE, PLACE + 8),
    "other-takes-field": lambda case, move: -waited_for(case, move),
    "bet-wins": pays,
}
MEASURES |= dict.fromkeys(["other-own-field", "other-no-field"], MEASURES["own-field"])
MEASURES |= dict.fromkeys(["escape-keeps-row", "escape-not-out", "other-breaks-row", "other-escape"], cost)
MEASURES |= dict.fromkeys(["bets-bring", "bets-cost"], pays)
"""How far what a reason says is true of a move; more speaks for it."""


def some_decisions(rng: random.Random) -> Iterator[Course]:
    """Of all that no field takes, and some of the others; last a row on which one may well bet."""
    for seed in range(14):
        for course in decisions("zocken", 1 + seed % 3, seed, 1.0, rounds=2):
            if rng.random() < 0.4 or OUT in codes(course.state):
                yield course
    yield WELL_BEGUN


def test_on_an_empty_row_no_die_is_told_from_another() -> None:
    question = asked_in(table_talk.played("zocken", 2))
    for rival in question.moves[1:]:
        assert reasons_for(question, question.moves[0], rival) == []


def test_every_reason_in_zocken_is_true_and_argues_for_its_move() -> None:
    rng = random.Random(5)
    met: set[str] = set()
    for course in some_decisions(rng):
        question = asked_in(course)
        move, rival = (BET, PASS) if course is WELL_BEGUN else rng.sample(list(question.moves), 2)
        for reason in reasons_for(question, move, rival):
            case, measure = Case(course, move, rival, reason), MEASURES[reason.key]
            assert CLAIMS[reason.key](case), (reason, course.events)
            assert measure(case, move) > measure(case, rival), (reason, course.events)
            met.add(reason.key)
    assert met == CLAIMS.keys()


def every_end(s: Zocken, roller: int) -> Iterator[int]:
    """What the turn scores, for each way the dice to come may fall, if it is played for the most points."""
    values = solve_for_points(tuple(s.table)).free
    if s.roller != roller or s.phase == ENDED:
        yield s.turn_score
        return
    die = best(values, s, codes(s)) - ROLL
    for after in thrown(s, die):
        yield from every_end(played(after, best(values, after, codes(after))), roller)


def test_how_often_a_bet_wins_is_recounted_over_all_throws() -> None:
    s = WELL_BEGUN.state
    before = s.turn_score
    scores = [end - before for end in every_end(picking(s), s.roller)]
    wins = sum(score > 50 for score in scores) / len(scores)
    gain = sum(map(bet_gain, scores)) / len(scores)
    assert bet_on(s) == pytest.approx(Bet(wins, gain))
    assert len(scores) == 6**4
    assert BET in codes(s)
    assert picking(s).phase == PICKING
