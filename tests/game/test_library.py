"""What a program meets: the same way to start both families, records step by step, and a sentence for every mistake."""

import random
from pathlib import Path
from typing import Any, cast

import pytest

import vivat.game
from vivat.adapters import raw_env
from vivat.bots import make_bot
from vivat.game import (
    SPECTATOR,
    CastleGame,
    CastleObservation,
    CastleOptions,
    Dealer,
    GameRecord,
    IllegalAction,
    ImpossibleOptions,
    IntrigueGame,
    IntrigueOptions,
    MissingExtra,
    UnknownAction,
    Viewer,
    VivatError,
    load_scenario,
    load_sheet,
    new_game,
)
from vivat.game.errors import check_observation
from vivat.game.intrigue import sheet as sheets
from vivat.lab import Duel, carry_out
from vivat.review import review_curve, review_game
from vivat.words import languages

NAMES = ["Rachel", "Simon", "Theresa", "Umberto"]
TEAMS = [("Charles", "Margot"), "Louis", "Philippe"]
GAMES = [("castle", CastleGame, "kingup"), ("intrigue", IntrigueGame, "base")]


@pytest.mark.parametrize(("family", "kind", "name"), GAMES)
def test_both_families_start_alike(family: str, kind: Any, name: str) -> None:
    one, other = kind.start(name, NAMES, 7), kind.start(name, NAMES, seed=7)
    assert one.options.names == tuple(NAMES), family
    assert one.events == other.events
    assert kind.start(name, 4, 7).options.names == ("Player 1", "Player 2", "Player 3", "Player 4")
    assert len({kind.start(name, 4).actions for _ in range(20)}) > 1


def test_options_are_keywords_in_both() -> None:
    castle = CastleGame.start("vive-le-roi", 4, 1, ambition=True, first_seat=2)
    assert (castle.options.ambition, castle.options.first_seat) == (True, 2)
    sheet = load_sheet(str(sheets.DATA / "sheet.toml"))
    intrigue = IntrigueGame.start(
        load_scenario(str(sheets.DATA / "scenarios" / "hit-men.toml")), 5, 1, sheet=sheet, first_seat=2,
        most_rounds=3, forced_alliances=True,
    )  # fmt: skip
    options = intrigue.options
    assert (options.scenario.key, options.first_seat, options.most_rounds) == ("hit-men", 2, 3)
    assert options.forced_alliances
    assert options.sheet == sheet


@pytest.mark.parametrize("kind", [CastleGame, IntrigueGame])
@pytest.mark.parametrize(
    ("game", "players", "key"),
    [
        (4, "kingup", "argument-game"),
        (NAMES, "base", "argument-game"),
        (None, 4, "argument-game"),
        ("kingup|base", "Rachel", "argument-players"),
        ("kingup|base", 4.0, "argument-players"),
        ("kingup|base", None, "argument-players"),
        ("kingup|base", [1, 2, 3, 4], "argument-players"),
        ("kingup|base", [[1, 2], "B", "C", "D"], "argument-players"),
    ],
)
def test_swapped_and_wrong_arguments_of_start_are_answered_by_a_sentence(
    kind: Any, game: Any, players: Any, key: str
) -> None:
    if game == "kingup|base":
        game = "kingup" if kind is CastleGame else "base"
    with pytest.raises(ImpossibleOptions) as caught:
        kind.start(game, players)
    assert caught.value.refusal.key == key
    assert repr(game if key == "argument-game" else players) in str(caught.value)


@pytest.mark.parametrize(("family", "kind", "name"), GAMES)
def test_what_is_no_action_of_this_game_is_answered_by_a_sentence(family: str, kind: Any, name: str) -> None:
    game = kind.start(name, 4, 1)
    other = IntrigueGame.start("base", 4, 1) if family == "castle" else CastleGame.start("kingup", 4, 1)
    foreign = [other.legal_actions()[0], CastleGame.start("vive-le-roi", 4, 1).legal_actions()[0]]
    for answer in (None, 3, object(), *foreign):
        for ask in (game.play, game.why_not):
            with pytest.raises(
                UnknownAction, match=r"legal actions, or the text of one; a bot’s “act” returns"
            ) as caught:
                ask(answer, game.to_act)
            assert len(str(caught.value)) < 240
    with pytest.raises(UnknownAction):  # the seat first, the action second
        game.play(game.to_act, game.legal_actions()[0].text)
    game.play(game.legal_actions()[0], game.to_act)


