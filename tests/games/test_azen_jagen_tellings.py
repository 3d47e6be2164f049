"""What is told of Azen jagen, in keys and in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table_talk import NAMES, played, told_last
from toog.core.contract import Telling
from toog.core.course import Course
from toog.core.registry import find_game
from toog.texts.voice import LANGUAGES, Voice

NO_ACE, ONE_ACE, TWO_ACES, THREE_ACES = "2 3 4", "5 1 3", "1 4 1", "1 1 1"
RACE = ("6", "2", "2", THREE_ACES, THREE_ACES, THREE_ACES)


def tellings_after(*words: str, players: int = 3, **options: Any) -> list[Telling]:
    """Return what the last of these words means."""
    return told_last(played("azen_jagen", players, *words, **options))


def keys(tellings: list[Telling]) -> list[str]:
    return [telling.key for telling in tellings]


def test_the_throw_off() -> None:
    assert tellings_after("6") == [Telling("throws-off", {"seat": 0, "pips": 6})]


def test_a_tied_throw_off_is_thrown_again() -> None:
    assert tellings_after("6", "2", "6")[1:] == [Telling("throw-off-again", {"seats": "0 2"})]
    assert keys(tellings_after("6", "2", "6", "3")) == ["throws-off"]


def test_the_hunt_opens() -> None:
    opens = Telling("opens-hunt", {"seat": 0, "drink": 1, "drinks": 3})
    assert tellings_after("6", "2", "2")[1:] == [opens]


def test_every_throw_tells_the_count() -> None:
    throws = Telling("throws", {"seat": 1, "dice": "1-4-1", "found": 2, "aces": 2})
    assert tellings_after("6", "2", "2", NO_ACE, TWO_ACES) == [throws]


def test_a3_the_third_the_sixth_and_the_ninth() -> None:
    assert tellings_after(*RACE[:4])[1:] == [Telling("orders", {"seat": 0})]
    assert tellings_after(*RACE[:5])[1:] == [Telling("tastes", {"seat": 1})]
    assert tellings_after(*RACE)[1:] == [Telling("must-drink", {"seat": 2, "sips": 3})]


def test_a2_a_throw_beyond_the_ninth_tells_nine() -> None:
    beyond = tellings_after("6", "2", "2", THREE_ACES, THREE_ACES, TWO_ACES, THREE_ACES)
    assert beyond[0].arguments["aces"] == 9
    assert keys(beyond) == ["throws", "must-drink"]


def test_a5_a_hand_on_the_dice_and_what_falls() -> None:
    assert tellings_after(*RACE, "1: throw") == [Telling("takes-dice", {"seat": 1})]
    miss = Telling("race-throws", {"seat": 1, "dice": "2-3-4", "found": 0})
    assert tellings_after(*RACE, "1: throw", NO_ACE) == [miss]


def test_a4_sips_tell_what_is_left() -> None:
    assert tellings_after(*RACE, "2: sip") == [Telling("sips", {"seat": 2, "left": 2})]
    assert tellings_after(*RACE, "2: sip", "2: sip") == [Telling("sips", {"seat": 2, "left": 1})]


def test_a4_too_slow() -> None:
    assert tellings_after(*RACE, "2: sip", "1: throw", ONE_ACE) == [
        Telling("race-throws", {"seat": 1, "dice": "5-1-3", "found": 1}),
        Telling("pays-too-slow", {"seat": 2, "taken": 1, "sips": 3}),
        Telling("opens-hunt", {"seat": 0, "drink": 2, "drinks": 3}),
    ]


def test_a4_the_glass_is_empty_in_time() -> None:
    assert tellings_after(*RACE, "2: sip", sips=1)[:2] == [
        Telling("empties", {"seat": 2}),
        Telling("pays-order", {"seat": 0, "taken": 1, "sips": 1}),
    ]


def test_a4_who_drinks_an_order_of_their_own() -> None:
    own = ("6", "2", THREE_ACES, NO_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    in_time = tellings_after(*own, "0: sip", players=2, sips=1)
    assert keys(in_time) == ["empties", "pays-own-order", "opens-hunt"]
    assert keys(tellings_after(*own, "1: throw", ONE_ACE, players=2)) == [
        "race-throws",
        "pays-too-slow",
        "opens-hunt",
    ]


def test_a7_a_shared_win() -> None:
    end = Telling("wins", {"seats": "1 2", "many": 2, "all": 0, "paid": 0})
    assert tellings_after(*RACE, "2: sip", sips=1, orders=1)[2:] == [end]


def test_a7_a_win_alone() -> None:
    alone = tellings_after("6", "2", *RACE[3:], "1: throw", ONE_ACE, players=2, orders=1)
    assert alone[-1] == Telling("wins", {"seats": "1", "many": 1, "all": 0, "paid": 0})


def long_game() -> Course:
    """Every telling at least once, with one and with many wherever a language tells them apart."""
    race = (TWO_ACES, ONE_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    own = (THREE_ACES, NO_ACE, THREE_ACES, NO_ACE, THREE_ACES)
    off = ("6", "6", "6", "2")
    first = (*race, "0: sip", "1: throw", NO_ACE, "0: sip", "1: throw", TWO_ACES)
    second = (*own, "1: sip", "1: sip", "1: sip")
    third = (*race, "0: sip", "0: sip", "0: sip")
    return played("azen_jagen", 2, *off, *first, *second, *third)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_can_be_said(language: str) -> None:
    voice = Voice(language, find_game("azen_jagen"))
    course = long_game()
    said = [voice.tell(telling, NAMES) for _, tellings in course.told() for telling in tellings]
    assert course.winners == (0,)
    assert all("{" not in sentence for sentence in said)


def test_every_key_is_told_in_a_game() -> None:
    text = (find_game("azen_jagen").folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    written = {line.split(" =")[0] for line in text.splitlines() if line.startswith("tell-")}
    happened = {f"tell-{telling.key}" for _, tellings in long_game().told() for telling in tellings}
    assert happened == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a8_every_language_asks_for_care_and_pours_a_soft_drink(language: str) -> None:
    voice = Voice(language, find_game("azen_jagen"))
    assert len(voice.say("care").splitlines()) == 1
    assert voice.say("drink-default")


def test_the_end_in_english() -> None:
    voice = Voice("en", find_game("azen_jagen"))
    shared = Telling("wins", {"seats": "1 2", "many": 2, "all": 0, "paid": 0})
    alone = Telling("wins", {"seats": "1", "many": 1, "all": 0, "paid": 1})
    assert voice.tell(shared, NAMES) == "Bo and Cé share the win, each without paying a thing."
    assert voice.tell(alone, NAMES) == "Bo wins the game, with one drink paid for."
