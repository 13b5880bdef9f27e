"""Searches that servers ask search workers for, under the name that the code has for them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Replace the table; nothing in it outlives the servers that run, so no row is taken over."""
    op.drop_table("thoughts")
    create("search_requests", "worker")


def downgrade() -> None:
    """Bring the table of before back, as empty."""
    op.drop_table("search_requests")
    create("thoughts", "thinker")


def create(name: str, worker: str) -> None:
    """Create the table under a name, with the column and the index of who searches under theirs."""
    op.create_table(
        name,
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("server_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
        sa.Column(f"{worker}_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="SET NULL")),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("address", sa.Text, nullable=False, server_default=""),
    )
    op.create_index(f"{name}_server", name, ["server_id"])
    op.create_index(f"{name}_{worker}", name, [f"{worker}_id"])
