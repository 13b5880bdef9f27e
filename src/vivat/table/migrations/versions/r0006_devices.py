"""Devices, each with a token of its own, and what makes new ones: codes and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def of_guest() -> "sa.Column[str]":
    """The guest to whom a row belongs, and with whom it goes."""
    return sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    """Make every guest's token the token of a device, which has the guest's id."""
    op.execute("CREATE TABLE before AS SELECT id, name, token_hash, created_at FROM guests")
    op.drop_table("guests")
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO guests (id, name, created_at) SELECT id, name, created_at FROM before")
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        of_guest(),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_guest", "devices", ["guest_id"])
    op.execute(
        "INSERT INTO devices (id, guest_id, token_hash, name, created_at, seen_at) "
        "SELECT id, id, token_hash, '', created_at, created_at FROM before"
    )
    op.execute("DROP TABLE before")
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        of_guest(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
    )
    op.create_index("codes_guest", "codes", ["guest_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        of_guest(),
        sa.Column("credential", sa.Text, nullable=False, unique=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE")),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_expire", "challenges", ["expires_at"])
    op.create_table(
        "screens",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("device_id", sa.String(32), sa.ForeignKey("devices.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("screens_device", "screens", ["device_id"])


def downgrade() -> None:
    """Leave every guest the device that was seen last; one without any can only be deleted."""
    op.execute(
        "CREATE TABLE tokens AS SELECT guest_id, token_hash FROM devices WHERE NOT EXISTS (SELECT 1 FROM devices AS d "
        "WHERE d.guest_id = devices.guest_id AND (d.seen_at > devices.seen_at "
        "OR (d.seen_at = devices.seen_at AND d.id > devices.id)))"
    )
    for table in ("screens", "challenges", "passkeys", "codes", "devices"):
        op.drop_table(table)
    op.execute("CREATE TABLE names AS SELECT id, name, created_at FROM guests")
    op.drop_table("guests")
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO guests (id, name, token_hash, created_at) "
        "SELECT id, name, COALESCE(token_hash, id), created_at FROM names LEFT JOIN tokens ON guest_id = id"
    )
    op.execute("DROP TABLE names")
    op.execute("DROP TABLE tokens")
