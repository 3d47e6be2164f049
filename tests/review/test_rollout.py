"""Positions played on: against exact values, game by game with the same dice, from what a seat may know."""

from __future__ import annotations

import os
import random
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
import pytest

from tests.conformance.house import GAMES, go_on, sit_down
from tests.conformance.test_secrets import scrambled
from tests.review.positions import asked_in, decisions
from toog.bots import Question, find_bot
from toog.bots.playing_on import AskedRollout
from toog.core.contract import CHANCE, OVER
from toog.core.course import Course, Decision
from toog.core.registry import find_game
from toog.fast.rollout import AS_IT_STANDS
from toog.games.stich.cards import COPIES, KINDS
from toog.games.stich.review.worlds import draw_positions
from toog.review import rollout
from toog.review.asking import on_turn, question_of
from toog.review.hinting import hint_of
from toog.review.judge import find_judge
from toog.review.rollout import BLOCK, begin_at, roll_out, rolling_out

MANY = 4000


def some_decision(name: str, players: int, **options: int) -> Course:
    return next(islice(decisions(name, players, 1, 0.5, fewest=2, **options), 6, None))


def as_it_stands(course: Course) -> Question:
    """The position itself, also before a throw."""
    return Question(course.game, course.state, 0, (), 0)


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"sips": 1}), (3, {"orders": 2}), (5, {"sips": 3, "orders": 2})]
)
def test_azen_jagen_comes_to_what_was_counted(players: int, options: dict[str, int]) -> None:
    """Nobody chooses anything in it, so that whoever plays on does not matter."""
    game = find_game("azen_jagen")
    course, rng = Course(game, tuple("ABCDE"[:players]), options), random.Random(players)
    judge = find_judge(game, course.state)
    phases = set()
    for _ in range(40):
        go_on(course, rng)
        s = course.state
        if game.rules.turn(s) == OVER or s.phase in phases:
            continue
        phases.add(s.phase)
        shares = roll_out(as_it_stands(course), MANY, moves=[AS_IT_STANDS], seed=5).of(AS_IT_STANDS)
        errors = shares.std(axis=0, ddof=1) / MANY**0.5
        assert np.all(abs(shares.mean(axis=0) - judge.worth(s)) <= 4 * errors + 1e-9)
    assert len(phases) >= 2


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("pietjesbak", 2, {}),
        ("zocken", 1, {"rounds": 1}),
        ("zocken", 3, {"rounds": 1}),
        ("mens", 2, {}),
        ("stich", 3, {"target": 50}),
    ],
)
def test_a_move_that_ends_the_game_is_worth_what_it_brings(
    name: str, players: int, options: dict[str, int]
) -> None:
    course, move = last_choice(name, players, options)
    question = asked_in(course)
    found = roll_out(question, 30, moves=[move])
    after = course.copy()
    after.play(course.game.vocabulary[move])
    share = 1 / len(after.winners) if question.seat in after.winners else 0.0
    assert found.value(move) == pytest.approx(share if players > 1 else after.scores[0], abs=1e-9)
    assert found.error(move) == 1 / 30  # in none of 30 games it was otherwise
    assert found.unit == ("win" if players > 1 else "points")


def last_choice(name: str, players: int, options: dict[str, int]) -> tuple[Course, int]:
    """A decision in a random game with a move that ends it, and that move."""
    for seed in range(40):
        for course in decisions(name, players, seed, 1.0, fewest=1, **options):
            for word in course.legal(asked_in(course).seat):
                after = course.copy()
                after.play(word)
                if after.game.rules.turn(after.state) == OVER:
                    return course, course.game.codes[word]
    raise AssertionError("no game ended with a move")


@pytest.mark.parametrize(("name", "players"), [("zocken", 2), ("stich", 3), ("pietjesbak", 3), ("mens", 2)])
def test_the_same_dice_make_the_error_of_a_difference_smaller(name: str, players: int) -> None:
    found = roll_out(asked_in(some_decision(name, players)), MANY, until_clear=False)
    first, second = found.ranked[:2]
    apart = (found.error(first) ** 2 + found.error(second) ** 2) ** 0.5
    assert found.difference(first, second).error < apart


@pytest.mark.parametrize(("name", "players"), [("zocken", 3), ("stich", 4), ("mens", 3)])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(name: str, players: int) -> None:
    question = asked_in(some_decision(name, players))
    one = roll_out(question, 2 * BLOCK + 10, threads=1, until_clear=False)
    other = roll_out(question, 2 * BLOCK + 10, threads=3, until_clear=False)
    shorter = roll_out(question, BLOCK, until_clear=False)
    another = roll_out(question, BLOCK, seed=question.luck + 1, until_clear=False)
    for move in question.moves:
        assert np.array_equal(one.of(move), other.of(move))
        assert np.array_equal(one.of(move)[:BLOCK], shorter.of(move))
    assert any(not np.array_equal(shorter.of(move), another.of(move)) for move in question.moves)


