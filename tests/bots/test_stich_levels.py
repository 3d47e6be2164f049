"""The levels of 12er Stich: the truth explains the course, nobody peeks, and thinking is counted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from toog.bots.question import UNSEEN, Question
from toog.core.contract import CHANCE, OVER, Event, Game
from toog.core.registry import find_game
from toog.games.stich.bots.beginner import choose as choose_as_beginner
from toog.games.stich.bots.evidence import FIXED, HELD, gather
from toog.games.stich.bots.thinking import (
    ENOUGH,
    Effort,
    Trials,
    compile_thinking,
    decide,
    draw_worlds,
    ponder,
)
from toog.games.stich.bots.worlds import LIKELY
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DRAW, KEEP, PLAYING
from toog.games.stich.state import Stich

GAME: Game[Stich] = find_game("stich")
HOUSES: list[dict[str, Any]] = [
    {},
    {"hand": "minus"},
    {"swap": True},
    {"target": 50, "hand": "minus", "swap": True},
]
SMALL = Effort(LIKELY, worlds=40, lines=200, chains=1, cooling=400)
ONE = Effort(LIKELY, worlds=1, lines=0, chains=1, cooling=1, between=1)


class Table:
    """A game of whims, of which everything is known."""

    def __init__(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.s = GAME.begin(players, options)
        self.chance = random.Random(seed)
        self.course: list[Event] = []
        self.came: list[list[int]] = []  # to each seat in this round, in order

    def decisions(self) -> Iterator[list[int]]:
        """The legal moves, each time someone has to choose."""
        rules = GAME.rules
        out = [0] * len(GAME.vocabulary)
        while rules.turn(self.s) != OVER:
            if rules.turn(self.s) == CHANCE:
                self.fall()
                continue
            moves = out[: rules.moves(self.s, self.s.hand, out)]
            yield moves
            self.play(self.chance.choice(moves))

    def fall(self) -> None:
        which = GAME.rules.chance(self.s)
        fell = GAME.falls[which].draw(self.chance.randrange)
        self.course.append(Event(None, UNSEEN if which else GAME.falls[which].say(fell)))
        GAME.rules.throw(self.s, fell)
        self.came = [in_hand(self.s, seat) for seat in range(self.s.players)]

    def play(self, move: int) -> None:
        if move == DRAW:
            self.came[self.s.hand].append(self.s.stock[self.s.left - 1])
        self.course.append(Event(self.s.hand, GAME.vocabulary[move]))
        GAME.rules.play(self.s, self.s.hand, move)

    def question(self, moves: list[int], s: Stich | None = None) -> Question:
        seat = self.s.hand
        return Question(GAME, GAME.hidden_copy(s or self.s, seat), seat, moves, 12345, self.course)


def in_hand(s: Stich, seat: int) -> list[int]:
    return [card for card in range(KINDS) for _ in range(s.cards[KINDS * seat + card])]


def dealt_anew(s: Stich, seat: int, chance: random.Random) -> Stich:
    """Another position that looks the same to this seat."""
    other = s.copy()
    others = [each for each in range(s.players) if each != seat]
    hidden = [card for each in others for card in in_hand(s, each)] + s.stock[: s.left]
    chance.shuffle(hidden)
    for each in others:
        other.cards[KINDS * each : KINDS * each + KINDS] = [0] * KINDS
        for _ in range(s.sizes[each]):
            other.cards[KINDS * each + hidden.pop()] += 1
    other.stock[: s.left] = hidden
    return other


@pytest.mark.parametrize(("players", "options"), [(2, HOUSES[0]), (4, HOUSES[3]), (6, HOUSES[2])])
def test_the_true_cards_allow_all_that_was_seen(players: int, options: dict[str, Any]) -> None:
    table = Table(players, options, seed=5)
    compiled = compile_thinking()
    for moves in table.decisions():
        question = table.question(moves)
        found = gather(question)
        for seat in range(players):
            if seat == question.seat:
                continue
            places = slice(found.places_of[seat], found.places_of[seat + 1])
            held = found.kinds_of_place[places] == HELD
            assert held.sum() == table.s.sizes[seat]
            fixed = found.kinds_of_place[places] == FIXED
            truth = np.array(table.came[seat])
            assert (found.cards[places][fixed] == truth[fixed]).all()
            found.cards[places] = truth
        assert (found.owner == players).sum() == table.s.left
        found.kinds_of_place[:] = FIXED  # then no two change their cards, and the one world is the truth
        assert len(draw_worlds(compiled, question, found, ONE)) == 1


@pytest.mark.parametrize(("players", "options"), [(4, HOUSES[0]), (2, HOUSES[3]), (6, HOUSES[2])])
def test_resampling_what_is_hidden_changes_no_move(players: int, options: dict[str, Any]) -> None:
    table = Table(players, options, seed=9)
    for moves in table.decisions():
        question = table.question(moves)
        if table.chance.random() < 0.2:
            move = decide(question, SMALL)
            assert move in moves
            otherwise = dealt_anew(table.s, table.s.hand, table.chance)
            assert decide(table.question(moves, otherwise), SMALL) == move


def test_thinking_is_counted_and_ends_in_chances() -> None:
    table = Table(3, {"target": 50}, seed=2)
    moves = next(table.decisions())
    thoughts = ponder(table.question(moves), gather(table.question(moves)), SMALL)
    assert thoughts.worlds == SMALL.worlds
    assert 0 < thoughts.lines <= SMALL.lines
    assert ((thoughts.chances >= 0) & (thoughts.chances <= 1)).all()


def test_a_move_is_left_out_when_it_is_behind_beyond_chance() -> None:
    luck = np.random.default_rng(1).random((ENOUGH, 1))
    level, a_little_less, much_less = luck, luck + np.linspace(-0.11, 0.1, ENOUGH)[:, None], luck - 0.1
    seen = np.hstack([level, a_little_less, much_less])
    trials = Trials(3)
    trials.add(seen[:-1])
    assert trials.alive.tolist() == [0, 1, 2], "too few worlds to leave anything out"
    trials.add(seen[-1:])
    assert trials.alive.tolist() == [0, 1]
    assert trials.best == 0
    assert trials.chances == pytest.approx(seen.mean(axis=0))


def test_a_beginner_takes_a_trick_and_else_plays_high() -> None:
    s = GAME.begin(2, {"target": 50})
    s.phase, s.lies, s.sum, s.hand = PLAYING, 1, 5, 0
    s.pile[0], s.drawn = 4, NO_CARD
    moves = [0, 3, 6, 14]  # b1, b4, b7 takes with 12, r5 takes with 0
    assert choose_as_beginner(s, 0, moves, 4, luck=1) == 6
    assert choose_as_beginner(s, 0, [0, 3], 2, luck=1) == 3


def test_a_beginner_keeps_some_cards_that_fit() -> None:
    table = Table(4, {"target": 200}, seed=1)
    chosen = set()
    for moves in table.decisions():
        if KEEP in moves:
            chosen |= {choose_as_beginner(table.s, table.s.hand, moves, 2, luck) == KEEP for luck in range(9)}
    assert chosen == {True, False}
