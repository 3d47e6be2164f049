"""Solved tables that are kept on disk: a broken one is made anew without a word."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from toog.core.registry import find_game
from toog.solve import shelf


@pytest.mark.parametrize("broken", [0, 20, 60, 130, -30, None], ids=str)
def test_a_broken_table_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: int | None
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made: list[int] = []

    def make() -> shelf.Tables:
        made.append(1)
        return {"worth": np.arange(50)}

    def kept() -> list[int]:
        tables = shelf.kept("test", find_game("zocken"), {"players": 2}, [], make)
        return [int(number) for number in tables["worth"]]

    assert kept() == kept() == list(range(50))
    assert len(made) == 1
    [file] = (tmp_path / "toog").glob("solved-zocken-*.npz")
    content = bytearray(file.read_bytes())
    if broken is None:
        content = content[: len(content) // 2]
    else:
        at = broken % len(content)
        content[at : at + 40] = os.urandom(40)[: len(content) - at]
    file.write_bytes(content)
    assert kept() == kept() == list(range(50))
    assert len(made) == 2
