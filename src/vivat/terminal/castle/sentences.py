"""Sentences of castle deeds in the words of a language."""

from vivat.game import CastleDeed, Sentence
from vivat.game.sentence import (
    AmbitionRef,
    CardRef,
    CharacterRef,
    PlaceRef,
    PlayerRef,
    Reference,
    SeatRef,
    SeatsRef,
    VoteRef,
)
from vivat.terminal.castle.view import View, place_facts
from vivat.terminal.texts import capital


def say(view: View, sentence: Sentence) -> str:
    """A sentence with everything that it names in words."""
    facts: dict[str, str | int] = {}
    for name, fact in sentence.facts.items():
        if isinstance(fact, PlaceRef):
            facts |= place_facts(fact.number)
        else:
            facts[name] = fact if isinstance(fact, int) else in_words(view, fact)
        if isinstance(fact, PlayerRef | SeatRef):
            is_team = isinstance(fact, SeatRef) and len(view.players_of(fact.number)) > 1
            facts[f"{name}-is"] = "team" if is_team else "one"  # several may read this screen: nobody is "you"
    return capital(view.say(sentence.key, **facts))


def in_words(view: View, fact: Reference) -> str:
    """What a sentence refers to, by its name."""
    match fact:
        case SeatRef():
            return view.seat(fact.number)
        case SeatsRef():
            return view.words.listed([view.seat(seat) for seat in fact.numbers])
        case PlayerRef():
            return view.player(fact.number)
        case CharacterRef():
            return view.character(fact.number)
        case CardRef():
            return view.characters(view.favourites(fact.number))
        case AmbitionRef():
            return view.ambition(fact.number)
        case VoteRef():
            return view.vote(fact.number)
        case _:
            raise AssertionError(f"no sentence of a castle game names {fact}")


def election_title(view: View, election: CastleDeed) -> str:
    """The question that an election answers."""
    if election.candidate is None:
        raise AssertionError("an election is about somebody")
    return view.say("election-title", character=view.character(election.candidate))
