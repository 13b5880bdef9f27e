"""What a client asks before and beside a game: what goes together, the rulebook, the facts of a table."""

from collections.abc import Collection
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct
from msgspec.structs import replace

from vivat.bots.levels import Level
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.families import FAMILIES, FamilyKey
from vivat.game.option import advise as ask_the_rules
from vivat.game.option_table import options_of
from vivat.table.options import TableOptions
from vivat.web.access import author_of
from vivat.web.computing import compute
from vivat.web.facts import facts_of
from vivat.web.families import GameFacts
from vivat.web.pages import PageFile, send
from vivat.web.problems import Problem
from vivat.web.routes import AnyRequest, Json, TableId, find_table, may_look
from vivat.words import DEFAULT, languages
from vivat.words.rulebook import articles

Language = Annotated[str, Parameter(pattern=f"^(?:{'|'.join(languages())})$(?!\\n)")]
"""A language that there are words in."""
RULEBOOKS: dict[str, PageFile] = {}
"""By language: the rulebook as it is sent. Anybody may ask for it, so it is made once."""


class Advice(Struct, frozen=True):
    """Whether options can be played, which switches cannot be turned, each with its reason, and which would help."""

    problem: Problem | None
    closed: dict[str, Problem]
    ways: dict[str, bool] = {}
    """What one switch would solve the problem, and whether it is to be turned on or off."""
    facts: GameFacts | None = None
    """What a role sheet or a scenario of one's own comes to; None without one, and where it cannot be played."""


class ArticleView(Struct, frozen=True):
    """An article of the rulebook; what follows its title is HTML."""

    book: FamilyKey
    """The book it is in: that of the castle games, or of intrigue."""
    number: str
    title: str
    html: str


class TableFacts(Struct, frozen=True):
    """What does not change at a table."""

    options: TableOptions
    facts: GameFacts
    seats: list[list[int]]
    """By seat, the chairs of its players: a team has two."""


def refusal_of(options: TableOptions, levels: Collection[Level]) -> Refusal | None:
    """Why this cannot be played where these bots are offered; None if it can."""
    try:
        options.check(levels)
    except ImpossibleOptions as error:
        return error.refusal
    return None


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as it is sent."""
    return Problem(refusal.key, refusal.sentence(), refusal.article, dict(refusal.facts))


@post("/api/options", needs="anybody", status_code=HTTP_200_OK)
async def advise(data: Annotated[TableOptions, Json], request: AnyRequest) -> Advice:
    """Whether a table with these options can be played, and what cannot be added to them."""
    return await compute(request, partial(advice_on, data, request.app.state.house.levels))


def advice_on(data: TableOptions, levels: Collection[Level]) -> Advice:
    """The advice on options where these bots are offered; texts in them are parsed for every switch that is tried."""
    switches = {each.key: bool(getattr(data, each.key)) for each in options_of(data.game) if each.kind == "switch"}
    found = ask_the_rules(switches, lambda turned: refusal_of(replace(data, **turned), levels))
    has_text = any(getattr(data, each.key) for each in options_of(data.game) if each.kind == "text")
    return Advice(
        None if found.problem is None else problem_of(found.problem),
        {key: problem_of(refusal) for key, refusal in found.closed.items()},
        dict(found.ways),
        facts_of(data) if has_text and found.problem is None else None,
    )


def make_rulebook(language: str) -> PageFile:
    """The rulebook in a language as it is sent."""
    found = [ArticleView(FAMILIES[each.page].key, each.number, each.title, each.html) for each in articles(language)]
    return PageFile.make(MediaType.JSON, msgspec.json.encode(found))


@get("/api/rules", needs="nobody")
async def rules(request: AnyRequest, language: Language = DEFAULT) -> Response[list[ArticleView]]:
    """The rulebook, article by article, in a language."""
    if language not in RULEBOOKS:
        RULEBOOKS[language] = await compute(request, partial(make_rulebook, language))
    encoded: Any = send(request, RULEBOOKS[language])
    answer: Response[list[ArticleView]] = encoded
    return answer


@get("/api/tables/{table_id:str}/facts", needs="guest")
async def table_facts(table_id: TableId, request: AnyRequest) -> TableFacts:
    """Names, cards and prices of the game that a table plays."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    options = live.table.options
    seats = [list(live.table.chairs_of(seat)) for seat in range(len(options.seats))]
    return TableFacts(options, facts_of(options), seats)


ADVICE = [advise, rules, table_facts]
