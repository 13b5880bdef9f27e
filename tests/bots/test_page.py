"""The bot `page`: legal everywhere, as good as its teacher when attentive, and worse when not."""

from random import Random

import pytest

from tests.bots.test_castle_steward import TABLES, play_out, table_id
from vivat.bots import IntrigueBot, page
from vivat.bots.castle.steward import HIGH_FLOORS, CastleSteward
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame, IntrigueOptions
from vivat.rules.castle.characters import card_slots


@pytest.mark.parametrize("options", TABLES, ids=table_id)
def test_it_plays_every_table_of_the_castle_to_the_end(options: CastleOptions) -> None:
    pages = [Page(Random(seat), CastleSteward) for seat in range(len(options.seats))]
    assert play_out(CastleGame(options, Dealer.seeded(1)), pages).is_over


@pytest.mark.parametrize("players", [4, 6, 8])
def test_it_plays_intrigue_to_the_end(players: int) -> None:
    game = IntrigueGame(IntrigueOptions.make("base", players), Dealer.seeded(players))
    pages = [Page(Random(seat), IntrigueSteward) for seat in range(players)]
    while game.to_act is not None:
        game.play(pages[game.to_act].act(game.observe(game.to_act)))
    assert game.is_over


def test_whatever_it_overlooks_it_goes_on() -> None:
    """Among players who do anything, where it is asked what stewards hardly ever ask each other."""
    for seed in range(60):
        game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(seed))
        others = [RandomBot(Random(f"{seed} {player}")) for player in range(3)]
        bots: list[IntrigueBot] = [Page(Random(seed), IntrigueSteward), *others]
        while game.to_act is not None:
            game.play(bots[game.to_act].act(game.observe(game.to_act)))
        assert game.is_over


def test_the_less_it_notices_the_more_it_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = CastleGame(CastleOptions.make("kingup", 3, first_seat=0), Dealer.seeded(4)).observe(0)
    mine = card_slots(observation.cards[0] or 0)

    def high_favourites(attention: float) -> int:
        """How often one of its own is placed on the floors where a steward wants them."""
        monkeypatch.setattr(page, "ATTENTION", attention)
        chosen = [Page(Random(seed), CastleSteward).act(observation) for seed in range(400)]
        return sum(action.character in mine and action.floor in HIGH_FLOORS for action in chosen)

    assert high_favourites(1.0) >= high_favourites(0.6) > high_favourites(0.05) + 40
