"""C5, C6: what is legal, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.house import GAMES, course_of, go_on, sit_down
from toog.core.contract import Game
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import GameError, GameOver, Illegal, Malformed, OutOfTurn

COMMON_RULES = {"C1", "C2", "C3", "C4", "C5", "C6"}


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def everything(course: Course) -> object:
    return (repr(course.state), list(course.events), course.falls)


def decisions(name: str, seeds: range) -> list[Course]:
    """Positions of some games in which somebody has to decide, as courses of their own."""
    found = []
    for seed in seeds:
        rng = random.Random(seed)
        course = sit_down(name, seed)
        for _ in range(rng.randrange(300)):
            if not go_on(course, rng):
                break
        if isinstance(course.turn, Decision):
            found.append(course)
    return found


def test_moves_are_written_over_whatever_lay_there(name: str) -> None:
    """The buffer has been used before, by another position or another seat."""
    for course in decisions(name, range(12)):
        assert isinstance(course.turn, Decision)
        for seat in course.turn.seats:
            dirty = [-1] * len(course.game.vocabulary)
            many = course.game.rules.moves(course.state, seat, dirty)
            assert [course.game.vocabulary[move] for move in dirty[:many]] == course.legal(seat)
            assert -1 not in dirty[:many]


def test_moves_and_refusals_agree_on_every_word(name: str) -> None:
    for seed in range(8):
        for course in course_of(name, seed):
            if len(course.events) > 1500:
                break
            turn = course.turn
            if not isinstance(turn, Decision):
                continue
            for seat in turn.seats:
                legal = course.legal(seat)
                refused = [
                    course.game.rules.refusal(course.state, seat, m)
                    for m in range(len(course.game.vocabulary))
                ]
                accepted = [
                    word for word, number in zip(course.game.vocabulary, refused, strict=True) if number == 0
                ]
                assert legal == accepted, f"{name} seed {seed}: {course.state}"
                assert legal, f"{name} seed {seed}: nothing to play"


def test_c6_exactly_the_legal_words_are_accepted_and_others_change_nothing(name: str) -> None:
    for course in decisions(name, range(40)):
        turn = course.turn
        assert isinstance(turn, Decision)
        for seat in range(len(course.players)):
            legal = course.legal(seat)
            for word in course.game.vocabulary:
                before, bookmark = everything(course), course.bookmark()
                if word in legal:
                    course.play(word, seat)
                    assert everything(course) != before
                    course.go_back(bookmark)
                    continue
                with pytest.raises(Illegal if seat in turn.seats else OutOfTurn) as refusal:
                    course.play(word, seat)
                assert everything(course) == before
                if seat in turn.seats:
                    assert refusal.value.rule in rules_of(course.game)


def rules_of(game: Game[Any]) -> set[str]:
    return {rule for section in game.book for rule in section.rules} | COMMON_RULES


def test_c6_what_cannot_be_read_is_malformed_before_anything_else(name: str) -> None:
    for seed in range(3):
        for course in course_of(name, seed):
            if len(course.events) > 30 and not isinstance(course.turn, Over):
                continue
            before = everything(course)
            for nonsense in (
                "",
                "nonsense",
                "again ",
                "\ud800",
                "7 7 7",
                "0",
                "1 2",
                None,
                3,
                ["roll r"],
                b"stop",
            ):
                with pytest.raises(Malformed):
                    course.play(nonsense, 0)
                with pytest.raises(Malformed):
                    course.throw(nonsense)
            for seat in (-1, len(course.players), True, "0", 1.0):
                with pytest.raises(Malformed):
                    course.play(course.game.vocabulary[0], seat)  # type: ignore[arg-type]
            assert everything(course) == before


def beginnings(name: str, seeds: range) -> Iterator[Course]:
    for seed in seeds:
        for course in course_of(name, seed):
            if len(course.events) > 60:
                break
            before = everything(course)
            yield course
            assert everything(course) == before


def some_falls(course: Course) -> list[str]:
    return [fall.say(fall.draw(random.Random(1).randrange)) for fall in course.game.falls]


def test_c6_a_move_at_chance_is_out_of_turn_and_other_dice_are_illegal(name: str) -> None:
    for course in beginnings(name, range(4)):
        turn = course.turn
        if not isinstance(turn, Chance):
            continue
        for word in course.game.vocabulary:
            with pytest.raises(OutOfTurn):
                course.play(word, turn.seat)
        for fall, words in zip(course.game.falls, some_falls(course), strict=True):
            if fall is not turn.fall:
                with pytest.raises(Illegal) as refusal:
                    course.throw(words)
                assert refusal.value.rule == turn.fall.rule


def test_c6_a_throw_at_a_decision_is_out_of_turn(name: str) -> None:
    for course in beginnings(name, range(4)):
        if isinstance(course.turn, Decision):
            for words in some_falls(course):
                with pytest.raises(OutOfTurn):
                    course.throw(words)


def test_c6_after_the_end_every_word_is_over(name: str) -> None:
    *_, course = course_of(name, 5)
    before = everything(course)
    for word in course.game.vocabulary:
        for seat in range(len(course.players)):
            with pytest.raises(GameOver):
                course.play(word, seat)
    for fall in course.game.falls:
        with pytest.raises(GameOver):
            course.throw(fall.say(fall.draw(random.Random(1).randrange)))
    assert everything(course) == before
    assert course.winners
    assert [course.legal(seat) for seat in range(len(course.players))] == [[]] * len(course.players)


def test_c5_legal_lists_each_move_once_in_the_order_of_the_vocabulary(name: str) -> None:
    for course in decisions(name, range(30)):
        for seat in range(len(course.players)):
            legal = course.legal(seat)
            assert legal == [word for word in course.game.vocabulary if word in legal]


def test_every_error_is_one_printable_sentence(name: str) -> None:
    *_, course = course_of(name, 6)
    for word in ("x\n" * 999, "\x1b[2J", course.game.vocabulary[0]):
        with pytest.raises(GameError) as refusal:
            course.play(word)
        assert str(refusal.value).isprintable()
        assert len(str(refusal.value)) < 200
