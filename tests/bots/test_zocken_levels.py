"""The levels of Zocken: legal everywhere, each with its own mind, and the champion with the solution."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.zocken_talk import row, zock
from toog.bots import blind
from toog.bots.question import Question
from toog.core.contract import CHANCE, OVER
from toog.core.course import Course
from toog.games.zocken import GAME
from toog.games.zocken.bots import beginner, champion, club, sensible
from toog.games.zocken.line import MOST_PIPS
from toog.games.zocken.state import Zocken

rules = GAME.rules
Answer = Callable[[Question], int]


def question_at(s: Zocken, luck: int = 0) -> Question:
    out = [0] * len(GAME.vocabulary)
    moves = out[: rules.moves(s, s.hand, out)]
    return Question(GAME, s.copy(), s.hand, moves, luck, ())


def light(choose: Callable[..., int]) -> Answer:
    def answer(question: Question) -> int:
        moves = list(question.moves)
        return choose(question.state, question.seat, moves, len(moves), question.luck)

    return answer


def said(answer: Answer, course: Course) -> str:
    return GAME.vocabulary[answer(question_at(course.state))]


def play(seed: int, *answers: Answer, **options: Any) -> Zocken:
    """A whole game, in which every answer is legal and no question is changed by who answers it."""
    lots = random.Random(seed)
    s: Zocken = GAME.begin(len(answers), options)
    while rules.turn(s) != OVER:
        if rules.turn(s) == CHANCE:
            rules.throw(s, [lots.randint(1, MOST_PIPS)])
            continue
        question = question_at(s, lots.getrandbits(31))
        move = answers[s.hand](question)
        assert move in question.moves
        assert question.state == s
        rules.play(s, s.hand, move)
    return s


@pytest.mark.parametrize("players", [1, 2, 8])
def test_the_beginner_plays_by_the_rules(players: int) -> None:
    play(players, *[light(beginner.choose)] * players)


def test_the_beginner_beats_the_blind_and_loses_to_sense() -> None:
    points = [0, 0]
    for seed in range(10):
        points[0] += play(seed, light(beginner.choose), light(blind.choose)).points[0]
        points[1] += play(seed, light(beginner.choose), light(sensible.choose)).points[0]
        assert points[0] > 0
    assert play(1, *[light(beginner.choose)] * 2, rounds=20).turn_score < 40 * 60


def test_the_beginner_lays_dice_close_together_and_shuns_escapes() -> None:
    answer = light(beginner.choose)
    assert said(answer, zock(1)) == "roll r"
    assert said(answer, zock(1, "y4@")) == "place 3"
    assert said(answer, zock(1, "g3@4", "y4@")) == "place 3"
    assert said(answer, zock(1, "g3@1", "r6@2", "y2@")) == "place <"


def test_the_beginner_bets_on_three_colours_or_in_hope() -> None:
    answer = light(beginner.choose)
    assert said(answer, zock(2, *row("123"))) == "bet"
    assert said(answer, zock(2, "r1@1", "o2@2", "g3@3")) == "pass"
    behind = zock(2, "r1@1", "o2@2", "g3@3")
    behind.state.points[0] = 100
    assert said(answer, behind) == "bet"


@pytest.mark.parametrize("answer", [club.answer, champion.answer])
def test_the_strong_levels_play_by_the_rules_alone_in_any_house(answer: Answer) -> None:
    play(1, answer, table=[0, 3, 1, 4, 159, 26, 535, 1000], circles="wgrpboy", rounds=1)


def test_the_club_player_plays_by_the_rules_against_one() -> None:
    play(2, club.answer, light(sensible.choose), rounds=1, first=1)


def test_the_champion_plays_by_the_rules_against_one_at_a_changed_table() -> None:
    table = [0, 3, 1, 4, 159, 26, 535, 1000]
    play(4, champion.answer, light(sensible.choose), table=table, rounds=1)


def test_the_champion_plays_by_the_rules_among_many() -> None:
    play(3, champion.answer, light(sensible.choose), light(beginner.choose), rounds=1)


def test_nobody_bets_who_would_lose_by_it() -> None:
    """The roller's row is broken and 50 is out of reach, and the game is the last turn's."""
    course = zock(2, "r6@3", "o1@4", "y3@out", rounds=1)
    assert said(champion.answer, course) == "pass"
    assert said(club.answer, course) == "pass"
    assert said(club.answer, zock(2, *row("123"), rounds=1)) == "bet"


def test_the_champion_plays_alone_for_the_most_points() -> None:
    assert said(champion.answer, zock(1, "y3@")) == "place 3"
    assert said(champion.answer, zock(1, *row("123456"), "w6@")) == "place 7"