@pytest.mark.parametrize(("name", "players"), [("zocken", 2), ("stich", 3), ("pietjesbak", 3), ("mens", 2)])
def test_a_bot_that_is_asked_plays_the_same_games_as_a_compiled_one(name: str, players: int) -> None:
    question = asked_in(some_decision(name, players))
    compiled = roll_out(question, 12, level="sensible", seed=3)
    asked = AskedRollout(question, find_bot("sensible", question.game), 3)
    begins = begin_at(question, 3, range(12))
    outcomes = asked.play_on(begins, question.moves, range(12))
    for column in range(len(question.moves)):
        assert np.array_equal(outcomes[:, column], compiled.outcomes[column])


def test_a_level_that_thinks_plays_on_too() -> None:
    question = asked_in(some_decision("stich", 3, target=50))
    found = roll_out(question, 2, level="club")
    assert found.games == 2
    assert found.of(found.best).sum(axis=1) == pytest.approx([1.0, 1.0])


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_changes_no_rollout(players: int) -> None:
    rng = random.Random(players)
    for course in islice(decisions("stich", players, 4, 0.2), 3):
        question = asked_in(course)
        other = course.copy()
        other.state = scrambled(course.state, course.game.hidden_copy(course.state, question.seat), rng)
        here, there = roll_out(question, 300), roll_out(asked_in(other), 300)
        assert [here.value(move) for move in question.moves] == [there.value(move) for move in question.moves]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_game_begins_with_cards_that_can_lie_so(players: int) -> None:
    for course in islice(decisions("stich", players, 2, 0.3), 4):
        question, s = asked_in(course), course.state
        gone = s.cards[: KINDS * players]
        unseen = [sum(gone[card::KINDS]) for card in range(KINDS)]
        for card in s.stock[: s.left]:
            unseen[card] += 1
        drawn = draw_positions(question, 7, range(40))
        assert len({tuple(row["cards"]) for row in drawn}) > 1
        for row in drawn:
            held = row["cards"].reshape(-1, KINDS)
            there = held.sum(axis=0) + np.bincount(row["stock"][: s.left], minlength=KINDS)
            assert there.tolist() == unseen
            assert all(many <= most for many, most in zip(there, COPIES, strict=True))
            assert held[question.seat].tolist() == gone[KINDS * question.seat : KINDS * (question.seat + 1)]
            assert held.sum(axis=1)[:players].tolist() == s.sizes[:players]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_rolled_out_by_any_house_rules_and_from_anywhere(name: str) -> None:
    """Shares of a win add up to one, before a throw as after a move."""
    rolled = 0
    for seed in range(6):
        course, rng = sit_down(name, seed), random.Random(seed)
        if course.game.hidden and name != "stich":
            continue
        for _ in range(rng.randint(1, 60)):
            go_on(course, rng)
        turn = course.game.rules.turn(course.state)
        if turn == OVER:
            continue
        if turn == CHANCE:
            move = AS_IT_STANDS
            found = roll_out(as_it_stands(course), 20, moves=[move])
        else:
            found = roll_out(question_of(course, on_turn(course, None)), 20)
            move = found.best
        assert len(found.of(move)) == found.games == 20
        if len(course.players) > 1:
            assert found.of(move).sum(axis=1) == pytest.approx(np.ones(20), abs=0.01)
        rolled += 1
    assert rolled >= 3 or find_game(name).hidden


def test_a_move_far_behind_is_left_out_and_it_ends_when_one_is_left() -> None:
    for course in decisions("pietjesbak", 2, 5, 1.0):
        question = asked_in(course)
        found = roll_out(question, 8000)
        if found.games < 8000:
            rest = found.ranked[1:]
            assert all(found.is_behind(move, found.best) for move in rest)
            assert all(len(found.of(move)) <= found.games for move in rest)
            return
    raise AssertionError("nothing was ever clear")


def test_what_there_is_so_far_is_known_after_every_block() -> None:
    question = asked_in(some_decision("zocken", 2))
    seen = [found.games for found in rolling_out(question, 3 * BLOCK, until_clear=False)]
    assert seen == [BLOCK, 2 * BLOCK, 3 * BLOCK]


def test_a_card_that_another_has_drawn_cannot_be_known() -> None:
    for course in decisions("stich", 3, 1, 1.0):
        if course.state.drawn >= 0:
            turn = course.turn
            assert isinstance(turn, Decision)
            other = (turn.seats[0] + 1) % 3
            seen = course.game.hidden_copy(course.state, other)
            asked = question_of(course, turn.seats[0])
            with pytest.raises(ValueError, match="drawn"):
                draw_positions(type(asked)(asked.game, seen, other, (), 1, asked.course), 1, range(2))
            return
    raise AssertionError("nobody drew a card that fits")


def test_only_those_who_ask_for_all_cores_take_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint, and with it the coach, drills and the puzzle of the day, plays on in one thread."""
    seen: list[int] = []

    class Noted(ThreadPoolExecutor):
        def __init__(self, threads: int) -> None:
            seen.append(threads)
            super().__init__(threads)

    monkeypatch.setattr(rollout, "ThreadPoolExecutor", Noted)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    question = asked_in(some_decision("mens", 2))
    hint_of(question)
    roll_out(question, 10)
    roll_out(question, 10, threads=None)
    assert seen == [1, 1, 3]
