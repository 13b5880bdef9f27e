"""A guest's log entries without what was theirs: names become neutral, what they wrote goes, the games stay.

The log stays as long as it is and can be replayed as before: other people's games are made of it. Actions name players
in their texts, so those are written anew too, by their numbers.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from msgspec.structs import replace

from vivat.game.game import Game
from vivat.game.text import plain
from vivat.table import entries
from vivat.table.entries import AnyBody, Entry
from vivat.table.guests import hand_id, hand_of, person_of
from vivat.table.naming import free_name
from vivat.table.random_id import random_id
from vivat.table.table import Table

NEUTRAL = "N. N."
"""Nomen nescio: a name for somebody without one, in all our languages."""
GONE = "—"
"""Stands for what somebody wrote."""
Named = entries.Opened | entries.Sat | entries.Moved | entries.Given | entries.Offered | entries.Returned
"""Entries that have a guest's id and name; of `Arranged` it is a bot's."""


@dataclass
class Alias:
    """Who stands for a guest at one table: another id at each, so that nobody can tell which were the same person's."""

    person: str
    taken: set[str]
    """Names at this table, without case and accents."""
    base: str = field(default_factory=lambda: random_id(9))
    names: dict[tuple[str, str], str] = field(default_factory=dict)
    """By id and name that somebody had."""

    def is_for(self, guest: str) -> bool:
        """Whether this is the guest, on any hand."""
        return person_of(guest) == self.person

    def guest(self, guest: str) -> str:
        """The id that takes the place of the forgotten guest's; any other as it is."""
        if not self.is_for(guest):
            return guest
        hand = hand_of(guest)
        return self.base if hand is None else hand_id(self.base, hand)

    def name(self, guest: str, name: str) -> str:
        """The neutral name that takes the place of the forgotten guest's; any other as it is."""
        if not self.is_for(guest) or not name:
            return name
        if (guest, name) not in self.names:
            free = free_name((NEUTRAL if number == 1 else f"{NEUTRAL} {number}" for number in count(1)), self.taken)
            self.names[guest, name] = free
            self.taken.add(plain(free))
        return self.names[guest, name]


def forget(table_id: str, log: Iterable[Entry], person: str) -> tuple[list[Entry], Table]:
    """The log without what was one person's, and the table that it makes; they have got up before."""
    log = list(log)
    alias = Alias(person, {plain(name) for entry in log for name in names_in(entry.body)})
    was, now, found = Table(table_id), Table(table_id), []
    for entry in log:
        body, command = without_names(entry.body, alias), entry.command
        if alias.is_for(entry.author):
            body, command = without_words(body), ""
        body = in_new_words(body, was, now)
        found.append(replace(entry, author=alias.guest(entry.author), command=command, body=body))
        was.apply(entry)
        now.apply(found[-1])
    return found, now


def names_in(body: AnyBody) -> Iterator[str]:
    """The names that an entry brings."""
    if isinstance(body, Named | entries.Arranged):
        yield body.name
    if isinstance(body, entries.Opened):
        yield from body.names


def without_names(body: AnyBody, alias: Alias) -> AnyBody:
    """An entry in which a guest is another one."""
    if isinstance(body, Named):
        return replace(body, guest=alias.guest(body.guest), name=alias.name(body.guest, body.name))
    return body


def without_words(body: AnyBody) -> AnyBody:
    """An entry of a guest without what they wrote; quick phrases are nobody's words."""
    match body:
        case entries.Said(is_phrase=False) | entries.Claimed():
            return replace(body, text=GONE)
        case entries.Noted():
            return replace(body, cell=GONE, mark=GONE)
        case entries.VotedAhead():  # what was put down of it has an entry of its own
            return replace(body, vote="", delay=0)
        case _:
            return body


def in_new_words(body: AnyBody, was: Table, now: Table) -> AnyBody:
    """An entry whose actions name the players as they are called now."""

    def said(text: str) -> str:
        return reworded(text, was.begun_game, now.begun_game)

    match body:
        case entries.Balloted() | entries.VotedAhead() if body.vote:
            return replace(body, vote=said(body.vote))
        case entries.Proposed():
            return replace(body, action=said(body.action))
        case entries.Played():
            return replace(body, actions=tuple(map(said, body.actions)))
        case _:
            return body


def reworded(text: str, was: Game[Any, Any, Any], now: Game[Any, Any, Any]) -> str:
    """What an action is called in a game with other names."""
    found: str = now.action_of(was.parse(text).code).text
    return found
