"""Records as bytes and as data: read, or refused in a sentence, and what is read comes back the same."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec import Raw

from tests.fuzz.changes import changed, changed_json, odd_values
from tests.fuzz.demands import at_most, demand_a_sentence, game_named, refusal_of
from tests.fuzz.property import Property
from tests.fuzz.real import records, some_record
from toog import Match
from toog.core.course import Course
from toog.core.options import Option
from toog.core.record import read_json, read_record, write_record
from toog.core.registry import find_game
from toog.core.seal import verify_record
from toog.server.http.replays import NewReplay, play_over

ALWAYS = 2_000  # calls, whatever is read
PER_BYTE = 12


PARTS = ("events",) * 6 + ("options",) * 3 + ("players", "seal", "meta", "whole")


@st.composite
def changed_record(draw: DrawFn) -> Any:
    """Most changes leave a record that is read up to somewhere in its events."""
    record = draw(some_record())
    for _ in range(draw(st.integers(1, 3))):
        part = draw(st.sampled_from(PARTS))
        if part == "whole":
            return draw(changed(record, some_event(record["game"])))
        if part == "options" and isinstance(record[part], dict):
            record |= {part: draw(changed_options(record["game"], record["options"]))}
        elif part in record:
            record |= {part: draw(changed(record[part], some_event(record["game"])))}
    return record


def some_event(game: str) -> st.SearchStrategy[Any]:
    """One of this game or of another, so that what is wrong is not always the word."""
    own = [event for record in records() if record["game"] == game for event in record["events"]]
    words = st.sampled_from(find_game(game).vocabulary)
    return st.sampled_from(own) | st.tuples(st.integers(-1, 8), words).map(list) | words | odd_values


@st.composite
def changed_options(draw: DrawFn, game: str, options: dict[str, Any]) -> Any:
    """A house rule of the game with a value that is close to right, or far from it."""
    option = draw(st.sampled_from(find_game(game).options))
    near = option.default_for(draw(st.integers(1, 8)))
    value = draw(st.just(near) | changed(near) | odd_values | st.sampled_from(allowed_words(option)))
    return draw(st.just(options | {option.name: value}) | changed(options | {option.name: value}))


def allowed_words(option: Option) -> list[Any]:
    """What the option says is allowed, taken apart, and each as a person types it."""
    words = re.split(r"[|–]", option.allowed)
    return [*words, *map(option.read, words)]


@st.composite
def changed_file(draw: DrawFn) -> bytes:
    return draw(changed_json(write_record(draw(some_record())).encode()))


def check_file(raw: bytes, _: None) -> None:
    work = ALWAYS + PER_BYTE * len(raw)
    refusal = refusal_of(lambda: Course.of(read_record(read_json(raw))), work)
    if refusal is None:
        demand_the_same_again(read_json(raw))
    else:
        demand_a_sentence(refusal)


def check_record(data: Any, _: None) -> None:
    """As a program hands it over, with numbers and texts that no file can hold."""
    before = copy.deepcopy(data)
    work = ALWAYS + PER_BYTE * len(repr(data))
    refusal = refusal_of(lambda: Course.of(read_record(data)), work)
    assert repr(data) == repr(before), "reading has changed what was read"
    if refusal is None:
        demand_the_same_again(data)
    else:
        demand_a_sentence(refusal, game_named(data.get("game")) if isinstance(data, dict) else None)
    for read in (verify_record, Match.from_record):
        other = refusal_of(lambda read=read: read(data), 4 * work)  # type: ignore[misc]
        if other is not None:
            demand_a_sentence(other)


def demand_the_same_again(data: dict[str, Any]) -> None:
    """What was accepted is written in one form, and read back as the same game."""
    course = Course.of(read_record(data))
    written = write_record(Match.from_record(data).record())
    assert written.count("\n") == 1
    again = Course.of(read_record(json.loads(written)))
    assert again.state.key() == course.state.key()
    assert (again.events, again.turn, again.scores) == (course.events, course.turn, course.scores)
    assert write_record(Match.from_record(json.loads(written)).record()) == written


@st.composite
def changed_replay(draw: DrawFn) -> NewReplay:
    """The body has been read by then, so the record is an object."""
    record = draw(changed_record().filter(lambda record: isinstance(record, dict)))
    return NewReplay(Raw(json.dumps(record).encode()), draw(st.integers(0, 70)))


def check_replay(asked: NewReplay, _: None) -> None:
    """The page asks for what a record shows: refused exactly where the reader refuses."""
    work = 10 * (ALWAYS + PER_BYTE * len(bytes(asked.record)))
    refusal = refusal_of(lambda: play_over(asked, lambda: False), work)
    if refusal is None:
        with at_most(work):
            Course.of(read_record(read_json(bytes(asked.record))))
    else:
        demand_a_sentence(refusal)


FILES = Property("files", st.deferred(changed_file), check_file, 600)
RECORDS = Property("records", st.deferred(changed_record), check_record, 270)
REPLAYS = Property("replays", st.deferred(changed_replay), check_replay, 240)
