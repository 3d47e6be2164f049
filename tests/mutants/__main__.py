"""Writes `docs/mutants.md` from what `mutmut run` has left in `mutants`: `python -m tests.mutants`.

A survivor is a small change to the rules or the table that no test notices and mypy does not refuse. Each
is listed with its reason from `reasons.toml`, by module and by what was changed: the numbers of mutants move
with the source.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.types import ROOT, Change, refused_by_types

PAGE = ROOT / "docs" / "mutants.md"
REASONS = Path(__file__).with_name("reasons.toml")
MUTANTS = ROOT / "mutants" / "src"

# By the exit code that mutmut writes down for a mutant; None is one that was not tried.
KILLED = {1: "tests", 3: "tests", 36: "time", 24: "time", -24: "time", 152: "time", 255: "time"}
HEAD = """# Mutants

Small changes to the rules of the five games and to the table, made by mutmut one at a time. A mutant is
killed when a test fails, when it never comes to an end, or when mypy refuses it. `make mutants` goes on where
it stopped, for one module by `make mutants ONLY='toog.games.mens.*'`, and writes this page. At least 95 % are
to be killed, of all and in each module, and each survivor has its reason.
"""
COLUMNS = ("tests", "types", "time")
NO_REASON = "**no reason yet**"
TO_BE_KILLED = 95  # per cent, of all and in each module


@dataclass(frozen=True)
class Module:
    """What became of the mutants of one module. Survivors by what was changed, in short."""

    name: str
    killed: Counter[str]
    survivors: list[str]
    waiting: int

    @property
    def tried(self) -> int:
        return self.killed.total() + len(self.survivors)

    @property
    def row(self) -> str:
        by = " | ".join(str(self.killed[how]) for how in COLUMNS)
        survived = len(self.survivors)
        return f"| {self.name} | {self.tried} | {by} | {survived} | {share(self.tried, survived)} |"


def share(tried: int, survived: int) -> str:
    return f"{100 * (tried - survived) / tried:.1f} %"


def read_module(meta: Path, refused_by: Callable[[list[Change]], set[Change]] = refused_by_types) -> Module:
    codes: dict[str, int | None] = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
    killed = Counter(KILLED[code] for code in codes.values() if code is not None and code in KILLED)
    path = meta.relative_to(MUTANTS).with_suffix("")
    mutated = (MUTANTS / path).read_text(encoding="utf-8")
    alive = [
        change_of(path, mutated, key)
        for key, code in codes.items()
        if code is not None and code not in KILLED
    ]
    refused = refused_by(alive) if alive else set()
    killed["types"] = len([change for change in alive if change in refused])
    survivors = sorted(in_short(change) for change in alive if change not in refused)
    name = ".".join(path.with_suffix("").parts)
    return Module(name, killed, survivors, sum(code is None for code in codes.values()))


def change_of(path: Path, mutated: str, key: str) -> Change:
    """mutmut lays the mutants beside the original; a method carries the name of its class between `ǁ`."""
    name = key.rpartition(".")[2]
    mangled = name.rpartition("__mutmut_")[0]
    before, after = body(mutated, f"{mangled}__mutmut_orig"), body(mutated, name)
    function = mangled.rpartition("ǁ")[2] if "ǁ" in mangled else mangled.removeprefix("x_")
    return Change(path, function, before, after)


def body(source: str, function: str) -> str:
    """What follows the name of a function, up to whatever stands at its own depth but the end of its head."""
    found = re.search(rf"^( *)def {function}(\(.*?)(?=^\1[^\s)])", source, re.MULTILINE | re.DOTALL)
    assert found, f"{function} is not there"
    return found[2].rstrip()


def in_short(change: Change) -> str:
    """`function: before → after`, of the lines that differ."""
    lines = list(difflib.ndiff(change.before.splitlines(), change.after.splitlines()))
    gone = " ".join(line[2:].strip() for line in lines if line.startswith("- "))
    come = " ".join(line[2:].strip() for line in lines if line.startswith("+ "))
    return f"{change.function}: {gone} → {come}"


def survivors_of(module: Module, reasons: dict[str, str]) -> list[str]:
    if not module.survivors:
        return []
    listed = [f"- `{each}`: {reasons.get(each, NO_REASON)}" for each in module.survivors]
    return [f"\n### {module.name}\n", *listed]


def page(modules: list[Module], reasons: dict[str, dict[str, str]]) -> str:
    seen = [module for module in modules if module.tried]
    tried, survived = sum(module.tried for module in seen), sum(len(module.survivors) for module in seen)
    waiting = sum(module.waiting for module in modules)
    lines = [HEAD, f"Tried {tried}, killed {share(tried, survived)}, not tried yet {waiting}.\n"]
    lines.append("| module | tried | by tests | by types | by time | survived | killed |")
    lines.append("|---|--:|--:|--:|--:|--:|--:|")
    lines += [module.row for module in seen]
    lines.append("\n## Survivors")
    for module in seen:
        lines += survivors_of(module, reasons.get(module.name, {}))
    return "\n".join(lines) + "\n"


def main() -> None:
    modules = [read_module(meta) for meta in sorted(MUTANTS.rglob("*.py.meta"))]
    PAGE.write_text(page(modules, tomllib.loads(REASONS.read_text(encoding="utf-8"))), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
