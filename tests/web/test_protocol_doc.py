"""`docs/protocol.md` says all there is and nothing else, and its examples are real messages."""

import dataclasses
import inspect
import json
import re
import types
import warnings
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from litestar.exceptions import LitestarDeprecationWarning
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from tests.web import settings_page
from tests.web.test_metrics import own_names
from vivat.bots import BOTS, make_bot
from vivat.bots.remark import Remark
from vivat.circle import commands as circle_commands
from vivat.circle import decide as circle_decide
from vivat.circle import view as circle_view
from vivat.game import CastleAction, CastleOptions, Dealer, PlayerKnowledge, Reference, Refusal, Sentence
from vivat.game.castle import deed as castle_deed
from vivat.game.castle.naming import CastleNaming
from vivat.game.intrigue import deed as intrigue_deed
from vivat.game.intrigue.conditions import Condition
from vivat.game.record import new_game
from vivat.notices import service
from vivat.table import (
    commands,
    decide,
    entries,
    game_entries,
    lines,
    loading,
    options,
    own_data,
    reports,
    scheduling,
    stopping,
    table,
    telling,
    view,
)
from vivat.table.castle.deed import CastleDeedView
from vivat.table.castle.view import CastleView
from vivat.table.intrigue.deed import IntrigueDeedView
from vivat.table.intrigue.view import IntrigueView
from vivat.web import (
    advice,
    app,
    catalogue,
    circle_routes,
    coaching,
    computing,
    device_routes,
    lessons,
    messages,
    notice_routes,
    passkey_routes,
    protocols,
    puzzles,
    replaying,
    reviewing,
    routes,
    serving,
    socket,
)
from vivat.web.castle.facts import CastleFacts
from vivat.web.intrigue.facts import IntrigueFacts, Prices, ScenarioFacts
from vivat.words import words

DOCS = Path(__file__).parent.parent.parent / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
SERVING = (DOCS / "serving.md").read_text(encoding="utf-8")
FIELDS: dict[str, set[str]] = {
    kind.__name__: {field.name for field in msgspec.structs.fields(kind)}
    for kind in (
        *get_args(messages.Outbound), messages.Why, lines.Line, view.View, view.ChairView, view.ClaimView,
        view.OfferView,
        messages.TableView, options.TableOptions, options.Clock, ScenarioFacts, Prices, telling.ToldDeed, Sentence,
        PlayerKnowledge, view.RoleClaimView,
    )
} | {
    kind.__name__: {"family", *(field.name for field in msgspec.structs.fields(kind))}
    for kind in (
        CastleView, IntrigueView, CastleFacts, IntrigueFacts, CastleDeedView, IntrigueDeedView,
    )
} | {"Condition": {field.name for field in dataclasses.fields(Condition)}}  # fmt: skip
TYPES: dict[str, Any] = {
    name: kind
    for module in (
        messages,
        commands,
        lines,
        options,
        routes,
        advice,
        catalogue,
        lessons,
        replaying,
        reviewing,
        telling,
        own_data,
        device_routes,
        passkey_routes,
        reports,
        service,
        notice_routes,
        circle_routes,
        circle_view,
        circle_commands,
        coaching,
        puzzles,
    )
    for name, kind in vars(module).items()
    if isinstance(kind, type | types.UnionType)
} | {
    "list[TableInfo]": list[routes.TableInfo],
    "list[ArticleView]": list[advice.ArticleView],
    "list[CircleInfo]": list[circle_routes.CircleInfo],
    "list[CampaignNews]": list[circle_view.CampaignNews],
    "list[TableCircle]": list[circle_routes.TableCircle],
    "PlayerKnowledge": PlayerKnowledge,
}
COMMANDS: dict[str, type[commands.Command]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(commands.AnyCommand)
}


class Row(NamedTuple):
    """A row of a table, and the names in backticks in its first cell."""

    names: list[str]
    cells: list[str]


class Example(NamedTuple):
    """A piece of JSON in the page, and what it is an example of."""

    kind: str
    text: str


def rows_after(page: str, heading: str) -> list[Row]:
    """The first table after a piece of text, without its head."""
    assert page.count(heading) == 1, f"{heading!r} stands {page.count(heading)} times in the page"
    block = re.search(r"(?:^\|.*\n)+", page.split(heading)[1], re.MULTILINE)
    assert block is not None
    cells = [[cell.strip() for cell in line.strip("|").split(" |")] for line in block[0].splitlines()[2:]]
    return [Row(re.findall(r"`([^`]+)`", each[0]), each) for each in cells]


def names_after(page: str, heading: str) -> list[str]:
    return [name for row in rows_after(page, heading) for name in row.names]


