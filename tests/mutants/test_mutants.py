"""The page of mutants: what mutmut has left is read, and each survivor stands there with its reason."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants import types
from tests.mutants.types import Change

# As mutmut lays the mutants of a function and of a method beside their originals.
MUTATED = '''
def x_wipe__mutmut_orig(s: State) -> None:
    """Away."""
    s.marks -= 1

def x_wipe__mutmut_1(s: State) -> None:
    """Away."""
    s.marks += 1

def x_wipe__mutmut_2(s: State) -> None:
    """Away."""
    s.marks -= 2

def x_draw__mutmut_orig(
    s: State, marks: int
) -> None:
    s.marks += marks

def x_draw__mutmut_1(
    s: State, marks: int
) -> None:
    s.marks -= marks

class Slate:
    def xǁSlateǁwipe__mutmut_orig(self) -> None:
        self.marks = 0
    def xǁSlateǁwipe__mutmut_1(self) -> None:
        self.marks = None
    def wipe(self) -> None:
        pass

wipe = 1
'''
SOURCE = '''
def keep(s: State) -> None:
    """Away."""
    s.marks -= 1


def wipe(s: State) -> None:
    """Away."""
    s.marks -= 1
'''


def test_a_mutant_is_told_by_what_was_changed() -> None:
    change = mutants.change_of(Path("slate.py"), MUTATED, "slate.x_wipe__mutmut_2")
    assert mutants.in_short(change) == "wipe: s.marks -= 1 → s.marks -= 2"
    long = mutants.change_of(Path("slate.py"), MUTATED, "slate.x_draw__mutmut_1")
    assert mutants.in_short(long) == "draw: s.marks += marks → s.marks -= marks"
    method = mutants.change_of(Path("slate.py"), MUTATED, "slate.xǁSlateǁwipe__mutmut_1")
    assert mutants.in_short(method) == "wipe: self.marks = 0 → self.marks = None"


def test_a_change_is_laid_into_its_own_function() -> None:
    change = mutants.change_of(Path("slate.py"), MUTATED, "slate.x_wipe__mutmut_2")
    assert change.laid_into(SOURCE) == "2".join(SOURCE.rsplit("1", 1))


def test_mypy_is_shown_each_change_and_that_it_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the second of the file and its size: within one second a change of the same size is none."""
    file = tmp_path / "src" / "slate.py"
    file.parent.mkdir()
    file.write_text(SOURCE, encoding="utf-8")
    change = mutants.change_of(Path("slate.py"), MUTATED, "slate.x_wipe__mutmut_2")
    seen = []

    def look(folder: Path) -> bool:
        seen.append((int(file.stat().st_mtime), file.read_text(encoding="utf-8")))
        return False

    monkeypatch.setattr(types, "is_sound", look)
    look(tmp_path)
    for _ in range(2):
        assert types.is_refused(change, tmp_path)
        look(tmp_path)
    assert [text for _, text in seen] == [SOURCE, change.laid_into(SOURCE)] * 2 + [SOURCE]
    assert len({second for second, _ in seen}) == len(seen)


def test_a_module_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed by a test, alive and refused by mypy, alive, out of time, and not tried."""
    codes = {"x_wipe__mutmut_1": 1, "xǁSlateǁwipe__mutmut_1": 0, "x_wipe__mutmut_2": 0, "a": 36, "b": None}
    (tmp_path / "slate.py").write_text(MUTATED, encoding="utf-8")
    meta = tmp_path / "slate.py.meta"
    meta.write_text(json.dumps({"exit_code_by_key": {f"slate.{key}": code for key, code in codes.items()}}))
    monkeypatch.setattr(mutants, "MUTANTS", tmp_path)
    module = mutants.read_module(meta, lambda alive: {change for change in alive if "= None" in change.after})
    assert module.killed == Counter(tests=1, types=1, time=1)
    assert (module.name, module.survivors) == ("slate", ["wipe: s.marks -= 1 → s.marks -= 2"])
    assert (module.tried, module.waiting) == (4, 1)
    assert module.row == "| slate | 4 | 1 | 1 | 1 | 1 | 75.0 % |"


def test_the_page_gives_reasons_and_says_where_one_is_missing() -> None:
    module = mutants.Module("slate", Counter(tests=8), ["a: 1 → 2", "b: 1 → 2"], 3)
    written = mutants.page([module], {"slate": {"a: 1 → 2": "it is the same"}})
    assert "Tried 10, killed 80.0 %, not tried yet 3." in written
    assert "- `a: 1 → 2`: it is the same\n- `b: 1 → 2`: **no reason yet**\n" in written


def test_a_change_that_is_not_there_is_no_change() -> None:
    with pytest.raises(ValueError, match="not found"):
        Change(Path("slate.py"), "wipe", "s.marks *= 1", "").laid_into(SOURCE)
