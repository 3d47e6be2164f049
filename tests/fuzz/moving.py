"""Moves, throws and house rules as they are typed: taken as meant, or refused with nothing changed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.house import GAMES, go_on, sit_down
from tests.fuzz.changes import changed_text, odd_values
from tests.fuzz.demands import demand_a_sentence, refusal_of
from tests.fuzz.property import Property
from tests.fuzz.reading import allowed_words
from toog.core.course import Course
from toog.core.errors import GameError
from toog.core.options import Option
from toog.core.registry import find_game

MOST_CALLS = 2_000  # for one move, whatever was typed
MOST_EVENTS = 80


@dataclass(frozen=True)
class Doing:
    """In this game by this company, after so many events, this is said; nobody's seat is None."""

    game: str
    seed: int
    events: int
    said: list[tuple[Any, Any]]


@st.composite
def some_doing(draw: DrawFn) -> Doing:
    name = draw(st.sampled_from(GAMES))
    game = find_game(name)
    falls = [fall.say(fall.draw(random.Random(seed).randrange)) for fall in game.falls for seed in range(6)]
    words = st.sampled_from((*game.vocabulary, *falls))
    said = words | words.flatmap(changed_text) | odd_values
    seats = st.none() | st.integers(0, 7) | odd_values
    many = st.lists(st.tuples(seats, said), min_size=1, max_size=8)
    return Doing(name, draw(st.integers(0, 9)), draw(st.integers(0, MOST_EVENTS)), draw(many))


def check_doing(doing: Doing, _: None) -> None:
    course = sit_down(doing.game, doing.seed)
    rng = random.Random(doing.seed)
    while len(course.events) < doing.events and go_on(course, rng):
        pass
    for seat, word in doing.said:
        demand_play_or_refusal(course, seat, word)
        demand_throw_or_refusal(course, word)


def everything(course: Course) -> list[Any]:
    """All that a move can change, tallies included."""
    legal = [course.legal(seat) for seat in range(len(course.players))]
    return [repr(course.state), list(course.events), course.falls, course.turn, legal, course.scores]


def demand_play_or_refusal(course: Course, seat: Any, word: Any) -> None:
    """Taken exactly where it was listed as legal."""
    before = everything(course)
    refusal = refusal_of(lambda: course.play(word, seat), MOST_CALLS)
    if refusal is not None:
        demand_refusal(course, refusal, before)
        return
    event = course.events[-1]
    assert event.seat is not None
    assert (event.word, len(course.events)) == (word, len(before[1]) + 1)
    assert word in before[4][event.seat]
    assert seat is None or event.seat == seat


def demand_throw_or_refusal(course: Course, words: Any) -> None:
    """What fell is written down as it was said."""
    before = everything(course)
    refusal = refusal_of(lambda: course.throw(words), MOST_CALLS)
    if refusal is not None:
        demand_refusal(course, refusal, before)
        return
    assert (course.events[-1].seat, course.events[-1].word) == (None, words)
    assert (len(course.events), course.falls) == (len(before[1]) + 1, before[2] + 1)


def demand_refusal(course: Course, refusal: GameError, before: list[Any]) -> None:
    assert everything(course) == before, f"{refusal.key} has changed something"
    demand_a_sentence(refusal, course.game)


@dataclass(frozen=True)
class Chosen:
    """A house rule as someone typed it, and as a program gave it."""

    option: Option
    typed: str
    given: Any
    players: int


@st.composite
def some_choice(draw: DrawFn) -> Chosen:
    game = find_game(draw(st.sampled_from(GAMES)))
    option = draw(st.sampled_from(game.options))
    right = st.sampled_from([str(word) for word in allowed_words(option)])
    default = option.default_for(2)
    typed = draw(right | right.flatmap(changed_text) | st.text(max_size=20) | st.just(str(default)))
    return Chosen(option, typed, draw(odd_values | st.just(default)), draw(st.integers(*game.seats)))


def check_choice(chosen: Chosen, _: None) -> None:
    """What is allowed stays as it is, and a table can be laid by it; the rest is refused in a sentence."""
    for value in (chosen.option.read(chosen.typed), chosen.given):
        refusal = refusal_of(lambda value=value: chosen.option.check(value, chosen.players), MOST_CALLS)  # type: ignore[misc]
        if refusal is None:
            taken = chosen.option.check(value, chosen.players)
            assert chosen.option.check(taken, chosen.players) == taken == value
            assert type(taken) is type(value)
        else:
            assert refusal.rule == chosen.option.rule
            demand_a_sentence(refusal)


MOVES = Property("moves", st.deferred(some_doing), check_doing, 300)
OPTIONS = Property("options", st.deferred(some_choice), check_choice, 360)
