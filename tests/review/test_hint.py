"""A hint: every legal move with its value, as the solver has it, by what the seat may see; and the coach."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import toog
from tests.conformance.test_secrets import scrambled
from tests.review import test_hint_reasons_mens as mens
from tests.review import test_hint_reasons_pietjesbak as pietjesbak
from tests.review import test_hint_reasons_stich as stich
from tests.review import test_hint_reasons_zocken as zocken
from tests.review.positions import asked_in, decisions
from tests.table_talk import NAMES, played, played_from
from toog.bots import find_bot
from toog.core.course import Course
from toog.core.registry import find_game
from toog.games.mens.review.judge import Experience
from toog.games.pietjesbak.solve import positions_for
from toog.games.zocken.options import TABLE
from toog.games.zocken.solve.duel import chances_by_difference, chances_of_moves, turns_to_go, usual_duel
from toog.games.zocken.solve.turn import points_of_moves, solve_with_bets
from toog.review.coaching import coach, coach_last, tell_advice
from toog.review.hinting import GOOD, SHOWN, FoundHint, explain, hint_in, mark_of
from toog.review.judge import Unit, find_judge
from toog.review.rating import play_on
from toog.review.reason import Reason, find_reasons, of_100
from toog.review.shapes import MoveWorth
from toog.texts import LANGUAGES, Voice

NEAR = 1e-9
MIDWAY = ("roll r", "1", "place 1", "roll o", "5", "place 4", "roll y", "3")


def values(hint: FoundHint) -> dict[str, float]:
    return {rated.move: rated.value for rated in hint.moves}


# What moves are worth


@pytest.mark.parametrize("players", [2, 3])
def test_in_pietjesbak_a_hint_is_the_solution(players: int) -> None:
    for course in decisions("pietjesbak", players, 1, 0.4):
        hint = hint_in(course)
        known = positions_for(course.state).moves(course.state)
        for code, word in enumerate(course.game.vocabulary):
            assert values(hint)[word] == pytest.approx(known[code][hint.seat], abs=NEAR)
        assert hint.exact
        if len(course.events) > 40:
            break


def test_alone_in_zocken_it_is_the_points_to_be_expected() -> None:
    course = played("zocken", 1, *MIDWAY, rounds=1)
    hint = hint_in(course)
    question = asked_in(course)
    known = dict(zip(question.legal, points_of_moves(course.state, question.moves), strict=True))
    assert values(hint) == pytest.approx(known, abs=NEAR)
    assert (hint.unit, hint.exact, hint.best.error) == ("points", True, 0.0)


def test_for_two_in_zocken_it_is_the_duel() -> None:
    course = played("zocken", 2, *MIDWAY)
    hint = hint_in(course)
    question = asked_in(course)
    later = usual_duel()[turns_to_go(course.state) - 1]
    turn = solve_with_bets(*chances_by_difference(TABLE, later, 0))
    known = dict(zip(question.legal, chances_of_moves(course.state, question.moves, turn), strict=True))
    assert values(hint) == pytest.approx(known, abs=NEAR)
    assert (hint.unit, hint.exact) == ("win", True)


def test_moves_are_in_order_and_the_first_is_the_best_of_all() -> None:
    for course in decisions("mens", 4, 2, 0.02):
        hint = hint_in(course)
        in_order = [rated.value for rated in hint.moves]
        assert in_order == sorted(in_order, reverse=True)
        assert sorted(values(hint)) == sorted(course.legal(hint.seat))
        chosen = course.game.vocabulary[find_bot("champion", course.game).ask(asked_in(course))]
        assert hint.rated(chosen).mark != "doubtful"


def test_of_moves_worth_the_same_the_champion_chooses_the_first() -> None:
    """The board is the same from both ends, so the second die from the left is like that from the right."""
    course = played("zocken", 1, rounds=1)
    hint = hint_in(course)
    assert [rated.mark for rated in hint.moves] == ["best", "best", *["doubtful"] * 5]
    assert hint.best.move == course.game.vocabulary[find_bot("champion", course.game).ask(asked_in(course))]
    assert explain(asked_in(course), hint, hint.moves[:2]) == [Reason("all-alike", {"moves": 2})]
    assert explain(asked_in(course), replace(hint, exact=False), hint.moves[:2]) == [
        Reason("margin-close", {})
    ]


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (-0.01, "best"),
        (0.0, "best"),
        (0.0009, "best"),
        (0.001, "good"),
        (GOOD["win"], "good"),
        (0.021, "doubtful"),
    ],
)
def test_a_mark_goes_by_what_the_move_costs_for_certain(loss: float, mark: str) -> None:
    assert mark_of(loss, "win") == mark


def test_moves_that_cannot_be_told_apart_have_the_same_mark() -> None:
    """By the error of their difference, which is much smaller than the errors of both values together."""
    for course in islice(decisions("mens", 2, 3, 0.05, spare="empty"), 6):
        hint = hint_in(course)
        assert (hint.best.mark, hint.best.loss_error) == ("best", 0.0)
        for one in hint.moves[1:]:
            assert 0 < one.loss_error < (one.error**2 + hint.best.error**2) ** 0.5
            assert (one.mark == "best") == (hint.loss(one.move) < one.loss_error + SHOWN["win"])
            assert (one.mark == "doubtful") == (hint.sure_loss(one.move) > GOOD["win"])


def test_a_hint_in_mens_plays_on_beside_what_the_champion_has_learned() -> None:
    """So it lies between the two, and is surer of the differences than either."""
    course = next(decisions("mens", 2, 7, 0.05, spare="empty"))
    question = asked_in(course)
    judge = find_judge(course.game, course.state)
    alone = judge.worth_of_moves(course.state, question.seat, question.moves)
    played = play_on(question, Experience.games).mean(axis=0)
    for word, came_to, learned in zip(question.legal, played, alone, strict=True):
        rated = hint_in(course).rated(word)
        ends = sorted((learned[question.seat], came_to))
        assert ends[0] <= rated.value <= ends[1]
        assert rated.error < judge.errors_at(course.state).value


# Where there is little or nothing to decide


def test_in_a_race_there_is_only_one_move() -> None:
    course = played_from("azen_jagen", 2, 0, "1 1 1", "1 1 1", "1 1 1")
    assert len(toog.hint(toog.Match.from_record(course.record()))["moves"]) == 1
    for seat in (0, 1):
        hint = hint_in(course, seat)
        assert (hint.seat, hint.reasons) == (seat, [Reason("only-move", {})])


def test_a_forced_move_is_said_to_be_the_only_one() -> None:
    hint = hint_in(played_from("mens", 4, 0, "3"))
    assert [rated.move for rated in hint.moves] == ["move 0"]
    assert hint.reasons == [Reason("only-move", {})]


@pytest.mark.parametrize(
    ("course", "sentence"),
    [
        (played("pietjesbak", 2), "nobody can move now: seat 0 has to throw"),
        (played_from("pietjesbak", 2, 0, "1 1 1", marks=1), "the game is over"),
    ],
)
def test_where_nobody_decides_one_sentence_says_so(course: Course, sentence: str) -> None:
    with pytest.raises(toog.GameError, match=sentence):
        hint_in(course)


def test_another_seat_is_out_of_turn() -> None:
    with pytest.raises(toog.OutOfTurn):
        hint_in(played("zocken", 2), seat=1)


def test_where_no_reason_is_known_the_margin_is() -> None:
    """As in a game from elsewhere."""
    assert find_reasons("azen_jagen") is None
    question = asked_in(played_from("pietjesbak", 2, 0, "6 4 2"))
    question = type(question)(find_game("azen_jagen"), question.state, 0, [0, 1], 0)

    def why(best: float, next_best: float, unit: Unit) -> list[Reason]:
        rated = [MoveWorth("sip", best, 0.0, 0.0, "best"), MoveWorth("throw", next_best, 0.0, 0.0, "good")]
        return explain(question, FoundHint(0, unit, True, rated, []), rated)

    assert why(0.5, 0.4, "win") == [Reason("margin-win", {"more": 100})]
    assert why(9.5, 8.0, "points") == [Reason("margin-points", {"more": 15})]
    assert why(0.5, 0.4999, "win") == [Reason("margin-close", {})]


# What a seat may see


def test_what_is_hidden_changes_no_hint() -> None:
    rng = random.Random(3)
    for course in islice(decisions("stich", 3, 4, 0.1, target=50), 3):
        hint = hint_in(course)
        other = course.copy()
        other.state = scrambled(course.state, course.game.hidden_copy(course.state, hint.seat), rng)
        assert repr(other.state) != repr(course.state)
        assert hint_in(other) == hint
        assert 0.005 < hint.best.error < 0.1
        assert not hint.exact


# As plain data


def test_the_facts_have_the_shape_that_is_promised() -> None:
    match = toog.Match.from_record(played_from("pietjesbak", 2, 0, "4 3 2").record())
    found = toog.hint(match)
    assert list(found) == ["seat", "unit", "exact", "moves", "best", "reasons"]
    assert [list(move) for move in found["moves"]] == [["move", "value", "error", "loss_error", "mark"]] * 2
    assert found["best"] == found["moves"][0]["move"] == "again"
    assert 1 <= len(found["reasons"]) <= 2
    assert [list(reason) for reason in found["reasons"]] == [["key", "arguments", "text"]] * 2
    assert found["reasons"][0]["text"] == "What you have, 9, would hold in only 5 of 100 rounds."


def test_a_hint_is_said_with_names_in_every_language() -> None:
    match = toog.Match.from_record(
        played_from("pietjesbak", 2, 1, "4 3 2", "again", "1 1 2", "stop", "6 5 2").record()
    )
    told = {language: toog.hint(match, language=language)["reasons"][0]["text"] for language in LANGUAGES}
    assert len(set(told.values())) == 4
    assert all("Bo" in text for text in told.values())


@pytest.mark.parametrize(
    ("game", "claims"),
    [
        ("mens", {*mens.CLAIMS, "wins"}),
        ("pietjesbak", {*pietjesbak.CLAIMS}),
        ("stich", {*stich.CLAIMS}),
        ("zocken", {*zocken.CLAIMS}),
    ],
)
def test_what_the_catalogues_give_as_a_reason_is_checked_for_its_truth(game: str, claims: set[str]) -> None:
    """And the other way round: whatever is claimed can be said in every language."""
    for language in LANGUAGES:
        catalogue = (find_game(game).folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall("^reason-([a-z-]+) =", catalogue, re.MULTILINE)) == claims


@pytest.mark.parametrize(("chance", "said"), [(0.0, 0), (0.001, 1), (0.414, 41), (0.999, 99), (1.0, 100)])
def test_what_is_not_certain_is_not_said_to_be(chance: float, said: int) -> None:
    assert of_100(chance) == said


# The coach


def test_the_coach_speaks_of_a_move_that_cost_too_much() -> None:
    course = played_from("pietjesbak", 2, 0, "2 2 3", "stop")
    advice = coach_last(course)
    assert advice is not None
    assert (advice.seat, advice.played.move, advice.better.move) == (0, "stop", "again")
    assert advice.loss == pytest.approx(advice.better.value - advice.played.value)
    assert Reason("seven-counts", {}) in advice.reasons
    told = tell_advice(advice, Voice("nl", course.game), NAMES)
    assert told.better == "again"
    assert told.reasons[0].text == "Een zeven die telt, geeft iedereen een streepje bij."


def test_the_coach_is_silent_of_the_best_move_and_of_dice() -> None:
    assert coach_last(played_from("pietjesbak", 2, 0, "2 2 3", "again")) is None
    assert coach_last(played_from("pietjesbak", 2, 0, "2 2 3")) is None
    assert coach_last(played("pietjesbak", 2)) is None


def test_the_coach_keeps_to_the_threshold_that_is_chosen() -> None:
    before = played_from("pietjesbak", 2, 0, "2 2 3")
    advice = coach(before, "stop")
    assert advice is not None
    assert coach(before, "stop", threshold=advice.loss) is None
    assert coach(before, "stop", threshold=advice.loss - 1e-6) == advice


def test_the_coach_refuses_a_move_that_cannot_be_played() -> None:
    with pytest.raises(toog.Malformed):
        coach(played_from("pietjesbak", 2, 0, "2 2 3"), "hop")


def test_wrong_arguments_of_a_hint_are_an_error_of_their_own_kind() -> None:
    match = toog.Match("pietjesbak", ["An", "Bo"], seed=1)
    ask: Callable[..., object] = toog.hint
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"match": "x"}, "“x” is not a match"),
        ({"match": match, "rollout": "x"}, "at least one game has to be played"),
        ({"match": match, "rollout": 0}, "at least one game has to be played"),
        ({"match": match, "language": "xx"}, "the languages are nl, en, fr, de"),
    ]
    for arguments, said in wrong:
        with pytest.raises(toog.BadArgument, match=said):
            ask(**arguments)
