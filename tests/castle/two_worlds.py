"""Two worlds that differ only in what a viewer cannot know must look the same to it.

World A is a game at random. World B is the same game with other cards for those whose cards the viewer
may not see: other Favourites, other Ambitions, and, while an election is under way, other ballots. As long
as nothing of that has come out, whatever the viewer can ask for must be equal in A and B.
"""

import random
from collections.abc import Iterator, Sequence

from tests.two_worlds import Leak, compare
from vivat.game import SPECTATOR, CastleAction, CastleGame, CastleOptions, Dealer, Viewer
from vivat.game.castle.action import actions_of
from vivat.game.castle.event import viewer_mask
from vivat.game.castle.observation import seat_of
from vivat.rules.castle.state import EMISSARY, KEEP, VOTE


def viewers(options: CastleOptions) -> list[Viewer]:
    """Every seat, every player of a team, every team before one screen, and a spectator."""
    p = options.params
    teams = [player for player in range(p.players) if p.teammate[player] != player]
    together = [seat for seat in range(p.seats) if len(options.seats[seat]) == 2]
    return [SPECTATOR, *map(Viewer.seat, range(p.seats)), *map(Viewer.player, teams), *map(Viewer.team, together)]


def play_at_random(options: CastleOptions, source: random.Random) -> CastleGame:
    """A whole game at random, with Yes often enough that elections end in both ways."""
    game = CastleGame(options, Dealer.seeded(source.getrandbits(32)))
    while not game.is_over:
        game.play(source.choice(game.legal_actions()))
    return game


def round_starts(game: CastleGame) -> list[int]:
    """Where the deals of each round begin among the actions."""
    starts, dealing = [], False
    for index, action in enumerate(game.actions):
        if action.verb == "deal" and not dealing:
            starts.append(index)
        dealing = action.verb == "deal"
    return starts


class OtherWorld:
    """World B for one viewer and one round: whenever something hidden is decided, decides it differently."""

    def __init__(self, game: CastleGame, start: int, viewer: Viewer, source: random.Random, change_cards: bool) -> None:
        self.options = game.options
        self.viewer = viewer
        self.source = source
        self.own = viewer_mask(game.options.params, viewer)
        self.seat = seat_of(game.options.params, viewer)
        self.team = 0 if self.seat is None else game.options.params.audience[self.seat]
        self.truth = CastleGame(game.options)
        self.other = CastleGame(game.options)
        for action in game.actions[:start]:
            self.truth.play(action)
            self.other.play(action)
        self.script = game.actions[start:]
        self.change_cards = change_cards
        self.reserved = self._reserve()
        self.differs = False

    def _reserve(self) -> dict[str, set[int]]:
        """The cards that the viewer will see in this round, which the other world may give to nobody else."""
        reserved: dict[str, set[int]] = {"deal": set(), "offer-ambition": set()}
        dealt = offered = 0
        for action in self.script:
            if action.verb == "deal":
                if dealt == self.options.params.players or self.team >> dealt & 1 or not self.change_cards:
                    reserved["deal"].add(action.code)
                dealt += 1
            elif action.verb == "offer-ambition":
                if self.own >> (offered // 2) & 1:
                    reserved["offer-ambition"].add(action.code)
                offered += 1
            elif action.verb not in ("keep-ambition", "first-player"):
                break
        return reserved

    def steps(self) -> Iterator[tuple[CastleGame, CastleGame]]:
        """Both worlds after each action of the round, until a secret in which they differ comes out."""
        yield self.truth, self.other
        for position, action in enumerate(self.script):
            state = self.truth._state
            if state.phase == VOTE and state.turn == state.crown:
                yield from self._other_ballots(self.script[position : position + self.options.params.seats - 1])
            twin = self._answer(action)
            before = len(self.truth.events)
            self.truth.play(action)
            told = {event.kind for event in self.truth.events[before:]}
            if "ambition-shown" in told or "round-ends" in told or (self.change_cards and "favourites-shown" in told):
                return
            self.other.play(twin)
            self.differs |= twin != action
            yield self.truth, self.other

    def _answer(self, action: CastleAction) -> CastleAction:
        """What happens in world B when this happens in world A."""
        state = self.other._state
        if action.verb == "deal":
            known = state.player == EMISSARY or self.team >> state.player & 1 or not self.change_cards
            return action if known else self._another("deal")
        if action.verb == "offer-ambition":
            return action if self.own >> state.player & 1 else self._another("offer-ambition")
        if state.phase == KEEP and not self.own >> state.player & 1:
            return self.source.choice(self.other.legal_actions())
        return action

    def _another(self, verb: str) -> CastleAction:
        free = [action for action in self.other.legal_actions() if action.code not in self.reserved[verb]]
        return self.source.choice(free)

    def _other_ballots(self, votes: tuple[CastleAction, ...]) -> Iterator[tuple[CastleGame, CastleGame]]:
        """In an election under way, other ballots from the others, at every point before the reveal."""
        one, other = self.truth.copy(), self.other.copy()
        differed = self.differs
        for vote in votes:
            mine = other._state.turn == self.seat
            other.play(vote if mine else self.source.choice(other.legal_actions()))
            one.play(vote)
            self.differs |= other.actions[-1] != vote
            yield one, other
        self.differs = differed


def hunt(combinations: Sequence[CastleOptions], trials: int, seed: int) -> tuple[int, Leak | None]:
    """Compare worlds that differ so many times; returns how often it did, and the first leak found."""
    source = random.Random(seed)
    done = 0
    while True:
        game = play_at_random(source.choice(combinations), source)
        start = source.choice(round_starts(game))
        for viewer in viewers(game.options):
            pair = OtherWorld(game, start, viewer, source, change_cards=source.random() < 0.8)
            for truth, other in pair.steps():
                if not pair.differs:
                    continue
                leak = compare(truth, other, viewer, actions_of(game.options.edition_key).values(), done)
                done += 1
                if leak is not None or done >= trials:
                    return done, leak
