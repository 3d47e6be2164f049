"""What is told of a game of Mens erger je niet, as keys with arguments and as sentences."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.mens_talk import board
from tests.table_talk import NAMES, go_on, played, played_from, tellings_of, told_last
from toog.core.contract import Event, Telling
from toog.core.course import Course
from toog.texts.voice import LANGUAGES, Voice

mens = partial(played_from, "mens")
ENGLISH = "en"


def said(course: Course, word: str, language: str = ENGLISH) -> list[str]:
    voice = Voice(language, course.game)
    return [voice.tell(telling, course.players) for telling in tellings_of(course, word)]


def test_m6_the_throw_off_and_the_first_pawn() -> None:
    course = played("mens", 2, "3")
    assert told_last(course) == [Telling("throws-off", {"seat": 0, "pips": 3})]
    assert said(course, "5") == [
        "Bo throws a 5 for the start.",
        "Bo begins, with blue.",
        "The first turn of blue: Bo puts a pawn on A.",
    ]


def test_m7_the_beginner_alone_gets_a_pawn() -> None:
    course = played("mens", 2, "3", first_pawn="beginner")
    assert [telling.key for telling in tellings_of(course, "5")] == ["throws-off", "begins", "first-pawn"]
    go_on(course, "2")
    assert said(course, "move 0") == ["Bo goes 2 on with blue."]


def test_m7_nobody_gets_a_pawn() -> None:
    course = played("mens", 2, "3", first_pawn="six")
    assert [telling.key for telling in tellings_of(course, "5")] == ["throws-off", "begins"]


def test_c2_a_throw_off_that_goes_on() -> None:
    course = played("mens", 3, "4", "2")
    assert said(course, "4") == ["Cé throws a 4 for the start.", "An and Cé are level and throw again."]


def test_m7_the_pawn_of_the_next_hits_at_once() -> None:
    """Cé’s pawn has only just come to Dré’s A."""
    course = mens(4, 2, "6", "move 0", "4", own_hit=False)
    assert said(course, "move 6") == [
        "Cé goes 4 on with yellow.",
        "The first turn of green: Dré puts a pawn on A.",
        "Hit! A yellow pawn of Cé goes back to its box.",
    ]


def test_m8_throw_move_and_pass() -> None:
    course = board(2, {0: [3]})
    assert said(course, "4") == ["An throws a 4 for red."]
    assert said(course, "move 3") == ["An goes 4 on with red."]
    assert said(go_on(course, "2"), "pass") == ["Bo can go nowhere with blue and passes."]


def test_m9_enter_and_throw_again() -> None:
    course = go_on(board(2, {0: [0]}), "6")
    assert said(course, "enter") == [
        "An brings a red pawn out onto A.",
        "Ouch, a pawn of the same colour! An puts a red pawn back in its box.",
        "After a six An throws again, for the pawn on A.",
    ]


def test_m10_a_six_with_an_empty_box() -> None:
    course = go_on(board(2, {0: [0, 8, 41, 43]}), "6")
    assert said(course, "move 8") == ["An goes 6 on with red.", "After a six An throws again."]
    stuck = go_on(board(2, {0: [39, 40, 41, 43]}), "6")
    assert said(stuck, "pass") == ["No red pawn can go six: An passes.", "After a six An throws again."]


def test_m11_whose_pawn_is_hit() -> None:
    course = go_on(board(3, {0: [3], 2: [25]}), "2")
    assert tellings_of(course, "move 3")[0] == Telling("moves", {"seat": 0, "colour": 0, "pips": 2})
    course = go_on(board(3, {0: [3], 2: [25]}, turn=2), "3")
    assert len(tellings_of(course, "move 25")) == 1
    course = go_on(board(3, {1: [8], 2: [0]}, turn=1), "2")
    assert tellings_of(course, "move 8")[1] == Telling("hits", {"seat": 1, "colour": 2, "seats": "2"})


def test_m13_home_and_up() -> None:
    course = go_on(board(2, {0: [38]}, lane="forward"), "3")
    assert said(course, "move 38") == ["An brings a red pawn home on b."]
    up = go_on(board(2, {0: [41]}, lane="forward"), "2")
    assert said(up, "move 41") == ["An moves a red pawn up to d."]


def test_m5_a_colour_home_and_the_end() -> None:
    course = go_on(board(2, {0: [39, 41, 42, 43]}), "1")
    assert said(course, "move 39") == [
        "An brings a red pawn home on a.",
        "All four red pawns are home.",
        "An wins the game.",
    ]
    course = go_on(board(2, {0: [36, 40, 41, 43]}, win="all"), "6")
    assert [telling.key for telling in tellings_of(course, "move 36")] == ["comes-home", "colour-home"]


def test_m17_tries() -> None:
    course = board(2, {}, tries=3)
    assert said(course, "3") == ["An throws a 3 for red.", "No six. An has 2 tries left."]
    assert said(course, "3") == ["An throws a 3 for red.", "No six. An has one try left."]
    assert said(course, "3") == ["An throws a 3 for red."]


def test_m10_a_stuck_six_that_ends_the_turn() -> None:
    stuck = go_on(board(2, {0: [39, 40, 41, 43]}, stuck_six="wait"), "6")
    assert said(stuck, "pass") == ["No red pawn can go six: An passes."]


def test_m18_a_third_six_that_is_lost() -> None:
    course = go_on(board(2, {0: [4]}, three_sixes="lose"), "6", "enter", "6", "enter")
    course.state.first_due[1] = 1
    assert said(course, "6") == [
        "An throws a 6 for red.",
        "The third six is lost, and An’s turn is over.",
        "The first turn of blue: Bo puts a pawn on A.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name(language: str) -> None:
    course = board(6, {})
    voice = Voice(language, course.game)
    assert len({voice.say("colour", colour=colour) for colour in range(6)}) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_can_be_said(language: str) -> None:
    course = board(2, {})
    voice = Voice(language, course.game)
    arguments: dict[str, int | str] = {"seat": 0, "seats": "1", "colour": 2, "pips": 5, "circle": "c"}
    keys = (
        "throws-off throw-off-again begins first-pawn throws enters moves comes-home moves-up hits hits-own"
    )
    keys += " passes passes-six tries-again loses-six throws-again colour-home wins"
    for key in keys.split():
        for number in (0, 1, 2):
            sentence = voice.tell(Telling(key, {**arguments, "left": number, "bound": number}), NAMES)
            assert sentence.endswith((".", "!"))


def test_an_event_is_told_from_the_positions_alone() -> None:
    course = board(2, {0: [3]})
    before = course.state.copy()
    go_on(course, "4")
    after = course.state.copy()
    assert course.game.tell(before, Event(None, "4"), after) == course.game.tell(
        before, Event(None, "4"), after
    )
    assert course.state == after
