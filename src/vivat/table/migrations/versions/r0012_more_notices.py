"""Whether people want to be told of others who play once more, and of new tables of their circles."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
COLUMNS = ("again", "circle_tables")


def upgrade() -> None:
    """Add a preference for each; whoever is told anything is told of these until they say otherwise."""
    with op.batch_alter_table("notice_preferences") as batch:
        for name in COLUMNS:
            batch.add_column(sa.Column(name, sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop both of these preferences."""
    with op.batch_alter_table("notice_preferences") as batch:
        for name in COLUMNS:
            batch.drop_column(name)
