"""Where games are put away: the record, and beside it what the dice keep to themselves until the end.

One window plays a game at a time: the last to leave would otherwise wipe out what the other played.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from toog import file_lock
from toog.console import read_bytes, read_file
from toog.core.errors import GameError
from toog.core.record import Record, read_json, write_record

PRIVATE = ".dice"
LONGEST_NAMES = 40
READABLE = 0o644


class InUse(Exception):
    """Another window plays this game."""


class Lock:
    """A file beside the game that one window holds. The system lets go of it however the program ends."""

    def __init__(self, game: Path) -> None:
        self.file = game.with_name(f".{game.name}.lock")
        self.held: int | None = None
        """The number of the open file."""

    def take(self) -> None:
        """Takes the lock or raises InUse. Where nothing can be written, nothing is locked or lost."""
        while self.held is None:
            try:
                opened = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return
            try:
                file_lock.lock(opened)
            except OSError:
                os.close(opened)
                raise InUse from None
            if is_still_there(opened, self.file):
                self.held = opened
            else:
                os.close(opened)

    def give_back(self) -> None:
        if self.held is not None:
            with suppress(OSError):
                self.file.unlink()
            os.close(self.held)
            self.held = None


def is_still_there(opened: int, file: Path) -> bool:
    """Whether the open file is still this one: the window that held it may have removed it meanwhile."""
    with suppress(OSError):
        return os.path.samestat(os.fstat(opened), file.stat())
    return False


def is_in_use(game: Path) -> bool:
    """Whether another window plays the game in this file."""
    asked = Lock(game)
    if not asked.file.exists():
        return False
    try:
        asked.take()
    except InUse:
        return True
    asked.give_back()
    return False


def usual_folder() -> Path:
    return Path(user_data_dir("toog")) / "games"


class Shelf:
    """One game's place. It is given a name when the game is first put there, and is locked from then on."""

    def __init__(self, folder: Path | None = None, file: Path | None = None) -> None:
        self.folder = folder or (file.parent if file else usual_folder())
        self.file = None if folder else file
        self.lock: Lock | None = None
        self.kept: dict[str, Any] | None = None

    def claim(self) -> None:
        """Locks the game that lies here. Raises InUse where another window plays it."""
        if self.file is not None and self.lock is None:
            lock = Lock(self.file.absolute())
            lock.take()
            self.lock = lock

    def let_go(self) -> None:
        if self.lock is not None:
            self.lock.give_back()
        self.lock = None

    def try_out(self) -> None:
        """Writes something to the folder. Raises an OSError where no game could be kept."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=self.folder) as written:
            written.write(b"toog")

    def put(self, record: dict[str, Any], private: dict[str, Any] | None) -> Path:
        """Writes a game whole or not at all. What is private goes first, so that any record can go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.file or self.find_place(record["game"], record["players"])
        if private is not None and private != self.kept:
            replace(private_file(file), json.dumps(private) + "\n", mode=0o600)
        self.kept = private
        replace(file, write_record(record), mode=READABLE)
        if private is None:
            private_file(file).unlink(missing_ok=True)
        return file

    def find_place(self, game: str, players: Sequence[str]) -> Path:
        """Locks a free file for a new game. Two windows that begin the same game at once find two."""
        for file in places(self.folder, game, players):
            lock = Lock(file.absolute())
            with suppress(InUse):
                lock.take()
                if not file.exists():
                    self.file, self.lock = file, lock
                    break
                lock.give_back()
        return file


def private_file(file: Path) -> Path:
    return file.with_name(file.name + PRIVATE)


def places(folder: Path, game: str, players: Sequence[str]) -> Iterator[Path]:
    """Free files for a game: pietjesbak-2026-11-15-an-bo.json, and -2 for the second of that day."""
    name = f"{game}-{datetime.now().astimezone():%Y-%m-%d}-{plain_names(players)}"
    numbered = (folder / f"{name}-{number}.json" for number in count(2))
    for file in chain([folder / f"{name}.json"], numbered):
        if not file.exists() and not private_file(file).exists():
            yield file


def plain_names(players: Sequence[str]) -> str:
    letters = unicodedata.normalize("NFKD", "-".join(players)).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", letters.lower())[:LONGEST_NAMES].strip("-") or "game"


def replace(file: Path, text: str, *, mode: int) -> None:
    """Writes a file beside the old one and moves it over that: nobody ever finds half a file."""
    handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as written:
            written.write(text)
            written.flush()
            os.fsync(handle)
        Path(beside).chmod(mode)
        Path(beside).replace(file)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def take_record(file: Path) -> Record:
    return read_file(str(file.absolute()))


def take_private(file: Path) -> dict[str, Any]:
    """What the dice of a game keep to themselves; empty where it cannot be read."""
    with suppress(GameError):
        kept = read_json(read_bytes(str(private_file(file).absolute())))
        return kept if isinstance(kept, dict) else {}
    return {}
