"""12er Stich: which of the cards nobody has shown would take a trick, and which cards fit seldom.

Unseen are all cards that are neither in one's own hand nor played in this round.
"""

from __future__ import annotations

from toog.bots.champion.stich_evidence import cards_unseen, look_back
from toog.bots.question import Question
from toog.games.stich.cards import KINDS, colour, points
from toog.games.stich.rules import (
    BONUS,
    FULL,
    HOLD,
    KEEP,
    SWAP,
    fits,
    is_twelve_or_nothing,
    new_sum,
    other_colour,
)
from toog.games.stich.state import Stich
from toog.games.stich.words import called
from toog.review.reasons.reason import Weighed, weighed

SUMS = range(1, FULL)
SELDOM = 5


def deeds(question: Question, move: int) -> list[Weighed]:
    s, seat = question.state, question.seat
    if move in (SWAP, HOLD):
        return of_colours(s, seat, s.adds if move == HOLD else other_colour(s.adds))
    if move == KEEP:
        sums = sums_that_take(s, s.drawn)
        return [weighed(10 + sums, "worth-keeping", sums=sums, of=len(SUMS), **called(s.drawn))]
    return of_card(question, move) if move < KINDS else []


def faults(question: Question, move: int) -> list[Weighed]:
    """Cards that others may take the trick with."""
    s = question.state
    if move >= KINDS or takes(s, move):
        return []
    many = len(takers(question, move))
    return [weighed(20 + many, "other-taken", cards=many, **called(move))] if many else []


def of_card(question: Question, card: int) -> list[Weighed]:
    s, seat = question.state, question.seat
    gain = trick_points(s, card) if takes(s, card) else 0
    last = s.sizes[seat] == 1
    bonus = BONUS if last else 0
    found = []
    if last:
        found.append(weighed(100, "goes-out", points=BONUS))
    if gain + bonus and s.points[seat] + gain + bonus >= s.target:
        found.append(weighed(90, "reaches-target", points=s.points[seat] + gain + bonus, target=s.target))
    if gain:
        found.append(weighed(50 + gain / 5, "takes", points=gain))
    elif not last:
        found += left_open(question, card)
    sums = sums_that_take(s, card)
    if sums <= SELDOM:
        found.append(weighed(30 - 2 * sums, "fits-seldom", sums=sums, of=len(SUMS), **called(card)))
    return found


def left_open(question: Question, card: int) -> list[Weighed]:
    """What those who have not shown their cards can do with what lies there now."""
    unseen = unseen_cards(question)
    many = len(takers(question, card))
    follow = len([other for other in unseen if fits(lying(question.state, card), other)])
    found = [weighed(25 - follow / 4, "few-follow", cards=follow, of=len(unseen))] if unseen else []
    if many:
        return [*found, weighed(45 - 2 * many, "takers", cards=many)]
    return [*found, weighed(46, "no-taker")]


def of_colours(s: Stich, seat: int, adds: int) -> list[Weighed]:
    """S5, S17: only the colour that adds can lead."""
    leads = sum(s.cards[KINDS * seat + card] for card in range(KINDS) if colour(card) == adds)
    return [weighed(10 + leads, "can-lead", cards=leads)] if leads else []


# What is counted


def takes(s: Stich, card: int) -> bool:
    """S7: by following, to twelve or to nothing."""
    return s.lies > 0 and is_twelve_or_nothing(new_sum(s, card))


def trick_points(s: Stich, card: int) -> int:
    return points(card) + sum(points(s.pile[place]) for place in range(s.lies))


def lying(s: Stich, card: int) -> Stich:
    """The pile as it is when this card lies on it, without taking it."""
    after = s.copy()
    after.sum = new_sum(s, card)
    after.lies = s.lies + 1
    return after


def unseen_cards(question: Question) -> list[int]:
    return cards_unseen(question, look_back(question))


def takers(question: Question, card: int) -> list[int]:
    """The unseen cards that take the trick when this card lies there."""
    after = lying(question.state, card)
    return [other for other in unseen_cards(question) if fits(after, other) and takes(after, other)]


def sums_that_take(s: Stich, card: int) -> int:
    """On how many of the sums 1 to 11 this card fits."""
    trial = s.copy()
    trial.lies = 1
    many = 0
    for total in SUMS:
        trial.sum = total
        many += fits(trial, card)
    return many
