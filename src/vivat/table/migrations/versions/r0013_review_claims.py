"""Reviews: when somebody last looked at one, and which server works one out."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Count reviews that there are as looked at now, and create the table of claims."""
    with op.batch_alter_table("reviews") as batch:
        batch.add_column(sa.Column("looked_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE reviews SET looked_at = :now").bindparams(now=time.time_ns() // 1_000_000))
    op.create_table(
        "review_claims",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("server_id", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
    )
    op.create_index("review_claims_server", "review_claims", ["server_id"])


def downgrade() -> None:
    """Drop the claims, and when reviews were looked at."""
    op.drop_table("review_claims")
    with op.batch_alter_table("reviews") as batch:
        batch.drop_column("looked_at")
