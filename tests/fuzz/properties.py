"""Everything that is fuzzed."""

from __future__ import annotations

from typing import Any

from tests.fuzz.commanding import COMMANDS
from tests.fuzz.framing import FRAMES
from tests.fuzz.moving import MOVES, OPTIONS
from tests.fuzz.property import Property
from tests.fuzz.reading import FILES, RECORDS, REPLAYS
from tests.fuzz.talking import FILLED, TALK

PROPERTIES: tuple[Property[Any], ...] = (
    FILES,
    RECORDS,
    REPLAYS,
    MOVES,
    OPTIONS,
    FILLED,
    FRAMES,
    TALK,
    COMMANDS,
)
