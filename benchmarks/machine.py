"""Which machine a figure was measured on."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

import numba

ROOT = Path(__file__).parents[1]


def machine() -> str:
    cores = os.cpu_count()
    versions = f"Python {platform.python_version()}, Numba {numba.__version__}"
    return f"{processor()}, {cores} cores, {platform.system()}, {versions}, {commit()}"


def commit() -> str:
    """Of this source. A test fails when figures have grown old: see tests/docs/test_measured_at.py."""
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return f"commit `{told.stdout.strip()}`"


def processor() -> str:
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text(encoding="utf-8").splitlines() if cpus.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
