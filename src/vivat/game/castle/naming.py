"""R1: Names what a castle game consists of, in the words of a language."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vivat.game.castle.place import PLACES
from vivat.game.naming import Naming
from vivat.game.sentence import (
    AmbitionRef,
    CardRef,
    CharacterRef,
    CharactersRef,
    Named,
    PlaceRef,
    PlayerRef,
    SeatRef,
    SeatsRef,
    VoteRef,
)
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.editions import EDITIONS
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT

if TYPE_CHECKING:
    from vivat.game.castle.options import CastleOptions
    from vivat.words import Words

VOTE_KEYS = ("vote-yes", "vote-no", "vote-stomachache")


@dataclass(frozen=True, slots=True)
class CastleNaming(Naming):
    """Names the characters of an edition, and with the options of a game those who play it and their cards."""

    edition_key: str
    """Whose characters they are."""
    options: "CastleOptions | None" = None
    """Of the game, if there is one: only then somebody plays and has cards."""

    @classmethod
    def of(cls, options: "CastleOptions") -> "CastleNaming":
        """Names all that belongs to a game with these options."""
        return cls(options.edition_key, options)

    def character(self, words: "Words", slot: int) -> str:
        """A character's name; the Jester has one in every language."""
        return words.say("jester") if slot == JESTER else EDITIONS[self.edition_key].names[slot]

    def characters(self, words: "Words", slots: tuple[int, ...]) -> str:
        """The names of several characters, in a row."""
        return ", ".join(self.character(words, slot) for slot in slots) or words.say("nobody")

    def seat(self, words: "Words", seat: int) -> str:
        """A seat's name, the Emissary's included."""
        return words.say("emissary") if seat == EMISSARY_SEAT else self._game.seat_names[seat]

    def player(self, words: "Words", player: int) -> str:
        """A player's name, the Emissary's included."""
        return words.say("emissary") if player == EMISSARY else self._game.names[player]

    @property
    def _game(self) -> "CastleOptions":
        if self.options is None:
            raise AssertionError("what is said of an edition names nobody who plays")
        return self.options

    def name(self, words: "Words", named: Named) -> str:
        """R1: Somebody or something of the game by its name."""
        match named:
            case SeatRef():
                return self.seat(words, named.number)
            case SeatsRef():
                return words.listed([self.seat(words, seat) for seat in named.numbers])
            case PlayerRef():
                return self.player(words, named.number)
            case CharacterRef():
                return self.character(words, named.number)
            case CharactersRef():
                return self.characters(words, named.numbers)
            case CardRef():
                return self.characters(words, self._game.favourites(named.number))
            case AmbitionRef():
                return words.say(f"ambition-{named.number + 1}")
            case VoteRef():
                return words.say(VOTE_KEYS[named.number])
            case _:
                raise AssertionError(f"no sentence of a castle game names {named}")

    def facts_of(self, words: "Words", fact: str, named: Named) -> dict[str, str | int]:
        """R1: What a message takes: beside a character whether it is the Jester, beside a seat whether it is a team.

        Several may read what is said here, so nobody is "you" in it.
        """
        match named:
            case PlaceRef():
                return {"kind": PLACES[named.number].kind, "floor": PLACES[named.number].floor}
            case CharacterRef():
                kind = "jester" if named.number == JESTER else "other"
            case SeatRef():
                is_team = named.number != EMISSARY_SEAT and len(self._game.seats[named.number]) > 1
                kind = "team" if is_team else "one"
            case PlayerRef():
                kind = "one"
            case _:
                return {fact: self.name(words, named)}
        return {fact: self.name(words, named), f"{fact}-is": kind}
