"""A short code to be spoken across a room, `mola tiku`: it opens a table that waits for people."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import select

from toog.server.refusals import Refusal
from toog.server.schema import TABLES

if TYPE_CHECKING:
    from toog.server.hub import Hub

SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprstvz" for vowel in "aeiou"]
SPOKEN = 4
OPEN_SECONDS = 86_400.0
MOST_TABLES = 20_000


class Code(Struct, frozen=True):
    code: str


class Found(Struct, frozen=True):
    table: str


def code_of(table: str) -> str:
    """Follows from the table's id, which does not follow from it. Two words of two syllables."""
    number = int.from_bytes(hashlib.sha256(f"code|{table}".encode()).digest())
    said = []
    for _ in range(SPOKEN):
        number, which = divmod(number, len(SYLLABLES))
        said.append(SYLLABLES[which])
    return f"{''.join(said[:2])} {''.join(said[2:])}"


def heard(code: str) -> str:
    """However it was typed."""
    letters = "".join(letter for letter in code.lower() if letter.isalpha())
    return f"{letters[:4]} {letters[4:]}"


async def find_table(hub: Hub, code: str) -> str:
    """The newest table of that code where people are waited for."""
    for table in await hub.ask_store(tables_called, hub, heard(code)):
        live = await hub.find(table)
        if live.table.standing.running is None:
            return table
    raise Refusal("no-such-code")


def tables_called(hub: Hub, code: str) -> list[str]:
    newest = (
        select(TABLES.c.id)
        .where(TABLES.c.ended.is_(None), TABLES.c.created > hub.clock() - OPEN_SECONDS)
        .order_by(TABLES.c.created.desc())
        .limit(MOST_TABLES)
    )
    return [table for table in hub.store.texts(newest) if code_of(table) == code]
