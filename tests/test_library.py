"""The public API as a programmer meets it: what is promised is there, explained, typed, and kind about mistakes."""

import ast
import doctest
import importlib
import inspect
import os
import re
import subprocess
import sys
from dataclasses import fields
from importlib.metadata import version
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec import structs

from tests.pages import run_sections
from tests.patience import PATIENCE
from vivat.bots import make_bot
from vivat.game import (
    AMBITION_NAMES,
    CastleAction,
    CastleEvent,
    CastleGame,
    CastleObservation,
    IntrigueAction,
    IntrigueEvent,
    IntrigueObservation,
)
from vivat.game.castle import action as castle_action
from vivat.game.castle import event as castle_event
from vivat.game.intrigue import action as intrigue_action
from vivat.game.intrigue import event as intrigue_event
from vivat.game.rows import Kinds
from vivat.rules.castle.state import AMBITIONS
from vivat.words import words

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "vivat"
PUBLIC = (
    "vivat",
    "vivat.game",
    "vivat.bots",
    "vivat.search",
    "vivat.review",
    "vivat.lab",
    "vivat.adapters",
    "vivat.client",
)
LIBRARY = ROOT / "docs" / "library.md"


def run(*command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, which imports this tree."""
    known = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=False, cwd=ROOT, env=known, timeout=PATIENCE
    )


@pytest.mark.parametrize("name", PUBLIC)
def test_every_name_that_is_promised_is_there(name: str) -> None:
    module = importlib.import_module(name)
    names = list(module.__all__)
    assert names == sorted(set(names), key=lambda each: (not each.isupper(), not each[0].isupper(), each))
    assert set(names) <= set(dir(module))
    for each in names:
        assert getattr(module, each) is not None
        assert getattr(module, each).__doc__, each


def test_dir_shows_what_there_is_and_nothing_else_can_be_asked_for() -> None:
    import vivat

    assert dir(vivat) == sorted(vivat.__all__)
    with pytest.raises(AttributeError, match="module 'vivat' has no attribute 'KastleGame'"):
        vivat.KastleGame  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_that_of_the_package() -> None:
    import vivat

    assert vivat.__version__ == version("vivat")


def test_the_first_import_loads_nothing_heavy() -> None:
    done = run("-c", "import sys, vivat; print(sorted({'numba', 'numpy', 'vivat.game'} & set(sys.modules)))")
    assert done.stdout == "[]\n", done.stderr


def undocumented(text: str) -> list[str]:
    """The fields of data classes that no docstring follows."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list):
            for field, after in zip(node.body, [*node.body[1:], None], strict=True):
                told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and not told:
                    found.append(f"{node.name}.{field.target.id}")
    return [name for name in found if not name.split(".")[1].startswith("_")]


@pytest.mark.parametrize("path", sorted((SOURCE / "game").rglob("*.py")), ids=lambda path: path.stem)
def test_every_field_is_explained_where_an_editor_shows_it(path: Path) -> None:
    private = ["CountKeeper.params", "CountKeeper.counts"]
    assert [name for name in undocumented(path.read_text(encoding="utf-8")) if name not in private] == []


def test_a_field_without_a_docstring_is_found() -> None:
    text = '@dataclass\nclass Seen:\n    a: int\n    """Told."""\n    b: int\n    c: int = 0\n    """Told."""\n'
    assert undocumented(text) == ["Seen.b"]


def test_the_page_for_programmers_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # it saves a record
    failing, tried = run_sections(LIBRARY)
    assert tried > 40
    assert failing == []


def test_a_section_that_needs_another_one_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("# A\n\n## B\n\n>>> b = 1\n\n## C\n\n>>> b\n1\n", encoding="utf-8")
    assert run_sections(tmp_path / "page.md") == (["## C"], 2)


FOR_PROGRAMMERS = ("library", "adapters", "bots", "lab", "records", "reference/events")
EXAMPLES = [ROOT / "README.md", *(ROOT / f"docs/{page}.md" for page in FOR_PROGRAMMERS), *ROOT.glob("examples/*.py")]


@pytest.mark.parametrize(
    "path",
    [
        ROOT / "README.md",
        *(ROOT / "docs" / f"{page}.md" for page in FOR_PROGRAMMERS),
        *(ROOT / "examples").glob("*.py"),
    ],
    ids=lambda path: path.name,
)
def test_examples_use_what_is_promised(path: Path) -> None:
    imported = re.findall(r"^(?:>>> )?(?:from|import) (vivat[\w.]*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(imported) <= set(PUBLIC)


def test_the_page_for_programmers_has_every_verb_and_field_of_an_action() -> None:
    castle, intrigue = (
        LIBRARY.read_text(encoding="utf-8").split("## Which actions there are", 1)[1].split("Intrigue (", 1)
    )
    intrigue = intrigue.split("\n## ", 1)[0]
    for kind, chance, text in (
        (CastleAction, castle_action.CHANCE_VERBS, castle),
        (IntrigueAction, intrigue_action.CHANCE_VERBS, intrigue),
    ):
        rows = [line.split("|")[1:] for line in re.findall(r"^\| `.*", text, re.MULTILINE)]
        verbs = [verb for row in rows for verb in re.findall(r"`([^`]+)`", row[1])]
        told = {field for row in rows for field in re.findall(r"`([^`]+)`", re.sub(r"\(.*?\)", "", row[2]))}
        assert set(verbs) | set(chance) == set(get_args(get_type_hints(kind)["verb"]))
        chances = {"card", "seat", "role"}
        assert told == {field.name for field in fields(kind)} - {"code", "verb", "text"} - chances


def field_table(kind: type) -> str:
    """The fields and properties of a class as a table for a page, from their docstrings."""
    tree = ast.parse(Path(inspect.getfile(kind)).read_text(encoding="utf-8"))
    [body] = [node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    rows = [f"| `{kind.__name__}` | |", "|---|---|"]
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(after, ast.Expr):
            rows.append(f"| `{node.target.id}` | {' '.join(str(ast.literal_eval(after.value)).split())} |")
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            rows.append(f"| `{node.name}` | {' '.join((ast.get_docstring(node) or '').split())} |")
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("kind", [CastleObservation, IntrigueObservation])
def test_the_page_for_programmers_has_every_field_of_an_observation(kind: type) -> None:
    table = field_table(kind)
    assert {field.name for field in structs.fields(kind)} <= set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE))
    assert table in LIBRARY.read_text(encoding="utf-8"), f"write this into the page instead:\n{table}"


EVENTS = ROOT / "docs" / "reference" / "events.md"


@pytest.mark.parametrize(("kind", "kinds"), [(CastleEvent, castle_event.KINDS), (IntrigueEvent, intrigue_event.KINDS)])
def test_the_page_of_events_has_each_kind_with_the_fields_it_fills(kind: type, kinds: Kinds[str]) -> None:
    page = EVENTS.read_text(encoding="utf-8").split(f"| `{kind.__name__}.kind` |", 1)[1].split("\n## ", 1)[0]
    told = [line.split(" | ") for line in re.findall(r"^\| (`.*) \|$", page, re.MULTILINE)]
    assert {name.strip("`"): re.findall(r"`(\w+)`", filled) for name, filled, _ in told} == {
        name: [field for field in filled if field] for name, *filled in kinds.values()
    }
    assert len(told) == len(kinds)
    assert all(meaning for *_, meaning in told)


def test_the_page_of_events_runs() -> None:
    failed, tried = doctest.testfile(str(EVENTS), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_ambitions_have_the_names_that_people_read() -> None:
    assert list(AMBITION_NAMES) == [words().say(f"ambition-{number}") for number in range(1, AMBITIONS + 1)]


def program(page: Path) -> str:
    """The program among the examples of a page."""
    [found] = [
        text for text in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S) if ">>>" not in text
    ]
    return str(found)


def test_the_program_for_many_games_runs_and_does_not_depend_on_the_cores(tmp_path: Path) -> None:
    file = tmp_path / "many.py"
    file.write_text(program(LIBRARY), encoding="utf-8")
    done = run(str(file), "12")
    assert re.fullmatch(r"\d+\.\d% of 12 games \(25 % is par\)\n", done.stdout), done.stderr
    alone = file.read_text(encoding="utf-8").replace("ProcessPoolExecutor()", "ProcessPoolExecutor(1)")
    file.write_text(alone, encoding="utf-8")
    assert run(str(file), "12").stdout == done.stdout


def test_the_bot_of_the_program_plays_in_the_lab_too(tmp_path: Path) -> None:
    (tmp_path / "pusher.py").write_text(program(LIBRARY), encoding="utf-8")
    seen = CastleGame.start("kingup", 4, seed=1, first_seat=0).observe(0)
    assert make_bot(f"{tmp_path}/pusher.py:Pusher", seed=1).act(seen) in seen.legal


def typed(folder: Path, **programs: str) -> str:
    """What mypy has to say of programs, with the strictness of this project."""
    for name, code in programs.items():
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
    files = [str(folder / f"{name}.py") for name in programs]
    done = run("-m", "mypy", "--strict", "--follow-imports=silent", "--no-error-summary", *files)
    return done.stdout + done.stderr


def test_the_examples_of_readme_and_pages_are_strictly_typed(tmp_path: Path) -> None:
    careful, quiet, played = re.findall(r"```python\n(.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.S)
    [records] = re.findall(r"```python\n(from pathlib.*?)```", (ROOT / "docs/lab.md").read_text("utf-8"), re.S)
    readme = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))
    first = "".join(example.source for example in readme[:5])
    assert first.count("\n") >= 6
    assert "game.outcome" in first
    said = typed(
        tmp_path,
        readme=first,
        many=program(LIBRARY),
        my_bots=careful + quiet,
        played=played,
        records=records,
        planted=f"{first}print(game.outcome.reason)\n",
    )
    assert 'has no attribute "reason"' in said
    assert [line for line in said.splitlines() if "planted.py" not in line] == []


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("vivat.adapters.pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("vivat.adapters.openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_with_the_way_out(module: str, package: str, extra: str) -> None:
    done = run("-c", f"import sys; sys.modules[{package!r}] = None; import {module}")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(f"is not installed here. Install it with: pip install 'vivat[{extra}]'")


@pytest.mark.parametrize("arguments", [[], ["http://127.0.0.1:8000"], list("abcd")])
def test_an_example_without_its_arguments_says_what_it_needs(arguments: list[str]) -> None:
    done = run("examples/bot.py", *arguments)
    assert done.returncode == 1
    assert "python examples/bot.py http://127.0.0.1:8000 TABLE-ID [NAME]" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_example_that_learns_says_what_it_does_before_it_learns() -> None:
    done = run("examples/train.py", "--help")
    assert done.returncode == 0
    assert "Seat 0 learns" in done.stdout
    assert "wins" not in done.stdout.rpartition("seconds.")[2]


@pytest.mark.parametrize(
    ("server", "said"),
    [
        ("http://127.0.0.1:9", "no server answers at http://127.0.0.1:9: "),
        ("here", "it begins with http:// or https://"),
    ],
)
def test_an_example_without_a_server_says_so(server: str, said: str) -> None:
    done = run("examples/bot.py", server, "TABLE")
    assert done.stderr.startswith(f"No game at {server}: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
