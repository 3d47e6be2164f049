"""Honest bots: with the same luck a bot answers alike, whatever lies where its seat cannot look."""

from __future__ import annotations

import random

import pytest

from tests.conformance.house import GAMES, go_on
from tests.conformance.test_secrets import scrambled
from tests.table_talk import NAMES
from toog.bots import BOT_NAMES, Question, find_bot
from toog.core.course import Course, Decision
from toog.core.registry import find_game

QUESTIONS = 3
SHORT = {"pietjesbak": {"marks": 2}, "zocken": {"rounds": 1}}


def choices(name: str, rng: random.Random) -> list[Course]:
    """Courses at which one seat has something to choose, some moves apart."""
    game = find_game(name)
    course = Course(game, NAMES[:2], SHORT.get(name, {}))
    found: list[Course] = []
    while len(found) < QUESTIONS:
        turn = course.turn
        if isinstance(turn, Decision) and len(course.legal(turn.seats[0])) > 1 and rng.random() < 0.3:
            found.append(course.copy())
        if not go_on(course, rng) or len(course.events) > 400:
            course = Course(game, NAMES[:2], SHORT.get(name, {}))
    return found


@pytest.mark.parametrize("name", [game for game in GAMES if game != "azen_jagen"])
def test_what_is_hidden_changes_no_move_of_any_level(name: str) -> None:
    """Nor does asking change anything: the question is still the same afterwards."""
    rng = random.Random(7)
    game = find_game(name)
    for course in choices(name, rng):
        turn = course.turn
        assert isinstance(turn, Decision)
        seat = turn.seats[0]
        other = course.copy()
        other.state = scrambled(course.state, game.hidden_copy(course.state, seat), rng)
        for level in BOT_NAMES:
            bot, question = find_bot(level, game), Question.of(course, seat, luck=12_345)
            moves = [bot.ask(asked) for asked in (question, Question.of(other, seat, luck=12_345), question)]
            assert len(set(moves)) == 1, level
            assert question == Question.of(course, seat, luck=12_345), level
