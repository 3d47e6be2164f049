"""Every dependency that reaches a user is listed with its licence."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")


def listed(name: str) -> bool:
    return f"| {name} | " in PAGE


def test_every_python_dependency_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[\[><=~; ]", line)[0] for line in project["dependencies"]]
    assert [name for name in names if not listed(name)] == []


def test_everything_bundled_into_the_page_is_listed() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert [name for name in [*package["dependencies"], "svelte"] if not listed(name)] == []
