"""The messages of this server as types and constants for JavaScript: `python -m vivat.web.wire` writes `wire.js`.

The structs are the one source: a client that is checked against `wire.js` knows every field of every message, and none
that does not exist. A test compares the file with what is written here.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct, inspect

from vivat.bots.levels import LEVELS
from vivat.circle import view
from vivat.circle.commands import AnyCircleCommand
from vivat.game import CastleAction, IntrigueAction
from vivat.game.castle import action as castle_actions
from vivat.game.castle.place import PLACES
from vivat.game.deed import PICTURES_MS, SHOWN_MS, Weight
from vivat.game.intrigue.deed import TOLD_IN_TWO
from vivat.game.intrigue.sheet import GOOD_NAMES
from vivat.game.sentence import Fact, Named, Reference
from vivat.notices import push, service
from vivat.rules.castle import places
from vivat.rules.castle.editions import EDITIONS, WORTH
from vivat.rules.castle.state import EMISSARY_SEAT
from vivat.rules.intrigue.goods import GOLD, POWER
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.table import commands
from vivat.table.castle.deed import CastleDeedView
from vivat.table.families import GameView
from vivat.table.intrigue.deed import IntrigueDeedView
from vivat.table.options import TableOptions
from vivat.table.reports import NewReport
from vivat.web import (
    advice,
    catalogue,
    circle_routes,
    coaching,
    device_routes,
    lessons,
    messages,
    notice_routes,
    passkey_routes,
    problems,
    puzzles,
    replaying,
    reviewing,
    routes,
)
from vivat.web.castle.figures import figures_of
from vivat.web.families import GameFacts
from vivat.web.pages import CLIENT
from vivat.web.topics import GAMES, read_topics
from vivat.words import languages

FILE = CLIENT / "js" / "wire.js"
SENT = (
    messages.Outbound, problems.Problem, routes.Guest, routes.Visitor, routes.TableInfo, routes.NewTable,
    catalogue.Catalogue, advice.Advice, advice.ArticleView, advice.TableFacts, replaying.GameLog, replaying.Moment,
    lessons.Lesson, device_routes.CodeInfo, device_routes.Devices, device_routes.Link, device_routes.RecoveryCodes,
    passkey_routes.CreationOptions, passkey_routes.RequestOptions, circle_routes.CircleInfo,
    circle_routes.FoundedCircle, circle_routes.CircleInvitation, circle_routes.CircleView, view.ResultsView,
    view.CampaignView, view.CampaignNews, circle_routes.TableCircle,
    service.NoticesView, service.ChannelView, notice_routes.SentByWays, push.Payload, reviewing.GameReview,
    coaching.CoachAnswer, puzzles.PuzzleDays, puzzles.PuzzlePosition, puzzles.PuzzleSolution,
)  # fmt: skip
TAKEN = (
    messages.Inbound, routes.NewGuest, routes.Rename, device_routes.NewDevice, device_routes.RenamedDevice,
    passkey_routes.NewPasskey, passkey_routes.SignIn, circle_routes.JoinCircle, AnyCircleCommand,
    service.NewChannel, service.NewNoticePreferences, coaching.CoachQuestion, puzzles.PuzzleAnswer, NewReport,
)  # fmt: skip
"""What clients send: fields that have a default may be left out."""
UNIONS = {
    "Command": commands.AnyCommand,
    "CircleCommand": AnyCircleCommand,
    "Outbound": messages.Outbound,
    "GameView": GameView,
    "GameFacts": GameFacts,
    "GameDeed": CastleDeedView | IntrigueDeedView,
    "Named": Named,
    "Reference": Reference,
    "Fact": Fact,
    "GameAction": CastleAction | IntrigueAction,
}
"""What is one of several, by a name of its own."""
WIDTH = 110


def constants() -> dict[str, tuple[str, object]]:
    """What a client needs to know by number, each with what it is."""
    return {
        "PLACES": (
            "The places of the castle by number.",
            [{"kind": each.kind, "floor": each.floor} for each in PLACES],
        ),
        "THRONE": ("The number of the throne among them.", places.THRONE),
        "BOX": ("Where those are who have left for good.", places.BOX),
        "BESIDE_BOARD": ("Where those wait who are not placed yet.", places.BESIDE_BOARD),
        "WORTH": ("What each of them is worth when a King has been crowned.", WORTH),
        "VOTES": ("Votes by number.", castle_actions.VOTES),
        "EMISSARY_SEAT": ("The Emissary where winners go by seat.", EMISSARY_SEAT),
        "GOODS": ("The suits and Gold by number.", GOOD_NAMES),
        "POWER": ("The number of Power among them.", POWER),
        "GOLD": ("The number of Gold among them.", GOLD),
        "ROLES": ("The roles of intrigue by number.", ROLE_NAMES),
        "SHOWN_MS": ("How long a deed is shown at a calm pace, by its weight.", [SHOWN_MS[each] for each in Weight]),
        "PICTURES_MS": ("How long the pictures of those deeds are shown that have several.", dict(PICTURES_MS)),
        "TOLD_IN_TWO": ("Deeds of which it is shown who does it to whom, then what comes of it.", TOLD_IN_TWO),
        "LEVELS": ("The levels of bots, from the easiest to the strongest.", LEVELS),
        "PHRASES": ("What can be said with one click.", get_args(commands.Quick)),
        "OFFER_PHRASES": ("What can be said with an offer of trade.", get_args(commands.OfferPhrase)),
        "REACTIONS": ("What can be shown with one click, as a face.", get_args(commands.Reaction)),
        "TOPICS": ("What people ask about the rules, and which articles answer.", topics()),
        "LANGUAGES": ("The languages that there are words in.", languages()),
        "LIMITS": ("How small and how large what is sent may be.", limits()),
    }


def topics() -> list[dict[str, object]]:
    """The topics of the rules, with places by number."""
    numbers: dict[tuple[str, int], int] = {(each.kind, each.floor): number for number, each in enumerate(PLACES)}
    return [
        {
            "key": each.key,
            "family": each.family,
            "games": (games := each.games or GAMES[each.family]),
            "articles": each.articles,
            "figures": [[name, figure_of(name, games), numbers[kind, floor]] for name, kind, floor in each.figures],
            "deed": each.deed,
        }
        for each in read_topics()
    ]


def figure_of(name: str, games: Iterable[str]) -> str:
    """How a character of one of these editions is drawn."""
    editions = [EDITIONS[key] for key in games]
    return next(figures_of(each)[each.names.index(name)] for each in editions if name in each.names)


def limits() -> dict[str, dict[str, dict[str, int]]]:
    """The bounds of numbers, of texts and of lists in all that clients send."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for struct in structs_in(*TAKEN, TableOptions):
        for field in struct.fields:
            if field.name != "id" and (bounds := bounds_of(field.type)):
                found.setdefault(struct.cls.__name__, {})[field.name] = bounds
    return found


