"""The history of a run on disk: what was stored and what was told, in its order, a line of JSON each.

`python -m tests.storm --history FOLDER` writes one file for each run, which `tests.storm.checker` reads.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import IO

from toog.server.store.appends import Append


@dataclass
class Stored:
    """One table, as far as it is stored."""

    secret: bytes
    bodies: list[str] = field(default_factory=list)


class History:
    """Writes down what happens, a line of JSON each."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def note(self, what: str, **facts: object) -> None:
        print(json.dumps({"what": what, **facts}), file=self.file)

    def stored(self, item: Append) -> None:
        secret = None if item.opening is None else item.opening.secret.hex()
        self.note("stored", table=item.table, first=item.first, bodies=list(item.bodies), secret=secret)

    def deleted(self, table: str) -> None:
        self.note("deleted", table=table)

    def told(self, name: str, key: str, table: str, text: bytes) -> None:
        self.note("told", to=name, key=key, table=table, text=text.decode())
