"""Real records to begin with: the examples, the golden playthroughs, and short games with sealed dice."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.house import GAMES, course_of
from tests.golden.playthrough import SEEDS
from tests.table_talk import NAMES
from toog import Match
from toog.core.course import Decision
from toog.core.sources import Sealed

ROOT = Path(__file__).parents[2]
SHORT: dict[str, dict[str, Any]] = {
    "pietjesbak": {"marks": 1},
    "azen_jagen": {"orders": 1},
    "zocken": {"rounds": 1},
    "stich": {"target": 50},
    "mens": {},
}
MOST_EVENTS = 60  # of a record that is changed: a long one is read in the same way, more slowly


def example_records() -> list[dict[str, Any]]:
    examples = json.loads((ROOT / "tests" / "examples.json").read_text(encoding="utf-8"))
    return [example["record"] for example in examples]


def golden_record(game: str, seed: int) -> dict[str, Any]:
    """The same game as the golden playthrough."""
    for course in course_of(game, seed):
        if len(course.events) == MOST_EVENTS:
            break
    events = [["*" if event.seat is None else event.seat, event.word] for event in course.events]
    return {
        "toog": 1,
        "game": game,
        "players": list(course.players),
        "options": course.options,
        "events": events,
    }


def sealed_record(game: str) -> dict[str, Any]:
    """Sealed dice, and whoever is on turn does the last thing possible."""
    match = Match(game, NAMES[:2], SHORT[game], dice=Sealed(bytes(range(32)), ("00ff", "a0")))
    while isinstance(turn := match.turn, Decision) and len(match.record()["events"]) < MOST_EVENTS:
        match.play(match.legal(turn.seats[0])[-1], turn.seats[0])
    return match.record() | {"meta": {"table": "kitchen", "late": [1, 2.5, None]}}


@functools.cache
def records() -> tuple[dict[str, Any], ...]:
    golden = [golden_record(game, seed) for game in GAMES for seed in SEEDS]
    return (*example_records(), *golden, *map(sealed_record, GAMES))


@st.composite
def some_record(draw: DrawFn) -> dict[str, Any]:
    """One of them, up to some event."""
    record: dict[str, Any] = draw(st.sampled_from(records()))
    return record | {"events": record["events"][: draw(st.integers(0, MOST_EVENTS))]}
