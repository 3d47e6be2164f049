"""`toog schema`: the record as JSON Schema, for programs that write or read one."""

from __future__ import annotations

import json

from toog.cli.usage import Words
from toog.core.schema import record_schema


def run(words: Words) -> int:
    print(json.dumps(record_schema(), ensure_ascii=False, indent=2))
    return 0
