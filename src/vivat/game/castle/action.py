"""Actions in words: "place Odessa 3", "move Odessa", "to the WC Odessa", "vote no", "keep ambition 4".

Chance's actions have words too, for they stand in records: "first player 2", "deal 17", "offer ambition 4",
"draw no". Cards, ambitions and seats are counted from 1 in words and from 0 in numbers.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

from vivat.game.castle.naming import CastleNaming
from vivat.game.errors import Refusal, UnknownAction, ambiguous
from vivat.game.sentence import ActionRef, AmbitionRef, CharacterRef, CharactersRef, Fact, Named, VoteRef
from vivat.game.text import plain
from vivat.rules.castle.actions import (
    DEAL_CODE,
    DRAW_CODE,
    FIRST_CODE,
    KEEP_CODE,
    MOVE_CODE,
    OFFER_CODE,
    PLACE_CODE,
    STOMACHACHE,
    VOTE_CODE,
    WC_CODE,
)
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER, SLOTS
from vivat.rules.castle.climbing import place_above, wc_above
from vivat.rules.castle.editions import EDITIONS
from vivat.rules.castle.placement import PLACING_FLOORS
from vivat.rules.castle.state import AMBITIONS, MAX_SEATS, State

VOTES = ("yes", "no", "stomachache")
Verb = Literal[
    "place", "move", "to-wc", "vote", "keep-ambition", "first-player", "deal", "offer-ambition", "draw"
]  # fmt: skip
CHANCE_VERBS: tuple[Verb, ...] = ("first-player", "deal", "offer-ambition", "draw")


@dataclass(frozen=True, slots=True)
class CastleAction:
    """One action of a castle game, in its parts. Two are equal if they do the same, whatever the position."""

    code: int
    """The number that the rules, the compiled rules and the adapters have for it."""
    verb: Verb
    """"place", "move", "to-wc", "vote" or "keep-ambition"; `of_chance` tells chance's."""
    text: str
    """The action in English words, as records have it and `parse` reads it: "place Odessa 3"."""
    character: int | None = None
    """Who is placed, moved or sent to a WC: a number into `CastleObservation.characters`."""
    floor: int | None = None
    """The floor of a placement, 1 to 4."""
    vote: int | None = None
    """0 is Yes, 1 No and 2 Stomachache."""
    card: int | None = None
    """The Favourites card that chance deals, from 0."""
    ambition: int | None = None
    """The Ambition card that is kept or offered, from 0 (R8.4 counts from 1); `AMBITION_NAMES` has their names."""
    seat: int | None = None
    """The seat that chance lets begin, from 0."""
    to: int | None = field(default=None, compare=False)
    """The place that the character gets to (`vivat.rules.castle.places`), of an action that is legal in a position."""

    @property
    def by_position(self) -> object:
        """What depends on the position and makes no other action of it: where it leads."""
        return self.to

    @property
    def of_chance(self) -> bool:
        """Whether chance takes this action, not a player."""
        return self.verb in CHANCE_VERBS

    @property
    def is_irreversible(self) -> bool:
        """Whether it costs much and cannot be made good: a Stomachache, and which Ambition is kept."""
        return self.verb == "keep-ambition" or (self.verb == "vote" and self.vote == STOMACHACHE)

    @property
    def reference(self) -> ActionRef:
        """The action without a language, for sentences that name it."""
        facts: dict[str, int | str | Named] = {}
        if self.character is not None:
            facts["character"] = CharacterRef(self.character)
        if self.floor is not None:
            facts["floor"] = self.floor
        if self.vote is not None:
            facts["vote"] = VoteRef(self.vote)
        if self.ambition is not None:
            facts["ambition"] = AmbitionRef(self.ambition)
        return ActionRef("chance" if self.of_chance else self.verb, facts)

    def __hash__(self) -> int:
        return self.code

    def __str__(self) -> str:
        return self.text


def place_code(character: int, floor: int) -> int:
    """R3.1: The code of placing a character on a floor."""
    return PLACE_CODE + PLACING_FLOORS * character + floor - 1


def all_actions(names: tuple[str, ...]) -> Iterator[CastleAction]:
    """Every action of an edition with these characters."""
    for slot, name in enumerate(names):
        for floor in range(1, PLACING_FLOORS + 1):
            code = place_code(slot, floor)
            yield CastleAction(code, "place", f"place {name} {floor}", character=slot, floor=floor)
        yield CastleAction(MOVE_CODE + slot, "move", f"move {name}", character=slot)
        yield CastleAction(WC_CODE + slot, "to-wc", f"to the WC {name}", character=slot)
    for vote, word in enumerate(VOTES):
        yield CastleAction(VOTE_CODE + vote, "vote", f"vote {word}", vote=vote)
        yield CastleAction(DRAW_CODE + vote, "draw", f"draw {word}", vote=vote)
    for ambition in range(AMBITIONS):
        yield CastleAction(KEEP_CODE + ambition, "keep-ambition", f"keep ambition {ambition + 1}", ambition=ambition)
        yield CastleAction(OFFER_CODE + ambition, "offer-ambition", f"offer ambition {ambition + 1}", ambition=ambition)
    for seat in range(MAX_SEATS):
        yield CastleAction(FIRST_CODE + seat, "first-player", f"first player {seat + 1}", seat=seat)
    for card in range(FAVOURITES_CARDS):
        yield CastleAction(DEAL_CODE + card, "deal", f"deal {card + 1}", card=card)


