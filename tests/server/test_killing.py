"""Nothing acknowledged is lost, and nothing is doubled, when the process is killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.killing import Killing

KILLS = 3  # fifty in benchmarks


def test_everything_acknowledged_is_there_after_kill_after_kill(tmp_path: Path) -> None:
    killing = Killing(tmp_path, tables=5, seed=1, pace=0.01)
    asyncio.run(killing.run(KILLS))
    assert killing.check() >= (KILLS + 1) * len(killing.players)
    assert all(player.returns >= KILLS for player in killing.players)


def test_a_full_disk_costs_refusals_and_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    killing = Killing(tmp_path, tables=5, seed=2)
    asyncio.run(killing.run(0, full_disks=1))
    assert killing.refused >= killing.tables
    assert killing.check() > 0
