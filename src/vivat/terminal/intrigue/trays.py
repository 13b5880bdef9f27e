"""The two trays of a trade: who gives what, and what lay there in the offer before."""

from typing import NamedTuple

from vivat.game.intrigue.transfers import offers_in
from vivat.terminal.intrigue.view import View


class Tray(NamedTuple):
    """One side of an offer."""

    giver: int
    goods: tuple[int, ...] | None
    """Might, Knowledge, Influence, Power and Gold; None while it is still to be said."""
    before: tuple[int, ...] | None = None
    """What the same player was to give by the offer that this one counters."""


def trays(view: View) -> tuple[Tray, Tray] | None:
    """What lies on the table in a trade, as far as the viewer may know it: the tray of who offers first; or None."""
    seen = view.seen
    gives, asks, who = seen.offer, seen.asked, seen.offered_by
    is_drafted = seen.draft is not None
    if is_drafted:
        gives, asks, who = seen.draft, None, view.me
    other = view.across(who)
    if gives is None or who is None or other is None:
        return None
    made = [event for event in seen.events if event.kind == "offered"]
    offers = offers_in(seen.events)
    # A draft counters what lies on the table, an offer the one before it in its trade.
    countered = offers[-1] if is_drafted and seen.offer else None
    if not is_drafted and made and made[-1].flag:
        countered = offers[-2]
    before = (None, None) if countered is None else (countered.asks, countered.gives)
    return Tray(who, gives, before[0]), Tray(other, asks, before[1])
