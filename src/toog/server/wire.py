"""The messages of a socket as they are written and read.

This is protocol 1. JSON Schema and the page's TypeScript are generated from the types; `docs/protocol.md`
explains it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from toog.server.client_messages import ClientMessage
from toog.server.server_messages import ServerMessage

PROTOCOL = 1

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def news_text(items: bytes, answers: int | None) -> bytes:
    """A `News`, from items that were encoded once for many."""
    if answers is None:
        return b'{"type":"news","news":%b}' % items
    return b'{"type":"news","news":%b,"answers":%d}' % (items, answers)


def snapshot_text(view: bytes, yours: list[int], claims: list[int], hosting: bool, at: float) -> bytes:
    head = ENCODER.encode({"yours": yours, "claims": claims, "hosting": hosting, "at": at})
    return b'{"type":"snapshot",%b,"snapshot":%b}' % (head[1:-1], view)


def schema() -> dict[str, Any]:
    """JSON Schema of both sets."""
    (client, server), parts = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {"client": client, "server": server, "$defs": parts}
