"""The page's types, made from the messages, the forms and the views: `python -m toog.server.typescript`.

Run it after one of them has changed; a test fails when it was forgotten.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec

from toog.core.errors import KINDS
from toog.core.errors import SENTENCES as OF_GAMES_AND_RECORDS
from toog.core.registry import load_game, own_names, part_of
from toog.review.shapes import Hint
from toog.server.http.forks import NewFork
from toog.server.http.puzzles import Puzzling
from toog.server.http.replays import NewReplay, Replay
from toog.server.http.stories import ShownStory
from toog.server.protocol.advice import (
    Coaching,
    NewAdvice,
    NewHint,
    NewReview,
    Reviewing,
    RollingOut,
)
from toog.server.protocol.client_messages import ClientMessage
from toog.server.protocol.codec import Schema, anything, components, view_type
from toog.server.protocol.entries import SHOWN
from toog.server.protocol.forms import (
    Catalogue,
    Given,
    GivenPin,
    HouseFacts,
    Lobby,
    NewClaim,
    NewHands,
    NewSeat,
    NewTable,
    Problem,
    SeatPins,
)
from toog.server.protocol.lab import Comparing, Handicapping, NewComparison, NewHandicap
from toog.server.protocol.nights import GivenNight, NewNight, NightStanding, Ranking
from toog.server.protocol.refusals import SENTENCES as OF_HOUSE
from toog.server.protocol.refusals import Refusal
from toog.server.protocol.server_messages import ServerMessage
from toog.server.tables.codes import Code, Found
from toog.table.errors import SENTENCES as OF_TABLES
from toog.table.errors import TableError

ASKED = (NewTable, NewFork, NewSeat, NewClaim, GivenPin, SeatPins, NewHands, NewReplay)
LAB = (NewComparison, Comparing, NewHandicap, Handicapping)
ADVICE = (NewHint, Hint, RollingOut, NewAdvice, Coaching, NewReview, Reviewing, Puzzling)
NIGHT = (NewNight, GivenNight, NightStanding, Ranking)
ANSWERED = (Given, Lobby, HouseFacts, Catalogue, Code, Found, Replay, ShownStory, Problem)
FORMS = (*ASKED, *ANSWERED, *ADVICE, *LAB, *NIGHT)
WIRE = Path(__file__).parents[3] / "web" / "src" / "wire"
HEAD = "// Made by `python -m toog.server.typescript` from the Python types. Do not edit.\n"
OF_GAMES = ("GameView", "TellingKey")
FAULT_KEYS = {*OF_GAMES_AND_RECORDS, *OF_TABLES, *OF_HOUSE}
FAULT_KINDS = {kind.kind for kind in (*KINDS.values(), TableError, Refusal)}
PREFIX = "Shown"  # that the table's types begin with, where it has something of that name itself
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    WIRE.mkdir(exist_ok=True)
    for file, text in files().items():
        (WIRE / file).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """What the page takes from the socket, its entries, what it asks over HTTP, and what each game shows."""
    (client, server), of_socket = components([ClientMessage, ServerMessage])
    _, parts = components([ClientMessage, ServerMessage, *FORMS])
    parts["Fault"]["properties"] |= {"key": {"$ref": "FaultKey"}, "kind": {"$ref": "FaultKind"}}
    entries = {"Entry", *(kind.__name__ for kind in SHOWN)}
    home = {name.removeprefix(PREFIX): file_of(name, entries, of_socket) for name in parts}
    home |= {"FaultKey": "faults", "FaultKind": "faults"}
    texts: dict[str, list[str]] = {"messages": [], "entries": [], "forms": []}
    for name, part in parts.items():
        if name not in OF_GAMES:
            texts[home[name.removeprefix(PREFIX)]].append(declaration(name, part))
    texts["messages"] += [
        f"export type ClientMessage = {said(client)};\n",
        f"export type ServerMessage = {said(server)};\n",
    ]
    made = {f"{file}.ts": with_imports(file, declared, home) for file, declared in texts.items()}
    return {**made, "faults.ts": faults(), "views.ts": views()}


def file_of(name: str, entries: Collection[str], of_socket: Collection[str]) -> str:
    if name in OF_GAMES:
        return "views"
    return "entries" if name in entries else "messages" if name in of_socket else "forms"


def with_imports(file: str, declared: list[str], home: dict[str, str]) -> str:
    """Imports what is declared in another of the files."""
    text = "\n".join(declared)
    used = [name for name in sorted(home) if home[name] != file and is_used(name, text)]
    imports = ""
    for other in sorted({home[name] for name in used}):
        names = ", ".join(name for name in used if home[name] == other)
        imports += f"import type {{ {names} }} from './{other}';\n"
    return "\n".join([HEAD, imports, text] if imports else [HEAD, text])


def is_used(name: str, text: str) -> bool:
    """As a type: not as a field, nor in a comment."""
    return (
        re.search(rf"\b{name}\b(?=[\[\]; |,>)])", re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL))
        is not None
    )


def views() -> str:
    """Each game's view is named for the game; what it is made of, too, and the keys of what it tells."""
    games = {name: "".join(word.capitalize() for word in name.split("_")) for name in own_names()}
    found = [part for name, title in games.items() for part in (*view_of(name, title), keys_of(name, title))]
    views = " | ".join(f"{title}View" for title in games.values())
    keys = " | ".join(f"{title}Telling" for title in games.values())
    every = [f"export type GameView = {views};\n", f"export type TellingKey = {keys};\n"]
    return "\n".join([HEAD, *found, *every])


def keys_of(game: str, title: str) -> str:
    return union(f"{title}Telling", get_args(part_of(game, "words").Key))


def faults() -> str:
    """What the house can say is wrong: every key that has a sentence."""
    return "\n".join([HEAD, union("FaultKind", FAULT_KINDS), union("FaultKey", FAULT_KEYS)])


def union(name: str, words: Iterable[str]) -> str:
    """One of these words, a line each."""
    lines = "".join(f"\n  | {json.dumps(word)}" for word in sorted(words))
    return f"export type {name} ={lines};\n"


def view_of(game: str, title: str) -> Iterator[str]:
    _, parts = msgspec.json.schema_components([view_type(load_game(game))], schema_hook=anything)
    for name, part in parts.items():
        text = declaration(title + name.removeprefix(title), part)
        for other in parts:
            text = re.sub(rf"(?<=: )(.*)\b{other}\b", rf"\g<1>{title}{other.removeprefix(title)}", text)
        yield text


def declaration(name: str, schema: Schema) -> str:
    name = name.removeprefix(PREFIX)
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {said(schema)};\n"
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {said(part)};\n"
        for field, part in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def said(schema: Schema) -> str:
    """A schema as TypeScript says it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1].removeprefix(PREFIX)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(said(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        return f"Record<string, {said(extra)}>" if (extra := values_of(schema)) else "Record<string, unknown>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def values_of(schema: Schema) -> Schema | None:
    extra = schema.get("additionalProperties")
    return extra if isinstance(extra, dict) else None


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(said(part) for part in schema['prefixItems'])}]"
    items = said(schema.get("items") or {})
    return f"({items})[]" if "|" in items else f"{items}[]"


if __name__ == "__main__":
    main()
