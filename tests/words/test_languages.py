"""Every language says what English says: the same files, messages, attributes and facts, and nothing that fails."""

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from vivat.words import DEFAULT, FOLDER, languages, messages_in, words

SAMPLES: tuple[str | int, ...] = (0, 1, 2, 5, "Odessa", "Anna + Bruno")


class Finder(Visitor):
    """The facts a pattern uses, and the words it chooses by."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.choices: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.choices.add(node.key.name)
        self.generic_visit(node)


@dataclass(frozen=True)
class Entry:
    """A message or a term, or an attribute of one: the facts it uses, and the words it chooses by."""

    facts: frozenset[str]
    choices: frozenset[str]


def entry_of(pattern: ast.Pattern) -> Entry:
    finder = Finder()
    finder.visit(pattern)
    return Entry(frozenset(finder.facts), frozenset(finder.choices))


def parts(node: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """The value and the attributes, by name: "key", "key.attribute"; terms have their dash."""
    name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
    if node.value is not None:
        yield name, node.value
    for attribute in node.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


parsed = cache(FluentResource)
"""The catalogue of a text. A planted fault is in one of twenty, and to parse them all takes a quarter of a second."""


def read(path: Path) -> tuple[dict[str, Entry], list[str]]:
    """All entries of a file, and what is wrong with the file itself."""
    return entries_of(path.name, path.read_text(encoding="utf-8"))


@cache
def entries_of(file: str, text: str) -> tuple[dict[str, Entry], list[str]]:
    """All entries of a text, and what is wrong with it."""
    entries: dict[str, Entry] = {}
    wrong = []
    for node in parsed(text).body:
        if isinstance(node, ast.Junk):
            wrong.append(f"{file}: not understood: {(node.content or '').strip()[:60]}")
        if isinstance(node, ast.Message | ast.Term):
            for name, pattern in parts(node):
                if name in entries:
                    wrong.append(f"{file}: {name} stands there twice")
                entries[name] = entry_of(pattern)
    return entries, wrong


def differences(english: dict[str, Entry], other: dict[str, Entry], file: str) -> list[str]:
    missing = [f"{file}: {name} is missing" for name in english.keys() - other.keys()]
    extra = [f"{file}: {name} is not in English" for name in other.keys() - english.keys()]
    facts = [
        f"{file}: {name} uses {sorted(other[name].facts)}, English {sorted(english[name].facts)}"
        for name in english.keys() & other.keys()
        if english[name].facts != other[name].facts
    ]
    return missing + extra + facts


def sayings(folder: Path, entries: dict[str, Entry]) -> list[str]:
    """What goes wrong when everything is said with every sample, and with every word that is chosen by."""
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(parsed(path.read_text(encoding="utf-8")))
    wrong = []
    for name, entry in entries.items():
        if name.startswith("-"):
            continue
        key, _, attribute = name.partition(".")
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for sample in (*SAMPLES, *sorted(entry.choices)):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(entry.facts, sample))
            wrong += [f"{name} with {sample!r}: {error}" for error in errors]
            if not said or "{" in str(said):
                wrong.append(f"{name} with {sample!r} says {said!r}")
    return wrong


def faults(folder: Path, english: Path = FOLDER / DEFAULT) -> list[str]:
    """Everything in which a language falls short of English."""
    files, known = ({path.name for path in each.glob("*.ftl")} for each in (folder, english))
    found = [f"{name} is missing" for name in known - files] + [f"{name} is not in English" for name in files - known]
    everything: dict[str, Entry] = {}
    for name in sorted(files):
        entries, wrong = read(folder / name)
        found += wrong
        found += [f"{name}: {each} stands in another file too" for each in entries.keys() & everything.keys()]
        everything |= entries
        if name in known:
            found += differences(read(english / name)[0], entries, name)
    return found + sayings(folder, everything)


@pytest.mark.parametrize("language", languages())
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert faults(FOLDER / language) == []


def without_a_message(text: str) -> str:
    return text.replace("vote-no = No\n", "")


def with_one_too_many(text: str) -> str:
    return f"{text}\nvote-perhaps = Perhaps\n"


def with_another_attribute(text: str) -> str:
    return text.replace("vote-no = No\n", "vote-no = No\n    .short = N\n")


def with_another_fact(text: str) -> str:
    return text.replace("starts on floor { $floor }", "starts on floor { $storey }")


def with_a_message_twice(text: str) -> str:
    return f"{text}\nvote-no = Nay\n"


def with_an_open_brace(text: str) -> str:
    return text.replace("starts on floor { $floor }", "starts on floor { $floor")


def with_an_unknown_term(text: str) -> str:
    return text.replace("vote-no = No\n", "vote-no = { -no }\n")


def with_an_unknown_term_in_one_case(text: str) -> str:
    return text.replace("[throne] throne\n", "[throne] { -throne }\n")


@pytest.mark.parametrize(
    ("plant", "told"),
    [
        (without_a_message, "vote-no is missing"),
        (with_one_too_many, "vote-perhaps is not in English"),
        (with_another_attribute, "vote-no.short is not in English"),
        (with_another_fact, "uses ['character', 'storey']"),
        (with_a_message_twice, "vote-no stands there twice"),
        (with_an_open_brace, "not understood: event-left-over"),
        (with_an_unknown_term, "-no"),
        (with_an_unknown_term_in_one_case, "-throne"),
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[str], str], told: str, tmp_path: Path) -> None:
    folder = tmp_path / DEFAULT
    shutil.copytree(FOLDER / DEFAULT, folder)
    path = folder / "castle.ftl"
    path.write_text(plant(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert any(told in fault for fault in faults(folder))


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    folder = tmp_path / DEFAULT
    shutil.copytree(FOLDER / DEFAULT, folder)
    (folder / "castle.ftl").unlink()
    assert "castle.ftl is missing" in faults(folder)


ABOUT_THE_JESTER: tuple[tuple[str, Mapping[str, str | int]], ...] = (
    ("event-moved", {"kind": "floor", "floor": 4}),
    ("event-moved", {"kind": "throne", "floor": 0}),
    ("event-moved", {"kind": "wc", "floor": 4}),
    ("event-rejected", {"kind": "floor", "floor": 2}),
    ("deed-election", {}),
    *((f"event-{kind}", {}) for kind in ("crowned", "cancelled", "awaits-partner")),
    ("castle-laid", {}),
    *((f"castle-{kind}", {"floor": 4}) for kind in ("move", "throne", "wc", "up", "to-wc")),
    ("election-question", {}),
    ("election-title", {}),
    ("count-of", {"round": 1}),
    ("count-title", {"round": 1}),
    ("ending-coronation", {"round": 1, "points": 12}),
    *((f"review-turn-{kind}", {"actor": "Anna"}) for kind in ("crowned", "rejected", "cancelled", "move")),
    *((f"coach-reason-{kind}-if-crowned", {"count": 3}) for kind in ("ahead", "behind", "level")),
    *((f"coach-reason-{kind}", {"count": 3, "chance": 40}) for kind in ("rivals-want", "but-behind", "is-crowned")),
    ("coach-election", {}),
)
REFUSED_TO_THE_JESTER = (
    "refused-not-in-the-castle",
    "refused-no-wc-above",
    "refused-floor-above-has-room",
    "refused-already-in-a-wc",
    "refused-wc-floor-full",
)
ANNA = {"who": "Anna", "who-is": "one"}
ARTICLES = {"en": r"the", "fr": r"le", "it": r"il|al|del|sul"}


@pytest.mark.parametrize("language", ARTICLES)
def test_the_jester_has_his_article_and_a_person_has_none(language: str) -> None:
    said = words(language).say
    jester = said("jester")
    about = [*ABOUT_THE_JESTER, *((key, {"floor": 3, "wc": 3}) for key in REFUSED_TO_THE_JESTER)]
    for key, facts in about:
        of_the_jester = said(key, **{"character": jester, "character-is": "jester"}, **ANNA, **facts)
        of_a_person = said(key, **{"character": "Odessa", "character-is": "other"}, **ANNA, **facts)
        assert re.search(rf"\b({ARTICLES[language]}) {jester}\b", of_the_jester, re.IGNORECASE), key
        assert not re.search(rf"\b({ARTICLES[language]}) Odessa\b", of_a_person, re.IGNORECASE), key


ABOUT_THE_EMISSARY: tuple[tuple[str, Mapping[str, str | int]], ...] = (
    ("event-favourites-dealt", {"names": "Odessa"}),
    ("event-favourites-shown", {"names": "Odessa"}),
    ("event-scored", {"points": 3}),
    ("event-marker-moved", {"points": 3, "score": 40}),
    ("event-zero-bonus", {"points": 33}),
    ("deed-counted", {"names": "Odessa", "points": 3, "score": 40}),
    ("ending-ahead", {"second": "Anna", "points": 3}),
    ("ending-level-with-emissary", {"first": "Anna"}),
    ("ending-coronation", {"round": 1, "character": "Odessa", "character-is": "other", "points": 12}),
    ("plain-favourite-of", {}),
)
WITH_AN_ARTICLE = {"en": r"the Emissary", "fr": r"l’Émissaire", "it": r"l’Emissario"}


@pytest.mark.parametrize("language", WITH_AN_ARTICLE)
def test_the_emissary_has_his_article(language: str) -> None:
    said = words(language).say
    name = said("emissary")
    others = {"who": name, "first": name, "who-is": "one", "first-is": "one", "second-is": "one"}
    for key, facts in ABOUT_THE_EMISSARY:
        sentence = said(key, **{**others, **facts})
        assert re.search(WITH_AN_ARTICLE[language], sentence, re.IGNORECASE), key


PERSONS = {
    "en": ("Anna places", "Anna and Bruno place", "you place", "you and Bruno place"),
    "fr": ("Anna place", "Anna et Bruno placent", "vous placez", "vous et Bruno placez"),
    "it": ("Anna piazza", "Anna e Bruno piazzano", "Piazzi", "tu e Bruno piazzate"),
}
"""By whom a sentence speaks of: one, a team, the reader, the reader's team."""


@pytest.mark.parametrize("language", PERSONS)
def test_a_verb_agrees_with_one_with_a_team_and_with_the_reader(language: str) -> None:
    say = words(language).say
    both = words(language).listed(("Anna", "Bruno"))
    names = ("Anna", both, say("reader"), say("reader-and", name="Bruno"))
    for name, person, begins in zip(names, ("one", "team", "you", "your-team"), PERSONS[language], strict=True):
        said = say("event-placed", **{"who": name, "who-is": person}, character="Odessa", floor=4)
        assert said.startswith(f"{begins} Odessa"), said


@pytest.mark.parametrize("language", languages())
def test_a_message_by_itself_is_what_it_is_in_its_catalogue(language: str) -> None:
    """So it can be parsed when it is first said."""
    keys: list[str] = []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        entries = [entry for entry in parsed(text).body if isinstance(entry, ast.Message | ast.Term)]
        alone = messages_in(text)
        assert [entry.id.name for entry in entries] == list(alone)
        for entry in entries:
            assert [entry.equals(each, ["span", "comment"]) for each in FluentResource(alone[entry.id.name]).body] == [
                True
            ]
        keys += alone
    assert len(keys) == len(set(keys)) > 1000
