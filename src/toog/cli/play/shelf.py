"""Where games are put away: the record, and beside it what the dice keep to themselves until the end."""

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

from toog.cli.files import read_bytes, read_file
from toog.cli.play.lock import InUse, Lock
from toog.core.errors import GameError
from toog.core.record import Record, read_json, write_record

PRIVATE = ".dice"
LONGEST_NAMES = 40
READABLE = 0o644


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
        """Raises InUse where another window plays the game that lies here."""
        if self.file is not None and self.lock is None:
            lock = Lock(self.file.absolute())
            lock.take()
            self.lock = lock

    def let_go(self) -> None:
        if self.lock is not None:
            self.lock.give_back()
        self.lock = None

    def try_out(self) -> None:
        """Raises an OSError where no game could be kept."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=self.folder) as written:
            written.write(b"toog")

    def put(self, record: dict[str, Any], private: dict[str, Any] | None) -> Path:
        """Whole or not at all. What is private goes first, so that a record found here can go on."""
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
        """Two windows that begin the same game at once find two places."""
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
    """pietjesbak-2026-11-15-an-bo.json, and -2 for the second of that day."""
    name = f"{game}-{datetime.now().astimezone():%Y-%m-%d}-{plain_names(players)}"
    numbered = (folder / f"{name}-{number}.json" for number in count(2))
    for file in chain([folder / f"{name}.json"], numbered):
        if not file.exists() and not private_file(file).exists():
            yield file


def plain_names(players: Sequence[str]) -> str:
    letters = unicodedata.normalize("NFKD", "-".join(players)).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", letters.lower())[:LONGEST_NAMES].strip("-") or "game"


def replace(file: Path, text: str, *, mode: int) -> None:
    """Written beside it, then moved over it: nobody ever finds half a file."""
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
    """Empty when there is none that can be read."""
    with suppress(GameError):
        kept = read_json(read_bytes(str(private_file(file).absolute())))
        return kept if isinstance(kept, dict) else {}
    return {}
