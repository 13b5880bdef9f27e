"""Stewards at all seats of a position: each knows what its seat was told. Compiled with the rules and their events."""

from typing import NamedTuple

import numpy as np

from vivat.fast.playouts import Generators, draw_word
from vivat.fast.records import Records, as_record, record_type
from vivat.rules.intrigue.play import legal_actions
from vivat.rules.intrigue.state import MAX_PLAYERS, Params, State
from vivat.rules.log import Log
from vivat.search.intrigue.decision import Decision, GoodsValue, RoleBeliefs, TurnValue
from vivat.search.intrigue.evidence import Evidence, begin_evidence, note_told
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.steward import choose_action, weigh_up
from vivat.search.intrigue.traits import traits_of

UNIT = 1.0 / 4294967296.0
HALF = np.uint64(32)


class Stewards(NamedTuple):
    """What the stewards of a game have noticed, and room for their decisions."""

    traits: Records
    evidence: Records
    """By player."""
    beliefs: Records
    goods: Records
    turn: Records

    @classmethod
    def at(cls, params: Params, hints: Hints) -> "Stewards":
        """Stewards who have noticed nothing yet and infer roles by these hints."""
        return cls(
            traits=as_record(traits_of(params, hints)),
            evidence=np.zeros(MAX_PLAYERS, record_type(Evidence)),
            beliefs=as_record(RoleBeliefs()),
            goods=as_record(GoodsValue()),
            turn=as_record(TurnValue()),
        )


def begin_noticing(p: Params, log: Log, stewards: Stewards) -> None:
    """Forget everything, and note what is told as a game begins."""
    for player in range(p.players):
        begin_evidence(p, stewards.evidence[player], player)
        note_told(p, stewards.evidence[player], log)


def notice(p: Params, log: Log, stewards: Stewards) -> None:
    """Note the events of one step at every seat."""
    for player in range(p.players):
        note_told(p, stewards.evidence[player], log)


def steward_action(p: Params, s: State, stewards: Stewards, player: int, generators: Generators, which: int) -> int:
    """The action that a steward at the seat of the player to decide takes."""
    evidence, beliefs, turn = stewards.evidence[player], stewards.beliefs[0], stewards.turn[0]
    turn.choices = legal_actions(p, s, turn.legal)
    d = Decision(p, s, stewards.traits[0], evidence, beliefs, stewards.goods[0], turn)
    if turn.choices > 1:
        weigh_up(d)
        for number in range(turn.choices):
            turn.noise[number] = np.float64(draw_word(generators, which) >> HALF) * UNIT
    return choose_action(d)
