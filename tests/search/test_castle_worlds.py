"""What a seat replays from its observation is the game itself, but for what is secret."""

from dataclasses import fields
from random import Random

import pytest

from tests.bots.test_castle_steward import TABLES, table_id
from vivat.game import CastleGame, CastleObservation, CastleOptions, Dealer
from vivat.rules.castle.play import step
from vivat.rules.castle.state import EMISSARY, KEEP, NOBODY, VOTE, State
from vivat.rules.log import Log
from vivat.search.castle.worlds import cards_out, codes_so_far, round_start

LEFT_OVER = {"gained", "total", "cards_out", "ambitions_out", "offered", "winners"}
"""Fields that no rule reads before it has written them, or that only chance reads."""


def replayed(observation: CastleObservation) -> State:
    s, log = round_start(observation), Log()
    for code in codes_so_far(observation):
        step(observation.options.params, s, log, code)
    return s


def known_part(options: CastleOptions, s: State, observation: CastleObservation) -> dict[str, object]:
    """What of a state its viewer can know, ballots under way aside."""
    found = {field.name: getattr(s, field.name) for field in fields(State) if field.name not in LEFT_OVER}
    found = {name: list(value) if isinstance(value, list) else value for name, value in found.items()}
    p = options.params
    hidden = [player for player in range(p.players) if observation.cards[player] is None]
    found["card"] = [NOBODY if player in hidden else s.card[player] for player in range(p.players)]
    found["kept"] = [s.kept[player] if observation.kept[player] is not None else NOBODY for player in range(p.players)]
    found["score"] = [*s.score[: p.players], s.score[EMISSARY]]
    found["ballot"] = None
    found["nos"], found["aches"] = s.nos[: p.seats], s.aches[: p.seats]
    if s.phase == VOTE:
        found["turn"] = s.crown
    if s.phase != KEEP:
        found["player"] = None
    if not p.ambition:
        found["kept"] = None
    return found


@pytest.mark.parametrize("options", TABLES, ids=table_id)
def test_a_round_replayed_from_an_observation_is_the_round(options: CastleOptions) -> None:
    chance = Random(7)
    looked = 0
    for seed in range(2):
        game = CastleGame(options, Dealer.seeded(seed))
        while game.deciding is not None:
            if chance.random() < 0.3:
                observation = game.observe(game.deciding)
                wanted = known_part(options, game._state, observation)
                assert known_part(options, replayed(observation), observation) == wanted
                looked += 1
            game.play(chance.choice(game.legal_actions()))
    assert looked > 10


def test_R6_5_cards_that_were_played_are_out_where_the_edition_says_so() -> None:
    for key, out in (("kingup", 3 * 2 + 1), ("vive-le-roi", 1)):
        game = CastleGame(CastleOptions.make(key, 3), Dealer.seeded(1))
        chance = Random(1)
        while game.observe(0).round < 3 or game.deciding is None:
            game.play(chance.choice(game.legal_actions()))
        assert cards_out(game.observe(0)).bit_count() == out
