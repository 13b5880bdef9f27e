"""Lessons: records of games that a learner plays along with, note by note.

A lesson is two files in this folder: a record, and beside it a script (TOML) that says at which moments of the record
the learner stops, what is said there, and what is lit. The words are Fluent messages. `docs/lessons.md` tells how to
write one.
"""

from collections.abc import Iterator
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct
from msgspec.structs import replace

from vivat.bots.levels import GENTLE_BOT
from vivat.game import GameRecord, Refusal
from vivat.game.families import FAMILIES
from vivat.table import entries
from vivat.table.options import ME, TableOptions
from vivat.table.table import Table
from vivat.table.telling import ToldUntil
from vivat.table.view import PresenceView, view_table
from vivat.web.access import NotFound
from vivat.web.facts import facts_of
from vivat.web.messages import Snapshot, TableView, Update
from vivat.web.pages import PageFile, send_kept

FOLDER = Path(__file__).parent
LEARNER = "learner"
LessonPart = Literal[
    "answer", "board", "cards", "players", "ask",
    "throne", "wcs", "dungeons", "rival",
    "role", "piles", "news",
]  # fmt: skip
"""What can be lit: what is to be touched, or a part of the screen; some are the castle's, some intrigue's."""


Key = Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$(?!\n)")]


class ScriptNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a script: what is said, and what is lit meanwhile."""

    say: str
    """The end of the message `lesson-LESSON-…`."""
    shows: tuple[LessonPart, ...] = ("answer",)


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a script: a moment at which the learner stops."""

    after: int
    """How many actions of the record have been played."""
    notes: tuple[ScriptNote, ...]
    wrong: dict[str, str] = {}
    """What is said to an answer other than the record's, by its text; to any else `lesson-LESSON-…-wrong`."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at which moments of a record. Decisions of the learner without a stop are played as recorded."""

    stops: tuple[Stop, ...]
    chair: int = 0
    """Where the learner sits."""


class LessonInfo(Struct, frozen=True):
    """A lesson that is offered: `lesson-KEY` is its title."""

    key: str
    game: str
    steps: int
    """How many notes it has."""


class LessonNote(Struct, frozen=True):
    """What is said to the learner, as the key of a message, and what is lit meanwhile."""

    message: str
    shows: list[LessonPart]


class LessonMoment(Struct, frozen=True):
    """A moment at which the learner stops."""

    message: Snapshot | Update
    """What a table would have sent the learner since the last one."""
    notes: list[LessonNote]
    """One after the other; the last one waits for the answer, if there is one."""
    answer: str | None
    """The action that is waited for; null where one only goes on."""
    wrong: dict[str, str]
    """The message for other answers by the text of the action; for all that are not here, that of ""."""


class Lesson(Struct, frozen=True):
    """A game to play along with."""

    key: str
    moments: list[LessonMoment]


KEPT_LESSONS: dict[str, PageFile] = {}
"""By key: lessons as they are sent. Anybody may ask for one, so each is made once."""


@cache
def read_script(key: str) -> Script:
    """The script of a lesson."""
    return msgspec.toml.decode((FOLDER / f"{key}.toml").read_bytes(), type=Script)


@cache
def read_record(key: str) -> GameRecord:
    """The record of a lesson."""
    return GameRecord.load(FOLDER / f"{key}.record")


@cache
def lesson_infos() -> tuple[LessonInfo, ...]:
    """What can be learned here: family by family, in the order of keys."""
    return tuple(
        LessonInfo(key, read_record(key).options.edition_key, sum(len(stop.notes) for stop in read_script(key).stops))
        for key in sorted(
            (path.stem for path in FOLDER.glob("*.toml")), key=lambda key: (read_record(key).options.family, key)
        )
    )


