"""Which survivors mypy refuses: each is laid into a copy of the source, and the copy is checked.

mutmut's own type check reads all mutants of a module at once, side by side, and takes the clashes between
them for faults of each.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHECKED = ("src/toog/games", "src/toog/table")


@dataclass(frozen=True)
class Change:
    """Some lines of a function of the file at this path under `src`, and what they were changed into."""

    path: Path
    function: str
    before: str
    after: str

    def laid_into(self, source: str) -> str:
        """Several functions may hold the same lines, so the search begins at its head."""
        head = source.index(f"def {self.function}(")
        at = source.index(self.before, head)
        return source[:at] + self.after + source[at + len(self.before) :]


@contextmanager
def copy_of_the_source() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="toog-mutants-") as name:
        folder = Path(name)
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        yield folder


def is_sound(folder: Path) -> bool:
    words = [sys.executable, "-m", "mypy", "--no-error-summary", *CHECKED]
    return subprocess.run(words, cwd=folder, capture_output=True, check=False).returncode == 0


def refused_by_types(changes: Iterable[Change]) -> set[Change]:
    with copy_of_the_source() as folder:
        assert is_sound(folder), "mypy refuses the source itself"
        return {change for change in changes if is_refused(change, folder)}


def is_refused(change: Change, folder: Path) -> bool:
    file = folder / "src" / change.path
    source = file.read_text(encoding="utf-8")
    write_later(file, change.laid_into(source))
    try:
        return not is_sound(folder)
    finally:
        write_later(file, source)


def write_later(file: Path, text: str) -> None:
    """A second later than it was written last: by the whole second and the size mypy sees that it changed."""
    later = int(file.stat().st_mtime) + 1
    file.write_text(text, encoding="utf-8")
    os.utime(file, (later, later))
