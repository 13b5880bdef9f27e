"""S11.2: Events of intrigue as a program meets them: decoded rows, each with its audience."""

from typing import Literal

from msgspec import Struct

from vivat.game.rows import Kinds, read_rows
from vivat.game.viewer import Viewer
from vivat.rules.intrigue import events
from vivat.rules.log import EVERYONE, Log

IntrigueEventKind = Literal[
    "game-begins", "role-dealt", "role-in-play", "marker-dealt", "card-dealt", "turn-begins", "income", "turn-missed",
    "bought", "card-drawn", "bought-discard", "sold", "earned", "offer-gives", "offer-asks", "offered", "accepted",
    "declined", "traded", "bribed", "bribe-given", "bribe-kept", "spent", "extorted", "gold-taken", "card-taken",
    "stolen-card", "investigated", "role-seen", "hand-seen", "proposed", "refused", "allied", "alliance-broken",
    "sabotaged", "flipped", "power-seized", "power-missed", "pile-made-anew", "role-shown", "assassinated", "accused",
    "jailed", "discarded", "passed", "role-victory", "allied-victory", "no-victory", "points", "hand-shown",
]  # fmt: skip
KINDS: Kinds[IntrigueEventKind] = {
    events.GAME_BEGINS: ("game-begins", "", "player", ""),
    events.ROLE_DEALT: ("role-dealt", "player", "role", ""),
    events.ROLE_IN_PLAY: ("role-in-play", "", "role", ""),
    events.MARKER_DEALT: ("marker-dealt", "player", "good", ""),
    events.CARD_DEALT: ("card-dealt", "player", "good", ""),
    events.TURN_BEGINS: ("turn-begins", "player", "", "round"),
    events.INCOME: ("income", "player", "count", "gold"),
    events.TURN_MISSED: ("turn-missed", "player", "", ""),
    events.BOUGHT: ("bought", "player", "", "gold"),
    events.CARD_DRAWN: ("card-drawn", "player", "good", ""),
    events.BOUGHT_DISCARD: ("bought-discard", "player", "good", "gold"),
    events.SOLD: ("sold", "player", "good", "count"),
    events.EARNED: ("earned", "player", "count", "gold"),
    events.OFFER_GIVES: ("offer-gives", "player", "good", "count"),
    events.OFFER_ASKS: ("offer-asks", "player", "good", "count"),
    events.OFFERED: ("offered", "player", "other", "flag"),
    events.ACCEPTED: ("accepted", "player", "other", ""),
    events.DECLINED: ("declined", "player", "other", ""),
    events.TRADED: ("traded", "player", "good", "count"),
    events.BRIBED: ("bribed", "player", "other", "good"),
    events.BRIBE_GIVEN: ("bribe-given", "player", "other", "good"),
    events.BRIBE_KEPT: ("bribe-kept", "player", "", ""),
    events.SPENT: ("spent", "player", "good", "count"),
    events.EXTORTED: ("extorted", "player", "other", "flag"),
    events.GOLD_TAKEN: ("gold-taken", "player", "other", "count"),
    events.CARD_TAKEN: ("card-taken", "player", "other", ""),
    events.STOLEN_CARD: ("stolen-card", "player", "other", "good"),
    events.INVESTIGATED: ("investigated", "player", "other", "flag"),
    events.ROLE_SEEN: ("role-seen", "player", "other", "role"),
    events.HAND_SEEN: ("hand-seen", "other", "good", "count"),
    events.PROPOSED: ("proposed", "player", "other", "flag"),
    events.REFUSED: ("refused", "player", "other", ""),
    events.ALLIED: ("allied", "player", "other", ""),
    events.ALLIANCE_BROKEN: ("alliance-broken", "player", "other", ""),
    events.SABOTAGED: ("sabotaged", "player", "other", ""),
    events.FLIPPED: ("flipped", "player", "good", ""),
    events.POWER_SEIZED: ("power-seized", "player", "", ""),
    events.POWER_MISSED: ("power-missed", "player", "", ""),
    events.PILE_MADE_ANEW: ("pile-made-anew", "", "", "count"),
    events.ROLE_SHOWN: ("role-shown", "player", "role", ""),
    events.ASSASSINATED: ("assassinated", "player", "other", ""),
    events.ACCUSED: ("accused", "player", "other", "flag"),
    events.JAILED: ("jailed", "player", "other", ""),
    events.DISCARDED: ("discarded", "player", "good", "count"),
    events.PASSED: ("passed", "player", "", ""),
    events.ROLE_VICTORY: ("role-victory", "player", "role", ""),
    events.ALLIED_VICTORY: ("allied-victory", "player", "", ""),
    events.NO_VICTORY: ("no-victory", "", "", ""),
    events.POINTS: ("points", "player", "", "count"),
    events.HAND_SHOWN: ("hand-shown", "player", "good", "count"),
}
"""Each kind of row: its name, and which field subject, object and value fill."""


class IntrigueEvent(Struct, frozen=True):
    """Something that happened. Which fields are filled follows from `kind`; players count from 0."""

    kind: IntrigueEventKind
    """What happened, such as "bought", "offered", "role-seen" or "role-victory"."""
    audience: int
    """A mask of players, or with the bit EVERYONE: told to all, spectators included."""
    player: int | None = None
    """Who did it, or whom it is about."""
    other: int | None = None
    """The second player in it: who was bribed, asked, investigated …"""
    role: int | None = None
    """A number into `ROLE_NAMES`."""
    good: int | None = None
    """A suit, or GOLD: a number into `GOOD_NAMES`."""
    count: int | None = None
    """How many cards, how much gold, or how many points."""
    gold: int | None = None
    """The player's gold afterwards."""
    flag: int | None = None
    """What the kind says: how many offers this one counters, that the other is to pay a card, gold instead of a card,
    a hand instead of a role, rightly."""
    round: int | None = None
    """The round of the turn that begins, counted from 0."""


def viewer_mask(viewer: Viewer) -> int:
    """S11.4: Whose secrets this viewer shares, as a mask of players."""
    return 0 if viewer.index < 0 else 1 << viewer.index


def visible_to(event: IntrigueEvent, viewer: Viewer) -> bool:
    """S11.2: Whether this viewer is told of the event."""
    return event.audience & (EVERYONE | viewer_mask(viewer)) != 0 or viewer.kind == "everybody"


def decode_events(log: Log) -> list[IntrigueEvent]:
    """S11.2: The rows of one step as events."""
    return [IntrigueEvent(name, audience, **fields) for name, audience, fields in read_rows(log, KINDS)]
