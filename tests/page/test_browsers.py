"""How the suite comes by its browser."""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.page import browsers

INSTALLER = """\
import os, sys, time
os.mkdir("busy")  # fails where another installs at the same time
time.sleep(0.2)
with open("chromium", "x") as browser:
    os.chmod(browser.fileno(), 0o700)
os.rmdir("busy")
"""


def test_workers_that_all_miss_a_browser_install_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browsers, "INSTALLERS", ([sys.executable, "-c", INSTALLER],))
    monkeypatch.setattr(tempfile, "tempdir", os.fspath(tmp_path))
    monkeypatch.delenv("TOOG_BROWSER", raising=False)
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    monkeypatch.chdir(tmp_path)
    with ThreadPoolExecutor(3) as workers:
        found = list(workers.map(browsers.find, ["no-such-browser"] * 3))
    assert found == [os.fspath(tmp_path / "chromium")] * 3
