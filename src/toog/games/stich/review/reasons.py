"""12er Stich: which of the cards nobody has shown would take a trick, and which cards fit seldom.

Unseen are all cards that are neither in one's own hand nor played in this round.
"""

from __future__ import annotations

from collections.abc import Sequence

from toog.bots.question import Question
from toog.games.stich.bots.evidence import cards_unseen, look_back
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
from toog.review.reason import MoveAspect, weighed

SUMS = range(1, FULL)
SELDOM = 5


def aspects(question: Question, move: int) -> list[MoveAspect]:
    s, seat = question.state, question.seat
    if move in (SWAP, HOLD):
        return [of_colours(s, seat, s.adds if move == HOLD else other_colour(s.adds))]
    if move < KINDS:
        return of_card(question, move)
    pile = MoveAspect("takers", -len(takers_of(s, unseen_cards(question))))  # it lies as it did
    return [pile, of_keeping(s)] if move == KEEP else [pile]


def of_keeping(s: Stich) -> MoveAspect:
    """Only a card that fits on most sums is no burden."""
    sums = sums_that_take(s, s.drawn)
    kept = weighed(10 + sums, "worth-keeping", sums=sums, of=len(SUMS), **called(s.drawn))
    return MoveAspect("keeping", sums, kept if 2 * sums > len(SUMS) else None)


def of_card(question: Question, card: int) -> list[MoveAspect]:
    s, seat = question.state, question.seat
    gain = trick_points(s, card) if takes(s, card) else 0
    last = s.sizes[seat] == 1
    bonus = BONUS if last else 0
    after = s.points[seat] + gain + bonus
    found = [of_rest(s, card), *left_open(question, card, ends_trick=takes(s, card) or last)]
    if last:
        found.append(MoveAspect("goes-out", 1, weighed(100, "goes-out", points=BONUS)))
    if s.points[seat] < s.target <= after:
        reached = weighed(90, "reaches-target", points=after, target=s.target)
        found.append(MoveAspect("target", 1, reached))
    if gain:
        found.append(MoveAspect("takes", gain, weighed(50 + gain / 5, "takes", points=gain)))
    return found


def of_rest(s: Stich, card: int) -> MoveAspect:
    """S6: a card that fits on few sums is well gone."""
    sums = sums_that_take(s, card)
    rid = weighed(30 - 2 * sums, "fits-seldom", sums=sums, of=len(SUMS), **called(card))
    return MoveAspect("rid-of", -sums, rid if sums <= SELDOM else None)


def left_open(question: Question, card: int, *, ends_trick: bool) -> list[MoveAspect]:
    """What those who have not shown their cards can do with what lies there now; nothing if it is over."""
    if ends_trick:
        return [MoveAspect("takers", 0), MoveAspect("followers", 0)]
    unseen = unseen_cards(question)
    many = len(takers(question, card))
    follow = len([other for other in unseen if fits(lying(question.state, card), other)])
    left = weighed(45 - 2 * many, "takers", cards=many) if many else weighed(46, "no-taker")
    taken = weighed(20 + many, "other-taken", cards=many, **called(card)) if many else None
    fit = weighed(25 - follow / 4, "few-follow", cards=follow, of=len(unseen)) if unseen else None
    return [MoveAspect("takers", -many, left, taken), MoveAspect("followers", -follow, fit)]


def of_colours(s: Stich, seat: int, adds: int) -> MoveAspect:
    """S5, S17: only the colour that adds can lead."""
    leads = sum(s.cards[KINDS * seat + card] for card in range(KINDS) if colour(card) == adds)
    return MoveAspect("leads", leads, weighed(10 + leads, "can-lead", cards=leads) if leads else None)


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
    return takers_of(lying(question.state, card), unseen_cards(question))


def takers_of(s: Stich, cards: Sequence[int]) -> list[int]:
    return [card for card in cards if s.lies and fits(s, card) and takes(s, card)]


def sums_that_take(s: Stich, card: int) -> int:
    """On how many of the sums 1 to 11 this card fits."""
    trial = s.copy()
    trial.lies = 1
    many = 0
    for total in SUMS:
        trial.sum = total
        many += fits(trial, card)
    return many
