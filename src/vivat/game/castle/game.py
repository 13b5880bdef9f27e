"""A game of the castle family."""

from collections.abc import Sequence
from typing import Any, ClassVar, Unpack

from vivat.game.castle.action import VOTES, CastleAction, actions_of, in_position, parse_action, parse_exact
from vivat.game.castle.counts import Count, CountKeeper
from vivat.game.castle.deed import CastleDeedFold
from vivat.game.castle.event import CastleEvent, decode_events, visible_to
from vivat.game.castle.naming import CastleNaming
from vivat.game.castle.observation import (
    CastleObservation,
    asked_seat,
    counts_shown,
    observe,
    observe_public,
    seat_of,
    seats_to_vote,
)
from vivat.game.castle.options import CastleChoices, CastleOptions
from vivat.game.castle.outcome import CastleOutcome, make_outcome
from vivat.game.castle.refusals import explain
from vivat.game.dealer import Dealer
from vivat.game.errors import Refusal
from vivat.game.game import Game, Rules
from vivat.game.option import check_options
from vivat.game.sentence import Named, PlayerRef, SeatRef
from vivat.game.viewer import Viewer
from vivat.rules.castle import play as rules
from vivat.rules.castle.actions import VOTE_CODE
from vivat.rules.castle.election import refuse_ballot
from vivat.rules.castle.places import BESIDE_THRONE, BOX, THRONE
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import CLIMB, KEEP, PLACE, VOTE, Params, State


