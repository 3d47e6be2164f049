"""The page of mutants: what mutmut has left is read, and each survivor stands there with its reason."""

from __future__ import annotations

import json
import re
import tomllib
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


# The page that lies in docs

TOTAL = re.compile(r"^Tried (\d+), killed [\d.]+ %, not tried yet (\d+)\.$", re.MULTILINE)
ROW = re.compile(r"^\| (toog\S+) \| (\d+) \|(?: \d+ \|){3} (\d+) \| [\d.]+ % \|$", re.MULTILINE)


def shortcomings(written: str) -> list[str]:
    """Where a page of mutants falls short of what is asked."""
    total = TOTAL.search(written)
    assert total, "the page does not say how many were tried"
    tried, waiting = map(int, total.groups())
    rows = [(name, int(of), int(survived)) for name, of, survived in ROW.findall(written)]
    alive = sum(survived for _, _, survived in rows)
    found = [f"{waiting} not tried"] if waiting else []
    found += [
        f"{name} under {mutants.TO_BE_KILLED} %"
        for name, of, survived in [("all", tried, alive), *rows]
        if 100 * (of - survived) < mutants.TO_BE_KILLED * of
    ]
    listed = written.count("\n- `")
    found += [f"{alive} survived and {listed} are listed"] if listed != alive else []
    found += [f"{tried} tried, not all in the modules"] if tried != sum(of for _, of, _ in rows) else []
    return found + ["a survivor without a reason"] * written.count(mutants.NO_REASON)


def test_all_mutants_were_tried_enough_were_killed_and_each_survivor_has_its_reason() -> None:
    assert shortcomings(mutants.PAGE.read_text(encoding="utf-8")) == []


def test_a_page_that_falls_short_is_noticed() -> None:
    weak = mutants.Module("toog.weak", Counter(tests=18), ["a: 1 → 2", "b: 1 → 2"], 3)
    strong = mutants.Module("toog.strong", Counter(tests=100), [], 0)
    written = mutants.page([weak, strong], {"toog.weak": {"a: 1 → 2": "it is the same"}})
    assert shortcomings(written) == ["3 not tried", "toog.weak under 95 %", "a survivor without a reason"]
    assert shortcomings(mutants.page([strong], {})) == []
    unlisted = written.replace("- `a: 1 → 2`: it is the same\n", "")
    assert "2 survived and 1 are listed" in shortcomings(unlisted)


def test_every_reason_is_of_a_survivor() -> None:
    """What has been killed since needs none."""
    written = mutants.PAGE.read_text(encoding="utf-8")
    reasons = tomllib.loads(mutants.REASONS.read_text(encoding="utf-8"))
    for module, of_module in reasons.items():
        survivors = written.partition(f"### {module}\n")[2].partition("\n### ")[0]
        assert [change for change in of_module if f"- `{change}`: " not in survivors] == []
