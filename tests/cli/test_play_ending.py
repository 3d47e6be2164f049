"""What is said when the evening is over."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from toog.core.registry import find_game
from toog.terminal.evening import command, result
from toog.texts import Voice

FILE = Path("/games/an evening.json")


@pytest.fixture(autouse=True)
def english_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOOG_LANG", "en")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("azen_jagen", "All level: nobody wins"),
        ("zocken", "An and Bo share the win"),
        ("stich", "An and Bo share the win"),
    ],
)
def test_where_all_share_it_is_a_win_unless_they_all_pay(game: str, said: str) -> None:
    loop: Any = SimpleNamespace(
        voice=Voice("en", find_game(game)),
        course=SimpleNamespace(winners=[0, 1], scores=[1, 1]),
        dialogue=SimpleNamespace(painter=SimpleNamespace(names=["An", "Bo"])),
        screen=SimpleNamespace(look=SimpleNamespace(star="*", dot=",")),
    )
    story: Any = SimpleNamespace(sheet=SimpleNamespace(places=[1, 1], out=[]))
    assert result(loop, story)[0].plain == f"* {said} *"


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
