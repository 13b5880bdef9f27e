"""Sentences of the deeds of intrigue in the words of a language, and the dossier."""

from collections.abc import Iterable

from vivat.game import IntrigueDeed, Sentence
from vivat.game.sentence import GoodRef, GoodsRef, PlayerRef, Reference, RoleRef, RolesRef
from vivat.terminal.intrigue.view import View
from vivat.terminal.texts import capital


def say(view: View, sentence: Sentence) -> str:
    """A sentence with everything that it names in words."""
    facts = {name: fact if isinstance(fact, int) else in_words(view, fact) for name, fact in sentence.facts.items()}
    # Several may read this screen: nobody is "you".
    persons = {f"{name}-is": "one" for name, fact in sentence.facts.items() if isinstance(fact, PlayerRef)}
    return capital(view.say(sentence.key, **facts, **persons))


def in_words(view: View, fact: Reference) -> str:
    """What a sentence refers to, by its name."""
    match fact:
        case PlayerRef():
            return view.player(fact.number)
        case RoleRef():
            return view.role(fact.number)
        case RolesRef():
            return view.roles(fact.numbers)
        case GoodRef():
            return view.good(fact.number)
        case GoodsRef():
            return view.goods(fact.counts)
        case _:
            raise AssertionError(f"no sentence of intrigue names {fact}")


def dossier_lines(view: View, deeds: Iterable[IntrigueDeed]) -> list[str]:
    """S10.3: Every private fact the viewer learned, with the turn in which it was learned."""
    lines, when = [], view.say("dossier-deal")
    for deed in deeds:
        begins = deed.events[0]
        if begins.round is not None:
            when = view.say("dossier-when", round=begins.round + 1, who=view.player(begins.player or 0))
        private = (sentence for sentence in deed.sentences if sentence.private)
        lines += [view.say("dossier-line", when=when, fact=say(view, sentence)) for sentence in private]
    return lines
