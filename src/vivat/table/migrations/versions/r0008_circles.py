"""Circles with their logs, and what the finished games of tables come to."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables of circles and of results; results are worked out when somebody asks for them."""
    op.create_table(
        "circles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "circle_entries",
        sa.Column("circle_id", sa.String(32), sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("author", sa.String(32), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index(
        "circle_entries_command",
        "circle_entries",
        ["circle_id", "author", "command"],
        unique=True,
        sqlite_where=sa.text("command != ''"),
        postgresql_where=sa.text("command != ''"),
    )
    op.create_table(
        "circle_guests",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("circle_id", sa.String(32), sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("is_present", sa.Boolean, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("games", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of circles and of results."""
    for name in ("results", "circle_guests", "circle_entries", "circles"):
        op.drop_table(name)
