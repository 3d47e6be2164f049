"""A real Chromium: the one that is named, Playwright's own, the machine's, or one that is installed now."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

# The address bar of each new window has two pages of its own, which cost as much as ours and nobody sees.
# Chromium reads one such list only, so Playwright's own is repeated in it.
OFF = """
WebUIOmniboxAimPopup WebUIOmniboxPopup
AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync
DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter
NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch TcpPortRandomizationWin
ThirdPartyStoragePartitioning
"""
FLAGS = [
    f"--disable-features={','.join(OFF.split())}",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Without windows it is the same browser, and takes a seventh less of the processor for all tests of the page.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
INSTALLERS = (
    [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"],
    *(["apt-get", "install", "--yes", package] for package in PACKAGES),
    ["apt-get", "update"],  # a machine that has never asked knows no packages, or old ones
    *(["apt-get", "install", "--yes", package] for package in PACKAGES),
)


def launch(play: Playwright) -> Browser:
    found = find(play.chromium.executable_path)
    if found is None:
        miss("no Chromium was found and none could be installed; name one in TOOG_BROWSER")
    return play.chromium.launch(executable_path=found, args=FLAGS)


@contextmanager
def in_turn(what: str) -> Iterator[None]:
    """One worker at a time."""
    with (Path(tempfile.gettempdir()) / f"toog-{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def find(own: str) -> str | None:
    """Of several processes that miss one, one installs it: the others wait, and then look again."""
    found = look(own)
    if found is None:
        with in_turn("browser"):
            found = look(own) or install(own)
    return found


def look(own: str) -> str | None:
    """The one that is named, Playwright's own, or the machine's."""
    known = [os.environ.get("TOOG_BROWSER"), own if Path(own).exists() else None]
    return next((path for path in (*known, *map(shutil.which, NAMES)) if path), None)


def install(own: str) -> str | None:
    for installer in INSTALLERS:
        if run(installer) and (found := look(own)) is not None:
            return found
    return None


def run(words: list[str]) -> bool:
    try:
        return subprocess.run(words, check=False, capture_output=True, timeout=600).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def miss(why: str) -> None:
    """Where nobody looks at what was skipped, a missing browser is a failure."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)
