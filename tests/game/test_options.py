"""What can be played, and the reason for what cannot."""

from typing import Any

import pytest

from vivat.game import CastleGame, CastleOptions, ImpossibleOptions

TEAM = ("Charles", "Margot")


@pytest.mark.parametrize(
    ("edition", "players", "options", "key"),
    [
        ("chess", 2, {}, "options-unknown-edition"),
        ("kingup", 2, {}, "options-seats"),
        ("kingup", 7, {}, "options-seats"),
        ("viva-il-re", 0, {}, "options-seats"),
        ("vive-le-roi", 9, {}, "options-seats"),
        ("vive-le-roi", 1, {"emissary": True}, "options-seats"),
        ("vive-le-roi", [("A", "B", "C"), "D", "E"], {}, "options-team-size"),
        ("vive-le-roi", [(), "D", "E"], {}, "options-team-size"),
        ("kingup", [TEAM, "D", "E"], {}, "options-teams-2024"),
        ("kingup", 4, {"ambition": True}, "options-ambition-2024"),
        ("viva-il-re", 4, {"banished": True}, "options-banished-2024"),
        ("viva-il-re", 4, {"emissary": True}, "options-emissary-2024"),
        ("kingup", 4, {"wedding": True}, "options-wedding-2024"),
        ("kingup", 4, {"shared_pawn": True}, "options-shared-pawn-2024"),
        ("vive-le-roi", [(f"A{n}", f"B{n}") for n in range(5)], {"ambition": True}, "options-ambition-players"),
        ("vive-le-roi", 6, {"emissary": True}, "options-emissary-seats"),
        ("vive-le-roi", 2, {}, "options-two-need-emissary"),
        ("vive-le-roi", [TEAM, ("C", "D")], {}, "options-two-need-emissary"),
        ("vive-le-roi", 4, {"shared_pawn": True}, "options-shared-pawn-teams"),
        ("vive-le-roi", [(f"A{n}", f"B{n}") for n in range(5)], {}, "options-pawns"),
        ("vive-le-roi", [TEAM, *"CDEFGHI"], {"wedding": True}, "options-pawns"),
        ("kingup", 4, {"first_seat": 4}, "options-first-seat"),
        ("kingup", 4, {"first_seat": -1}, "options-first-seat"),
        ("kingup", ["A", "B", ""], {}, "options-name"),
        ("kingup", ["A", "B", " C"], {}, "options-name"),
        ("kingup", ["A", "B", "x" * 41], {}, "options-name"),
        ("kingup", ["A", "B", "C\nD"], {}, "options-name"),
        ("kingup", ["A", "B", "C + D"], {}, "options-name"),
        ("kingup", ["A", "B", "a"], {}, "options-same-names"),
    ],
)
def test_R12_2_what_cannot_be_is_refused_with_its_reason(
    edition: str, players: Any, options: dict[str, Any], key: str
) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        CastleOptions.make(edition, players, **options)
    assert caught.value.refusal.key == key
    sentence = str(caught.value)
    assert sentence[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ“"
    assert len(sentence) > 20


@pytest.mark.parametrize("players", range(2, 6))
def test_R12_2_the_emissary_plays_with_two_to_five_seats(players: int) -> None:
    assert CastleOptions.make("vive-le-roi", players, emissary=True).params.emissary == 1


def test_R12_2_sixteen_players_in_eight_teams() -> None:
    options = CastleOptions.make("vive-le-roi", [(f"A{n}", f"B{n}") for n in range(8)], shared_pawn=True, wedding=True)
    assert len(options.names) == 16
    assert options.params.players == 16
    assert options.chosen == ("wedding", "shared_pawn")


def test_R11_1_with_pawns_of_their_own_up_to_eight_players() -> None:
    eight = [(f"A{n}", f"B{n}") for n in range(4)]
    assert len(CastleOptions.make("vive-le-roi", eight).names) == 8
    assert len(CastleOptions.make("vive-le-roi", [TEAM, *"CDEFGH"]).names) == 8
    assert len(CastleOptions.make("vive-le-roi", [TEAM, *"CDEFGHI"], shared_pawn=True).names) == 9
    with pytest.raises(ImpossibleOptions) as caught:
        CastleOptions.make("vive-le-roi", [*eight, "Solo"])
    assert "9 players" in str(caught.value)
    assert "shared pawns" in str(caught.value)
    assert caught.value.refusal.article == "R12.2"


def test_R12_2_shared_pawns_are_no_way_out_without_teams_or_with_too_many_seats() -> None:
    for options in (
        CastleOptions("vive-le-roi", tuple((letter,) for letter in "ABCDEFGHI")),
        CastleOptions("vive-le-roi", tuple((letter,) for letter in "ABCDEFGHI"), shared_pawn=True),
    ):
        assert options.problems()[0].key == "options-seats"
        assert "options-pawns" not in [problem.key for problem in options.problems()]


def test_R12_2_every_problem_is_listed() -> None:
    options = CastleOptions("kingup", (("A",), ("A",)), ambition=True, wedding=True)
    assert [problem.key for problem in options.problems()] == [
        "options-seats",
        "options-ambition-2024",
        "options-wedding-2024",
        "options-same-names",
    ]


def test_R2_2_the_host_may_name_the_first_seat() -> None:
    assert CastleOptions.make("kingup", 4).params.first_seat == -1
    assert CastleOptions.make("kingup", 4, first_seat=2).params.first_seat == 2
    for seat in range(4):
        game = CastleGame.start("kingup", 4, first_seat=seat)
        assert (game.to_act, game.observe(0).first) == (seat, seat)


@pytest.mark.parametrize(("edition", "aids"), [("viva-il-re", False), ("kingup", False), ("vive-le-roi", True)])
def test_R5_10_memory_aids_follow_the_edition_unless_the_table_decides(edition: str, aids: bool) -> None:
    assert CastleOptions.make(edition, 4).memory_aids is aids
    assert CastleOptions.make(edition, 4, memory_aids=not aids).memory_aids is not aids
