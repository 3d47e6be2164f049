"""What judges say is what their games come to: against counting, and against the solvers."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest

from tests.conformance.house import go_on
from tests.table_talk import NAMES
from toog.core.contract import CHANCE
from toog.core.course import Course
from toog.core.errors import BadRecord
from toog.core.falls import Dice
from toog.core.registry import find_game
from toog.core.throw_off import NOBODY, open_throw_off, throw_off
from toog.games.azen_jagen import rules
from toog.games.azen_jagen import solve as azen_jagen
from toog.games.azen_jagen.solve.positions import positions_for
from toog.games.azen_jagen.state import AzenJagen
from toog.games.mens import rules as mens_rules
from toog.games.mens.board import IN_BOX
from toog.games.mens.review import judge as mens
from toog.games.mens.solve import ending_of
from toog.games.mens.state import Mens
from toog.games.pietjesbak import solve as pietjesbak
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.stich.review import judge as stich
from toog.games.stich.review.worlds import worth_of_points
from toog.games.stich.state import Stich
from toog.review.errors import EXACT
from toog.review.judge import find_judge
from toog.review.pricing import ways_of
from toog.solve.throw_off import chances_to_win, won_by


@pytest.mark.parametrize(("players", "sips", "orders"), [(2, 1, 5), (3, 2, 4), (4, 3, 2)])
def test_azen_jagen_begins_as_it_was_counted_from_its_beginning(players: int, sips: int, orders: int) -> None:
    facts = azen_jagen.facts(players, {"sips": sips, "orders": orders})
    s = find_game("azen_jagen").begin(players, {"sips": sips, "orders": orders})
    rules.open_hunt(s, 0)
    found = positions_for(players, sips, orders).worth(s)
    assert found == pytest.approx([facts[f"wins_{seat}"] for seat in range(players)], abs=1e-12)


def test_azen_jagen_is_worth_the_mean_of_what_can_fall_anywhere() -> None:
    rng = random.Random(3)
    course = Course(find_game("azen_jagen"), NAMES[:3], {"orders": 3})
    judge = find_judge(course.game, course.state)
    seen = set()
    while go_on(course, rng):
        s: AzenJagen = course.state
        if rules.turn(s) != CHANCE:
            continue
        seen.add(s.phase)
        dice = course.game.falls[rules.chance(s)]
        assert isinstance(dice, Dice)
        falls = ways_of(dice)
        total = [0.0] * 3
        for fell, many in falls.items():
            after = s.copy()
            rules.throw(after, fell)
            total = [a + many * b for a, b in zip(total, judge.worth(after), strict=True)]
        assert judge.worth(s) == pytest.approx([value / sum(falls.values()) for value in total], abs=1e-9)
    assert seen == {rules.BEGINNING, rules.HUNTING, rules.RACE_THROW}


def test_a_throw_off_under_way_is_won_as_often_as_all_dice_say() -> None:
    """Counted over all that three dice can show; a tie is won by half or a third."""
    s = Pietjesbak()
    s.players = 4
    s.contends[:4] = [1, 1, 1, 1]
    open_throw_off(s)
    throw_off(s, 3)
    wins = [0.0] * 4
    for dice in product(range(1, 7), repeat=3):
        shown = (3, *dice)
        best = [seat for seat in range(4) if shown[seat] == max(shown)]
        for seat in best:
            wins[seat] += 1 / len(best) / 216
    found = chances_to_win(s)
    assert [found.get(seat, 0.0) for seat in range(4)] == pytest.approx(wins)
    assert s.hand == 1
    assert throw_off(s, 1) == NOBODY


def test_who_wins_the_throw_off_begins() -> None:
    s = find_game("azen_jagen").begin(5, {})
    assert [won_by(rules, s, seat).hand for seat in range(5)] == [0, 1, 2, 3, 4]
    assert won_by(rules, s, 2).phase == rules.HUNTING


def test_p1_what_is_given_ahead_is_in_the_worth_of_the_start() -> None:
    options = {"marks": 3, "handicap": [0, 1]}
    s = find_game("pietjesbak").begin(2, options)
    judge = find_judge(find_game("pietjesbak"), s)
    assert judge.exact
    assert judge.worth(s) == pytest.approx(list(pietjesbak.facts(2, options).values()), abs=1e-9)


@pytest.mark.parametrize(
    ("game", "given", "exact"),
    [
        ("pietjesbak", [0, 3, 0], False),
        ("zocken", [0, 50], True),
        ("zocken", [3, 0], False),
        ("zocken", [50], True),
        ("mens", [0, 1], False),
    ],
)
def test_a_judge_says_whether_it_knows_a_game_with_a_handicap(
    game: str, given: list[int], exact: bool
) -> None:
    judge = find_judge(find_game(game), find_game(game).begin(len(given), {"handicap": given}))
    assert judge.exact == exact
    assert (judge.errors == EXACT) == exact
    assert (judge.errors_at(find_game(game).begin(len(given), {"handicap": given})) == EXACT) == exact


def test_m6_pawns_that_stand_home_are_worth_something() -> None:
    judge = mens.judge(find_game("mens").begin(2, {}))
    chances = [judge.worth(find_game("mens").begin(2, {"handicap": [0, given]}))[1] for given in range(3)]
    assert chances[0] == pytest.approx(0.5, abs=0.02)
    assert chances[0] < chances[1] < chances[2]


def test_endings_of_mens_are_judged_exactly_with_hits_and_under_house_rules() -> None:
    """One pawn each: before every throw the mean of what can fall, after it the best of the moves."""
    options = {"spare": "empty", "handicap": [3, 3], "tries": 3, "three_sixes": "lose"}
    course = Course(find_game("mens"), NAMES[:2], options)
    judge, rng = mens.judge(course.state), random.Random(5)
    solved = hits = 0
    while go_on(course, rng):
        s: Mens = course.state
        if ending_of(s) is None or mens_rules.turn(s) != CHANCE:
            continue
        solved += 1
        hits += any(word.startswith("move") and IN_BOX in s.pawns for _, word in course.events[-1:])
        after = [s.copy() for _ in range(6)]
        for pips, then in enumerate(after, 1):
            mens_rules.throw(then, [pips])
        mean = [sum(judge.worth(then)[seat] for then in after) / 6 for seat in range(2)]
        assert judge.errors_at(s) == EXACT
        assert judge.worth(s) == pytest.approx(mean, abs=1e-9)
    assert solved > 20
    assert hits


def test_an_ending_of_mens_that_is_not_solved_is_estimated() -> None:
    """Two pawns out on either side are too many; so are the colours of who plays two of them."""
    for options in ({"spare": "empty", "handicap": [2, 2]}, {"handicap": [3, 3]}):
        course, rng = Course(find_game("mens"), NAMES[:2], options), random.Random(5)
        judge = mens.judge(course.state)
        while len(course.events) < 20:
            assert go_on(course, rng)
        assert judge.errors_at(course.state) != EXACT


@pytest.mark.parametrize(("given", "order"), [([0, 100], [0, 1]), ([50, 0, 100], [1, 0, 2])])
def test_s16_points_given_ahead_are_worth_something_before_the_target_is_thrown(
    given: list[int], order: list[int]
) -> None:
    """The mean over the faces of the die: with a near target they are worth more."""
    worth = [stich.worth_before_target(begun) for begun in (stich_with(given), stich_with([70] * len(given)))]
    assert sorted(range(len(given)), key=lambda seat: worth[0][seat]) == order
    assert sum(worth[0]) == pytest.approx(1)
    assert worth[1] == [1 / len(given)] * len(given)
    near, far = (worth_of_points(stich.after_die(stich_with(given), face)) for face in (2, 5))
    assert near[order[-1]] > worth[0][order[-1]] > far[order[-1]]


def stich_with(given: list[int]) -> Stich:
    s: Stich = find_game("stich").begin(len(given), {"handicap": given})
    return s


def test_an_unknown_game_has_no_judge_and_a_sentence_says_so() -> None:
    game = replace(find_game("mens"), name="ludo")
    with pytest.raises(BadRecord, match="nobody here knows what a position of ludo is worth"):
        find_judge(game, game.begin(2, {}))
