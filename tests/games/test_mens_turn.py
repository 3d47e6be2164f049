"""M8–M12: the throw, the six, who is hit, and what must be played."""

from __future__ import annotations

import pytest

from tests.games.mens_talk import board, pawns, throwing
from tests.table_talk import go_on, legal_words, rule_against

SPARED = {"own_hit": False}


def test_m8_the_player_chooses_among_the_pawns_that_can() -> None:
    course = go_on(board(4, {0: [3, 17, 30]}), "4")
    assert legal_words(course) == ["move 3", "move 17", "move 30"]
    go_on(course, "move 17")
    assert pawns(course, 0) == [3, 21, 30]
    assert throwing(course) == (1, 1)


def test_m8_pass_only_when_no_pawn_can() -> None:
    course = go_on(board(4, {0: []}), "5")
    assert legal_words(course) == ["pass"]
    assert throwing(go_on(course, "pass")) == (1, 1)
    assert rule_against(go_on(board(4, {0: [3]}), "5"), "pass") == "M8"


def test_m8_there_must_be_a_pawn_on_that_step() -> None:
    course = go_on(board(4, {0: [3], 1: [4]}), "5")
    assert rule_against(course, "move 4") == "M8"


def test_m8_steps_are_those_of_the_colour_on_turn() -> None:
    course = go_on(board(4, {0: [13], 1: [13]}, turn=1), "5", "move 13")
    assert (pawns(course, 0), pawns(course, 1)) == ([13], [18])
    assert course.view(None)["fields"][1][-1] == course.state.ring.index(2) == 28


def test_m9_a_six_must_enter() -> None:
    course = go_on(board(4, {0: [3, 20]}), "6")
    assert legal_words(course) == ["enter"]
    assert rule_against(course, "move 3") == "M9"
    assert rule_against(course, "move 4") == "M9"
    assert rule_against(course, "pass") == "M9"
    go_on(course, "enter")
    assert pawns(course, 0) == [0, 3, 20]
    assert throwing(course) == (0, 0)


@pytest.mark.parametrize("pips", "12345")
def test_m9_nobody_enters_without_a_six(pips: str) -> None:
    assert rule_against(go_on(board(4, {0: [3]}), pips), "enter") == "M9"


@pytest.mark.parametrize("pips", "12345")
def test_m9_the_throw_after_it_is_for_the_pawn_that_entered(pips: str) -> None:
    course = go_on(board(4, {0: [7, 20]}), "6", "enter", pips)
    assert legal_words(course) == ["move 0"]
    assert rule_against(course, "move 7") == "M9"
    assert rule_against(course, "pass") == "M9"
    go_on(course, "move 0")
    assert pawns(course, 0) == [int(pips), 7, 20]
    assert throwing(course) == (1, 1)


def test_m9_a_second_six_enters_one_more_and_hits_the_own_pawn_on_a() -> None:
    course = go_on(board(4, {0: [20]}), "6", "enter", "6")
    assert legal_words(course) == ["enter"]
    go_on(course, "enter")
    assert pawns(course, 0) == [0, 20]
    assert (course.state.hits, course.state.own_hits) == (1, 1)
    assert legal_words(go_on(course, "3")) == ["move 0"]


def test_m9_entering_hits_what_stands_on_a() -> None:
    course = go_on(board(4, {0: [], 3: [10]}), "6", "enter")
    assert (pawns(course, 0), pawns(course, 3)) == ([0], [])
    assert (course.state.hits, course.state.own_hits) == (1, 0)


def test_m9_the_last_pawn_out_and_a_six_is_free() -> None:
    """The second six finds an empty box: M10, with any pawn."""
    course = go_on(board(4, {0: [8, 20, 30]}), "6", "enter", "6")
    assert legal_words(course) == ["move 0", "move 8", "move 20", "move 30"]
    go_on(course, "move 20", "5")
    assert legal_words(course) == ["move 0", "move 8", "move 26", "move 30"]


def test_m9_the_next_turn_is_free_again() -> None:
    course = go_on(board(2, {0: [9]}, spare="empty"), "6", "enter", "2", "move 0", "1", "pass", "1")
    assert legal_words(course) == ["move 2", "move 9"]


