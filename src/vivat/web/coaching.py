"""The coach of a running game: a question of somebody who plays, answered from what their chair knows.

It is worked out where bots think, in the asker's turn among the searches, and given up when the decision has passed.
"""

from typing import Annotated

from litestar import post
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from vivat.game import IllegalAction, Refusal
from vivat.review.coach import AnyCoach, coach
from vivat.search.compilation import background_compilation
from vivat.table.bot_pool import BotJob
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.table import Table
from vivat.web.access import address_of, author_of
from vivat.web.allowances import TooFast
from vivat.web.routes import AnyRequest, Json, TableId, find_table, may_look


class CoachQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks the coach."""

    advice: bool = False
    """Whether the best choices are asked for, which takes a second; what is likely is told anyway."""


class CoachAnswer(Struct, frozen=True):
    """What the coach says of a decision."""

    decision: int
    """The request that was under way."""
    coach: AnyCoach | None
    """Null once the decision has passed meanwhile: whoever is asked again may ask again."""


class DecisionPassed(Exception):
    """Somebody has decided while the coach was still at work."""


class Coaching:
    """The questions that are being answered: of each person one at a time."""

    def __init__(self) -> None:
        self._asking: set[str] = set()

    async def answer(
        self, house: House, live: LoadedTable, chair: int, person: str, address: str, advice: bool
    ) -> CoachAnswer:
        """What the coach tells a chair; nothing once the decision has passed meanwhile."""
        table = live.table
        if not house.has_coach:
            raise IllegalAction(Refusal("coach-none", ""))
        refuse_coach(table)
        if person in self._asking:
            raise TooFast(Refusal("coach-one-at-a-time", ""))
        decision = table.decision
        job = BotJob(decision, by_clock=False)

        def check() -> None:
            if job.is_cancelled() or table.decision != decision:
                raise DecisionPassed

        def work() -> AnyCoach:
            check()
            return coach(observation, advice=advice, check=check, levels=levels)

        observation, levels = table.begun_game.observe(table.viewer(chair)), table.levels
        self._asking.add(person)
        try:
            return CoachAnswer(decision, await house.bots.work(job, address, person, table.id, work))
        except DecisionPassed:
            return CoachAnswer(decision, None)
        finally:
            self._asking.discard(person)


def refuse_coach(table: Table) -> None:
    """Raise IllegalAction where the coach may not be asked, or has nothing to say."""
    if table.coach_for == "nobody":
        raise IllegalAction(Refusal("coach-off", ""))
    if table.game is None or table.status != "playing":
        raise IllegalAction(Refusal("coach-no-game", ""))
    seconds = background_compilation.seconds_left(table.game.family)
    if seconds is not None:
        raise IllegalAction(Refusal("coach-preparing", "", {"seconds": seconds}))


@post("/api/tables/{table_id:str}/coach", needs="guest", status_code=HTTP_200_OK)
async def ask_coach(table_id: TableId, data: Annotated[CoachQuestion, Json], request: AnyRequest) -> CoachAnswer:
    """What is likely in the game under way, from what your chair knows, and perhaps your best choices."""
    live = await find_table(request.app.state, table_id)
    author, address = author_of(request), address_of(request)
    chair = may_look(live, author)
    if chair is None:
        raise IllegalAction(Refusal("coach-no-chair", ""))
    request.app.state.allowances.spend_command(author.guest, address)
    coaching: Coaching = request.app.state.coaching
    return await coaching.answer(request.app.state.house, live, chair, person_of(author.guest), address, data.advice)


COACH = [ask_coach]
