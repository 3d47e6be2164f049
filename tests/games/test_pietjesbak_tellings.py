"""What is told of a game of Pietjesbak, as keys with arguments and as sentences."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.table_talk import NAMES, go_on, played, played_from, told_last
from toog.core.course import Course
from toog.texts import LANGUAGES, Voice

bak = partial(played_from, "pietjesbak")


def keys(course: Course) -> list[str]:
    return [telling.key for telling in told_last(course)]


def arguments(course: Course, key: str) -> dict[str, Any]:
    (found,) = [telling.arguments for telling in told_last(course) if telling.key == key]
    return found


def sentences(course: Course, language: str = "en") -> list[str]:
    voice = Voice(language, course.game)
    return [voice.tell(telling, course.players) for telling in told_last(course)]


def test_p2_a_throw_for_the_start() -> None:
    course = played("pietjesbak", 2, "4")
    assert sentences(course) == ["An throws a 4 for the start."]
    assert sentences(go_on(course, "2")) == ["Bo throws a 2 for the start.", "Round 1: An starts."]


def test_c2_a_throw_off_that_goes_on() -> None:
    course = played("pietjesbak", 3, "4", "2", "4")
    assert sentences(course) == ["Cé throws a 4 for the start.", "An and Cé are level and throw again."]


def test_c2_the_last_to_throw_may_be_the_only_one_to_repeat() -> None:
    """The lowest seat may have thrown last, where it is the only one that hears of the tie."""
    course = played("pietjesbak", 3, "1", "4", "4", "3")
    assert keys(course) == ["throws-off"]
    assert keys(go_on(course, "3")) == ["throws-off", "throw-off-again"]
    assert arguments(course, "throw-off-again") == {"seats": "1 2"}


@pytest.mark.parametrize(
    ("dice", "called"),
    [
        ("1 4 3", "107"),
        ("6 5 4", "soixante-neuf"),
        ("2 2 2", "zand of twos"),
        ("3 3 3", "zand of threes"),
        ("4 4 4", "zand of fours"),
        ("5 5 5", "zand of fives"),
        ("6 6 6", "zand of sixes"),
        ("2 3 2", "a seven"),
        ("6 6 5", "125"),
    ],
)
def test_p8_a_throw_is_called_by_its_name(dice: str, called: str) -> None:
    assert sentences(bak(2, 0, dice)) == [f"An throws {dice.replace(' ', '-')}: {called}."]


def test_p5_a_throw_that_leaves_nothing_to_choose_lies_as_long_as_a_turn() -> None:
    """The starter stopped after two throws: the second of the next ends that turn."""
    course = bak(3, 0, "1 4 3", "again", "6 5 4", "stop", "2 3 3")
    rests = course.game.show(told_last(course)).rests
    assert (arguments(course, "throws")["last"], rests) == (0, 1000)
    go_on(course, "again", "2 4 4")
    rests = course.game.show(told_last(course)).rests
    assert (arguments(course, "throws")["last"], rests) == (1, 2000)


def test_p8_equal_zand_has_no_pips() -> None:
    assert sentences(bak(2, 0, "5 5 5", zand="equal")) == ["An throws 5-5-5: zand."]


def test_p3_again_and_stop() -> None:
    course = bak(2, 0, "1 4 3", "again")
    assert sentences(course) == ["An takes up the dice again."]
    assert sentences(go_on(course, "1 4 3", "stop")) == ["An stops there."]


def test_p11_a_stoef_is_told_when_it_is_tried() -> None:
    assert sentences(bak(2, 0, "1 4 3", "stop")) == ["An stoefs!"]


def test_p11_only_the_starter_stoefs() -> None:
    course = bak(2, 0, "2 3 4", "again", "2 3 4", "stop", "1 4 3", "stop")
    assert sentences(course) == [
        "Bo stops there.",
        "Bo wins the round with 107 and wipes a mark.",
        "Round 2: Bo starts.",
    ]


def test_p10_the_winner_by_the_last_throw_of_the_round() -> None:
    course = bak(2, 0, "1 4 3", "stop", "6 5 4")
    assert sentences(course) == [
        "Bo throws 6-5-4: soixante-neuf.",
        "Bo wins the round with soixante-neuf and wipes 3 marks.",
        "Round 2: Bo starts.",
    ]


def test_p10_the_winner_by_an_earlier_throw() -> None:
    course = bak(2, 0, "5 5 5", "stop", "1 4 3")
    assert sentences(course)[1] == "An wins the round with zand of fives and wipes 2 marks."


@pytest.mark.parametrize(("zand", "called"), [("by_pips", "zand of fives"), ("equal", "zand")])
def test_p10_the_winner_by_the_last_throw_with_zand(zand: str, called: str) -> None:
    course = bak(2, 0, "1 4 3", "stop", "5 5 5", zand=zand)
    assert sentences(course)[:2] == [
        f"Bo throws 5-5-5: {called}.",
        f"Bo wins the round with {called} and wipes 2 marks.",
    ]


def test_p4_the_winner_by_the_best_throw() -> None:
    words = ("2 3 4", "again", "2 3 5", "stop", "5 5 5", "again", "1 4 3")
    course = bak(2, 0, *words, counts="best")
    assert arguments(course, "wins-round") == {
        "seat": 1,
        "marks": 2,
        "throw": "zand",
        "worth": 305,
        "pips": 5,
    }
    last = bak(2, 0, *words)
    assert arguments(last, "wins-round") == {"seat": 1, "marks": 1, "throw": "sum", "worth": 107, "pips": 7}


def test_p10_only_the_marks_that_were_there_are_told() -> None:
    course = bak(2, 0, "2 3 4", "stop", "6 5 4", marks=2)
    assert sentences(course)[1:] == [
        "Bo wins the round with soixante-neuf and wipes 2 marks.",
        "Bo wins the game.",
    ]


def test_p12_a_lost_stoef_is_told_after_the_winner() -> None:
    words = ("2 3 4", "stop", "6 4 3")
    assert sentences(bak(2, 0, *words, stoef_lost=1))[1:] == [
        "Bo wins the round with 67 and wipes a mark.",
        "An has lost the stoef and chalks up a mark.",
        "Round 2: Bo starts.",
    ]
    assert "An has lost the stoef and chalks up 2 marks." in sentences(bak(2, 0, *words, stoef_lost=2))
    assert keys(bak(2, 0, *words)) == ["throws", "wins-round", "opens-round"]


def test_p13_a_seven_is_told_when_it_adds() -> None:
    course = bak(2, 0, "2 2 3")
    assert keys(course) == ["throws"]
    assert sentences(go_on(course, "stop")) == ["An stoefs!", "A seven: everyone chalks up a mark."]
    assert keys(bak(2, 0, "2 2 3", seven="any")) == ["throws", "seven-adds"]


def test_p13_a_seven_that_settles_the_round_hides_nobodys_mark() -> None:
    """The marks it adds are not taken for a lost stoef, nor do they cover what the winner wipes."""
    course = bak(3, 0, "6 4 3", "stop", "2 3 4", "2 2 3", stoef_lost=1)
    assert keys(course) == ["throws", "seven-adds", "wins-round", "opens-round"]
    assert arguments(course, "wins-round")["marks"] == 2


def test_p13_who_is_out_is_not_told_a_mark() -> None:
    course = bak(3, 0, "1 1 1", "6 4 3", "2 2 3")
    assert keys(course) == ["throws", "seven-adds", "wins-round", "opens-round"]


def test_p6_a_tie_and_its_throw_off() -> None:
    course = bak(3, 0, "6 4 3", "stop", "2 3 4", "3 4 6")
    assert sentences(course)[1:] == ["An and Cé tie: one die each, and the highest takes the round."]
    assert sentences(go_on(course, "2")) == ["An throws a 2 for the round."]
    assert sentences(go_on(course, "2"))[1:] == ["An and Cé are level and throw again."]
    assert sentences(go_on(course, "6", "1"))[1:] == [
        "An wins the round with 67 and wipes 2 marks.",
        "Round 2: An starts.",
    ]


def test_p6_a_tie_among_three() -> None:
    course = bak(3, 0, "6 4 3", "stop", "3 6 4", "3 4 6")
    assert sentences(course)[1].startswith("An, Bo and Cé tie")


def test_p6_a_replay() -> None:
    course = bak(2, 0, "6 4 3", "stop", "6 4 3", tie="replay")
    assert keys(course) == ["throws", "tie-replay", "opens-round"]


def test_p14_apes_that_win() -> None:
    course = bak(2, 0, "6 4 3", "stop", "2 3 4", "1 1 1")
    assert sentences(course) == [
        "An throws 1-1-1: three apes.",
        "Three apes! An has wiped before and wins on the spot.",
        "An wins the game.",
    ]


def test_p14_apes_too_early() -> None:
    assert keys(bak(3, 0, "1 1 1")) == ["throws", "apes-out"]
    assert keys(bak(3, 0, "1 1 1", apes_early="sit_out")) == ["throws", "apes-sit-out"]


def test_p16_the_last_one_left() -> None:
    course = bak(2, 0, "1 1 1")
    assert keys(course) == ["throws", "apes-out", "last-standing"]
    assert sentences(course)[2] == "Bo is the last one left and wins the game."


def test_p16_a_round_won_without_a_throw() -> None:
    course = bak(2, 0, "1 1 1", apes_early="sit_out")
    assert sentences(course)[2] == "Bo wins the round without a throw and wipes a mark."


def test_p16_a_round_won_by_the_throw_made() -> None:
    course = bak(2, 0, "5 5 5", "stop", "1 1 1", apes_early="sit_out")
    assert sentences(course)[2] == "An wins the round with zand of fives and wipes 2 marks."


TOLD = [
    bak(3, 0, "2 2 3", "stop", "6 4 3", "6 4 3", "2", "2", "1", "3", stoef_lost=2),
    bak(3, 0, "5 5 5", "again", "6 5 4", "stop", "1 1 1", "2 3 4", "stop", "1 1 1"),
    bak(2, 0, "1 1 1", "6 4 3", "stop", "6 4 3", "1 1 1", apes_early="sit_out", tie="replay"),
    bak(3, 0, "1 1 1", "1 1 1"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", TOLD)
def test_everything_told_can_be_said(language: str, course: Course) -> None:
    voice = Voice(language, course.game)
    for _, tellings in course.told():
        for telling in tellings:
            said = voice.tell(telling, NAMES)
            assert said == said.strip()
            assert "  " not in said


def test_nl_says_it_in_flemish() -> None:
    voice = Voice("nl", TOLD[0].game)
    said = [voice.tell(telling, NAMES) for _, tellings in TOLD[0].told() for telling in tellings]
    assert said[4:] == [
        "An gooit 2-2-3: een zeven.",
        "An stoeft!",
        "Zeven! Iedereen een streepje erbij.",
        "Bo gooit 6-4-3: 67.",
        "Cé gooit 6-4-3: 67.",
        "Bo en Cé gooien even hoog: ieder één dobbelsteen, de hoogste pakt de ronde.",
        "Bo gooit een 2 om de ronde.",
        "Cé gooit een 2 om de ronde.",
        "Bo en Cé staan gelijk en gooien opnieuw.",
        "Bo gooit een 1 om de ronde.",
        "Cé gooit een 3 om de ronde.",
        "Cé wint de ronde met 67 en veegt een streepje uit.",
        "An heeft voor niks gestoeft: 2 streepjes erbij.",
        "Ronde 2: Cé begint.",
    ]
