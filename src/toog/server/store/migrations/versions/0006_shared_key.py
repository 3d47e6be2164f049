"""A key that all nodes on one database know, and nobody else."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "shared_key",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shared_key")