def sections(page: str) -> dict[str, str]:
    """What stands under each heading of the third level."""
    parts = re.split(r"^(#+ .*)\n", page, flags=re.MULTILINE)
    return {parts[at].removeprefix("### "): parts[at + 1] for at in range(1, len(parts), 2) if parts[at][:4] == "### "}


def examples(page: str) -> list[Example]:
    """Every JSON block; a mark above it says what it is, and whether there is one example a line."""
    found = []
    for many, kind, text in re.findall(r"<!-- example(s?): (.*?) -->\n```json\n(.*?)```", page, re.DOTALL):
        found += [Example(kind, line) for line in (text.splitlines() if many else [text])]
    return found


def real_routes() -> dict[str, str]:
    """Every route below /api, and what it needs."""
    found: dict[str, str] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        made = app.make_app()
    for route in made.routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
            wanted = isinstance(handler, HTTPRouteHandler | WebsocketRouteHandler) and path.startswith("/api/")
            if wanted and path != "/api/openapi.json":
                methods = getattr(handler, "http_methods", ["GET"])
                found |= {f"{method} {path}": handler.opt["needs"] for method in methods if method != "OPTIONS"}
    return found


LINE_KINDS = set(get_args(lines.LineKind))


@cache
def real_lines() -> dict[str, list[set[str]]]:
    """A table at which everything happens once: which fields the lines of each kind have."""
    wishes = options.TableOptions(
        game="kingup", seats=(("me",), ("open",), ("steward",), ("open",)), clock=options.Clock(kind="bank")
    )
    dealer = Dealer.seeded(5)
    played = table.Table("table")

    def happen(*bodies: entries.AnyBody) -> None:
        for body in bodies:
            played.apply(entries.Entry(played.version + 1, 1000 * played.version, "", "", body))

    def decide_once() -> None:
        seat = played.waited_for[0]
        assert played.game is not None
        action = make_bot("random", 1).act(played.game.observe(seat))
        happen(game_entries.play_or_seal(played, seat, action, "bot", dealer).body)

    happen(
        decide.open_table(wishes, decide.Author("ada", "Ada")),
        entries.Sat(3, "eve", "Eve"),
        entries.Removed(3),
        entries.Sat(3, "ben", "Ben"),
        entries.Moved(1, 3, "ben", "Ben"),
        entries.Moved(1, 1, "ben", "Benno"),
        entries.Arranged(3, "steward", "Corvin"),
        entries.Arranged(3, None, ""),
        entries.Arranged(3, "steward", "Corvin"),
    )
    happen(game_entries.dealt(new_game(wishes.game_options(played.names)), dealer).body)
    while not played.ballots:
        decide_once()
    happen(
        entries.Balloted(played.waited_for[0], "vote yes", "person"),
        entries.VotedAhead(0, 1, 3, "vote no", 600_000),
        entries.Proposed(0, "vote yes"),
        *(entries.Said(1, "hello", team, phrase) for team in (False, True) for phrase in (False, True)),
        *(entries.Said(1, "hello", False, phrase, with_offer=True) for phrase in (False, True)),
        entries.Said(2, "", False, True, Remark("mourning", 1, about=0)),
        entries.Claimed(1, "I will not veto"),
        entries.Claimed(1, "I am the King", 0),
        entries.Muted(0, 1, True),
        entries.Muted(0, 1, False),
        entries.Noted(0, "Natale", "?"),
        entries.PauseRequested(0),
        entries.PauseRequested(1),
        entries.Resumed(0),
        entries.Restarted(),
        entries.TimeGiven(0, 1, 60),
        entries.HolidayTaken(0, 5),
        entries.StandInAsked(0),
        entries.Kept(1),
        entries.Returned(1),
        entries.Left(0),
        entries.Offered(0, "cleo", "Cleo"),
        entries.Agreed(1, 0),
        entries.Given(0, "cleo", "Cleo"),
    )
    for _ in range(1000):
        if played.status == "finished":
            break
        decide_once()
    happen(entries.RematchAsked(1, "another"))
    found: dict[str, list[set[str]]] = {}
    for each in played.lines:
        found.setdefault(each.line.kind, []).append(set(json.loads(msgspec.json.encode(each.line))))
    return found


# What there is, and what the page says.


@pytest.mark.parametrize("kind", FIELDS)
def test_every_field_is_described_and_no_other(kind: str) -> None:
    assert sorted(names_after(PROTOCOL, f"<!-- type: {kind} -->")) == sorted(FIELDS[kind])


