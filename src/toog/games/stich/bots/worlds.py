"""Worlds of 12er Stich: ways the unseen cards may lie, drawn as often as the course makes them likely.

A world gives each of the other seats the cards it was dealt and those it drew, in the places of
`evidence`. From one world to the next two places change their cards (Metropolis): how well the cards
explain what the others chose decides how often a world comes, and one in which they could not have done it
never does.

How the others choose is not known. Each is taken for one who plays as `sensible` does and seldom errs, or for
one who errs often; which of the two shows in the play itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from toog.fast.generator import below, next_word, seed_game
from toog.games.stich.bots.evidence import FIXED, HELD
from toog.games.stich.bots.search import merged
from toog.games.stich.bots.sensible import choose
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DRAW, PASS, fits
from toog.games.stich.rules import moves as legal_moves
from toog.games.stich.state import HAND, MOST_PLAYERS

GIVEN, NOTHING, HARD, LIKELY = -1, 0, 1, 2
"""What is asked of a world: to be the one given, nothing, to allow what was seen, or to explain it."""

ERRS_OFTEN = 0.5
IMPOSSIBLE = 6.0  # what each thing that could not have happened takes off the logarithm, while looking
HOTTEST = 4.0
UNIT = 1.0 / 9007199254740992.0
U11, U62 = np.uint64(11), np.uint64(62)


@merged
def deal(cards: Any, place: int, hand: Any) -> None:
    """The first cards of a seat, those it did not draw."""
    for card in range(KINDS):
        hand[card] = 0
    for dealt in range(HAND):
        hand[cards[place + dealt]] += 1


@merged
def hold(s: Any, seat: int, hand: Any) -> None:
    for card in range(KINDS):
        s.cards[KINDS * seat + card] = hand[card]


@merged
def how_impossible(move: int, hand: Any, out: Any, many: int) -> int:
    """Nobody plays what is not in the hand, nor draws or passes with so many cards that fit."""
    if move < KINDS:
        return 1 if hand[move] == 0 else 0
    return many if move in (DRAW, PASS) and out[0] < KINDS else 0


@merged
def explain(positions: Any, seat: int, evidence: Any, cards: Any, room: Any, belief: Any) -> Any:
    """How likely this seat's play was with these cards, as a logarithm, and how much of it was impossible."""
    moves, fitted, decisions_of, places_of, _ = evidence
    hand, out = room
    asked, trust, errs = belief
    deal(cards, places_of[seat], hand)
    place = places_of[seat] + HAND
    steady, wild = trust, 1.0 - trust
    impossible = 0
    for k in range(decisions_of[seat], decisions_of[seat + 1]):
        s, move = positions[k], moves[k]
        hold(s, seat, hand)
        many = legal_moves(s, seat, out)
        wrong = how_impossible(move, hand, out, many)
        impossible += wrong
        if asked == LIKELY and many > 1 and wrong == 0:
            alike = choose(s, seat, out, many, 0) == move
            steady *= errs / many + (1.0 - errs) * alike
            wild *= ERRS_OFTEN / many + (1.0 - ERRS_OFTEN) * alike
        if move == DRAW:
            impossible += fits(s, cards[place]) != fitted[k]
            hand[cards[place]] += 1
            place += 1
        elif move < KINDS and hand[move] > 0:
            steady /= hand[move]  # of two alike either may have been the one
            wild /= hand[move]
            hand[move] -= 1
    return np.log(steady + wild), impossible


@merged
def may_change(a: int, b: int, cards: Any, kinds: Any, owner: Any) -> Any:
    """Whether two places may change their cards, and whether that makes a difference."""
    free = kinds[a] != FIXED and kinds[b] != FIXED and (cards[a] != cards[b] or kinds[a] != kinds[b])
    return free and (owner[a] == owner[b] or (kinds[a] == HELD and kinds[b] == HELD))


@merged
def change(a: int, b: int, cards: Any, kinds: Any) -> None:
    cards[a], cards[b] = cards[b], cards[a]
    kinds[a], kinds[b] = kinds[b], kinds[a]


@merged
def keep_world(world: Any, cards: Any, kinds: Any, fit: Any) -> int:
    """How many more there are now: none where something could not have happened."""
    wrong = 0.0
    for seat in range(fit.shape[0]):
        wrong += fit[seat, 1]
    for place in range(cards.size):
        world[place] = cards[place] if kinds[place] == HELD else NO_CARD
    return 1 if wrong == 0.0 else 0


@merged
def another_place(a: int, b: int, evidence: Any, rng: Any) -> int:
    """The place `b`, or one time in four one of the same seat as `a`."""
    places_of, owner = evidence[3], evidence[4]
    first = places_of[owner[a]]
    if next_word(rng) >> U62 == 0:
        b = first + b % (places_of[owner[a] + 1] - first)
    return b


@merged
def compare(
    positions: Any, one: int, other: int, evidence: Any, cards: Any, fit: Any, room: Any, belief: Any
) -> float:
    """How much better the play of these seats is explained now. The stock and one's own seat did not play."""
    places_of = evidence[3]
    players = places_of.size - 1
    gain = 0.0
    for second in range(1 if one == other or other == players else 2):
        seat = other if second else one
        if places_of[seat] < places_of[seat + 1]:
            fit[seat, 2], fit[seat, 3] = explain(positions, seat, evidence, cards, room, belief)
            gain += fit[seat, 2] - fit[seat, 0] - IMPOSSIBLE * (fit[seat, 3] - fit[seat, 1])
    return gain


def imagine(
    positions: Any, evidence: Any, cards: Any, kinds: Any, belief: Any, plan: Any, luck: int, worlds: Any
) -> int:
    """Fills `worlds` with ways the cards may lie, the card of each place if it is held, and says how many.

    `belief` is what is asked of a world, how likely the others are to play as `sensible` before they did
    anything, and how seldom such a one errs. `plan` has the number of this chain, the steps it takes while it
    cools and those from one world to the next. In each step two places change their cards, and it stands
    if the play of the seats concerned then makes about as much sense; in the heat more is allowed. Before
    the first, each seat is explained as it is. `fit` holds what `explain` says, now and after the change.
    """
    chain, cooling, between = plan
    places_of, owner = evidence[3], evidence[4]
    players = places_of.size - 1
    rng = np.zeros(4, np.uint64)
    seed_game(rng, luck, chain)
    fit = np.zeros((MOST_PLAYERS + 1, 4))
    room = (np.zeros(KINDS, np.int64), np.zeros(KINDS + 1, np.int64))
    many = 0
    step = -players
    while many < worlds.shape[0] and step < cooling + 2 * between * worlds.shape[0]:
        a = below(rng, places_of[players])
        b = another_place(a, below(rng, cards.size), evidence, rng) if step >= 0 else a
        one, other = (owner[a], owner[b]) if step >= 0 else (step + players, step + players)
        if step < 0 or may_change(a, b, cards, kinds, owner):
            change(a, b, cards, kinds)
            gain = compare(positions, one, other, evidence, cards, fit, room, belief)
            heat = max(1.0, HOTTEST - (HOTTEST - 1.0) * step / cooling)
            if step < 0 or np.float64(next_word(rng) >> U11) * UNIT < np.exp(gain / heat):
                fit[one, 0], fit[one, 1] = fit[one, 2], fit[one, 3]
                fit[other, 0], fit[other, 1] = fit[other, 2], fit[other, 3]
            else:
                change(a, b, cards, kinds)
        step += 1
        if step > cooling and step % between == 0:
            many += keep_world(worlds[many], cards, kinds, fit)
    return many
