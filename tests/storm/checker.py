"""`python -m tests.storm.checker FILE…` judges the histories of runs again, by the rules of today.

Nothing is told before it is stored, nobody is told anything but what the stored table shows to the holder of
that secret, and no sequence number is given twice.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.storm.history import Stored
from tests.storm.witness import Witness
from tests.storm.world import Broken


@dataclass(frozen=True)
class Reader:
    """Whoever was told something, by name and by the hash of the secret they hold."""

    name: str
    key: str

    def __str__(self) -> str:
        return self.name


class Past:
    """The store as it was at a line of the history, and the first thing that was wrong."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.deleted: dict[str, Stored] = {}
        self.fault: Exception | None = None

    def known(self, table: str) -> Stored:
        found = self.tables.get(table) or self.deleted.get(table)
        if found is None:
            raise Broken(f"table {table} is told of, and was never stored")
        return found

    def fail(self, error: Exception) -> None:
        self.fault = self.fault or error

    def store(self, table: str, first: int, bodies: list[str], secret: str | None) -> None:
        if secret is not None:
            self.tables[table] = Stored(bytes.fromhex(secret))
        there = self.tables[table].bodies
        if first != len(there):
            raise Broken(f"entry {first} of table {table} is stored, and {len(there)} is due")
        there += bodies

    def delete(self, table: str) -> None:
        if table in self.tables:
            self.deleted[table] = self.tables.pop(table)


def check(lines: Iterable[str]) -> int:
    """Answers how many things were told. Raises at the first that is wrong, with its line."""
    past = Past()
    witness = Witness(past, past)
    for number, line in enumerate(lines, start=1):
        event: dict[str, Any] = json.loads(line)
        try:
            match event.pop("what"):
                case "stored":
                    past.store(**event)
                case "deleted":
                    past.delete(**event)
                case "told":
                    reader = Reader(event["to"], event["key"])
                    witness.told(reader, event["table"], event["text"].encode())
            if past.fault is not None:
                raise past.fault
        except Broken as broken:
            raise Broken(f"line {number}: {broken}") from None
    return witness.messages


def lines_of(path: Path) -> Iterator[str]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from file


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"{name}: {check(lines_of(Path(name)))} messages, all as it was stored")
