"""One meaning per name: no two classes of toog have the same name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "toog"
FEWEST = 500  # classes; that so many are read says that the test still finds them


def classes() -> Iterator[tuple[str, str]]:
    """Every class's name and place, also of those within a class or a function."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, f"{path.relative_to(SOURCE).as_posix()}:{node.lineno}"


def test_no_two_classes_have_one_name() -> None:
    places: dict[str, str] = {}
    twice = []
    for name, place in classes():
        if name in places:
            twice.append(f"{name}: {places[name]} and {place}")
        places.setdefault(name, place)
    assert len(places) > FEWEST
    assert twice == []
