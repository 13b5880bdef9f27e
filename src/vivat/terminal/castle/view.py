"""What the people in front of the screen may see, in the words of their language.

A view wraps one observation. Two teammates at one keyboard look together, so their common view is that of the
team: each one's Ambition is not in it (R11.6). The view of a replay with all secrets is that of everybody.
"""

from dataclasses import dataclass

from vivat.game import SPECTATOR, CastleGame, CastleObservation, Viewer
from vivat.game.castle.naming import CastleNaming
from vivat.game.castle.place import PLACES
from vivat.game.sentence import AmbitionRef, CharacterRef, Named, VoteRef
from vivat.game.viewer import EVERYBODY
from vivat.rules.castle.characters import banished_slot
from vivat.words import Words


def place_facts(place: int) -> dict[str, str | int]:
    """A place as the catalogue takes it: its kind and the floor it belongs to."""
    return {"kind": PLACES[place].kind, "floor": PLACES[place].floor}


@dataclass(frozen=True, slots=True)
class View:
    """One observation, ready to be drawn."""

    seen: CastleObservation
    words: Words
    name: str
    """Who is looking; empty for a spectator."""
    owners: tuple[int, ...]
    """The players whose Favourites are marked, the viewer's own first."""
    shared: bool = False
    """Whether two teammates look together."""
    omniscient: bool = False

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence of the catalogue."""
        return self.words.say(key, **facts)

    @property
    def naming(self) -> CastleNaming:
        """Names what sentences refer to."""
        return CastleNaming.of(self.seen.options)

    def character(self, slot: int) -> str:
        """A character's name; the Jester has one in every language."""
        return self.naming.character(self.words, slot)

    def about(self, slot: int | None) -> dict[str, str | int]:
        """A character as a message takes it, with whether it is the Jester; of nobody, without a name."""
        if slot is None:
            return {"character": "", "character-is": "other"}
        return self.naming.facts_of(self.words, "character", CharacterRef(slot))

    def characters(self, slots: tuple[int, ...]) -> str:
        """The names of several characters, in a row."""
        return self.naming.characters(self.words, slots)

    def seat(self, seat: int) -> str:
        """A seat's name, the Emissary's included."""
        return self.naming.seat(self.words, seat)

    def player(self, player: int) -> str:
        """A player's name, the Emissary's included."""
        return self.naming.player(self.words, player)

    def vote(self, vote: int) -> str:
        """The word for a vote: Yes, No or Stomachache."""
        return self._named(VoteRef(vote))

    def ambition(self, ambition: int) -> str:
        """The name of an Ambition card."""
        return self._named(AmbitionRef(ambition))

    def _named(self, named: Named) -> str:
        return self.naming.name(self.words, named)

    def standing(self, place: int) -> tuple[int, ...]:
        """Who stands at a place."""
        return tuple(slot for slot, where in enumerate(self.seen.places) if where == place)

    def at(self, slot: int) -> str:
        """Where a character stands: "on floor 4"."""
        return self.say("at-place", **place_facts(self.seen.places[slot]))

    def favourites(self, card: int) -> tuple[int, ...]:
        """The Favourites of a card that count."""
        return self.seen.options.favourites(card)

    def banished(self, card: int) -> int | None:
        """The character under the black seal, if that option is played."""
        return banished_slot(card) if self.seen.options.banished else None

    def owners_of(self, slot: int) -> tuple[int, ...]:
        """Which of the marked players have this character as a Favourite."""
        return tuple(
            player
            for player in self.owners
            if (card := self.seen.cards[player]) is not None and slot in self.favourites(card)
        )

    def emissary_likes(self, slot: int) -> bool:
        """Whether the character is on the Emissary's open card."""
        card = self.seen.emissary_card
        return card is not None and slot in self.favourites(card)

    def players_of(self, seat: int) -> tuple[int, ...]:
        """The players of a seat."""
        seat_of = self.seen.options.params.seat_of
        return tuple(player for player in range(len(self.seen.options.names)) if seat_of[player] == seat)


def person_view(game: CastleGame, viewer: Viewer, words: Words) -> View:
    """What a seat, one player or a spectator may be shown on the screen."""
    if viewer == SPECTATOR:
        return View(game.observe(viewer), words, "", ())
    options = game.options
    if viewer.kind == "seat" and len(options.seats[viewer.index]) == 2:
        seen = game.observe(Viewer.team(viewer.index))
        return View(seen, words, options.seat_names[viewer.index], seen.my_players, shared=True)
    seen = game.observe(viewer)
    own = seen.my_players
    partner = options.params.teammate[own[0]]
    return View(seen, words, options.names[own[0]], own if partner in own else (*own, partner))


def truth_view(game: CastleGame, words: Words) -> View:
    """Everything, for replays with all secrets."""
    return View(game.observe(EVERYBODY), words, "", tuple(range(len(game.options.names))), omniscient=True)
