"""How likely each player is to win in given worlds, by role or as an ally. Compiled with the rules."""

from math import exp

from vivat.fast.records import Records
from vivat.rules.intrigue.state import OVER
from vivat.search.intrigue.evaluation import EvaluationWeights, Indices, logit, victory_share
from vivat.search.nodes import Sums


def add_chances(
    params: Records, worlds: Records, evidence: Records, weights: EvaluationWeights, indices: Indices, found: Sums
) -> None:
    """Add to `found`, by world and player, the chance to win in whatever way; 1 or 0 once the game is over."""
    p, e = params[0], evidence[0]
    for number in range(len(worlds)):
        s = worlds[number]
        whole = 0.0
        for winner in range(p.players):
            if s.phase == OVER:
                found[number, winner] += float((s.winners | s.allied_winners) >> winner & 1)
            elif not s.dead[winner]:
                chance = exp(logit(weights, p, s, e, winner, indices))
                whole += chance
                for player in range(p.players):
                    if victory_share(p, s, player, winner) > 0.0:
                        found[number, player] += chance
        if whole > 0.0:
            for player in range(p.players):
                found[number, player] /= whole
