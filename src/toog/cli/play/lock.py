"""One window plays a game at a time: the last to leave would otherwise wipe out what the other played."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from toog.file_lock import lock


class InUse(Exception):
    """Another window plays this game."""


class Lock:
    """A file beside the game. The system lets go of it when the program ends, however it ends."""

    def __init__(self, game: Path) -> None:
        self.file = game.with_name(f".{game.name}.lock")
        self.held: int | None = None
        """The number of the open file."""

    def take(self) -> None:
        """Raises InUse. Where nothing can be written nothing can be locked, and nothing is lost."""
        while self.held is None:
            try:
                opened = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return
            try:
                lock(opened)
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
    """Whoever had it before may have taken it away in the meantime."""
    with suppress(OSError):
        return os.path.samestat(os.fstat(opened), file.stat())
    return False


def is_in_use(game: Path) -> bool:
    asked = Lock(game)
    if not asked.file.exists():
        return False
    try:
        asked.take()
    except InUse:
        return True
    asked.give_back()
    return False
