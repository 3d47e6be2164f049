"""What every text program here does: complain in one line, print columns, read files with suspicion."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from toog.core.errors import BadRecord, quote
from toog.core.record import MOST_BYTES, Record, read_json, read_record


def complain(sentence: str) -> None:
    print(f"toog: {' '.join(sentence.split())}", file=sys.stderr)


def console() -> Console:
    return Console(highlight=False, markup=False)


def two_columns(rows: Iterable[tuple[str, str]]) -> Table:
    """Names on the left, their words wrapped beside them."""
    columns = Table.grid(padding=(0, 2))
    columns.add_column(no_wrap=True)
    columns.add_column()
    for name, words in rows:
        columns.add_row(f"  {name}", words)
    return columns


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
