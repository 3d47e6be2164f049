"""What is told of a game of Zocken, as keys with arguments and as sentences."""

from __future__ import annotations

import pytest

from tests.games.zocken_talk import NO_MATCH, bet_after_three, play_dice, row, zock
from tests.table_talk import told_last
from toog.core.contract import Telling
from toog.core.course import Course
from toog.texts import LANGUAGES, Voice

BAD = ["r1@3", "o6@4", "y2@out", "pass", "g3@out", "b4@out", "p5@out", "w6@>"]


def keys(course: Course) -> list[str]:
    return [telling.key for telling in told_last(course)]


def sentences(course: Course, language: str = "en") -> list[str]:
    voice = Voice(language, course.game)
    return [voice.tell(telling, course.players) for telling in told_last(course)]


def test_z5_a_die_is_picked_and_thrown() -> None:
    course = zock(2, "roll p")
    assert sentences(course) == ["An picks up the purple die."]
    assert sentences(play_dice(course, "4")) == ["An throws a 4 with the purple die."]
    assert sentences(play_dice(course, "place 3")) == ["An puts the purple 4 on field 3."]


def test_z8_an_escape() -> None:
    assert sentences(zock(1, "r4@<")) == ["An dodges: the red 4 goes on the left escape."]
    assert sentences(zock(1, "r4@>")) == ["An dodges: the red 4 goes on the right escape."]


def test_z9_out() -> None:
    course = zock(1, "r1@3", "o6@4", "y2@out")
    assert sentences(course) == ["No field for it: An puts the yellow 2 on OUT."]


def test_z11_the_bets_are_asked_for_and_said() -> None:
    course = zock(3, *row("123"))
    assert keys(course) == ["matches", "asks-bets"]
    assert sentences(course)[1] == "Three dice are down. Who bets that An will score more than 50?"
    assert sentences(play_dice(course, "bet")) == ["Bo bets on it."]
    assert sentences(play_dice(course, "pass")) == ["Cé passes."]


def test_z11_nobody_is_asked_when_there_is_nobody() -> None:
    assert keys(zock(1, *row("123"))) == ["matches"]


def test_z12_bets_won_in_the_order_they_were_made() -> None:
    course = zock(3, *bet_after_three(row("1234566"), "bet", "bet"), first=1)
    assert sentences(course)[2:] == [
        "Cé bet well and gets 165.",
        "An bet well and gets 165.",
        "Round 1: the dice go to Cé.",
    ]


def test_z12_bets_lost() -> None:
    course = zock(3, *bet_after_three(row("1234566"), "pass", "bet"), circles=NO_MATCH)
    assert sentences(course)[1:] == [
        "An scores 50: row 50, colours 0 (0 matching), escapes 0, OUT 0.",
        "Cé bet badly and loses 20.",
        "Round 1: the dice go to Bo.",
    ]


def test_z13_the_score_part_by_part() -> None:
    course = zock(2, *BAD)
    (score,) = [telling for telling in told_last(course) if telling.key == "scores"]
    assert score.arguments == {
        "seat": 0,
        "points": -90,
        "row": 0,
        "matches": 0,
        "colours": 0,
        "escapes": -10,
        "outs": -80,
    }


def test_z14_a_match_is_called_out() -> None:
    assert sentences(zock(1, "y4@3")) == ["Colour on colour! An puts the yellow 4 on field 3."]
    assert keys(zock(1, "r4@7", circles=NO_MATCH)) == ["matches"]


def test_z15_the_example_of_the_sheet() -> None:
    course = zock(1, "r1@1", "o2@2", "y3@3", "g6@>", "b4@4", "p5@5", "w6@6")
    assert sentences(course)[1:] == [
        "An scores 100: row 50, colours 60 (3 matching), escapes -10, OUT 0.",
        "Round 2: the dice go to An.",
    ]


def test_z16_the_end() -> None:
    good = bet_after_three(row("1234566"), "pass")
    assert sentences(zock(2, *good, *BAD, rounds=1))[-1] == "An wins the game with 330 points."
    assert sentences(zock(2, *good, *good, rounds=1))[-1] == "An and Bo share the win with 330 points each."
    alone = zock(1, *row("1234566"), rounds=1)
    assert sentences(alone)[-1] == "An ends on 330 points. Can it be beaten?"


@pytest.mark.parametrize(
    ("language", "one"),
    [("nl", "met 1 punt."), ("en", "with 1 point."), ("fr", "avec 1 point."), ("de", "mit 1 Punkt.")],
)
def test_z14_a_table_of_the_house_may_bring_a_single_point(language: str, one: str) -> None:
    course = zock(1)
    won = Telling("wins", {"seat": 0, "points": 1})
    assert Voice(language, course.game).tell(won, course.players).endswith(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_is_said_in_every_language(language: str) -> None:
    good = bet_after_three(row("1234566"), "bet")
    games = [
        zock(2, *good, *BAD, rounds=1),
        zock(2, *good, *good, rounds=1),
        zock(1, "r1@<", *row("234566")[1:], "w6@>", rounds=1),
        zock(2, *bet_after_three(row("1234566"), "bet"), circles=NO_MATCH),
    ]
    said = set()
    for course in games:
        voice = Voice(language, course.game)
        for _, tellings in course.told():
            for telling in tellings:
                assert voice.tell(telling, course.players)
                said.add(telling.key)
    assert said == {
        *("picks", "throws", "places", "matches", "escapes", "out", "asks-bets", "bets", "passes", "scores"),
        *("bet-won", "bet-lost", "opens-turn", "wins", "shared-win", "ends-alone"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_rule_is_explained(language: str) -> None:
    game = zock(1).game
    voice = Voice(language, game)
    for word in game.vocabulary:
        assert voice.knows(f"move-{word.replace(' ', '-')}") or voice.knows(f"move-{word.partition(' ')[0]}")
    for section in game.book:
        assert voice.say(f"section-{section.name}")
        for rule in section.rules:
            assert voice.say(f"rule-{rule}")
    for option in game.options:
        assert voice.say(f"option-{option.name}")


@pytest.mark.parametrize(
    ("language", "word"),
    [("nl", "reconstructie"), ("en", "reconstruction"), ("fr", "reconstitution"), ("de", "Rekonstruktion")],
)
def test_z14_the_texts_say_that_the_table_is_a_reconstruction(language: str, word: str) -> None:
    voice = Voice(language, zock(1).game)
    assert word in voice.say("rule-Z14")
    assert word in voice.say("option-table")
