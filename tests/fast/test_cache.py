"""Compiled rules never outlive a change of the rules they were made from."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba import njit

import toog
from toog.fast import cache
from toog.fast.cache import LOOK_SECONDS, alone_in
from toog.fast.reach import digest_of_functions, functions_reached

HOME = Path(toog.__file__).parent
PROGRAM = """
from toog.bots import find_choose
from toog.core.registry import find_game
from toog.fast import simulate
game = find_game("pietjesbak")
print(simulate(game, [find_choose("random", game)] * 2, 2000, seed=1).counts["rounds"])
"""


def rounds_played(copy: Path, cache: Path) -> float:
    place = {**os.environ, "PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(cache), "PYTHONSAFEPATH": "1"}
    place["NUMBA_OPT"] = "0"  # made quickly, and not to be quick
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=place, capture_output=True, text=True, check=False, cwd=copy)
    assert done.returncode == 0, done.stderr[-2000:]
    return float(done.stdout)


def test_a_changed_rule_is_played_as_changed_and_the_old_one_is_still_kept(tmp_path: Path) -> None:
    copy, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(HOME, copy / "toog", ignore=shutil.ignore_patterns("__pycache__"))
    worth = copy / "toog" / "games" / "pietjesbak" / "worth.py"
    as_written = worth.read_text()
    before = rounds_played(copy, cache)
    worth.write_text(
        as_written.replace("return 2 if value >= ZAND else 1", "return 3 if value >= ZAND else 2")
    )
    assert worth.read_text() != as_written
    changed = rounds_played(copy, cache)
    worth.write_text(as_written)
    assert changed < before
    assert rounds_played(copy, cache) == before
    assert len(list((cache / "toog").glob("compiled-pietjesbak-*"))) == 2


def test_where_nothing_can_be_kept_nothing_is_left_behind(tmp_path: Path) -> None:
    program = "from toog.fast.cache import passing_folder; print(passing_folder())"
    place = {**os.environ, "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=place, capture_output=True, text=True, check=False
    )
    assert Path(done.stdout.strip()).parent == tmp_path
    assert list(tmp_path.iterdir()) == []


def test_of_several_that_need_the_same_rules_one_compiles_at_a_time(tmp_path: Path) -> None:
    entered = threading.Event()

    def enter() -> None:
        with alone_in(tmp_path):
            entered.set()

    other = threading.Thread(target=enter)
    with alone_in(tmp_path):
        other.start()
        assert not entered.wait(5 * LOOK_SECONDS)
    other.join()
    assert entered.is_set()


def test_where_nothing_can_be_locked_each_compiles_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(cache, "lock", refuse)
    with alone_in(tmp_path), alone_in(tmp_path), alone_in(tmp_path / "missing"):
        pass


HELPER = """
BONUS = {bonus}
WEIGHTS = np.array({weights})

def pick(out, many):
    return out[{which}] + BONUS * int(WEIGHTS[0])

def other():
    return {unused}
"""
BOT = """
def choose(s, seat, out, many, luck):
    return helper.pick(out, many)
"""


def digest_with(bonus: int = 0, weights: str = "[1.0]", which: int = 0, unused: int = 0) -> str:
    helper = ModuleType("helper")
    vars(helper)["np"] = np
    exec(HELPER.format(bonus=bonus, weights=weights, which=which, unused=unused), vars(helper))  # noqa: S102
    bot: dict[str, Any] = {"helper": helper, "__name__": "bot"}
    exec(BOT, bot)  # noqa: S102
    return digest_of_functions([bot["choose"]])


def test_an_edited_helper_of_a_bot_is_known_though_neither_has_a_file() -> None:
    before = digest_with()
    assert digest_with() == before
    assert digest_with(which=1) != before
    assert digest_with(bonus=1) != before
    assert digest_with(weights="[2.0]") != before
    assert digest_with(unused=1) == before


def test_a_bot_reaches_functions_of_its_own_closure_but_none_of_numpy() -> None:
    def inner(number: int) -> int:
        return number if number < 1 else inner(number - 1)

    def outer(number: int) -> Any:
        return np.roll([inner(number)], 1)

    assert functions_reached(njit(outer)) == [outer, inner]
    assert functions_reached(len) == []


KERNEL = """
import sys
from pathlib import Path
from numba import njit
from toog.fast.cache import kept_in

