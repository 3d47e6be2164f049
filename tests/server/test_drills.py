"""Drills and the puzzle of the day over HTTP: the library's own, for one seat, worked out once for all."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import toog
from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.long_games import to_its_end
from tests.server.patience import in_loop
from tests.server.test_advice import dealt_otherwise, lines_of, refusal_of
from toog.core.record import read_record
from toog.review.puzzles.daily import daily
from toog.review.puzzles.own import drills
from toog.review.puzzles.puzzle import Puzzle, facts
from toog.server.http.puzzles import MOST_DAYS, seen_by
from toog.texts.voice import voice_for
from toog.workers import Request, Worker, ignore

DAY = date(2026, 1, 4)


def today() -> date:
    return datetime.now(UTC).date()


def check(shown: dict[str, Any], puzzle: Puzzle, language: str) -> None:
    """What was sent is what the library finds, and what its seat sees is in the frame."""
    expected = facts(puzzle, voice_for(language, puzzle.record.game), puzzle.record.players)
    for field in ("game", "players", "options", "seat", "at", "legal", "played", "loss", "answer"):
        assert shown[field] == json.loads(json.dumps(expected[field])), field
    assert shown["frame"]["view"] == json.loads(json.dumps(expected["view"]))
    assert shown["frame"]["turn"]["seats"] == [puzzle.seat]
    seat, word = puzzle.record.events[-1]
    assert (shown["frame"]["seat"], shown["frame"]["word"]) == (None if seat == "*" else seat, word)


@in_loop
async def test_puzzles_are_the_librarys_and_worked_out_once_for_everyone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: list[str] = []
    ask = Worker.ask

    def noted(worker: Worker, request: Request[Any, Any], progress: Callable[[Any], None] = ignore) -> Any:
        kinds.append(request.kind)
        return ask(worker, request, progress)

    monkeypatch.setattr(Worker, "ask", noted)
    async with opened(open_store(tmp_path)) as house:
        live = house.hub.lay(to_its_end(marks=3).table)
        await live.outbox.stored_so_far()
        path, record = f"/api/tables/{live.table.id}/drills?language=fr", live.table.record()
        answers = await asyncio.gather(*(lines_of(house, f"{path}&seat=1") for _ in range(3)))
        found = drills([record], record["players"][1])
        assert found
        for *before, last in answers:
            assert before[0] == {"progress": 0.0}
            assert len(last["puzzles"]) == len(found)
            for shown, puzzle in zip(last["puzzles"], found, strict=True):
                check(shown, puzzle, "fr")
                assert (shown["seat"], shown["day"], shown["colours"]) == (1, None, [0, 1])
        assert kinds == ["drill"]
        [*_, of_all] = await lines_of(house, path)
        assert [one["at"] for one in of_all["puzzles"]] == [one.at for one in drills([record])]
        assert refusal_of(await house.get(f"{path}&seat=2")) == (400, "no-such-seat")
        going_on = await house.lay("zocken")
        assert refusal_of(await house.get(f"/api/tables/{going_on['table']}/drills")) == (409, "not-over")
        await check_daily(house, kinds)


async def check_daily(house: OpenHouse, kinds: list[str]) -> None:
    path = f"/api/daily?day={DAY}&game=pietjesbak&language=de"
    [*_, first] = await lines_of(house, path)
    assert await lines_of(house, path) == [first]
    assert kinds[-2:] == ["drill", "daily"]
    [shown] = first["puzzles"]
    check(shown, daily(DAY, "pietjesbak"), "de")
    assert (shown["day"], shown["colours"]) == (DAY.isoformat(), [0, 1, 2])
    [*_, none] = await lines_of(house, f"/api/daily?day={DAY}&game=azen_jagen")
    assert none["error"]["key"] == "daily-no-game"


@in_loop
async def test_days_without_a_puzzle_are_refused_and_those_last_asked_for_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Any:
        raise toog.BadRecord("no-judge", game="pietjesbak")

    monkeypatch.setattr(Worker, "ask", fail)
    async with opened(open_store(tmp_path)) as house:
        before = today()
        for day in (date(2025, 12, 31), before + timedelta(days=2)):
            refused = await house.get(f"/api/daily?day={day}")
            assert refusal_of(refused) == (400, "no-daily")
            assert any(str(last) in refused.json()["error"]["message"] for last in (before, today()))
        for wrong, key in (("day=soon", "bad-request"), (f"day={today()}&game=chess", "no-such-game")):
            assert refusal_of(await house.get(f"/api/daily?{wrong}")) == (400, key)
        assert house.house is not None
        kept = house.house.advice.drills.of_days
        for number in range(MOST_DAYS + 2):
            day = date(2026, 1, 1) + timedelta(days=number)
            assert (await lines_of(house, f"/api/daily?day={day}"))[-1]["error"]["key"] == "no-judge"
            await lines_of(house, f"/api/daily?day={DAY}&game=mens")
        days = [day for day, *_ in kept]
        assert (days[0], days[-1], len(days)) == (date(2026, 1, 4), DAY, MOST_DAYS)
        await lines_of(house, "/api/daily")
        [*_, (day, *_)] = kept
        assert before <= day <= today()


def test_a_puzzle_shows_no_card_that_its_seat_cannot_see() -> None:
    match = toog.Match("stich", ["An", "Bo", "Cé"], seed=5)
    while not isinstance(match.turn, toog.Decision):
        match.throw()
    [seat] = match.turn.seats
    hand = match.view(seat)["hands"][seat]
    frames, rng = [], random.Random(1)
    for _ in range(5):
        record = match.record()
        record["events"][-1][1] = dealt_otherwise(record["events"][-1][1], hand, rng)
        frames.append(seen_by(read_record(record), seat))
    assert frames[0].word is None, "the pack that was shuffled"
    assert list(frames[0].views) == [str(seat)]
    hands: Any = frames[0].views[str(seat)]["hands"]
    assert hands[seat] == hand
    assert all(frame == frames[0] for frame in frames)
