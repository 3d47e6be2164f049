"""Reads what the user names, with suspicion and within bounds."""

from __future__ import annotations

import sys
from pathlib import Path

from toog.core.errors import BadRecord, quote
from toog.core.record import MOST_BYTES, Record, read_json, read_record


def read_file(name: str) -> Record:
    """The record in a file; `-` is standard input."""
    return read_record(read_json(read_bytes(name)))


def read_bytes(name: str) -> bytes:
    """One byte more than a record may have is enough to refuse it."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadRecord("file-missing", file=quote(name)) from None
    except IsADirectoryError:
        raise BadRecord("file-folder", file=quote(name)) from None
    except (OSError, ValueError):  # a name no file can have is a ValueError
        raise BadRecord("file-unreadable", file=quote(name)) from None
