"""`python -m benchmarks.house.beside [REVISION]`: this house beside an older one, in turns in one run.

Without a revision it is the last release; where there is none, the commit that docs/speed-house.md names.
Exit code 1 when this house plays less than nine tenths of the older one's moves a second.
"""

from __future__ import annotations

import functools
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.house.contest import MEDIAN, TAIL, Round, play
from benchmarks.house.driver import Played
from benchmarks.house.ours import ROOT, Toog
from benchmarks.house.process import settle_down

ROUNDS = (Round(50, 0.0, 24), Round(500, 0.0, 5), Round(500, 0.1, 5))
PAGE = ROOT / "docs" / "speed-house.md"
TURNS = 1 if "--quick" in sys.argv else 4
WARM_UP, SECONDS = 1.5, 3.0
LEAST = 0.9  # of the older one's moves a second: two cores that others use too are not steadier


def git(*words: str) -> str:
    done = subprocess.run(["git", "-C", str(ROOT), *words], check=False, capture_output=True, text=True)
    return done.stdout.strip()


def last_release() -> str:
    named = re.search(r"commit `([0-9a-f]+)`", PAGE.read_text(encoding="utf-8"))
    return git("describe", "--tags", "--abbrev=0") or (named[1] if named else "HEAD~20")


def check_out(revision: str, folder: Path) -> Path:
    """Put the source of a revision into a folder. The packages it needs are those that are installed."""
    archive = subprocess.run(
        ["git", "-C", str(ROOT), "archive", revision, "src"], check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], check=True, input=archive.stdout)
    return folder


def compare(round_: Round, older: Path) -> float:
    """Play both in turns, and print each. Return the usual ratio of moves a second within a turn."""
    sides = {"older": functools.partial(Toog, root=older), "this": functools.partial(Toog, root=ROOT)}
    played: dict[str, list[Played]] = {name: [] for name in sides}
    for turn in range(TURNS):
        for name in sides if turn % 2 == 0 else reversed(sides):
            played[name].append(play(sides[name], round_, WARM_UP, SECONDS))
    for name, runs in played.items():
        best = max(run.moves_per_second for run in runs)
        median, tail = (min(run.percentile(share) for run in runs) for share in (MEDIAN, TAIL))
        print(f"| {round_.name} | {name} | {best:,.0f} | {median:.2f} | {tail:.2f} |", flush=True)
    pairs = zip(played["this"], played["older"], strict=True)
    return statistics.median(this.moves_per_second / older.moves_per_second for this, older in pairs)


def main() -> int:
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    revision = words[0] if words else last_release()
    settle_down()
    print(f"| beside {git('rev-parse', '--short', revision)} | | moves a second | median, ms | 99 %, ms |")
    print("| --- | --- | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory(prefix="toog-beside-") as folder:
        older = check_out(revision, Path(folder))
        ratios = {round_.name: compare(round_, older) for round_ in ROUNDS}
    for name, ratio in ratios.items():
        print(f"{name}: {ratio:.2f} of the older house's moves a second")
    return 1 if min(ratios.values()) < LEAST else 0


if __name__ == "__main__":
    sys.exit(main())
