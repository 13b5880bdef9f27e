"""A game of intrigue among bots, in which everybody is asked what it believes about the others' roles and hands."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vivat.game import IntrigueGame, IntrigueObservation
from vivat.lab.calibration import Calibration, Subject
from vivat.lab.family import StudyPlayer
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.state import ROLES
from vivat.search.intrigue.beliefs import intrigue_beliefs

MOMENTS = ("round 1", "round 2", "round 3", "round 4", "later rounds")
ROLE = Subject("roles_", "an opponent's role", "That player has this role", "roles", MOMENTS)
HAND = Subject("hands_", "whether an opponent holds a suit", "That player holds this suit", "answers", MOMENTS)
IS_THIS_ROLE = np.eye(ROLES, dtype=np.int64)
HOLDS_IT = np.array([[1], [0]], np.int64)


@dataclass(slots=True)
class IntrigueSurvey:
    """One game, and the judgements on what everybody believes in it."""

    roles: Calibration
    hands: Calibration

    def play(self, game: IntrigueGame, players: Sequence[StudyPlayer]) -> None:
        """Play a game among these to its end; at the beginning of each turn everybody alive is asked."""
        seen = 0
        while game.deciding is not None:
            if any(event.kind == "turn-begins" for event in game.events[seen:]):
                self.ask([game.observe(player) for player in range(len(players))])
            seen = len(game.events)
            game.play(players[game.to_act or 0].act(game.observe(game.deciding)))

    def ask(self, seen: list[IntrigueObservation]) -> None:
        """Ask everybody about everybody else; what one knows for certain is no belief."""
        moment = min(seen[0].round, len(MOMENTS)) - 1
        roles = [observation.roles[me] for me, observation in enumerate(seen)]
        hands = [observation.hand or (0,) * SUITS for observation in seen]
        for me, observation in enumerate(seen):
            if observation.dead[me]:
                continue
            beliefs = intrigue_beliefs(observation)
            for other, role in enumerate(roles):
                if other == me or observation.dead[other]:
                    continue
                odds = beliefs.roles[other]
                if role is not None and odds.max() < 1.0:
                    self.roles.judge(moment, odds, role, beliefs.possible, IS_THIS_ROLE)
                for suit, chance in enumerate(beliefs.suits[other].tolist()):
                    if 0.0 < chance < 1.0:
                        odds = np.array([chance, 1.0 - chance])
                        self.hands.judge(moment, odds, int(hands[other][suit] == 0), 2, HOLDS_IT)
