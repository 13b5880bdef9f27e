"""What a notice says, in the language of whom it is for."""

from collections.abc import Sequence

from msgspec import Struct

from vivat.notices.events import Event
from vivat.words import words

MOST_LINES = 5
"""So many tables are named in one notice."""


class NoticeText(Struct, frozen=True):
    """A notice as it is sent."""

    title: str
    body: str
    path: str
    """Of the page that it leads to."""
    tag: str
    """A later notice with the same one takes its place."""


def compose(language: str, events: Sequence[Event], waiting: int) -> NoticeText:
    """One notice of some events; `waiting` is how many tables wait for this person in all."""
    said = words(language)
    lines = [said.say(f"notice-{each.kind}", game=said.say(f"game-{each.game}")) for each in events]
    count = said.say("notice-count", count=waiting) if waiting else said.say("notice-none-waits")
    if len(lines) == 1:
        return NoticeText(lines[0], count, events[0].path, events[0].path)
    return NoticeText(count if waiting else said.say("notice-news"), "\n".join(lines[:MOST_LINES]), "/", "/")


def compose_test(language: str) -> NoticeText:
    """A notice to see whether notices come."""
    said = words(language)
    return NoticeText(said.say("notice-test"), said.say("notice-test-text"), "/me", "test")
