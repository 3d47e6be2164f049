"""What the tutorial says is true: every command in it is run, and what it shows is in the package."""

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

from tests.examples.installing import PIG, ROOT, install, path_with

PAGE = ROOT / "docs" / "adding-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = [
    line.removeprefix("$ ")
    for block in re.findall(r"^```console\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
INSTALL = "pip install ./examples/pig"
SERVE, PLAY = "toog serve --port 8080", "toog play pig --name An --bot sensible"
RUN = [command for command in COMMANDS if command not in (INSTALL, SERVE, PLAY)]


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """Of someone who has installed it, into a folder of its own."""
    home = tmp_path_factory.mktemp("home")
    folders = {name: str(home) for name in ("HOME", "XDG_DATA_HOME")}
    return {
        **os.environ,
        **folders,
        "XDG_CACHE_HOME": str(user_cache_path()),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": path_with(install(PIG, tmp_path_factory.mktemp("pig"))),
        "PYTEST_ADDOPTS": "-p no:cacheprovider -p no:xdist",
        "TERM": "xterm",
        "TOOG_LANG": "en",
    }


def in_this_python(command: str) -> list[str]:
    """The command `toog` of the environment that runs the tests."""
    words = command.split()
    return [sys.executable, "-m", *words] if words[0] == "toog" else [sys.executable, *words[1:]]


def test_the_page_begins_with_installing_the_package() -> None:
    assert COMMANDS[0] == INSTALL
    assert {SERVE, PLAY} <= set(COMMANDS)
    assert len(RUN) > 4
    assert (ROOT / INSTALL.rsplit(maxsplit=1)[-1] / "pyproject.toml").is_file()


@pytest.mark.parametrize("command", RUN)
def test_a_command_of_the_page_works(command: str, surroundings: Mapping[str, str]) -> None:
    done = subprocess.run(
        in_this_python(command), cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout[-2000:]
    assert done.stdout


@pytest.mark.parametrize(("command", "sign"), [(SERVE, "The house is open: http://127.0.0.1:"), (PLAY, "›")])
def test_what_the_page_opens_can_be_closed(
    command: str, sign: str, surroundings: Mapping[str, str], tmp_path: Path
) -> None:
    around = {**surroundings, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    program, *words = in_this_python(command.replace("8080", "0"))
    opened = pexpect.spawn(
        program, words, cwd=str(ROOT), env=around, dimensions=(40, 80), encoding="utf-8", timeout=120
    )
    opened.expect_exact(sign)
    opened.sendintr()
    opened.expect(pexpect.EOF)
    assert "Traceback" not in str(opened.before)


def test_what_the_page_shows_is_in_the_package() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in PIG.rglob("*") if path.suffix in (".py", ".ftl", ".toml")
    )
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    other = (">>>", "pyproject.toml")
    shown = [block for kind, block in blocks if kind != "console" and not block.startswith(other)]
    assert len(shown) >= 6
    for block in shown:
        for line in block.splitlines():
            assert line in source, line


def test_the_files_the_page_lists_are_there() -> None:
    folder = PIG / "src" / "toog_pig"
    listed = set(re.findall(r"^    ([\w/]+\.py)", TEXT, re.MULTILINE))
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    assert listed == there - {"bots/__init__.py"}


def test_the_example_of_the_library_is_true(surroundings: Mapping[str, str]) -> None:
    """In a process of its own, which finds the package."""
    program = f"import doctest; print(doctest.testfile({str(PAGE)!r}, module_relative=False))"
    done = subprocess.run(
        [sys.executable, "-c", program], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(doctest.TestResults(failed=0, attempted=4))


def test_every_link_of_the_page_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)[)#]", TEXT):
        assert (PAGE.parent / target).exists(), target