def bounds_of(kind: inspect.Type) -> dict[str, int]:
    """The least and the most that a type allows, as far as it says so."""
    if isinstance(kind, inspect.UnionType):
        return {name: value for each in kind.types for name, value in bounds_of(each).items()}
    least = getattr(kind, "ge", None) if isinstance(kind, inspect.IntType) else getattr(kind, "min_length", None)
    most = getattr(kind, "le", None) if isinstance(kind, inspect.IntType) else getattr(kind, "max_length", None)
    return {name: value for name, value in (("least", least), ("most", most)) if value is not None}


def inner(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    for name in ("type", "item_type", "key_type", "value_type"):
        if isinstance(found := getattr(kind, name, None), inspect.Type):
            yield found
    for name in ("types", "item_types"):
        yield from getattr(kind, name, ())
    for field in getattr(kind, "fields", ()):
        yield field.type


def structs_in(*kinds: Any) -> list[inspect.StructType]:
    """The structs of some messages, each once, in the order in which one meets them."""
    found: dict[type, inspect.StructType] = {}
    waiting = [inspect.type_info(kind) for kind in kinds]
    for kind in waiting:
        if isinstance(kind, inspect.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
        waiting += inner(kind)
    return list(found.values())


class Types:
    """The types of JavaScript that some messages need, each once."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}
        self._named: dict[str, type] = {}

    def write(self, *kinds: Any, taken: bool = False) -> None:
        """The types that these messages need."""
        for kind in kinds:
            self._name(inspect.type_info(kind), taken)

    def write_unions(self) -> None:
        """The names of unions whose members are written."""
        for name, members in UNIONS.items():
            named = [self._name(inspect.type_info(each), taken=False) for each in get_args(members)]
            self._written[name] = union(name, "One of these.", named)

    def __str__(self) -> str:
        return "\n\n".join(self._written[name] for name in sorted(self._written))

    def _name(self, kind: inspect.Type, taken: bool) -> str:
        """A type as JavaScript's comments have it; whatever it names is written too."""
        match kind:
            case inspect.Metadata() if kind.extra and "encodes" in kind.extra:
                return " | ".join(self._encoded(each, taken) for each in get_args(kind.extra["encodes"]))
            case inspect.Metadata():
                return self._name(kind.type, taken)
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.UnionType():
                return " | ".join(self._name(each, taken) for each in kind.types)
            case inspect.ListType() | inspect.VarTupleType():
                item = self._name(kind.item_type, taken)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self._name(each, taken) for each in kind.item_types)}]"
            case inspect.NamedTupleType():
                return f"[{', '.join(f'{each.name}: {self._name(each.type, taken)}' for each in kind.fields)}]"
            case inspect.DictType():
                return f"Record<{self._name(kind.key_type, taken)}, {self._name(kind.value_type, taken)}>"
            case inspect.StructType() | inspect.DataclassType():
                return self._object(kind, taken)
        raise TypeError(f"{kind} cannot be sent: every message is typed to the leaves.")

    def _object(self, kind: inspect.StructType | inspect.DataclassType, taken: bool) -> str:
        """The name of a struct, whose type is written if it is new."""
        name = self._take_name(kind.cls)
        if not self._written[name]:
            tag = getattr(kind, "tag", None)
            rows = [] if tag is None else [(json.dumps(tag), getattr(kind, "tag_field", ""))]
            sparse = issubclass(kind.cls, Struct) and kind.cls.__struct_config__.omit_defaults
            for field in kind.fields:
                said = self._name(field.type, taken)
                optional = not field.required and (taken or sparse)
                rows.append(
                    (
                        without_null(said) if sparse else said,
                        f"[{field.encode_name}]" if optional else field.encode_name,
                    )
                )
            self._written[name] = typedef(name, kind.cls, rows)
        return name

    def _encoded(self, cls: type, taken: bool) -> str:
        """What was encoded before it is sent: a struct, or an action without the fields that do not belong to it."""
        described = inspect.type_info(cls)
        if isinstance(described, inspect.StructType):
            return self._object(described, taken)
        assert isinstance(described, inspect.DataclassType)
        name = self._take_name(cls)
        types = {field.name: without_null(self._name(field.type, False)) for field in described.fields}
        names = [field.name if field.required else f"[{field.name}]" for field in described.fields]
        self._written[name] = typedef(name, cls, list(zip(types.values(), names, strict=True)))
        return name

    def _take_name(self, cls: type) -> str:
        """The name of a class, which it has alone."""
        name = cls.__name__
        if self._named.setdefault(name, cls) is not cls:
            raise TypeError(f"{cls} and {self._named[name]} cannot both be called {name}.")
        self._written.setdefault(name, "")
        return name