def test_m10_a_six_with_an_empty_box() -> None:
    course = go_on(board(4, {0: [0, 8, 20, 36]}), "6")
    assert legal_words(course) == ["move 0", "move 8", "move 20", "move 36"]
    assert rule_against(course, "enter") == "M10"
    assert rule_against(course, "pass") == "M10"
    go_on(course, "move 8")
    assert throwing(course) == (0, 0)
    assert legal_words(go_on(course, "5")) == ["move 0", "move 14", "move 20", "move 36"]


def test_m10_no_pawn_can_go_six() -> None:
    course = go_on(board(4, {0: [39, 40, 41, 43]}), "6")
    assert legal_words(course) == ["pass"]
    assert rule_against(course, "enter") == "M10"
    go_on(course, "pass")
    assert throwing(course) == (0, 0)
    assert legal_words(go_on(course, "3")) == ["move 39"]


def test_m10_six_after_six() -> None:
    course = board(4, {0: [1, 8, 20, 30]})
    for _ in range(5):
        step = min(pawns(course, 0))
        go_on(course, "6", f"move {step}")
    assert throwing(course) == (0, 0)
    assert course.state.turns == 1


def test_m10_an_own_pawn_hit_by_a_six_comes_back_by_the_next() -> None:
    course = go_on(board(4, {0: [2, 8, 20, 30]}), "6", "move 2")
    assert pawns(course, 0) == [8, 20, 30]
    assert legal_words(go_on(course, "6")) == ["enter"]


def test_m11_landing_on_another_hits_it() -> None:
    course = go_on(board(4, {0: [7], 1: [3, 5]}), "6", "enter", "1", "move 0")
    assert pawns(course, 1) == [3, 5]
    course = go_on(board(4, {0: [9], 1: [3, 5]}), "4", "move 9")
    assert (pawns(course, 0), pawns(course, 1)) == ([13], [5])
    assert (course.state.hits, course.state.own_hits) == (1, 0)


def test_m11_the_own_colour_as_well() -> None:
    course = go_on(board(4, {0: [4, 9, 12]}), "5", "move 4")
    assert pawns(course, 0) == [9, 12]
    assert (course.state.hits, course.state.own_hits) == (1, 1)


def test_m11_own_means_of_the_same_colour() -> None:
    """An plays colours 0 and 3 here; one hits the other, even where own pawns are spared."""
    for options in ({}, SPARED):
        course = go_on(board(3, {0: [4], 3: [19]}, **options), "5", "move 4")
        assert (pawns(course, 0), pawns(course, 3)) == ([9], [])
        assert (course.state.hits, course.state.own_hits) == (1, 0)


def test_m11_passing_over_pawns_does_nothing_and_their_circles_count() -> None:
    course = go_on(board(4, {0: [4, 6], 3: [15]}), "5", "move 4")
    assert (pawns(course, 0), pawns(course, 3)) == ([6, 9], [15])


def test_m11_the_a_circles_are_circles_like_any_other() -> None:
    course = go_on(board(4, {0: [8], 1: [0]}), "2", "move 8")
    assert (pawns(course, 0), pawns(course, 1)) == ([10], [])


def test_m11_a_pawn_comes_home_past_the_own_a() -> None:
    """What stands on the own A is passed, not hit."""
    course = go_on(board(4, {0: [0, 38]}), "3", "move 38")
    assert pawns(course, 0) == [0, 41]


def test_m11_spared_a_move_may_not_hit_an_own_pawn() -> None:
    course = go_on(board(4, {0: [4, 9, 12]}, **SPARED), "5")
    assert legal_words(course) == ["move 9", "move 12"]
    assert rule_against(course, "move 4") == "M11"


def test_m11_spared_the_pawn_on_a_goes_six_instead() -> None:
    course = go_on(board(4, {0: [0, 9]}, **SPARED), "6")
    assert legal_words(course) == ["move 0"]
    assert rule_against(course, "enter") == "M11"
    assert rule_against(course, "move 9") == "M11"
    assert rule_against(course, "pass") == "M11"
    go_on(course, "move 0")
    assert pawns(course, 0) == [6, 9]
    assert legal_words(go_on(course, "1")) == ["move 6", "move 9"]


