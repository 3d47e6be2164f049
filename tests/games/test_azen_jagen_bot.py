"""The plain player of Azen jagen has one move at a time, and makes it."""

from __future__ import annotations

import pytest

from tests.table_talk import played
from toog.bots import find_choose


@pytest.mark.parametrize(("seat", "word"), [(0, "throw"), (1, "throw"), (2, "sip")])
def test_a5_the_bot_makes_the_one_move_there_is(seat: int, word: str) -> None:
    course = played("azen_jagen", 3, "6", "2", "2", "1 1 1", "1 1 1", "1 1 1")
    out = [0, 0]
    many = course.game.rules.moves(course.state, seat, out)
    move = find_choose("sensible", course.game)(course.state, seat, out, many, 0)
    assert course.game.vocabulary[move] == word
