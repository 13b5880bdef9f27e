"""The bot `page`: legal everywhere, as good as its teacher when attentive, and worse when not."""

from random import Random

import pytest

from tests.bots.test_castle_steward import TABLES, play_out, table_id
from tests.intrigue.positions import sheet_with
from vivat.bots import IntrigueBot, make_bot, page
from vivat.bots.castle.steward import HIGH_FLOORS, CastleSteward
from vivat.bots.intrigue.levels import MERCY_TURNS
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


def test_whoever_overlooks_everything_else_ends_the_turn_and_the_sale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "ATTENTION", 0.0)
    turn = IntrigueGame.start("base", 4, seed=3)
    sale = IntrigueGame.start("base", 4, seed=3)
    while not any(action.verb == "stop-selling" for action in sale.legal_actions()):
        wanted = sorted(sale.legal_actions(), key=lambda action: action.verb != "sell")
        sale.play(wanted[0])
    for game, verb in ((turn, "pass"), (sale, "stop-selling")):
        seat = game.to_act or 0
        assert {make_bot("page", seed).act(game.observe(seat)).verb for seed in range(20)} == {verb}


def test_the_less_it_notices_the_more_it_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = CastleGame(CastleOptions.make("kingup", 3, first_seat=0), Dealer.seeded(4)).observe(0)
    mine = card_slots(observation.cards[0] or 0)

    def high_favourites(attention: float) -> int:
        """How often one of its own is placed on the floors where a steward wants them."""
        monkeypatch.setattr(page, "ATTENTION", attention)
        chosen = [Page(Random(seed), CastleSteward).act(observation) for seed in range(400)]
        return sum(action.character in mine and action.floor in HIGH_FLOORS for action in chosen)

    assert high_favourites(1.0) >= high_favourites(0.6) > high_favourites(0.05) + 40


def first_murder(level: str, seed: int) -> int | None:
    """After how many turns of the victim somebody is killed first, where a murder costs one Might; None for never."""
    sheet = sheet_with("assassin", cost=(1, 0, 0, 0, 0))
    game = IntrigueGame(IntrigueOptions.make("base", 5, sheet=sheet), Dealer.seeded(seed))
    bots = [make_bot(level, 10 * seed + player) for player in range(5)]
    while game.to_act is not None and game.observe(0).round < 4:
        game.play(bots[game.to_act].act(game.observe(game.to_act)))
        events = game.observe(0).events
        killed = next((event.other for event in events if event.kind == "assassinated"), None)
        if killed is not None:
            return sum(event.kind == "turn-begins" and event.player == killed for event in events)
    return None


def test_nobody_is_killed_by_a_page_before_their_second_turn() -> None:
    pages, stewards = ([first_murder(level, seed) for seed in range(30)] for level in ("page", "steward"))
    assert sum(turns is not None for turns in pages) > 5
    assert all(turns is None or turns >= MERCY_TURNS for turns in pages)
    assert any(turns is not None and turns < MERCY_TURNS for turns in stewards)
