"""Servers that share a database: who is alive, who holds which lease, who is connected where."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables by which several servers are one service; a file of SQLite has them and leaves them empty."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("slots", sa.Integer, nullable=False),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("server_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="SET NULL")),
    )
    op.create_index("leases_server", "leases", ["server_id"])
    op.create_table(
        "presence",
        sa.Column("server_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("server_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
        sa.Column("thinker_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="SET NULL")),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text),
    )
    op.create_index("thoughts_server", "thoughts", ["server_id"])
    op.create_index("thoughts_thinker", "thoughts", ["thinker_id"])


def downgrade() -> None:
    """Drop them; nothing in them outlives the servers that run."""
    for name in ("thoughts", "presence", "leases", "servers"):
        op.drop_table(name)
