"""R13.4: What a viewer may see. The one gate of secrecy: it names what is permitted, and nothing else leaves.

Browser, terminal, bots, adapters and replays of a seat's view all take it from here. Nothing else reads a
`State` and speaks to the outside.
"""

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from vivat.game.castle.action import CastleAction
from vivat.game.castle.counts import Count
from vivat.game.castle.deed import CastleDeed, make_deeds
from vivat.game.castle.event import CastleEvent, viewer_mask
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.standings import Standing, make_standings
from vivat.game.castle.victory import CastleVictory, NearMiss, near_misses_of, victories_of
from vivat.game.viewer import EVERYBODY, SPECTATOR, Viewer
from vivat.rules.castle.ambition import meets_ambition
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.play import actor
from vivat.rules.castle.scoring import favourites_points
from vivat.rules.castle.state import (
    CLIMB,
    DEAL,
    DRAW,
    EMISSARY,
    EMISSARY_SEAT,
    FIRST,
    KEEP,
    NOBODY,
    OFFER,
    OVER,
    PLACE,
    VOTE,
    Params,
    State,
)

Phase = Literal["first", "deal", "offer", "keep", "place", "climb", "vote", "draw", "over"]
PHASE_NAMES: dict[int, Phase] = {
    FIRST: "first",
    DEAL: "deal",
    OFFER: "offer",
    KEEP: "keep",
    PLACE: "place",
    CLIMB: "climb",
    VOTE: "vote",
    DRAW: "draw",
    OVER: "over",
}


BEFORE_PLACED: tuple[Phase, ...] = ("first", "deal", "offer", "keep", "place")


class VoteCards(Struct, frozen=True):
    """The vote cards of a seat besides its Yes."""

    no: int
    """How many No cards."""
    stomachache: int
    """How many Stomachache cards."""


