"""SIGKILL again and again under load. The harness is that of the tests, which kill only a few times."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from tests.server.killing import Killing

TABLES = 20


@dataclass(frozen=True)
class Killed:
    """Every table was compared, event by event, with what its players had been told."""

    kills: int
    acknowledged: int
    returns: int


def kill(folder: Path, kills: int) -> Killed:
    killing = Killing(folder, TABLES, seed=1)
    asyncio.run(killing.run(kills))
    acknowledged = killing.check()
    return Killed(kills, acknowledged, min(player.returns for player in killing.players))
