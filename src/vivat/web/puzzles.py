"""The routes of puzzles: a position for each day, and what its choices are worth once one of them is given."""

from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache, partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from vivat.bots.levels import USUAL_BOT
from vivat.game import GameRecord, Refusal
from vivat.review.puzzles import Puzzle, PuzzleKind, puzzle_set
from vivat.review.review import ReviewedDecision
from vivat.web.access import NotFound
from vivat.web.computing import compute
from vivat.web.lessons import message_of, positions
from vivat.web.messages import Snapshot
from vivat.web.pages import PageFile, send_kept
from vivat.web.routes import AnyRequest, Json

Day = Annotated[str, Parameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)")]
LONGEST_ACTION = 80
KEPT_PUZZLES: dict[str, PageFile] = {}
"""By day: positions as they are sent. Anybody may ask for one, so each is made once; there are not many days."""


class PuzzleDay(Struct, frozen=True):
    """A puzzle in the list."""

    day: str
    game: str
    players: int
    kind: PuzzleKind


class PuzzleDays(Struct, frozen=True):
    """The puzzles that can be solved by now, today's first."""

    version: str
    """Of method and models by which their choices were valued."""
    days: list[PuzzleDay]


class PuzzlePosition(Struct, frozen=True):
    """The position of a puzzle, as whoever is to decide knows it."""

    day: str
    kind: PuzzleKind
    message: Snapshot
    """What a table would send to that chair."""


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would do in the position of a puzzle."""

    action: Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
    """One of the legal actions of the position, by its text."""


class PuzzleSolution(Struct, frozen=True):
    """What an answer and all other choices are worth."""

    right: bool
    played: str
    """What was done in the game that the position comes from."""
    models: tuple[str, ...]
    """The opponent models, in the order in which numbers by model stand."""
    decision: ReviewedDecision


def today(request: AnyRequest) -> date:
    """The day by which puzzles change: that of Greenwich, so that everybody has the same one."""
    return datetime.fromtimestamp(request.app.state.house.clock.now() / 1000, UTC).date()


def find_puzzle(request: AnyRequest, day: str) -> Puzzle:
    """The puzzle of a day; NotFound if that has not come yet, or is no day."""
    puzzles = puzzle_set()
    with suppress(ValueError):  # no day of the calendar
        if puzzles.is_out(wanted := date.fromisoformat(day), today(request)):
            return puzzles.of(wanted)
    raise NotFound(Refusal("puzzle-unknown", ""))


def position_of(puzzle: Puzzle) -> Snapshot:
    """What a table would send of a puzzle to whoever is to decide."""
    record = GameRecord.loads(puzzle.record)
    table, _ = next(positions(record, puzzle.seat, len(record.actions), USUAL_BOT))
    message = message_of(table, puzzle.seat)
    assert isinstance(message, Snapshot)
    return message


@lru_cache(maxsize=1024)
def solution_of(puzzle: Puzzle, answer: str) -> PuzzleSolution:
    """What an answer is worth; `UnknownAction` if it cannot be given."""
    decision = puzzle.solve(answer)
    return PuzzleSolution(decision.verdict == "best", puzzle.played, puzzle.models, decision)


@get("/api/puzzles", needs="nobody", sync_to_thread=False)
def puzzles(request: AnyRequest) -> PuzzleDays:
    """The puzzles that can be solved by now, today's first."""
    found = puzzle_set()
    return PuzzleDays(found.version, [day_of(each, found.of(each)) for each in found.days(today(request))])


@lru_cache(maxsize=512)
def day_of(day: date, puzzle: Puzzle) -> PuzzleDay:
    """A puzzle as the list has it."""
    options = GameRecord.loads(puzzle.record).options
    return PuzzleDay(day.isoformat(), options.edition_key, len(options.names), puzzle.kind)


@get("/api/puzzles/{day:str}", needs="nobody")
async def puzzle(day: Day, request: AnyRequest) -> Response[PuzzlePosition]:
    """The position of a day's puzzle, as whoever is to decide knows it. What is best is not said."""
    found = find_puzzle(request, day)
    return await send_kept(request, KEPT_PUZZLES, day, lambda: PuzzlePosition(day, found.kind, position_of(found)))


@post("/api/puzzles/{day:str}", needs="nobody", status_code=HTTP_200_OK)
async def answer_puzzle(day: Day, data: Annotated[PuzzleAnswer, Json], request: AnyRequest) -> PuzzleSolution:
    """What an answer is worth, with the worth of all other choices and what is known of them."""
    return await compute(request, partial(solution_of, find_puzzle(request, day), data.action))


PUZZLES = [puzzles, puzzle, answer_puzzle]
