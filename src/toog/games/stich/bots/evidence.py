"""What the course of a round of 12er Stich says about the cards nobody has shown yet.

The public part of the round is played again by the rules themselves. What comes out is, for each of the other
seats, every decision it made with the position it saw, and where each of its cards came from: six that were
dealt and one for each draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.bots.question import Question
from toog.core.contract import Event
from toog.fast.records import Records, record_type
from toog.games.stich import rules
from toog.games.stich.cards import COPIES, KINDS, NO_CARD, PACK
from toog.games.stich.rules import DEALING, DRAW, DRAWN, fits
from toog.games.stich.state import HAND, Stich

PLENTY = 9
"""Cards of each kind in every hand while only the public part is replayed: nobody runs out or is stuck."""

SHOWN, HELD, FIXED = 0, 1, 2
"""A place whose card was played, one whose card nobody has seen, and one whose card is known for certain."""

Numbers = NDArray[np.int64]


class ObservedDecision(NamedTuple):
    """What another seat did, in a position without any cards in the hands."""

    before: Stich
    move: int
    fitted: int  # whether the card that was drawn fitted


@dataclass
class Hand:
    """What one seat has shown in this round."""

    decisions: list[ObservedDecision] = field(default_factory=list)
    played: list[int] = field(default_factory=list)  # but for cards played as they were drawn
    draws: list[int] = field(default_factory=list)  # the card where it was shown at once, or NO_CARD


class Evidence(NamedTuple):
    """The same in numbers, the decisions and the places of one seat after those of the one before."""

    positions: Records  # one for each decision, with no cards in the hands
    moves: Numbers
    fitted: Numbers
    decisions_of: Numbers  # where those of each seat begin, and where the last one's end
    cards: Numbers  # in each place; those nobody has seen lie in no particular order
    kinds_of_place: Numbers  # SHOWN, HELD or FIXED
    places_of: Numbers  # where those of each seat begin; after those of the last come those of the stock
    owner: Numbers  # the seat of each place, and for those of the stock the number of players


def gather(question: Question) -> Evidence:
    hands = look_back(question)
    return in_numbers(question, hands)


def look_back(question: Question) -> list[Hand]:
    """Plays the round so far again, as far as everyone could see it."""
    s = open_again(question.state)
    hands = [Hand() for _ in range(s.players)]
    events = this_round(question.course)
    for index, event in enumerate(events):
        happen(s, hands, question, event, events[index + 1] if index + 1 < len(events) else None)
    return hands


def this_round(course: Sequence[Event]) -> list[Event]:
    """The moves since the cards were dealt."""
    begins = max((index for index, event in enumerate(course) if event.seat is None), default=-1)
    return list(course[begins + 1 :])


def open_again(seen: Stich) -> Stich:
    """The round as it began, with plenty of every card in every hand."""
    s = seen.copy()
    for seat in range(s.players):
        s.points[seat] -= s.trick_points[seat]
    s.phase = DEALING
    rules.throw(s, [0] * PACK)
    s.cards = [PLENTY] * len(s.cards)
    return s


def happen(s: Stich, hands: list[Hand], question: Question, event: Event, then: Event | None) -> None:
    seat = s.hand
    move = question.game.codes[event.word]
    hand = hands[seat]
    before = s.copy()
    before.cards = [0] * len(s.cards)
    fitted = 0
    if move == DRAW:
        shown = shown_by(question, seat, then)
        s.stock[s.left - 1] = a_card_like(s, shown)
        fitted = int(shown.fitted)
        hand.draws.append(shown.card)
    elif move < KINDS and s.phase != DRAWN:
        hand.played.append(move)
    hand.decisions.append(ObservedDecision(before, move, fitted))
    rules.play(s, seat, move)


class Shown(NamedTuple):
    """What a draw has shown: whether the card fitted, and which it was if it was played at once."""

    fitted: bool
    card: int


def shown_by(question: Question, seat: int, then: Event | None) -> Shown:
    """A card that fits is played or kept before anything else happens; one that does not ends the turn."""
    if then is None and seat == question.seat:
        return Shown(fitted=True, card=question.state.drawn)
    if then is None or then.seat != seat:
        return Shown(fitted=False, card=NO_CARD)
    code = question.game.codes[then.word]
    return Shown(fitted=True, card=code if code < KINDS else NO_CARD)


def a_card_like(s: Stich, shown: Shown) -> int:
    """The card that was drawn, or one that would have done the same to the turn."""
    if shown.card != NO_CARD:
        return shown.card
    return next(card for card in range(KINDS) if fits(s, card) == shown.fitted)


def in_numbers(question: Question, hands: list[Hand]) -> Evidence:
    state = question.state
    others = [Hand() if seat == question.seat else hand for seat, hand in enumerate(hands)]
    decisions = [decision for hand in others for decision in hand.decisions]
    unseen = cards_unseen(question, hands)
    cards: list[int] = []
    kinds: list[int] = []
    begins = []
    for seat, hand in enumerate(others):
        begins.append(len(cards))
        if seat != question.seat:
            fill_places(hand, unseen, cards, kinds)
    begins.append(len(cards))
    cards += unseen
    kinds += [HELD] * len(unseen)
    return Evidence(
        positions=all_records([decision.before for decision in decisions]),
        moves=np.array([decision.move for decision in decisions], np.int64),
        fitted=np.array([decision.fitted for decision in decisions], np.int64),
        decisions_of=beginnings([len(hand.decisions) for hand in others]),
        cards=np.array(cards, np.int64),
        kinds_of_place=np.array(kinds, np.int64),
        places_of=np.array(begins, np.int64),
        owner=np.repeat(np.arange(state.players + 1), np.diff([*begins, len(cards)])),
    )


def cards_unseen(question: Question, hands: list[Hand]) -> list[int]:
    """All that are neither in one's own hand nor played in this round."""
    left = list(COPIES)
    for card in range(KINDS):
        left[card] -= question.state.cards[KINDS * question.seat + card]
    for card in cards_played(hands):
        left[card] -= 1
    return [card for card in range(KINDS) for _ in range(left[card])]


def cards_played(hands: list[Hand]) -> list[int]:
    return [decision.move for hand in hands for decision in hand.decisions if decision.move < KINDS]


def fill_places(hand: Hand, unseen: list[int], cards: list[int], kinds: list[int]) -> None:
    """What was played first lies where a card came first, and the rest is taken from what nobody has seen."""
    waiting = list(hand.played)
    for shown in [NO_CARD] * HAND + hand.draws:
        if shown != NO_CARD:
            cards.append(shown)
            kinds.append(FIXED)
        elif waiting:
            cards.append(waiting.pop(0))
            kinds.append(SHOWN)
        else:
            cards.append(unseen.pop())
            kinds.append(HELD)


def beginnings(lengths: list[int]) -> Numbers:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)


def all_records(positions: Sequence[Stich]) -> Records:
    """Field by field, which is faster than one position after the other."""
    records = np.zeros(len(positions), record_type(Stich))
    if positions:
        for part in Stich.fields:
            records[part.name] = [getattr(s, part.name) for s in positions]
    return records
