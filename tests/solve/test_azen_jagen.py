"""Azen jagen counted through, against fractions and against itself."""

from __future__ import annotations

import pytest

from facts.exact import azen_jagen as counted
from toog.games.azen_jagen.solve import NAMES, facts


@pytest.mark.parametrize(("players", "sips", "orders"), [(2, 1, 5), (4, 3, 3), (3, 2, 4)])
def test_the_wins_are_those_counted_with_fractions(players: int, sips: int, orders: int) -> None:
    found = facts(players, {"sips": sips, "orders": orders})
    expected = counted.wins(players, sips, orders)
    assert [found[f"wins_{seat}"] for seat in range(players)] == pytest.approx(list(map(float, expected)))


def test_every_drink_has_one_of_each_role() -> None:
    found = facts(3, {"orders": 4})
    for name, many in zip(NAMES, (1, 1, 1, 1, 4, 1), strict=True):
        assert sum(found[f"{name}_{seat}"] for seat in range(3)) == pytest.approx(many)


def test_a4_with_one_sip_the_orderer_always_pays() -> None:
    found = facts(4, {"sips": 1, "orders": 1})
    assert [found[f"pays_{seat}"] for seat in range(4)] == [found[f"orders_{seat}"] for seat in range(4)]


def test_progress_ends_at_one() -> None:
    told: list[float] = []
    facts(2, {"orders": 2}, told.append)
    assert told == [0.5, 1.0]
