"""`toog` alone: the house opens on this machine, and the browser is shown where."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from toog.cli import main

PATIENCE = 30.0


def a_browser(folder: Path) -> Path:
    """Writes down where it was sent."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {folder}/seen\n')
    browser.chmod(0o755)
    return browser


def wait_for(file: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().strip()):
        assert time.monotonic() < deadline, "the browser was never opened"
        time.sleep(0.05)
    return file.read_text().strip()


@pytest.mark.parametrize("taken", [False, True])
def test_toog_opens_the_browser_at_the_house_also_when_the_port_is_taken(tmp_path: Path, taken: bool) -> None:
    where = {**os.environ, "BROWSER": str(a_browser(tmp_path)), "HOME": str(tmp_path), "TOOG_LANG": "en"}
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # ours until it is listened at
        other.bind(("127.0.0.1", 0))
        if taken:
            other.listen()
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "toog", "--port", port, "--database", str(tmp_path / "house.db")]
        house = subprocess.Popen(
            command, env=where, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        address = wait_for(tmp_path / "seen")
        house.send_signal(signal.SIGINT)
        printed, complaint = house.communicate(timeout=PATIENCE)
    assert address in printed
    assert "Traceback" not in complaint
    assert (address == f"http://127.0.0.1:{port}/") != taken


def test_toog_with_options_and_help_shows_the_help_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lan", "--help", "--lang", "en"]) == 0
    assert "--lan lets phones in the room join" in capsys.readouterr().out.replace("\n", " ")
