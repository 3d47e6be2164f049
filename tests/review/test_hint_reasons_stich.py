"""Reasons in 12er Stich are true: recounted from the cards on the table, and by playing every unseen one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.review.positions import Case, asked_in, decisions
from toog.core.course import Course
from toog.games.stich import rules
from toog.games.stich.cards import COPIES, KINDS, value
from toog.games.stich.rules import KEEP, SWAP
from toog.games.stich.state import Stich
from toog.games.stich.words import CARDS, VOCABULARY, called
from toog.review.reason import decisive_deeds, reasons_for

PLENTY = 9


def unseen(course: Course, seat: int) -> list[int]:
    """The pack without one's own hand and what was laid since it was shuffled."""
    left = Counter(dict(enumerate(COPIES)))
    dealt = max(i for i, event in enumerate(course.events) if event.seat is None)
    left -= Counter(CARDS.index(event.word) for event in course.events[dealt:] if event.word in CARDS)
    left -= Counter({card: course.state.cards[KINDS * seat + card] for card in range(KINDS)})
    return sorted(left.elements())


def after_card(s: Stich, seat: int, card: int) -> Stich:
    """Return the table when this card has been played, and everyone else may play anything."""
    after = s.copy()
    after.cards = [PLENTY] * len(s.cards)
    after.sizes = [PLENTY] * len(s.sizes)
    rules.play(after, seat, card)
    return after


def followers(course: Course, seat: int, card: int) -> tuple[int, int]:
    """How many unseen cards the next may lay on it, and how many of those take the trick."""
    after = after_card(course.state, seat, card)
    fit = takes = 0
    for other in unseen(course, seat):
        if rules.refusal(after, after.hand, other) == 0:
            fit += 1
            takes += after_card(after, after.hand, other).all_tricks > after.all_tricks
    return fit, takes


def after(case: Case) -> Course:
    twin = case.course.copy()
    twin.play(VOCABULARY[case.move])
    return twin


def gain(case: Case) -> int:
    return after(case).scores[case.seat] - case.course.scores[case.seat]


def takes(case: Case) -> bool:
    last = after(case).state.sizes[case.seat] == 0
    trick = after(case).state.all_tricks == case.s.all_tricks + 1
    return bool(trick and case.told["points"] == gain(case) - (rules.BONUS if last else 0))


def card_fits(case: Case) -> bool:
    """There is room for a card above or below so many of the sums 1 … 11."""
    card = case.s.drawn if case.move == KEEP else case.move
    return case.told == {**called(card), "sums": 12 - value(card), "of": 11}


def can_lead(case: Case) -> bool:
    led = case.s.copy()
    rules.play(led, case.seat, case.move)
    out = [0] * (KINDS + 1)
    leads = [card for card in out[: rules.moves(led, case.seat, out)] if card < KINDS]
    return bool(case.told["cards"] == sum(case.s.cards[KINDS * case.seat + card] for card in leads))


def other_taken(case: Case) -> bool:
    many = followers(case.course, case.seat, case.rival)[1]
    return many > 0 and case.told == {**called(case.rival), "cards": many}


def few_follow(case: Case) -> bool:
    many = followers(case.course, case.seat, case.move)[0]
    return case.told == {"cards": many, "of": len(unseen(case.course, case.seat))}


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "goes-out": lambda case: (
        after(case).state.sizes[case.seat] == 0 and gain(case) >= case.told["points"] == 30
    ),
    "reaches-target": lambda case: (
        after(case).scores[case.seat] == case.told["points"] >= case.told["target"] == case.s.target
        and case.course.scores[case.seat] < case.s.target
    ),
    "takes": takes,
    "takers": lambda case: followers(case.course, case.seat, case.move)[1] == case.told["cards"] > 0,
    "no-taker": lambda case: followers(case.course, case.seat, case.move)[1] == 0,
    "few-follow": few_follow,
    "fits-seldom": card_fits,
    "worth-keeping": card_fits,
    "other-taken": other_taken,
    "can-lead": can_lead,
}


def sums(case: Case, move: int) -> int:
    return 12 - value(case.s.drawn if move == KEEP else move)


def gained(case: Case, move: int) -> int:
    return gain(case._replace(move=move))


def open_to(case: Case, move: int) -> tuple[int, int]:
    """How many unseen cards fit on a card, and take it; none where the trick is over or the round."""
    then = after(case._replace(move=move)).state
    over = then.all_tricks > case.s.all_tricks or then.sizes[case.seat] == 0
    return (0, 0) if over else followers(case.course, case.seat, move)


def taken_now(case: Case) -> int:
    """The unseen cards that take the pile as it lies, when anyone may lay anything on it."""
    s = case.s.copy()
    if s.lies == 0:
        return 0
    s.phase = rules.PLAYING
    s.cards, s.sizes = [PLENTY] * len(s.cards), [PLENTY] * len(s.sizes)
    others = [card for card in unseen(case.course, case.seat) if rules.refusal(s, s.hand, card) == 0]
    return sum(after_card(s, s.hand, card).all_tricks > s.all_tricks for card in others)


def open_after(case: Case, move: int) -> int:
    return -open_to(case, move)[1] if is_card(move) else -taken_now(case)


def leads(case: Case, move: int) -> int:
    adds = case.s.adds if move != SWAP else 1 - case.s.adds
    return sum(case.s.cards[KINDS * case.seat + card] for card in range(KINDS) if card // 12 == adds)


def is_card(move: int) -> bool:
    return move < KINDS


NOTHING_LIKE_IT = float("-inf")

MEASURES: dict[str, Callable[[Case, int], float]] = {
    "goes-out": lambda case, move: is_card(move) and case.s.sizes[case.seat] == 1,
    "reaches-target": lambda case, move: case.course.scores[case.seat] + gained(case, move) >= case.s.target,
    "takes": lambda case, move: gained(case, move) if is_card(move) else 0,
    "takers": open_after,
    "few-follow": lambda case, move: -open_to(case, move)[0] if is_card(move) else NOTHING_LIKE_IT,
    "fits-seldom": lambda case, move: -sums(case, move) if is_card(move) else NOTHING_LIKE_IT,
    "worth-keeping": lambda case, move: 2 * sums(case, move) > 11 and move == KEEP,
    "can-lead": leads,
}
MEASURES |= {"no-taker": MEASURES["takers"], "other-taken": MEASURES["takers"]}
"""How far what a reason says is true of a move; more speaks for it."""


def test_every_reason_in_stich_is_true_and_argues_for_its_move() -> None:
    rng = random.Random(6)
    met: set[str] = set()
    for seed in range(6):
        for course in decisions("stich", 2 + seed % 4, seed, 1.0, fewest=1, target=150, swap=seed % 2 == 0):
            question = asked_in(course)
            if rng.random() > 0.3 and SWAP not in question.moves and course.state.left > 3:
                continue
            move, *others = rng.sample(list(question.moves), len(question.moves))
            rival = others[0] if others else move
            told = reasons_for(question, move, rival) if others else decisive_deeds(question, move)
            for reason in told:
                case = Case(course, move, rival, reason)
                assert CLAIMS[reason.key](case), (reason, course.events)
                if others:
                    measure = MEASURES[reason.key]
                    assert measure(case, move) > measure(case, rival), (reason, course.events)
                met.add(reason.key)
    assert met == CLAIMS.keys()
