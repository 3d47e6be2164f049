"""What goes between processes arrives as it was sent: questions, errors, answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.core.test_errors import KINDS
from tests.workers.odd_jobs import OddJob
from toog.bots import Question
from toog.bots.requests import MoveRequest, WrittenQuestion
from toog.bots.warming import made_up
from toog.core.errors import BadRecord, GameError, quote
from toog.core.registry import game_names, load_game
from toog.workers import do_work, ignore
from toog.workers.request import (
    Failure,
    Reply,
    encoded,
    read_answer,
    read_reply,
    read_request,
    write_reply,
    write_request,
)


def sent(error: GameError) -> GameError:
    reply = read_reply(write_reply(Reply(failure=Failure.of(error))))
    assert reply.failure is not None
    return reply.failure.error


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_another_process_raises_the_same_error(kind: type[GameError], name: str) -> None:
    error = kind("no-such-game", "P7", game=quote("chess"), allowed="mens")
    error.event = 4
    again = sent(error)
    assert type(again) is kind
    assert (again.kind, again.rule, again.event, str(again)) == (name, "P7", 4, str(error))


def test_of_several_records_the_sentence_names_the_one_it_is_about() -> None:
    error = BadRecord("seal-closed")
    alone = str(error)
    error.record = "second.json"
    assert str(sent(error)) == str(error) == f"second.json: {alone}"


@pytest.mark.parametrize("name", game_names())
def test_a_question_arrives_as_it_was_asked_in_every_game(name: str) -> None:
    game = load_game(name)
    for players in range(game.seats[0], game.seats[1] + 1):
        for question in made_up(game, players, {}):
            asked = MoveRequest("sensible", WrittenQuestion.of(question))
            again = read_request(write_request(asked))
            assert again == asked
            assert isinstance(again, MoveRequest)
            assert again.question.read() == as_lists(question)
            assert do_work(again, ignore) in question.moves


def as_lists(question: Question) -> Question:
    return replace(question, moves=list(question.moves), course=list(question.course))


def test_an_answer_is_read_as_the_type_that_its_request_names() -> None:
    asked = MoveRequest("random", WrittenQuestion("mens", {}, 0, [], 0, []))
    assert read_answer(asked, encoded(7)) == 7
    with pytest.raises(ValueError, match="Expected `int`"):
        read_answer(asked, encoded("seven"))


def test_an_empty_line_is_a_sign_of_life() -> None:
    assert write_reply(Reply()) == "{}"
    assert read_reply("{}") == Reply()
    assert write_request(OddJob("pid")) == (
        '{"request":"tests.workers.odd_jobs:OddJob","fields":{"job":"pid","what":null}}'
    )
