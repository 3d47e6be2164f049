"""A plugin of pytest for mutmut 3.8, which asks an item for `_nodeid`: pytest 9.2 only has `nodeid`."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    vars(item)["_nodeid"] = item.nodeid
