"""Stewards at all seats: the same from an observation, from the whole position with what was told, and compiled."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.sheet import default_sheet, scenarios
from vivat.lab.tallies.engine import count_steward_games
from vivat.lab.tallies.tally import empty_tally
from vivat.rules.intrigue.play import actor, is_chance, legal_actions, step
from vivat.rules.intrigue.setup import begin_game
from vivat.rules.intrigue.state import ACT, MAX_PLAYERS, Params, State
from vivat.rules.log import Log
from vivat.search.intrigue.decision import Decision, GoodsValue, RoleBeliefs, TurnValue
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.hints import RULES_OF_THUMB
from vivat.search.intrigue.observed import evidence_of, weighed_up
from vivat.search.intrigue.steward import WAVER, choose_action, weigh_up
from vivat.search.intrigue.steward_play import Stewards, begin_noticing, notice
from vivat.search.intrigue.traits import traits_of

TABLES = [IntrigueOptions.make(key, each.most) for key, each in scenarios().items()]
WILD = IntrigueOptions.make("base", 5, sheet=tuple(replace(card, wild=True) for card in default_sheet()))


class WholePosition:
    """A game with all secrets, and stewards who note what their own seats are told: nothing of it is compiled."""

    def __init__(self, p: Params) -> None:
        self.p, self.s, self.log = p, State(), Log()
        evidence: Any = [Evidence() for _ in range(MAX_PLAYERS)]
        traits: Any = [traits_of(p, RULES_OF_THUMB)]
        beliefs: Any = [RoleBeliefs()]
        goods: Any = [GoodsValue()]
        turn: Any = [TurnValue()]
        self.stewards = Stewards(traits, evidence, beliefs, goods, turn)
        begin_game(p, self.s, self.log)
        begin_noticing(p, self.log, self.stewards)

    def play(self, code: int) -> None:
        step(self.p, self.s, self.log, code)
        notice(self.p, self.log, self.stewards)

    def weighed_up(self, player: int) -> Decision:
        traits, evidence = self.stewards.traits[0], self.stewards.evidence[player]
        d = Decision(self.p, self.s, traits, evidence, RoleBeliefs(), GoodsValue(), TurnValue())
        d.t.choices = legal_actions(self.p, self.s, d.t.legal)
        weigh_up(d)
        return d


@pytest.mark.parametrize("options", [*TABLES[::3], WILD], ids=lambda each: f"{each.scenario.key}-{len(each.names)}")
def test_a_steward_sees_no_more_of_a_whole_position_than_its_observation_shows(options: IntrigueOptions) -> None:
    game, whole = IntrigueGame(options, Dealer.seeded(5)), WholePosition(options.params)
    bots = [IntrigueSteward(Random(player)) for player in range(len(options.names))]
    played = 0
    while game.to_act is not None:
        for action in game.actions[played:]:
            whole.play(action.code)
        played = len(game.actions)
        seen, me = game.observe(game.to_act), game.to_act
        assert evidence_of(seen) == whole.stewards.evidence[me]
        here, there = weighed_up(seen), whole.weighed_up(me)
        assert here.t.legal == there.t.legal
        assert (here.b, here.g, here.t) == (there.b, there.g, there.t)
        assert choose_action(here) == choose_action(there)
        game.play(bots[me].act(seen))


@pytest.mark.parametrize("options", [*TABLES, WILD], ids=lambda each: f"{each.scenario.key}-{len(each.names)}")
def test_compiled_stewards_choose_what_interpreted_ones_would(options: IntrigueOptions) -> None:
    """Every choice of a compiled game is within what luck can decide; an answer is one of two."""
    actions, whole = np.zeros(4096, np.int64), WholePosition(options.params)
    compared = 0
    for code in actions[: count_steward_games(options.params, 7, range(3, 4), empty_tally(), actions)].tolist():
        if not is_chance(whole.s):
            d = whole.weighed_up(actor(whole.p, whole.s))
            if whole.s.phase == ACT:
                value = dict(zip(d.t.legal[: d.t.choices], d.t.value, strict=False))
                assert value[code] >= max(value.values()) - WAVER - 1e-9
            else:
                answers = set()
                for luck in (0.0, 1.0):
                    d.t.noise[0] = luck
                    answers.add(choose_action(d))
                assert code in answers
            compared += 1
        whole.play(code)
    assert compared > 10
