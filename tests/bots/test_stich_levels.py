"""The levels of 12er Stich: the short form is the rules, worlds explain the course, and nobody peeks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from toog.bots.champion.stich_round import PHASE, POINTS, STOCK, in_short, legal_cards, play_on, sensible_move
from toog.bots.sensible.stich import choose
from toog.core.contract import CHANCE, OVER, Game
from toog.core.registry import find_game
from toog.games.stich.cards import KINDS
from toog.games.stich.rules import DEALING, ENDED, PLAYING
from toog.games.stich.state import MOST_PLAYERS, Stich

GAME: Game[Stich] = find_game("stich")
HOUSES = [{}, {"hand": "minus"}, {"swap": True}, {"target": 50, "hand": "minus", "swap": True}]


def positions(
    players: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[Stich, list[int], random.Random]]:
    """A game of whims, at each of its decisions."""
    chance = random.Random(seed)
    s = GAME.begin(players, options)
    rules = GAME.rules
    out = [0] * len(GAME.vocabulary)
    while rules.turn(s) != OVER:
        if rules.turn(s) == CHANCE:
            rules.throw(s, GAME.falls[rules.chance(s)].draw(chance.randrange))
        else:
            moves = out[: rules.moves(s, s.hand, out)]
            yield s, moves, chance
            rules.play(s, s.hand, chance.choice(moves))


@pytest.mark.parametrize("options", HOUSES, ids=str)
@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_the_short_form_plays_by_the_rules(players: int, options: dict[str, Any]) -> None:
    for s, moves, chance in positions(players, options, seed=players):
        row = in_short(s)
        cards = int(legal_cards(row, s.hand))
        if s.phase == PLAYING:
            assert [card for card in range(KINDS) if cards >> card & 1] == [m for m in moves if m < KINDS]
        assert sensible_move(row, s.hand, cards) == choose(s, s.hand, moves, len(moves), 0)
        after = s.copy()
        move = chance.choice(moves)
        GAME.rules.play(after, s.hand, move)
        play_on(row, move)
        if after.phase in (DEALING, ENDED):
            assert row[PHASE] == after.phase
            assert row[POINTS : POINTS + players].tolist() == after.points[:players]
        else:
            seen = STOCK + after.left
            assert row[:seen].tolist() == in_short(after)[:seen].tolist()
