"""What a person may type, and what is meant by it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.play_screen import Paper
from toog.cli.play.house_rules import ask_house_rules
from toog.cli.play.prompts import Command, Offer, Unclear, pick, read_answer, shown, spelled_out, tags_for
from toog.cli.play.questions import Questions
from toog.cli.play.real_dice import read_dice
from toog.core.falls import Dice
from toog.core.registry import find_game
from toog.texts import LANGUAGES, Voice

STOP = Offer("stop", "2", letter="s")
AGAIN = Offer("again", "1", letter="n")
MOVES = (AGAIN, STOP)
ENGLISH = Voice("en")


@pytest.mark.parametrize("typed", ["stop", "STOP", " sto ", "2", "s", "S"])
def test_a_move_by_its_word_its_start_its_number_or_its_letter(typed: str) -> None:
    assert read_answer(typed, MOVES, ENGLISH) is STOP


def test_a_letter_of_the_reader_s_own_language() -> None:
    assert read_answer("n", MOVES, ENGLISH) is AGAIN


@pytest.mark.parametrize(
    ("typed", "command"), [("?", Command.HELP), ("u", Command.UNDO), ("quit", Command.QUIT)]
)
def test_a_word_to_the_house(typed: str, command: Command) -> None:
    assert read_answer(typed, MOVES, ENGLISH) is command


@pytest.mark.parametrize(
    ("typed", "language", "command"),
    [("regles", "fr", Command.RULES), ("Règles", "fr", Command.RULES), ("zuruck", "de", Command.UNDO)],
)
def test_a_word_to_the_house_needs_no_accents(typed: str, language: str, command: Command) -> None:
    assert read_answer(typed, MOVES, Voice(language)) is command


def test_a_move_goes_before_a_word_to_the_house() -> None:
    assert read_answer("s", MOVES, ENGLISH) is STOP
    assert read_answer("sa", MOVES, ENGLISH) is Command.SAVE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_to_the_house_in_every_language_and_in_english(language: str) -> None:
    voice = Voice(language)
    for command in Command:
        assert read_answer(voice.say(f"play-command-{command.value}"), (), voice) is command
        assert read_answer(command.value, (), voice) is command


def test_unclear_says_what_it_could_be() -> None:
    offers = (Offer("b1", "1"), Offer("b12", "2"), Offer("r3", "3"))
    assert read_answer("b", offers, ENGLISH) == Unclear(("b1", "b12"))
    assert read_answer("b1", offers, ENGLISH) is offers[0]
    assert read_answer("xyz", offers, ENGLISH) == Unclear(())
    assert read_answer("", offers, ENGLISH) == Unclear(())


def test_places_are_their_own_tags() -> None:
    assert tags_for(["again", "stop"]) == ["1", "2"]
    assert tags_for(["place <", "place 3", "out"]) == ["<", "3", "o"]


def test_a_bare_place_is_spelled_out_so_that_the_rule_can_refuse_it() -> None:
    offers = [Offer("place 1", "1")]
    assert spelled_out("3", offers, ("place 1", "place 3")) == "place 3"
    assert spelled_out("OUT", offers, ("place 1", "out")) == "out"


@pytest.mark.parametrize(
    ("typed", "which"), [("2", 1), ("sens", 1), ("RANDOM", 0), ("3", None), ("", None), ("x", None)]
)
def test_pick_from_a_list(typed: str, which: int | None) -> None:
    assert pick(typed, ("random", "sensible")) == which


@pytest.mark.parametrize("typed", ["1 4 3", "143", "1,4,3", " 1-4-3 ", "1; 4; 3"])
def test_real_dice_in_any_handwriting(typed: str) -> None:
    assert read_dice(typed, Dice(3, "P3")) == "1 4 3"


@pytest.mark.parametrize("typed", ["", "1 4", "1 4 7", "0 1 2", "1 4 3 2", "one", "1 4 x3", "１４３"])
def test_impossible_dice(typed: str) -> None:
    assert read_dice(typed, Dice(3, "P3")) is None


def test_what_was_typed_is_shown_without_moving_the_cursor() -> None:
    assert shown("\x1b[A") == "?[A"
    assert len(shown("x" * 5000)) < 80


@given(st.text(max_size=40))
def test_nothing_typed_is_ever_a_fault(typed: str) -> None:
    read_answer(typed, MOVES, ENGLISH)
    pick(typed, ("random", "sensible"))
    fell = read_dice(typed, Dice(3, "P3"))
    assert fell is None or Dice(3, "P3").read(fell)


@pytest.mark.parametrize(
    ("name", "which", "usual"),
    [
        ("zocken", "circles", "roygbpw"),
        ("pietjesbak", "marks", "9"),
        ("pietjesbak", "counts", "the last"),
        ("azen_jagen", "drink", "as usual"),
    ],
)
def test_enter_takes_what_is_usual_of_a_house_rule(name: str, which: str, usual: str) -> None:
    game = find_game(name)
    paper = Paper(typed=[which, "", ""])
    chosen = ask_house_rules(Questions(paper, Voice("en", game)), game, 2)
    assert f" [{usual}]" in paper.frames[1]
    assert chosen == {}, "it stands there as not chosen"
