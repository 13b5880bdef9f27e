"""What can go wrong for a user of the library, each with a sentence that says what and why.

Every error carries the key of its sentence and the facts in it, so that a screen can say it in another
language; `str(error)` says it in English.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from vivat.game.sentence import ActionRef, ActionsRef, CharacterRef, CharactersRef, Fact

if TYPE_CHECKING:
    from vivat.game.naming import Naming


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: a key of the catalogue, the article behind it, and its facts."""

    key: str
    """The key of its sentence in the catalogues (`vivat.words`)."""
    article: str
    """The article of the rulebook behind it; empty where it is no matter of rules."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What the sentence fills in, by name."""
    naming: "Naming | None" = field(default=None, compare=False, repr=False)
    """What puts its references into words; None where it has none."""

    def sentence(self, language: str = "en") -> str:
        """The reason in words, with its article."""
        from vivat.words import words  # Fluent takes 0.15 s to import, and most games refuse nothing

        catalogue = words(language)
        if self.naming is None:
            facts = {name: fact for name, fact in self.facts.items() if isinstance(fact, str | int)}
        else:
            facts = self.naming.filled_in(catalogue, self.facts)
        said = catalogue.say(self.key, **facts)
        return f"{said} ({self.article})" if self.article else said

    def __str__(self) -> str:
        return self.sentence()


class VivatError(Exception):
    """A mistake of the caller's, explained."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.sentence()


def shown(value: object) -> str:
    """What a caller gave by mistake, as Python writes it, short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


def check_observation(given: object, *wanted: type) -> None:
    """Refuse what is not an observation of one of these classes."""
    if not isinstance(given, wanted):
        names = " / ".join(each.__name__ for each in wanted)
        raise VivatError(Refusal("argument-observation", "", {"given": shown(given), "wanted": names}))


def check_path(given: object, example: str) -> Path:
    """The path itself; what is neither a text nor a path is refused, with an example of one."""
    if isinstance(given, str | os.PathLike) and isinstance(text := os.fspath(given), str):
        return Path(text)
    raise VivatError(Refusal("argument-path", "", {"given": shown(given), "example": example}))


def check_count(name: str, value: object) -> None:
    """Refuse what is not a number of things, of which there is at least one."""
    if type(value) is not int or value < 1:
        raise ImpossibleOptions(Refusal("argument-count", "", {"name": name, "given": shown(value)}))


class MissingExtra(VivatError, ImportError):
    """An optional package that is not installed; the sentence says which extra brings it."""

    @classmethod
    def of(cls, package: str, extra: str) -> "MissingExtra":
        """The error for a package that belongs to an extra of ours."""
        return cls(Refusal("extra-missing", "", {"package": package, "command": f"pip install 'vivat[{extra}]'"}))


class ImpossibleOptions(VivatError):
    """A game that the rulebooks and rulings do not allow."""


class UnknownAction(VivatError):
    """A text that names no action of this game."""


def ambiguous(word: str, article: str, meanings: Sequence[CharacterRef | ActionRef], naming: "Naming") -> UnknownAction:
    """A text that could mean any of two things or more, all of one kind; of many, the first four are named."""
    *others, last = meanings[:4]
    characters = CharactersRef(tuple(each.number for each in others if isinstance(each, CharacterRef)))
    actions = ActionsRef(tuple(each for each in others if isinstance(each, ActionRef)))
    names = characters if isinstance(last, CharacterRef) else actions
    facts = {"word": word, "names": names, "last": last, "more": max(0, len(meanings) - 4)}
    return UnknownAction(Refusal("unknown-ambiguous", article, facts, naming))


class IllegalAction(VivatError):
    """An action that exists, but not for this seat in this position."""


class DamagedRecord(VivatError):
    """A record that cannot be trusted, with the line that shows it."""


def damaged(line: int, key: str, **facts: str | int) -> DamagedRecord:
    """What is wrong with a record, and in which line."""
    return DamagedRecord(Refusal(f"record-{key}", "", {"line": line, **facts}))
