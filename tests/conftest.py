"""What holds for every test, on a machine that is busy with others, and however it was started."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

# Who starts the tests in the background bids them ignore Ctrl-C, and what they start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A slow example is no fault: the machine may have had something else to do.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

LONGEST = (
    "tests/docs/test_readme.py",
    "tests/fast/test_cluster.py",
    "tests/server/test_faults.py",
    "tests/fast/test_cache.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: begun last, it would keep one worker busy while the others wait."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="watch every game in step from its first throw")
