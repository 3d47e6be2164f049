"""Figures name the commit they were measured at. It is in the history, and not too long ago."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = 150
"""Commits since then. Whoever changes more has measured again."""
NAMED = re.compile(r"commit `([0-9a-f]{7,40})`")
IN_A_TABLE = re.compile(r"\| ([0-9a-f]{7,40}) \|$", re.MULTILINE)


def named_in(page: Path) -> set[str]:
    text = page.read_text("utf-8")
    return {*NAMED.findall(text), *IN_A_TABLE.findall(text)}


PAGES = {page.relative_to(ROOT / "docs"): named_in(page) for page in (ROOT / "docs").rglob("*.md")}
FIGURES = [(str(page), commit) for page, commits in PAGES.items() for commit in sorted(commits)]


def commits_since(commit: str) -> int:
    """Fails where HEAD does not come after it."""
    git = ["git", "-C", str(ROOT)]
    subprocess.run([*git, "merge-base", "--is-ancestor", commit, "HEAD"], check=True, capture_output=True)
    counted = subprocess.run(
        [*git, "rev-list", "--count", "--first-parent", f"{commit}..HEAD"],
        check=True,
        capture_output=True,
        text=True,
    )
    return int(counted.stdout)


@pytest.mark.parametrize(("page", "commit"), FIGURES)
def test_figures_were_measured_at_a_commit_of_this_history(page: str, commit: str) -> None:
    assert commits_since(commit) <= MOST, f"docs/{page} shows figures of {commit}: measure them again"


def test_the_pages_that_name_commits_are_found() -> None:
    assert {page for page, _ in FIGURES} >= {"coverage.md", "facts/levels.md"}


def test_a_commit_that_was_never_here_is_noticed() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        commits_since("0" * 40)
