"""A Python process beside this one, spoken with in lines over pipes: how it is started and how it is left."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress


def start(module: str, surroundings: Mapping[str, str]) -> subprocess.Popen[str]:
    """Runs one of our modules, out of reach of Ctrl-C, which is for the asker to hear."""
    return subprocess.Popen(  # noqa: S603 the module is named by ours
        [sys.executable, "-m", module],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env={**surroundings, "PYTHONPATH": search_path()},
        start_new_session=True,
    )


def search_path() -> str:
    """It finds the same modules as this process, those of the folder one works in as well."""
    return os.pathsep.join(folder or os.getcwd() for folder in sys.path)  # noqa: PTH109


def leave(process: subprocess.Popen[str], seconds: float) -> None:
    """Closes its pipes, at which it stops. One that does not within so many seconds is ended."""
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(BrokenPipeError):
                stream.close()
    try:
        process.wait(seconds)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        process.kill()
        process.wait()
