"""Names in the source, on the wire and in the client are the field's or the rulebook's words: pictures stay out, and a
class name means one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "vivat"
INSTEAD = {
    "attend": "scheduling",
    "comings": "presence",
    "court": "intrigue, or the hall",
    "courtier": "steward",
    "crew": "workers",
    "dares": "considers",
    "eyes": "viewer or perspective",
    "findings": "study",
    "glance": "investigation",
    "gossip": "beliefs",
    "heed": "apply",
    "hurry": "at once or now",
    "lapsed": "expired",
    "outlook": "value or evaluation",
    "papers": "lookups",
    "purse": "cost or payment",
    "sitting": "desk",
    "suspicion": "beliefs",
    "tale": "replay",
    "thinker": "search player or search worker",
    "warm": "compile",
    "warmth": "compilation",
    "hurries": "has no time",
    "wishes": "requests or arguments",
}
"""Pictures, and the word for the thing."""
ANY_PICTURE = re.compile(rf"(?<![a-z])(?i:{'|'.join(INSTEAD)})(?i:s)?(?![a-z])")
ALIKE = {
    "Advice", "Answer", "Claim", "DeedRow", "Line", "Move", "Params", "Playout", "Presence", "RankRow",
    "RefusedSort", "State", "View",
}  # fmt: skip
"""Class names that several modules have: the same thing in each family, or a thing and what is sent of it."""


def names_in(tree: ast.AST) -> Iterator[str]:
    """Every name that a module gives to something."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.arg():
                yield node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr


def pictures_in(name: str) -> list[str]:
    """The words of a name that are pictures, in the singular or the plural."""
    words = [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]
    return [word for word in words if word in INSTEAD or word.removesuffix("s") in INSTEAD]


def name_faults(modules: dict[str, str]) -> list[str]:
    """Names that are pictures, and class names with several meanings, in modules by their path."""
    faults, classes = list[str](), defaultdict[str, list[str]](list)
    for path, text in modules.items():
        given = [path.rpartition("/")[2].removesuffix(".py")]
        if ANY_PICTURE.search(text):  # most texts have none, and to parse one takes long
            given += names_in(ast.parse(text))
        for name in given:
            for word in pictures_in(name):
                instead = INSTEAD.get(word) or INSTEAD[word.removesuffix("s")]
                faults.append(f"{path}: {name} is a picture; the word is {instead}")
        for name in re.findall(r"^class ([A-Z]\w*)", text, re.MULTILINE):
            classes[name].append(path)
    twice = {name: paths for name, paths in classes.items() if len(paths) > 1 and name not in ALIKE}
    return faults + [f"{name} is a class in {' and '.join(paths)}" for name, paths in twice.items()]


def test_names_are_the_words_of_the_field() -> None:
    paths = sorted(SOURCE.rglob("*.py"))
    assert name_faults({path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in paths}) == []


def client_names(source: Path) -> Iterator[str]:
    """The keys of messages, the scripts of the client, and the classes of its styles."""
    for path in (source / "words" / "en").glob("*.ftl"):
        yield from re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    client = source / "web" / "client"
    yield from (path.stem for path in (client / "js").rglob("*.js"))
    for path in (client / "css").glob("*.css"):
        yield from re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8"))


def test_messages_scripts_and_styles_are_named_so_too() -> None:
    names = sorted({*client_names(SOURCE)})
    assert {"home-text", "table_store", "of-castle"} <= {*names}
    named = [name for name in names if not name.startswith("achievement-")]  # the id of a card never changes
    assert [name for name in named if pictures_in(name)] == []


GIVEN = re.compile(
    r"\b(?:const|let|function|class|get)\s+(?P<name>\w+)"  # declared
    r"|^\s+(?:async )?(?P<method>\w+)\((?:[^()]|\([^()]*\))*\) \{"
    r"|@(?:param|property|typedef|callback)\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s+)?\[?(?P<typed>\w+)",
    re.MULTILINE,
)
"""Where a script gives something a name."""


def script_names(text: str) -> set[str]:
    """Every name that a script gives to something."""
    return {found for each in GIVEN.finditer(text) for found in each.groups() if found}


def test_what_scripts_name_is_named_so_too() -> None:
    named = {
        name for path in (SOURCE / "web" / "client" / "js").rglob("*.js") for name in script_names(path.read_text())
    }
    assert {"Playback", "factsWords", "toPresent", "isLimited", "Frame"} <= named
    assert [name for name in sorted(named) if pictures_in(name)] == []


def test_a_picture_in_a_script_is_found() -> None:
    text = """
    /** @typedef {object} Sitting */
    /** @param {{a: number}} wishes */
    export const sittingAt = ({ seats }) => seats;
    class Timer {
      get hurries() { return 1; }
      hurryFor(ms) {
      }
    }
    """
    named = sorted(name for name in script_names(text) if pictures_in(name))
    assert named == ["Sitting", "hurries", "hurryFor", "sittingAt", "wishes"]


def test_pictures_and_names_with_two_meanings_are_found() -> None:
    method = "    def f(self, glances):\n        self.last_thinker = swarm = 1\n"
    modules = {
        "table/gossip.py": f"class Report:\n{method}",
        "lab/report.py": "class Report: ...\nclass View: ...\n",
        "web/view.py": "class View: ...\nWarmWords = 1\n",
    }
    assert sorted(fault.partition(" is ")[0] for fault in name_faults(modules)) == [
        "Report",
        "table/gossip.py: glances",
        "table/gossip.py: gossip",
        "table/gossip.py: last_thinker",
        "web/view.py: WarmWords",
    ]
