"""What the people in front of the screen may see of a game of intrigue, in the words of their language.

A view wraps one observation. Whatever the viewer found out alone (a role seen in an investigation) is marked in
the viewer's own view only. The view of a replay with all secrets is that of everybody.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from vivat.game import IntrigueGame, IntrigueObservation, PlayerKnowledge, Viewer
from vivat.game.intrigue.naming import IntrigueNaming
from vivat.game.viewer import EVERYBODY
from vivat.words import Words

SUITS = range(4)


@dataclass(frozen=True, slots=True)
class View:
    """One observation, ready to be drawn."""

    seen: IntrigueObservation
    words: Words
    hands: tuple[tuple[int, ...] | None, ...]
    """By player, the hands that the viewer may see: Might, Knowledge, Influence, Power."""
    found_out: tuple[int | None, ...]
    """By player, a role that the viewer has seen in secret."""
    scores: tuple[int, ...] | None = None
    """Points of the games before, in a session."""
    knowledge: tuple[PlayerKnowledge, ...] = ()
    """By player, what the table keeps for the viewer; nothing without memory aids."""

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence of the catalogue."""
        return self.words.say(key, **facts)

    @property
    def me(self) -> int | None:
        """The number of the player who looks; None for a spectator."""
        return self.seen.me

    @property
    def name(self) -> str:
        """Who is looking; empty for a spectator."""
        return "" if self.me is None else self.player(self.me)

    @property
    def players(self) -> range:
        """The numbers of everybody at the table."""
        return range(len(self.seen.options.names))

    @property
    def naming(self) -> IntrigueNaming:
        """Names what sentences refer to."""
        return IntrigueNaming(self.seen.options.names)

    def player(self, player: int) -> str:
        """The name of a player by number."""
        return self.seen.options.names[player]

    def role(self, role: int) -> str:
        """The name of a role by number: "King"."""
        return self.naming.role(self.words, role)

    def good(self, good: int) -> str:
        """A suit, or gold: "Might"."""
        return self.naming.good(self.words, good)

    def goods(self, counts: Sequence[int]) -> str:
        """How much of what: "2 Might and 1 Power"; "nothing" if there is nothing."""
        return self.naming.goods(self.words, counts)

    def roles(self, roles: Sequence[int]) -> str:
        """Several roles in a row."""
        return self.naming.roles(self.words, roles)

    @property
    def opposite(self) -> int | None:
        """Whom the viewer deals with in a trade or an alliance."""
        return self.across(self.me)

    def across(self, player: int | None) -> int | None:
        """The other side of a trade or an alliance."""
        return self.seen.turn if self.seen.partner == player else self.seen.partner


def found_out(seen: IntrigueObservation) -> tuple[int | None, ...]:
    """The roles that the viewer has seen in investigations, where memory aids keep them (S10.4)."""
    found: list[int | None] = [None] * len(seen.options.names)
    for fact in seen.dossier if seen.options.memory_aids else ():
        if fact.event.kind == "role-seen" and fact.event.other is not None:
            found[fact.event.other] = fact.event.role
    return tuple(found)


def person_view(game: IntrigueGame, viewer: Viewer, words: Words, scores: tuple[int, ...] | None = None) -> View:
    """What a player or a spectator may be shown on the screen."""
    seen = game.observe(viewer)
    return View(seen, words, seen.hands, found_out(seen), scores, game.kept_knowledge(viewer) or ())


def truth_view(game: IntrigueGame, words: Words, scores: tuple[int, ...] | None = None) -> View:
    """Everything, for replays with all secrets."""
    seen = game.observe(EVERYBODY)
    return View(seen, words, seen.hands, (None,) * len(seen.hands), scores)
