"""Sentences of castle deeds in the words of a language."""

from vivat.game import CastleDeed, Sentence
from vivat.terminal.castle.view import View
from vivat.terminal.texts import capital


def say(view: View, sentence: Sentence) -> str:
    """A sentence with everything that it names in words."""
    return capital(view.say(sentence.key, **view.naming.filled_in(view.words, sentence.facts)))


def election_title(view: View, election: CastleDeed) -> str:
    """The question that an election answers."""
    if election.candidate is None:
        raise AssertionError("an election is about somebody")
    return view.say("election-title", **view.about(election.candidate))
