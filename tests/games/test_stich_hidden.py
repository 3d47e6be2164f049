"""S18: what is hidden, what is open, and that nothing hidden shows anywhere."""

from __future__ import annotations

import random

import pytest

from tests.games.stich_talk import dealt, table_with
from tests.table_talk import NAMES, go_on, sit_down
from toog.core.contract import SPECTATOR, Event
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game
from toog.games.stich.cards import KINDS, NO_CARD
from toog.games.stich.rules import DRAWN, PLAYING, can_play, fits
from toog.games.stich.state import Stich

GAME = find_game("stich")


def test_s18_before_the_first_throw() -> None:
    assert sit_down("stich", 2).view(0) == {
        "phase": "target",
        "hand": 1,
        "dealer": 1,
        "round": 0,
        "target": None,
        "adds": "black",
        "sum": None,
        "pile": [],
        "stock": 0,
        "sizes": [0, 0],
        "hands": [[], []],
        "drawn": None,
        "tricks": [0, 0],
        "trick_points": [0, 0],
        "scores": [0, 0],
        "slip": None,
    }


def test_s18_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    course = go_on(dealt("b1 b2 b3 b4 b5 b6", "r1 r1 r2 r3 r4 r5", "b7 b8 b9 r7 r8 r9"), "b6", "r2")
    own = [
        ["b1", "b2", "b3", "b4", "b5"],
        ["r1", "r1", "r3", "r4", "r5"],
        ["b7", "b8", "b9", "r7", "r8", "r9"],
    ]
    for seat in range(3):
        assert course.view(seat)["hands"] == [
            hand if owner == seat else None for owner, hand in enumerate(own)
        ]
    seen = course.view(None)
    assert seen["hands"] == [None] * 3
    assert (seen["sizes"], seen["stock"], seen["pile"], seen["sum"]) == ([5, 5, 6], 28, ["b6", "r2"], 4)


def test_s18_a_drawn_card_is_seen_by_who_drew_it() -> None:
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3"), "draw")
    assert [course.view(seat)["drawn"] for seat in (0, 1, None)] == ["b4", None, None]
    assert [course.view(seat)["phase"] for seat in (0, 1, None)] == ["drawn"] * 3


def test_s18_phases() -> None:
    course = table_with("b7 b1", "b2 b2", pile="b5", target=50, swap=True)
    course.state.points[0] = 10
    assert course.view(None)["phase"] == "play"
    words = ("b7", "hold", "b1")
    assert [go_on(course, word).view(None)["phase"] for word in words] == ["swap", "play", "over"]
    assert course.view(None)["hand"] is None
    assert sit_down("stich", 2, target=50).view(None)["phase"] == "deal"


def test_s18_a_draw_is_final() -> None:
    """What it showed cannot be unseen, so it is never taken back."""
    course = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3"), "draw")
    assert not course.can_undo(0)
    assert go_on(course, "b4").can_undo(0)


# Everything hidden may change, and nothing that a seat sees does


def hidden_places(s: Stich, seat: int) -> list[tuple[int, int]]:
    """The cards this seat does not see, as (owner, card); the owner of the stock is -1."""
    places = [
        (owner, card)
        for owner in range(s.players)
        if owner != seat
        for card in range(KINDS)
        for _ in range(s.cards[KINDS * owner + card])
    ]
    return places + [(-1, card) for card in s.stock[: s.left]]


def resampled(s: Stich, seat: int, rng: random.Random) -> Stich:
    """The same position to this seat, with all that it does not see dealt anew."""
    places = hidden_places(s, seat)
    cards = [card for _, card in places]
    rng.shuffle(cards)
    twin = s.copy()
    for owner, card in places:
        if owner >= 0:
            twin.cards[KINDS * owner + card] -= 1
    twin.left = 0
    for (owner, _), card in zip(places, cards, strict=True):
        if owner >= 0:
            twin.cards[KINDS * owner + card] += 1
        else:
            twin.stock[twin.left] = card
            twin.left += 1
    if s.phase == DRAWN and s.hand != seat:
        held = [card for card in range(KINDS) if twin.cards[KINDS * s.hand + card]]
        twin.drawn = rng.choice(held)
    return twin


