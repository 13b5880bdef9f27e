"""The client's scripts as they are sent: an entry with everything it imports is one file.

The client is written as some hundred small modules. Asked for one by one they cost a phone many journeys to the server
and a browser a second of work, so `link` puts them into one file for each entry, the imported before those that import
them. Each module becomes a block of its own, with its names inside it and what it exports kept in `linked`:

    { // words.js
      const { settings } = linked["settings.js"];
      …
      linked["words.js"] = { speak, t };
    }

Prettier and ESLint keep the scripts in the form that is read here: an import or export begins a line. Anything else is
refused, and so are modules that import each other in a circle. What is imported by name and not among the modules
(`preact`) stays an import of its own.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence

IMPORT = re.compile(r'^import (?:(?P<default>\w+)|{(?P<names>[^}]*)}) from "(?P<source>[^"]+)";$', re.MULTILINE)
PASSED_ON = re.compile(r'^export {(?P<names>[^}]*)} from "(?P<source>[^"]+)";$', re.MULTILINE)
NAMED = re.compile(r"^export {(?P<names>[^}]*)};$", re.MULTILINE)
DECLARED = re.compile(r"^export (?=(?:async )?(?:function|const|class) (?P<name>\w+))", re.MULTILINE)
OTHER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
"""One that has its lines to itself: a third of what is written, and nothing that a browser needs."""


class LinkError(ValueError):
    """A script that is not in the form that can be linked."""


def pairs(names: str) -> Iterator[tuple[str, str]]:
    """Each name of a list as it is called there and here: `a, b as c`."""
    for name in filter(None, map(str.strip, names.split(","))):
        there, _, here = name.partition(" as ")
        yield there, here or there


def resolve(module: str, source: str) -> str:
    """The path of an imported module; a bare name is its own."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(module), source)) if source.startswith(".") else source


def imports_of(module: str, text: str) -> list[str]:
    """What a module imports, in its order."""
    found = sorted((*IMPORT.finditer(text), *PASSED_ON.finditer(text)), key=re.Match.start)
    return [resolve(module, match["source"]) for match in found]


def in_order(entry: str, modules: Mapping[str, str], known: set[str]) -> list[str]:
    """A module with all that it needs, the needed first; what is known is there already."""
    found: list[str] = []

    def visit(module: str, way: Sequence[str]) -> None:
        if module in way:
            raise LinkError(f"these import each other: {' → '.join([*way[way.index(module) :], module])}")
        if module in known or module in found or module not in modules:
            return
        for each in imports_of(module, modules[module]):
            visit(each, [*way, module])
        found.append(module)

    visit(entry, [])
    return found


def block(module: str, text: str) -> tuple[str, list[str]]:
    """A module as a block that takes its imports from `linked` and puts its exports there, and their names."""
    exports: dict[str, str] = {}

    def taken(match: re.Match[str]) -> str:
        names = f"default: {match['default']}" if match["default"] else inside(match["names"])
        return f'const {{ {names} }} = linked["{resolve(module, match["source"])}"];'

    def inside(names: str) -> str:
        return ", ".join(there if there == here else f"{there}: {here}" for there, here in pairs(names))

    def passed_on(match: re.Match[str]) -> str:
        source = resolve(module, match["source"])
        exports.update((here, f'linked["{source}"].{there}') for there, here in pairs(match["names"]))
        return ""

    def named(match: re.Match[str]) -> str:
        exports.update((here, there) for there, here in pairs(match["names"]))
        return ""

    def declared(match: re.Match[str]) -> str:
        exports[match["name"]] = match["name"]
        return ""

    text = COMMENT.sub("", text)
    for pattern, change in ((IMPORT, taken), (PASSED_ON, passed_on), (NAMED, named), (DECLARED, declared)):
        text = pattern.sub(change, text)
    if left := OTHER.search(text):
        raise LinkError(f"{module}: cannot be linked: {left[0]}")
    kept = ", ".join(f"{name}: {value}" for name, value in exports.items())
    return f'{{ // {module}\n{text}\nlinked["{module}"] = {{ {kept} }};\n}}\n', list(exports)


def link(entries: Sequence[str], modules: Mapping[str, str]) -> dict[str, str]:
    """The file of each entry. The first has what it needs; each other takes what is in those before it from them."""
    files: dict[str, str] = {}
    known: set[str] = set()
    for entry in entries:
        order = in_order(entry, modules, known)
        needed = [each for module in order for each in imports_of(module, modules[module])]
        foreign = list(dict.fromkeys(each for each in needed if each not in modules and each not in known))
        known.update(order, foreign)
        lines = [f'import * as foreign{number} from "{name}";' for number, name in enumerate(foreign)]
        if entry == entries[0]:
            lines.append("export const linked = {};")
        else:
            lines.append(f'import {{ linked }} from "./{entries[0]}";')
            lines += [f'import "./{before}";' for before in files if before != entries[0]]
        lines += [f'linked["{name}"] = foreign{number};' for number, name in enumerate(foreign)]
        exports: list[str] = []
        for module in order:
            text, exports = block(module, modules[module])
            lines.append(text)
        if exports:
            lines.append(f'export const {{ {", ".join(exports)} }} = linked["{entry}"];')
        files[entry] = "\n".join(lines)
    return files
