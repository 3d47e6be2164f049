"""Reasons in Pietjesbak are true: recounted by throwing everything that can fall, by the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from tests.review.positions import Case, asked_in, decisions
from tests.table_talk import played_from
from toog.core.contract import NOBODY
from toog.games.pietjesbak import rules
from toog.games.pietjesbak.review.reasons import chance_to_hold, followers, is_ahead
from toog.games.pietjesbak.rules import AGAIN, CHOOSING, COUNTED, ENDED, STOP, THROWING, TIED
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.words import may_stoef, worth_of
from toog.games.pietjesbak.worth import APES, SEVEN, ZAND
from toog.review.reason import of_100, reasons_for

ALL_THROWS = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
WAYS = 216
HOUSES = (
    {"marks": 2},
    {"marks": 3, "stoef_lost": 1, "tie": "replay"},
    {"marks": 4, "counts": "best", "tie": "replay"},
    {"marks": 5, "stoef_with": "double", "apes_early": "sit_out", "tie": "replay"},
)


def played(s: Pietjesbak, move: int) -> Pietjesbak:
    after = s.copy()
    rules.play(after, s.hand, move)
    return after


def thrown(s: Pietjesbak, dice: tuple[int, ...]) -> Pietjesbak:
    after = s.copy()
    rules.throw(after, dice)
    return after


def chance_unbeaten(s: Pietjesbak, value: int, rounds: int) -> float:
    """Everyone who follows throws on until this is beaten; P11: a stoef does not win a tie."""
    if s.phase != THROWING or s.rounds > rounds:
        return 1.0
    seat, chance = s.hand, 0.0
    for dice, ways in ALL_THROWS.items():
        after = thrown(s, dice)
        if worth_of(after) == APES:
            still = 0.0 if after.apes_wins else chance_unbeaten(after, value, rounds)
        elif worth_of(after) > value or (s.stoef and worth_of(after) == value):
            still = 0.0
        elif after.phase == CHOOSING and after.hand == seat:
            still = chance_unbeaten(played(after, AGAIN), value, rounds)
        else:
            still = chance_unbeaten(after, value, rounds)
        chance += ways * still
    return chance / WAYS


def ways_above(s: Pietjesbak, value: int) -> int:
    """Of the throws after `again`, those that are worth more; three apes only where they win."""
    again = played(s, AGAIN)
    found = 0
    for dice, ways in ALL_THROWS.items():
        after = thrown(again, dice)
        apes = worth_of(after) == APES
        found += ways * (after.apes_wins if apes else worth_of(after) > value)
    return found


def wiped_by_winning(s: Pietjesbak) -> tuple[int, int]:
    """What winning the round with what lies there wipes, and what is left then."""
    won = s.copy()
    won.stoef = int(may_stoef(s))
    if s.worth[s.hand] == SEVEN and s.seven == COUNTED:
        rules.add_marks(won)
    before = won.marks[s.hand]
    rules.win_round(won, s.hand)
    return before - won.marks[s.hand], won.marks[s.hand]


def is_rare(s: Pietjesbak) -> bool:
    """A seven, zand or better, or as high as another."""
    mine = s.worth[s.hand]
    return (
        mine == SEVEN
        or mine >= ZAND
        or mine in (s.worth[seat] for seat in range(s.players) if seat != s.hand)
    )


def mine(case: Case) -> int:
    return int(case.s.worth[case.seat])


def stopped(case: Case) -> Pietjesbak:
    return played(case.s, STOP)


def holds(case: Case) -> bool:
    """With many throws to come it is recounted in a test of its own."""
    throws = case.s.thrown if case.seat == case.s.starter else case.s.most
    if (case.told["throws"], case.told["worth"]) != (throws, mine(case)) or not is_ahead(case.s):
        return False
    if throws * len(followers(case.s)) > 2:
        return True
    chance = chance_unbeaten(stopped(case), mine(case), case.s.rounds)
    return bool(case.told["rounds"] == of_100(chance))


def wipes(case: Case) -> bool:
    wiped, left = wiped_by_winning(case.s)
    return case.told["marks"] == wiped and (left == 0) == (case.reason.key == "last-marks")


def wins_round(case: Case) -> bool:
    after = stopped(case)
    return after.last_winner == case.seat and (after.rounds > case.s.rounds or after.phase == ENDED)


def ties(case: Case) -> bool:
    tied = {str(seat) for seat in range(case.s.players) if stopped(case).contends[seat]}
    return stopped(case).phase == TIED and tied - {str(case.seat)} == set(case.told["seats"].split())


def ties_replay(case: Case) -> bool:
    after = stopped(case)
    tied = {after.last_worth[int(seat)] for seat in case.told["seats"].split()}
    return after.last_winner == NOBODY and after.rounds > case.s.rounds and tied == {mine(case)}


def is_behind(case: Case) -> bool:
    seat = case.told["seat"]
    return rules.in_round(case.s, seat) and case.s.worth[seat] == case.told["worth"] > mine(case)


def stoef_costs(case: Case) -> bool:
    lost = stopped(case)
    lost.worth[lost.hand] = mine(case) + 1
    before = lost.marks[case.seat]
    rules.win_round(lost, lost.hand)
    return bool(lost.marks[case.seat] == before + case.told["marks"])


def best_counts(case: Case) -> bool:
    lower = [thrown(played(case.s, AGAIN), dice) for dice in ((2, 2, 3), (2, 2, 4), (2, 3, 4))]
    kept = all(max(after.worth[case.seat], after.last_worth[case.seat]) >= mine(case) for after in lower)
    return kept and all(after.sevens == case.s.sevens for after in lower if mine(case) > SEVEN)


def better(case: Case) -> bool:
    return bool(case.told["ways"] == ways_above(case.s, mine(case)))


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "stoef-holds": lambda case: holds(case) and may_stoef(case.s),
    "holds": holds,
    "holds-little": lambda case: holds(case) and case.told["rounds"] <= 50,
    "leaves-throws": lambda case: stopped(case).most == case.told["throws"],
    "stoef-wipes": lambda case: wipes(case) and may_stoef(case.s),
    "wipes": wipes,
    "last-marks": wipes,
    "wins-round": wins_round,
    "ties": ties,
    "ties-replay": ties_replay,
    "behind": is_behind,
    "seven-counts": lambda case: stopped(case).sevens == case.s.sevens + 1,
    "stoef-costs": stoef_costs,
    "best-counts": best_counts,
    "beats": lambda case: is_behind(case) and case.told["ways"] == ways_above(case.s, case.told["worth"]),
    "better": lambda case: better(case) and 2 * case.told["ways"] >= WAYS,
    "few-better": lambda case: better(case) and 2 * case.told["ways"] < WAYS,
}


def share(after: Pietjesbak, seat: int, rounds: int) -> float:
    """Of the round, for a seat after which nobody throws: P6."""
    if after.phase == ENDED or after.rounds > rounds:
        return float(after.last_winner == seat or after.apes_wins > 0)
    return after.contends[seat] / sum(after.contends)


def hold(case: Case, move: int) -> float | None:
    """The share of the round; one more throw, then a stop. Only where nobody follows: quickly counted."""
    s, seat = case.s, case.seat
    if followers(s) or s.tie != rules.BY_THROW_OFF:
        return None
    if move == STOP:
        return share(stopped(case), seat, s.rounds)
    total = 0.0
    for dice, ways in ALL_THROWS.items():
        after = thrown(played(s, AGAIN), dice)
        is_asked = after.phase == CHOOSING and after.hand == seat
        total += ways * (share(played(after, STOP) if is_asked else after, seat, s.rounds))
    return total / WAYS


HOLDS = {"holds", "stoef-holds", "holds-little", "wins-round", "ties", "ties-replay", "behind", "beats"}
OF_STOPPING = {"leaves-throws", "stoef-wipes", "wipes", "last-marks", "few-better"}
OF_AGAIN = {"seven-counts", "stoef-costs", "best-counts", "better"}


def argues(case: Case) -> bool:
    """What else is said holds for one of the two moves alone: it has to be that one."""
    key = case.reason.key
    if key in HOLDS:
        mine, theirs = hold(case, case.move), hold(case, case.rival)
        return mine is None or theirs is None or mine > theirs
    if key in ("stoef-wipes", "wipes", "last-marks") and case.told["marks"] == 1:
        return False  # any throw that wins does that
    return case.move == (STOP if key in OF_STOPPING else AGAIN)


def test_p11_a_stoef_that_ties_does_not_hold() -> None:
    """Of 216 throws 41 are higher than 163 and 6 as high; an opponent's three apes put that one out."""
    s = played_from("pietjesbak", 2, 0, "1 6 3").state
    assert chance_to_hold(s) == pytest.approx(chance_unbeaten(played(s, STOP), s.worth[0], s.rounds))
    assert chance_to_hold(s) == pytest.approx(1 - 47 / 216)