class CastleObservation(Struct, frozen=True):
    """Everything a viewer may know, and how it came to know it. Seats, players and cards count from 0."""

    family: ClassVar[str] = CastleOptions.family
    """The family of the game (`vivat.game.families`)."""
    options: CastleOptions
    """What is played: edition, names, options; known to everybody."""
    viewer: Viewer
    """Who sees this."""
    phase: Phase
    """What is asked now: "keep" an Ambition, "place", "climb", "vote"; "over" at the end; "first", "deal", "offer"
    and "draw" are chance's."""
    round: int
    """Counted from 1."""
    to_act: int | None
    """The seat whose decision it is; None for chance and at the end."""
    choosing: int | None
    """The player who chooses an Ambition, in phase "keep"."""
    first: int
    """The seat that began the round."""
    crown: int | None
    """The seat that last brought somebody to the throne; None if none has in this round."""
    candidate: int | None
    """The character who is voted on; None without an election."""
    king: int | None
    """The character crowned last in this round; None if there is none yet."""
    places: tuple[int, ...]
    """Where each character stands: 0 to 5 are the floors, 6 is the throne, 7 and 8 are the WCs beside floors 3 and 4,
    9 to 11 the dungeons beside floors 3, 2 and 1, 12 is the box, 13 beside the board (not placed yet), 14 beside
    the throne (the first of a royal couple)."""
    scores: tuple[int, ...]
    """Points by player."""
    emissary_score: int | None
    """The Emissary's points; None where he does not play."""
    emissary_card: int | None
    """The Emissary's Favourites card, which lies open; None where he does not play."""
    ballots_in: tuple[bool, ...]
    """Which seats have put down a ballot in the election under way."""
    votes: VoteCards | None
    """The viewer's own vote cards; a spectator has none."""
    ballot: int | None
    """The viewer's own ballot in the election under way: 0 is Yes, 1 No and 2 Stomachache."""
    votes_left: tuple[VoteCards, ...] | None
    """R5.10: Everybody's vote cards, at a table with memory aids."""
    emissary_pile: VoteCards | None
    """The vote cards in the Emissary's pile, at a table with memory aids where he plays."""
    cards: tuple[int | None, ...]
    """The Favourites card of each player, from 0, where the viewer knows it; `favourites` has the characters on it."""
    offered: tuple[tuple[int, int] | None, ...]
    """The Ambition cards the viewer's own players were dealt."""
    kept: tuple[int | None, ...]
    """The Ambition each player kept, where the viewer knows it."""
    ambitions_met: tuple[bool | None, ...]
    """R8.4: Whether the Ambitions of the viewer's own players would be met if the round were counted as it stands, with
    the candidate of an election crowned; None for everybody else."""
    victories: tuple[CastleVictory, ...]
    """Why each winner has won, by seat, once the game is over."""
    near_misses: tuple[NearMiss, ...]
    """Those who lost with the most points, and by how little, once the game is over."""
    counts: tuple[Count, ...]
    """Every count so far, one for each coronation."""
    events: tuple[CastleEvent, ...]
    """All the viewer was told, in order. A bot may remember it, as a person may; to be shown it is another thing."""
    legal: tuple[CastleAction, ...]
    """What the viewer may do now; nothing when it is not the viewer's decision."""

    @property
    def deeds(self) -> tuple[CastleDeed, ...]:
        """What happened as the viewer would tell it, from the first thing on."""
        return make_deeds(self.options.params, self.events, forgets=not counts_shown(self.options))

    @property
    def winners(self) -> tuple[int, ...]:
        """Winning seats once the game is over; EMISSARY_SEAT for the Emissary."""
        return tuple([victory.seat for victory in self.victories])

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How all stand now, the Emissary too, the best first; a team by its lower score."""
        return make_standings(self.options.params, self.scores, self.emissary_score, self.winners)

    @property
    def worth_now(self) -> tuple[int | None, ...]:
        """R6.1, R6.2: By player, what the Favourites count as they stand, with the candidate of an election crowned.

        A player whose card the viewer does not know has None, and everybody while some are not placed yet.
        """
        if self.phase in BEFORE_PLACED:
            return (None,) * len(self.cards)
        options, places = self.options, self.places
        p = options.params
        worth = p.worth_upside_down if self.candidate == JESTER else p.worth
        return tuple(
            [
                None if card is None else sum([worth[places[slot]] for slot in options.favourites(card)])
                for card in self.cards
            ]
        )

    @property
    def if_crowned(self) -> tuple[int | None, ...] | None:
        """R6.1, R6.2: By player, what the Favourites count if the candidate is crowned now; None without an election.

        A player whose card the viewer does not know has None.
        """
        return None if self.candidate is None else self.worth_now

    @property
    def my_seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        return seat_of(self.options.params, self.viewer)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is asked for a decision."""
        return bool(self.legal)

    @property
    def my_players(self) -> tuple[int, ...]:
        """The players whose cards are the viewer's own."""
        p, viewer = self.options.params, self.viewer
        mask = p.audience[viewer.index] if viewer.kind == "team" else viewer_mask(p, viewer)
        return tuple(player for player in range(len(self.options.names)) if mask >> player & 1)

    @property
    def characters(self) -> tuple[str, ...]:
        """The characters' names, by the numbers that `places`, `candidate`, actions and events have for them."""
        return self.options.edition.names

    @property
    def favourites(self) -> tuple[tuple[int, ...] | None, ...]:
        """The Favourites of each player as numbers of characters, where the viewer knows the card.

        Six, or five with the option Banished: who is banished on a card is none of its Favourites.
        """
        return tuple(None if card is None else self.options.favourites(card) for card in self.cards)

    @property
    def my_favourites(self) -> tuple[int, ...]:
        """The viewer's own Favourites as numbers of characters; a team's are those of both, each once."""
        own = (self.favourites[player] or () for player in self.my_players)
        return tuple(sorted({slot for slots in own for slot in slots}))


def seat_of(p: Params, viewer: Viewer) -> int | None:
    """R11.1: The seat a viewer sits on."""
    if viewer.kind in ("seat", "team"):
        return viewer.index
    if viewer.kind == "player":
        return p.seat_of[viewer.index]
    return None


def seats_to_vote(p: Params, s: State) -> tuple[int, ...]:
    """R5.2: The seats whose ballot is still to be laid down, in the order in which the cards are laid; else none."""
    if s.phase != VOTE:
        return ()
    left = (s.crown - s.turn - 1) % p.seats + 1
    return tuple((s.turn + number) % p.seats for number in range(left))


def asked_seat(p: Params, s: State, viewer: Viewer) -> int | None:
    """R11.2: A decision is the seat's; R11.3: each player of a team keeps an Ambition alone; R5.2: all vote at once."""
    seat = seat_of(p, viewer)
    if s.phase == KEEP and not viewer_mask(p, viewer) >> s.player & 1:
        return None
    return seat if seat in (seats_to_vote(p, s) or (actor(p, s),)) else None


def or_none(value: int) -> int | None:
    """The value itself, or None for NOBODY."""
    return None if value == NOBODY else value


def vote_cards(s: State, seat: int) -> VoteCards:
    """R5.7: The No and Stomachache cards a seat still has."""
    return VoteCards(s.nos[seat], s.aches[seat])