def test_every_message_from_the_server_is_described() -> None:
    real = {str(kind.__struct_config__.tag) for kind in get_args(messages.Outbound)}
    assert set(names_after(PROTOCOL, "<!-- messages: outbound -->")) == real
    assert {heading.lower() for heading in sections(PROTOCOL)} >= real


def test_every_message_to_the_server_is_described() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(messages.Inbound)}
    assert set(names_after(PROTOCOL, "<!-- messages: inbound -->")) == tags - set(COMMANDS)


def test_every_command_is_described_with_its_fields_and_what_it_needs() -> None:
    said = {
        row.names[0]: (row.cells[1], set(re.findall(r"`(\w+)`", row.cells[2])))
        for row in rows_after(PROTOCOL, "## Commands\n")
    }
    assert said == {
        tag: (decide.NEEDS[kind][0], {field.name for field in msgspec.structs.fields(kind)} - {"id"})
        for tag, kind in COMMANDS.items()
    }


def test_every_command_in_a_circle_is_described_with_its_fields_and_an_example() -> None:
    said = {
        row.names[0]: (row.cells[1], set(re.findall(r"`(\w+)`", row.cells[2])))
        for row in rows_after(PROTOCOL, "## Commands in a circle\n")
    }
    real = {
        str(kind.__struct_config__.tag): (need, {field.name for field in msgspec.structs.fields(kind)} - {"id"})
        for kind, (need, _) in circle_decide.NEEDS.items()
    }
    assert said == real
    assert {json.loads(each.text)["type"] for each in examples(PROTOCOL) if each.kind == "AnyCircleCommand"} == set(
        real
    )


def test_every_command_has_an_example() -> None:
    shown = {json.loads(each.text)["type"] for each in examples(PROTOCOL) if each.kind == "AnyCommand"}
    assert shown == set(COMMANDS)


def test_every_phrase_is_named() -> None:
    row = next(row for row in rows_after(PROTOCOL, "## Commands\n") if row.names == ["phrase"])
    phrases = (*get_args(commands.Quick), *get_args(commands.OfferPhrase), *get_args(commands.Reaction))
    assert set(re.findall(r"`([\w-]+)`", row.cells[3])) == set(phrases)


def test_every_route_is_described_with_what_it_needs() -> None:
    said = {row.names[0]: row.cells[1] for row in rows_after(PROTOCOL, "## HTTP\n")}
    assert said == real_routes()
    assert len(said) > 15


@pytest.mark.parametrize("route", sorted(real_routes()))
def test_every_route_has_an_example(route: str) -> None:
    section = sections(PROTOCOL)[f"`{route}`"]
    assert "```json" in section or re.search(r"^    \S", section, re.MULTILINE)


def test_every_status_of_a_refusal_is_named() -> None:
    said = {int(code) for row in rows_after(PROTOCOL, "<!-- statuses -->") for code in row.cells[0].split(", ")}
    assert said >= {status for _, status in app.STATUS}


def test_every_kind_of_line_is_described() -> None:
    described = [row.names[0] for row in rows_after(PROTOCOL, "<!-- kinds of lines -->")]
    assert sorted(described) == sorted(LINE_KINDS)


def test_every_kind_of_line_has_an_example_with_the_fields_that_such_a_line_has() -> None:
    real = real_lines()
    shown = [json.loads(each.text) for each in examples(PROTOCOL) if each.kind == "Line"]
    assert {line["kind"] for line in shown} == LINE_KINDS == set(real)
    for line in shown:
        always, ever = set.intersection(*real[line["kind"]]), set.union(*real[line["kind"]])
        assert always <= set(line) <= ever, line


def test_the_table_of_kinds_names_the_fields_that_such_lines_have() -> None:
    everywhere = {"at", "game", "moment", "kind"}
    for row in rows_after(PROTOCOL, "<!-- kinds of lines -->"):
        assert set(re.findall(r"`(\w+)`", row.cells[2])) == set.union(*real_lines()[row.names[0]]) - everywhere, row


@pytest.mark.parametrize(
    ("kind", "module"), [(CastleDeedView, castle_deed), (IntrigueDeedView, intrigue_deed)], ids=["castle", "intrigue"]
)
def test_every_kind_and_result_of_a_deed_is_named(kind: type, module: types.ModuleType) -> None:
    said = {row.names[0]: row.cells[1] for row in rows_after(PROTOCOL, f"<!-- type: {kind.__name__} -->")}
    assert re.findall(r"`([^`]+)`", said["kind"]) == list(get_args(module.Kind))
    assert re.findall(r"`([^`]+)`", said["result"]) == list(get_args(module.Result))


