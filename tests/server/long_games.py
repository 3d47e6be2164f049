"""Long games in a test, played at the table itself, and a count of what a question about them costs."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.table.evening import Evening
from toog.core.course import Chance, Course, Decision
from toog.table.running import Picture
from toog.table.standing import Standing


def play_on(evening: Evening, luck: random.Random, often: float = 0.0) -> None:
    """One step of whoever is on turn; `often` is how often the last one is taken back instead."""
    running = evening.running
    if running.undoer is not None and luck.random() < often:
        evening.undo(running.undoer)
    elif isinstance(turn := running.turn, Chance):
        fell = turn.fall.say(turn.fall.draw(luck.randrange))
        evening.throw(turn.seat, fell if evening.table.standing.must_be_typed else None)
    elif isinstance(turn, Decision):
        seat = evening.on_turn()
        evening.play(seat, luck.choice(evening.course.legal(seat)), after=1.0)


def without_a_six(entries: int) -> Evening:
    """Mens erger je niet where nobody ever comes in: it goes on for as long as it is to."""
    evening = Evening("mens", dice="real", options={"first_pawn": "six"}).begun_by(0)
    luck = random.Random(1)
    while evening.table.version < entries:
        if evening.table.standing.throws is None:
            evening.play(evening.on_turn(), "pass")
        else:
            evening.throw(evening.on_turn(), str(luck.randrange(1, 6)))
    return evening


def to_and_fro(entries: int) -> Evening:
    """Zocken with real dice where, from half way on, as much is taken back as is done."""
    evening = Evening("zocken", people=8, dice="real", options={"rounds": 20})
    luck = random.Random(1)
    while evening.table.version < entries:
        play_on(evening, luck, often=0.0 if evening.table.version < entries / 2 else 0.5)
    return evening


def to_its_end(marks: int = 1) -> Evening:
    """A short game of Pietjesbak, played at random."""
    evening = Evening("pietjesbak", options={"marks": marks})
    luck = random.Random(1)
    while not evening.table.is_over:
        play_on(evening, luck)
    return evening


class Cost:
    """How many entries or events were applied and positions drawn, in this thread only."""

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.steps = 0

    def counting(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            self.steps += threading.get_ident() == self.thread
            return call(*args, **kwargs)

        return counted


@contextmanager
def counted() -> Iterator[Cost]:
    cost = Cost()
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in (
            (Standing, "happen"),
            (Course, "play"),
            (Course, "throw"),
            (Picture, "__init__"),
        ):
            patch.setattr(owner, name, cost.counting(getattr(owner, name)))
        yield cost
