"""What holds along every course of every game: it ends, it replays, its words and copies are sound."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from tests.conformance.house import GAMES, course_of, go_on, sit_down
from tests.table_talk import undo
from toog import Match
from toog.core.contract import OVER, RACE
from toog.core.course import Course, Over
from toog.core.record import Record, read_json, read_record, write_record

ENDINGS = 40


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def record_of(course: Course) -> dict[str, object]:
    events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
    return Record(course.game, course.players, course.options, events).plain()


def test_random_games_end_under_every_house_rule(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    longest = 0
    for seed in range(ENDINGS):
        *_, course = course_of(name, seed)
        assert isinstance(course.turn, Over)
        longest = max(longest, len(course.events))
    record_property("longest game in events", longest)


def test_a_record_replays_to_the_same_position_at_every_prefix(name: str) -> None:
    rng = random.Random(3)
    for seed in (1, 2):
        for course in course_of(name, seed):
            if len(course.events) > 40 and rng.random() > 0.02:
                continue
            record = json.loads(json.dumps(record_of(course)))
            again = Course.of(read_record(record))
            assert again.state == course.state
            assert again.turn == course.turn
            assert (again.scores, again.winners) == (course.scores, course.winners)
            for seat in range(len(course.players)):
                assert again.legal(seat) == course.legal(seat)
                assert again.view(seat) == course.view(seat)
            assert again.view(None) == course.view(None)
            assert Match.from_record(record).record() == record


def test_a_record_is_written_in_one_canonical_form(name: str) -> None:
    *_, course = course_of(name, 9)
    text = write_record(record_of(course))
    assert write_record(read_record(read_json(text.encode())).plain()) == text


def test_copies_are_independent(name: str) -> None:
    rng = random.Random(4)
    course = sit_down(name, 4)
    for _ in range(60):
        kept, before = course.state.copy(), repr(course.state)
        if not go_on(course, rng):
            break
        assert repr(kept) == before


def test_equal_positions_have_equal_keys(name: str) -> None:
    for course in course_of(name, 3):
        if len(course.events) > 200:
            break
        twin = course.state.copy()
        assert twin == course.state
        assert hash(twin.key()) == hash(course.state.key())
        for tally in twin.tallies:
            setattr(twin, tally, 12345)
        assert twin.key() == course.state.key()


def test_one_seat_is_in_turn_when_the_table_plays_turn_by_turn(name: str) -> None:
    for seed in range(3):
        for course in course_of(name, seed):
            who = course.game.rules.turn(course.state)
            if who >= 0:
                assert course.game.rules.in_turn(course.state) == who
            elif who == RACE:
                assert course.legal(course.game.rules.in_turn(course.state))


def test_winners_are_seats_and_only_at_the_end(name: str) -> None:
    for course in course_of(name, 8):
        over = course.game.rules.turn(course.state) == OVER
        assert bool(course.winners) == over
        assert all(0 <= seat < len(course.players) for seat in course.winners)


def test_words_parse_back(name: str) -> None:
    game = sit_down(name, 0).game
    for code, word in enumerate(game.vocabulary):
        assert game.read_move(word) == code
    rng = random.Random(2)
    for fall in game.falls:
        for _ in range(50):
            fell = fall.draw(rng.randrange)
            assert fall.read(fall.say(fell)) == fell


def test_undo_takes_back_ones_own_last_move_and_nothing_else(name: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        course = sit_down(name, seed)
        assert not any(course.can_undo(seat) for seat in range(len(course.players)))
        for _ in range(80):
            before = repr(course.state)
            if not go_on(course, rng):
                break
            last = course.events[-1]
            for seat in range(len(course.players)):
                fair = last.seat == seat and last.word not in course.game.final
                assert course.can_undo(seat) == fair
            if last.seat is not None and course.can_undo(last.seat):
                bookmark = course.bookmark()
                assert undo(course) == last
                assert repr(course.state) == before
                course.play(last.word, last.seat)
                assert repr(course.state) == repr(bookmark.state)


def test_views_are_plain_json(name: str) -> None:
    for course in course_of(name, 7):
        if len(course.events) > 100:
            break
        for seat in (None, 0):
            view = course.view(seat)
            assert json.loads(json.dumps(view)) == view