def without_null(said: str) -> str:
    """A type that is left out rather than null."""
    return said.removesuffix(" | null")


def summary(cls: type) -> str:
    """The first line of a class's docstring."""
    return (cls.__doc__ or "").splitlines()[0]


def union(name: str, said: str, members: list[str]) -> str:
    """The type of what is one of several, in comments. A line that began with the first "|" would mean anything."""
    first, *others = members
    return "\n".join(
        ["/**", f" * {said}", f" * @typedef {{{first}", *(f" *   | {each}" for each in others), f" * }} {name}", " */"]
    )


def typedef(name: str, cls: type, rows: list[tuple[str, str]]) -> str:
    """The type of an object in comments."""
    lines = ["/**", f" * {summary(cls)}", f" * @typedef {{object}} {name}"]
    for said, field in rows:
        line = f" * @property {{{said}}} {field}"
        lines.append(line if len(line) <= WIDTH else line.replace(" | ", "\n *   | "))
    return "\n".join([*lines, " */"])


def literal(value: object, indent: str = "") -> str:
    """A value of JavaScript: on one line, or where that would be too long with each of its parts on a line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) < WIDTH - 40 or not isinstance(value, dict | list | tuple):
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{deeper}{json.dumps(key)}: {literal(part, deeper)},\n" for key, part in value.items()]
        return f"{{\n{''.join(parts)}{indent}}}"
    parts = [f"{deeper}{literal(part, deeper)},\n" for part in value]
    return f"[\n{''.join(parts)}{indent}]"


def constant(name: str, said: str, value: object) -> str:
    """A constant with what it is; of a list the very words are its type."""
    text = literal(value)
    typed = text if isinstance(value, int) else f"/** @type {{const}} */ ({text})"
    return f"/** {said} */\nexport const {name} = {typed};"


def write() -> str:
    """The whole text of `wire.js`."""
    types = Types()
    types.write(*SENT)
    types.write(*TAKEN, taken=True)
    types.write_unions()
    head = "// Written by `python -m vivat.web.wire` from the messages of the server: what it sends and what it takes."
    named = [constant(name, said, value) for name, (said, value) in constants().items()]
    return "\n\n".join([head, str(types), *named]) + "\n"


if __name__ == "__main__":
    FILE.write_text(write(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name} is written.\n")
