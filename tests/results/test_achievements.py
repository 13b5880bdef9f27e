"""S8.5: Achievement cards: the catalogues that ship, their words, and everything that a host's file can get wrong."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.test_words import messages
from vivat.game import ImpossibleOptions
from vivat.game.families import FAMILIES
from vivat.results.achievements import Card, Mark, load_catalogue, read_catalogue, usual_catalogue
from vivat.results.families import CIRCUMSTANCES, PARTS, STATISTICS
from vivat.results.statistic import OF_EVERY_GAME
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.words import languages, words

ONE = """
[[card]]
id = "poison"
group = "advanced"
name = "The poisoned cup"
about = "Win as the Sage."
when = ["role:sage"]
marks = [{ statistic = "role-victories", target = 2, points = 4 }]
"""


def only(text: str) -> Card:
    [card] = read_catalogue({"my.toml": text})
    return card


def marks() -> list[Mark]:
    return [mark for card in usual_catalogue() for mark in card.marks]


def test_S8_5_a_card_for_each_role_with_its_three_marks() -> None:
    cards = {card.id: card for card in usual_catalogue()}
    for role in ROLE_NAMES:
        three = [("role", "role-victories", 3), ("allied", "allied-victories", 2), ("alone", "sole-victories", 1)]
        wanted = three[:2] if role == "ambassador" else three
        assert [(mark.key, mark.statistic, mark.points) for mark in cards[role].marks] == wanted
        assert {mark.when for mark in cards[role].marks} == {(f"role:{role}",)}


def test_there_are_some_forty_cards_for_each_family() -> None:
    for family in FAMILIES:
        assert 40 <= len(load_catalogue([PARTS[family].catalogue])) <= 50
    groups = list(dict.fromkeys(card.group for card in usual_catalogue()))
    assert {"roles", "scenarios", "modes", "advanced", "games", "variants"} <= set(groups)


def test_S8_7_advanced_achievements_bring_points_or_honour_alone() -> None:
    advanced = [mark for card in usual_catalogue() if card.group == "advanced" for mark in card.marks]
    assert any(mark.is_honour for mark in advanced)
    assert all(mark.points >= 2 for mark in advanced if not mark.is_honour)


def test_every_mark_can_count_in_a_game_of_some_family() -> None:
    """A statistic of one family with a circumstance of the other would never count."""
    for mark in marks():
        fit = [
            part
            for part in PARTS.values()
            if mark.statistic in part.statistics
            and all(
                each in part.circumstances or each.startswith(("game:", "players:", "company:")) for each in mark.when
            )
        ]
        assert fit, mark.id


def test_families_share_no_statistics_but_those_of_every_game() -> None:
    castle, intrigue = (part.statistics.keys() for part in PARTS.values())
    assert castle & intrigue == OF_EVERY_GAME.keys()
    assert len(set(CIRCUMSTANCES)) == len(CIRCUMSTANCES)


def test_every_card_has_a_picture_that_is_drawn() -> None:
    """Roles and deeds are symbols of their file, figures have a file each."""
    art = files("vivat.web") / "client" / "art"
    symbols = {kind: (art / "intrigue" / f"{kind}s.svg").read_text() for kind in ("role", "deed")}
    for card in usual_catalogue():
        assert card.picture is not None, card.id
        kind, name = card.picture
        if kind in symbols:
            assert f'id="{name}"' in symbols[kind], card.id
        elif kind == "figure":
            assert (art / "castle" / "figures" / f"{name}.svg").is_file(), card.id
        else:
            assert f"game:{name}" in CIRCUMSTANCES, card.id


def test_ids_of_marks_are_their_own() -> None:
    ids = [mark.id for mark in marks()]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", languages())
def test_every_card_mark_and_heading_has_its_words_and_the_other_way_round(language: str) -> None:
    kept = {key for key in messages(language) if key.startswith(("achievement-", "achievements-", "mark-"))}
    wanted = {f"achievement-{card.id}{end}" for card in usual_catalogue() for end in ("", "-about")}
    wanted |= {f"achievements-{card.group}" for card in usual_catalogue()}
    wanted |= {f"mark-{mark.key}" for mark in marks() if mark.key}
    assert kept == wanted
    said = words(language)
    titles = [card.name(said) for card in usual_catalogue()]
    assert len(set(titles)) == len(titles)
    assert all(card.about(said).endswith((".", "!")) for card in usual_catalogue())
    assert all(card.heading(said) for card in usual_catalogue())


def test_a_card_of_a_host() -> None:
    card = only(ONE)
    [mark] = card.marks
    assert (card.name(words("fr")), card.about(words()), card.heading(words())) == (
        "The poisoned cup",
        "Win as the Sage.",
        "Advanced",
    )
    assert (mark.id, mark.scope, mark.comparison, mark.target, mark.points) == ("poison", "campaign", "at-least", 2, 4)
    assert mark.name(words()) == ""


def test_texts_of_a_host_by_language() -> None:
    card = only(
        ONE.replace('"The poisoned cup"', '{ fr = "La coupe", en = "The cup" }').replace('"advanced"', '"our-own"')
    )
    assert [card.name(words(language)) for language in ("en", "fr", "it")] == ["The cup", "La coupe", "La coupe"]
    assert card.heading(words("it")) == "our-own"


def test_a_host_may_use_cards_of_the_usual_catalogue_by_their_words() -> None:
    text = '[[card]]\nid = "fool"\ngroup = "roles"\nmarks = [{ statistic = "games" }]'
    assert only(text).name(words("it")) == "Il Matto"


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('"role-victories"', '"role-victory"', "no statistic “role-victory”. The nearest one is role-victories"),
        ('"role-victories"', "3", "there is no statistic “3”"),
        ('["role:sage"]', '["role:sagee"]', "“role:sagee” says nothing about a game. The nearest"),
        ('["role:sage"]', '"role:sage"', "a list of texts is expected"),
        ('["role:sage"]', "[3]", "“3” says nothing about a game"),
        ('id = "poison"', 'id = "Poison!"', "small letters, digits and hyphens"),
        ('id = "poison"\n', "", "small letters, digits and hyphens"),
        ('id = "poison"', f'id = "{"p" * 41}"', "at most 40"),
        ('group = "advanced"\n', "", "group"),
        ('name = "The poisoned cup"\n', "", "a text of 1 to 200 letters"),
        ('name = "The poisoned cup"', 'name = ""', "a text of 1 to 200 letters"),
        ('name = "The poisoned cup"', 'name = "a\\u0007b"', "a text of 1 to 200 letters"),
        ('name = "The poisoned cup"', 'name = { xx = "The cup" }', f"by language ({', '.join(languages())})"),
        ('name = "The poisoned cup"', 'name = { en = 3 }', "a text of 1 to 200 letters"),
        ('about = "Win as the Sage."', "about = 3", "a text of 1 to 200 letters"),
        ("when =", "picture = 3\nwhen =", "say what is drawn on the card"),
        ("when =", 'picture = "colour:red"\nwhen =', "say what is drawn on the card"),
        ("target = 2", "target = 0", "everybody would have this at once"),
        ("target = 2", "target = -1", "not a whole number from 0 to 10,000"),
        ("target = 2", "target = true", "not a whole number from 0 to 10,000"),
        ("points = 4", "points = 1.5", "not a whole number from 0 to 100"),
        ("points = 4", 'scope = "year"', "“year” is not one of game, evening, campaign"),
        ("points = 4", 'comparison = "more"', "“more” is not one of at-least, at-most"),
        ("points = 4", 'comparison = "at-most"', "goes with the scope “game” alone"),
        ("points = 4", "colour = 1", "no such key. Known keys: mark, name, statistic"),
        ("when =", "where =", "no such key. Known keys: id, group, picture, when"),
        ("[[card]]", "[[cards]]", "no such key. Known keys: card"),
        ("[[card]]", "[card]", "a list of tables is expected"),
        (ONE, "", "a list of tables is expected"),
        ("marks = [{", "marks = [[{", "not TOML"),
        ('marks = [{ statistic = "role-victories", target = 2, points = 4 }]', "marks = []", "a list of tables"),
        ("}]", '}, { statistic = "games" }]', "small letters, digits and hyphens"),
        ("}]", ', mark = "won" }, { mark = "won", statistic = "games" }]', "two marks of this card have the same name"),
        ("}]", ', mark = "won" }, { mark = "mine", statistic = "games" }]', "a text of 1 to 200 letters"),
        ('id = "poison"', 'id = "poison"\nid = "p"', "not TOML"),
    ],
)  # fmt: skip
def test_S8_5_what_is_wrong_with_a_file_is_said_with_its_place(right: str, wrong: str, said: str) -> None:
    assert ONE.count(right) == 1
    with pytest.raises(ImpossibleOptions) as caught:
        only(ONE.replace(right, wrong))
    sentence = str(caught.value)
    assert said in sentence
    assert sentence.startswith("my.toml")
    assert sentence.endswith("(S8.5)")
    for language in languages():
        assert caught.value.refusal.sentence(language)


def test_an_id_comes_once_over_all_files() -> None:
    with pytest.raises(ImpossibleOptions, match="another card with the id “poison”"):
        read_catalogue({"one.toml": ONE, "two.toml": ONE})


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ImpossibleOptions, match=r"none\.toml cannot be read.*\(S8\.5\)"):
        load_catalogue([tmp_path / "none.toml"])


PAGE = (Path(__file__).parents[2] / "docs" / "campaign.md").read_text(encoding="utf-8")


def test_the_example_of_the_page_can_be_read_and_its_numbers_are_right() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert [mark.points for mark in only(example).marks] == [4, 6]
    intrigue, castle = (len(load_catalogue([PARTS[family].catalogue])) for family in ("intrigue", "castle"))
    assert f"There are {intrigue} cards for the game of cards and {castle} for the castle." in PAGE


def test_the_page_lists_every_statistic_and_circumstance() -> None:
    for key, statistic in STATISTICS.items():
        assert f"| `{key}` | {statistic.description} |" in PAGE, f"| `{key}` | {statistic.description} |"
    families = {"role:", "scenario:", "mode:", "option:", "game:", "players:", "company:"}
    assert {each.partition(":")[0] + ":" for each in CIRCUMSTANCES} == families
    for each in CIRCUMSTANCES:
        assert f"`{each}`" in PAGE or each.startswith(("players:", "role:", "scenario:")), each
