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

# Whole games: traced they take five times as long, and the other tests must reach all of the rules and the
# table without them.
UNTRACED = (
    "tests/conformance/test_courses.py::test_a_record_replays_to_the_same_position_at_every_prefix",
    "tests/conformance/test_courses.py::test_random_games_end_under_every_house_rule",
    "tests/conformance/test_refusals.py",
    "tests/conformance/test_stories.py",
    "tests/conformance/test_story_recount.py",
    "tests/golden/",
    "tests/referee/",
    "tests/table/test_evenings.py::test_evenings_against_a_model",
    "tests/table/test_race.py::test_a5_about_one_throw_falls_between_two_sips_whatever_the_company",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: begun last, it would keep one worker busy while the others wait."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    for item in items:
        if item.nodeid.startswith(UNTRACED):
            item.add_marker("no_cover")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="watch every game in step from its first throw")
