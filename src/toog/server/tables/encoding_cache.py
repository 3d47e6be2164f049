"""What is shown of a table, encoded once for everyone who sees the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import cast

from msgspec import Raw

from toog.server.protocol.codec import ENCODER, news_text
from toog.table import Table
from toog.table.log import LOG_LENGTH
from toog.table.shapes import Item
from toog.table.sight import SHUT
from toog.table.table import FEW

Sight = tuple[int, ...]
RECORD = "record"  # among the encodings of one version


class EncodedLog:
    """The last lines of the log up to a version: each is made once for all who see the same."""

    __slots__ = ("lines", "version")

    def __init__(self, version: int) -> None:
        self.lines: deque[bytes] = deque(maxlen=LOG_LENGTH)
        self.version = version

    def add(self, lines: list[bytes], since: int) -> None:
        """Adds the lines that are not known yet; lines with a gap before them are of no use."""
        if since <= self.version:
            self.lines.extend(lines[self.version - since :])
            self.version = since + len(lines)


class EncodingCache:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[object, bytes] = {}
        self.lately: dict[Sight, EncodedLog] = {}

    def moved_on(self) -> None:
        """The table has another version."""
        self.texts.clear()

    def forget(self) -> None:
        self.texts.clear()
        self.lately.clear()

    def news(self, audience: Collection[int], since: int) -> bytes | None:
        """A `News` of what happened since; None when a snapshot is due."""
        table = self.table
        if table.is_of_night and table.has_only_snapshots(audience):
            return None
        sight = table.sight(audience) if table.sees_differ else ()
        text = self.texts.get((sight, since))
        if text is None and table.can_tell(since):
            make = self.few if table.version - since <= FEW else self.many
            text = self.texts[sight, since] = news_text(make(sight, since))
        return text

    def few(self, sight: Sight, since: int) -> Iterable[bytes]:
        """The items, each with the views it led to."""
        lines, texts = [], []
        for item in self.table.missed(sight, since):
            now = item.pop("now", None)
            line = ENCODER.encode(item)
            lines.append(line)
            texts.append(line if now is None else b'%b,"now":%b}' % (line[:-1], ENCODER.encode(now)))
        if sight in self.lately:
            self.lately[sight].add(lines, since)
        return texts

    def many(self, sight: Sight, since: int) -> Iterable[bytes]:
        """Lines of the log as they are: whoever asks again and again costs them once."""
        *lines, last = list(self.log(sight))[since - self.table.version :]
        return [*lines, b'%b,"now":%b}' % (last[:-1], ENCODER.encode(self.table.latest(sight, since)))]

    def snapshot(self, audience: Collection[int]) -> bytes:
        sight = self.table.sight(audience)
        if sight not in self.texts:
            lines = () if sight == SHUT else self.log(sight)
            log = cast(list[Item], [Raw(line) for line in lines])  # encoded already
            self.texts[sight] = ENCODER.encode(self.table.snapshot(audience, log))
        return self.texts[sight]

    def record(self) -> bytes:
        """The record of the game so far. Where nobody may see it yet, the table refuses."""
        if RECORD not in self.texts:
            self.texts[RECORD] = ENCODER.encode(self.table.record())
        return self.texts[RECORD]

    def log(self, sight: Sight) -> Collection[bytes]:
        """The encoded lines of the log, with what has been added since."""
        oldest = max(0, self.table.version - LOG_LENGTH)
        lately = self.lately.get(sight)
        if lately is None or lately.version < oldest:
            lately = self.lately[sight] = EncodedLog(oldest)
        if lately.version < self.table.version:
            items = self.table.items(sight, lately.version)
            lately.add([ENCODER.encode(item) for item in items], lately.version)
        return lately.lines
