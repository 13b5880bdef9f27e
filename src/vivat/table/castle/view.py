"""A castle game as a viewer is shown it."""

from operator import attrgetter

from msgspec import Struct
from msgspec.structs import fields, replace

from vivat.game import CastleObservation
from vivat.game.castle.counts import Count
from vivat.game.castle.observation import Phase, VoteCards
from vivat.game.castle.standings import Standing
from vivat.game.castle.victory import CastleVictory, NearMiss


class CastleView(Struct, frozen=True, gc=False, tag_field="family", tag="castle"):
    """A castle game as one viewer sees it: the observation without options, events and legal actions."""

    phase: Phase
    round: int
    to_act: int | None
    choosing: int | None
    first: int
    crown: int | None
    candidate: int | None
    king: int | None
    places: tuple[int, ...]
    scores: tuple[int, ...]
    emissary_score: int | None
    emissary_card: int | None
    ballots_in: tuple[bool, ...]
    votes: VoteCards | None
    ballot: int | None
    votes_left: tuple[VoteCards, ...] | None
    emissary_pile: VoteCards | None
    cards: tuple[int | None, ...]
    offered: tuple[tuple[int, int] | None, ...]
    kept: tuple[int | None, ...]
    ambitions_met: tuple[bool | None, ...]
    worth_now: tuple[int | None, ...]
    winners: tuple[int, ...]
    victories: tuple[CastleVictory, ...]
    near_misses: tuple[NearMiss, ...]
    standings: tuple[Standing, ...]
    counts: tuple[Count, ...]


_shown = attrgetter(*(field.name for field in fields(CastleView)))


def castle_view(observation: CastleObservation, public: CastleView | None = None) -> CastleView:
    """What the observation says, field by field; with `public`, what a spectator is shown, only what is a viewer's own.

    A field that is not named here is the same for all: were it a secret, nobody would be told it.
    """
    if public is None:
        return CastleView(*_shown(observation))
    return replace(
        public,
        votes=observation.votes,
        ballot=observation.ballot,
        cards=observation.cards,
        offered=observation.offered,
        kept=observation.kept,
        ambitions_met=observation.ambitions_met,
        worth_now=observation.worth_now,
    )
