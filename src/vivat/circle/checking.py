"""What `vivat tables check` says of circles: every log is read and folded, and those that make no sense are named."""

from sqlalchemy import select

from vivat.circle.store import CircleStore, DamagedCircle
from vivat.table.schema import circles
from vivat.table.store import Store


async def check_circles(store: Store) -> tuple[int, list[str]]:
    """How many circles there are, and a line for each that is damaged; a server may be running meanwhile."""
    own, found = CircleStore(store), []
    rows = await store.fetch(select(circles.c.id, circles.c.version).order_by(circles.c.id))
    for row in rows:
        try:
            circle = await own.find(row.id)
        except DamagedCircle:
            found.append(f"circle {row.id} is damaged: it cannot be read")
            continue
        if circle is None or circle.version < row.version:
            has = 0 if circle is None else circle.version
            found.append(f"circle {row.id} is damaged: it has {row.version} entries, and {has} of them are there")
    return len(rows), found
