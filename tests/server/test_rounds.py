"""One fault ends one round of what the house does again and again, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import open_store
from tests.server.patience import in_loop, until
from toog.server.runtime import garbage
from toog.server.runtime import services as rounds
from toog.server.runtime.garbage import Garbage
from toog.server.runtime.limits import Limits
from toog.server.runtime.metrics import Metrics
from toog.server.tables import health as condition
from toog.server.tables import heartbeats, hub, lobby, sweeping
from toog.server.tables.health import HealthCheck
from toog.server.tables.heartbeats import Heartbeats
from toog.server.tables.hub import Hub
from toog.server.tables.lobby import LobbyBoard
from toog.server.tables.sweeping import Sweeper

ROUNDS: dict[str, tuple[Callable[[Hub], Awaitable[None]], object, str, object, str]] = {
    "tidy": (lambda house: house.tidy(), hub, "SWEEP_SECONDS", Hub, "forget_idle"),
    "heartbeats": (
        lambda house: Heartbeats(house).listen(),
        heartbeats,
        "LISTEN_SECONDS",
        Heartbeats,
        "look",
    ),
    "condition": (lambda house: HealthCheck(house).watch(), condition, "LOOK_SECONDS", HealthCheck, "look"),
    "lobby": (
        lambda house: LobbyBoard(house).keep_telling(),
        lobby,
        "TELL_SECONDS",
        LobbyBoard,
        "forget_old",
    ),
    "garbage": (
        lambda house: Garbage(house.services.metrics).collect(),
        garbage,
        "LOOK_SECONDS",
        Garbage,
        "look",
    ),
    "sweeper": (lambda house: Sweeper(house, 1).keep_sweeping(), sweeping, "LOOK_SECONDS", Sweeper, "look"),
}


@pytest.mark.parametrize("name", ROUNDS)
@in_loop
async def test_a_round_that_fails_is_noted_and_followed_by_the_next(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin, module, pause, owner, work = ROUNDS[name]
    tried = []

    def fails(*_: object, **more: object) -> Any:
        tried.append(1)
        raise ZeroDivisionError

    monkeypatch.setattr(rounds, "AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(module, pause, 0.0)
    monkeypatch.setattr(owner, work, fails)
    store = open_store(tmp_path)
    house = Hub(store, Limits(), Metrics())
    going = asyncio.ensure_future(begin(house))
    await until(lambda: len(tried) > 3 or going.done())
    assert not going.done()
    going.cancel()
    assert "round failed" in caplog.text
    await house.close()
    store.close()
