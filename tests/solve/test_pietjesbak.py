"""Pietjesbak solved, against rounds played through by the rules alone."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from toog.games.pietjesbak import GAME, rules
from toog.games.pietjesbak.rules import AGAIN, CHOOSING, ENDED, EQUAL, STOP, TIED
from toog.games.pietjesbak.solve import facts, options_of, shipped
from toog.games.pietjesbak.solve.iteration import CLEAR, Iteration, solve
from toog.games.pietjesbak.solve.position import PietjesbakPositions, seats_in_order, throw_off_chances, unit
from toog.games.pietjesbak.solve.slates import LEANS, Slates, beginnings, list_slates, slate_size
from toog.games.pietjesbak.solve.standings import APES_DICE, graph_of, house_rules, throws_by_worth
from toog.games.pietjesbak.state import Pietjesbak

ODD = {"marks": 1, "seven": "any", "tie": "replay", "starter": "loser", "apes_early": "sit_out"}
CAP = 12
MOST_GAIN = {3: 0.0, 4: 1e-6}


class Referee:
    """What a position is worth by playing on through its round, and asking the table only where the next one
    begins.
    """

    def __init__(self, slates: Slates, rounds: int, lean: float = 1e-12) -> None:
        self.slates = slates
        self.lean = lean
        self.rounds = rounds
        self.met: dict[Any, NDArray[np.float64]] = {}

    def worth(self, s: Pietjesbak) -> NDArray[np.float64]:
        s.dice[:] = (0, 0, 0)
        key = (s.rounds, s.key())
        if key not in self.met:
            self.met[key] = self.played(s)
        return self.met[key]

    def played(self, s: Pietjesbak) -> NDArray[np.float64]:
        if s.phase == ENDED:
            return unit(s.players, s.winner)
        if s.rounds > self.rounds:
            return self.looked_up(s)
        if s.phase == CHOOSING:
            again, stop = (self.worth(after_move(s, move)) for move in (AGAIN, STOP))
            return stop if stop[s.hand] >= again[s.hand] - self.lean else again
        if s.phase == TIED:
            tied = [seat for seat in range(s.players) if s.contends[seat]]
            total = np.zeros(s.players)
            for seat in tied:
                total += self.worth(won_by(s, seat)) / len(tied)
            return total
        total = self.worth(after_dice(s, APES_DICE)) / 216
        dice_of, chance_of = throws_by_worth(s.zand == EQUAL)
        for value, dice in dice_of:
            total = total + chance_of[value] * self.worth(after_dice(s, dice))
        return total

    def looked_up(self, s: Pietjesbak) -> NDArray[np.float64]:
        seats = list(seats_in_order(s))
        found = np.zeros(s.players)
        found[seats] = self.slates.worth([s.marks[seat] for seat in seats], [s.wiped[seat] for seat in seats])
        return found


def after_move(s: Pietjesbak, move: int) -> Pietjesbak:
    after = s.copy()
    rules.play(after, s.hand, move)
    return after


def after_dice(s: Pietjesbak, dice: tuple[int, ...]) -> Pietjesbak:
    after = s.copy()
    rules.throw(after, dice)
    return after


def won_by(s: Pietjesbak, seat: int) -> Pietjesbak:
    after = s.copy()
    rules.win_round(after, seat)
    return after


def begun(options: dict[str, Any], marks: list[int], wiped: list[int]) -> Pietjesbak:
    s = GAME.begin(len(marks), options)
    rules.open_round(s, 0)
    s.marks[: len(marks)] = marks
    s.wiped[: len(marks)] = wiped
    return s


def late_choice(players: int, options: dict[str, Any], chance: random.Random, most: int) -> Pietjesbak:
    """A choice of the last player of a round, in a game of random moves with no more than so many marks."""
    while True:
        s = GAME.begin(players, options)
        while s.phase != ENDED and max(s.marks) <= most:
            if s.phase == CHOOSING and rules.next_seat(s, s.hand) == s.starter:
                return s
            if s.phase == CHOOSING:
                rules.play(s, s.hand, chance.choice((AGAIN, STOP)))
            else:
                rules.throw(s, [chance.randint(1, 6) for _ in range(3)])


def test_for_two_every_slate_is_worth_what_a_round_by_the_rules_leads_to() -> None:
    """Only one table can agree with itself so: the shares shrink with every round that is played."""
    options = {"marks": 1}
    slates = solve(2, options, cap=2)
    for wiped, marks in list_slates(2, 1, 2, alike=True):
        has = [wiped & 1, wiped >> 1]
        for many in marks.tolist():
            s = begun(options, many, has)
            assert Referee(slates, s.rounds).worth(s) == pytest.approx(slates.worth(many, has), abs=1e-10)


@pytest.mark.parametrize(
    "options", [{"marks": 1, "starter": "clockwise"}, ODD, ODD | {"counts": "best", "starter": "winner"}]
)
def test_among_three_moves_are_worth_what_the_rules_lead_to(options: dict[str, Any]) -> None:
    """Whatever the slates are worth: here it is anything."""
    length = beginnings(3, slate_size(1, CAP))[-1]
    slates = Slates(3, 1, CAP, np.random.default_rng(1).random(length), np.zeros(length, np.int8))
    positions = PietjesbakPositions(slates, house_rules(options))
    chance = random.Random(3)
    for _ in range(2):
        s = late_choice(3, options, chance, most=3)
        referee = Referee(slates, s.rounds)
        for move, worth in positions.moves(s).items():
            assert worth == pytest.approx(referee.worth(after_move(s, move)), abs=1e-10)


def test_nine_digits_for_two() -> None:
    assert facts(2, {}) == {"starter_wins": pytest.approx(0.537438775, abs=1e-9)}
    assert facts(2, {"marks": 30}) == {"starter_wins": pytest.approx(0.516046750, abs=1e-9)}


@pytest.mark.parametrize("options", [{}, {"marks": 3, "seven": "any", "stoef_lost": 2}])
def test_more_marks_than_the_cap_change_no_digit(options: dict[str, Any]) -> None:
    usual = solve(2, options)
    higher = solve(2, options, cap=usual.cap + 4)
    full = [usual.full, usual.full]
    assert usual.worth(full, [0, 0]) == pytest.approx(higher.worth(full, [0, 0]), abs=1e-9)


def test_three_and_four_are_told_by_their_place_from_the_starter() -> None:
    for players in (3, 4):
        found = facts(players, {})
        gain_left = found.pop("gain_left")
        assert list(found) == ["starter_wins", "second_wins", "third_wins", "fourth_wins"][:players]
        assert sum(found.values()) == pytest.approx(1)
        assert 0 <= gain_left <= MOST_GAIN[players]


def test_five_are_not_solved() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        facts(5, {})


def test_the_values_that_come_with_the_package_are_those_of_the_rules() -> None:
    """A part of them, made anew from the others."""
    slates = shipped.slates()
    positions = PietjesbakPositions(slates, ())
    for marks, wiped in (
        ([9, 9], [0, 0]),
        ([4, 7, 10], [1, 1, 0]),
        ([1, 3, 2, 9], [1, 1, 1, 0]),
        ([5] * 4, [1] * 4),
    ):
        s = begun({}, marks, wiped)
        assert positions.worth_of_turn(s) == pytest.approx(slates.worth(marks, wiped), abs=1e-9)


@pytest.mark.parametrize("players", [2, 3])
def test_rounding_decides_no_choice_of_the_values_that_come_with_the_package(players: int) -> None:
    """Nor does any choice give away more than is said, on any slate of so many."""
    slates = shipped.slates()
    table = slates.table.copy()
    watched = Iteration(replace(slates, table=table), players, {})
    watched.sweep()
    assert watched.seen[:, 1].min() > CLEAR / 2
    assert watched.gain_left == slates.gain_left(players) == 0.0


def test_on_slates_that_lean_all_the_way_everyone_stops() -> None:
    """And their worth is that of a round in which everyone does."""
    options = {"marks": 1}
    length = beginnings(2, slate_size(1, 2))[-1]
    levels = np.full(length, len(LEANS) - 1, np.int8)
    slates = Slates(2, 1, 2, np.random.default_rng(1).random(length), levels)
    positions = PietjesbakPositions(slates, ())
    s = begun(options, [1, 1], [1, 1])
    referee = Referee(slates, s.rounds, lean=1.0)
    assert positions.worth_of_turn(s) == pytest.approx(referee.worth(s), abs=1e-10)
    rules.throw(s, (2, 2, 4))
    assert positions.best(s) == STOP
    levels[:] = 0
    assert positions.best(s) == AGAIN


def test_c2_who_has_thrown_a_six_likely_wins_the_throw_off() -> None:
    s = GAME.begin(2, {})
    assert throw_off_chances(s) == [0.5, 0.5]
    rules.throw(s, [6])
    assert throw_off_chances(s) == pytest.approx([5 / 6 + 1 / 12, 1 / 12])


def test_the_house_rules_are_read_from_a_position() -> None:
    options = {"marks": 5, "stoef_with": "double", "starter": "loser"}
    assert options_of(GAME.begin(3, options)) == options


def test_every_throw_is_an_edge_of_every_standing() -> None:
    graph = graph_of(3, ())
    for first, last in zip(graph.first[:-1], graph.first[1:], strict=True):
        assert graph.chance[first:last].sum() == pytest.approx(215 / 216)


def test_all_slates_that_can_come_about_are_listed_once() -> None:
    listed = {(wiped, *marks) for wiped, some in list_slates(2, 2, 3, alike=True) for marks in some.tolist()}
    assert (0, 2, 2) in listed
    assert (0, 2, 3) not in listed  # who never wiped has what all others have who never did
    assert (1, 2, 2) not in listed  # and more than who did wipe
    assert {(3, *marks) for marks in product((1, 2, 3), repeat=2)} <= listed


def test_p1_with_marks_given_ahead_every_slate_is_worth_what_a_round_leads_to() -> None:
    """Who never wiped may then have any number of marks, and no two of them the same."""
    slates = solve(2, {"marks": 2}, cap=3, uneven=True)
    for marks, has in [([1, 2], [0, 0]), ([2, 1], [0, 0]), ([1, 3], [0, 1]), ([1, 1], [0, 1])]:
        s = begun({"marks": 2}, marks, has)
        assert Referee(slates, s.rounds).worth(s) == pytest.approx(slates.worth(marks, has), abs=1e-10)


def test_p1_who_is_given_marks_ahead_has_more_of_the_game() -> None:
    even, given, more = (facts(2, {"marks": 3, "handicap": [0, ahead]}) for ahead in (0, 1, 2))
    assert list(even) == ["starter_wins"]
    assert list(given) == ["seat_0_wins", "seat_1_wins"]
    assert sum(given.values()) == pytest.approx(1)
    assert 0.5 < given["seat_1_wins"] < more["seat_1_wins"]


def test_p1_what_is_given_does_not_change_what_slates_are_worth() -> None:
    """The table for uneven games has the even ones in it."""
    plain, wide = solve(2, {"marks": 3}), solve(2, {"marks": 3}, uneven=True)
    for marks, has in [([3, 3], [0, 0]), ([4, 2], [0, 1]), ([1, 3], [1, 1])]:
        assert wide.worth(marks, has) == pytest.approx(plain.worth(marks, has), abs=1e-10)
