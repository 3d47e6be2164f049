"""Where compiled rules are kept: a folder named for everything they were made from."""

from __future__ import annotations

import atexit
import errno
import functools
import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from platformdirs import user_cache_path

import toog
from toog.core.contract import Game
from toog.fast.reach import Function, digest_of_functions
from toog.file_lock import lock

HOME = Path(toog.__file__).parent
DAYS_KEPT = 30
LOCK = "compiling.lock"
LOOK_SECONDS = 0.05
HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # by another, as one system or the other says it


def sources(game: Game[Any]) -> list[Path]:
    """Every file that compiled rules are made from."""
    folders = (HOME / "core", HOME / "fast", game.folder)
    return sorted({path for folder in folders for path in folder.rglob("*.py")})


def digest(game: Game[Any], bots: Iterable[Function]) -> str:
    """Changes with any rule, any bot and any compiler: Numba itself watches one file only."""
    made_from = hashlib.sha256()
    for version in (platform.python_version(), numba.__version__, np.__version__, llvmlite.__version__):
        made_from.update(version.encode())
    made_from.update(digest_of_players(game, bots).encode())
    return made_from.hexdigest()[:16]


def digest_of_players(game: Game[Any], bots: Iterable[Function]) -> str:
    """The same on every machine that has the same rules and bots, whatever it compiles them with."""
    return digest_of_files(sources(game)) + digest_of_functions(bots)


def digest_of_files(paths: Iterable[Path]) -> str:
    read = hashlib.sha256()
    for path in paths:
        read.update(path.name.encode())
        read.update(path.read_bytes())
    return read.hexdigest()


def folder_for(game: Game[Any], bots: Iterable[Function]) -> Path:
    """The user's own cache; a folder for this process alone where that cannot be written."""
    home = user_cache_path("toog")
    folder = home / f"compiled-{game.name}-{digest(game, bots)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        forget_old(home)
    except OSError:
        return passing_folder()
    return folder


@functools.cache
def passing_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="toog-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def forget_old(home: Path) -> None:
    for folder in home.glob("compiled-*"):
        if time.time() - folder.stat().st_mtime > DAYS_KEPT * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Of several processes that need the same rules one compiles them, and the others read what it kept.

    Where files cannot be locked each compiles for itself.
    """
    try:
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield
        return
    try:
        wait_for(handle)
        yield
    finally:
        os.close(handle)


def wait_for(handle: int) -> None:
    while True:
        try:
            lock(handle)
            return
        except OSError as error:
            if error.errno not in HELD:
                return
            time.sleep(LOOK_SECONDS)


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Numba reads the folder when a function is decorated."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
