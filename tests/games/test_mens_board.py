"""M1–M5 and the scores: the two sides of the board, whose colours they are, and who wins."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.mens_talk import board, pawns, throwing
from tests.table_talk import go_on, legal_words, played_from, rule_against, sit_down
from toog.core.contract import NOBODY
from toog.core.course import Over
from toog.core.errors import BadArgument, GameOver, Malformed

mens = partial(played_from, "mens")


@pytest.mark.parametrize(("players", "colours"), [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_m1_the_small_side_for_up_to_four_players(players: int, colours: int) -> None:
    view = sit_down("mens", players).view(None)
    assert len(view["pawns"]) == colours
    assert view["pawns"] == [[-1, -1, -1, -1]] * colours


@pytest.mark.parametrize("players", [5, 6])
def test_m1_a_four_board_is_too_small_for_more(players: int) -> None:
    with pytest.raises(BadArgument, match="must be 6") as refused:
        sit_down("mens", players, board=4)
    assert refused.value.rule == "M1"


@pytest.mark.parametrize(("side", "circles", "gap"), [(4, 40, 10), (6, 48, 8)])
def test_m1_the_rings_and_their_starts(side: int, circles: int, gap: int) -> None:
    course = board(2, {colour: [0] for colour in range(side)}, board=side)
    view = course.view(None)
    assert view["circles"] == circles
    assert [steps[-1] for steps in view["fields"]] == [colour * gap for colour in range(side)]


@pytest.mark.parametrize(("side", "last"), [(4, 39), (6, 47)])
def test_m2_the_last_step_of_the_ring_is_just_before_the_own_a(side: int, last: int) -> None:
    for colour in range(side):
        course = board(2, {colour: [last]}, turn=colour, board=side)
        a = colour * (last + 1) // side
        assert course.view(None)["fields"][colour][-1] == (a or last + 1) - 1


@pytest.mark.parametrize(("side", "last"), [(4, 39), (6, 47)])
def test_m2_a_comes_after_the_last_step_and_not_the_own_start(side: int, last: int) -> None:
    course = go_on(board(2, {0: [last]}, board=side), "1", f"move {last}")
    assert pawns(course, 0) == [last + 1]
    assert course.view(None)["fields"][0] == [-1, -1, -1, last + 1]
    assert not any(course.state.ring)


def test_m2_the_forty_eight_circles_of_the_six_board_one_by_one() -> None:
    course = board(2, {5: [0]}, turn=5, board=6, spare="double")
    for step in range(47):
        assert course.view(None)["fields"][5][-1] == course.state.ring.index(6) == (40 + step) % 48
        go_on(course, "1", f"move {step}")
        for _ in range(5):
            go_on(course, "1", "pass")
    assert course.view(None)["fields"][5][-1] == course.state.ring.index(6) == 39
    assert pawns(go_on(course, "4", "move 47"), 5) == [51]


def test_m2_a_step_beyond_d_is_on_no_board() -> None:
    course = go_on(board(2, {0: [3]}), "1")
    assert rule_against(course, "move 44") == "M2"
    assert rule_against(course, "move 43") == "M8"
    with pytest.raises(Malformed):
        course.play("move 52")
    large = go_on(board(2, {0: [3]}, board=6), "1")
    assert rule_against(large, "move 51") == "M8"


@pytest.mark.parametrize(
    ("players", "side", "spare", "owner"),
    [
        (2, 4, "double", [0, 1, 0, 1]),
        (3, 4, "double", [0, 1, 2, 0]),
        (4, 4, "double", [0, 1, 2, 3]),
        (2, 6, "double", [0, 1, 0, 1, 0, 1]),
        (3, 6, "double", [0, 1, 2, 0, 1, 2]),
        (4, 6, "double", [0, 1, 2, 3, 0, 1]),
        (5, 6, "double", [0, 1, 2, 3, 4, 0]),
        (6, 6, "double", [0, 1, 2, 3, 4, 5]),
        (2, 4, "empty", [0, None, 1, None]),
        (3, 4, "empty", [0, 1, 2, None]),
        (4, 4, "empty", [0, 1, 2, 3]),
        (2, 6, "empty", [0, None, None, 1, None, None]),
        (3, 6, "empty", [0, None, 1, None, 2, None]),
        (4, 6, "empty", [0, 1, 2, 3, None, None]),
        (5, 6, "empty", [0, 1, 2, 3, 4, None]),
        (6, 6, "empty", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_m3_whose_colours_they_are(players: int, side: int, spare: str, owner: list[int | None]) -> None:
    course = sit_down("mens", players, board=side, spare=spare)
    assert course.view(None)["owner"] == owner
    each = 4 * (41 if side == 4 else 49) + 6
    assert course.scores == [each * owner.count(seat) for seat in range(players)]
    assert [bool(steps) for steps in course.view(None)["pawns"]] == [seat is not None for seat in owner]


def test_m3_the_colours_of_the_large_side_are_nobodys_on_the_small_one() -> None:
    assert sit_down("mens", 3, board=4).state.owner == [0, 1, 2, 0, NOBODY, NOBODY]


@pytest.mark.parametrize(
    ("players", "options", "order"),
    [
        (3, {}, [(1, 1), (2, 2), (0, 3), (0, 0), (1, 1)]),
        (2, {}, [(1, 1), (0, 2), (1, 3), (0, 0), (1, 1)]),
        (2, {"spare": "empty"}, [(1, 2), (0, 0), (1, 2)]),
        (3, {"spare": "empty", "board": 6}, [(1, 2), (2, 4), (0, 0), (1, 2)]),
        (5, {}, [(1, 1), (2, 2), (3, 3), (4, 4), (0, 5), (0, 0), (1, 1)]),
    ],
)
def test_m4_colours_take_turns_clockwise(
    players: int, options: dict[str, object], order: list[tuple[int, int]]
) -> None:
    course = mens(players, 1, first_pawn="six", **options)
    for turn in order:
        assert throwing(course) == turn
        go_on(course, "1", "pass")


def test_m5_the_first_colour_that_is_home_wins() -> None:
    course = go_on(board(3, {3: [39, 41, 42, 43], 0: [7]}, turn=3), "1")
    assert not course.winners
    go_on(course, "move 39")
    assert course.turn == Over((0,))
    assert course.winners == (0,)
    assert course.scores == [162, 170, 170]
    with pytest.raises(GameOver):
        course.play("pass")


def test_m5_all_colours_home() -> None:
    """Two colours for one player, one of them home: it is passed over."""
    home = [40, 41, 42, 43]
    course = board(3, {0: home, 3: [38, 39, 42, 43], 1: [5]}, turn=3, win="all")
    go_on(course, "2", "move 38")
    assert pawns(course, 3) == [39, 40, 42, 43]
    assert throwing(course) == (1, 1)
    go_on(course, "1", "move 5", "1", "pass")
    assert throwing(course) == (0, 3)
    go_on(course, "2", "move 39")
    assert course.winners == (0,)
    assert course.scores[0] == 0


def test_m5_with_all_a_colour_just_home_throws_no_more() -> None:
    course = go_on(board(2, {0: [36, 40, 41, 43]}, win="all"), "6")
    assert legal_words(course) == ["move 36"]
    assert throwing(go_on(course, "move 36")) == (1, 1)
    assert not course.winners


def test_m5_without_spare_colours_all_means_one() -> None:
    course = board(2, {2: [39, 41, 42, 43]}, turn=2, win="all", spare="empty")
    assert go_on(course, "1", "move 39").winners == (1,)


def test_scores_are_the_steps_still_to_go() -> None:
    """A pawn in B counts −1: 166 + 4 for a full box, 198 + 4 on the large side."""
    assert board(3, {0: [0], 1: [10, 43], 2: []}).scores == [170 + 169, 166 - 53 + 2, 170]
    assert board(6, {5: [47, 51]}).scores == [202, 202, 202, 202, 202, 198 - 98 + 2]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BadArgument, match="2 to 6"):
        sit_down("mens", players)
