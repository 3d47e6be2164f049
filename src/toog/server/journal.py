"""The journal: one JSON object a line on stderr, with nothing in it that opens a door.

The id of a table is its link, so the journal only ever holds a short mark of it.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from datetime import UTC, datetime

LOG = logging.getLogger("toog.server")
FACTS = "facts"


def mark(table: str) -> str:
    """The same for the same table, and no way back to its link."""
    return hashlib.sha256(f"journal|{table}".encode()).hexdigest()[:10]


def note(
    what: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: object
) -> None:
    LOG.log(level, what, extra={FACTS: facts}, exc_info=error)


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def open_journal(level: int) -> None:
    """For everything in this process; libraries speak from warnings up."""
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.setFormatter(AsJson())
    logging.basicConfig(handlers=[to_stderr], level=logging.WARNING, force=True)
    LOG.setLevel(level)
    logging.captureWarnings(True)