def counts_shown(options: CastleOptions) -> bool:
    """R5.10: Vote cards are counted for everybody only at a table with memory aids."""
    return bool(options.memory_aids)


def known_card(p: Params, s: State, seat: int | None, player: int) -> int | None:
    """R11.6: Teammates know each other's Favourites; R6.1: a count shows them to all."""
    known = s.cards_shown == 1 or seat == p.seat_of[player]
    return or_none(s.card[player]) if known else None


def met_as_it_stands(p: Params, s: State, player: int) -> bool | None:
    """R8.4: Whether this Ambition would be met by a count now, with the candidate crowned; None before it is kept."""
    if s.kept[player] == NOBODY:
        return None
    king, crowned, kingmakers = s.king, s.crowned, s.kingmakers
    if s.candidate != NOBODY:
        king = s.candidate
        crowned |= 1 << king
        kingmakers |= 1 << s.crown
    return meets_ambition(p, s, player, crowned, kingmakers, favourites_points(p, s, player, king))


def observe(
    options: CastleOptions,
    s: State,
    viewer: Viewer,
    counts: tuple[Count, ...],
    events: tuple[CastleEvent, ...],
    legal: tuple[CastleAction, ...],
    public: CastleObservation | None = None,
) -> CastleObservation:
    """R13.4: The viewer's knowledge. `events` are those told to it, `legal` its own actions or nothing.

    `public` is what everybody sees in this position, if that is at hand already.
    """
    p = options.params
    public = public or observe_public(options, s, counts)
    seat = seat_of(p, viewer)
    if seat is None and viewer != EVERYBODY:
        return replace(public, events=events, legal=legal) if events or legal else public
    players, own = range(p.players), viewer_mask(p, viewer)
    if p.ambition and s.phase >= KEEP:
        offered, kept = s.offered, s.kept
        mine = [bool(own >> player & 1) for player in players]
        public = replace(
            public,
            offered=tuple([(offered[2 * each], offered[2 * each + 1]) if mine[each] else None for each in players]),
            kept=tuple([or_none(kept[each]) if s.phase == OVER or mine[each] else None for each in players]),
            ambitions_met=tuple([met_as_it_stands(p, s, each) if mine[each] else None for each in players]),
        )
    if seat is None:
        return replace(
            public,
            viewer=viewer,
            votes_left=tuple([vote_cards(s, each) for each in range(p.seats)]),
            cards=tuple([or_none(s.card[player]) for player in players]),
            events=events,
        )
    return replace(
        public,
        viewer=viewer,
        votes=vote_cards(s, seat),
        ballot=or_none(s.ballot[seat]),
        cards=tuple([known_card(p, s, seat, player) for player in players]),
        events=events,
        legal=legal,
    )


def observe_public(options: CastleOptions, s: State, counts: tuple[Count, ...]) -> CastleObservation:
    """R13.4: What everybody sees: the observation of a spectator, without what was told."""
    p = options.params
    players, nothing = range(p.players), (None,) * p.players
    asked = actor(p, s)
    return CastleObservation(
        options=options,
        viewer=SPECTATOR,
        phase=PHASE_NAMES[s.phase],
        round=s.round + 1,
        to_act=asked if asked >= 0 else None,
        choosing=s.player if s.phase == KEEP else None,
        first=s.first,
        crown=or_none(s.crown),
        candidate=or_none(s.candidate),
        king=or_none(s.king),
        places=tuple(s.place[: p.characters]),
        scores=tuple(s.score[: p.players]),
        emissary_score=s.score[EMISSARY] if p.emissary else None,
        emissary_card=or_none(s.card[EMISSARY]) if p.emissary else None,
        ballots_in=tuple([ballot != NOBODY for ballot in s.ballot[: p.seats]]),
        votes=None,
        ballot=None,
        votes_left=tuple([vote_cards(s, each) for each in range(p.seats)]) if counts_shown(options) else None,
        emissary_pile=vote_cards(s, EMISSARY_SEAT) if counts_shown(options) and p.emissary else None,
        cards=tuple([known_card(p, s, None, player) for player in players]),
        offered=nothing,
        kept=tuple([or_none(s.kept[player]) for player in players]) if p.ambition and s.phase == OVER else nothing,
        ambitions_met=nothing,
        victories=victories_of(p, s) if s.winners else (),
        near_misses=near_misses_of(p, s) if s.winners else (),
        counts=counts,
        events=(),
        legal=(),
    )
