"""Sentences of the deeds of intrigue in the words of a language, and the dossier."""

from collections.abc import Iterable

from vivat.game import IntrigueDeed, Sentence
from vivat.terminal.intrigue.view import View
from vivat.terminal.texts import capital


def say(view: View, sentence: Sentence) -> str:
    """A sentence with everything that it names in words."""
    return capital(view.say(sentence.key, **view.naming.filled_in(view.words, sentence.facts)))


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