def some_course(seed: int) -> Course:
    rng = random.Random(seed)
    options = {"target": 150, "swap": rng.random() < 0.5, "hand": rng.choice(["nothing", "minus"])}
    return Course(GAME, NAMES[: rng.randint(2, 6)], options)


def step(course: Course, rng: random.Random) -> str:
    """A word for the next event, at random."""
    turn = course.turn
    if isinstance(turn, Chance):
        return turn.fall.say(turn.fall.draw(rng.randrange))
    assert not isinstance(turn, Over)
    return rng.choice(course.legal(turn.seats[0]))


@pytest.mark.parametrize("seed", range(6))
def test_s18_a_hidden_copy_does_not_depend_on_what_it_hides(seed: int) -> None:
    rng = random.Random(seed)
    course = some_course(seed)
    while not isinstance(course.turn, Over):
        s = course.state
        for seat in (SPECTATOR, *range(s.players)):
            seen = GAME.hidden_copy(s, seat)
            twin = GAME.hidden_copy(resampled(s, seat, rng), seat)
            assert repr(twin) == repr(seen)
            assert GAME.view(twin) == GAME.view(seen)
        go_on(course, step(course, rng))


def happens_alike(s: Stich, twin: Stich, word: str) -> tuple[Stich, Stich] | None:
    """The same word in both, or None where what is open to all shows that they differ."""
    move = GAME.vocabulary.index(word)
    if GAME.rules.refusal(twin, s.hand, move):
        return None
    after, other = s.copy(), twin.copy()
    GAME.rules.play(after, s.hand, move)
    GAME.rules.play(other, s.hand, move)
    if (after.phase, after.hand, after.points) != (other.phase, other.hand, other.points):
        return None
    return after, other


def test_s18_tellings_do_not_depend_on_what_is_hidden() -> None:
    rng = random.Random(18)
    compared = set()
    for seed in range(30):
        course = some_course(seed)
        while not isinstance(course.turn, Over):
            s = course.state.copy()
            word = step(course, rng)
            for seat in (SPECTATOR, *range(s.players)):
                compared.add(compare_tellings(s, resampled(s, seat, rng), seat, word))
            go_on(course, word)
    assert {"card", "draw", "keep", "pass", "swap", "hold"} <= compared


def compare_tellings(s: Stich, twin: Stich, seat: int, word: str) -> str:
    if word not in GAME.vocabulary:
        return "fall"
    alike = happens_alike(s, twin, word)
    if alike is None or drew_another(s, alike, seat, word):
        return "differs"
    after, other = (GAME.hidden_copy(state, seat) for state in alike)
    before = GAME.hidden_copy(s, seat)
    event = Event(s.hand, word)
    assert repr(other) == repr(after)
    assert GAME.tell(before, event, other) == GAME.tell(before, event, after)
    return word if word in ("draw", "keep", "pass", "swap", "hold") else "card"


def drew_another(s: Stich, alike: tuple[Stich, Stich], seat: int, word: str) -> bool:
    """Who draws does see which card it was."""
    return word == "draw" and s.hand == seat and alike[0].cards != alike[1].cards


def test_s18_the_pack_is_told_to_nobody() -> None:
    course = sit_down("stich", 3, target=50)
    before = GAME.hidden_copy(course.state, SPECTATOR)
    rng = random.Random(3)
    said = set()
    for _ in range(5):
        bookmark = course.bookmark()
        go_on(course, step(course, rng))
        after = GAME.hidden_copy(course.state, SPECTATOR)
        said.add(repr(GAME.tell(before, course.events[-1], after)))
        course.go_back(bookmark)
    assert len(said) == 1


def test_s18_nothing_stays_in_the_stock_once_drawn() -> None:
    s = go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b8 b3"), "draw").state
    assert (s.left, s.stock[0], s.stock[1]) == (1, 2, NO_CARD)


def test_the_helpers_of_the_rules_agree() -> None:
    """A seat can play exactly when one of its cards fits."""
    rng = random.Random(7)
    for seed in range(10):
        course = some_course(seed)
        while not isinstance(course.turn, Over):
            s = course.state
            if s.phase == PLAYING:
                for seat in range(s.players):
                    held = [card for card in range(KINDS) if s.cards[KINDS * seat + card]]
                    assert can_play(s, seat) == any(fits(s, card) for card in held)
            go_on(course, step(course, rng))
