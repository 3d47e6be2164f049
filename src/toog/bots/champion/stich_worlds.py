"""Worlds of 12er Stich: ways the unseen cards may lie, drawn as often as the course makes them likely.

A world gives each of the other seats the cards it was dealt and those it drew, in the places of
`stich_evidence`. From one world to the next two places change their cards (Metropolis): how well the cards
explain what the others chose decides how often a world comes, and one in which they could not have done it
never does.

How the others choose is not known. Each is taken for one who plays as `sensible` does and seldom errs, or for
a person with much the same sense and a mind of their own; which of the two shows in the play itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import register_jitable

from toog.bots.champion.stich_evidence import FIXED, HELD
from toog.bots.champion.stich_round import PHASE, fitting, sense, sensible_colour
from toog.fast.generator import below, next_word
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DRAW, KEEP, PLAYING, SWAPPING
from toog.games.stich.state import HAND

GIVEN, NOTHING, HARD, LIKELY = -1, 0, 1, 2
"""What is asked of a world: to be the one given, nothing, to allow what was seen, or to explain it."""

SHARP, SOFT = 0.9, 0.1  # who the others are, before they have done anything
ERRS = 0.02
TEMPER = (
    45.0  # how freely a person departs from what `sensible` thinks best, in the measure of its own thoughts
)
WHIM = 0.1
KEEPS = 0.15
IMPOSSIBLE = 6.0  # what each thing that could not have happened takes off the logarithm, while looking
HOTTEST = 4.0
COOLING = 8
UNIT = 1.0 / 9007199254740992.0
U11 = np.uint64(11)


@register_jitable
def card_chances(row: Any, hand: Any, cards: int, move: int) -> Any:
    """How likely one who plays as `sensible`, and a person, are to choose this among the legal cards."""
    many, best, most = 0, NO_CARD, 0
    total, mine = 0.0, 0.0
    for card in range(KINDS):
        if (cards >> card) & 1:
            many += 1
            thought = sense(row, hand, card)
            wish = np.exp(thought / TEMPER)
            total += wish
            if card == move:
                mine = wish
            if best == NO_CARD or thought > most:
                best, most = card, thought
    sharp = ERRS / many + (1.0 - ERRS if best == move else 0.0)
    return sharp, (1.0 - WHIM) * mine / total + WHIM / many


@register_jitable
def other_chances(row: Any, hand: Any, move: int) -> Any:
    """The same for a drawn card that fits, which `sensible` plays, and for the colours of S17."""
    if row[PHASE] == SWAPPING:
        alike = sensible_colour(row, hand) == move
        return 1.0 - ERRS if alike else ERRS, 0.75 if alike else 0.25
    return ERRS if move == KEEP else 1.0 - ERRS, KEEPS if move == KEEP else 1.0 - KEEPS


@register_jitable
def legal_in(hand: Any, fits: int) -> int:
    """The cards of a hand among those that fit, a bit each."""
    legal = 0
    for card in range(KINDS):
        if hand[card] > 0:
            legal |= fits & (1 << card)
    return legal


@register_jitable
def count_bits(bits: int) -> int:
    many = 0
    while bits:
        bits &= bits - 1
        many += 1
    return many


@register_jitable
def deal(cards: Any, place: int, hand: Any) -> None:
    """The first cards of a seat, those it did not draw."""
    for card in range(KINDS):
        hand[card] = 0
    for dealt in range(HAND):
        hand[cards[place + dealt]] += 1


@register_jitable
def explain(positions: Any, seat: int, evidence: Any, cards: Any, hand: Any, asked: int) -> Any:
    """How likely this seat's play was with these cards, as a logarithm, and how much of it was impossible."""
    moves, fitted, decisions_of, places_of, _ = evidence
    deal(cards, places_of[seat], hand)
    place = places_of[seat] + HAND
    sharp, soft = SHARP, SOFT
    impossible = 0
    for k in range(decisions_of[seat], decisions_of[seat + 1]):
        row, move = positions[k], moves[k]
        fits = fitting(row)
        one, other = 1.0, 1.0
        if row[PHASE] != PLAYING:
            one, other = other_chances(row, hand, move)
        elif move >= KINDS:
            impossible += count_bits(legal_in(hand, fits))
        elif hand[move] == 0:
            impossible += 1
        elif asked == LIKELY:
            one, other = card_chances(row, hand, legal_in(hand, fits), move)
        if move == DRAW:
            impossible += ((fits >> cards[place]) & 1) != fitted[k]
            hand[cards[place]] += 1
            place += 1
        elif move < KINDS and hand[move] > 0:
            one /= hand[move]  # of two alike either may have been the one
            other /= hand[move]
            hand[move] -= 1
        sharp *= one
        soft *= other
    return np.log(sharp + soft), impossible


