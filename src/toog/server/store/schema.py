"""What is kept: tables, their entries in order, their spoken codes, and records that came from elsewhere."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    Column(
        "secret", LargeBinary, nullable=False
    ),  # of the sealed dice; leaves the house when the game is over
    Column("listed", Boolean, nullable=False),
    Column("ended", Float(53)),
    Index("tables_in_lobby", "listed", "ended", "created"),
)

# On PostgreSQL a second writer of the same sequence number is refused by the key: no locks of our own. An
# SQLite file has one writer, which owns it; of two, the one that came first is refused (`house`).
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

# Entries on their way there, one row for each commit: see staging.py. PostgreSQL does not need it. The writer
# gives each commit the next number, so that two who do not know of each other want the same one.
STAGING = Table(
    "slate",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
)

# One row: which process writes in an SQLite file, and the last staged number that was carried over.
HOUSE = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("carried", BigInteger, nullable=False),
)

# Whole tables whose entries do not fit together, each as one JSON document: see quarantine.py.
SET_ASIDE = Table(
    "set_aside",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kept", Float(53), nullable=False),
    Column("body", Text, nullable=False),
)

# Which nodes share the database, which of them acts at a table, and what guests have left to ask for, of what
# all nodes together allow: nothing here outlives the nodes.
PASSING = {"passing": True}
NODES = Table(
    "nodes",
    METADATA,
    Column("node", String(64), primary_key=True),
    Column("until", Float(53), nullable=False),
    info=PASSING,
)
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("node", String(64), nullable=False),
    Index("leases_of_node", "node"),
    info=PASSING,
)
SPENT = Table(
    "spent",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("tokens", Float(53), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("rate", Float(53), nullable=False),
    Column("most", Float(53), nullable=False),
    info=PASSING,
)

# One row, from when the first node came: see cluster_key.py. Nodes that find none make another.
SHARED_KEY = Table(
    "shared_key",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", LargeBinary, nullable=False),
    info=PASSING,
)

# As letters alone, without the space between the words.
CODES = Table(
    "codes",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("until", Float(53), nullable=False),
)
