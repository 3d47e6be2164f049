"""Installs an example package into a folder of its own, as a user would into an environment."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"


def install(package: Path, target: Path) -> Path:
    """By pip where the backend of the package is at hand; otherwise the same files are laid there."""
    if importlib.util.find_spec("hatchling") is None:
        return lay_down(package, target)
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
    command = [sys.executable, "-m", "pip", "install", *offline, "--target", str(target), str(package)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return target


def lay_down(package: Path, target: Path) -> Path:
    """What a wheel of it holds: the modules, and the metadata with the entry points."""
    facts = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))
    project = facts["project"]
    for folder in facts["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(package / folder, target / Path(folder).name)
    metadata = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def path_with(target: Path) -> str:
    """A PYTHONPATH by which programs find what is installed there."""
    before = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(target), *([before] if before else [])])
