"""Records: written whole, read whole or not at all."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from vivat.game import (
    CastleGame,
    CastleOptions,
    DamagedRecord,
    Dealer,
    GameRecord,
    IntrigueGame,
    IntrigueOptions,
)
from vivat.game.intrigue.sheet import default_sheet, scenarios
from vivat.game.record import digest


def played(seed: int, decisions: int, options: CastleOptions | None = None) -> CastleGame:
    source = random.Random(seed)
    game = CastleGame(options or CastleOptions.make("kingup", 4), Dealer.seeded(seed))
    for _ in range(decisions):
        if not game.is_over:
            game.play(source.choice(game.legal_actions()))
    return game


FULL = CastleOptions.make(
    "vive-le-roi",
    [("Éloïse B", "Ann"), "Zoë", "李雷"],
    ambition=True,
    banished=True,
    emissary=True,
    wedding=True,
    shared_pawn=True,
    first_seat=1,
    memory_aids=False,
)


@pytest.mark.parametrize("decisions", [0, 1, 30, 10_000])
@pytest.mark.parametrize("options", [CastleOptions.make("viva-il-re", 3), FULL], ids=["plain", "full"])
def test_a_record_comes_back_as_it_was(options: CastleOptions, decisions: int, tmp_path: Path) -> None:
    game = played(3, decisions, options)
    record = GameRecord.of(game, {"bot-2": "steward", "place": "the kitchen table"})
    path = tmp_path / "some" / "game.vivat"
    record.save(path)
    again = GameRecord.load(path)
    assert again == record
    assert again.options == options
    assert again.game()._state == game._state
    assert [item.name for item in path.parent.iterdir()] == ["game.vivat"]


def test_a_record_has_the_digest_that_its_last_line_says() -> None:
    record = GameRecord.of(played(1, 20))
    assert record.dumps().split()[-1] == record.digest
    assert record.digest != GameRecord.of(played(1, 21)).digest


def test_a_loaded_game_goes_on_with_its_dealer() -> None:
    game = GameRecord.of(played(5, 20)).game(Dealer.seeded(1))
    while not game.is_over:
        game.play(game.legal_actions()[0].text)
    assert game.outcome is not None


def lines_of(game: CastleGame) -> list[str]:
    return GameRecord.of(game, {"note": "a tag"}).dumps().splitlines()


def signed(lines: list[str]) -> str:
    """With a last line that fits, as somebody would who changes a record on purpose."""
    body = lines[:-1]
    actions = len(body) - 1 - body.index("begin")
    return "\n".join([*body, f"end {actions} {digest(body)}", ""])


def refused(text: str) -> tuple[str, int]:
    with pytest.raises(DamagedRecord) as caught:
        GameRecord.loads(text)
    assert str(caught.value).startswith("Line ")
    line = caught.value.refusal.facts["line"]
    assert isinstance(line, int)
    return caught.value.refusal.key, line


def test_every_cut_and_every_changed_line_is_noticed() -> None:
    lines = lines_of(played(2, 12))
    for number in range(len(lines)):
        key, _ = refused("\n".join(lines[:number]))
        assert key in ("record-not-a-record", "record-cut-off")
        changed = [*lines[:number], lines[number] + "x", *lines[number + 1 :]]
        refused("\n".join(changed))
        refused("\n".join([*lines[:number], *lines[number + 1 :]]))


def test_every_flipped_byte_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "game.vivat"
    whole = GameRecord.of(played(2, 5)).dumps().encode()
    source = random.Random(1)
    for _ in range(300):
        at = source.randrange(len(whole) - 1)
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << source.randrange(8)]) + whole[at + 1 :])
        with pytest.raises(DamagedRecord):
            GameRecord.load(path)


def test_line_and_reason_are_given() -> None:
    lines = lines_of(played(2, 12))
    begin = lines.index("begin")
    assert refused("") == ("record-not-a-record", 1)
    assert refused("hello\n") == ("record-not-a-record", 1)
    assert refused("\n".join(["vivat-record 2", *lines[1:]])) == ("record-version", 1)
    assert refused("\n".join([*lines[:-1], "end"])) == ("record-cut-off", len(lines))
    assert refused("\n".join([*lines[:begin], *lines[begin + 1 :]])) == ("record-no-begin", len(lines) - 1)
    assert refused("\n".join([*lines[:-2], lines[-1]])) == ("record-wrong-count", len(lines) - 1)
    assert refused("\n".join([*lines[:-2], "move Odessa", lines[-1]])) == ("record-wrong-digest", len(lines))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("edition kingup", "edition monopoly"), "record-impossible"),
        (("edition kingup", "edition kingup\noption wedding"), "record-impossible"),
        (("memory-aids off", "memory-aids perhaps"), "record-unknown-line"),
        (("memory-aids off", "memory-aids off\nmemory-aids on"), "record-unknown-line"),
        (("edition kingup", "edition kingup\nedition viva-il-re"), "record-unknown-line"),
        (("edition kingup", "edition kingup\noption flying"), "record-unknown-line"),
        (("edition kingup", "edition kingup\noption ambition\noption ambition"), "record-unknown-line"),
        (("edition kingup", "edition kingup\nfirst-seat two"), "record-unknown-line"),
        (("tag note a tag", "tag note"), "record-unknown-line"),
        (("tag note a tag", ""), "record-unknown-line"),
        (("deal ", "deal 0 "), "record-unknown-action"),
        (("deal ", "DEAL "), "record-unknown-action"),
        (("first player ", "deal 1\nfirst player "), "record-illegal-action"),
    ],
)
def test_a_well_signed_lie_is_still_refused(change: tuple[str, str], key: str) -> None:
    text = "\n".join(lines_of(played(2, 12)))
    assert change[0] in text
    lines = text.replace(*change, 1).splitlines()
    assert refused(signed(lines))[0] == key


def test_a_record_with_no_reasonable_size_or_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.vivat"
    path.write_bytes(b"vivat-record 1\n\xff\xfe\n")
    with pytest.raises(DamagedRecord) as caught:
        GameRecord.load(path)
    assert caught.value.refusal.key == "record-not-text"
    assert caught.value.refusal.facts["line"] == 2
    path.write_bytes(b"x" * 4_000_001)
    with pytest.raises(DamagedRecord) as caught:
        GameRecord.load(path)
    assert caught.value.refusal.key == "record-too-large"


def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.vivat"
    GameRecord.of(played(1, 3)).save(path)
    before = path.read_bytes()

    def fails(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", fails)
    with pytest.raises(OSError, match="disk full"):
        GameRecord.of(played(1, 6)).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


OWN = IntrigueOptions.make(
    replace(scenarios()["dirty-politics"], key="mine", name="Mine"),
    ["Ann", "Ben B", "Zoë", "李雷", "Eve"],
    sheet=tuple(replace(card, alone=True) for card in default_sheet()),
    first_seat=1,
    forced_alliances=True,
    most_rounds=9,
    put_aside=[[4], [9, 2]],
)


@pytest.mark.parametrize("decisions", [0, 25, 10_000])
@pytest.mark.parametrize("options", [IntrigueOptions.make("base", 4), IntrigueOptions.make("hit-men", 6), OWN], ids=str)
def test_a_record_of_intrigue_comes_back_as_it_was(options: IntrigueOptions, decisions: int) -> None:
    source = random.Random(8)
    game = IntrigueGame(options, Dealer.seeded(8))
    for _ in range(decisions):
        if not game.is_over:
            game.play(source.choice(game.legal_actions()))
    record = GameRecord.of(game, {"bot-1": "steward"})
    again = GameRecord.loads(record.dumps())
    assert again == record
    assert again.options == options
    assert again.game()._state == game._state


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("scenario mine", "scenario mine\nscenario base"), "record-unknown-line"),
        (("scenario-data {", "scenario-data ["), "record-unknown-line"),
        (("scenario-data {", "scenario-data 7\nseat X{"), "record-unknown-line"),
        (("sheet-data {", 'sheet-data {"queen":{},'), "record-impossible"),
        (("option forced-alliances", "option forced-marriages"), "record-unknown-line"),
        (("first-seat 2", "first-seat 9"), "record-impossible"),
        (("rounds 9", "rounds nine"), "record-unknown-line"),
        (("put-aside sage", "put-aside queen"), "record-impossible"),
        (("seat Ann", "seat Ben B"), "record-impossible"),
        (("rounds 9", "rounds 9"), ""),
        (("rounds 9", "rounds 9\nambition on"), "record-unknown-line"),
        (("edition intrigue", "edition intrigue\nwho knows"), "record-unknown-line"),
        (("role ", "role of "), "record-unknown-action"),
        (("role ", "draw might\nrole "), "record-illegal-action"),
    ],
)
def test_a_well_signed_lie_about_intrigue_is_refused(change: tuple[str, str], key: str) -> None:
    game = IntrigueGame(OWN, Dealer.seeded(1))
    lines = GameRecord.of(game).dumps().replace(*change, 1).splitlines()
    if key:
        assert refused(signed(lines))[0] == key
    else:
        assert GameRecord.loads(signed(lines)).options == OWN


def test_a_record_without_a_scenario_line_is_of_the_base_game() -> None:
    lines = GameRecord.of(IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(1))).dumps().splitlines()
    kept = [line for line in lines if not line.startswith(("scenario", "rounds"))]
    assert GameRecord.loads(signed(kept)).options == IntrigueOptions.make("base", 4)
