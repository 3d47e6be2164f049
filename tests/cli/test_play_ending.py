"""What is said when the evening is over."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from toog.terminal.evening import command
from toog.texts import Voice

FILE = Path("/games/an evening.json")


@pytest.fixture(autouse=True)
def english_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOOG_LANG", "en")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


@pytest.mark.parametrize(("language", "chosen"), [("en", ""), ("nl", " --lang nl")])
def test_the_way_back_says_the_language_where_the_surroundings_do_not(language: str, chosen: str) -> None:
    said = command(Voice(language), "play --resume", FILE)
    assert said == f"toog play --resume '/games/an evening.json'{chosen}"


@pytest.mark.parametrize(
    ("started", "program"),
    [("/opt/my house/toog", "'/opt/my house/toog'"), ("/lib/toog/__main__.py", f"{sys.executable} -m toog")],
)
def test_where_toog_is_not_known_by_name_the_way_back_says_where_it_is(
    monkeypatch: pytest.MonkeyPatch, started: str, program: str
) -> None:
    monkeypatch.setattr(shutil, "which", {}.get)
    monkeypatch.setattr(sys, "argv", [started])
    assert command(Voice("en"), "verify", FILE) == f"{program} verify '/games/an evening.json'"