@cache
def leading_to(action: CastleAction, place: int) -> CastleAction:
    """The action, said of a position in which it leads to this place."""
    return replace(action, to=place)


def in_position(s: State, action: CastleAction) -> CastleAction:
    """R4.1, R4.3: The action with the place it leads to, where it moves a character."""
    if action.floor is not None:
        return leading_to(action, action.floor)
    if action.character is None:
        return action
    place = s.place[action.character]
    return leading_to(action, wc_above(place) if action.verb == "to-wc" else place_above(place))


@cache
def actions_of(edition_key: str) -> dict[int, CastleAction]:
    """The actions of an edition by code."""
    return {action.code: action for action in all_actions(EDITIONS[edition_key].names)}


@cache
def _actions_by_text(edition_key: str) -> dict[str, CastleAction]:
    return {plain(action.text): action for action in actions_of(edition_key).values()}


def parse_exact(edition_key: str, text: str) -> CastleAction | None:
    """The action with exactly this text, as records have it."""
    action = _actions_by_text(edition_key).get(plain(text))
    return action if action is not None and action.text == text else None


def parse_action(edition_key: str, text: str) -> CastleAction:
    """The action a person means: full words, or short ones ("odessa 3", "o", "wc o", "no", "keep 4").

    >>> parse_action("kingup", "place odessa 3").text
    'place Odessa 3'
    >>> parse_action("kingup", "n").text
    'vote no'
    """
    exact = _actions_by_text(edition_key).get(plain(text))
    if exact is not None:
        return exact
    words = plain(text).split()
    if not words:
        raise UnknownAction(Refusal("unknown-nothing", ""))
    by_text = _actions_by_text(edition_key)
    if words[0] in ("vote", "v") and len(words) == 2:
        words = words[1:]
    if len(words) == 1:
        for word in VOTES:
            if words[0] in (word, word[0], {"stomachache": "ache"}.get(word)):
                return by_text[f"vote {word}"]
    if words[0] in ("keep", "ambition"):
        number = words[-1]
        if len(words) <= 3 and number.isdecimal() and 1 <= int(number) <= AMBITIONS:
            return by_text[f"keep ambition {int(number)}"]
        raise UnknownAction(Refusal("unknown-ambition", "R8.4", {"word": number, "most": AMBITIONS}))
    return _parse_climb_or_place(edition_key, words)


def _parse_climb_or_place(edition_key: str, words: list[str]) -> CastleAction:
    actions = actions_of(edition_key)
    to_wc = "wc" in words
    said_place = words[0] in ("place", "put")
    rest = [word for word in words if word not in ("place", "put", "move", "climb", "wc", "to", "the", "on", "floor")]
    if not rest:
        raise UnknownAction(Refusal("unknown-who", "", {"text": " ".join(words)}))
    if len(rest) > 2:
        raise UnknownAction(Refusal("unknown-action", "R13.1", {"text": " ".join(words)}))
    slot = find_character(edition_key, rest[0])
    if len(rest) == 2:
        if to_wc or not rest[1].isdecimal():
            raise UnknownAction(Refusal("unknown-action", "R13.1", {"text": " ".join(words)}))
        floor = int(rest[1])
        if not 1 <= floor <= PLACING_FLOORS:
            raise UnknownAction(Refusal("unknown-floor", "R3.1", {"floor": rest[1]}))
        return actions[place_code(slot, floor)]
    if said_place:
        which = {"character": CharacterRef(slot)}
        raise UnknownAction(Refusal("unknown-which-floor", "R3.1", which, CastleNaming(edition_key)))
    return actions[(WC_CODE if to_wc else MOVE_CODE) + slot]


@cache
def jester_names() -> tuple[str, ...]:
    """What the Jester is called in each language: of all characters only this one has no name of its own."""
    from vivat.words import catalogue, languages  # Fluent takes 0.15 s to import, and few lines name nobody else

    return tuple(plain(catalogue(language).say("jester")) for language in languages())


def find_character(edition_key: str, word: str) -> int:
    """R1.1: The character with this name, or whose name alone begins so, or with this slot letter.

    >>> find_character("vive-le-roi", "eloise"), find_character("kingup", "o")
    (4, 11)
    """
    names = [plain(name) for name in EDITIONS[edition_key].names]
    word = plain(word)
    found = [slot for slot, name in enumerate(names) if name.startswith(word)]
    if len(found) == 1:
        return found[0]
    if not found and len(word) == 1 and word.upper() in SLOTS:
        return SLOTS.index(word.upper())
    titles = EDITIONS[edition_key].names
    if not found and len(titles) > JESTER and len(word) > 1 and any(name.startswith(word) for name in jester_names()):
        return JESTER
    if not found:
        facts: dict[str, Fact] = {"word": word, "names": CharactersRef(tuple(range(len(titles))))}
        raise UnknownAction(Refusal("unknown-character", "R1.1", facts, CastleNaming(edition_key)))
    raise ambiguous(word, "R1.1", [CharacterRef(slot) for slot in found], CastleNaming(edition_key))
