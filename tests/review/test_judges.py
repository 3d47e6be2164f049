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
from toog.games.azen_jagen.state import AzenJagen
from toog.games.pietjesbak.state import Pietjesbak
from toog.review.judge import find_judge
from toog.review.pricing import ways_of
from toog.solve import azen_jagen
from toog.solve.azen_positions import positions_for
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


def test_an_unknown_game_has_no_judge_and_a_sentence_says_so() -> None:
    game = replace(find_game("mens"), name="ludo")
    with pytest.raises(BadRecord, match="nobody here knows what a position of ludo is worth"):
        find_judge(game, game.begin(2, {}))
