"""What an entry alone says of a table's row: whether it plays, and who sits where."""

from vivat.table import entries
from vivat.table.chair import Chair
from vivat.table.status import Status


def status_after(body: entries.AnyBody, status: Status) -> Status:
    """Whether a table gathers, plays or has finished once this entry is written."""
    match body:
        case entries.Started(ends=True) | entries.Played(ends=True):
            return "finished"
        case entries.Started():
            return "playing"
        case _:
            return status


def filled_by(body: entries.AnyBody, status: Status) -> dict[int, Chair]:
    """The chairs that an entry fills or empties, and what they are then."""
    match body:
        case entries.Sat() | entries.Given() | entries.Returned() if body.guest:
            return {body.chair: Chair(body.guest, body.name)}
        case entries.Moved():
            return {body.before: Chair(), body.chair: Chair(body.guest, body.name)}
        case entries.Arranged():
            return {body.chair: Chair(None, body.name, body.level)}
        case entries.Left() if status == "gathering":
            return {body.chair: Chair()}
        case entries.Removed():
            return {body.chair: Chair()}
        case _:
            return {}
