"""What a viewer is shown of a table: the gate of the game, and beside it only what this file names.

`game` is the observation of `vivat.game`, field by field; everything else here is public, or the viewer's own.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vivat.bots.levels import Level, level_of
from vivat.game import SPECTATOR, PlayerKnowledge
from vivat.game.intrigue.action import Verb
from vivat.game.intrigue.knowledge import Verdict
from vivat.game.sentence import Fact
from vivat.table.encoded import EncodedAction, encode_action
from vivat.table.families import GameView, game_view
from vivat.table.guests import hand_of, person_of
from vivat.table.options import CoachFor
from vivat.table.status import Status
from vivat.table.summary import ChairKind, chair_kind
from vivat.table.table import Table

MOST_CLAIMS = 50
"""So many of the ledger, the newest, are in a view; all of them are lines."""


class ChairView(Struct, frozen=True):
    """A chair as everybody sees it: who sits there, and whether they are connected."""

    name: str
    seat: int
    kind: ChairKind
    level: Level | None
    """Of a bot."""
    guest: str | None
    hand: int | None
    """Which of the people who share one screen; null for who has one alone."""
    connected: bool
    """Whether the person is connected; in a game over days, whether somebody sits there: nobody need be there when a
    ballot falls that was given in advance."""
    kept: bool
    """Whether a bot keeps the chair."""


class ClaimView(Struct, frozen=True):
    """A claim in the ledger, as everybody sees it."""

    at: int
    chair: int
    text: str
    role: int | None = None
    """The role that is claimed, as a number into the names of roles."""


class RoleClaimView(Struct, frozen=True):
    """A role that somebody says to have, and what the viewer knows of that."""

    chair: int
    role: int
    """A number into the names of roles."""
    verdict: Verdict | None
    """Whether it is proved or disproved to this viewer; null while it is open."""


class OfferView(Struct, frozen=True):
    """An abandoned chair that the host would give to somebody who watches, as everybody sees it."""

    chair: int
    guest: str
    """Who is to have it."""
    name: str
    agreed: list[int]
    """The chairs of those who have agreed."""


class Preparing(Struct, frozen=True):
    """Bots that are asked, and cannot decide before their search is compiled."""

    chairs: tuple[int, ...]
    seconds: int
    """About how long that still takes."""


class RefusedSort(Struct, frozen=True, omit_defaults=True):
    """A sort of action that the viewer cannot take now, against somebody or at all, and why."""

    verb: Verb
    key: str
    article: str
    facts: dict[str, Fact] = {}
    player: int | None = None
    """Against whom; null for anybody."""
    what: Literal["pile", "discard"] | None = None
    """Of a purchase, from where."""
    missing: tuple[int, ...] | None = None
    """What is lacking of its cost: Might, Knowledge, Influence, Power and Gold."""


class VotesAheadView(Struct, frozen=True):
    """R5.2: How the viewer votes in elections that may come in this round; nobody else sees that."""

    candidates: list[int]
    """The characters who may still come to be voted on."""
    ballots: list[EncodedAction]
    """What the viewer may say, by the vote cards that are left."""
    given: list[tuple[int, EncodedAction]]
    """By character: what the viewer has said."""


class View(Struct, frozen=True, gc=False):
    """The table as one viewer sees it now."""

    status: Status
    host: str
    me: int | None
    """The viewer's chair; null for a spectator."""
    chairs: list[ChairView]
    watching: list[tuple[str, str]]
    """Guests who watch: id and name; the first twenty of them."""
    spectators: int
    """How many guests watch."""
    decision: int
    """The request under way; a `play` names it."""
    asked: list[int]
    """The seats that may answer it now."""
    waited_for: list[int]
    """The seats of which something is still missing: never what the others have given."""
    preparing: Preparing | None
    """Bots that cannot decide yet; null if all can."""
    voted: list[int]
    """The seats whose ballot lies face down."""
    ballot: EncodedAction | None
    """The viewer's own ballot, which may still be changed."""
    proposal: tuple[int, EncodedAction] | None
    """Which chair of the viewer's team proposes what."""
    clocks: list[int | None]
    """What each seat has left, in milliseconds; null without a clock, or if a seat with days is not asked."""
    running: list[int]
    """The seats whose clock runs, or will when what has happened has been shown."""
    clocks_start_in: int | None
    """In how many milliseconds those clocks begin to run; 0 if they do, null without clocks and with days."""
    holidays: list[int | None]
    """By chair: until when its person is on holiday in a game over days; null if they are not."""
    paused: bool
    pause_requests: list[int]
    offers: list[OfferView]
    """Chairs that are to be given away when all people who are there have agreed."""
    claims: list[ClaimView]
    """The newest fifty."""
    muted: list[int]
    notes: dict[str, str]
    session: list[int] | None
    """Points of a session so far."""
    session_winners: list[int]
    """S8.2: The players who have won the session; empty while it goes on, and without one."""
    session_games: list[list[int]]
    """S8.2: By game of the session that is over, what it brought each chair."""
    next_host: int | None
    """The chair of whoever is host when the host gets up; null if nobody is there."""
    rematch: str | None
    rematch_requests: list[int]
    """The chairs of those who want to play again."""
    games: int
    game: GameView | None
    """The observation of the game: what this viewer may know."""
    legal: list[EncodedAction]
    """What the viewer may do now."""
    open_moves: list[EncodedAction] = []
    """To spectators: what somebody may do who shares a screen and is asked, where that is no secret."""
    refused: list[RefusedSort] = []
    """What the viewer, who is to take an action, cannot do, and why."""
    knowledge: tuple[PlayerKnowledge, ...] | None = None
    """S10.4: What the viewer knows for certain of each player; null to spectators and without memory aids."""
    holidays_left: int | None = None
    """How many days of holiday the viewer may still take; null where there are none."""
    role_claims: list[RoleClaimView] = []
    """S10.4: Which roles bots and people say to have in this game, where memory aids keep it."""
    votes_ahead: VotesAheadView | None = None
    """R5.2: What the viewer has said in advance of votes; null where that cannot be."""
    sure_winners: tuple[int, ...] = ()
    """S10.4: The other players who have all that wins at their next START or END, as the viewer knows for certain."""
    coach: CoachFor = "nobody"
    """Who may ask the coach while a game is played: nobody, the one person who plays, or all who play."""