@register_jitable
def wander(
    positions: Any,
    evidence: Any,
    cards: Any,
    kinds: Any,
    fit: Any,
    hand: Any,
    asked: int,
    steps: int,
    heat: float,
    rng: Any,
) -> None:
    """So many times two places change their cards, if the others' play then makes about as much sense.

    `fit` holds for each seat what `explain` says; in the heat more is allowed.
    """
    places_of, owner = evidence[3], evidence[4]
    players = places_of.size - 1
    for _ in range(steps):
        a = below(rng, places_of[players])
        one = owner[a]
        if below(rng, 4) == 0:
            b = places_of[one] + below(rng, places_of[one + 1] - places_of[one])
        else:
            b = below(rng, cards.size)
        other = owner[b]
        if kinds[a] == FIXED or kinds[b] == FIXED or (cards[a] == cards[b] and kinds[a] == kinds[b]):
            continue
        if one != other and (kinds[a] != HELD or kinds[b] != HELD):
            continue
        cards[a], cards[b] = cards[b], cards[a]
        kinds[a], kinds[b] = kinds[b], kinds[a]
        first, first_bad = explain(positions, one, evidence, cards, hand, asked)
        gain = first - fit[one, 0] - IMPOSSIBLE * (first_bad - fit[one, 1])
        second, second_bad = 0.0, 0
        both = other != one and other < players
        if both:
            second, second_bad = explain(positions, other, evidence, cards, hand, asked)
            gain += second - fit[other, 0] - IMPOSSIBLE * (second_bad - fit[other, 1])
        if gain >= 0.0 or np.float64(next_word(rng) >> U11) * UNIT < np.exp(gain / heat):
            fit[one, 0], fit[one, 1] = first, first_bad
            if both:
                fit[other, 0], fit[other, 1] = second, second_bad
        else:
            cards[a], cards[b] = cards[b], cards[a]
            kinds[a], kinds[b] = kinds[b], kinds[a]


@register_jitable
def shuffle_unseen(cards: Any, kinds: Any, rng: Any) -> None:
    """Every card nobody has seen to any place that holds such a one."""
    for last in range(cards.size - 1, 0, -1):
        if kinds[last] == HELD:
            other = below(rng, last + 1)
            while kinds[other] != HELD:
                other = below(rng, last + 1)
            cards[last], cards[other] = cards[other], cards[last]


@register_jitable
def explain_all(positions: Any, evidence: Any, cards: Any, fit: Any, hand: Any, asked: int) -> None:
    places_of = evidence[3]
    for seat in range(places_of.size - 1):
        if places_of[seat + 1] > places_of[seat]:
            fit[seat, 0], fit[seat, 1] = explain(positions, seat, evidence, cards, hand, asked)


@register_jitable
def imagine(
    positions: Any,
    evidence: Any,
    cards: Any,
    kinds: Any,
    fit: Any,
    hand: Any,
    asked: int,
    plan: Any,
    rng: Any,
    worlds: Any,
) -> int:
    """Fills `worlds` with ways the cards may lie, the card of each place if it is held, and says how many.

    `plan` has the number of chains, the steps each takes while it cools and those from one world to the next.
    """
    chains, cooling, between = plan
    many = 0
    for chain in range(chains):
        if asked != GIVEN:
            shuffle_unseen(cards, kinds, rng)
        explain_all(positions, evidence, cards, fit, hand, asked)
        for part in range(COOLING if asked > NOTHING else 0):
            heat = HOTTEST - (HOTTEST - 1.0) * part / COOLING
            wander(positions, evidence, cards, kinds, fit, hand, asked, cooling // COOLING, heat, rng)
        tries = 2 * worlds.shape[0] // chains
        goal = worlds.shape[0] * (chain + 1) // chains
        while many < goal and tries > 0:
            tries -= 1
            if asked == NOTHING:
                shuffle_unseen(cards, kinds, rng)
            elif asked > NOTHING:
                wander(positions, evidence, cards, kinds, fit, hand, asked, between, 1.0, rng)
            many += keep_world(worlds[many], cards, kinds, fit, asked)
    return many


@register_jitable
def keep_world(world: Any, cards: Any, kinds: Any, fit: Any, asked: int) -> int:
    """How many more there are now: none where something could not have happened."""
    if asked > NOTHING:
        for seat in range(fit.shape[0]):
            if fit[seat, 1] > 0.0:
                return 0
    for place in range(cards.size):
        world[place] = cards[place] if kinds[place] == HELD else NO_CARD
    return 1
