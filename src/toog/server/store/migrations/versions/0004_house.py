"""Who writes in an SQLite file, and tables that were set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("carried", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "set_aside",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("set_aside")
    op.drop_table("house")