@cache
def make_lesson(key: str) -> Lesson:
    """The lesson with all that is shown in it; AssertionError if script and record do not fit together."""
    script, moments = read_script(key), list[LessonMoment]()
    stops = iter(script.stops)
    stop = next(stops, None)
    known: ToldUntil | None = None
    for table, answer in positions(read_record(key), script.chair, script.stops[0].after):
        if stop is None or len(table.begun_game.actions) != stop.after:
            continue
        moments.append(moment_of(key, table, script.chair, stop, answer, known))
        known = table.telling(script.chair).position
        stop = next(stops, None)
    if stop is not None:
        raise AssertionError(f"the record of {key} has no moment {stop.after} at which somebody decides")
    return Lesson(key, moments)


def positions(
    record: GameRecord, chair: int, first: int, others: str = GENTLE_BOT
) -> Iterator[tuple[Table, str | None]]:
    """The table of a record wherever somebody is asked, from a moment on, and what the learner answers there."""
    table = Table(LEARNER)
    options = table_options(record, chair, others)
    names = tuple("" if number == chair else name for number, name in enumerate(record.options.names))
    write(table, entries.Opened(options, LEARNER, record.options.names[chair], names))
    mine, is_whole = options.seat_of[chair], record.game().is_over
    until = GameRecord(record.options, record.actions[:first], record.tags)
    write(table, entries.Started((), is_whole and first == len(record.actions), until.dumps()))
    while coming := record.actions[len(table.begun_game.actions) :]:
        seats = table.begun_game.polled or table.waited_for
        answers = dict(zip(seats, coming, strict=False))
        for seat, vote in answers.items():
            if table.begun_game.polled and seat != mine:
                write(table, entries.Balloted(seat, vote, "bot"))
        yield table, answers.get(mine)
        chance = takewhile(lambda text: table.begun_game.parse(text).of_chance, coming[len(answers) :])
        played = [*answers.values(), *chance]
        last = mine if mine in answers else seats[-1]
        ends = is_whole and len(played) == len(coming)
        write(table, entries.Played(last, tuple(played), "person" if last == mine else "bot", ends))
    yield table, None


def table_options(record: GameRecord, chair: int, others: str) -> TableOptions:
    """The options of a table at which this record is played, with a person on one chair and such bots elsewhere."""
    options = record.options
    holders = iter(ME if number == chair else others for number in range(len(options.names)))
    seats = tuple(tuple(next(holders) for _ in seat) for seat in options.seats)
    return TableOptions.of_setup(FAMILIES[options.family].setup_of(options), seats, remarks=True)


def write(table: Table, body: entries.AnyBody) -> None:
    """One more entry of the table's log, at a time that means nothing."""
    table.apply(table.next_entry(0, LEARNER, "", body))


def moment_of(
    key: str, table: Table, chair: int, stop: Stop, answer: str | None, known: ToldUntil | None
) -> LessonMoment:
    """What the learner is told and shown at a stop; `known` is how much they were told before."""
    notes = [LessonNote(f"lesson-{key}-{each.say}", list(each.shows)) for each in stop.notes]
    wrong = {text: f"lesson-{key}-{said}" for text, said in stop.wrong.items()}
    others = {} if answer is None else {"": f"{notes[-1].message}-wrong"}
    return LessonMoment(message_of(table, chair, known), notes, answer, others | wrong)


def message_of(table: Table, chair: int, known: ToldUntil | None = None) -> Snapshot | Update:
    """What a table would send to a chair that was told so much already; None for nothing."""
    presence = PresenceView(connected=frozenset({LEARNER}))
    view = replace(view_table(table, chair, presence), host="")  # nobody decides anything
    telling = table.telling(chair)
    if known is not None:
        return Update("", [], list(telling.since(known, present=True)), view)
    facts = TableView(table.id, table.options, 0, facts_of(table.options))
    return Snapshot(facts, "", [], telling.deeds(), view)


@get("/api/lessons/{lesson:str}", needs="nobody")
async def lesson(lesson: Key, request: Request[Any, Any, State]) -> Response[Lesson]:
    """A game to play along with, moment by moment."""
    if lesson not in {each.key for each in lesson_infos()}:
        raise NotFound(Refusal("lesson-unknown", ""))
    return await send_kept(request, KEPT_LESSONS, lesson, partial(make_lesson, lesson))


LESSONS = [lesson]
