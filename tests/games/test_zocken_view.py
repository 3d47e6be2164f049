"""What a seat sees in Zocken: everything, and the same as everyone."""

from __future__ import annotations

from tests.games.zocken_talk import play_dice, row, zock


def test_the_view_before_the_first_die() -> None:
    assert zock(2, first=1).view(None) == {
        "phase": "pick",
        "round": 1,
        "rounds": 5,
        "roller": 1,
        "hand": 1,
        "circles": "roygbpw",
        "table": [0, 10, 30, 60, 100, 150, 210, 280],
        "dice": ["r", "o", "y", "g", "b", "p", "w"],
        "die": None,
        "pips": None,
        "line": [None] * 9,
        "out": [],
        "direction": None,
        "bets": [None, None],
        "points": [0, 0],
        "so_far": {
            "matches": 0,
            "escapes": 0,
            "outs": 0,
            "row_points": 50,
            "colour_points": 0,
            "escape_points": 0,
            "out_points": 0,
            "points": 50,
        },
        "brings": {},
    }


def test_the_die_in_the_air_and_in_hand() -> None:
    course = zock(2, "roll y")
    view = course.view(0)
    assert (view["phase"], view["die"], view["pips"]) == ("throw", "y", None)
    assert view["dice"] == ["r", "o", "g", "b", "p", "w"]
    view = play_dice(course, "5").view(0)
    assert (view["phase"], view["die"], view["pips"]) == ("place", "y", 5)


def test_the_dice_on_the_table() -> None:
    view = zock(1, "r1@<", "o1@2", "y6@3", "g3@out", "b6@>").view(None)
    assert view["line"] == [
        {"die": "r", "pips": 1, "match": False},
        None,
        {"die": "o", "pips": 1, "match": True},
        {"die": "y", "pips": 6, "match": True},
        None,
        None,
        None,
        None,
        {"die": "b", "pips": 6, "match": False},
    ]
    assert view["out"] == [{"die": "g", "pips": 3, "match": False}]
    assert view["direction"] == "rising"
    assert view["dice"] == ["p", "w"]
    assert view["so_far"] == {
        "matches": 2,
        "escapes": 2,
        "outs": 1,
        "row_points": 0,
        "colour_points": 30,
        "escape_points": -20,
        "out_points": -20,
        "points": 30 - 20 - 20,
    }


def test_what_each_place_would_bring() -> None:
    """Z8, Z9, Z13, Z14: the second match adds more than the first; the first OUT costs the whole row too."""
    assert zock(1, "r1@1", "o6@").view(None)["brings"] == {
        "<": -10,
        "2": 20,
        **dict.fromkeys("34567", 0),
        ">": -10,
    }
    assert zock(1, "r1@1", "o6@2", "y3@").view(None)["brings"] == {"out": -50 - 20}
    assert zock(1, "r1@1", "o6@2", "y3@out", "g3@").view(None)["brings"] == {"out": -20}
    assert zock(1, "r1@1", "o6@2", "y3@out").view(None)["brings"] == {}


def test_the_bets() -> None:
    view = zock(3, *row("123"), "pass").view(2)
    assert (view["phase"], view["roller"], view["hand"]) == ("bet", 0, 2)
    assert view["bets"] == [None, "pass", None]


def test_the_circles_of_the_house() -> None:
    assert zock(1, circles="wrobgyp").view(None)["circles"] == "wrobgyp"


def test_the_board_is_cleared_for_the_next_turn() -> None:
    view = zock(1, *row("1234566")).view(None)
    assert view["line"] == [None] * 9
    assert (view["round"], view["points"]) == (2, [330])


def test_after_the_end_the_last_line_still_lies_there() -> None:
    view = zock(1, *row("1234566"), rounds=1).view(None)
    assert (view["phase"], view["hand"]) == ("over", None)
    assert view["line"][7] == {"die": "w", "pips": 6, "match": True}


def test_everyone_sees_the_same() -> None:
    course = zock(3, *row("123"), "bet")
    assert course.view(None) == course.view(0) == course.view(1) == course.view(2)


def test_equal_positions_are_equal_whatever_went_before() -> None:
    """What a die in hand left behind is no part of the position."""
    one = zock(1, "r1@1", "o2@2").state
    other = zock(1, "o2@2", "r1@1").state
    assert one == other
    assert one.key() == other.key()
