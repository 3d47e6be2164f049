"""A short code to be spoken across a room, `molabi tikuna`: by it people and televisions find a table.

Nobody guesses one: there are 70 ** 6, a table has one only from when it is asked for until its game is over
or the evening is, and an address may be wrong only so often. `docs/protocol.md` has the numbers.
"""

from __future__ import annotations

import contextlib
import secrets

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, select, text, update
from sqlalchemy.exc import IntegrityError

from toog.core.errors import GameOver
from toog.core.spoken import SYLLABLES, join_syllables
from toog.server.protocol.refusals import Refusal
from toog.server.store.schema import CODES
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live

SPOKEN = 6  # syllables
LETTERS = 2 * SPOKEN
OPEN_SECONDS = 43_200.0  # since it was last asked for
TRIES = 3
GIVE = text(
    "INSERT INTO codes (table_id, code, until) SELECT id, :code, CAST(:until AS double precision)"
    " FROM tables WHERE id = :table ON CONFLICT DO NOTHING"
)


class Code(Struct, frozen=True):
    code: str


class Found(Struct, frozen=True):
    table: str


def fresh_code() -> str:
    return "".join(secrets.choice(SYLLABLES) for _ in range(SPOKEN))


def in_words(code: str) -> str:
    """The code in two words of three syllables."""
    return join_syllables(code[start : start + 2] for start in range(0, LETTERS, 2))


def heard(said: str) -> str:
    """However it was typed."""
    return "".join(letter for letter in said.lower() if letter.isalpha())


async def code_of(hub: Hub, live: Live) -> str:
    """The spoken code of a table, the same for whoever asks."""
    if await live.answer(lambda: live.table.is_over):
        raise GameOver("is-over")
    services = hub.services
    code = await services.ask_store(give, services.store.engine, live.table.id, services.clock())
    return in_words(code)


def give(engine: Engine, table: str, now: float) -> str:
    with engine.connect() as connection:
        fresh = CODES.c.until > now + OPEN_SECONDS / 2
        code = connection.execute(select(CODES.c.code).where(CODES.c.table_id == table, fresh)).scalar()
    return renew(engine, table, now) if code is None else code


def renew(engine: Engine, table: str, now: float) -> str:
    """Makes or renews a code. Another may have asked at the same moment, or have the same code."""
    for _ in range(TRIES):
        with contextlib.suppress(IntegrityError), engine.begin() as connection:
            code = write(connection, table, now)
            if code is not None:
                return code
    raise Refusal("no-such-table")


def write(connection: Connection, table: str, now: float) -> str | None:
    """None where it is not to be had. An error would put the id of the table into PostgreSQL's log."""
    connection.execute(delete(CODES).where(CODES.c.until <= now))
    mine, until = CODES.c.table_id == table, now + OPEN_SECONDS
    code: str | None = connection.execute(select(CODES.c.code).where(mine)).scalar()
    if code is None:
        code = fresh_code()
        given = connection.execute(GIVE, {"table": table, "code": code, "until": until})
        return code if given.rowcount else None
    connection.execute(update(CODES).where(mine).values(until=until))
    return code


async def find_table(hub: Hub, said: str) -> str:
    services = hub.services
    table = await services.ask_store(called, services.store.engine, heard(said), services.clock())
    if table is None:
        raise Refusal("no-such-code")
    live = await hub.find(table)
    if await live.answer(lambda: live.table.is_over):
        raise Refusal("no-such-code")
    return table


def called(engine: Engine, code: str, now: float) -> str | None:
    with engine.connect() as connection:
        open_now = select(CODES.c.table_id).where(CODES.c.code == code, CODES.c.until > now)
        return connection.execute(open_now).scalar()
