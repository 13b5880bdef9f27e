"""S8.6: Finished games and who played them: the same from a table and from a record, and none of running games."""

from dataclasses import replace

import pytest

from tests.results.hand_made import NOON, finished, intrigue
from tests.table.desk import ADA, BOB, CLEO, DAN, Desk, begun, options
from vivat.game import CastleGame, GameRecord, ImpossibleOptions
from vivat.game.text import plain
from vivat.results.finished_game import FinishedGame, Player, finished_games
from vivat.table.commands import Give, Leave, Play, Sit, Start
from vivat.table.decide import ABANDONED_MS
from vivat.table.record_tags import game_tags

OVER = intrigue("king assassin sage fool", "MM II KK PP", "pass", "pass")


@pytest.mark.parametrize(
    ("people", "deputies", "practice"),
    [(3, 1, False), (75, 25, False), (74, 25, True), (2, 1, True), (0, 1, True), (1, 0, False), (0, 0, False)],
)
def test_S8_6_more_than_a_quarter_by_bots_or_the_clock_is_practice(people: int, deputies: int, practice: bool) -> None:
    assert Player("Anna", "anna", people, deputies).is_practice == practice


def test_a_running_game_has_no_results() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    assert list(finished_games(desk.table)) == []
    assert FinishedGame.of_record(desk.record(), NOON) is None
    with pytest.raises(AssertionError):
        finished(CastleGame.start("kingup", 3, seed=1))


def from_records(desk: Desk) -> list[FinishedGame]:
    """The games of a table as their records tell them, written and read again."""
    found = []
    for number, game in enumerate(desk.table.games, 1):
        text = GameRecord.of(game, game_tags(desk.table, number)).dumps()
        read = FinishedGame.of_record(GameRecord.loads(text), 0)
        assert read is not None
        found.append(read)
    return found


def same(one: FinishedGame, other: FinishedGame) -> bool:
    """Whether two games are the same, but for what a person is known by: an id at a table, a name in a record."""

    def facts(game: FinishedGame) -> tuple[object, ...]:
        players = [
            (each.name, each.person is None, each.by_people, each.deputies, each.is_practice) for each in game.players
        ]
        return game.id, players, game.ended, game.session

    return facts(one) == facts(other)


def test_a_table_and_its_records_give_the_same_games() -> None:
    wanted = options("me", "open", "steward", "steward", game="intrigue", session_points=30, most_rounds=4)
    desk = begun(wanted, BOB)
    desk.play_out()
    desk.now += 60_000
    desk.do(ADA, Start)
    desk.play_out()
    at_the_table = list(finished_games(desk.table))
    assert len(at_the_table) == 2
    assert all(map(same, at_the_table, from_records(desk)))
    assert [each.person for each in at_the_table[0].players] == [ADA.guest, BOB.guest, None, None]
    assert [each.person for each in from_records(desk)[0].players] == ["ada", "bob", None, None]
    assert [game.ended for game in at_the_table] == [desk.now - 60_000, desk.now]
    assert [game.session.games for game in at_the_table if game.session is not None] == [0, 1]


def test_S8_6_a_seat_handed_over_counts_for_who_decided_most_in_record_and_table() -> None:
    desk = begun(options("open", "me", "steward"), BOB)
    desk.do(BOB, Leave)
    desk.now += ABANDONED_MS
    desk.watching = [DAN]
    desk.do(ADA, Give, chair=0, guest=DAN.guest)
    while desk.table.status == "playing":
        seat = desk.table.waited_for[0]
        if seat == 0:
            desk.do(DAN, Play, action=desk.legal(0)[0], decision=desk.table.decision)
        else:
            desk.decide_for(seat)
    [game] = finished_games(desk.table)
    assert (game.players[0].name, game.players[0].person, game.players[0].is_practice) == ("Dan", DAN.guest, False)
    assert same(game, from_records(desk)[0])
    assert game.game.options.names[0] == "Bob"


def test_a_team_of_a_person_and_a_bot_is_told_apart_in_a_record() -> None:
    """Bots are tagged by seat, but decisions by player."""
    desk = Desk(options(("me", "random"), "random", "open", game="vive-le-roi"))
    desk.do(CLEO, Sit)
    desk.do(ADA, Start)
    desk.play_out()
    [game] = finished_games(desk.table)
    assert [each.person is None for each in game.players] == [False, True, True, False]
    assert same(game, from_records(desk)[0])


def test_a_record_without_tags_was_decided_by_who_is_named() -> None:
    read = FinishedGame.of_record(GameRecord.of(OVER, {"bot-2": "steward"}), 7)
    assert read is not None
    assert [each.person for each in read.players] == ["anna", None, "cleo", "dan"]
    assert [each.is_practice for each in read.players] == [False] * 4
    assert read.ended == 7


def test_copies_of_a_game_have_the_same_id_and_other_games_have_others() -> None:
    one, two = (FinishedGame.of_record(GameRecord.of(OVER, {"note": note}), 1) for note in ("a", "b"))
    assert one is not None
    assert two is not None
    assert one.id == two.id
    assert finished(intrigue("king assassin sage fool", "MM IK KK PP", "pass", "pass")).id != one.id


@pytest.mark.parametrize("tags", [{"decided-1": "many"}, {"ended": "late"}, {"session-scores": "1"}])
def test_tags_that_make_no_sense_are_refused(tags: dict[str, str]) -> None:
    record = GameRecord.of(OVER, tags)
    with pytest.raises(ImpossibleOptions):
        FinishedGame.of_record(record, 1)


def test_names_are_compared_without_case_and_accents() -> None:
    record = GameRecord.of(OVER, {"person-1": "ÉVE"})
    read = FinishedGame.of_record(record, 1)
    assert read is not None
    assert read.players[0] == replace(read.players[0], name="ÉVE", person=plain("Eve"))