class PresenceView(Struct, frozen=True, gc=False):
    """What a viewer is shown besides the table itself: who is there."""

    connected: frozenset[str] = frozenset()
    """Guests who are connected."""
    watching: tuple[tuple[str, str], ...] = ()
    """Guests who watch, as far as they are named."""
    spectators: int = 0
    """How many watch."""
    now: int = 0
    preparing: Preparing | None = None
    has_coach: bool = True
    """Whether the server has a coach."""


def view_table(table: Table, chair: int | None, look: PresenceView, public: View | None = None) -> View:
    """The table from one chair, or with None as a spectator sees it. `public` is that, if it is at hand already."""
    public = public or public_view(table, look)
    if chair is None:
        return public
    seat, mine = table.options.seat_of[chair], table.chairs[chair]
    game: GameView | None = None
    legal: list[EncodedAction] = []
    knowledge: tuple[PlayerKnowledge, ...] | None = None
    sure_winners: tuple[int, ...] = ()
    if table.game is not None:
        viewer = table.viewer(chair)
        knowledge = table.game.kept_knowledge(viewer)
        sure_winners = table.game.sure_winners(viewer)
        observation = table.game.observe_now(viewer)
        game = game_view(observation, public.game)
        legal = [encode_action(action) for action in observation.legal]
    return replace(
        public,
        me=chair,
        ballot=None if (ballot := table.ballots.get(seat)) is None else encode_action(ballot),
        proposal=None if (proposal := table.proposals.get(seat)) is None else (proposal[0], encode_action(proposal[1])),
        claims=claims_read(table, mine.muted) if mine.muted else public.claims,
        muted=[other for other in range(len(table.chairs)) if mine.muted >> other & 1] if mine.muted else [],
        notes=mine.notes,
        game=game,
        legal=[] if mine.kept else legal,
        open_moves=[],
        refused=[] if mine.kept else refused_sorts(table, chair),
        knowledge=knowledge,
        votes_ahead=votes_ahead(table, chair),
        holidays_left=table.clock.holidays_left(chair) if table.options.clock.kind == "days" else None,
        role_claims=[] if knowledge is None else role_claims(table, knowledge, mine.muted),
        sure_winners=sure_winners,
    )


def votes_ahead(table: Table, chair: int) -> VotesAheadView | None:
    """R5.2: What somebody has said in advance of votes; None where clocks have no days, and in teams."""
    game, seat = table.game, table.options.seat_of[chair]
    if game is None or table.options.clock.kind != "days" or len(table.chairs_of(seat)) > 1:
        return None
    elections = {*game.candidacies, *([] if game.candidacy is None else [game.candidacy])}
    if table.status != "playing" or not elections:
        return None
    given = table.chairs[chair].votes_ahead
    return VotesAheadView(
        [character for _, character in game.candidacies],
        [encode_action(ballot) for ballot in game.ballots_of(seat)],
        [
            (character, encode_action(vote.ballot))
            for (_, character), vote in sorted(given.items(), key=lambda at: at[0])
        ],
    )


def claims_read(table: Table, muted: int) -> list[ClaimView]:
    """The newest of the ledger, but from those whom the viewer does not want to hear."""
    heard = [each for each in table.claims if not muted >> each.chair & 1] if table.claims else []
    return [ClaimView(each.at, each.chair, each.text, each.role) for each in heard[-MOST_CLAIMS:]]


