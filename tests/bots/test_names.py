"""Bots, and whoever reads actions, go by what an action is; a player's name says nothing."""

import pytest

from vivat.bots import make_bot
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.action import actions_of, parse_action, parse_exact

USUAL = ("Anna", "Bruno", "Chiara", "Dario")
MISLEADING = ("the role", "gold from", "the discard", "a card from the hand of pass")


def test_every_action_is_understood_from_its_own_text_whatever_the_names() -> None:
    named, usual = actions_of(MISLEADING), actions_of(USUAL)
    assert len({action.text for action in named.values()}) == len(named)
    for code, action in named.items():
        assert parse_exact(MISLEADING, action.text) is action
        assert parse_action(MISLEADING, action.text) is action
        same = usual[code]
        assert (action.verb, action.player, action.suit, action.goods, action.payment, action.what) == (
            same.verb, same.player, same.suit, same.goods, same.payment, same.what,
        )  # fmt: skip


def test_what_an_action_is_about_is_a_part_of_it() -> None:
    """A reader of texts would take "investigate the hand of the role" for a look at a role."""
    found = {(action.verb, action.what) for action in actions_of(MISLEADING).values() if action.what is not None}
    assert found == {
        ("buy", "pile"), ("buy", "discard"), ("extort", "card"), ("extort", "gold"), ("investigate", "role"),
        ("investigate", "hand"),
    }  # fmt: skip
    for action in actions_of(USUAL).values():
        if action.verb == "investigate":
            assert action.text.startswith(f"investigate the {action.what} of ")
        if action.verb == "extort":
            assert action.text.startswith(f"extort {'a card' if action.what == 'card' else 'gold'} from ")


@pytest.mark.parametrize("level", ["random", "page", "steward"])
def test_a_bot_plays_the_same_whatever_the_names(level: str) -> None:
    def played(names: tuple[str, ...]) -> list[int]:
        game = IntrigueGame(IntrigueOptions.make("base", names), Dealer.seeded(3))
        bots = [make_bot(level, seat) for seat in range(4)]
        while game.to_act is not None:
            game.play(bots[game.to_act].act(game.observe(game.to_act)))
        return [action.code for action in game.actions]

    assert played(USUAL) == played(MISLEADING)
