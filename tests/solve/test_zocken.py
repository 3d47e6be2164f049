"""The solved turn and the solved game for two, against the rules themselves and against plain recursion."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from toog.core.contract import CHANCE
from toog.games.zocken import GAME
from toog.games.zocken.line import ANYWHERE, MOST_PIPS, ON_A_FIELD
from toog.games.zocken.options import TABLE
from toog.games.zocken.rules import DICE_BEFORE_BETS, bet_gain
from toog.games.zocken.score import DICE, WHOLE_ROW
from toog.games.zocken.solve import facts, together
from toog.games.zocken.solve.duel import (
    ALL_DECIDED,
    SHIPPED_TURNS,
    Chances,
    chances_at,
    is_shipped,
    over,
    solve_duel,
    usual_duel,
    utilities,
    widest_swing,
)
from toog.games.zocken.solve.forecast import forecast
from toog.games.zocken.solve.positions import positions, read
from toog.games.zocken.solve.standing import chances_by_end, chances_to_win
from toog.games.zocken.solve.together import COMING, Unsolved, solve_alone, solved
from toog.games.zocken.solve.turn import (
    TIE,
    WAYS_TO_FALL,
    Values,
    bet_on,
    ends_from,
    mean_and_over_50,
    outcome,
    solve_for_points,
    solve_with_bets,
    worths,
)
from toog.games.zocken.solve.unsolved import Staked, TurnOfMany, TurnOfTwo
from toog.games.zocken.state import Zocken

rules = GAME.rules
LOTS = random.Random(12)
LAST_TURN = TurnOfTwo(TABLE, turns=2, to_go=1, difference=-30)


def after(s: Zocken, move: int) -> Zocken:
    then = s.copy()
    rules.play(then, then.hand, move)
    return then


def thrown(s: Zocken, pips: int) -> Zocken:
    then = s.copy()
    rules.throw(then, [pips])
    return then


def legal(s: Zocken) -> list[int]:
    out = [0] * len(GAME.vocabulary)
    return out[: rules.moves(s, s.hand, out)]


def turn_after(dice: int, **options: Any) -> Zocken:
    """A turn of one player with so many dice laid, blindly."""
    circles = "".join(LOTS.sample("roygbpw", DICE))
    s: Zocken = GAME.begin(1, {"circles": circles, **options})
    while s.placed < dice:
        if rules.turn(s) == CHANCE:
            rules.throw(s, [LOTS.randint(1, MOST_PIPS)])
        else:
            rules.play(s, 0, LOTS.choice(legal(s)))
    return s


def plainly(s: Zocken) -> float:
    """The most points in the mean that this turn can still come to, by trying everything."""
    if s.turns:
        return float(s.turn_score)
    if rules.turn(s) == CHANCE:
        return sum(plainly(thrown(s, pips)) for pips in range(1, MOST_PIPS + 1)) / MOST_PIPS
    return max(plainly(after(s, move)) for move in legal(s))


def mean(s: Zocken) -> float:
    return mean_and_over_50(solve_for_points(tuple(s.table)).free[read(s).row], s.placed)[0]


@pytest.mark.parametrize("table", [list(TABLE), [0, 3, 1, 4, 159, 26, 535, 1000]])
def test_best_play_is_worth_what_trying_everything_finds(table: list[int]) -> None:
    for dice in [5] * 8 + [6] * 20:
        s = turn_after(dice, table=table)
        assert mean(s) == pytest.approx(plainly(s), abs=1e-9)


def test_every_move_leads_where_the_rules_lead() -> None:
    """Turned round or not, with circles in any order: the numbered positions and the rules agree exactly."""
    values = solve_for_points(TABLE).free
    for dice in list(range(DICE)) * 12:
        s = turn_after(dice)
        assert max(worths(values, s, legal(s))) == values[read(s).row]
        placing = thrown(after(s, LOTS.choice(legal(s))), LOTS.randint(1, MOST_PIPS))
        for move, worth in zip(legal(placing), worths(values, placing, legal(placing)), strict=True):
            assert worth == MOST_PIPS * value_of(values, after(placing, move))


def value_of(values: Values, s: Zocken) -> float:
    if s.turns:
        return float(s.turn_score * TIE + (s.turn_score > WHOLE_ROW))
    return float(values[read(s).row])


def test_the_circles_and_the_rounds_do_not_change_what_a_turn_is_worth() -> None:
    usual = facts(1, {})
    assert facts(1, {"circles": "wgrpboy", "rounds": 2}) == usual
    assert usual["turn_mean"] == pytest.approx(91.661022519, abs=1e-9)
    assert usual["over_50"] == pytest.approx(0.716313729, abs=1e-9)


ODD_TABLES = [[0] * 8, [0, 3, 1, 4, 159, 26, 535, 1000], [1000, 0, 0, 0, 0, 0, 0, 0]]


@pytest.mark.parametrize("table", [list(TABLE), *ODD_TABLES])
def test_z8_the_first_die_on_a_field_is_the_best_of_the_fields(table: list[int]) -> None:
    """The value before the first die is recounted from the positions after it, by the rules."""
    values = solve_for_points(tuple(table)).free
    s: Zocken = GAME.begin(1, {"table": table, "first_die": "field"})
    dice = [
        sum(max(value_of(values, after(fell, move)) for move in legal(fell)) for fell in six_throws(s, move))
        for move in legal(s)
    ]
    assert max(dice) == values[read(s).row]
    assert worths(values, s, legal(s)) == dice


def six_throws(s: Zocken, move: int) -> list[Zocken]:
    return [thrown(after(s, move), pips) for pips in range(1, MOST_PIPS + 1)]


def test_z8_no_move_of_a_first_die_on_an_escape_is_answered() -> None:
    s = thrown(after(GAME.begin(1, {"first_die": "field"}), 0), 3)
    assert len(legal(s)) == 7
    assert len(worths(solve_for_points(TABLE).free, s, legal(s))) == 7


@pytest.mark.parametrize("to_go", [1, 2, 9, 24, 28, 33, 38])
def test_z8_what_ships_for_two_holds_where_the_first_die_goes_on_a_field(to_go: int) -> None:
    """Worked out anew from the turns after it, around where it is closest."""
    differences = np.array([-120, -60, -25, 0, 5, 40, 100])
    on_a_field = chances_at(outcome(TABLE), usual_duel()[to_go - 1], differences, ON_A_FIELD)
    assert usual_duel()[to_go].at(differences) == pytest.approx(on_a_field, abs=1e-14)


def test_z8_a_duel_at_another_table_is_solved_by_its_own_first_die() -> None:
    """With no points for colours an escape may be worth it; on a field it is recounted by the rules."""
    table = (0,) * 8
    known = outcome(table)
    s: Zocken = GAME.begin(2, {"table": list(table), "first_die": "field"})
    anywhere = solve_duel(table, 2, first_die=ANYWHERE)[2].at(0)
    _, last, both = solve_duel(table, 2, first_die=ON_A_FIELD)
    on_a_field = both.at(0)
    assert on_a_field != pytest.approx(anywhere, abs=1e-4)
    before = solve_with_bets(*(utility[:, 0] for utility in utilities(known, last, np.array([0])))).before
    recounted = max(
        sum(max(before[read(after(fell, move)).row] for move in legal(fell)) for fell in six_throws(s, move))
        for move in legal(s)
    )
    assert on_a_field == pytest.approx(recounted / WAYS_TO_FALL, abs=1e-14)


def test_z8_the_forecast_knows_where_the_first_die_may_go() -> None:
    s: Zocken = GAME.begin(2, {"table": [0] * 8, "rounds": 1, "first_die": "field"})
    assert TurnOfTwo.of(s).first_die == ON_A_FIELD
    anywhere, on_a_field = (
        forecast((0,) * 8, 1, first_die)[1].at(10) for first_die in (ANYWHERE, ON_A_FIELD)
    )
    assert on_a_field < anywhere


def test_a_bet_is_worth_what_the_ends_of_the_turn_say() -> None:
    for _ in range(3):
        s = turn_after(3)
        values = solve_for_points(TABLE).free
        points, over_50 = mean_and_over_50(values[read(s).row], s.placed)
        ends = ends_from(values, read(s))
        bet = bet_on(s)
        assert bet.chance == pytest.approx(over_50, abs=1e-12)
        assert ends @ outcome(TABLE).scores == pytest.approx(points, abs=1e-9)
        assert bet.gain == pytest.approx(ends @ outcome(TABLE).gains, abs=1e-12)


def test_a_bet_wins_as_often_as_trying_everything_finds() -> None:
    for dice in [4] + [5] * 12:
        s = turn_after(dice)
        ways = MOST_PIPS ** (DICE - dice)
        _, over_50, least, most = bet_plainly(s)
        bet = bet_on(s)
        assert bet.chance == pytest.approx(over_50 / ways, abs=1e-12)
        assert least / ways - 1e-9 <= bet.gain <= most / ways + 1e-9


def bet_plainly(s: Zocken) -> tuple[int, int, int, int]:
    """Points, turns above 50, and the least and most a bet brings, summed over all that can fall.

    The roller plays for the most points, then for the most turns above 50; what is equal in both may bring
    those who bet more or less.
    """
    if s.turns:
        gain = bet_gain(s.turn_score)
        return s.turn_score, int(s.turn_score > WHOLE_ROW), gain, gain
    if rules.turn(s) == CHANCE:
        fallen = [bet_plainly(thrown(s, pips)) for pips in range(1, MOST_PIPS + 1)]
        points, over_50, least, most = (sum(numbers) for numbers in zip(*fallen, strict=True))
        return points, over_50, least, most
    found = [bet_plainly(after(s, move)) for move in legal(s)]
    points, over_50 = max(one[:2] for one in found)
    equal = [one for one in found if one[:2] == (points, over_50)]
    return points, over_50, min(one[2] for one in equal), max(one[3] for one in equal)


def test_what_ships_for_the_last_turn_is_what_it_works_out_to() -> None:
    differences = np.array([-200, -55, 0, 5, 40])
    worked_out = chances_at(outcome(TABLE), over(5), differences)
    assert usual_duel()[1].at(differences) == pytest.approx(worked_out, abs=1e-14)


def test_what_ships_is_enough_for_the_longest_game() -> None:
    most = GAME.option("rounds").schema()["maximum"]
    assert is_shipped(TABLE, 2 * most - 1)
    assert len(usual_duel()) == 2 * most


def test_what_ships_is_never_worse_with_more_points() -> None:
    for chances in usual_duel():
        assert np.all(np.diff(chances.chances) > -1e-15)


def test_in_a_game_of_one_round_the_second_has_the_last_word() -> None:
    assert facts(2, {"rounds": 1})["starter_wins"] == pytest.approx(0.480979463, abs=1e-9)


def test_the_last_turn_is_worth_what_trying_everything_finds() -> None:
    """With two dice to come, the bet made: the roller ends ahead, level or behind."""
    for bet in (False, True):
        s = turn_after(5)
        turn = solved(LAST_TURN)
        values = turn.bet if bet else turn.free
        assert values[read(s).row] / MOST_PIPS**2 == pytest.approx(last_word(s, -30, bet), abs=1e-12)


def last_word(s: Zocken, difference: int, bet: bool) -> float:
    if s.turns:
        ahead = difference + s.turn_score - (bet_gain(s.turn_score) if bet else 0)
        return 0.5 if ahead == 0 else float(ahead > 0)
    if rules.turn(s) == CHANCE:
        return (
            sum(last_word(thrown(s, pips), difference, bet) for pips in range(1, MOST_PIPS + 1)) / MOST_PIPS
        )
    return max(last_word(after(s, move), difference, bet) for move in legal(s))


def test_the_other_player_chooses_what_is_worse_for_the_roller() -> None:
    turn = solved(LAST_TURN)
    row = read(turn_after(3)).row
    assert turn.before[row] == min(turn.free[row], turn.bet[row])


def test_turns_solved_side_by_side_come_out_as_each_does_by_itself() -> None:
    among = TurnOfMany(TABLE, (60, 0, 45), (0, 1, 1), 0)
    turns: list[tuple[Unsolved, ...]] = [(LAST_TURN,), (among, Staked(among, (1,)))]
    COMING.expect(turns)
    for turn in (turn for group in turns for turn in group):
        found, alone = solved(turn), solve_alone(turn)
        assert found is not alone
        later = positions().laid >= DICE_BEFORE_BETS
        assert np.array_equal(found.before, alone.before)
        assert np.array_equal(found.free[later], alone.free[later])
        assert np.array_equal(found.bet[later], alone.bet[later])
    COMING.expect(())
    assert COMING.find(LAST_TURN) is None


def test_no_more_turns_are_solved_side_by_side_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(together, "MOST_SIDE_BY_SIDE", 3)
    COMING.expect([(LAST_TURN,), (LAST_TURN._replace(difference=0),)])
    try:
        solved(LAST_TURN)
        assert list(COMING.solved) == [LAST_TURN]
    finally:
        COMING.expect(())


def test_among_two_on_the_last_turn_the_chance_among_many_is_exact() -> None:
    """Nothing is to come that would have to be guessed."""
    free = chances_by_end(TABLE, (10, 70), (0, 0), 0, (), 0)
    bet = chances_by_end(TABLE, (10, 70), (0, 0), 0, (1,), 0)
    scores, gains = outcome(TABLE)
    assert np.array_equal(free, (np.sign(scores - 60) + 1) / 2)
    assert np.array_equal(bet, (np.sign(scores - gains - 60) + 1) / 2)


def test_the_forecast_comes_near_the_solution() -> None:
    found = forecast(TABLE, 3)
    for to_go, most in ((1, 0.12), (2, 0.04), (3, 0.04)):
        exact = usual_duel()[to_go]
        differences = (np.arange(len(exact.chances)) + exact.lowest) * exact.step
        assert found[to_go].at(differences) == pytest.approx(exact.chances, abs=most)
        assert np.all(np.diff(found[to_go].chances) >= 0)


def test_with_no_turn_to_go_every_difference_decides_however_wide_the_steps() -> None:
    assert over(1).at([-1, 0, 1]).tolist() == [0.0, 0.5, 1.0]
    assert Chances(10, -1, np.array([0.2, 0.4])).at([-25, -20, -15, -10, -5, 0, 5, 10]) == pytest.approx(
        [0.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.7, 1.0]
    )


def test_the_chances_of_all_who_play_add_up() -> None:
    points = (120, 60, 95)
    chances = sum(chances_by_end(TABLE, points, (2, 3, 3), 0, (1, 2), seat) for seat in range(3))
    assert chances == pytest.approx(np.ones_like(chances), abs=0.01)


def test_a_lead_from_the_start_is_shipped_where_its_differences_are() -> None:
    assert is_shipped(TABLE, 9, 1000)
    assert not is_shipped(TABLE, 9, 3)
    assert not is_shipped(TABLE, 39, 50)
    assert is_shipped(TABLE, 37, 660)
    assert not is_shipped(TABLE, 37, 665)


def test_with_all_decided_nothing_is_cut_off() -> None:
    """Up to so many turns to go the differences end where all is decided, and not where they were cut."""
    swing = widest_swing(outcome(TABLE))
    for to_go, chances in enumerate(usual_duel()):
        reach = (SHIPPED_TURNS + 1 - to_go) * swing // chances.step
        inside = -reach < chances.lowest and chances.lowest + len(chances.chances) <= reach
        assert inside == (to_go <= ALL_DECIDED)


def test_z16_points_given_ahead_are_a_lead_of_who_begins() -> None:
    """Ten turns to go and so many points more: the same as in the middle of a longer game."""
    found = facts(2, {"handicap": [10, 60], "first": 1})["starter_wins"]
    assert found == pytest.approx(usual_duel()[10].at([50])[0], abs=1e-12)


def test_a_lead_between_two_steps_decides_as_any_does() -> None:
    """There is no tie then: to be 53 behind is worth what 51 is, more than 55 and less than 50."""
    behind = chances_at(outcome(TABLE), over(5), np.array([-55, -53, -51, -50]))
    assert behind[0] < behind[1] == behind[2] < behind[3]


@pytest.mark.parametrize("ahead", [3, -3])
def test_among_many_too(ahead: int) -> None:
    won = chances_to_win(TABLE, np.array([[100 + ahead, 100]]), (0, 0), 0)
    assert won.tolist() == [float(ahead > 0)]
