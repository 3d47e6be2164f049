"""Pietjesbak where it is not solved: sketched rounds and estimated slates, against what is solved."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from toog.games.pietjesbak import GAME, rules
from toog.games.pietjesbak.rules import AGAIN, STOP
from toog.games.pietjesbak.solve import positions_at_table, shipped
from toog.games.pietjesbak.solve.estimate import EstimatedSlates, chances, fitted
from toog.games.pietjesbak.solve.fitting import fit
from toog.games.pietjesbak.solve.guess import Guesses
from toog.games.pietjesbak.solve.position import PietjesbakPositions
from toog.games.pietjesbak.solve.sketch import sketch_of
from toog.games.pietjesbak.solve.slates import list_slates
from toog.games.pietjesbak.solve.standings import graph_of
from toog.games.pietjesbak.state import Pietjesbak

ODD = {"seven": "any", "tie": "replay", "starter": "loser", "apes_early": "sit_out", "zand": "equal"}


def thrown(players: int, options: dict[str, Any], *dice: tuple[int, int, int], shift: int = 0) -> Pietjesbak:
    """The starter, at `shift`, throws twice, and each after that once. All but the last of these stop."""
    s = GAME.begin(players, options)
    rules.open_round(s, shift)
    rules.throw(s, (2, 3, 4))
    rules.play(s, s.hand, AGAIN)
    for number, some in enumerate(dice):
        if number:
            rules.play(s, s.hand, STOP)
        rules.throw(s, some)
    return s


def test_of_two_the_sketch_leaves_nothing_out_but_who_is_out() -> None:
    sketch, graph = sketch_of(2, ()), graph_of(2, ())
    there = {standing for standing in graph.numbers if standing[1] == 0}
    assert set(sketch.numbers) == there
    for standing in there:
        edges = [
            some.chance[some.first[i] : some.first[i + 1]].tolist()
            for some, i in ((sketch, sketch.numbers[standing]), (graph, graph.numbers[standing]))
        ]
        assert edges[0] == edges[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_estimate_is_near_what_is_solved(players: int) -> None:
    solved = shipped.slates()
    off = []
    for wiped, listed in list_slates(players, solved.full, solved.cap, alike=True):
        marks = listed[listed.max(axis=1) <= solved.full + 2]
        places = solved.places(np.array(wiped), marks)
        worth = solved.table[places[:, None] + np.arange(players)]
        has = np.broadcast_to(wiped >> np.arange(players) & 1, marks.shape)
        off.append(worth - chances(fitted(), marks, has))
    assert np.sqrt((np.concatenate(off) ** 2).mean()) < 0.01


@pytest.mark.parametrize("players", range(5, 9))
def test_fewer_marks_are_better_and_all_chances_are_one(players: int) -> None:
    estimate = EstimatedSlates(fitted())
    worth = estimate.worth([2, *[6] * (players - 1)], [1] * players)
    assert worth.sum() == pytest.approx(1)
    assert worth[0] > 2 * worth[1:].max()


def test_fitting_a_few_slates_finds_who_is_ahead() -> None:
    estimate = EstimatedSlates(fit(most=2, batches=4, sweeps=3))
    assert estimate.worth([2, 8], [1, 1])[0] > 0.8


def test_the_guess_of_a_move_is_near_what_is_solved() -> None:
    guesses, solved = Guesses(()), PietjesbakPositions(shipped.slates(), ())
    for dice in ((1, 6, 2), (6, 6, 2), (6, 4, 3)):
        s = thrown(3, {}, dice)
        known = solved.moves(s)
        for move, worth in guesses.moves(s).items():
            assert worth[s.hand] == pytest.approx(known[move][s.hand], abs=0.01)


@pytest.mark.parametrize("options", [{}, ODD | {"marks": 30}])
def test_five_play_on_what_lies_there_wherever_they_sit(options: dict[str, Any]) -> None:
    moves = []
    for shift in (0, 3):
        beaten = thrown(5, options, (1, 1, 6), (6, 4, 3), shift=shift)
        ahead = thrown(5, options, (6, 4, 3), (5, 5, 5), shift=shift)
        moves.append([positions_at_table(s).best(s) for s in (beaten, ahead)])
    assert moves == [[AGAIN, STOP], [AGAIN, STOP]]


def test_which_play_is_at_the_table_is_a_matter_of_the_position_alone() -> None:
    for players, options, guessed in (
        (2, {"marks": 1}, False),
        (4, {}, False),
        (3, ODD, True),
        (5, {}, True),
    ):
        s = thrown(players, options, (1, 6, 2))
        assert isinstance(positions_at_table(s), Guesses) == guessed
    s = thrown(5, {}, (1, 6, 2))
    s.out[2] = 1
    assert not isinstance(positions_at_table(s), Guesses)
