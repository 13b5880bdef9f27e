"""S11.2: Events of intrigue as a program meets them: decoded rows, each with its audience."""

from dataclasses import dataclass

from vivat.game.rows import Kinds, read_rows
from vivat.game.viewer import Viewer
from vivat.rules.log import EVERYONE, Log

KINDS: Kinds = (
    ("game-begins", "", "player", ""),
    ("role-dealt", "player", "role", ""),
    ("role-in-play", "", "role", ""),
    ("marker-dealt", "player", "good", ""),
    ("card-dealt", "player", "good", ""),
    ("turn-begins", "player", "", "round"),
    ("income", "player", "count", "gold"),
    ("turn-missed", "player", "", ""),
    ("bought", "player", "", "gold"),
    ("card-drawn", "player", "good", ""),
    ("bought-discard", "player", "good", "gold"),
    ("sold", "player", "good", "count"),
    ("earned", "player", "count", "gold"),
    ("offer-gives", "player", "good", "count"),
    ("offer-asks", "player", "good", "count"),
    ("offered", "player", "other", "flag"),
    ("accepted", "player", "other", ""),
    ("declined", "player", "other", ""),
    ("traded", "player", "good", "count"),
    ("bribed", "player", "other", "good"),
    ("bribe-given", "player", "other", "good"),
    ("bribe-kept", "player", "", ""),
    ("spent", "player", "good", "count"),
    ("extorted", "player", "other", "flag"),
    ("gold-taken", "player", "other", "count"),
    ("card-taken", "player", "other", ""),
    ("stolen-card", "player", "other", "good"),
    ("investigated", "player", "other", "flag"),
    ("role-seen", "player", "other", "role"),
    ("hand-seen", "other", "good", "count"),
    ("proposed", "player", "other", "flag"),
    ("refused", "player", "other", ""),
    ("allied", "player", "other", ""),
    ("alliance-broken", "player", "other", ""),
    ("sabotaged", "player", "other", ""),
    ("flipped", "player", "good", ""),
    ("power-seized", "player", "", ""),
    ("power-missed", "player", "", ""),
    ("pile-made-anew", "", "", "count"),
    ("role-shown", "player", "role", ""),
    ("assassinated", "player", "other", ""),
    ("accused", "player", "other", "flag"),
    ("jailed", "player", "other", ""),
    ("discarded", "player", "good", "count"),
    ("passed", "player", "", ""),
    ("role-victory", "player", "role", ""),
    ("allied-victory", "player", "", ""),
    ("no-victory", "", "", ""),
    ("points", "player", "", "count"),
    ("hand-shown", "player", "good", "count"),
)


@dataclass(frozen=True, slots=True)
class IntrigueEvent:
    """Something that happened. Which fields are filled follows from `kind`; players count from 0."""

    kind: str
    audience: int
    player: int | None = None
    other: int | None = None
    role: int | None = None
    good: int | None = None
    """A suit, or GOLD."""
    count: int | None = None
    gold: int | None = None
    """The player's gold afterwards."""
    flag: int | None = None
    """What the kind says: how many offers this one counters, that the other is to pay a card, gold instead of a card,
    a hand instead of a role, rightly."""
    round: int | None = None


def viewer_mask(viewer: Viewer) -> int:
    """S11.4: Whose secrets this viewer shares, as a mask of players."""
    return 0 if viewer.kind == "spectator" else 1 << viewer.index


def visible_to(event: IntrigueEvent, viewer: Viewer) -> bool:
    """S11.2: Whether this viewer is told of the event."""
    return event.audience & (EVERYONE | viewer_mask(viewer)) != 0


def decode_events(log: Log) -> list[IntrigueEvent]:
    """S11.2: The rows of one step as events."""
    return [IntrigueEvent(name, audience, **fields) for name, audience, fields in read_rows(log, KINDS)]
