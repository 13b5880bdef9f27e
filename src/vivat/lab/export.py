"""`vivat lab export`: games from records as two Parquet files, one row a game and one row a decision.

Rows of both families stand in the same files; what a family does not have is empty. Everything in a record is in them,
secrets included: records of finished games have none any more.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from vivat.game import SPECTATOR, DamagedRecord, GameRecord, ImpossibleOptions, Refusal
from vivat.game.record import AnyGame, new_game
from vivat.lab.extras import need
from vivat.lab.families import family_of
from vivat.lab.report import Report, number_of, write_errors_told
from vivat.lab.runner import CommandOutcome, bar_on
from vivat.table.record_tags import bots_in

SUFFIX = ".vivat"
GAMES, DECISIONS = "games.parquet", "decisions.parquet"
GAME_COLUMNS = {
    "game": "string", "edition": "string", "scenario": "string", "seats": "int8", "names": "strings",
    "bots": "strings", "finished": "bool", "reason": "string", "winners": "ints", "scores": "ints",
    "roles": "strings", "rounds": "int16", "decisions": "int32",
}  # fmt: skip
"""The columns of a game: what `bots` were on which seat, empty for people; who won, by seat; scores by seat."""
DECISION_COLUMNS = {
    "game": "string", "number": "int32", "round": "int16", "phase": "string", "seat": "int8", "name": "string",
    "legal": "int16", "action": "string", "verb": "string", "character": "string", "floor": "int8", "vote": "string",
    "ambition": "int8", "target": "int8", "suit": "string", "what": "string", "goods": "ints", "won": "bool",
}  # fmt: skip
"""The columns of a decision: by whom, among how many legal actions, what, and whether that seat won in the end."""


def run(sources: Sequence[Path], folder: Path) -> CommandOutcome:
    """Write both files to a folder; the exit code is 1 if a record could not be read and was left out."""
    need("parquet", "pyarrow")
    left_out: list[Path] = []
    games = decisions = 0
    with write_errors_told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with ParquetFiles(folder) as files:
            for path, record in read_records(sources, left_out):
                game, rows = rows_of(record, path.stem)
                files.write(game, rows)
                games, decisions = games + 1, decisions + len(rows)
    said = f"{number_of(games, 'game')} with {number_of(decisions, 'decision')}: {GAMES}, {DECISIONS}"
    report = Report("Export", said, {"games": games, "decisions": decisions, "left out": len(left_out)})
    return CommandOutcome(report, int(bool(left_out)))


def read_records(sources: Iterable[Path], left_out: list[Path]) -> Iterator[tuple[Path, GameRecord]]:
    """The records of these files and folders, with progress; those that cannot be read are named and left out."""
    notes, paths = Console(stderr=True), list(record_files(sources))
    with bar_on(notes)("games", len(paths), "records") as advance:
        for path in paths:
            try:
                yield path, GameRecord.load(path)
            except (DamagedRecord, OSError) as error:
                notes.print(f"Left out: {path}: {error}", soft_wrap=True, highlight=False)
                left_out.append(path)
            advance(1)


def record_files(sources: Iterable[Path]) -> Iterator[Path]:
    """The record files that are named, and those in the folders that are named; what is not there is refused."""
    for source in sources:
        found = sorted(source.rglob(f"*{SUFFIX}")) if source.is_dir() else [source]
        if not found or not source.exists():
            raise ImpossibleOptions(Refusal("lab-no-records", "", {"source": str(source)}))
        yield from found


def rows_of(record: GameRecord, name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of a game and the rows of its decisions, by the names of the columns."""
    game, rows, family = new_game(record.options), list[dict[str, Any]](), family_of(record.options)
    for action in record.game().actions:
        if not action.of_chance:
            seen = game.observe(SPECTATOR)
            seat = game.to_act or 0
            rows.append({
                "game": name, "number": len(rows) + 1, "round": seen.round, "phase": seen.phase, "seat": seat + 1,
                "name": record.options.seat_names[seat], "legal": len(game.legal_actions()), "action": action.text,
                "verb": action.verb, **family.action_columns(action),
            })  # fmt: skip
        game.play(action)  # type: ignore[arg-type]
    row = game_row(record, game, name) | {"decisions": len(rows)}
    for each in rows:
        each["won"] = each["seat"] in row["winners"] if game.is_over else None
    return row, rows


def game_row(record: GameRecord, game: AnyGame, name: str) -> dict[str, Any]:
    """The row of a game after its last action."""
    options, outcome = record.options, game.outcome
    bots, seats = bots_in(record), range(len(options.seat_names))
    row: dict[str, Any] = {
        "game": name, "edition": options.edition_key, "seats": len(seats), "names": list(options.seat_names),
        "bots": [bots.get(seat, "") for seat in seats], "finished": game.is_over,
        "rounds": game.observe(SPECTATOR).round, "winners": [], "scores": [],
    }  # fmt: skip
    family = family_of(options)
    if outcome is not None:
        row |= {"reason": outcome.reason, "winners": sorted(seat + 1 for seat in family.winners(outcome))}
    return row | family.game_columns(outcome)


class ParquetFiles:
    """Both files while they are written; rows are gathered, so that a row group holds many games."""

    ROWS = 50_000

    def __init__(self, folder: Path) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        kinds = {
            "string": pa.string(), "strings": pa.list_(pa.string()), "ints": pa.list_(pa.int16()), "bool": pa.bool_(),
            "int8": pa.int8(), "int16": pa.int16(), "int32": pa.int32(),
        }  # fmt: skip
        self._table = pa.Table
        self._rows: dict[str, list[dict[str, Any]]] = {GAMES: [], DECISIONS: []}
        self._writers = {
            name: parquet.ParquetWriter(folder / name, pa.schema([(key, kinds[kind]) for key, kind in columns.items()]))
            for name, columns in ((GAMES, GAME_COLUMNS), (DECISIONS, DECISION_COLUMNS))
        }

    def __enter__(self) -> "ParquetFiles":
        return self

    def __exit__(self, *_: object) -> None:
        for name, writer in self._writers.items():
            self._flush(name)
            writer.close()

    def write(self, game: dict[str, Any], decisions: Sequence[dict[str, Any]]) -> None:
        """Add a game and its decisions."""
        self._rows[GAMES].append(game)
        self._rows[DECISIONS].extend(decisions)
        if len(self._rows[DECISIONS]) >= self.ROWS:
            for name in self._rows:
                self._flush(name)

    def _flush(self, name: str) -> None:
        writer, rows = self._writers[name], self._rows[name]
        if rows:
            writer.write_table(self._table.from_pylist(rows, schema=writer.schema))
            rows.clear()