def plus(a, b):
    return a + b

with kept_in(Path(sys.argv[1])):
    made = njit(cache=True)(plus)
assert made(2, 3) == 5
print(sum(made.stats.cache_hits.values()))
"""


def hits(program: Path, folder: Path) -> int:
    command = [sys.executable, str(program), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return int(done.stdout)


@pytest.mark.parametrize("where", [0, 40, -40], ids=["begin", "middle", "checksum"])
@pytest.mark.parametrize("kind", ["nbi", "nbc"])
def test_a_broken_file_is_compiled_anew_without_a_word(tmp_path: Path, kind: str, where: int) -> None:
    program, folder = tmp_path / "kernel.py", tmp_path / "cache"
    program.write_text(KERNEL)
    folder.mkdir()
    assert hits(program, folder) == 0
    assert hits(program, folder) == 1
    [file] = folder.rglob(f"*.{kind}")
    content = bytearray(file.read_bytes())
    where %= len(content)
    content[where : where + 40] = os.urandom(40)[: len(content) - where]
    file.write_bytes(content)
    assert hits(program, folder) == 0
    assert hits(program, folder) == 1


def test_half_a_file_is_no_file(tmp_path: Path) -> None:
    file = tmp_path / "half"
    file.write_bytes(b"too short")
    assert not cache.is_sound(file)
    assert not cache.is_sound(tmp_path / "missing")


def test_what_cannot_be_written_is_not_kept(tmp_path: Path) -> None:
    files = cache.CheckedFiles(str(tmp_path), "kernel", 0)
    (tmp_path / "kernel.1.nbc").mkdir()
    files.save("key", "data")
    assert files.load("key") is None
    assert not list(tmp_path.glob("*.tmp.*"))
    cache.CheckedFiles(str(tmp_path / "gone"), "kernel", 0).save("key", "data")


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en")
    cache.say_shared.cache_clear()
    return tmp_path / "toog"


def test_a_cache_is_made_for_its_user_alone(at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cache.cache_home() == at_home
    assert at_home.stat().st_mode & 0o077 == 0
    assert capsys.readouterr().err == ""


def open_to_all(home: Path) -> None:
    home.mkdir(mode=0o777)
    home.chmod(0o777)


def open_to_all_above(home: Path) -> None:
    home.mkdir()
    home.parent.chmod(0o777)


def led_elsewhere(home: Path) -> None:
    theirs = home.parent / "theirs"
    theirs.mkdir()
    theirs.chmod(0o777)
    (theirs / "toog").mkdir()
    home.symlink_to(theirs / "toog")


@pytest.mark.parametrize("lay", [open_to_all, open_to_all_above, led_elsewhere])
def test_a_cache_that_others_can_write_to_is_not_used_which_is_said_once(
    at_home: Path, lay: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    lay(at_home)
    for _ in range(2):
        assert cache.cache_home() == cache.passing_folder()
    [said] = capsys.readouterr().err.splitlines()
    assert "Others can write to the folder" in said


def test_a_folder_that_all_may_write_to_is_above_ours_as_in_tmp(at_home: Path) -> None:
    at_home.parent.chmod(0o1777)
    assert cache.cache_home() == at_home


@pytest.mark.parametrize(
    ("mode", "uid", "gid", "ours"),
    [
        (0o755, 0, 0, True),
        (0o755, 1, 0, False),
        (0o700, 1, 0, False),
        (0o775, 0, 0, True),
        (0o775, 0, 1, False),
        (0o770, 0, 1, False),
        (0o757, 0, 0, False),
    ],
)
def test_a_folder_is_ours_by_its_owner_and_who_may_write(mode: int, uid: int, gid: int, ours: bool) -> None:
    """`uid` and `gid` are so far from this user's own."""
    status = (0o40000 | mode, 0, 0, 0, os.geteuid() + uid, os.getegid() + gid, 0, 0, 0, 0)
    assert cache.is_ours(os.stat_result(status)) is ours
    with_sticky = (0o1000 | status[0], *status[1:])
    assert cache.is_ours(os.stat_result(with_sticky), sticky=True) is (uid == 0)