class CastleGame(Game[CastleAction, CastleEvent, CastleObservation]):
    """One game of Viva il Re!, KingUp! or Vive le Roi !

    >>> game = CastleGame(CastleOptions.make("kingup", 3), Dealer.seeded(5))
    >>> game.to_act, len(game.legal_actions())
    (2, 52)
    >>> [event.kind for event in game.play("place Odessa 3")]
    ['placed']
    >>> print(game.why_not("place Odessa 4"))
    Odessa has already been placed. (R3.1)
    """

    family: ClassVar[str] = CastleOptions.family
    RULES: ClassVar[Rules] = rules
    CHANCE_ARTICLE = "R13.3"
    TABLE_ARTICLE = "R11.1"

    def __init__(self, options: CastleOptions, dealer: Dealer | int | None = None) -> None:
        check_options(options, CastleOptions)
        super().__init__(actions_of(options.edition_key), dealer)
        self.options = options
        self._params: Params = options.params
        self._state: State = State()
        self._counts = CountKeeper(self._params)
        begin_game(self._params, self._state, self._log)
        self._events.extend(self._decode())
        self._play_chance()

    @classmethod
    def start(
        cls,
        edition: str,
        players: int | Sequence[str | Sequence[str]],
        seed: int | None = None,
        **chosen: Unpack[CastleChoices],
    ) -> "CastleGame":
        """A new game; with a seed chance can be repeated, without one it is the operating system's.

        `edition` is "viva-il-re", "kingup" or "vive-le-roi"; `players` is a number or the names, a pair of names for a
        team; the rest are the fields of `CastleOptions`.
        """
        dealer = Dealer.secure() if seed is None else Dealer.seeded(seed)
        return cls(CastleOptions.make(edition, players, **chosen), dealer)

    @property
    def deciding(self) -> Viewer | None:
        """R11.3: Who decides: a seat, or of an Ambition one player of a team; None for chance and at the end."""
        if self._state.phase == KEEP:
            return Viewer.player(self._state.player)
        return super().deciding

    @property
    def polled(self) -> tuple[int, ...]:
        """R5.2: The seats that vote in the election under way, in the order in which cards are laid; else none."""
        return seats_to_vote(self._params, self._state)

    @property
    def candidacy(self) -> tuple[int, int] | None:
        """R5.1: The round, and the character who is voted on."""
        s = self._state
        return (s.round, s.candidate) if s.phase == VOTE else None

    @property
    def candidacies(self) -> tuple[tuple[int, int], ...]:
        """R5.1: The round, and each character who may still be brought to the throne in it."""
        s = self._state
        gone = (BOX, THRONE, BESIDE_THRONE)
        characters = range(0 if self.is_over else self._params.characters)
        return tuple((s.round, each) for each in characters if s.place[each] not in gone)

    def ballots_of(self, seat: int) -> list[CastleAction]:
        """R5.2: A Yes, and each vote card of which the seat has one left."""
        ballots = (self._vocabulary[VOTE_CODE + vote] for vote in range(len(VOTES)))
        p, s = self._params, self._state
        return [each for each in ballots if refuse_ballot(p, s, seat, each.code - VOTE_CODE) == LEGAL]

    @property
    def counts(self) -> tuple[Count, ...]:
        """R6: Every count so far, one for each coronation."""
        return tuple(self._counts.counts)

    @property
    def outcome(self) -> CastleOutcome | None:
        """R7: The end of the game; None while it is going on."""
        return make_outcome(self.options, self._state, self.counts) if self.is_over else None

    def parse(self, text: str) -> CastleAction:
        """R13.1: The action that a text means; UnknownAction if it means none."""
        return parse_action(self.options.edition_key, text)

    def parse_exact(self, text: str) -> CastleAction | None:
        """R13.1: The action whose text this is, to the letter."""
        return parse_exact(self.options.edition_key, text)

    def observe(self, viewer: Viewer | int) -> CastleObservation:
        """R13.4: The observation of a viewer: all that it may know now."""
        viewer = self.check_viewer(viewer)
        return self._observe(viewer, tuple(self._events_of(viewer)))

    def observe_now(self, viewer: Viewer) -> CastleObservation:
        """R13.4: The same without the events, of which there are ever more."""
        return self._observe(self.check_viewer(viewer), ())

    def _observe(self, viewer: Viewer, events: tuple[CastleEvent, ...]) -> CastleObservation:
        seat = self._asked_seat(viewer)
        legal = () if seat is None else tuple(self._legal_for(seat))
        if self._public is None:
            self._public = observe_public(self.options, self._state, self.counts)
        return observe(self.options, self._state, viewer, self._public.counts, events, legal, self._public)

    def visible_to(self, event: CastleEvent, viewer: Viewer) -> bool:
        """R13.2: Whether a viewer is told of an event."""
        return visible_to(self._params, event, viewer)

    def new_deeds(self) -> CastleDeedFold:
        """R13.2: Folds a viewer's events into deeds; R5.10: which forget votes at a table without memory aids."""
        return CastleDeedFold(self._params, forgets=not counts_shown(self.options))

    def _how_many(self, kind: str) -> int:
        """R11.1: The number of seats, or of players: the two of a team share a seat."""
        return self._params.seats if kind == "seat" else self._params.players

    def _decode(self) -> list[CastleEvent]:
        events = decode_events(self._log)
        self._counts.hear(events)
        return events

    def _asked_seat(self, viewer: Viewer) -> int | None:
        return asked_seat(self._params, self._state, viewer)

    @property
    def naming(self) -> CastleNaming:
        """R1: Puts what sentences and refusals of this game refer to into the words of a language."""
        return CastleNaming.of(self.options)

    @property
    def open_moves(self) -> list[CastleAction]:
        """R3.1, R4.1: The placements or climbs that are possible now, which everybody can see; else none."""
        return self._legal() if self._state.phase in (PLACE, CLIMB) else []

    def _legal_for(self, seat: int) -> list[CastleAction]:
        """R5.2: What a seat that is asked may do; for a ballot only its own cards count, so all are asked at once."""
        return self.ballots_of(seat) if self._state.phase == VOTE else self._legal()

    def _in_position(self, action: CastleAction) -> CastleAction:
        return in_position(self._state, action)

    def _not_asked(self, viewer: Viewer) -> Refusal:
        """R13.1: The refusal of who is not asked: it tells whose decision it is, which everybody knows."""
        if self.is_over:
            return Refusal("refused-game-is-over", "R7.1")
        if seat_of(self._params, viewer) is None:
            return Refusal("refused-spectator", "R13.4")
        if self._state.phase == KEEP:
            who: Named = PlayerRef(self._state.player)
        elif self.to_act is None:
            return Refusal("refused-chance-is-due", "R13.1")
        else:
            who = SeatRef(self.to_act)
        return Refusal("refused-not-asked", "R13.1", {"who": who}, self.naming)

    def _refusal(self, action: CastleAction, seat: int | None) -> Refusal | None:
        asked = self._state.turn if seat is None else seat
        reason = rules.refusal_for(self._params, self._state, asked, action.code)
        return None if reason == LEGAL else explain(self.options, self._state, action, reason)

    def _copy_state(self) -> None:
        super()._copy_state()
        self._counts = self._counts.copy()

    def _take_state(self, twin: Any) -> None:
        super()._take_state(twin)
        self._counts = twin._counts
