"""The documentation runs: examples in the README and in docstrings are tests, and links lead somewhere."""

import argparse
import ast
import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import vivat
from tests.figures import FIGURES, with_figures
from vivat.bots import BOTS
from vivat.bots.levels import USUAL_BOT
from vivat.cli import Parser, main, make_parser
from vivat.web.settings import FORMER_NAMES, known_settings
from vivat.words import languages

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 10
    assert failed == 0


def modules() -> list[str]:
    found = [info.name for info in pkgutil.walk_packages(vivat.__path__, "vivat.")]
    elsewhere = ("vivat.fast", "vivat.table.migrations")  # one takes long to import, the other runs inside Alembic only
    return [name for name in found if not name.startswith(elsewhere) and not name.endswith("__main__")]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_run(name: str) -> None:
    module = importlib.import_module(name)
    if ">>>" in Path(str(module.__file__)).read_text(encoding="utf-8"):  # doctest first looks at all files it knows
        assert doctest.testmod(module).failed == 0


PACKAGE = ROOT / "src" / "vivat"
LAYERS = [each.name for each in sorted(PACKAGE.iterdir()) if each.suffix == ".py" or (each / "__init__.py").exists()]
"""Every folder and every module of the package."""


def test_all_layers_are_looked_at() -> None:
    assert {"circle", "notices", "review", "rules", "words", "cli.py", "client.py"} <= set(LAYERS)


def first_lines(path: Path) -> list[str]:
    """The first lines of all docstrings of a file, without the articles they cite."""
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, kinds)]
    told = [ast.get_docstring(node) or "" for node in nodes]
    return [re.sub(r"^(?:[RS]\d[\d.]*(?:, )?)+: ", "", text.splitlines()[0]) for text in told if text]


@pytest.mark.parametrize("layer", LAYERS)
def test_the_first_line_of_a_docstring_says_what_comes_out(layer: str) -> None:
    paths = (
        [ROOT / "src" / "vivat" / layer] if layer.endswith(".py") else (ROOT / "src" / "vivat" / layer).rglob("*.py")
    )
    lines = [(path.name, line) for path in paths for line in first_lines(path)]
    riddles = [f"{name}: {line}" for name, line in lines if len(line.split()) < 5 or line.startswith(("Until ", "Or "))]
    assert riddles == [], "a docstring of four words or fewer is a riddle: say what comes out, or what is done"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_readme_names_both_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_locks_have_hashes_and_no_addresses() -> None:
    for name in ("requirements.lock", "requirements-dev.lock"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
        packages = re.findall(r"^[A-Za-z0-9][\w.-]*==", text, re.MULTILINE)
        assert len(packages) > 5
        assert text.count("--hash=sha256:") >= len(packages)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_bots_are_named_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    named = ", ".join(BOTS)
    assert f"from the easiest to the strongest: {named}\n" in capsys.readouterr().out
    terminal = page("docs/terminal.md")
    assert f"from the easiest to the strongest: {', '.join(f'`{bot}`' for bot in BOTS)} |" in terminal
    assert f"(usual: `{USUAL_BOT}`)" in terminal
    changes = page("CHANGELOG.md").split("Five levels of bots", 1)[1].split("\n- ", 1)[0]
    assert re.findall(r"`(\w+)`", changes) == list(BOTS)
    assert len(BOTS) == 5


def commands(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    """The commands of a command, with all their flags."""
    found: dict[str, Parser] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= action.choices
    for each in found.values():
        each.fill_in()
    return found


def flags_of(parser: argparse.ArgumentParser) -> set[str]:
    return {flag for action in parser._actions for flag in action.option_strings if flag.startswith("--")}


def test_the_flags_of_play_and_serve_are_those_that_there_are() -> None:
    known = commands(make_parser())
    play = flags_of(known["play"]) - {"--help"}
    assert set(re.findall(r"--[a-z][a-z-]*", page("docs/terminal.md"))) >= play - {"--plain", "--yes"}
    others = {
        "--help",
        *(setting.flag for setting in known_settings().values()),
        *(f"--{name.replace('_', '-')}" for name in FORMER_NAMES),
    }
    serving = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", page("docs/serving.md")))
    assert flags_of(known["serve"]) - others == {"--config", "--show-config"} <= serving
    every = set().union(*(flags_of(each) for parser in known.values() for each in (parser, *commands(parser).values())))
    for name in ("docs/terminal.md", "docs/lab.md", "docs/roles.md"):
        assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", page(name))) <= every, name


def test_the_studies_and_languages_are_those_that_there_are() -> None:
    studies = set(commands(commands(make_parser())["lab"]))
    assert set(re.findall(r"^\| `vivat lab (\w+)` \|", page("docs/lab.md"), re.MULTILINE)) == studies
    assert all(f"`{study}`" in page("CHANGELOG.md") or f"lab {study}" in page("CHANGELOG.md") for study in studies)
    names = {"en": "English", "fr": "French", "it": "Italian"}
    for language in languages():
        assert names[language] in page("README.md")
        assert names[language] in page("CHANGELOG.md")


def test_every_attack_has_its_test() -> None:
    page = (ROOT / "docs" / "attacks.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|")][2:]
    numbered = [int(found[1]) for row in rows if (found := re.match(r"\| (\d+)\. ", row))]
    assert numbered == list(range(1, 17))
    for row in rows:
        named = re.findall(r"`(tests/[a-z_/]+\.py)(?:::(\w+))?`", row)
        assert named, row
        for file, name in named:
            assert f"\ndef {name}" in f"\n{(ROOT / file).read_text(encoding='utf-8')}", (file, name)


def test_every_figure_of_the_tree_has_its_row() -> None:
    text = page("docs/before_and_after.md")
    assert with_figures(text, dict.fromkeys(FIGURES, "so many")).count(" so many |") == len(FIGURES)
    with pytest.raises(ValueError, match="0 rows called “lines of prose”"):
        with_figures(text, {"lines of prose": "1"})
