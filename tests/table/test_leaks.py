"""Nothing leaks: with other hidden cards and the same visible course, the same bytes are sent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.evening import Evening
from toog.core.contract import Event
from toog.core.course import Chance, Course, Over
from toog.core.errors import GameError
from toog.core.registry import find_game
from toog.core.sources import Seeded
from toog.table import Actor
from toog.table.commands import Command, Play, Throw, Undo

STICH = find_game("stich")
PLAYERS = 3
Seats = tuple[int, ...]
HAND = 6
OPTIONS: tuple[dict[str, Any], ...] = (
    {"target": 50},
    {"target": 50, "swap": True},
    {"target": 60, "hand": "minus"},
)


def played(options: dict[str, Any], seed: int) -> Course:
    rng = random.Random(seed)
    course = Course(STICH, ("An", "Bo", "Cé"), options)
    while not isinstance(turn := course.turn, Over):
        if isinstance(turn, Chance):
            fell = Seeded(seed).fall(turn.fall, course.falls)
            course.throw(turn.fall.say(fell))
        else:
            course.play(rng.choice(course.legal(turn.seats[0])))
    return course


def never_seen(course: Course, eyes: Seats) -> Iterator[tuple[int, list[int]]]:
    """For each deal, its event and the places of its pack whose cards these eyes never see."""
    places: list[int] = []
    hands: list[list[int]] = []
    pack: list[str] = []
    stock: list[int] = []
    deal = -1
    for number, event in enumerate([*course.events, Event(None, "")]):
        if event.seat is None:
            if pack:
                hidden = [place for seat, hand in enumerate(hands) if seat not in eyes for place in hand]
                yield deal, hidden + stock
            pack = event.word.split(" ")
            dealer = (PLAYERS - 1 + deals_before(course, number)) % PLAYERS
            places = list(range(len(pack)))
            hands = [[] for _ in range(PLAYERS)]
            for turn in range(PLAYERS):
                hands[(dealer + 1 + turn) % PLAYERS] = places[HAND * turn : HAND * (turn + 1)]
            stock = places[HAND * PLAYERS :]
            deal = number
        elif event.word == "draw":
            hands[event.seat].append(stock.pop(0))
        elif event.word in pack:
            hands[event.seat].remove(next(p for p in hands[event.seat] if pack[p] == event.word))


def deals_before(course: Course, number: int) -> int:
    return sum(event.seat is None for event in course.events[:number])


def with_other_cards(course: Course, eyes: Seats, rng: random.Random) -> Course | None:
    """The same visible course from another pack, if this change of what is never seen allows it."""
    events = list(course.events)
    number, hidden = rng.choice(list(never_seen(course, eyes)))
    pack = events[number].word.split(" ")
    for _ in range(rng.randrange(1, 4)):
        one, other = rng.sample(hidden, 2)
        pack[one], pack[other] = pack[other], pack[one]
    events[number] = Event(None, " ".join(pack))
    if events == course.events:
        return None
    twin = Course(STICH, course.players, course.options)
    again = Course(STICH, course.players, course.options)
    for event, old in zip(events, course.events, strict=True):
        try:
            twin.happen(event)
        except GameError:
            return None
        again.happen(old)
        if what_lies_open(twin) != what_lies_open(again):
            return None
    return twin


def what_lies_open(course: Course) -> tuple[Any, ...]:
    """S18."""
    s = course.state
    return (course.turn, s.phase, s.sum, s.adds, s.target, s.left, s.sizes, s.points, s.tricks, s.pile)


def sent(course: Course, eyes: Seats) -> bytes:
    """Every byte these eyes are sent in the whole game: snapshots, news, refusals and undo."""
    falls = [event.word for event in course.events if event.seat is None]
    evening = Evening("stich", people=PLAYERS, options=course.options, falls=falls)
    said: list[Any] = [evening.table.snapshot(eyes)]
    for event in course.events:
        version = evening.table.version
        said.extend(refusals(evening, eyes))
        if event.seat is None:
            seat = evening.on_turn()
            evening.throw(seat)
        else:
            evening.play(event.seat, event.word)
        said.append(evening.table.news(eyes, version))
        undoer = evening.running.undoer
        if undoer is not None and undoer in eyes:
            evening.undo(undoer)
            said.append(evening.table.news(eyes, version))
            evening.play(undoer, event.word)
        if evening.table.version % 4 == 0:
            said.append(evening.table.snapshot(eyes))
    assert evening.table.is_over
    return json.dumps(said).encode()


def refusals(evening: Evening, eyes: Seats) -> Iterator[str]:
    """What a curious client is told when it tries everything it may not do."""
    version = evening.table.version
    wrong: list[Command] = []
    for seat in range(PLAYERS):
        legal = evening.course.legal(seat) if seat in eyes else []
        wrong.extend(Play(seat, word, version) for word in ("r12", "draw", "keep") if word not in legal)
        if seat not in eyes:
            wrong.extend([Undo(seat, version), Throw(seat, version)])
    for command in wrong:
        with pytest.raises(GameError) as refused:
            evening.table.handle(Actor(frozenset(eyes)), command, evening.now)
        yield f"{refused.value.kind} {refused.value} {refused.value.arguments}"


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "swap", "minus"])
@pytest.mark.parametrize("eyes", [(), (0,), (2,), (0, 1)])
def test_everything_sent_is_the_same_when_hidden_cards_are_others(
    eyes: Seats, options: dict[str, Any]
) -> None:
    rng = random.Random(5)
    compared = 0
    seed = 0
    while compared < 4:
        seed += 1
        course = played(options, seed)
        twins = (with_other_cards(course, eyes, rng) for _ in range(20))
        twin = next((found for found in twins if found is not None), None)
        if twin is not None:
            assert sent(twin, eyes) == sent(course, eyes)
            compared += 1


def test_the_record_of_a_hidden_game_is_shown_at_its_end() -> None:
    course = played({"target": 50}, seed=1)
    falls = [event.word for event in course.events if event.seat is None]
    evening = Evening("stich", people=PLAYERS, options={"target": 50}, falls=falls)
    evening.throw(2)
    with pytest.raises(GameError, match="when the game is over"):
        evening.table.record()
    assert evening.table.record(everything=True)["events"] == [["*", falls[0]]]
    for event in course.events[1:]:
        if event.seat is None:
            evening.throw(evening.on_turn())
        else:
            evening.play(event.seat, event.word)
    assert len(evening.table.record()["events"]) == len(course.events)