def test_every_reason_in_pietjesbak_is_true_and_argues_for_its_move() -> None:
    rng = random.Random(1)
    met: set[str] = set()
    for seed in range(100):
        options = HOUSES[seed % len(HOUSES)]
        for course in decisions("pietjesbak", 2 + seed % 3, seed, 1.0, **options):
            if rng.random() > 0.1 and not is_rare(course.state):
                continue
            question = asked_in(course)
            for move, rival in ((STOP, AGAIN), (AGAIN, STOP)):
                for reason in reasons_for(question, move, rival):
                    case = Case(course, move, rival, reason)
                    assert CLAIMS[reason.key](case), (reason, course.events)
                    assert argues(case), (reason, course.events)
                    met.add(reason.key)
    assert met == CLAIMS.keys()


def test_that_a_throw_holds_is_recounted_throw_by_throw() -> None:
    """Two and three throws of one who follows, and one throw of each of two."""
    rng = random.Random(3)
    seen = set()
    for seed in range(40):
        for course in decisions("pietjesbak", 2 + seed % 2, seed, 0.3, marks=3):
            s = course.state
            shape = (len(followers(s)), s.thrown if s.hand == s.starter else s.most)
            if shape in ((1, 1), (1, 2), (2, 1)) and (shape not in seen or rng.random() < 0.02):
                seen.add(shape)
                chance = chance_unbeaten(played(s, STOP), s.worth[s.hand], s.rounds)
                assert chance_to_hold(s) == pytest.approx(chance, abs=1e-12)
    assert len(seen) == 3
