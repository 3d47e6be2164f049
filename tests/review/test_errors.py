"""A ± means what it says: errors are measured, by house rules and phase, and values lie within them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from benchmarks.coverage.__main__ import PAGE, main
from benchmarks.coverage.checking import checked, reviewed
from benchmarks.coverage.fitting import ONE, TWO
from benchmarks.coverage.houses import HOUSES, MEASURED, House, house, positions
from benchmarks.coverage.judged import gathered, long_rollout, within
from benchmarks.coverage.page import page, verdict
from toog.core.registry import find_game
from toog.games.mens.review.judge import Experience
from toog.games.zocken.rules import BETTING, PLACING
from toog.review.errors import (
    EXACT,
    MIXED,
    Errors,
    Measured,
    Odds,
    house_rules,
    look_up,
    measured,
    read_table,
)
from toog.review.judge import find_judge
from toog.review.rating import by_judge

ONCE = 0.01
"""What every value of Mens was said to be off by, under all house rules."""


@pytest.mark.parametrize(
    "where", [house(2, spare="empty"), house(2, lane="forward")], ids=lambda one: one.name
)
def test_values_and_differences_in_mens_lie_within_their_errors(where: House) -> None:
    """As benchmarks/coverage counts it of ten times as many positions. A constant would fail this."""
    looked = [checked(question, 1500) for question in positions("mens", where, 30, seed=3)]
    found = [one.hint for one in looked if one is not None]
    assert len(found) > 20
    for many in gathered(found):
        assert 0.56 <= within(many, 1) <= 0.85
        assert within(many, 2) >= 0.88


def test_values_and_differences_in_reviews_of_mens_lie_within_their_errors() -> None:
    """A review goes by the judge alone. 63–73 % are to lie within one error and 92–98 % within two.

    Of so few positions a share may be two of its binomial standard errors off by chance. All values of a
    position are off together, so that is counted by positions: of 96 it is 0.683 ± 0.095 and 0.954 ± 0.043.
    """
    found = [
        reviewed(question, long_rollout(question, 1000))
        for where in HOUSES["mens"]
        for question in positions("mens", where, 8, seed=4)
    ]
    values, losses = gathered(found)
    for many in (values, losses):
        assert abs(within(many, 1) - ONE) <= by_chance(ONE, len(found))
        assert abs(within(many, 2) - TWO) <= by_chance(TWO, len(found))
    values[:, 1] = ONCE
    assert within(values, 1) < ONE - by_chance(ONE, len(found))


def by_chance(share: float, positions: int) -> float:
    return 2 * math.sqrt(share * (1 - share) / positions)


@pytest.mark.parametrize("game", HOUSES)
def test_every_house_that_is_measured_is_in_the_table(game: str) -> None:
    found = read_table(game)
    assert {one.name for one in HOUSES[game]} >= set(found["rows"]) >= {MIXED}
    assert found["rules"] == list(MEASURED[game])
    assert found["positions"] >= 100
    names = {option.name for option in find_game(game).options}
    assert set(found["rules"]) <= names


@pytest.mark.parametrize(
    ("options", "changed"),
    [
        ({}, ()),
        ({"lane": "fixed"}, ()),
        ({"tries": 3, "spare": "empty"}, ("spare", "tries")),
        ({"handicap": [0, 1]}, ("handicap",)),
    ],
)
def test_house_rules_are_read_from_the_position(options: dict[str, Any], changed: tuple[str, ...]) -> None:
    game = find_game("mens")
    s = game.begin(2, options)
    assert house_rules(game, s) == changed
    assert measured(game, s) == look_up("mens", 2, changed)


@pytest.mark.parametrize(
    ("game", "options"), [("zocken", {"first": 1, "circles": "wpbgyor"}), ("stich", {"first": 2})]
)
def test_the_same_game_from_another_chair_has_the_same_errors(game: str, options: dict[str, Any]) -> None:
    """Z3, Z4, S4: who begins and which colour is which changes no game."""
    found = find_game(game)
    assert measured(found, found.begin(3, options)) == measured(found, found.begin(3, {}))


def test_a_house_rule_that_nobody_measured_makes_errors_wider() -> None:
    several = look_up("mens", 2, ("own_hit", "bounce")).errors
    wider = look_up("mens", 2, ("own_hit", "blockades")).errors
    for difference in (0.0, 0.1):
        assert wider.of_difference(difference) == pytest.approx(2 * several.of_difference(difference))
    assert wider.value == 2 * several.value
    assert look_up("mens", 2, ("spare",)).errors != several


def test_errors_grow_with_the_phase_and_with_the_difference() -> None:
    found = Measured(Errors(0.02, 0.03, 0.4), (0.5, 1.0, 2.0))
    assert [found.at(progress).value for progress in (0.0, 0.3, 0.5, 0.99, 1.0)] == [
        0.01,
        0.01,
        0.02,
        0.04,
        0.04,
    ]
    assert found.errors.of_difference(0.1) == pytest.approx(0.05)
    assert EXACT.of_difference(0.5) == 0.0


def test_a_hint_that_plays_on_has_scales_of_its_own() -> None:
    """What was fitted to such hints leaves the errors of the judge alone, which a review goes by."""
    found = Measured(Errors(0.02, 0.03, 0.4), (0.5, 2.0), beside_games=(0.5, 2.0))
    assert found.at(0.0) == Errors(0.01, 0.015, 0.4)
    assert found.beside_games_at(0.0) == Errors(0.005, 0.03, 0.8)
    fitted = read_table("mens")["beside_games"]
    s = find_game("mens").begin(2, {})
    judge = Experience(measured(find_game("mens"), s))
    alone, beside = judge.errors_at(s), judge.errors_beside_games(s)
    assert [beside.value / alone.value, beside.base / alone.base] == pytest.approx(fitted)
    assert fitted != [1.0, 1.0]


def test_an_error_of_the_odds_is_widest_where_chances_are_even() -> None:
    """A hint, which plays games on as well, keeps the errors that were fitted to hints."""
    odds = Odds(2.0, (0.5, 1.0), (3.0,), (0.5,))
    found = Measured(Errors(0.02, 0.01, 0.4), (1.0, 1.5), beside_games=(0.5, 2.0), odds=odds)
    assert found.beside_games_at(0.6) == found._replace(odds=None).beside_games_at(0.6)
    assert found.at(0.6) == Errors(0.04, 0.03, 0.2, in_odds=True)
    assert found.at(0.0) == Errors(0.02, 0.015, 0.1, in_odds=True)
    near = [found.at(0.6).near(chance) for chance in (0.5, 0.9, 0.0)]
    assert [errors.value for errors in near] == pytest.approx([0.04, 0.36 * 0.04, 0.03 * 0.04], rel=0.01)
    assert near[0].of_difference(0.1) == pytest.approx(math.hypot(0.03, 0.02), rel=0.001)
    assert near[2].of_difference(0.0) == pytest.approx(0.03 * 0.03)
    assert near[0].near(0.0) == near[0]


def test_the_error_of_a_difference_goes_by_the_part_of_a_turn() -> None:
    found = Measured(Errors(0.02, 0.01, 0.4), odds=Odds(1.0, (1.0, 1.0, 2.0, 2.0), (1.0, 5.0), (1.0, 0.5)))
    both = [(errors.base, errors.share) for errors in map(found.at, (0.0, 0.3, 0.6, 0.9))]
    assert both == [(0.01, 0.4), (0.05, 0.2), (0.02, 0.8), (0.1, 0.4)]


def test_the_judge_of_zocken_is_less_sure_where_bets_are_due_and_at_even_chances() -> None:
    s = find_game("zocken").begin(3, {"rounds": 3})
    judge = find_judge(find_game("zocken"), s)
    found, bases = [], []
    for s.phase, s.placed in ((PLACING, 0), (PLACING, 2), (BETTING, 3), (PLACING, 3)):
        errors = judge.errors_at(s)
        assert errors.near(0.02).value < 0.2 * errors.near(0.4).value
        found.append(errors.near(0.4).value)
        bases.append(errors.near(0.4).base)
    assert found[1] == found[2] > max(found[0], found[3])
    assert bases[1] == bases[2] > 2 * max(bases[0], bases[3])


def test_an_estimate_of_zocken_goes_by_its_own_chance() -> None:
    errors = Errors(0.04, 0.01, 0.2, in_odds=True)
    even, lost = by_judge(np.array([0.5, 0.01]), errors)
    assert (even.error, lost.error) == (errors.near(0.5).value, errors.near(0.01).value)
    assert lost.loss_error == errors.near(0.5).of_difference(0.49)
    assert even.loss_error == errors.near(0.5).of_difference(0.0)


def test_a_correction_leaves_chances_that_add_up() -> None:
    game = find_game("mens")
    s = game.begin(2, {"spare": "empty"})
    judge = find_judge(game, s)
    assert sum(judge.worth(s)) == pytest.approx(1.0, abs=1e-9)


def test_the_page_on_errors_is_made_of_the_table() -> None:
    assert PAGE.read_text("utf-8") == page()


@pytest.mark.parametrize(("game", "seed"), [("mens", "1"), ("zocken", "1"), ("zocken", "5209")])
def test_a_check_refuses_the_positions_of_the_fit(
    game: str, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["coverage", game, "--seed", seed])
    with pytest.raises(SystemExit, match=f"fitted to the positions of seed {seed}"):
        main()


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.63, 0.92, 0.73, 0.98), "The hints meet the aim."),
        ((0.62, 0.95, 0.68, 0.95), "The hints miss the aim: values 62% within one and 95% within two."),
        ((0.68, 0.95, 0.68, 0.91), "The hints miss the aim: differences 68% within one and 91% within two."),
    ],
)
def test_the_page_says_where_errors_miss_the_aim(shares: tuple[float, ...], said: str) -> None:
    of_value, of_difference = shares[:2], shares[2:]
    assert verdict("hints", [100, 0.01, 0.01, *of_value, 0.01, 0.01, *of_difference]) == said
