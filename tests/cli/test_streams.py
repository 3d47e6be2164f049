"""What may happen to a command: a full disk, a stream that is closed or narrow, Ctrl-C. Never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from toog.cli import main

Captured = pytest.CaptureFixture[str]


def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "toog", "schema", "--lang", "en"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("toog: the answer cannot be written")


def test_a_terminal_without_our_characters_gets_question_marks() -> None:
    command = [sys.executable, "-m", "toog", "rules", "mens", "--lang", "fr"]
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "M17" in done.stdout


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m toog rules pietjesbak | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("words", "code"), [("rules pietjesbak >&-", 0), ("replay nowhere.json 2>&-", 1)])
def test_a_stream_that_is_closed_is_no_error_of_ours(words: str, code: int) -> None:
    command = ["sh", "-c", f"{sys.executable} -m toog {words}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")


def test_ctrl_c_while_simulating_prints_no_traceback() -> None:
    program = (
        "import _thread, threading, sys; from toog.cli import main;"
        "main(['simulate', 'pietjesbak', '--games', '1']);"
        "threading.Timer(0.5, _thread.interrupt_main).start();"
        "sys.exit(main(['simulate', 'pietjesbak', '--games', '900000000']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 130
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("module", ["toog.cli.usage", "toog.cli.records"])
def test_ctrl_c_while_a_command_is_still_loaded_prints_no_traceback(module: str) -> None:
    """With what all commands need, and with what this one needs."""
    program = f"""
import sys

class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == "{module}":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupts())
from toog.cli import main
sys.exit(main(["schema"]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")


def test_ctrl_c_while_a_language_is_still_learnt_prints_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def interrupt(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["toog.cli.main"], "Voice", interrupt)
    assert main(["rules", "pietjesbak"]) == 130
    assert capsys.readouterr().err == ""
