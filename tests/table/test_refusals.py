"""Every reason to refuse a command happens at least once here, changes nothing, and can be said in words."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.desk import ADA, BOB, CLEO, DAN, EVE, Desk, begun, everything, options
from tests.test_words import messages
from vivat.game import VivatError
from vivat.table import commands, decide
from vivat.table.commands import (
    Agree,
    Arrange,
    Claim,
    Command,
    Give,
    Holiday,
    Leave,
    MoreTime,
    Mute,
    Note,
    Pause,
    Phrase,
    Play,
    Rematch,
    Remove,
    Resume,
    Say,
    Sit,
    StandIn,
    Start,
    VoteAhead,
)
from vivat.table.decide import NEEDS, Author
from vivat.table.entries import Kept
from vivat.table.options import Clock
from vivat.table.table import MOST_ASIDES, MOST_MOVES, Decided

SOURCES = Path(decide.__file__).parent.parent
PREFIXES = ("table-", "store-", "backup-", "guest-", "frame-", "serve-", "circle-")
CLOCK = Clock("decision", 30)


class Unheard(Command, frozen=True):
    """A command that nobody has given a right to."""


def gathering() -> Desk:
    desk = Desk(options("me", "open", "steward", "open"))
    desk.do(BOB, Sit)
    return desk


def written_out() -> Desk:
    desk = gathering()
    desk.table.asides[1] = MOST_ASIDES
    return desk


def played_out() -> Desk:
    desk = playing()
    desk.table.moves = MOST_MOVES
    return desk


def removed() -> Desk:
    desk = gathering()
    desk.do(ADA, Remove, guest=BOB.guest)
    return desk


def full() -> Desk:
    desk = gathering()
    desk.do(CLEO, Sit)
    return desk


def playing() -> Desk:
    return begun(options("me", "open", "steward", "open", clock=CLOCK), BOB, CLEO)


def over_days() -> Desk:
    """A game in which Ada has days for a decision."""
    desk = Desk(options("me", "steward", "steward", clock=Clock("days")))
    desk.do(ADA, Start)
    return desk


def team_over_days() -> Desk:
    """The same for a team."""
    desk = Desk(options(["me", "steward"], "steward", "steward", game="vive-le-roi", clock=Clock("days")))
    desk.do(ADA, Start)
    return desk


def on_holiday() -> Desk:
    """The same while Ada is on holiday."""
    desk = over_days()
    desk.do(ADA, Holiday, days=2)
    return desk


def paused() -> Desk:
    desk = playing()
    for author in (ADA, BOB, CLEO):
        desk.do(author, Pause)
    return desk


def wished() -> Desk:
    desk = playing()
    desk.do(ADA, Pause)
    return desk


def left() -> Desk:
    desk = playing()
    desk.do(BOB, Leave)
    return desk


def abandoned() -> Desk:
    desk = left()
    desk.now += decide.ABANDONED_MS
    desk.watching += (DAN, EVE, Author(f"{CLEO.guest}.1", "Cleo again"))
    return desk


def offered() -> Desk:
    desk = abandoned()
    desk.do(ADA, Give, chair=1, guest=DAN.guest)
    return desk


def agreed() -> Desk:
    """One of two has agreed."""
    desk = begun(options("me", "open", "open", "open", clock=CLOCK), BOB, CLEO, EVE)
    desk.do(BOB, Leave)
    desk.now += decide.ABANDONED_MS
    desk.watching.append(DAN)
    desk.do(ADA, Give, chair=1, guest=DAN.guest)
    desk.do(CLEO, Agree, chair=1, guest=DAN.guest)
    return desk


def alone() -> Desk:
    """The only other person was cut off."""
    desk = begun(options("me", "open", "random", clock=CLOCK), BOB)
    desk.write("", "", Decided(Kept(1)))
    desk.now += decide.ABANDONED_MS
    desk.watching.append(DAN)
    return desk


def over() -> Desk:
    desk = playing()
    desk.play_out()
    return desk


def loud() -> Desk:
    desk = gathering()
    for _ in range(decide.LINES_A_MINUTE):
        desk.do(BOB, Say, text="!")
    return desk


def written() -> Desk:
    desk = gathering()
    for number in range(400):
        desk.do(BOB, Note, cell=str(number), mark="x")
    return desk


def sure() -> Desk:
    return begun(options("me", "open", "open", game="vive-le-roi", ambition=True, ask_twice=True), BOB, CLEO)


def keep(desk: Desk) -> tuple[Author, str]:
    """Who chooses an Ambition, and one that may be chosen."""
    chair = desk.table.asked_chairs(desk.table.waited_for[0])[0]
    return (ADA, BOB, CLEO)[chair], desk.legal(desk.table.waited_for[0])[0]


Situation = tuple[str, Callable[[], Desk], Author, type[Command], dict[str, object]]
SITUATIONS: list[Situation] = [
    ("sits-already", gathering, BOB, Sit, {}),
    ("sits-already", left, BOB, Sit, {"chair": 3}),
    ("has-begun", playing, DAN, Sit, {}),
    ("has-begun", over, DAN, Sit, {}),
    ("full", full, DAN, Sit, {}),
    ("full", full, DAN, Sit, {"chair": 1}),
    ("no-such-chair", gathering, DAN, Sit, {"chair": 4}),
    ("chair-taken", gathering, DAN, Sit, {"chair": 0}),
    ("chair-taken", gathering, DAN, Sit, {"chair": 2}),
    ("one-chair", gathering, Author(f"{BOB.guest}.1", "Bea"), Sit, {}),
    ("removed", removed, BOB, Sit, {}),
    ("has-begun", playing, ADA, Remove, {"guest": BOB.guest}),
    ("nobody-to-remove", removed, ADA, Remove, {"guest": BOB.guest}),
    ("no-removing-yourself", gathering, ADA, Remove, {"guest": ADA.guest}),
    ("not-seated", left, BOB, Leave, {}),
    ("not-seated", left, BOB, Say, {"text": "still here"}),
    ("not-seated", left, BOB, Claim, {"text": "still here"}),
    ("not-seated", left, BOB, Pause, {}),
    ("not-seated", gathering, DAN, Leave, {}),
    ("has-begun", playing, ADA, Arrange, {"chair": 2, "level": "random"}),
    ("no-such-chair", gathering, ADA, Arrange, {"chair": 4, "level": "random"}),
    ("chair-taken", gathering, ADA, Arrange, {"chair": 1, "level": "random"}),
    ("unknown-level", gathering, ADA, Arrange, {"chair": 2, "level": "grandmaster"}),
    ("has-begun", playing, ADA, Start, {}),
    ("is-over", over, ADA, Start, {}),
    ("chairs-open", gathering, ADA, Start, {}),
    ("bot-plays-for-you", left, BOB, Play, {"decision": 1, "action": "vote yes"}),
    ("old-decision", playing, BOB, Play, {"decision": 0, "action": "vote yes"}),
    ("not-begun", gathering, BOB, Play, {"decision": 0, "action": "vote yes"}),
    ("is-over", over, BOB, Play, {"decision": 0, "action": "vote yes"}),
    ("paused", paused, BOB, Play, {"decision": 1, "action": "vote yes"}),
    ("no-such-chair", gathering, BOB, Mute, {"chair": 1}),
    ("no-such-chair", gathering, BOB, Mute, {"chair": 4}),
    ("nothing-to-rub-out", gathering, BOB, Note, {"cell": "c", "mark": ""}),
    ("notebook-full", written, BOB, Note, {"cell": "c", "mark": "x"}),
    ("chair-log-full", written_out, BOB, Note, {"cell": "c", "mark": "x"}),
    ("log-full", played_out, ADA, Play, {"decision": 1, "action": "place Odessa 3"}),
    ("pause-wished-already", wished, ADA, Pause, {}),
    ("not-begun", gathering, ADA, Pause, {}),
    ("paused", paused, ADA, Pause, {}),
    ("not-paused", playing, ADA, Resume, {}),
    ("not-paused", gathering, ADA, Resume, {}),
    ("no-such-chair", playing, ADA, MoreTime, {"chair": 9}),
    ("time-is-a-gift", playing, ADA, MoreTime, {"chair": 0}),
    ("paused", paused, ADA, MoreTime, {"chair": 1}),
    ("no-votes-ahead", playing, ADA, VoteAhead, {"character": 0, "vote": "vote no"}),
    ("votes-ahead-alone", team_over_days, ADA, VoteAhead, {"character": 0, "vote": "vote no"}),
    ("no-candidate", over_days, ADA, VoteAhead, {"character": 15, "vote": "vote no"}),
    ("no-vote-ahead", over_days, ADA, VoteAhead, {"character": 0, "vote": None}),
    ("no-such-ballot", over_days, ADA, VoteAhead, {"character": 0, "vote": "vote stomachache"}),
    ("no-holidays", playing, ADA, Holiday, {"days": 1}),
    ("not-on-holiday", over_days, ADA, Holiday, {"days": 0}),
    ("on-holiday", on_holiday, ADA, Holiday, {"days": 1}),
    ("holiday-too-long", over_days, ADA, Holiday, {"days": 15}),
    ("paused", paused, ADA, Holiday, {"days": 1}),
    ("bots-are-ready", playing, ADA, StandIn, {}),
    ("paused", paused, ADA, StandIn, {}),
    ("no-such-chair", left, ADA, Give, {"chair": 9, "guest": DAN.guest}),
    ("chair-not-abandoned", left, ADA, Give, {"chair": 3, "guest": DAN.guest}),
    ("chair-not-abandoned", left, ADA, Give, {"chair": 2, "guest": DAN.guest}),
    ("not-abandoned-long", left, ADA, Give, {"chair": 1, "guest": DAN.guest}),
    ("was-here", abandoned, ADA, Give, {"chair": 1, "guest": CLEO.guest}),
    ("was-here", abandoned, ADA, Give, {"chair": 1, "guest": f"{CLEO.guest}.1"}),
    ("was-here", abandoned, ADA, Give, {"chair": 1, "guest": f"{ADA.guest}.2"}),
    ("was-here", abandoned, ADA, Give, {"chair": 1, "guest": BOB.guest}),
    ("not-watching", abandoned, ADA, Give, {"chair": 1, "guest": "g-fay"}),
    ("offer-waits", offered, ADA, Give, {"chair": 1, "guest": DAN.guest}),
    ("nobody-agrees", alone, ADA, Give, {"chair": 1, "guest": DAN.guest}),
    ("no-such-offer", offered, CLEO, Agree, {"chair": 1, "guest": EVE.guest}),
    ("no-such-offer", abandoned, CLEO, Agree, {"chair": 1, "guest": DAN.guest}),
    ("not-seated", offered, BOB, Agree, {"chair": 1, "guest": DAN.guest}),
    ("agreed-already", agreed, CLEO, Agree, {"chair": 1, "guest": DAN.guest}),
    ("agreed-already", offered, ADA, Agree, {"chair": 1, "guest": DAN.guest}),
    ("not-finished", gathering, ADA, Rematch, {}),
    ("not-finished", playing, ADA, Rematch, {}),
    ("too-many-lines", loud, BOB, Say, {"text": "!"}),
    ("nothing-said", gathering, BOB, Say, {"text": " "}),
    ("not-allowed", gathering, ADA, Unheard, {}),
    ("host-only", playing, BOB, Start, {}),
]
"""What is refused why: its key, a table, who asks, and for what."""


def refusal(situation: Situation) -> VivatError:
    """The refusal of a situation; nothing changes by it."""
    _, make, author, kind, fields = situation
    desk = make()
    before = everything(desk.table)
    with pytest.raises(VivatError) as caught:
        desk.do(author, kind, **fields)
    assert everything(desk.table) == before
    return caught.value


def clock_of_another() -> VivatError:
    """More time for somebody who is not asked, or without a clock: it depends on who is asked."""
    desk = playing()
    asked = desk.table.waited_for[0]
    other = next(chair for chair in (1, 3) if chair != asked)
    with pytest.raises(VivatError) as caught:
        desk.do(ADA, MoreTime, chair=other)
    return caught.value


def days_without_end() -> VivatError:
    """One more day for somebody who was given as many as can be."""
    desk = begun(options("me", "open", "open", clock=Clock("days")), BOB, CLEO)
    asked = desk.table.waited_for[0]
    giver = next(author for chair, author in enumerate((ADA, BOB, CLEO)) if chair != asked)
    for _ in range(decide.MOST_GIVEN_DAYS):
        desk.do(giver, MoreTime, chair=asked)
    with pytest.raises(VivatError) as caught:
        desk.do(giver, MoreTime, chair=asked)
    return caught.value


def not_said_twice() -> VivatError:
    """An Ambition is kept for good."""
    desk = sure()
    author, action = keep(desk)
    with pytest.raises(VivatError) as caught:
        desk.do(author, Play, decision=desk.table.decision, action=action)
    return caught.value


def host_without_a_place() -> VivatError:
    """The host may arrange; to talk takes a chair."""
    desk = Desk(options("open", "steward", "steward"))
    with pytest.raises(VivatError) as caught:
        desk.do(ADA, Say, text="hello")
    return caught.value


def bots_without_end() -> VivatError:
    """A host who has given the only open chair to a bot."""
    desk = Desk(options("open", *["random"] * 3, game="intrigue", most_rounds=0))
    desk.do(ADA, Arrange, chair=0, level="random")
    with pytest.raises(VivatError) as caught:
        desk.do(ADA, Start)
    return caught.value


OTHERS = {
    "endless": bots_without_end,
    "no-clock-runs": clock_of_another,
    "time-enough": days_without_end,
    "are-you-sure": not_said_twice,
    "not-seated": host_without_a_place,
}


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda each: f"{each[3].__name__}-{each[0]}-{each[1].__name__}")
def test_a_command_that_cannot_be_done_is_refused_with_its_reason(situation: Situation) -> None:
    error = refusal(situation)
    assert error.refusal.key == f"table-{situation[0]}"
    assert error.refusal.sentence()


@pytest.mark.parametrize("key", OTHERS)
def test_what_depends_on_the_deal_is_refused_with_its_reason(key: str) -> None:
    error = OTHERS[key]()
    assert error.refusal.key == f"table-{key}"
    assert error.refusal.sentence()


def refusing_line(error: VivatError) -> int:
    """The line of decide.py that called `refuse`."""
    trace, caller = error.__traceback__, 0
    while trace is not None:
        if trace.tb_frame.f_code is decide.refuse.__code__:
            return caller
        caller = trace.tb_lineno
        trace = trace.tb_next
    return 0


def refusing_lines(source: str) -> dict[int, str]:
    """Every call of `refuse` with its key."""
    return {
        node.lineno: str(node.args[0].value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "refuse"
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_line_that_refuses_has_a_situation_here() -> None:
    known = refusing_lines(Path(decide.__file__).read_text(encoding="utf-8"))
    errors = [*map(refusal, SITUATIONS), *(make() for make in OTHERS.values())]
    missing = {line: key for line, key in known.items() if line not in map(refusing_line, errors)}
    assert len(known) > 30
    assert missing == {}


def test_every_command_has_a_need_and_strangers_are_refused_by_it() -> None:
    known = {kind for kind in vars(commands).values() if isinstance(kind, type) and issubclass(kind, Command)} - {
        Command
    }
    assert set(NEEDS) == known
    fields: dict[type[Command], dict[str, object]] = {
        Arrange: {"chair": 1, "level": "random"},
        Play: {"decision": 1, "action": "vote yes"},
        VoteAhead: {"character": 0, "vote": "vote no"},
        Say: {"text": "hello"},
        Phrase: {"phrase": "hello"},
        Claim: {"text": "I am the Sage"},
        Mute: {"chair": 0},
        Note: {"cell": "c", "mark": "x"},
        MoreTime: {"chair": 0},
        Holiday: {"days": 1},
        Remove: {"guest": BOB.guest},
        Give: {"chair": 1, "guest": DAN.guest},
        Agree: {"chair": 1, "guest": DAN.guest},
    }
    for kind, (need, _) in NEEDS.items():
        desk = left()
        desk.watching.append(DAN)
        key = desk.refused(DAN, kind, **fields.get(kind, {}))
        assert key == ("table-has-begun" if need == "guest" else "table-not-seated")
        if need == "host":
            assert desk.refused(CLEO, kind, **fields.get(kind, {})) == "table-host-only"


def said_in(source: str, of: str = "table") -> list[tuple[str, set[str] | None]]:
    """Each refusal that a source of tables or circles can raise, with its facts; None where they cannot be read."""
    tree = ast.parse(source)
    found: list[tuple[str, set[str] | None]] = []
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        local = {
            target.id: node.value
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                found += said_by(node, of, local)
    return found


def said_by(node: ast.Call, of: str, local: dict[str, ast.expr]) -> list[tuple[str, set[str] | None]]:
    """The refusal that a call makes, if it makes one."""
    assert isinstance(node.func, ast.Name)
    key = node.args[0]
    if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
        return []
    if node.func.id == "refuse":
        return [(f"{of}-{key.value}", {str(each.arg) for each in node.keywords if each.arg != "article"})]
    if node.func.id != "Refusal" or not key.value.startswith(PREFIXES):
        return []
    facts = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
    if isinstance(facts, ast.Name):
        facts = local.get(facts.id, facts)
    if not isinstance(facts, ast.Dict):
        return [(key.value, None)]
    return [(key.value, {str(each.value) for each in facts.keys if isinstance(each, ast.Constant)})]


def test_every_refusal_of_tables_and_server_has_a_sentence_for_the_facts_it_is_given() -> None:
    known = messages("en")
    said = [
        (path.name, key, facts)
        for path in sorted(SOURCES.rglob("*.py"))
        for key, facts in said_in(
            path.read_text(encoding="utf-8"), "circle" if path.parent.name == "circle" else "table"
        )
    ]
    assert len({key for _, key, _ in said}) > 45
    wrong = [(name, key, facts) for name, key, facts in said if key not in known or facts != known[key]]
    assert wrong == []


def test_every_key_that_is_named_in_the_source_is_in_the_catalogue() -> None:
    named = re.compile(rf'"((?:{"|".join(PREFIXES)})[a-z-]+)"')
    keys = {key for path in SOURCES.rglob("*.py") for key in named.findall(path.read_text(encoding="utf-8"))}
    assert keys - set(messages("en")) == set()
    assert len(keys) > 20


def test_a_refusal_without_a_sentence_or_with_other_facts_is_noticed() -> None:
    assert said_in('def f():\n    raise E(Refusal("table-nothing", "", {"a": 1}))') == [("table-nothing", {"a"})]
    assert said_in('def f():\n    facts = {"b": 1}\n    raise E(Refusal("store-x", "", facts))') == [("store-x", {"b"})]
    assert said_in('def f():\n    refuse("full", name=2)') == [("table-full", {"name"})]
    assert refusing_lines('x\nrefuse("full")') == {2: "full"}
