"""What a person may type, and what is meant by it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.play_screen import Paper
from toog.core.falls import Dice
from toog.core.registry import find_game
from toog.terminal.prompts import (
    HouseWord,
    Offer,
    Unclear,
    pick,
    read_answer,
    read_dice,
    shown,
    spelled_out,
    tags_for,
)
from toog.terminal.questions import Questions, ask_house_rules
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
    ("typed", "word"),
    [
        ("?", HouseWord.HELP),
        ("u", HouseWord.UNDO),
        ("quit", HouseWord.QUIT),
        ("h", HouseWord.HELP),
        ("hi", HouseWord.HINT),
    ],
)
def test_a_word_to_the_house(typed: str, word: HouseWord) -> None:
    assert read_answer(typed, MOVES, ENGLISH) is word


@pytest.mark.parametrize(
    ("typed", "language", "word"),
    [
        ("regles", "fr", HouseWord.RULES),
        ("Règles", "fr", HouseWord.RULES),
        ("zuruck", "de", HouseWord.UNDO),
        ("t", "nl", HouseWord.UNDO),
        ("ti", "nl", HouseWord.HINT),
        ("t", "de", HouseWord.COACH),
    ],
)
def test_a_word_to_the_house_needs_neither_accents_nor_its_end(
    typed: str, language: str, word: HouseWord
) -> None:
    assert read_answer(typed, MOVES, Voice(language)) is word


def test_a_move_goes_before_a_word_to_the_house() -> None:
    assert read_answer("s", MOVES, ENGLISH) is STOP
    assert read_answer("sa", MOVES, ENGLISH) is HouseWord.SAVE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_to_the_house_in_every_language_and_in_english(language: str) -> None:
    voice = Voice(language)
    for word in HouseWord:
        assert read_answer(voice.say(f"play-command-{word.value}"), (), voice) is word
        assert read_answer(word.value, (), voice) is word


def test_unclear_says_what_it_could_be() -> None:
    offers = (Offer("b1", "1"), Offer("b12", "2"), Offer("r3", "3"))
    assert read_answer("b", offers, ENGLISH) == Unclear(("b1", "b12"))
    assert read_answer("b1", offers, ENGLISH) is offers[0]
    assert read_answer("xyz", offers, ENGLISH) == Unclear(())
    assert read_answer("", offers, ENGLISH) == Unclear(())


def test_places_are_their_own_tags() -> None:
    assert tags_for(["again", "stop"], ["n", "s"]) == ["1", "2"]
    assert tags_for(["place <", "place 3", "out"], ["", "", "u"]) == ["<", "3", "u"]


def test_a_bare_place_is_spelled_out_so_that_the_rule_can_refuse_it() -> None:
    offers = [Offer("place 1", "1")]
    assert spelled_out("3", offers, {"place 1": (), "place 3": ()}) == "place 3"
    assert spelled_out("OUT", offers, {"place 1": (), "out": ("uit",)}) == "out"
    assert spelled_out("Uit", offers, {"place 1": (), "out": ("uit",)}) == "out"


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
        ("zocken", "circles", "red orange yellow green blue purple white"),
        ("zocken", "first", "An"),
        ("pietjesbak", "marks", "9"),
        ("pietjesbak", "counts", "the last"),
        ("azen_jagen", "drink", "as usual"),
    ],
)
def test_enter_takes_what_is_usual_of_a_house_rule(name: str, which: str, usual: str) -> None:
    game = find_game(name)
    paper = Paper(typed=[which, "", ""])
    chosen = ask_house_rules(Questions(paper, Voice("en", game)), game, ("An", "Bo"))
    assert f" [{usual}]" in " ".join(paper.frames[1].split())
    assert chosen == {}, "it stands there as not chosen"


def test_a_handicap_is_typed_with_commas_and_said_by_name() -> None:
    game = find_game("pietjesbak")
    paper = Paper(typed=["handicap", "3,x", "3", "0,3", ""])
    chosen = ask_house_rules(Questions(paper, Voice("en", game)), game, ("An", "Bo"))
    assert chosen == {"handicap": [0, 3]}
    assert "Handicap: none" in paper.frames[0]
    assert all("for each player a whole number from 0 to 29" in frame for frame in paper.frames[1:4])
    assert "Handicap: 3 marks fewer for Bo" in paper.frames[-1]


def chosen_by(name: str, language: str, *typed: str) -> tuple[dict[str, object], str]:
    """What the house rules become, and what the page says to the last but one thing typed."""
    game = find_game(name)
    paper = Paper(typed=[*typed, "", ""])
    chosen = ask_house_rules(Questions(paper, Voice(language, game)), game, ("An", "Bo"))
    return chosen, " ".join(paper.frames[len(typed)].split())


@pytest.mark.parametrize(
    ("name", "language", "typed", "said"),
    [
        (
            "mens",
            "nl",
            ("win", "alle"),
            "“alle” kan niet: het moet één kleur thuis of al je kleuren thuis zijn",
        ),
        ("mens", "nl", ("tries", "2"), "het moet 1 of 3 zijn (regel M17)"),
        ("stich", "de", ("target", "7"), "Möglich ist der Spezialwürfel entscheidet oder 50–2000"),
        ("zocken", "fr", ("first", "Cé"), "il faut An ou Bo (règle Z4)"),
        (
            "zocken",
            "nl",
            ("circles", "rood rood"),
            "alle zeven de kleuren, elk één keer, zoals rood oranje geel",
        ),
    ],
)
def test_a_value_that_cannot_be_is_refused_in_the_words_of_the_list(
    name: str, language: str, typed: tuple[str, ...], said: str
) -> None:
    chosen, page = chosen_by(name, language, *typed)
    assert said in page
    assert chosen == {}


@pytest.mark.parametrize(
    ("name", "typed", "chosen"),
    [
        ("mens", ("win", "al je"), {"win": "all"}),
        ("mens", ("win", "all"), {"win": "all"}),
        ("mens", ("own_hit", "nee"), {"own_hit": False}),
        ("zocken", ("first", "bo"), {"first": 1}),
        ("zocken", ("first", "2"), {"first": 1}),
        ("zocken", ("circles", "wit, paars blauw groen geel oranje rood"), {"circles": "wpbgyor"}),
        ("zocken", ("circles", "wpbglor"), {"circles": "wpbgyor"}),
    ],
)
def test_a_house_rule_as_people_say_it(name: str, typed: tuple[str, ...], chosen: dict[str, object]) -> None:
    assert chosen_by(name, "nl", *typed)[0] == chosen
