"""12er Stich in the terminal: cards are called by their names, and numbers are their values."""

from __future__ import annotations

import pytest

from tests.cli.play_screen import play_on, some_course, table_for
from toog.core.registry import find_game
from toog.terminal.cup import what_falls
from toog.terminal.prompts import Offer, Unclear, read_answer
from toog.texts import LANGUAGES, Voice


def frame_after(*typed: str) -> str:
    """An holds b1 b2 b2 b9 r1 r4 and leads; Bo holds b1 b5 b5 b8 r2 r2."""
    table, paper = table_for(some_course("stich", 2, 2), ["", *typed])
    play_on(table)
    return paper.frames[-1]


def test_a_card_stands_in_the_list_by_its_name_alone() -> None:
    assert "\nb1  b2  b9\n" in frame_after()


@pytest.mark.parametrize("typed", ["b9", "9", " B9 "])
def test_a_card_by_its_name_or_its_value(typed: str) -> None:
    assert "An leads black 9" in frame_after(typed)


def test_a_value_that_two_cards_have_is_unclear() -> None:
    offers = (Offer("b7", "", value="7"), Offer("r7", "", value="7"), Offer("r1", "", value="1"))
    assert read_answer("7", offers, Voice("en")) == Unclear(("b7", "r7"))
    assert read_answer("1", offers, Voice("en")) is offers[2]


def test_s5_s6_nothing_typed_names_the_rule_of_the_moment() -> None:
    assert "b1, b2, b9 (rule S5)" in frame_after("")
    assert "b1, b5, b8 (rule S6)" in frame_after("b1", "", "", "")


def test_s6_a_card_of_the_hand_that_does_not_fit_is_refused_by_its_rule() -> None:
    assert "rule S5" in frame_after("4")
    assert "rule S6" in frame_after("b1", "", "", "2")
    assert "“7” is not something to do here. Rule S6" in frame_after("b1", "", "", "7")


def test_s9_the_card_just_drawn_is_there_by_s9() -> None:
    course = some_course("stich", 2, 2)
    while "keep" not in course.legal(0):
        course = some_course("stich", 2, len(course.events) + 1)
    table, _ = table_for(course, [])
    table.dialogue.story.tell_to(0)
    assert [table.dialogue.painter.rule_now(word) for word in course.legal(0)] == ["S9", "S9"]


def test_help_does_not_speak_of_cards_one_does_not_hold() -> None:
    assert "Not now: r1, r4 (S5); draw, keep, pass (S9)" in frame_after("?")


def test_where_there_is_a_pack_one_speaks_of_cards() -> None:
    assert what_falls(find_game("stich")) == "cards"
    assert what_falls(find_game("mens")) == "dice"
    table, paper = table_for(some_course("stich", 2, 1), ["x", "", "", "undo"])
    play_on(table)
    assert "asks for a shuffle, and Enter shuffles" in paper.frames[1]
    assert "nothing to take back: the cards are dealt" in paper.frames[4]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["play-sealed", "play-fresh-dice", "play-seal-dropped", "play-verify"])
def test_cards_are_not_dice_in_any_language(language: str, key: str) -> None:
    cards, dice = (Voice(language).say(key, hash="", words="", chance=chance) for chance in ("cards", "dice"))
    assert cards != dice
