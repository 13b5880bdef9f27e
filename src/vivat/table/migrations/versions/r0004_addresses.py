"""From where people are connected, as long as they are: work is shared fairly among addresses, at all servers."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the addresses; servers of an older version, which may still run, write none."""
    for table in ("presence", "thoughts"):
        op.add_column(table, sa.Column("address", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the addresses; nothing in them outlives a connection."""
    for table in ("presence", "thoughts"):
        op.drop_column(table, "address")
