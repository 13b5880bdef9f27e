"""The client's scripts are linked: an entry with everything it imports is one file."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable

import pytest

from vivat.web.pages import CLIENT, SCRIPTS, client_files
from vivat.web.scripts import COMMENT, LinkError, link

MODULES = {
    "app.js": 'import { twice } from "./numbers/twice.js";\n/** Shown. */\nexport const shown = [twice(2)];\n',
    "numbers/twice.js": 'import { of as by } from "../times.js";\nexport function twice(n) {\n  return by(n, 2);\n}\n',
    "times.js": "const of = (a, b) => a * b;\nexport { of };\n",
    "more.js": 'export { twice as again } from "./numbers/twice.js";\nexport { Later } from "./later.js";\n',
    "last.js": 'import { Later } from "./later.js";\nexport const last = new Later().all;\n',
    "later.js": 'import { shown } from "./app.js";\nexport class Later {\n  all = shown;\n}\n',
}
RUN = """
import { writeFileSync, mkdtempSync } from "node:fs";
const folder = mkdtempSync(process.argv[1]);
const files = JSON.parse(process.argv[2]);
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name.replace(".js", ".mjs")}`, text);
const { last } = await import(`${folder}/last.mjs`);
const { again, Later } = await import(`${folder}/more.mjs`);
console.log(JSON.stringify([again(4), new Later().all, last]));
"""


def test_what_is_imported_comes_first_and_is_sent_once() -> None:
    files = link(("app.js", "more.js"), MODULES)
    assert re.findall(r"{ // (\S+)", files["app.js"]) == ["times.js", "numbers/twice.js", "app.js"]
    assert re.findall(r"{ // (\S+)", files["more.js"]) == ["later.js", "more.js"]
    assert "Shown." not in files["app.js"]


def test_a_linked_script_does_what_its_modules_do(tmp_path_factory: pytest.TempPathFactory) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node on this machine; the browser runs the linked scripts of the page all the same")
    linked = link(("app.js", "more.js", "last.js"), MODULES)
    files = {name: text.replace('.js";', '.mjs";') for name, text in linked.items()}
    folder = tmp_path_factory.mktemp("linked") / "run-"
    command = [node, "--input-type=module", "-e", RUN, str(folder), json.dumps(files)]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    assert json.loads(answer.stdout) == [8, [4], [4]]


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (lambda text: f"export default {text}", "app.js: cannot be linked: export default"),
        (lambda text: f'import "./times.js";\n{text}', "app.js: cannot be linked: import"),
        (lambda text: f"export let changing = 1;\n{text}", "app.js: cannot be linked: export let"),
        (lambda text: f'import {{ Later }} from "./later.js";\n{text}', "app.js → later.js → app.js"),
    ],
)
def test_what_cannot_be_linked_is_refused(fault: Callable[[str], str], complaint: str) -> None:
    with pytest.raises(LinkError, match=re.escape(complaint)):
        link(("app.js",), MODULES | {"app.js": fault(MODULES["app.js"])})


def test_every_script_of_the_client_is_sent_once() -> None:
    sent = [
        module
        for entry in SCRIPTS
        for module in re.findall(r"^{ // (\S+)$", client_files()[f"js/{entry}"].plain.decode(), re.MULTILINE)
    ]
    written = [
        path.relative_to(CLIENT / "js").as_posix()
        for path in (CLIENT / "js").rglob("*.js")
        if COMMENT.sub("", path.read_text()).strip()  # types alone are never imported
    ]
    fluent = ["@fluent/bundle", *(f"@fluent/{path.name}" for path in (CLIENT / "vendor/fluent").glob("*.js"))]
    assert sorted(sent) == sorted({*written, *fluent} - {"service_worker.js", "@fluent/index.js", "@fluent/ast.js"})
