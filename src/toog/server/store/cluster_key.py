"""A key that all nodes on one database share: made once, by the first of them, and kept in the database.

With it an address becomes a number that is the same at every node, and that nobody without the key can turn
back into an address by trying them all.
"""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, select, text

from toog.server.store.schema import SHARED_KEY

KEY_BYTES = 32
ONLY = 1  # the number of its one row
MAKE = text("INSERT INTO shared_key (id, key) VALUES (:id, :key) ON CONFLICT DO NOTHING")


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def shared_key(connection: Connection) -> bytes:
    """The key in the database. Of two nodes that find none, one makes it and the other waits for that."""
    asked = select(SHARED_KEY.c.key).where(SHARED_KEY.c.id == ONLY)
    found: bytes | None = connection.execute(asked).scalar()
    if found is None:
        connection.execute(MAKE, {"id": ONLY, "key": new_key()})
        found = connection.execute(asked).scalar_one()
    return bytes(found)


def digest(key: bytes, told: str, size: int) -> bytes:
    """A keyed digest of a text, which nobody without the key can make or try out."""
    return hashlib.blake2b(told.encode(), digest_size=size, key=key).digest()
