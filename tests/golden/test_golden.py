"""Golden playthroughs: two games of each kind, written down step by step and read by a person once."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import TABLES, file_of, playthrough


@pytest.mark.parametrize(("name", "seed"), TABLES)
def test_the_game_goes_as_it_was_written_down(name: str, seed: int) -> None:
    file = file_of(name, seed)
    assert file.exists(), f"{name} has no golden playthrough: python -m tests.golden.playthrough"
    assert playthrough(name, seed) == file.read_text(encoding="utf-8")
