"""What the README says is true: every command in it is run, in a form that ends, and every example."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pexpect
import pytest
from platformdirs import user_cache_path

from toog.server.store.engine import database_url
from toog.server.store.store import Store

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
COMMANDS = [line.removeprefix("$ ") for block in BLOCKS for line in block.splitlines()]
PLAYED = [command for command in COMMANDS if command.startswith("toog play")]
OPENED = [
    command
    for command in COMMANDS
    if command in ("make play", "toog", "toog --lan") or "toog serve" in command
]
MAKE_TEST = "make test"
RUN = [command for command in COMMANDS if command not in [*PLAYED, *OPENED, MAKE_TEST]]


def surroundings(home: Path) -> Mapping[str, str]:
    """A new user's: our command on the path, and folders of their own."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    folders = {name: str(home) for name in ("HOME", "XDG_DATA_HOME")}
    folders["XDG_CACHE_HOME"] = str(user_cache_path())  # what is compiled already need not be compiled again
    return {
        **os.environ,
        **folders,
        "BROWSER": "true",
        "PATH": path,
        "TERM": "xterm",
        "TOOG_LANG": "en",
        "COLUMNS": "80",
    }


def test_the_readme_has_its_two_commands_first() -> None:
    assert COMMANDS[:2] == ["make play", MAKE_TEST]
    assert len(RUN) > 5


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout as a user has it, where files may be written, and whose house was open before."""
    folder = tmp_path_factory.mktemp("home")
    (folder / "examples").symlink_to(ROOT / "examples")
    Store.open(database_url(str(folder / "toog" / "house.db"))).close()
    return folder


def test_the_commands_of_the_readme_work_one_after_another(home: Path) -> None:
    for command in RUN:
        done = subprocess.run(
            command.split(), cwd=home, env=surroundings(home), capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        assert done.stdout, command


@pytest.mark.parametrize("command", OPENED)
def test_a_house_of_the_readme_opens_and_can_be_closed(command: str, tmp_path: Path) -> None:
    where = surroundings(tmp_path)
    at_any_door = re.sub(r"--port \d+", "--port 0", command)  # someone else on this machine may have that one
    house = pexpect.spawn(
        at_any_door, cwd=str(ROOT), env=where, dimensions=(60, 80), encoding="utf-8", timeout=120
    )
    house.expect("The house is open: http://127.0.0.1:")
    house.sendintr()
    house.expect(pexpect.EOF)
    assert "Traceback" not in str(house.before)


@pytest.mark.parametrize("command", PLAYED)
def test_a_game_of_the_readme_starts_and_can_be_left(command: str, tmp_path: Path) -> None:
    where = surroundings(tmp_path)
    game = pexpect.spawn(
        command, cwd=str(ROOT), env=where, dimensions=(40, 80), encoding="utf-8", timeout=120
    )
    game.expect("›")
    game.sendeof()
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    assert "Traceback" not in str(game.before)


def test_make_test_is_what_ci_runs_and_runs_every_check() -> None:
    assert MAKE_TEST in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    planned = subprocess.run(["make", "-n", "test"], cwd=ROOT, capture_output=True, text=True, check=True)
    for check in ("ruff check", "ruff format --check", "mypy", "lint-imports", "pytest"):
        assert check in planned.stdout


def test_the_benchmark_runs() -> None:
    """Briefly, to see that it works: a time is never judged in a test."""
    command = [sys.executable, "-m", "benchmarks", "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "| mens for 4, games a second, one core |" in done.stdout


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md"])
def test_the_examples_of_the_library_are_true(page: str) -> None:
    wrong, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8
    assert wrong == 0


def test_every_page_and_picture_the_readme_points_to_exists() -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", README) + re.findall(r'src="([^"]+)"', README)
    assert "docs/pictures/mens.png" in targets
    for target in targets:
        assert (ROOT / target).exists(), target
