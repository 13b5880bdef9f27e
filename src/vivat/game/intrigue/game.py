"""A game of the intrigue family."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Unpack

from vivat.game.dealer import Dealer
from vivat.game.errors import Refusal
from vivat.game.game import Game, Rules
from vivat.game.intrigue.action import IntrigueAction, actions_of, in_position, parse_action, parse_exact
from vivat.game.intrigue.closest import Closest, closest_moments
from vivat.game.intrigue.conditions import Condition, conditions_of, is_surely_met
from vivat.game.intrigue.deed import IntrigueDeedFold
from vivat.game.intrigue.event import IntrigueEvent, decode_events, visible_to
from vivat.game.intrigue.knowledge import PlayerKnowledge
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.game.intrigue.naming import IntrigueNaming
from vivat.game.intrigue.observation import IntrigueObservation, observe, player_of
from vivat.game.intrigue.options import IntrigueChoices, IntrigueOptions
from vivat.game.intrigue.outcome import IntrigueOutcome, make_outcome
from vivat.game.intrigue.refusals import RefusedSort, explain, refused_sorts
from vivat.game.intrigue.sheet import Scenario, Sheet
from vivat.game.option import check_options
from vivat.game.sentence import PlayerRef
from vivat.game.viewer import Viewer
from vivat.rules.intrigue import play as rules
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.setup import begin_game
from vivat.rules.intrigue.state import ACT, NOBODY, Params, State

AT_TURN = ("start", "end")
"""S7.2: When a condition counts that others can still prevent."""


class IntrigueGame(Game[IntrigueAction, IntrigueEvent, IntrigueObservation]):
    """One game of Long Live the King, the card game of secret roles.

    >>> game = IntrigueGame.start("base", ["Rachel", "Simon", "Theresa", "Umberto"], seed=3)
    >>> game.to_act is not None, game.observe(0).hand is not None
    (True, True)
    """

    family: ClassVar[str] = IntrigueOptions.family
    RULES: ClassVar[Rules] = rules
    CHANCE_ARTICLE = "S11.3"
    TABLE_ARTICLE = "S2.1"

    def __init__(self, options: IntrigueOptions, dealer: Dealer | int | None = None) -> None:
        check_options(options, IntrigueOptions)
        super().__init__(actions_of(options.names), dealer)
        self.options = options
        self._params: Params = options.params
        self._state: State = State()
        self._folds: dict[Viewer, KnowledgeFold] = {}
        begin_game(self._params, self._state, self._log)
        self._events.extend(self._decode())
        self._play_chance()

    @classmethod
    def start(
        cls,
        scenario: str | Scenario,
        players: int | Sequence[str],
        seed: int | None = None,
        *,
        sheet: Sheet | None = None,
        **chosen: Unpack[IntrigueChoices],
    ) -> "IntrigueGame":
        """A new game; with a seed chance can be repeated, without one it is the operating system's.

        `scenario` is a key such as "base", "first-game" or "hit-men" (`vivat editions` lists them), or one read by
        `load_scenario`; `players` is a number or the names; the rest are the fields of
        `IntrigueOptions`.
        """
        dealer = Dealer.secure() if seed is None else Dealer.seeded(seed)
        return cls(IntrigueOptions.make(scenario, players, sheet=sheet, **chosen), dealer)

    @property
    def outcome(self) -> IntrigueOutcome | None:
        """S7: The end of the game; None while it is going on."""
        return make_outcome(self.options, self._state) if self.is_over else None

    @property
    def closest(self) -> tuple[Closest, ...]:
        """S7.1: By player, when each was nearest to winning by their role; nothing while the game is going on."""
        return closest_moments(self._params, tuple(self.actions)) if self.is_over else ()

    def parse(self, text: str) -> IntrigueAction:
        """S11.1: The action that a text means; UnknownAction if it means none."""
        return parse_action(self.options.names, text)

    def parse_exact(self, text: str) -> IntrigueAction | None:
        """S11.1: The action whose text this is, to the letter."""
        return parse_exact(self.options.names, text)

    def observe(self, viewer: Viewer | int) -> IntrigueObservation:
        """S11.4: The observation of a viewer: all that it may know now."""
        viewer = self.check_viewer(viewer)
        legal = tuple(self.legal_actions(viewer))
        return observe(self.options, self._state, viewer, tuple(self._events_of(viewer)), legal)

    def kept_knowledge(self, viewer: Viewer | int) -> tuple[PlayerKnowledge, ...] | None:
        """S10.4: What a player knows for certain of everybody; None for a spectator, and without memory aids."""
        viewer = self.check_viewer(viewer)
        if player_of(viewer) is None or not self.options.memory_aids:
            return None
        if viewer not in self._folds:
            self._folds[viewer] = KnowledgeFold(self.options, player_of(viewer))
        fold = self._folds[viewer]
        fold.add(self._events_of(viewer)[fold.event_count :])
        return fold.players

    def sure_winners(self, viewer: Viewer | int) -> tuple[int, ...]:
        """S7.1, S10.4: The others who win at START or END of their turn, as a player knows for certain."""
        knowledge, s = self.kept_knowledge(viewer), self._state
        if knowledge is None or self.is_over:
            return ()
        me, conditions = player_of(self.check_viewer(viewer)), self._conditions
        return tuple(
            player
            for player, known in enumerate(knowledge)
            if player != me
            and known.role is not None
            and not s.dead[player]
            and conditions[known.role].when in AT_TURN
            and is_surely_met(conditions[known.role], known.cards, s.gold[player], s.ally[player] != NOBODY)
        )

    @cached_property
    def _conditions(self) -> tuple[Condition, ...]:
        """S7.1: How each role wins at this table."""
        return conditions_of(self.options)

    def refused_sorts(self, viewer: Viewer | int) -> tuple[RefusedSort, ...]:
        """S11.1: What a viewer who has to act cannot do in this turn, and why."""
        asked = self._asked_seat(self.check_viewer(viewer)) is not None and self._state.phase == ACT
        return refused_sorts(self.options, self._state, self._vocabulary.values()) if asked else ()

    def _copy_state(self) -> None:
        super()._copy_state()
        self._folds = {}

    def visible_to(self, event: IntrigueEvent, viewer: Viewer) -> bool:
        """S11.2: Whether a viewer is told of an event."""
        return visible_to(event, viewer)

    def new_deeds(self) -> IntrigueDeedFold:
        """S11.2: Folds a viewer's events into deeds."""
        return IntrigueDeedFold(self._params)

    def _how_many(self, kind: str) -> int:  # noqa: ARG002
        """S2.1: The number of players, each of whom has a seat."""
        return self._params.players

    def _decode(self) -> list[IntrigueEvent]:
        return decode_events(self._log)

    def _asked_seat(self, viewer: Viewer) -> int | None:
        player = player_of(viewer)
        return player if player == self.to_act else None

    def _in_position(self, action: IntrigueAction) -> IntrigueAction:
        return in_position(self._params, self._state, action)

    def _not_asked(self, viewer: Viewer) -> Refusal:
        """S11.1: The refusal of who is not asked: it tells whose decision it is, which everybody knows."""
        if self.is_over:
            return Refusal("refused-game-is-over", "S7.2")
        if player_of(viewer) is None:
            return Refusal("refused-spectator", "S11.4")
        if self.to_act is None:
            return Refusal("refused-chance-is-due", "S11.1")
        return Refusal("refused-not-asked", "S11.1", {"who": PlayerRef(self.to_act)}, self.naming)

    @property
    def naming(self) -> IntrigueNaming:
        """S1: Puts what sentences and refusals of this game refer to into the words of a language."""
        return IntrigueNaming(self.options.names)

    def _refusal(self, action: IntrigueAction, seat: int | None) -> Refusal | None:  # noqa: ARG002
        reason = rules.refusal(self._params, self._state, action.code)
        return None if reason == LEGAL else explain(self.options, self._state, action, reason)
