"""Nothing acknowledged is lost, and nothing is doubled, when the process is killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.killing import Killing

KILLS = 3  # fifty in benchmarks


def test_everything_acknowledged_is_there_after_kill_after_kill(tmp_path: Path) -> None:
    killing = Killing(tmp_path, tables=5, seed=1)
    asyncio.run(killing.run(KILLS))
    assert killing.check() >= (KILLS + 1) * len(killing.players)
    assert all(player.returns >= KILLS for player in killing.players)