def test_m11_spared_any_pawn_when_the_one_on_a_cannot() -> None:
    course = go_on(board(4, {0: [0, 6, 9]}, **SPARED), "6")
    assert legal_words(course) == ["move 6", "move 9"]
    assert rule_against(course, "move 0") == "M11"
    assert rule_against(course, "enter") == "M11"
    assert rule_against(course, "pass") == "M10"
    go_on(course, "move 9")
    assert legal_words(go_on(course, "1")) == ["move 0", "move 6", "move 15"]


def test_m11_spared_the_foremost_of_three_in_a_row_can_always_go() -> None:
    course = go_on(board(4, {0: [0, 6, 12]}, **SPARED), "6")
    assert legal_words(course) == ["move 12"]
    assert rule_against(course, "move 6") == "M11"


def test_m11_spared_the_bound_pawn_goes_six_and_sets_the_next_throw_free() -> None:
    course = go_on(board(4, {0: [20]}, **SPARED), "6", "enter", "6")
    assert legal_words(course) == ["move 0"]
    go_on(course, "move 0", "2")
    assert legal_words(course) == ["move 6", "move 20"]


def test_m11_spared_a_bound_pawn_that_cannot_move() -> None:
    course = go_on(board(4, {0: [4, 20]}, **SPARED), "6", "enter", "4")
    assert legal_words(course) == ["pass"]
    assert rule_against(course, "move 0") == "M11"
    assert rule_against(course, "move 4") == "M9"
    assert rule_against(course, "enter") == "M9"
    assert throwing(go_on(course, "pass")) == (1, 1)


def test_m11_spared_a_bound_pawn_that_cannot_go_six_leaves_it_to_any() -> None:
    course = go_on(board(4, {0: [6, 20]}, **SPARED), "6", "enter", "6")
    assert legal_words(course) == ["move 6", "move 20"]


def test_m11_spared_entering_still_hits_others() -> None:
    course = go_on(board(4, {0: [], 1: [30]}, **SPARED), "6", "enter")
    assert (pawns(course, 0), pawns(course, 1)) == ([0], [])


def test_m12_hitting_is_free_by_default() -> None:
    assert legal_words(go_on(board(4, {0: [4, 20], 1: [12]}), "2")) == ["move 4", "move 20"]


def test_m12_who_can_hit_another_player_must() -> None:
    course = go_on(board(4, {0: [4, 20], 1: [12]}, must_hit=True), "2")
    assert legal_words(course) == ["move 20"]
    assert rule_against(course, "move 4") == "M12"
    assert course.state.choices == 0


def test_m12_with_two_hits_the_player_chooses() -> None:
    course = go_on(board(4, {0: [4, 15, 20], 1: [7, 12]}, must_hit=True), "2")
    assert legal_words(course) == ["move 15", "move 20"]
    assert course.state.choices == 1


def test_m12_without_a_hit_anything_goes() -> None:
    assert legal_words(go_on(board(4, {0: [4, 20], 1: [13]}, must_hit=True), "2")) == ["move 4", "move 20"]


def test_m12_own_pawns_of_either_colour_need_not_be_hit() -> None:
    course = board(3, {0: [4, 6, 20], 3: [32]}, must_hit=True)
    assert legal_words(go_on(course, "2")) == ["move 4", "move 6", "move 20"]


def test_m12_coming_home_does_not_overrule_a_hit() -> None:
    course = go_on(board(4, {0: [20, 39], 1: [12]}, must_hit=True), "2")
    assert legal_words(course) == ["move 20"]
    assert rule_against(course, "move 39") == "M12"


def test_m12_coming_home_past_a_pawn_on_the_own_a_is_no_hit() -> None:
    """The first end circle comes after the last of the ring, where the A is that another's pawn stands on."""
    course = go_on(board(4, {0: [20, 38], 1: [30]}, must_hit=True), "2")
    assert course.state.ring[0] == 2
    assert legal_words(course) == ["move 20", "move 38"]


