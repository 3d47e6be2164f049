"""What is remembered of the log is what would be made again by playing the game over."""

from __future__ import annotations

import json
import random

import pytest

from tests.table.evening import Evening
from toog.core.registry import game_names
from toog.server.tables.encoding_cache import EncodingCache
from toog.table.commands import React

SEATS = ((), (0,), (1,), (0, 1))


@pytest.mark.parametrize("game", game_names())
def test_a_snapshot_with_the_remembered_log_is_the_same(game: str) -> None:
    rng = random.Random(1)
    evening = Evening(game, people=2, pause=0.1)
    shown = EncodingCache(evening.table)
    seen = dict.fromkeys(SEATS, evening.table.version)
    for _ in range(200):
        step(evening, rng)
        shown.moved_on()
        for seats in SEATS:
            if rng.random() < 0.9:
                shown.news(seats, seen[seats])
                seen[seats] = evening.table.version
            if rng.random() < 0.2:
                assert json.loads(shown.snapshot(seats)) == json.loads(
                    json.dumps(evening.table.snapshot(seats))
                )


def step(evening: Evening, rng: random.Random) -> None:
    table = evening.table.standing
    if table.ended is not None:
        evening.do(React(0, "wave"), 0, after=2.0)
        return
    seat = evening.on_turn()
    if table.throws:
        evening.throw(seat)
    else:
        evening.play(seat, rng.choice(evening.course.legal(seat)), after=1.0)


def test_the_game_is_played_over_once_for_all_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("pietjesbak")
    shown = EncodingCache(evening.table)
    shown.snapshot(())

    def played_over(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(evening.table, "items", played_over)
    for _ in range(2):
        before = evening.table.version
        evening.throw(evening.on_turn())
        shown.moved_on()
        shown.news((), before)
        shown.snapshot((1,))
