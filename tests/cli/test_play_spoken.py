"""The words of the moves in the reader's language, beside those a record writes."""

from __future__ import annotations

import pytest

from tests.cli.play_screen import Paper, painter_for, play_on, some_course, table_for
from tests.table_talk import played
from toog.core.course import Course, Decision
from toog.core.registry import find_game, game_names
from toog.terminal.boards import find_board
from toog.terminal.prompts import Offer, fold, house_words, letter_of, read_answer
from toog.texts import LANGUAGES
from toog.texts.voice import voice_for

each_game = pytest.mark.parametrize("name", game_names())
each_language = pytest.mark.parametrize("language", LANGUAGES)
STEPS = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)


def names_of(offer: Offer) -> set[str]:
    return {name for name in (offer.word, offer.tag, offer.letter, *offer.names) if name}


def offers_in(course: Course, language: str) -> list[Offer]:
    turn = course.turn
    if not isinstance(turn, Decision):
        return []
    seat = course.game.rules.in_turn(course.state)
    return painter_for(course, Paper(), language, eyes=seat).offers(seat)


@each_game
@each_language
def test_no_two_moves_of_a_game_have_the_same_name(name: str, language: str) -> None:
    """Nor does one mean by its name what a record writes for another."""
    voice, game = voice_for(language, find_game(name)), find_game(name)
    meant: dict[str, str] = {}
    for word in game.vocabulary:
        for called in (word, *find_board(name).names(voice, word)):
            assert meant.setdefault(fold(called), word) == word


@each_game
@each_language
def test_no_move_is_called_like_a_word_to_the_house(name: str, language: str) -> None:
    voice, game = voice_for(language, find_game(name)), find_game(name)
    for word in game.vocabulary:
        called = {fold(name) for name in (word, letter_of(voice, word), *find_board(name).names(voice, word))}
        assert not called & house_words(voice).keys()


@each_game
@each_language
def test_whatever_a_move_is_called_it_is_the_move_that_is_meant(name: str, language: str) -> None:
    voice = voice_for(language, find_game(name))
    for steps in STEPS:
        offers = offers_in(some_course(name, 3, steps), language)
        for offer in offers:
            assert all(read_answer(called, offers, voice) is offer for called in names_of(offer))


@pytest.mark.parametrize(
    ("name", "words", "language", "typed", "move"),
    [
        ("zocken", (), "fr", "rouge", "roll r"),
        ("zocken", (), "nl", "gooi geel", "roll y"),
        ("zocken", (), "nl", "l", "roll y"),
        ("zocken", (), "de", "grun", "roll g"),
        ("zocken", ("roll r", "3"), "nl", "leg 3", "place 3"),
        ("zocken", ("roll r", "3"), "nl", "place 3", "place 3"),
        ("pietjesbak", ("6", "2", "6 4 1"), "nl", "nog", "again"),
        ("azen_jagen", ("6", "2", "1 1 1", "1 1 1", "1 1 1"), "nl", "slok", "sip"),
        ("mens", ("6", "2", "3"), "de", "ziehen 0", "move 0"),
    ],
)
def test_a_move_in_the_language_or_in_the_notation(
    name: str, words: tuple[str, ...], language: str, typed: str, move: str
) -> None:
    answer = read_answer(
        typed, offers_in(played(name, 2, *words), language), voice_for(language, find_game(name))
    )
    assert isinstance(answer, Offer)
    assert answer.word == move


def frame_of(language: str, *typed: str) -> str:
    """An holds b1 b2 b2 b9 r1 r4 and leads."""
    table, paper = table_for(some_course("stich", 2, 2), ["", *typed], language=language)
    play_on(table)
    return " ".join(paper.frames[-1].split())


def test_a_card_is_shown_and_typed_in_the_colours_of_the_language() -> None:
    assert "│ z9 │" in frame_of("nl")
    assert "z1 z2 z9" in frame_of("nl")
    for typed in ("z9", "zwart 9", "b9", "9"):
        assert "An komt uit met een zwarte 9" in frame_of("nl", typed)
    assert "An entame avec un 9 noir" in frame_of("fr", "noir 9")


def test_help_and_refusals_use_the_words_of_the_language() -> None:
    assert "Je kan alleen uitkomen met een zwarte kaart. (regel S5)" in frame_of("nl", "rood 4")
    assert "z1, z2, z9" in frame_of("nl", "xyz")
    helped = frame_of("nl", "?")
    assert "z9 zwart 9" in helped
    assert "trek, hou bij, passen (S9)" in helped
