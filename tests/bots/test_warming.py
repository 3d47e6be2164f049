"""A bot that thinks gets ready on made-up questions, after which it answers as it would have anyway."""

from __future__ import annotations

import pytest

from toog.bots import Question
from toog.bots.requests import ask_move, warm_up_in
from toog.bots.warming import MOST_EVENTS, made_up
from toog.core.errors import BotError
from toog.core.registry import find_game, game_names, load_game
from toog.workers import Worker


@pytest.mark.parametrize("name", game_names())
def test_the_made_up_questions_are_choices_that_a_seat_could_be_asked(name: str) -> None:
    game = load_game(name)
    for players in range(game.seats[0], game.seats[1] + 1):
        questions = list(made_up(game, players, {}))
        assert questions or name == "azen_jagen", "there nothing is decided before the race"
        for question in questions:
            assert len(question.moves) > 1
            assert len(question.course) < MOST_EVENTS
            assert question.state == game.hidden_copy(question.state, question.seat)


def test_they_are_of_every_kind_that_zocken_has() -> None:
    words = [question.legal for question in made_up(find_game("zocken"), 3, {"rounds": 1})]
    assert any(word.startswith("roll") for word in words[0])
    assert ["bet", "pass"] in words


def test_a_process_that_got_ready_answers_as_one_that_did_not() -> None:
    game = find_game("mens")
    question = next(made_up(game, 2, {}))
    asked = Question(game, question.state, question.seat, question.moves, 77, question.course)
    cold, warm = Worker(), Worker()
    try:
        warm_up_in(warm, "champion", "mens", 2, {})
        assert ask_move(warm, "champion", asked) == ask_move(cold, "champion", asked)
    finally:
        cold.stop()
        warm.stop()


def test_a_game_that_cannot_be_laid_is_refused_in_words() -> None:
    worker = Worker()
    try:
        with pytest.raises(BotError) as refused:
            warm_up_in(worker, "champion", "mens", 9, {})
        assert refused.value.key == "players-number"
    finally:
        worker.stop()
