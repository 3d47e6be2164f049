"""The messages of a socket as they are written and read, and their JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_type_hints

import msgspec

from toog.core.contract import Game
from toog.core.registry import games_in_order
from toog.server.protocol.client_messages import ClientMessage
from toog.server.protocol.entries import SHOWN
from toog.server.protocol.server_messages import ServerMessage
from toog.table.shapes import Gathered, Position

PROTOCOL = 2

Schema = dict[str, Any]

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def news_text(items: Iterable[bytes]) -> bytes:
    """A `News`, from items that were encoded once for many."""
    return b'{"type":"news","news":[%b]}' % b",".join(items)


def answering(news: bytes, number: int) -> bytes:
    """The same as an answer."""
    return b'%b,"answers":%d}' % (news[:-1], number)


def snapshot_text(view: bytes, yours: list[int], claims: list[int], hosting: bool, at: float) -> bytes:
    head = ENCODER.encode({"yours": yours, "claims": claims, "hosting": hosting, "at": at})
    return b'{"type":"snapshot",%b,"snapshot":%b}' % (head[1:-1], view)


def components(kinds: Sequence[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """JSON Schema of each, and of what they are made of."""
    found, parts = msgspec.json.schema_components([*kinds, *SHOWN], schema_hook=anything)
    for part in parts.values():
        if "properties" in part:
            part["additionalProperties"] = False
    refine(parts)
    return list(found)[: len(kinds)], parts


def anything(kind: type) -> Schema:
    """What may hold any value is typed as an object."""
    if kind is object:
        return {"description": "Any value."}
    raise NotImplementedError


def refine(parts: dict[str, Schema]) -> None:
    """Says what the table's own types leave open: it knows neither the wire nor the games."""
    parts["Entry"] = {"anyOf": [ref(kind.__name__) for kind in SHOWN]}
    parts["GameView"] = {"type": "object", "description": "As the game's own view is typed."}
    parts["TellingKey"] = {"type": "string"}
    parts["ShownTelling"]["properties"]["key"] = ref("TellingKey")
    parts["Item"]["properties"] |= {"entry": ref("Entry"), "now": ref("Now")}
    parts["TableView"]["properties"]["view"] = {"anyOf": [ref("GameView"), {"type": "null"}]}
    for name in ("TableView", "Frame"):
        if name in parts:
            parts[name]["properties"]["views"] = {"type": "object", "additionalProperties": ref("GameView")}
    if "Frame" in parts:
        parts["Frame"]["properties"]["view"] = ref("GameView")
    parts["Now"] = changes(parts["TableView"])


def changes(view: Schema) -> Schema:
    """The fields of a snapshot that may have changed since the last one."""
    names = get_type_hints(Gathered) | get_type_hints(Position)
    return {
        "title": "Now",
        "description": "The parts of a snapshot that have changed.",
        "type": "object",
        "properties": {name: view["properties"][name] for name in names},
        "required": [],
        "additionalProperties": False,
    }


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def schema() -> Schema:
    """JSON Schema of both sets."""
    (client, server), parts = components([ClientMessage, ServerMessage])
    return {"client": client, "server": server, "$defs": parts}


def shapes() -> Schema:
    """The same, and of every view."""
    found = schema()
    views: dict[str, Any] = {}
    for game in games_in_order():
        (views[game.name],), parts = msgspec.json.schema_components(
            [view_type(game)], ref_template=f"#/$defs/{game.name}.{{name}}", schema_hook=anything
        )
        found["$defs"] |= {f"{game.name}.{name}": part for name, part in parts.items()}
    return {**found, "views": views}


def view_type(game: Game[Any]) -> Any:
    """What its `view` says it returns; any object where that is no type with a shape."""
    try:
        view = get_type_hints(game.view)["return"]
        msgspec.json.schema(view, schema_hook=anything)
    except (NameError, KeyError, TypeError):
        return dict[str, Any]
    return view