@pytest.mark.parametrize("viewer", ["Rachel", None, 1.5, ("seat", 1)])
def test_who_is_no_viewer_is_answered_by_a_sentence(viewer: Any) -> None:
    game = CastleGame.start("kingup", NAMES, 1)
    with pytest.raises(IllegalAction, match="number of a seat, counted from 0") as caught:
        game.observe(viewer)
    assert repr(viewer) in str(caught.value)
    with pytest.raises(IllegalAction):
        game.events_for(viewer)


def test_a_missing_package_is_an_import_error_that_says_what_to_install() -> None:
    with pytest.raises(ImportError, match=r"“pyspiel” .* pip install 'vivat\[openspiel\]'") as caught:
        raise MissingExtra.of("pyspiel", "openspiel")
    assert isinstance(caught.value, VivatError)
    assert len({caught.value.refusal.sentence(language) for language in languages()}) == len(languages())


def test_R1_4_my_favourites_are_six_characters_by_number_and_name() -> None:
    game = CastleGame.start("kingup", NAMES, 3)
    seen = game.observe(1)
    [card] = [card for card in seen.cards if card is not None]
    mine = seen.my_favourites
    assert len(mine) == 6
    assert sum(1 << character for character in mine) == game.options.params.favourites[card]
    assert seen.favourites == (None, mine, None, None)
    assert [seen.characters[character] for character in mine] == sorted(seen.characters[each] for each in mine)
    assert game.observe(SPECTATOR).my_favourites == ()
    assert game.observe(0).my_favourites != mine


def test_R8_5_who_is_banished_is_no_favourite() -> None:
    plain, banished = (CastleGame.start("vive-le-roi", 4, 3, banished=each).observe(0) for each in (False, True))
    assert plain.cards[0] == banished.cards[0]
    assert len(plain.my_favourites) == 6
    assert len(banished.my_favourites) == 5
    assert set(banished.my_favourites) < set(plain.my_favourites)


def test_R11_6_a_team_has_the_favourites_of_both_and_a_player_of_it_knows_them_too() -> None:
    game = CastleGame.start("vive-le-roi", TEAMS, 3)
    seen = game.observe(0)
    one, other = seen.favourites[:2]
    assert one is not None
    assert other is not None
    assert seen.my_favourites == tuple(sorted({*one, *other}))
    margot = game.observe(Viewer.player(1))
    assert margot.my_favourites == other
    assert margot.favourites[0] == one


