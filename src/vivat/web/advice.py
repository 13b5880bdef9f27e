"""What a client asks before and beside a game: what goes together, the rulebook, the facts of a table."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct
from msgspec.structs import replace

from vivat.game import ImpossibleOptions
from vivat.game.castle.options import FLAGS
from vivat.table.options import TableOptions
from vivat.web.access import author_of
from vivat.web.facts import facts_of
from vivat.web.families import GameFacts
from vivat.web.routes import AnyRequest, Json, Problem, TableId, find_table, may_look
from vivat.words.rulebook import articles


class Advice(Struct, frozen=True):
    """Whether options can be played, which switches cannot be turned, each with its reason, and which would help."""

    problem: Problem | None
    closed: dict[str, Problem]
    ways: dict[str, bool] = {}
    """What one switch would solve the problem, and whether it is to be turned on or off."""


class ArticleView(Struct, frozen=True):
    """An article of the rulebook; what follows its title is HTML."""

    number: str
    title: str
    html: str


class TableFacts(Struct, frozen=True):
    """What does not change at a table."""

    options: TableOptions
    facts: GameFacts
    seat_names: list[str]


def problem_with(options: TableOptions) -> Problem | None:
    """Why this cannot be played; None if it can."""
    try:
        options.check()
    except ImpossibleOptions as error:
        refusal = error.refusal
        return Problem(refusal.key, refusal.sentence(), refusal.article, dict(refusal.facts))
    return None


@post("/api/options", needs="nobody", status_code=HTTP_200_OK, sync_to_thread=False)
def advise(data: Annotated[TableOptions, Json]) -> Advice:
    """Whether a table with these options can be played, and what cannot be added to them."""
    problem = problem_with(data)
    closed = {}
    ways = {}
    for flag in FLAGS:
        other = not getattr(data, flag)
        turned = problem_with(replace(data, **{flag: other}))
        # What is wrong already is not the fault of what might be added.
        if turned is not None and turned != problem and other:
            closed[flag] = turned
        if turned is None and problem is not None:
            ways[flag] = other
    return Advice(problem, closed, ways)


@get("/api/rules", needs="nobody", sync_to_thread=True)  # a book is read when it is first asked for
def rules(language: FromQuery[Literal["en", "fr", "it"]] = "en") -> list[ArticleView]:
    """The rulebook, article by article, in a language."""
    return [ArticleView(each.number, each.title, each.html) for each in articles(language)]


@get("/api/tables/{table_id:str}/facts", needs="guest")
async def table_facts(table_id: TableId, request: AnyRequest) -> TableFacts:
    """Names, cards and prices of the game that a table plays."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    options = live.table.options
    names = live.table.names
    seats = [[names[each] for each in live.table.places_of(seat)] for seat in range(len(options.seats))]
    return TableFacts(options, facts_of(options), [" + ".join(seat) for seat in seats])


ADVICE = [advise, rules, table_facts]
