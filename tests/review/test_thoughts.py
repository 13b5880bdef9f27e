"""What bots thought: worked out again from the record of a finished game, and told to nobody before."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.table.desk import ADA, BOB, Desk, begun, everything, options, replayed
from tests.table.virtual import enter, house_in
from vivat.bots import make_bot
from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord, IntrigueOptions
from vivat.game.record import AnyOptions, new_game
from vivat.review import Review, review_game
from vivat.review.decisions import decisions_of
from vivat.review.review import BotThought
from vivat.review.thoughts import bot_thoughts
from vivat.table.commands import Start
from vivat.table.entries import Started
from vivat.table.record_tags import BOT_SEED, game_tags
from vivat.terminal.keyboard_desk import KeyboardDesk

QUICK = {0: "steward", 1: "page", 2: "random", 3: "steward"}
GAMES: dict[str, AnyOptions] = {
    "castle": CastleOptions.make("vive-le-roi", 4, ambition=True),
    "intrigue": IntrigueOptions.make("base", 4),
}


def played(wanted: AnyOptions, bots: dict[int, str], seed: int = 3) -> GameRecord:
    """A game of bots at a keyboard, as it is saved."""
    desk = KeyboardDesk(GameRecord.of(new_game(wanted)), bots, Dealer.seeded(seed), seed, talk=False)
    while desk.table.status == "playing":
        desk.let_bot(desk.table.waited_for[0])
    return desk.record()


def thoughts(record: GameRecord) -> tuple[BotThought, ...]:
    return bot_thoughts(record, lambda _: None, lambda: None)


@pytest.mark.parametrize("family", GAMES)
def test_every_decision_of_a_bot_is_made_again_as_it_was(family: str) -> None:
    record = played(GAMES[family], QUICK)
    found = thoughts(record)
    with_choice = [asked.move for asked in decisions_of(record.game()) if len(asked.observation.legal) > 1]
    assert [each.move for each in found] == with_choice
    for each in found:
        assert each.bot == QUICK[each.seat]
        values = [choice.value for choice in each.choices]
        assert values == sorted(values, reverse=True)
        assert not values or each.chosen in [choice.code for choice in each.choices] or each.why == "overlooked"
        assert all(believed.player != each.seat and 0.1 <= believed.chance <= 1.0 for believed in each.beliefs)
        assert (each.why == "drawn") >= (each.bot == "random")
        assert each.simulations is None
    stewards = [each for each in found if each.bot == "steward"]
    assert any(each.beliefs for each in stewards)
    assert any(each.why == "best" and len(each.choices) > 1 for each in stewards)


def test_with_another_secret_or_none_nothing_is_made_up() -> None:
    record = played(GAMES["castle"], QUICK)
    whole = len(thoughts(record))
    tags = dict(record.tags)
    assert len(thoughts(GameRecord(record.options, record.actions, tags | {BOT_SEED: "7"}))) < whole
    del tags[BOT_SEED]
    assert not thoughts(GameRecord(record.options, record.actions, tags))
    assert not thoughts(GameRecord(record.options, record.actions, tags | {BOT_SEED: "no number"}))
    own = {key: "my_bots.py:Careful" if key.startswith("bot-") else value for key, value in record.tags.items()}
    assert {each.bot for each in thoughts(GameRecord(record.options, record.actions, own))} <= {"steward"}


def test_what_a_page_of_the_card_game_overlooked_it_did_not_weigh() -> None:
    record = played(GAMES["intrigue"], QUICK)
    legal = {asked.move: len(asked.observation.legal) for asked in decisions_of(record.game())}
    of_pages = [each for each in thoughts(record) if each.bot == "page"]
    overlooked = [each for each in of_pages if each.overlooked and each.choices]
    assert overlooked
    assert all(len(each.choices) + each.overlooked <= legal[each.move] for each in of_pages if each.choices)
    assert all(each.chosen in [choice.code for choice in each.choices] for each in overlooked)


def test_a_search_player_of_the_card_game_says_what_it_looked_at_and_how_often() -> None:
    record = played(GAMES["intrigue"], {0: "search:20", 1: "steward", 2: "steward", 3: "steward"})
    searched = [each for each in thoughts(record) if each.bot == "search:20"]
    assert searched
    assert {each.simulations for each in searched} == {20}
    assert {each.why for each in searched} <= {"steward", "overruled"}
    assert any(len(each.choices) > 1 for each in searched)
    assert any(each.beliefs for each in searched)


def test_a_search_player_thinks_what_it_does_and_says_what_it_looked_at() -> None:
    game, steward = CastleGame.start("kingup", 3, seed=5), make_bot("steward", 1)
    seen = set()
    while game.deciding is not None and len(game.actions) < 60:
        observation = game.observe(game.deciding)
        if len(observation.legal) > 1 and len(game.actions) % 3 == 0:
            thought = make_bot("search:60", 9).think(observation)
            assert thought is not None
            assert thought.action == make_bot("search:60", 9).act(observation)
            assert thought.action in [each.action for each in thought.weighed]
            assert (thought.why == "mixed") <= (thought.weighed[0].action != thought.action)
            assert [max(row) <= 1.0 for row in thought.beliefs] == [True] * 3
            seen.add(observation.phase)
        game.play(steward.act(observation))
    assert seen == {"place", "climb", "vote"}


def test_a_server_writes_the_secret_when_a_game_begins_and_its_bots_decide_by_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("steward", "page", "random"), ADA)
            enter(house, live, BOB)
            await house.submit(live, ADA, Start(id="start"))
            await time.rest(house)
            assert live.table.status == "finished"
            record = GameRecord.of(live.table.games[0], game_tags(live.table, 1))
            assert {each.seat for each in thoughts(record)} == {0, 1, 2}
            with_choice = [asked for asked in decisions_of(record.game()) if len(asked.observation.legal) > 1]
            assert len(thoughts(record)) == len(with_choice)

    asyncio.run(run())


def told_to_all(desk: Desk, secret: int) -> object:
    """All that everybody is told and shown at a table whose bots have another secret."""
    log = [
        msgspec.structs.replace(entry, body=msgspec.structs.replace(entry.body, bot_seed=secret))
        if isinstance(entry.body, Started)
        else entry
        for entry in desk.log
    ]
    table = replayed(log)
    assert table.bot_seeds == [secret]
    return everything(table)


@pytest.mark.parametrize("game", ["kingup", "intrigue"])
def test_two_worlds_nobody_is_told_anything_of_the_secret_while_a_game_runs(game: str) -> None:
    desk = begun(options("me", *["steward"] * 3, game=game))
    for _ in range(30):
        if desk.table.status == "playing":
            desk.decide_for(desk.table.waited_for[0])
    assert desk.table.status == "playing"
    assert told_to_all(desk, 1) == told_to_all(desk, 2)


def test_a_review_has_the_thoughts_and_a_seat_those_of_its_own_bot() -> None:
    record = played(CastleOptions.make("kingup", 3), {0: "steward", 1: "page", 2: "steward"})
    review = review_game(record, worlds=2)
    assert review.thoughts == thoughts(record)
    own = review.for_seat(1).thoughts
    assert own
    assert {each.seat for each in own} == {1}
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review).thoughts[0].move == review.thoughts[0].move
