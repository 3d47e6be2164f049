"""The lab over HTTP: worked out aside, told line by line, and refused in a sentence."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop, until
from toog.lab.shapes import Compared
from toog.workers import Worker

ASKED: dict[str, Any] = {"game": "azen_jagen", "players": 3, "a": {}, "b": {"orders": 5}, "language": "nl"}


@in_loop
async def test_two_settings_are_compared_line_by_line(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.post("/api/lab", ASKED)
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = [json.loads(line) for line in answer.text.splitlines()]
        last = lines[-1]["compared"]
        assert all("error" not in line for line in lines)
        assert last["games"] == last["wanted"]
        assert "Een spel duurt 2,0 rondes langer (± 0,0)." in last["sentences"]
        rounds = last["lines"][1]
        assert (rounds["measure"], rounds["clear"], rounds["difference"]) == ("rounds", True, "+2,0 ± 0,0")
        assert [figure["low"] for figure in rounds["figures"]] == [3, 5]
        shares = {line["measure"] for line in last["lines"] if line["share"]}
        assert shares == {"first", "skill", "drama"}

        for wrong, key in (
            ({"b": {"orders": 99}}, "option-value"),
            ({"b": {"spoons": 1}}, "no-such-option"),
            ({"game": "chess"}, "no-such-game"),
            ({"players": 1}, "bad-request"),
            ({"game": "mens", "players": 7}, "players-number"),
        ):
            refused = await house.post("/api/lab", ASKED | wrong)
            assert (refused.status_code, refused.json()["error"]["key"]) == (400, key), wrong


@in_loop
async def test_it_is_put_down_when_the_asker_hangs_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_down = threading.Event()

    def endless(worker: Worker, request: object, progress: Callable[[Compared], None]) -> Any:
        try:
            while True:
                progress(Compared(0, 1, [], [], ""))
                time.sleep(0.01)
        finally:
            put_down.set()

    monkeypatch.setattr(Worker, "ask", endless)
    async with opened(open_store(tmp_path)) as house:
        async with house.http.stream("POST", "/api/lab", json=ASKED) as answer:
            assert await anext(answer.aiter_lines()) == "{}"
            assert not put_down.is_set()
        await until(put_down.is_set)


EVENING: dict[str, Any] = {
    "game": "pietjesbak",
    "options": {"marks": 3},
    "players": [{"name": "An", "level": "club"}, {"name": "Bo", "choices": 40, "compared": 3.0}],
    "language": "nl",
}


@in_loop
async def test_what_makes_a_company_even_is_found_aside(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.post("/api/handicap", EVENING)
        lines = [json.loads(line) for line in answer.text.splitlines()]
        found = lines[-1]["evened"]
        assert found["handicap"][0] == 0 < found["handicap"][1]
        assert found["sentences"][0].startswith("Om het gelijk te maken: ")
        assert any("tussen “blind” en “beginner”, volgens 40" in sentence for sentence in found["sentences"])

        async def refusal(wrong: dict[str, Any]) -> tuple[int, str]:
            refused = await house.post("/api/handicap", EVENING | wrong)
            return refused.status_code, json.loads(refused.text.splitlines()[-1])["error"]["key"]

        an, _ = EVENING["players"]
        few = [an, {"name": "Bo", "choices": 3}]
        assert await refusal({"game": "azen_jagen", "options": {}}) == (200, "handicap-none")
        assert await refusal({"players": few}) == (200, "handicap-few")
        assert await refusal({"options": {"marks": 99}}) == (400, "option-value")
        assert await refusal({"game": "chess"}) == (400, "no-such-game")
        assert await refusal({"players": [an]}) == (400, "bad-request")
        assert await refusal({"players": [{"name": "An", "level": "genius"}] * 2}) == (400, "bad-request")