def test_m12_holds_back_a_pawn_that_could_move_up() -> None:
    course = go_on(board(4, {0: [20, 40], 1: [12]}, must_hit=True, lane="forward"), "2")
    assert rule_against(course, "move 40") == "M12"


def test_m12_never_overrules_a_forced_enter_or_a_bound_pawn() -> None:
    course = go_on(board(4, {0: [16, 18], 1: [12, 10]}, must_hit=True), "6")
    assert legal_words(course) == ["enter"]
    assert legal_words(go_on(course, "enter", "4")) == ["move 0"]


def test_m12_nor_the_pawn_on_a_that_goes_six_instead() -> None:
    course = go_on(board(4, {0: [0, 16], 1: [12]}, must_hit=True, **SPARED), "6")
    assert legal_words(course) == ["move 0"]
    free = go_on(board(4, {0: [0, 6, 16], 1: [12]}, must_hit=True, **SPARED), "6")
    assert legal_words(free) == ["move 16"]


def test_counts_of_hits() -> None:
    """Twice a pawn enters on top of an own one; before that another was hit."""
    course = go_on(board(4, {0: [], 3: [10]}), "6", "enter", "6", "enter", "6", "enter")
    assert (course.state.hits, course.state.own_hits) == (3, 2)


def test_counts_of_turns_and_choices() -> None:
    course = board(2, {0: [4, 9]}, spare="empty")
    go_on(course, "6", "enter", "1", "move 0", "5", "pass", "2", "move 9", "1", "pass", "6", "enter")
    s = course.state
    assert (s.turns, s.hits, s.own_hits, s.choices) == (5, 0, 0, 1)
    again = go_on(board(4, {0: [4, 9], 1: [4, 9]}), "2", "move 4", "2")
    assert again.state.choices == 2


def test_m10_a_six_that_no_pawn_can_go_is_passed_and_thrown_again() -> None:
    course = go_on(board(2, {0: [39, 40, 41, 43]}), "6")
    assert legal_words(course) == ["pass"]
    assert throwing(go_on(course, "pass")) == (0, 0)


def test_m10_or_the_turn_waits_for_the_next() -> None:
    course = go_on(board(2, {0: [39, 40, 41, 43]}, stuck_six="wait"), "6")
    assert legal_words(course) == ["pass"]
    assert throwing(go_on(course, "pass")) == (1, 1)


def test_m10_a_six_that_is_played_is_thrown_again_all_the_same() -> None:
    course = go_on(board(2, {0: [8, 40, 41, 43]}, stuck_six="wait"), "6", "move 8")
    assert throwing(course) == (0, 0)
    assert throwing(go_on(board(2, {}, stuck_six="wait"), "6", "enter")) == (0, 0)


def test_m18_every_six_is_played_by_default() -> None:
    course = go_on(board(4, {0: [4]}), "6", "enter", "6", "enter", "6")
    assert legal_words(course) == ["enter"]


def test_m18_the_third_six_of_a_turn_is_lost_and_asks_for_no_move() -> None:
    course = go_on(board(4, {0: [4]}, three_sixes="lose"), "6", "enter", "6", "enter")
    assert throwing(course) == (0, 0)
    assert throwing(go_on(course, "6")) == (1, 1)
    assert pawns(course, 0) == [0, 4]
    assert legal_words(go_on(course, "6")) == ["enter"]


def test_m18_a_third_throw_that_is_no_six_is_played() -> None:
    course = go_on(board(4, {0: [4]}, three_sixes="lose"), "6", "enter", "6", "enter", "5")
    assert legal_words(course) == ["move 0"]
    assert throwing(go_on(course, "move 0")) == (1, 1)


def test_m18_the_count_begins_again_with_the_next_turn() -> None:
    course = board(2, {0: [4]}, three_sixes="lose", spare="empty")
    go_on(course, "6", "enter", "6", "enter", "1", "move 0", "2", "pass", "6", "enter", "6")
    assert legal_words(course) == ["enter"]


def test_m18_failed_tries_are_no_sixes() -> None:
    course = go_on(board(4, {}, three_sixes="lose", tries=3), "5", "2", "6", "enter", "6")
    assert legal_words(course) == ["enter"]
    assert throwing(go_on(course, "enter", "6")) == (1, 1)


