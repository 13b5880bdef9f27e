"""The routes of reviews: whoever may see a finished game again may have it reviewed."""

from functools import partial

from litestar import MediaType, Response, get, post
from litestar.status_codes import HTTP_200_OK

from vivat.table.guests import person_of
from vivat.web.access import address_of, author_of
from vivat.web.computing import compute
from vivat.web.pages import PageFile, send
from vivat.web.replaying import finished_game, record_of
from vivat.web.reviewing import GameReview, Reviews
from vivat.web.routes import AnyRequest, Number, TableId, find_table, may_look


@get("/api/tables/{table_id:str}/games/{game:int}/review", needs="guest")
async def review(table_id: TableId, game: Number, request: AnyRequest) -> Response[GameReview]:
    """How far the review of a finished game has come, and what is known of it by now."""
    live = await find_table(request.app.state, table_id)
    may_look(live, author_of(request))
    finished_game(live.table, game)
    return await answer(request, (live.table.id, game))


@post("/api/tables/{table_id:str}/games/{game:int}/review", needs="guest", status_code=HTTP_200_OK)
async def begin_review(table_id: TableId, game: Number, request: AnyRequest) -> Response[GameReview]:
    """Have a finished game reviewed, unless it was or is being; how far that has come."""
    live = await find_table(request.app.state, table_id)
    author, address = author_of(request), address_of(request)
    may_look(live, author)
    family = finished_game(live.table, game).family
    reviews: Reviews = request.app.state.reviews
    wanted = live.table.id, game
    if await reviews.is_needed(wanted):
        request.app.state.allowances.spend_review(author.guest, address)
        record = await compute(request, partial(record_of, live.table, game))
        reviews.begin(wanted, family, record, address, person_of(author.guest))
    return await answer(request, wanted)


async def answer(request: AnyRequest, game: tuple[str, int]) -> Response[GameReview]:
    """What is known of a review, compressed, with a tag by which it is not sent twice."""

    async def pack(content: bytes) -> PageFile:
        return await compute(request, partial(PageFile.make, MediaType.JSON, content))

    reviews: Reviews = request.app.state.reviews
    sent: Response[GameReview] = send(request, await reviews.look(game, pack))  # type: ignore[assignment]
    return sent


REVIEWS = [review, begin_review]
