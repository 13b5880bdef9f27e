"""World B of a game of intrigue: other roles and other cards in hands that the viewer cannot see."""

import random
from collections.abc import Iterator, Sequence

from tests.two_worlds import Leak, compare
from vivat.game import SPECTATOR, Dealer, IntrigueAction, IntrigueGame, IntrigueOptions, Viewer
from vivat.game.intrigue.action import actions_of
from vivat.rules.intrigue.actions import HAND_OF_CARDS, INVESTIGATE, PLOTS
from vivat.rules.intrigue.cards import hand_size
from vivat.rules.intrigue.play import actor
from vivat.rules.intrigue.state import DRAW, HAND, OVER, ROLE, STEAL, State

CHANGED = 0.35
"""How often a hidden card is another one in world B."""
LOOKED_AT = 0.25
"""How many of the positions are compared; neighbours have nearly everything in common."""


def viewers(options: IntrigueOptions) -> list[Viewer]:
    """Every player, and a spectator."""
    return [SPECTATOR, *map(Viewer.seat, range(len(options.names)))]


def play_at_random(options: IntrigueOptions, source: random.Random, most: int = 400) -> IntrigueGame:
    """A game at random, or the beginning of a long one; sales and trades are kept short."""
    game = IntrigueGame(options, Dealer.seeded(source.getrandbits(32)))
    while not game.is_over and len(game.actions) < most:
        game.play(source.choice(game.legal_actions()))
    return game


class GameAtRandom:
    """Such a game, played only as far as somebody looks: secrets come out long before its end."""

    def __init__(self, options: IntrigueOptions, source: random.Random, most: int = 400) -> None:
        self.options = options
        self._game = IntrigueGame(options, Dealer.seeded(source.getrandbits(32)))
        self._choices = random.Random(source.getrandbits(32))
        self._most = most

    @property
    def actions(self) -> Iterator[IntrigueAction]:
        """Its actions from the first."""
        seen = 0
        while seen < self._most:
            if seen == len(self._game.actions):
                if self._game.is_over:
                    return
                self._game.play(self._choices.choice(self._game.legal_actions()))
            new = self._game.actions[seen:]
            seen += len(new)
            yield from new


def known_to_all(game: IntrigueGame) -> tuple[object, ...]:
    """S10.1: What everybody sees, read straight from the state: as long as this is equal, no secret has come out."""
    p, s = game.options.params, game._state
    players = range(p.players)
    return (
        s.phase,
        s.round,
        s.turn,
        actor(p, s),
        s.actions_left,
        s.bought,
        s.offers,
        s.counters,
        s.winners,
        s.allied_winners,
        tuple(s.gold),
        tuple(hand_size(s, player) for player in players),
        tuple(s.discards[: s.discarded]),
        tuple(s.role[player] if s.shown[player] else None for player in players),
        tuple(s.dead),
        tuple(s.jailed),
        tuple(s.ally),
        tuple(s.locked),
        tuple(s.marker),
        tuple(s.points),
        tuple(s.hand) if s.phase == OVER else None,
    )


def seen_by_investigator(state: State, action: IntrigueAction) -> tuple[int, ...]:
    """S4.6: What an investigation shows to whoever makes it."""
    player = action.player or 0
    kind = action.code % PLOTS - INVESTIGATE
    if kind // 3 == HAND_OF_CARDS:
        return tuple(state.hand[player * 4 : player * 4 + 4])
    return (state.role[player],)


class OtherWorld:
    """Both worlds side by side for one viewer."""

    def __init__(self, game: IntrigueGame | GameAtRandom, viewer: Viewer, source: random.Random) -> None:
        self.script = game.actions
        self.truth, self.other = IntrigueGame(game.options), IntrigueGame(game.options)
        self.me = None if viewer.kind == "spectator" else viewer.index
        self.source = source
        self.differs = False

    def steps(self) -> Iterator[tuple[IntrigueGame, IntrigueGame]]:
        """Both worlds after each action, until something that the viewer may know differs."""
        for action in self.script:
            twin = self._answer(action)
            if self.other.why_not(twin) is not None or self._shows_a_difference(action):
                return
            self.truth.play(action)
            self.other.play(twin)
            self.differs |= twin != action
            if known_to_all(self.truth) != known_to_all(self.other) or self._own() != self._own_otherwise():
                return
            yield self.truth, self.other

    def _own(self) -> tuple[int, ...]:
        return self._cards_of(self.truth._state)

    def _own_otherwise(self) -> tuple[int, ...]:
        return self._cards_of(self.other._state)

    def _cards_of(self, state: State) -> tuple[int, ...]:
        if self.me is None:
            return ()
        return (state.role[self.me], *state.hand[self.me * 4 : self.me * 4 + 4])

    def _shows_a_difference(self, action: IntrigueAction) -> bool:
        """Whether the viewer is about to look at something in which the worlds differ."""
        if action.verb != "investigate" or self.truth.to_act != self.me:
            return False
        return seen_by_investigator(self.truth._state, action) != seen_by_investigator(self.other._state, action)

    def _answer(self, action: IntrigueAction) -> IntrigueAction:
        """What happens in world B when this happens in world A."""
        if not self._hidden() or self.source.random() > CHANGED:
            return action
        return self.source.choice(self.other.legal_actions())

    def _hidden(self) -> bool:
        """Whether chance is about to do something that the viewer does not see."""
        state = self.truth._state
        if state.phase == ROLE:
            return state.player != self.me
        if state.phase == HAND:
            return state.player // 2 != self.me
        if state.phase == DRAW:
            return state.turn != self.me
        return state.phase == STEAL and self.me not in (state.turn, state.partner)


def hunt(combinations: Sequence[IntrigueOptions], trials: int, seed: int) -> tuple[int, Leak | None]:
    """Compare worlds that differ so many times; returns how often it did, and the first leak found."""
    source = random.Random(seed)
    done = 0
    while True:
        game = GameAtRandom(source.choice(combinations), source)
        actions = actions_of(game.options.names).values()
        for viewer in viewers(game.options):
            pair = OtherWorld(game, viewer, source)
            for truth, other in pair.steps():
                if not pair.differs or source.random() > LOOKED_AT:
                    continue
                leak = compare(truth, other, viewer, actions, done)
                done += 1
                if leak is not None or done >= trials:
                    return done, leak
