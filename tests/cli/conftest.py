"""The surroundings of a command."""

from __future__ import annotations

import pytest


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader of English, with a terminal of the usual width."""
    monkeypatch.setenv("TOOG_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
