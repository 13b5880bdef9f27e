"""How often mailboxes were asked whether they want notices, within a day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create the table of questions."""
    op.create_table(
        "mail_questions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_questions_who", "mail_questions", ["who"])


def downgrade() -> None:
    """Drop the table of questions."""
    op.drop_table("mail_questions")
