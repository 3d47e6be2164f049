"""Which machine a figure was measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import numba


def machine() -> str:
    cores = os.cpu_count()
    versions = f"Python {platform.python_version()}, Numba {numba.__version__}"
    return f"{processor()}, {cores} cores, {platform.system()}, {versions}"


def processor() -> str:
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text(encoding="utf-8").splitlines() if cpus.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