def role_claims(table: Table, knowledge: Sequence[PlayerKnowledge], muted: int) -> list[RoleClaimView]:
    """S10.4: The roles that were claimed in this game, but by those whom the viewer does not want to hear."""
    claims = ((each.player, each.remark.claimed_role) for each in table.remarks if not muted >> each.player & 1)
    return [
        RoleClaimView(player, role, knowledge[player].verdict_on(role)) for player, role in claims if role is not None
    ]


def refused_sorts(table: Table, chair: int) -> list[RefusedSort]:
    """What a chair that is to act cannot do, and why."""
    found = () if table.game is None else table.game.refused_sorts(table.viewer(chair))
    return [
        RefusedSort(
            each.verb,
            each.refusal.key,
            each.refusal.article,
            dict(each.refusal.facts),
            each.player,
            each.what,
            each.missing,
        )
        for each in found
    ]


def public_view(table: Table, look: PresenceView) -> View:
    """The view that everybody shares, without anybody's secrets."""
    waited_for, paused = table.waited_for, table.clock.paused_at is not None
    return View(
        status=table.status,
        host=table.host,
        me=None,
        chairs=chair_views(table, look),
        watching=list(look.watching),
        spectators=look.spectators,
        decision=table.decision,
        asked=list(table.asked),
        waited_for=list(waited_for),
        preparing=look.preparing,
        voted=sorted(table.ballots),
        ballot=None,
        proposal=None,
        clocks=clocks_of(table, look.now),
        running=[] if paused else [seat for seat in waited_for if not table.bot_decides(seat)],
        clocks_start_in=clocks_start_in(table, look.now),
        holidays=[until_when(table, number, look.now) for number in range(len(table.chairs))]
        if table.clock.holidays
        else [None] * len(table.chairs),
        paused=paused,
        pause_requests=sorted(table.pause_requests),
        offers=offer_views(table) if table.offers else [],
        claims=claims_read(table, 0),
        muted=[],
        notes={},
        session=None if table.session is None else list(table.session.scores),
        session_winners=list(table.session.leaders) if table.session is not None and table.session.is_over else [],
        session_games=session_games(table),
        next_host=table.next_host,
        rematch=table.rematch,
        rematch_requests=sorted(table.rematch_requests),
        games=len(table.games),
        coach=table.coach_for if look.has_coach else "nobody",
        game=None if table.game is None else game_view(table.game.observe_now(SPECTATOR)),
        legal=[],
        open_moves=open_moves(table),
    )


def session_games(table: Table) -> list[list[int]]:
    """S8.2: What each game of the session that is over has brought everybody, in their order."""
    sessions = [session for session in (*table.sessions_before, table.session) if session is not None]
    return [
        [after - before for before, after in zip(one.scores, other.scores, strict=True)]
        for one, other in pairwise(sessions)
        if other.games == one.games + 1
    ]


def offer_views(table: Table) -> list[OfferView]:
    """The chairs that are to be given away, and who has agreed."""
    return [
        OfferView(
            number, offer.guest, offer.name, [at for at, each in enumerate(table.chairs) if each.guest in offer.agreed]
        )
        for number, offer in sorted(table.offers.items())
    ]


def chair_views(table: Table, look: PresenceView) -> list[ChairView]:
    """Who sits where, and whether they are there."""
    over_days = table.status == "playing" and table.options.clock.kind == "days"
    return [
        ChairView(
            each.name,
            table.options.seat_of[number],
            chair_kind(each),
            level_of(each.level),
            each.guest,
            None if each.guest is None else hand_of(each.guest),
            each.guest is not None and (over_days or person_of(each.guest) in look.connected) and not each.gone,
            each.kept,
        )
        for number, each in enumerate(table.chairs)
    ]


def open_moves(table: Table) -> list[EncodedAction]:
    """What somebody who shares a screen may do on the open board: all who look at that screen see it."""
    if table.game is None or not any(map(table.shares_screen, table.waited_for)):
        return []
    return [encode_action(action) for action in table.game.open_moves]


def clocks_of(table: Table, now: int) -> list[int | None]:
    """What each seat has left; one that is asked is thinking."""
    clock = table.clock
    if clock.rules.kind == "none" or not clock.bank:
        return [None] * len(table.options.seats)
    left: list[int | None] = []
    for seat in range(len(table.options.seats)):
        if seat in table.waited_for:
            left.append(max(0, clock.remaining(seat, now) or 0))
        else:
            left.append(clock.full(seat))
    return left


def clocks_start_in(table: Table, now: int) -> int | None:
    """In how many milliseconds the clocks of those who are asked begin to run; None where nobody has to hurry."""
    return table.clock.starts_in(now) if table.clock.waits_for_showing else None


def until_when(table: Table, chair: int, now: int) -> int | None:
    """When the holiday of the person on a chair ends; None if they are on none."""
    until = table.clock.holiday_until(chair)
    return until if until is not None and until > now else None
