"""The nodes that share a database, and which of them acts at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing here outlives the nodes, so PostgreSQL need not write it into its log."""
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
        prefixes=passing,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("node", sa.String(64), nullable=False),
        prefixes=passing,
    )
    op.create_index("leases_of_node", "leases", ["node"])
    op.create_table(
        "spent",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("tokens", sa.Float(53), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("rate", sa.Float(53), nullable=False),
        sa.Column("most", sa.Float(53), nullable=False),
        prefixes=passing,
    )


def downgrade() -> None:
    op.drop_table("spent")
    op.drop_table("leases")
    op.drop_table("nodes")
