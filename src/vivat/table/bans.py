"""Who may not use a server: guests and addresses that its operator has banned."""

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import select

from vivat.game import IllegalAction, Refusal
from vivat.table.schema import bans
from vivat.table.store import Store


class Banned(IllegalAction):
    """Somebody is banned; the sentence says why, and until when."""


class BanRow(NamedTuple):
    """A ban as the database has it."""

    target: str
    kind: str
    reason: str
    at: int
    until: int | None
    """Milliseconds since 1970; None for ever."""


async def read_bans(store: Store) -> list[BanRow]:
    """All bans, those that have ended too."""
    found = await store.fetch(select(bans).order_by(bans.c.at))
    return [BanRow(row.target, row.kind, row.reason, row.at, row.until) for row in found]


class Bans:
    """The bans of a server, at hand for every request."""

    def __init__(self) -> None:
        self._by_target: dict[str, BanRow] = {}

    async def load(self, store: Store) -> None:
        """Take them as the database has them now."""
        self._by_target = {ban.target: ban for ban in await read_bans(store)}

    def find(self, person: str | None, address: str, now: int) -> BanRow | None:
        """The ban that holds for a person or an address now; None if there is none."""
        for target in (person, address):
            ban = self._by_target.get(target or "")
            if ban is not None and (ban.until is None or now < ban.until):
                return ban
        return None

    def refuse(self, person: str | None, address: str, now: int) -> None:
        """Raise Banned if there is one."""
        ban = self.find(person, address, now)
        if ban is not None:
            day = "" if ban.until is None else datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            facts = {"reason": ban.reason, "until": day, "ends": "no" if ban.until is None else "yes"}
            raise Banned(Refusal("guest-banned", "", facts))
