"""What is shown of a table, encoded once for everyone who sees the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Any

from toog.server.wire import ENCODER
from toog.table import Table
from toog.table.table import LOG_LENGTH

Item = dict[str, Any]
Sight = tuple[int, ...]


class Shown:
    """Also remembers the last items of the log: to make them again the whole game would be played over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[object, bytes] = {}
        self.lately: dict[Sight, deque[Item]] = {}

    def moved_on(self) -> None:
        """The table has another version."""
        self.texts.clear()

    def forget(self) -> None:
        self.texts.clear()
        self.lately.clear()

    def news(self, audience: Collection[int], since: int) -> bytes | None:
        """None when a snapshot is due."""
        sight = self.table.sight(audience)
        if (sight, since) not in self.texts:
            news = self.table.news(audience, since)
            if news is None:
                return None
            self.remember(sight, news)
            self.texts[sight, since] = ENCODER.encode(news)
        return self.texts[sight, since]

    def remember(self, sight: Sight, news: list[Item]) -> None:
        """As the log shows them, without what was new at the time."""
        log = self.lately.get(sight)
        if log:
            last = log[-1]["version"]
            fresh = [item for item in news if item["version"] > last]
            if fresh and fresh[0]["version"] == last + 1:
                log.extend({key: item[key] for key in item if key != "now"} for item in fresh)

    def snapshot(self, audience: Collection[int]) -> bytes:
        sight = self.table.sight(audience)
        if sight not in self.texts:
            snapshot = self.table.snapshot(audience, self.log(sight))
            self.lately[sight] = deque(snapshot["log"], LOG_LENGTH)
            self.texts[sight] = ENCODER.encode(snapshot)
        return self.texts[sight]

    def log(self, sight: Sight) -> list[Item] | None:
        """None when it is not all remembered."""
        log = self.lately.get(sight)
        first = max(1, self.table.version - LOG_LENGTH + 1)
        if not log or log[-1]["version"] != self.table.version or log[0]["version"] != first:
            return None
        return list(log)
