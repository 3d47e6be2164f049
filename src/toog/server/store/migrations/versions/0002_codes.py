"""Codes to be spoken, kept from when they are asked for until they expire."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column(
            "table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("codes")