def test_every_kind_of_fact_in_a_sentence_is_named() -> None:
    said = {row.names[0]: re.findall(r"`(\w+)`", row.cells[1]) for row in rows_after(PROTOCOL, "<!-- references -->")}
    assert said == {
        str(kind.__struct_config__.tag): [field.name for field in msgspec.structs.fields(kind)]
        for kind in get_args(Reference)
    }


def test_the_settings_are_those_of_the_server() -> None:
    assert settings_page.written(SERVING) == SERVING, "python -m tests.web.settings_page writes them"


def test_numbers_in_the_text_are_those_of_the_server() -> None:
    ping, pong = serving.PING_SECONDS, serving.PONG_SECONDS
    assert f"pings every {ping} seconds" in SERVING
    assert f"ping every {ping} seconds and hangs up on whoever does not answer within {pong} more" in flowing(PROTOCOL)
    timeout = re.search(r"proxy_read_timeout (\d+)s", SERVING)
    assert timeout
    assert ping < 60 < int(timeout[1])  # "a time-out of a minute is enough"
    assert f"{decide.LINES_A_MINUTE} lines a minute" in SERVING
    assert f"At most {decide.LINES_A_MINUTE} lines of chat" in PROTOCOL
    assert f"kept it for {decide.ALONE_HOURS} hours" in flowing(PROTOCOL)
    for document in (SERVING, PROTOCOL):
        assert f"{table.MOST_MOVES:,} moves" in flowing(document)
        assert f"{table.MOST_ASIDES:,} entries that no game needs" in flowing(document)
    assert f"read a message within {protocols.SLOW_SECONDS} seconds" in flowing(SERVING)
    assert loading.IDLE_MS == 10 * 60_000
    assert "leaves the memory after ten minutes" in SERVING
    assert f"you did not read for {protocols.SLOW_SECONDS} seconds" in PROTOCOL
    assert f"at most {stopping.STOP_SECONDS} seconds" in SERVING
    assert scheduling.UNWATCHED_MS == 2 * 60_000
    assert "for two minutes after a person's move" in flowing(SERVING)
    assert computing.THREADS == 1
    assert "worked out beside everything else, in a thread of its own" in flowing(SERVING)
    often = f"{computing.PER_SECOND} a second, {computing.BURST} at once after a rest"
    most = f"{computing.MOST_WAITING_PER_CLIENT} waiting; one address {computing.MOST_WAITING_PER_ADDRESS}"
    most += f", all together {computing.MOST_WAITING}"
    assert f"{often}, and have {most}, and what is not done after {computing.SECONDS} seconds" in flowing(SERVING)
    assert decide.ABANDONED_MS == 2 * 60_000
    assert "a bot has kept it for two minutes" in flowing(PROTOCOL)
    assert f"| `port` | {serving.USUAL_PORTS[0]}," in SERVING


def flowing(page: str) -> str:
    """A page without its line breaks."""
    return " ".join(page.split())


def test_the_metrics_are_named_as_they_are() -> None:
    public = {"vivat_tables_watched", "vivat_sockets", "vivat_moves_total"}
    assert set(re.findall(r"\bvivat_\w+", PROTOCOL)) == public
    assert set(re.findall(r"\bvivat_\w+", SERVING)) == public | own_names()


def test_the_bots_are_those_that_there_are() -> None:
    assert f'"bots": {json.dumps(list(BOTS))}' in PROTOCOL


def test_why_a_table_is_closed_to_somebody_is_named_with_its_code() -> None:
    source = inspect.getsource(app) + inspect.getsource(routes.find_table) + inspect.getsource(routes.may_look)
    real = set(re.findall(r'Refusal\("(table-[\w-]+)"', source))
    assert real == {"table-too-many-sockets", "table-unknown", "table-closed", "table-no-spectators"}
    assert real < socket.GOODBYES.keys()


def test_every_goodbye_is_named_with_its_code() -> None:
    assert set(get_args(messages.ByeReason)) == socket.GOODBYES.keys()
    rows = rows_after(PROTOCOL, "<!-- close codes -->")
    said = {
        reason: (int(row.cells[0]), row.cells[2] == "yes")
        for row in rows
        for reason in re.findall(r"^`([\w-]+)`", row.cells[1])
    }
    assert said == socket.GOODBYES


