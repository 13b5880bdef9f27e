"""Who was offered a chair at which table: their names are in the log, though they never sat there."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table of offers, and fill it from the logs there are."""
    offers = op.create_table(
        "offers",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    offered = sa.text('SELECT table_id, body FROM entries WHERE body LIKE \'{"kind":"offered"%\'')
    found = {(json.loads(row.body)["guest"], row.table_id) for row in op.get_bind().execute(offered)}
    op.bulk_insert(offers, [{"guest_id": guest, "table_id": table} for guest, table in sorted(found)])


def downgrade() -> None:
    """Drop the table of offers; the logs have them."""
    op.drop_table("offers")
