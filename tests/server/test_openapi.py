"""Whatever the OpenAPI document allows is answered as it says, and never breaks the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.house_talk import Process, serving

EXAMPLES = 15


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(database=tmp_path_factory.mktemp("house") / "house.db") as found:
        yield found


def test_what_the_document_allows_is_answered_as_it_says(process: Process) -> None:
    """What is well-formed may still be no game of the house, or no option of the game."""
    for operation in operations_of(process):
        call_and_check(operation, GenerationMode.POSITIVE, [positive_data_acceptance])


def test_what_the_document_does_not_allow_is_refused_as_it_says(process: Process) -> None:
    with_bodies = [operation for operation in operations_of(process) if len(operation.body)]
    assert len(with_bodies) >= 3
    for operation in with_bodies:
        call_and_check(operation, GenerationMode.NEGATIVE, [])


def operations_of(process: Process) -> list[Any]:
    document = schemathesis.openapi.from_url(f"{process.address}/api/docs/openapi.json")
    operations = [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 12
    return operations


def call_and_check(operation: Any, mode: GenerationMode, excluded: list[Any]) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        if case.path == "/api/daily":  # to look for today's takes longer on one day than on another
            case.query.setdefault("day", "2025-12-31")
        case.call_and_validate(excluded_checks=excluded)

    check()