def finished(game: Any) -> Any:
    luck = random.Random(1)
    while not game.is_over:
        game.play(luck.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("game", [CastleGame.start("kingup", 3, 1), IntrigueGame.start("base", 4, 1, most_rounds=2)])
def test_a_record_can_be_stepped_through(game: Any) -> None:
    record = GameRecord.of(finished(game))
    positions: list[Any] = list(record.positions())
    assert [len(each.actions) for each in positions] == list(range(len(record.actions) + 1))
    assert [each.actions[-1].text for each in positions[1:]] == list(record.actions)
    assert positions[0].actions == ()
    assert positions[-1].outcome == game.outcome
    assert [each.is_over for each in positions] == [False] * len(record.actions) + [True]
    middle = positions[len(positions) // 2]
    assert middle.events == game.events[: len(middle.events)]
    before = len(middle.actions)
    middle.play(middle.legal_actions()[0])  # each is a game of its own
    assert len(middle.actions) > before
    assert sum(len(each.actions) == before for each in positions) == 0


@pytest.mark.parametrize("game", [CastleGame.start("kingup", 3, 1), IntrigueGame.start("base", 4, 1, most_rounds=2)])
def test_positions_and_copies_go_on_to_the_end(game: Any) -> None:
    """The loop of the page, which stops where nobody is to act: nobody is, at chance's turn."""
    before = len(game.actions)
    record = GameRecord.of(finished(game.copy()))
    middle: Any = next(each for each in record.positions() if each.to_act is not None)
    dealt: Any = next(iter(record.positions()))
    assert dealt.is_chance
    others: list[Any] = [
        middle,
        middle.copy(),
        middle.copy(7),
        dealt.copy(),
        dealt.copy(Dealer.seeded(1)),
        record.game(1),
    ]
    for other in others:
        while (seat := other.to_act) is not None:
            other.play(other.legal_actions(seat)[0], seat)
        assert other.is_over
    assert len(game.actions) == before


def test_a_copy_meets_the_chance_that_the_game_would_meet() -> None:
    game = CastleGame.start("kingup", 3, 1)
    one, other = finished(game.copy()), finished(game.copy())
    assert one.actions == other.actions == finished(game).actions
    assert finished(CastleGame.start("kingup", 3).copy()).is_over, "chance of the operating system is no other case"


def test_R13_3_the_secret_of_a_dealer_cannot_be_foreseen_and_changes_nothing() -> None:
    seeded, other = Dealer.seeded(7), Dealer.seeded(7)
    assert seeded.secret() == seeded.secret() == other.secret() != Dealer.seeded(8).secret()
    assert [seeded.draw(range(99), [1] * 99) for _ in range(5)] == [other.draw(range(99), [1] * 99) for _ in range(5)]
    assert Dealer.secure().secret() != Dealer.secure().secret()


def test_a_number_is_a_seed_wherever_a_dealer_is_asked_for() -> None:
    castle, intrigue = CastleOptions.make("kingup", 3), IntrigueOptions.make("base", 4)
    for options in (castle, intrigue):
        assert new_game(options, 7).actions == new_game(options, Dealer.seeded(7)).actions
    assert CastleGame(castle, 7).copy(1).to_act is not None
    assert IntrigueGame(intrigue, 7).actions == IntrigueGame.start("base", 4, 7).actions


def observe_then(other: object) -> None:
    """What a seat knows is taken; what something else is, is refused."""
    for each in (CastleGame.start("kingup", 3, 1).observe(0), other):
        check_observation(each, CastleObservation)


class Wrong:
    """A bot where its name is asked for."""

    def act(self, observation: Any) -> Any:
        return observation.legal[0]


def a_record() -> Any:
    return GameRecord.of(CastleGame.start("kingup", 3, 1))


lib: Any = vivat.game
MISTAKES: dict[str, tuple[Any, str]] = {
    "seed": (lambda: lib.CastleGame.start("kingup", 3, "7"), "'7' is not a seed. Give a whole number, such as 7"),
    "dealer": (lambda: lib.CastleGame(lib.CastleOptions.make("kingup", 3), "7"), "'7' is not a seed"),
    "copy": (lambda: lib.CastleGame.start("kingup", 3, 1).copy("7"), "'7' is not a seed"),
    "options": (lambda: lib.CastleGame("kingup"), "'kingup' is not the options of a game. Make them with"),
    "foreign options": (lambda: lib.IntrigueGame(lib.CastleOptions.make("kingup", 4)), "is not the options of a game"),
    "new game": (lambda: lib.new_game("kingup", 7), "'kingup' is not the options of a game"),
    "by hand": (lambda: lib.CastleOptions("kingup", 3), "3 is not a tuple of seats. Leave that to CastleOptions.make"),
    "switch": (
        lambda: lib.CastleGame.start("vive-le-roi", 3, ambition="yes"),
        "ambition cannot be 'yes': it is True or",
    ),
    "seat": (
        lambda: lib.CastleGame.start("kingup", 3, first_seat="0"),
        "first_seat cannot be '0': it is the number of a",
    ),
    "true seat": (lambda: lib.CastleGame.start("kingup", 3, first_seat=True), "first_seat cannot be True"),
    "rounds": (lambda: lib.IntrigueGame.start("base", 4, most_rounds="3"), "most_rounds cannot be '3': it is a whole"),
    "sheet": (
        lambda: lib.IntrigueGame.start("base", 4, sheet="my.toml"),
        "'my.toml' is not a role sheet. Read it from",
    ),
    "old order": (
        lambda: lib.IntrigueOptions.make(4, "base"),
        "First comes the edition or the scenario, then the players",
    ),
    "named": (lambda: lib.named_options(4, "kingup"), "First comes the edition or the scenario, then the players"),
    "named seats": (lambda: lib.named_options("kingup", "4"), "'4' is neither a number of players nor"),
    "record of a record": (
        lambda: lib.GameRecord.of(lib.GameRecord.of(lib.CastleGame.start("kingup", 3))),
        "GameRecord.of takes",
    ),
    "path": (lambda: lib.GameRecord.loads(Path("a.vivat")), "GameRecord.load the path of a file"),
    "no seat": (
        lambda: lib.CastleGame.start("kingup", 3).observe(9),
        "no seat 9 at this table: its 3 seats are counted",
    ),
    "nothing": (lambda: lib.CastleGame.start("kingup", 3).play(None), "None is not an action of this game"),
    "no observation": (lambda: observe_then(7), "7 is not what a seat knows (CastleObservation)"),
    "a record as path": (lambda: lib.GameRecord.load(a_record()), 'such as "game.vivat"'),
    "no path": (lambda: lib.GameRecord.load(None), "None is not the path of a file"),
    "a path in bytes": (lambda: lib.GameRecord.load(b"game.vivat"), 'such as "game.vivat"'),
    "a game as path": (lambda: a_record().save(a_record().game()), 'such as "game.vivat"'),
    "a number as scenario": (lambda: lib.load_scenario(3), 'such as "mine.toml"'),
    "nothing as sheet": (lambda: lib.load_sheet(None), 'such as "mine.toml"'),
    "a text as tags": (lambda: lib.GameRecord.of(a_record().game(), "tags"), 'dict(place="Lyon")'),
    "a path as record": (lambda: lib.GameRecord.loads("a.vivat"), "GameRecord.load the path of a file"),
    "a name as options": (lambda: lib.Session.begin("intrigue"), "IntrigueOptions.make("),
    "the other family's options": (lambda: lib.Session.begin(a_record().options), "IntrigueOptions.make("),
    "a path to review": (lambda: review_game(cast(Any, "game.vivat")), 'GameRecord.load("game.vivat")'),
    "a game to review": (lambda: review_curve(cast(Any, a_record().game())), "GameRecord.of(game)"),
    "no world": (lambda: review_curve(a_record(), worlds=0), "worlds cannot be 0: it is a whole number, 1 or more"),
    "worlds in words": (lambda: review_game(a_record(), worlds=cast(Any, "x")), "worlds cannot be 'x'"),
    "a name as study": (lambda: carry_out(cast(Any, "kingup")), 'carry_out(Simulate(game="kingup", games=1000))'),
    "the class of a study": (lambda: carry_out(cast(Any, Duel)), "Make one with its parameters first"),
    "a class as bot": (lambda: Duel(bots=(cast(Any, Wrong), "page", "page")), '"my_bots.py:Wrong"'),
    "a bot as bot": (lambda: make_bot(cast(Any, Wrong())), '"my_bots.py:Wrong"'),
    "a bot as opponent": (
        lambda: raw_env("kingup", players=3, opponents={"seat_1": cast(Any, Wrong())}),
        '"my_bots.py:Wrong"',
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_answered_by_a_sentence_in_every_language(mistake: str) -> None:
    do: Any
    do, said = MISTAKES[mistake]
    with pytest.raises(VivatError) as caught:
        do()
    assert said in str(caught.value)
    assert len({caught.value.refusal.sentence(language) for language in languages()}) == len(languages())


@pytest.mark.parametrize(
    "tags", [{"a": "1\n2"}, {"a": ""}, {"a b": "1"}, {"": "1"}, {"a": "1\r"}, {"a\n": "1"}, {"a": 1}], ids=str
)
def test_a_tag_that_could_not_be_read_again_is_refused(tags: Any) -> None:
    with pytest.raises(VivatError, match="A record cannot hold the tag"):
        GameRecord.of(CastleGame.start("kingup", 3), tags)


@pytest.mark.parametrize("value", ["1", " two  spaces ", "a\rb", "👩‍👧", "x=1"])
def test_a_tag_that_is_taken_is_read_again(value: str) -> None:
    record = GameRecord.of(CastleGame.start("kingup", 3), {"a-1": value})
    assert GameRecord.loads(record.dumps()) == record


def test_a_path_may_be_a_text(tmp_path: Path) -> None:
    record = GameRecord.of(CastleGame.start("kingup", 3, 1))
    record.save(str(tmp_path / "new" / "game.vivat"))
    assert GameRecord.load(str(tmp_path / "new" / "game.vivat")) == record
    assert GameRecord.load(tmp_path / "new" / "game.vivat") == record


def test_options_know_the_favourites_of_a_card() -> None:
    options = CastleOptions.make("kingup", 4)
    assert len({options.favourites(card) for card in range(26)}) == 26


def test_S9_6_what_is_wrong_with_a_scenario_cites_the_article_on_scenarios(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("name = 3\n", encoding="utf-8")
    for file in ("mine.toml", "none.toml"):
        with pytest.raises(ImpossibleOptions) as caught:
            load_scenario(tmp_path / file)
        assert caught.value.refusal.article == "S9.6"
