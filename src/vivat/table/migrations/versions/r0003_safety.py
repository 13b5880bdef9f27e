"""Reports, bans and what operators have done."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables of what operators see and do."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("reported", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
    )
    known = sa.text("reporter <> ''")
    op.create_index(
        "reports_command", "reports", ["reporter", "command"], unique=True, sqlite_where=known, postgresql_where=known
    )
    op.create_table(
        "bans",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("act", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of what operators see and do."""
    for name in ("acts", "bans", "reports"):
        op.drop_table(name)
