"""JSON Schema of everything on the socket: the messages, and in them the view of each game."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec

from toog.core.registry import game_names
from toog.server.wire import schema


def shapes() -> dict[str, Any]:
    found = schema()
    views: dict[str, Any] = {}
    for game in game_names():
        view = importlib.import_module(f"toog.games.{game}.view").View
        (views[game],), parts = msgspec.json.schema_components(
            [view], ref_template=f"#/$defs/{game}.{{name}}"
        )
        found["$defs"] |= {f"{game}.{name}": part for name, part in parts.items()}
    return {**found, "views": views}
