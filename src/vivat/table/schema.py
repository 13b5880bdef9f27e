"""The tables of the database. Their history is in `migrations`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("devices_guest", "guest_id"),
)

# What makes a new device of a guest, each once: a link for five minutes, or one of three codes on paper for ever.
codes = Table(
    "codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Index("codes_guest", "guest_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("passkeys_guest", "guest_id"),
)

# What a passkey is to sign, for some minutes and once; without a guest, to sign in.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE")),
    Column("expires_at", BigInteger, nullable=False),
    Index("challenges_expire", "expires_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_listed", "listed", "status", "changed_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

# One effect for a command, even if two servers should take it for new.
Index(
    "entries_command",
    entries.c.table_id,
    entries.c.author,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command != "",
    postgresql_where=entries.c.command != "",
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("reported", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("lines", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("settled_at", BigInteger),
)

Index(
    "reports_command",
    reports.c.reporter,
    reports.c.command,
    unique=True,
    sqlite_where=reports.c.reporter != "",
    postgresql_where=reports.c.reporter != "",
)

bans = Table(
    "bans",
    metadata,
    Column("target", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),
    Column("act", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

# Who was offered a chair, and may never have sat there: with `members`, all tables whose log has somebody's name.
offers = Table(
    "offers",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

circles = Table(
    "circles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("name", String(40), nullable=False),
)

circle_entries = Table(
    "circle_entries",
    metadata,
    Column("circle_id", String(32), ForeignKey("circles.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

Index(
    "circle_entries_command",
    circle_entries.c.circle_id,
    circle_entries.c.author,
    circle_entries.c.command,
    unique=True,
    sqlite_where=circle_entries.c.command != "",
    postgresql_where=circle_entries.c.command != "",
)

# In whose log a guest's or a hand's id is; `is_present` says what the log says, so that nobody else has it read.
circle_guests = Table(
    "circle_guests",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("circle_id", String(32), ForeignKey("circles.id"), primary_key=True),
    Column("is_present", Boolean, nullable=False),
)

# What the finished games of a table come to, kept so that its log need not be replayed: `vivat tables rebuild`.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("format", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("games", Text, nullable=False),
)

# What the decisions of finished games were worth, kept because it takes a minute to work out; without names. A row of
# another version is worked out anew when somebody asks for it; one at which nobody looks any more is dropped.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("version", String(64), nullable=False),
    Column("review", Text, nullable=False),
    Column("looked_at", BigInteger, nullable=False, server_default="0"),
)

# Which server works out a review that several may be asked for: the claim goes with its server, as leases do.
review_claims = Table(
    "review_claims",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("server_id", String(32), ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
    Column("progress", Float, nullable=False),
    Index("review_claims_server", "server_id"),
)

# The one device at which the hands of a guest play at a table: a curtain is of no use if another looks behind it.
screens = Table(
    "screens",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
    Column("device_id", String(32), ForeignKey("devices.id", ondelete="CASCADE"), nullable=False),
    Index("screens_device", "device_id"),
)

# By which ways people are told what waits for them; a browser no longer than it is a device of theirs.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("device_id", String(32), ForeignKey("devices.id", ondelete="CASCADE")),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("origin", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("failed_since", BigInteger),
    Index("channels_guest", "guest_id"),
    Index("channels_device", "device_id"),
)

# When and of what people with channels want to be told, and when they were last seen.
notice_preferences = Table(
    "notice_preferences",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("every_table", Boolean, nullable=False),
    Column("quiet_from", String(5)),
    Column("quiet_to", String(5)),
    Column("zone", String(64), nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("again", Boolean, nullable=False, server_default=true()),
    Column("circle_tables", Boolean, nullable=False, server_default=true()),
)

# The last decision, or the last game that ended, of which somebody was told at a table: nothing is told twice.
notices = Table(
    "notices",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("notices_table", "table_id"),
)

# How often mailboxes were asked whether they want notices, for a day; `who` is a keyed hash (`notices.mail_questions`).
mail_questions = Table(
    "mail_questions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("who", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("mail_questions_who", "who"),
)

# Secrets that all servers on this database share.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What follows is written by servers that share a database of PostgreSQL, and means nothing once they have ended. A row
# of `servers` is a server that is alive: when it goes, the database itself empties its leases and its claims on
# searches, and removes its presence and the searches it asked for.

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("slots", Integer, nullable=False),
    Column("beat_at", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("server_id", String(32), ForeignKey("servers.id", ondelete="SET NULL")),
    Index("leases_server", "server_id"),
)

presence = Table(
    "presence",
    metadata,
    Column("server_id", String(32), ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("address", Text, nullable=False, server_default=""),
    Index("presence_table", "table_id"),
)

search_requests = Table(
    "search_requests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("server_id", String(32), ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
    Column("worker_id", String(32), ForeignKey("servers.id", ondelete="SET NULL")),
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("decision", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", String(16), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("answer", Text),
    Column("address", Text, nullable=False, server_default=""),
    Index("search_requests_server", "server_id"),
    Index("search_requests_worker", "worker_id"),
)
