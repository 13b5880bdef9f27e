"""A game of the castle family."""

import copy
from collections.abc import Sequence

from vivat.game.castle.action import Action, actions_of, parse_action, parse_exact
from vivat.game.castle.counts import Count, CountKeeper
from vivat.game.castle.event import CastleEvent, decode_events, visible_to
from vivat.game.castle.observation import CastleObservation, is_asked, observe, seat_of
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.outcome import Outcome, make_outcome
from vivat.game.castle.refusals import explain
from vivat.game.dealer import Dealer
from vivat.game.errors import IllegalAction, Refusal
from vivat.game.game import Game
from vivat.game.viewer import Viewer
from vivat.rules.castle.actions import ACTIONS
from vivat.rules.castle.play import actor, is_chance, is_over, legal_actions, refusal, step, weight
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import KEEP, State
from vivat.rules.log import Log


class CastleGame(Game[Action, CastleEvent, CastleObservation]):
    """One game of Viva il Re!, KingUp! or Vive le Roi !

    >>> game = CastleGame(CastleOptions.make("kingup", 3), Dealer.seeded(5))
    >>> game.to_act, len(game.legal_actions())
    (2, 52)
    >>> [event.kind for event in game.play("place Odessa 3")]
    ['placed']
    >>> print(game.why_not("place Odessa 4"))
    Odessa has already been placed. (R3.1)
    """

    CHANCE_ARTICLE = "R13.3"

    def __init__(self, options: CastleOptions, dealer: Dealer | None = None) -> None:
        super().__init__(dealer)
        self.options = options
        self._params = options.params
        self._vocabulary = actions_of(options.edition_key)
        self._state = State()
        self._log = Log()
        self._found = [0] * ACTIONS
        self._counts = CountKeeper(self._params)
        begin_game(self._params, self._state, self._log)
        self._events.extend(self._decode())
        self._play_chance()

    @classmethod
    def start(
        cls, edition: str, players: int | Sequence[str | Sequence[str]], seed: int | None = None, **options: bool
    ) -> "CastleGame":
        """A new game; with a seed chance can be repeated, without one it is the operating system's."""
        dealer = Dealer.secure() if seed is None else Dealer.seeded(seed)
        return cls(CastleOptions.make(edition, players, **options), dealer)

    @property
    def is_over(self) -> bool:
        """R7.1: Whether the last round has been counted."""
        return is_over(self._state)

    @property
    def is_chance(self) -> bool:
        """R13.3: Whether chance acts next."""
        return is_chance(self._state)

    @property
    def to_act(self) -> int | None:
        """R13.1: The seat whose decision it is."""
        asked = actor(self._params, self._state)
        return asked if asked >= 0 else None

    @property
    def deciding(self) -> Viewer | None:
        """R11.3: The seat, or in a choice of Ambition the player of the team."""
        if self._state.phase == KEEP:
            return Viewer.player(self._state.player)
        return None if self.to_act is None else Viewer.seat(self.to_act)

    @property
    def counts(self) -> tuple[Count, ...]:
        """R6: The counts so far."""
        return tuple(self._counts.counts)

    @property
    def outcome(self) -> Outcome | None:
        """R7: The end of the game; None while it is going on."""
        return make_outcome(self.options, self._state, self.counts) if self.is_over else None

    def parse(self, text: str) -> Action:
        """R13.1: The action a text means."""
        return parse_action(self.options.edition_key, text)

    def exact_text(self, text: str) -> str | None:
        """R13.1: The text of an action, to the letter."""
        return None if parse_exact(self.options.edition_key, text) is None else text

    def observe(self, viewer: Viewer | int) -> CastleObservation:
        """R13.4: What a viewer may see."""
        viewer = self.check_viewer(viewer)
        legal = tuple(self._legal()) if self._is_asked(viewer) else ()
        return observe(self.options, self._state, viewer, self.counts, tuple(self._told_to(viewer)), legal)

    def visible_to(self, event: CastleEvent, viewer: Viewer) -> bool:
        """R13.2: Whether a viewer is told of an event."""
        return visible_to(self._params, event, viewer)

    def check_viewer(self, viewer: Viewer | int) -> Viewer:
        """R11.1: A viewer of this table."""
        if isinstance(viewer, int):
            viewer = Viewer.seat(viewer)
        most = {"seat": self._params.seats, "player": self._params.players, "spectator": 0}[viewer.kind]
        if viewer.kind != "spectator" and not 0 <= viewer.index < most:
            facts = {"number": viewer.index + 1, "most": most}
            raise IllegalAction(Refusal(f"refused-no-such-{viewer.kind}", "R11.1", facts))
        return viewer

    def _decode(self) -> list[CastleEvent]:
        events = decode_events(self._log)
        self._counts.hear(events)
        return events

    def _legal(self) -> list[Action]:
        count = legal_actions(self._params, self._state, self._found)
        return [self._vocabulary[code] for code in self._found[:count]]

    def _weight(self, action: Action) -> int:
        return weight(self._params, self._state, action.code)

    def _is_asked(self, viewer: Viewer) -> bool:
        return is_asked(self._params, self._state, viewer)

    def _not_asked(self, viewer: Viewer) -> Refusal:
        """R13.1: Nothing but whose decision it is, which everybody knows."""
        if self.is_over:
            return Refusal("refused-game-is-over", "R7.1")
        if seat_of(self._params, viewer) is None:
            return Refusal("refused-spectator", "R13.4")
        if self._state.phase == KEEP:
            return Refusal("refused-not-asked", "R13.1", {"who": self.options.names[self._state.player]})
        who = "chance" if self.to_act is None else self.options.seat_names[self.to_act]
        return Refusal("refused-not-asked", "R13.1", {"who": who})

    def _refusal(self, action: Action) -> Refusal | None:
        reason = refusal(self._params, self._state, action.code)
        return None if reason == LEGAL else explain(self.options, self._state, action, reason)

    def _step(self, action: Action) -> list[CastleEvent]:
        step(self._params, self._state, self._log, action.code)
        return self._decode()

    def _copy_state(self) -> None:
        self._state = copy.deepcopy(self._state)
        self._counts = copy.deepcopy(self._counts)
        self._log = Log()
        self._found = [0] * ACTIONS
