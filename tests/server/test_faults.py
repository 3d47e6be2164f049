"""Whatever breaks, nothing that was told is lost, doubled or changed, and every table goes on."""

from __future__ import annotations

import asyncio

from tests.server.faults import FAULTS, Campaign, new_database


def test_each_fault_once_and_nothing_is_lost() -> None:
    """Hundreds of each in `python -m benchmarks.faults`."""
    with new_database() as database:
        campaign = Campaign(database, nodes=2, tables=6, seed=1, pace=0.05)
        report = asyncio.run(campaign.run(list(FAULTS), every=0.5))
    assert report.wrong == {}
    assert report.done == dict.fromkeys(FAULTS, 1)
    assert all(player.acknowledged for player in campaign.company.players)
