"""Where compiled rules are kept: a folder named for everything they were made from."""

from __future__ import annotations

import atexit
import errno
import functools
import hashlib
import hmac
import os
import platform
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core import caching as untyped_caching
from platformdirs import user_cache_path

import toog
from toog.console import complain
from toog.core.contract import Game
from toog.core.errors import quote
from toog.fast.reach import Function, digest_of_functions
from toog.file_lock import lock
from toog.texts import Voice, language_of

CACHING: Any = untyped_caching
NUMBA_FILES: Any = CACHING.IndexDataCacheFile
HOME = Path(toog.__file__).parent
DAYS_KEPT = 30
PRIVATE = 0o700
CHECKSUM_BYTES = hashlib.sha256().digest_size
LOCK = "compiling.lock"
ROOMS_ABOVE = ("solve", "bots", "review", "terminal")
LOOK_SECONDS = 0.05
HELD = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # by another, as one system or the other says it


def sources(game: Game[Any]) -> list[Path]:
    """Every file that compiled rules are made from: of the game itself those that no room above asks for."""
    house = {path for room in ("core", "fast") for path in (HOME / room).rglob("*.py")}
    own = ((path, path.relative_to(game.folder).parts[0]) for path in game.folder.rglob("*.py"))
    return sorted(house | {path for path, first in own if first.removesuffix(".py") not in ROOMS_ABOVE})


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
    """In the user's own cache; a folder for this process alone where that cannot be written."""
    home = cache_home()
    folder = home / f"compiled-{game.name}-{digest(game, bots)}"
    try:
        folder.mkdir(mode=PRIVATE, exist_ok=True)
        folder.touch()
        forget_old(home)
    except OSError:
        return passing_folder()
    return folder if is_private(folder) else passing_folder()


def cache_home() -> Path:
    """The user's own cache. Where others could put something into it, a folder for this process alone."""
    home = user_cache_path("toog")
    try:
        home.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    except OSError:
        return passing_folder()
    if is_private(home):
        return home
    say_shared(str(home))
    return passing_folder()


def is_private(folder: Path) -> bool:
    """Whether only this user and root can write to this folder or replace it.

    A folder above it may be open to all where nobody can rename what is another's, as in /tmp.
    """
    if sys.platform == "win32":
        return True
    above = {*folder.parents, *folder.resolve().parents}
    return is_ours(folder.stat()) and all(is_ours(place.stat(), sticky=True) for place in above)


def is_ours(status: os.stat_result, *, sticky: bool = False) -> bool:
    if status.st_uid not in (os.geteuid(), 0):
        return False
    others = status.st_mode & stat.S_IWOTH or (
        status.st_mode & stat.S_IWGRP and status.st_gid not in (os.getegid(), 0)
    )
    return not others or (sticky and bool(status.st_mode & stat.S_ISVTX))


@functools.cache
def say_shared(folder: str) -> None:
    complain(Voice(language_of(os.environ)).say("cli-cache-shared", folder=quote(folder)))


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


class CheckedFiles(NUMBA_FILES):  # type: ignore[misc]
    """Numba's own files, which are pickles, each with its checksum at the end: a broken one is not read.

    Whatever was kept in it is then compiled again, and written anew. What cannot be written is not kept.
    """

    def save(self, key: Any, data: Any) -> None:
        with suppress(OSError):  # a full disk, or a folder in the place of the file
            super().save(key, data)

    def _load_index(self) -> Any:
        return super()._load_index() if is_sound(Path(self._index_path)) else {}

    def _load_data(self, name: str) -> Any:
        if not is_sound(Path(self._data_path(name))):
            raise FileNotFoundError(name)
        return super()._load_data(name)

    @contextmanager
    def _open_for_write(self, filepath: str) -> Iterator[Any]:
        with super()._open_for_write(filepath) as file:
            yield file
            file.flush()
            file.write(hashlib.sha256(Path(file.name).read_bytes()).digest())


def is_sound(file: Path) -> bool:
    try:
        content = file.read_bytes()
    except OSError:
        return False
    checksum = hashlib.sha256(content[:-CHECKSUM_BYTES]).digest()
    return hmac.compare_digest(checksum, content[-CHECKSUM_BYTES:])


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Numba reads the folder, and how files are kept there, when a function is decorated."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    CACHING.IndexDataCacheFile = CheckedFiles
    try:
        yield
    finally:
        CACHING.IndexDataCacheFile = NUMBA_FILES
        config.CACHE_DIR = before
