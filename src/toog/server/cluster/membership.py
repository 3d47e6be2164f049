"""The nodes that share a PostgreSQL, as it knows them: which are alive, and which of them acts at a table.

A node writes down every now and then until when it may be believed to be alive, by the clock of the database.
Whoever owns a table keeps it for as long: nothing is written for each table while nothing changes.

Each statement is a transaction of its own. A node that is paused between two of them holds no lock for which
another would wait with its own beats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import URL, Engine, text

from toog.server.cluster.shared_limits import TakenTokens
from toog.server.store.engine import open_engine
from toog.server.store.notifications import CHANNEL, FREED, notify

LEASE_SECONDS = 1.2  # that a node is believed to be alive after it said so
FORGET_SECONDS = 60.0  # after which nothing is kept of a node that went without a word

# What was written before is read as it was when the statement began.
BEAT = text(
    "WITH before AS (SELECT until FROM nodes WHERE node = :node)"
    " INSERT INTO nodes (node, until) VALUES (:node, extract(epoch FROM clock_timestamp()) + :lease)"
    " ON CONFLICT (node) DO UPDATE SET until = excluded.until"
    " RETURNING until - :lease AS now,"
    " coalesce((SELECT until FROM before) > until - :lease, false) AS unbroken"
)
ALIVE = text("SELECT node FROM nodes WHERE until > extract(epoch FROM clock_timestamp())")
# What a living node has is not even touched. Always in the same order: of two nodes that claim the same
# tables none waits for the other for ever. The second looks again, because the first may be alive.
CLAIM = text(
    "INSERT INTO leases AS held (table_id, node)"
    " SELECT wanted, :node FROM unnest(CAST(:tables AS text[])) AS wanted"
    " WHERE NOT EXISTS (SELECT FROM leases JOIN nodes USING (node)"
    " WHERE table_id = wanted AND until > extract(epoch FROM clock_timestamp()))"
    " ORDER BY wanted"
    " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node"
    " WHERE NOT EXISTS (SELECT FROM nodes"
    " WHERE nodes.node = held.node AND nodes.until > extract(epoch FROM clock_timestamp()))"
)
OWNERS = text("SELECT table_id, node FROM leases WHERE table_id = ANY(CAST(:tables AS text[]))")
RELEASE = text(
    "WITH freed AS (DELETE FROM leases WHERE node = :node"
    " AND table_id = ANY(CAST(:tables AS text[])) RETURNING table_id)"
    " SELECT pg_notify(:channel, concat_ws(' ', :node, table_id, :freed)) FROM freed"
).bindparams(channel=CHANNEL, freed=FREED)
RELEASE_ALL_BUT = text(
    "WITH freed AS (DELETE FROM leases WHERE node = :node AND NOT EXISTS"
    " (SELECT FROM unnest(CAST(:tables AS text[])) AS kept WHERE kept = table_id) RETURNING table_id)"
    " SELECT pg_notify(:channel, concat_ws(' ', :node, table_id, :freed)) FROM freed"
).bindparams(channel=CHANNEL, freed=FREED)
LEAVE = text("DELETE FROM nodes WHERE node = :node")
FORGET_NODES = text("DELETE FROM nodes WHERE until < extract(epoch FROM clock_timestamp()) - :seconds")
FORGET_LEASES = text("DELETE FROM leases WHERE node NOT IN (SELECT node FROM nodes)")
# A bucket that is not there yet was full; it fills up again meanwhile, and may be overdrawn.
SPEND = text(
    "INSERT INTO spent AS before (key, tokens, at, rate, most)"
    " SELECT key, most - taken, extract(epoch FROM clock_timestamp()), rate, most FROM unnest("
    "CAST(:keys AS text[]), CAST(:taken AS float[]), CAST(:rates AS float[]), CAST(:most AS float[])"
    ") AS told (key, taken, rate, most) ORDER BY key"
    " ON CONFLICT (key) DO UPDATE SET at = excluded.at, tokens = excluded.tokens - excluded.most"
    " + least(excluded.most, before.tokens + (excluded.at - before.at) * excluded.rate)"
    " RETURNING key, tokens"
)
FORGET_FULL = text(
    "DELETE FROM spent WHERE tokens + (extract(epoch FROM clock_timestamp()) - at) * rate >= most"
)


@dataclass(frozen=True)
class Beat:
    now: float  # by the clock of the database
    alive: frozenset[str]
    unbroken: bool  # the others have believed it to be alive ever since the beat before


class Membership:
    """Every method waits for the database, so none is called on the event loop."""

    def __init__(self, engine: Engine, node: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.node = node

    @classmethod
    def open(cls, url: URL, node: str) -> Membership:
        """Opens a connection of its own, which nobody else waits for or keeps busy."""
        return cls(open_engine(url), node)

    def join(self) -> Beat:
        beat = self.beat()
        self.clear_away()
        return beat

    def clear_away(self) -> None:
        """Deletes what dead nodes left behind, and the buckets of guests that are full again."""
        with self.engine.connect() as connection:
            connection.execute(FORGET_NODES, {"seconds": FORGET_SECONDS})
            connection.execute(FORGET_LEASES)
            connection.execute(FORGET_FULL)

    def beat(self) -> Beat:
        with self.engine.connect() as connection:
            told = connection.execute(BEAT, {"node": self.node, "lease": LEASE_SECONDS}).one()
            alive = frozenset(connection.execute(ALIVE).scalars())
            return Beat(float(told.now), alive, told.unbroken)

    def claim(self, tables: Sequence[str]) -> dict[str, str]:
        """The node that owns each of them now: this one, where no other that is alive did."""
        wanted = {"tables": list(tables)}
        with self.engine.connect() as connection:
            connection.execute(CLAIM, {"node": self.node, **wanted})
            return {row.table_id: row.node for row in connection.execute(OWNERS, wanted)}

    def release_all_but(self, tables: Sequence[str]) -> None:
        """Releases all other leases, also those forgotten here, as after an answer that got lost."""
        with self.engine.connect() as connection:
            connection.execute(RELEASE_ALL_BUT, {"node": self.node, "tables": list(tables)})

    def release(self, tables: Sequence[str]) -> None:
        with self.engine.connect() as connection:
            connection.execute(RELEASE, {"node": self.node, "tables": list(tables)})

    def tell(self, told: Sequence[tuple[str, str]]) -> None:
        with self.engine.connect() as connection:
            notify(connection, self.node, told)

    def spend(self, taken: Sequence[TakenTokens]) -> dict[str, float]:
        """Takes tokens from the shared buckets. Answers what is left of each."""
        told = {
            "keys": [each.key for each in taken],
            "taken": [each.tokens for each in taken],
            "rates": [each.rate for each in taken],
            "most": [each.most for each in taken],
        }
        with self.engine.connect() as connection:
            return {row.key: row.tokens for row in connection.execute(SPEND, told)}

    def leave(self) -> None:
        """The others need not wait until it is certain."""
        with self.engine.connect() as connection:
            connection.execute(RELEASE_ALL_BUT, {"node": self.node, "tables": []})
            connection.execute(LEAVE, {"node": self.node})
        self.engine.dispose()
