"""Azen jagen, rule by rule. Unless a test says otherwise An throws off highest and begins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table_talk import go_on, played, rule_against, sit_down
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import BadArgument, GameOver, Malformed, OutOfTurn
from toog.core.record import read_record
from toog.core.registry import find_game

AN, BO, CE = 0, 1, 2
THREE_ACES, TWO_ACES, ONE_ACE, NO_ACE = "1 1 1", "1 4 1", "5 1 3", "2 3 4"


def hunt(players: int, *words: str, **options: Any) -> Course:
    """An has thrown off highest."""
    off = ["6"] + ["2"] * (players - 1)
    return played("azen_jagen", players, *off, *words, **options)


def race(players: int = 2, *words: str, **options: Any) -> Course:
    """An ordered, Bo tasted, and the third to throw drinks: Cé, or An again at a table of two."""
    return hunt(players, THREE_ACES, THREE_ACES, THREE_ACES, *words, **options)


def in_turn(course: Course) -> int:
    return course.game.rules.in_turn(course.state)


def example() -> dict[str, Any]:
    events = ["4", "3", "1 1 1", "1 1 2", "1 1 5", "1 1 6"]
    return {
        "toog": 1,
        "game": "azen_jagen",
        "players": ["An", "Bo"],
        "options": {},
        "events": [["*", fell] for fell in events],
    }


# The hunt


def test_a1_a_throw_off_decides_who_begins() -> None:
    course = sit_down("azen_jagen", 3)
    assert course.turn == Chance(AN, course.game.falls[0])
    go_on(course, "2", "6", "5")
    assert course.turn == Chance(BO, course.game.falls[1])


def test_a1_who_tie_for_the_beginning_throw_again() -> None:
    course = played("azen_jagen", 3, "5", "2", "5")
    assert course.turn == Chance(AN, course.game.falls[0])
    go_on(course, "1", "3")
    assert course.turn == Chance(CE, course.game.falls[1])


def test_a1_one_throw_each_clockwise() -> None:
    course = hunt(3)
    for seat in (AN, BO, CE, AN):
        assert course.turn == Chance(seat, course.game.falls[1])
        go_on(course, ONE_ACE if seat else NO_ACE)


def test_a1_only_aces_count() -> None:
    assert hunt(2, "6 6 6", "2 5 4", "3 3 2").state.aces == 0


def test_a1_three_dice_fall_and_never_one() -> None:
    course = hunt(2)
    assert rule_against(course, "1") == "A1"


def test_c2_one_die_falls_in_the_throw_off() -> None:
    assert rule_against(sit_down("azen_jagen", 2), NO_ACE) == "C2"


def test_a2_aces_of_all_are_counted_together() -> None:
    assert hunt(3, ONE_ACE, TWO_ACES, NO_ACE, ONE_ACE).state.aces == 4


def test_a2_aces_beyond_the_ninth_are_not_counted_and_do_not_end_the_race() -> None:
    course = hunt(2, THREE_ACES, THREE_ACES, TWO_ACES, THREE_ACES)
    assert course.state.aces == 9
    assert course.state.drinker == BO
    assert course.turn == Decision((AN, BO))
    assert course.scores == [0, 0]


def test_a3_third_orders_sixth_tastes_ninth_drinks() -> None:
    course = hunt(4, TWO_ACES, ONE_ACE, NO_ACE, TWO_ACES)
    assert (course.state.orderer, course.state.taster, course.state.drinker) == (BO, -1, -1)
    go_on(course, ONE_ACE)
    assert (course.state.orderer, course.state.taster, course.state.drinker) == (BO, AN, -1)
    go_on(course, NO_ACE, THREE_ACES)
    assert (course.state.orderer, course.state.taster, course.state.drinker) == (BO, AN, CE)


def test_a3_a_throw_that_passes_the_third_orders_as_well() -> None:
    assert hunt(2, TWO_ACES, THREE_ACES).state.orderer == BO


def test_a3_one_player_can_be_all_three() -> None:
    course = hunt(2, THREE_ACES, NO_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    assert (course.state.orderer, course.state.taster, course.state.drinker) == (AN, AN, AN)


def test_a3_the_example_of_the_design() -> None:
    course = Course.of(read_record(example()))
    assert course.turn == Decision((AN, BO))
    assert (course.legal(AN), course.legal(BO)) == (["throw"], ["sip"])
    assert (course.state.orderer, course.state.taster, course.state.drinker) == (AN, AN, BO)
    assert (course.scores, course.winners) == ([0, 0], ())


# The race


def test_a4_an_ace_in_the_race_and_the_drinker_pays() -> None:
    course = race(3, "0: throw", ONE_ACE)
    assert course.scores == [0, 0, 1]
    assert course.state.too_slow == 1


def test_a4_the_last_sip_and_the_orderer_pays() -> None:
    course = race(3, "2: sip", "2: sip")
    assert course.scores == [0, 0, 0]
    go_on(course, "2: sip")
    assert course.scores == [1, 0, 0]
    assert course.state.too_slow == 0


def test_a4_who_orders_and_drinks_pays_either_way() -> None:
    order = (THREE_ACES, NO_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    assert hunt(2, *order, "0: sip", sips=1).scores == [1, 0]
    assert hunt(2, *order, "1: throw", ONE_ACE, sips=1).scores == [1, 0]


def test_a4_throws_without_an_ace_go_on() -> None:
    course = race(3, "0: throw", NO_ACE, "1: throw", "6 6 6", "1: throw", NO_ACE)
    assert course.turn == Decision((AN, BO, CE))
    assert course.scores == [0, 0, 0]


@pytest.mark.parametrize("sips", range(1, 21))
def test_a4_option_sips_fills_the_glass(sips: int) -> None:
    course = race(2, *["0: sip"] * (sips - 1), sips=sips)
    assert course.state.sips_left == 1
    assert course.scores == [0, 0]
    assert go_on(course, "0: sip").scores == [1, 0]


@pytest.mark.parametrize("seat", [AN, BO, CE])
def test_a5_everyone_has_exactly_one_move_in_the_race(seat: int) -> None:
    assert race(3).legal(seat) == (["sip"] if seat == CE else ["throw"])


def test_a5_any_order_is_accepted() -> None:
    course = race(3, "1: throw", NO_ACE, "1: throw", NO_ACE, "2: sip", "2: sip", "0: throw", NO_ACE, "2: sip")
    assert course.scores == [1, 0, 0]


def test_a5_the_dice_of_a_throw_fall_before_any_other_move() -> None:
    course = race(3, "1: throw")
    assert course.turn == Chance(BO, course.game.falls[1])
    for move, seat in (("sip", CE), ("throw", AN), ("throw", BO)):
        with pytest.raises(OutOfTurn):
            course.play(move, seat)
        assert course.legal(seat) == []


def test_a5_the_drinker_may_not_throw() -> None:
    assert rule_against(race(3), f"{CE}: throw") == "A5"


def test_a5_the_others_may_not_sip() -> None:
    assert rule_against(race(3), f"{AN}: sip") == "A5"


def test_a5_a_race_asks_which_seat() -> None:
    with pytest.raises(OutOfTurn):
        race(2).play("sip")


def test_a5_turn_by_turn_a_sip_then_a_throw_clockwise_from_the_drinker() -> None:
    course = hunt(4, THREE_ACES, THREE_ACES, THREE_ACES, sips=20)
    for seat in (CE, 3, CE, AN, CE, BO, CE, 3, CE):
        assert in_turn(course) == seat
        go_on(course, *([f"{seat}: sip"] if seat == CE else [f"{seat}: throw", NO_ACE]))


def test_a5_turn_by_turn_goes_on_after_a_race_in_any_order() -> None:
    course = race(4, "0: throw", sips=20)
    assert in_turn(course) == AN
    go_on(course, NO_ACE)
    assert in_turn(course) == CE
    go_on(course, "2: sip", "2: sip")
    assert in_turn(course) == BO
    go_on(course, "3: throw", NO_ACE, "1: throw", NO_ACE)
    assert in_turn(course) == CE
    go_on(course, "2: sip")
    assert in_turn(course) == 3


def test_a5_turn_by_turn_two_players_alternate() -> None:
    course = race(2)
    assert in_turn(course) == AN
    assert in_turn(go_on(course, "0: sip")) == BO
    assert in_turn(go_on(course, "1: throw", NO_ACE)) == AN


def test_a5_what_was_done_in_the_race_is_done() -> None:
    course = race(2, "0: sip")
    assert not course.can_undo(AN)
    assert not go_on(course, "1: throw").can_undo(BO)


@pytest.mark.parametrize("end", [("2: sip",), ("0: throw", ONE_ACE)])
def test_a6_the_count_starts_at_zero_left_of_the_drinker(end: tuple[str, ...]) -> None:
    course = race(4, *end, sips=1)
    assert course.turn == Chance(3, course.game.falls[1])
    assert course.state.aces == 0
    assert (course.state.orderer, course.state.taster, course.state.drinker) == (-1, -1, -1)


def test_a6_left_of_the_last_seat_is_the_first() -> None:
    course = race(3, "2: sip", sips=1)
    assert course.turn == Chance(AN, course.game.falls[1])


# The end


def test_a7_three_drinks_by_default() -> None:
    drink = (THREE_ACES, NO_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    course = hunt(2, *drink, "1: throw", ONE_ACE)
    go_on(course, *drink, "0: throw", ONE_ACE)
    assert course.winners == ()
    go_on(course, *drink, "1: throw", ONE_ACE)
    assert course.turn == Over((BO,))
    assert course.scores == [2, 1]
    assert (course.state.races, course.state.too_slow, course.state.throws) == (3, 3, 18)


@pytest.mark.parametrize("orders", [1, 2, 20])
def test_a7_option_orders(orders: int) -> None:
    course = hunt(2, orders=orders, sips=1)
    for _ in range(orders):
        assert course.winners == ()
        go_on(course, THREE_ACES, THREE_ACES, THREE_ACES, f"{in_turn(course)}: sip")
    assert isinstance(course.turn, Over)
    assert sum(course.scores) == orders


def test_a7_equal_is_a_shared_win() -> None:
    course = race(3, "2: sip", orders=1, sips=1)
    assert course.turn == Over((BO, CE))
    assert course.scores == [1, 0, 0]


def test_a7_all_may_share_the_win() -> None:
    drink = (THREE_ACES, NO_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    course = hunt(2, *drink, "0: sip", *drink, "1: sip", orders=2, sips=1)
    assert course.turn == Over((AN, BO))


def test_a7_after_the_end_nothing_can_be_played() -> None:
    course = race(2, "0: sip", orders=1, sips=1)
    with pytest.raises(GameOver):
        course.play("sip", AN)
    with pytest.raises(GameOver):
        course.throw(NO_ACE)


def test_a8_option_drink_is_a_text_and_changes_no_position() -> None:
    plain = race(2)
    named = race(2, drink="een warme chocomelk")
    assert named.options == {"drink": "een warme chocomelk"}
    assert named.state == plain.state
    assert plain.options == {}


@pytest.mark.parametrize("drink", ["x" * 41, "two\nlines", 7])
def test_a8_a_drink_of_more_than_forty_characters_is_refused(drink: object) -> None:
    with pytest.raises(BadArgument) as refused:
        sit_down("azen_jagen", 2, drink=drink)
    assert refused.value.rule == "A8"


@pytest.mark.parametrize(
    ("options", "rule"),
    [({"sips": 0}, "A4"), ({"sips": 21}, "A4"), ({"orders": 0}, "A7"), ({"orders": 21}, "A7")],
)
def test_options_outside_their_bounds_are_refused(options: dict[str, int], rule: str) -> None:
    with pytest.raises(BadArgument) as refused:
        sit_down("azen_jagen", 2, **options)
    assert refused.value.rule == rule


@pytest.mark.parametrize("players", [1, 9])
def test_for_two_to_eight_players(players: int) -> None:
    with pytest.raises(BadArgument):
        find_game("azen_jagen").begin(players, {})


def test_words_of_other_games_are_malformed() -> None:
    with pytest.raises(Malformed):
        race(2).play("stop", AN)


def test_throws_are_tallied_with_those_of_the_race_and_without_the_throw_off() -> None:
    course = race(3, "0: throw", NO_ACE, "2: sip", "1: throw", ONE_ACE)
    assert (course.state.throws, course.state.races, course.state.too_slow) == (5, 1, 1)
