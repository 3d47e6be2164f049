"""The levels of Pietjesbak, by what each does with the dice that lie there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from toog.bots.question import Question
from toog.games.pietjesbak import GAME, rules
from toog.games.pietjesbak.bots import beginner, champion, club
from toog.games.pietjesbak.rules import AGAIN, STOP
from toog.games.pietjesbak.solve import positions_for
from toog.games.pietjesbak.state import Pietjesbak


def after(players: int, *dice: tuple[int, int, int], options: dict[str, Any] | None = None) -> Pietjesbak:
    """Seat 0 starts; each throw but the last is stopped at."""
    s = GAME.begin(players, options or {})
    rules.open_round(s, 0)
    for number, some in enumerate(dice):
        if number:
            rules.play(s, s.hand, STOP)
        if s.hand == 0:
            rules.throw(s, (2, 3, 4))
            rules.play(s, 0, AGAIN)
        rules.throw(s, some)
    return s


def ask(choose: Callable[..., int], s: Pietjesbak) -> int:
    return choose(s, s.hand, [AGAIN, STOP], 2, 0)


def answer(s: Pietjesbak) -> int:
    return champion.answer(Question(GAME, s, s.hand, (AGAIN, STOP), 0))


def test_the_beginner_keeps_an_ace_though_another_lies_higher() -> None:
    s = after(2, (1, 1, 6), (1, 2, 3))
    assert (ask(beginner.choose, s), ask(club.choose, s), answer(s)) == (STOP, AGAIN, AGAIN)


def test_the_beginner_throws_a_winning_throw_away() -> None:
    s = after(2, (2, 3, 5), (6, 5, 3))
    assert (ask(beginner.choose, s), ask(club.choose, s), answer(s)) == (AGAIN, STOP, STOP)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_champion_makes_the_move_that_is_worth_most(players: int) -> None:
    for dice in ((1, 5, 5), (6, 6, 2), (1, 6, 2), (6, 4, 3)):
        s = after(players, dice)
        worths = positions_for(s).moves(s)
        assert worths[answer(s)][s.hand] == max(worth[s.hand] for worth in worths.values())


def test_with_more_than_four_the_champion_looks_at_the_marks_of_the_others() -> None:
    """Of six one is about to win: who starts stops on a seven, so that all have a mark more."""
    s = GAME.begin(6, {})
    rules.open_round(s, 0)
    rules.throw(s, (2, 2, 3))
    early = answer(s)
    s.marks[1], s.wiped[1] = 1, 1
    assert (early, answer(s), ask(club.choose, s)) == (AGAIN, STOP, AGAIN)


def test_the_club_player_holds_on_to_less_the_fewer_still_throw() -> None:
    first, last = after(4, (6, 6, 2)), after(2, (6, 6, 2))
    assert club.chance_to_win(first, 0, 122, 2) < club.chance_to_win(last, 0, 122, 2)
