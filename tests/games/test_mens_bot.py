"""The plain player of Mens: a few thoughts a person at the table would have."""

from __future__ import annotations

from tests.games.mens_talk import Pawns, board
from tests.table_talk import go_on
from toog.bots import find_choose
from toog.core.course import Course


def choice(course: Course) -> str:
    game = course.game
    seat = game.rules.in_turn(course.state)
    out = [0] * 4
    many = game.rules.moves(course.state, seat, out)
    before = course.state.copy()
    move = find_choose("sensible", game)(course.state, seat, out, many, 0)
    assert course.state == before
    return game.vocabulary[move]


def choose(pips: str, pawns: Pawns, turn: int = 0, **options: object) -> str:
    return choice(go_on(board(2, pawns, turn, **options), pips))


def test_the_one_move_there_is() -> None:
    assert choose("6", {0: [3]}) == "enter"
    assert choose("2", {}) == "pass"


def test_hits_another() -> None:
    assert choose("2", {0: [4, 20, 30], 1: [12]}) == "move 20"


def test_of_two_hits_the_one_that_hurts_most() -> None:
    assert choose("2", {0: [4, 9, 20], 1: [1, 12], 3: [16]}) == "move 4"


def test_spares_an_own_pawn() -> None:
    assert choose("2", {0: [4, 6]}) == "move 6"


def test_spares_the_other_colour_of_the_same_player() -> None:
    assert choose("3", {0: [12, 20], 2: [3]}) == "move 12"


def test_runs_from_danger() -> None:
    """Bo stands three behind the pawn on 18 and far from the one on 28."""
    assert choose("5", {0: [18, 28], 1: [5]}) == "move 18"


def test_m19_on_a_safe_start_there_is_no_danger() -> None:
    stand: Pawns = {0: [0, 20, 41, 43], 1: [28]}
    assert choose("5", stand) == "move 0"
    assert choose("5", stand, safe="start") == "move 20"


def test_a_hunter_that_goes_home_first_is_no_danger() -> None:
    """Bo’s pawn on its last circle stands three behind the pawn on 12, and turns off."""
    assert choose("1", {0: [3, 12], 1: [39]}) == "move 12"


def test_does_not_walk_up_to_another_box() -> None:
    assert choose("1", {0: [9, 14]}) == "move 14"


def test_brings_a_pawn_home() -> None:
    assert choose("2", {0: [12, 38]}) == "move 38"


def test_leaves_a_free_while_the_box_holds_a_pawn() -> None:
    assert choose("3", {0: [0, 12]}) == "move 0"


def test_moves_up_where_nothing_else_calls() -> None:
    assert choose("2", {0: [41]}, lane="forward") == "move 41"
    assert choose("1", {0: [15, 41]}, lane="forward") == "move 15"
    assert choose("1", {0: [39, 41]}, lane="forward") == "move 39"


def test_moves_up_before_it_walks_into_danger() -> None:
    assert choose("2", {0: [13, 41], 1: [4]}, lane="forward") == "move 41"


def test_of_equals_the_foremost() -> None:
    assert choose("1", {0: [3, 15, 25]}) == "move 25"
