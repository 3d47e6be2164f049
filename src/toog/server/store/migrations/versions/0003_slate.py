"""What was appended last, in the order it came."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "slate",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("lines", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("slate")