@pytest.mark.parametrize("page", ["protocol.md", "serving.md"])
def test_links_to_headings_lead_to_headings(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(r"\]\((\w+\.md)?#([^)]+)\)", text)
    assert found
    for target, anchor in found:
        assert anchor in anchors((DOCS / (target or page)).read_text(encoding="utf-8")), anchor


def anchors(page: str) -> set[str]:
    """The anchors that a page's headings get."""
    headings = re.findall(r"^#+ (.*)", page, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_keys_of_refusals_in_the_page_exist() -> None:
    keys = set(re.findall(r"`(table-[\w-]+)`", PROTOCOL))
    assert len(keys) > 2
    assert [key for key in keys if not words().knows(key)] == []


# The examples.


@pytest.mark.parametrize("example", examples(PROTOCOL), ids=lambda each: each.kind)
def test_an_example_is_a_real_message(example: Example) -> None:
    decode_example(example)


def decode_example(example: Example) -> Any:
    """Whatever the server sends must be there field by field; in what it takes, defaults may be left out."""
    shown = json.loads(example.text, object_hook=without_raw)
    found = msgspec.json.decode(msgspec.json.encode(shown), type=TYPES[example.kind])
    if isinstance(found, options.TableOptions):
        found.check()
    elif not isinstance(found, commands.Command | circle_commands.CircleCommand | messages.Why | routes.NewGuest):
        assert json.loads(msgspec.json.encode(found)) == shown
    return found


def without_raw(thing: dict[str, Any]) -> dict[str, Any]:
    """What is sent as raw JSON msgspec does not read back: a deed, a ballot or a proposal is checked and taken out."""
    if thing.get("kind") in ("ballot", "proposed"):
        msgspec.convert(thing.pop("action"), CastleAction)
    if "legal" in thing and thing["ballot"] is not None:
        msgspec.convert(thing["ballot"], CastleAction)
        thing["ballot"] = None
    if "chances" in thing:
        msgspec.convert(thing["action"], CastleAction)
    if thing.get("family") in ("castle", "intrigue") and "sentences" in thing:
        found = json.loads(json.dumps(thing))
        deed = msgspec.convert(found, CastleDeedView | IntrigueDeedView)
        assert json.loads(msgspec.json.encode(deed)) == found
        assert all(words().knows(sentence.key) for sentence in deed.sentences)
    return thing


def test_no_block_of_json_is_without_a_mark() -> None:
    assert PROTOCOL.count("```json") == len(re.findall(r"<!-- examples?: .*? -->\n```json", PROTOCOL))
    assert len(examples(PROTOCOL)) > 50


def test_examples_of_views_show_every_field_of_the_game() -> None:
    shown = [json.loads(each.text) for each in examples(PROTOCOL) if each.kind in ("Update", "Moment")]
    games = [each["view"]["game"] if "view" in each else each["views"]["0"] for each in shown]
    assert len(games) == 2
    assert all(set(game) == FIELDS["CastleView"] for game in games)


def test_the_example_of_the_catalogue_is_part_of_the_catalogue() -> None:
    shown = next(decode_example(each) for each in examples(PROTOCOL) if each.kind == "Catalogue")
    real = catalogue.catalogue()
    for part in ("games", "scenarios", "bots"):
        assert all(each in getattr(real, part) for each in getattr(shown, part))


def test_the_examples_of_refusals_say_what_the_catalogue_says() -> None:
    shown = [decode_example(each) for each in examples(PROTOCOL) if each.kind in ("Problem", "Refused", "Because")]
    assert len(shown) == 3
    for each in shown:
        naming = CastleNaming.of(CastleOptions.make("kingup", ["Anna", "Ben", "Cleo"]))
        assert each.sentence == Refusal(each.key, each.article, each.facts, naming).sentence()


# Planted faults: the checks above can fail.


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Ack", '{"type": "ack"}'),
        ("Ack", '{"type": "ack", "id": "1", "seq": 7}'),
        ("Pong", '{"type": "pong", "now": "noon"}'),
        ("Health", '{"status": "ok"}'),
        ("Line", '{"at": 1, "game": 0, "moment": 0, "kind": "sat", "guest": "q3Xv"}'),
        ("AnyCommand", '{"type": "dance", "id": "1"}'),
        ("AnyCommand", '{"type": "start", "id": "1", "now": true}'),
        ("TableOptions", '{"game": "kingup", "seats": [["me"], ["open"], ["steward"]], "colour": "red"}'),
    ],
)
def test_a_wrong_example_is_noticed(kind: str, text: str) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        decode_example(Example(kind, text))


@pytest.mark.parametrize(
    "row", ["| `waited_for` |", "| `kept` | whether", "| `until` |", "| `grace` |", "| `pile_size` |"]
)
def test_a_missing_field_is_noticed(row: str) -> None:
    assert PROTOCOL.count(row) == 1
    poorer = PROTOCOL.replace(row, "| nothing |")
    assert any(sorted(names_after(poorer, f"<!-- type: {kind} -->")) != sorted(FIELDS[kind]) for kind in FIELDS)
