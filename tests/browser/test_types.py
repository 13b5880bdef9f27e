"""The types of the client's JavaScript, written in its comments and checked by TypeScript. Node is needed here only."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SCRIPTS = HERE.parents[1] / "src/vivat/web/client/js"
PACKAGES = ("typescript@5", "preact@11.2.0", "@preact/signals@2.11.4", "htm@3.1.1", "@fluent/bundle@0.19.1")


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with TypeScript and the types of what the client uses; skipped where there is no way to get them."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("there is no Node on this machine: the types of the JavaScript are not checked")
    folder = tmp_path_factory.mktemp("types")
    install = [npm, "install", "--no-save", "--no-audit", "--no-fund", "--prefer-offline", *PACKAGES]
    answer = subprocess.run(install, cwd=folder, check=False, capture_output=True, text=True, timeout=300)
    if answer.returncode != 0:
        pytest.skip(
            f"npm could not install TypeScript: the types of the JavaScript are not checked ({answer.stderr[-300:]})"
        )
    shutil.copy(HERE / "tsconfig.json", folder)
    return folder


def complaints(folder: Path, scripts: Path) -> list[str]:
    """What TypeScript finds wrong."""
    shutil.rmtree(folder / "js", ignore_errors=True)
    shutil.copytree(scripts, folder / "js")
    tsc = [str(folder / "node_modules/.bin/tsc"), "-p", "."]
    answer = subprocess.run(tsc, cwd=folder, check=False, capture_output=True, text=True, timeout=300)
    return answer.stdout.splitlines()


def test_the_types_are_right(workshop: Path) -> None:
    assert complaints(workshop, SCRIPTS) == []


def test_a_wrong_type_is_found(workshop: Path, tmp_path: Path) -> None:
    shutil.copytree(SCRIPTS, tmp_path / "js")
    with (tmp_path / "js/router.js").open("a") as script:
        script.write("go(7);\n")
    [found] = complaints(workshop, tmp_path / "js")
    assert found.startswith("js/router.js(")