def test_m18_a_six_that_was_passed_is_one_of_the_three() -> None:
    course = board(2, {0: [39, 40, 41, 43]}, three_sixes="lose")
    assert throwing(go_on(course, "6", "pass", "6", "pass", "6")) == (1, 1)


def test_m18_with_tries_only_sixes_that_were_played_count() -> None:
    course = board(2, {0: [39, 40, 41, 43]}, three_sixes="lose", tries=3)
    go_on(course, "6", "pass", "6", "pass", "6")
    assert legal_words(course) == ["pass"]
    assert throwing(go_on(course, "pass")) == (0, 0)


def test_m18_with_tries_the_third_six_that_could_be_played_is_lost() -> None:
    course = board(2, {0: [20, 40, 41, 43]}, three_sixes="lose", tries=3)
    go_on(course, "6", "move 20", "6", "move 26")
    assert throwing(go_on(course, "6")) == (1, 1)


def test_m18_the_next_colour_still_has_its_first_pawn() -> None:
    course = board(4, {0: [4]}, three_sixes="lose")
    course.state.first_due[1] = 1
    go_on(course, "6", "enter", "6", "enter", "6")
    assert pawns(course, 1) == [0]


def test_m18_where_every_six_is_played_positions_know_nothing_of_them() -> None:
    once = go_on(board(4, {0: [0]}), "6", "enter")
    twice = go_on(board(4, {0: [0]}), "6", "enter", "6", "enter")
    assert once.state == twice.state


def test_m19_a_pawn_on_its_own_a_can_be_hit_by_default() -> None:
    assert legal_words(go_on(board(4, {0: [8], 1: [0]}), "2")) == ["move 8"]


def test_m19_safe_it_cannot() -> None:
    course = go_on(board(4, {0: [8, 20], 1: [0]}, safe="start"), "2")
    assert legal_words(course) == ["move 20"]
    assert rule_against(course, "move 8") == "M19"


@pytest.mark.parametrize("side", [4, 6])
def test_m19_the_first_and_the_last_colour_are_safe_too(side: int) -> None:
    for safe, hunter in ((0, side - 1), (side - 1, 0)):
        near = (10 if side == 4 else 8) * ((safe - hunter) % side) - 2
        course = go_on(board(side, {hunter: [near], safe: [0]}, turn=hunter, safe="start"), "2")
        assert rule_against(course, f"move {near}") == "M19"


def test_m19_who_has_nothing_else_passes() -> None:
    course = go_on(board(4, {0: [8], 1: [0]}, safe="start"), "2")
    assert legal_words(course) == ["pass"]


def test_m19_passing_over_is_free() -> None:
    course = go_on(board(4, {0: [8], 1: [0]}, safe="start"), "3", "move 8")
    assert (pawns(course, 0), pawns(course, 1)) == ([11], [0])


def test_m19_on_the_a_of_another_colour_nobody_is_safe() -> None:
    course = go_on(board(4, {0: [8], 2: [30]}, safe="start"), "2", "move 8")
    assert (pawns(course, 0), pawns(course, 2)) == ([10], [])
    entering = go_on(board(4, {0: [], 2: [20]}, safe="start"), "6", "enter")
    assert (pawns(entering, 0), pawns(entering, 2)) == ([0], [])


def test_m19_another_colour_of_the_same_player_is_another_colour() -> None:
    course = go_on(board(2, {0: [18], 2: [0]}, safe="start"), "2")
    assert legal_words(course) == ["pass"]


def test_m19_an_own_pawn_that_enters_hits_it_as_before() -> None:
    course = go_on(board(4, {0: [0]}, safe="start"), "6", "enter")
    assert pawns(course, 0) == [0]
    assert course.state.own_hits == 1


def test_m19_must_hit_asks_for_no_hit_that_is_not_allowed() -> None:
    course = go_on(board(4, {0: [8, 20], 1: [0]}, safe="start", must_hit=True), "2")
    assert legal_words(course) == ["move 20"]


def test_m19_the_six_colour_board() -> None:
    course = go_on(board(6, {0: [6], 1: [0]}, safe="start"), "2")
    assert legal_words(course) == ["pass"]
