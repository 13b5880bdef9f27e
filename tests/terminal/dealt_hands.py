"""Tables of intrigue for tests: roles and hands as wanted, for the terminal to go on with."""

from pathlib import Path

from tests.terminal.keyboards import Run
from vivat.game import SPECTATOR, GameRecord, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.sheet import load_sheet

# Numbers of our own, so that tuning the default sheet changes no test.
SHEET = load_sheet(Path(__file__).parent.parent / "intrigue" / "sheet.toml")
NAMES = ("Anna", "Bruno", "Carla", "Dario")
ROLES = ("king", "assassin", "sage", "politician")
HANDS = (("knowledge", "knowledge"), ("might", "power"), ("influence", "might"), ("influence", "influence"))


def dealt(
    roles: tuple[str, ...] = ROLES,
    hands: tuple[tuple[str, str], ...] = HANDS,
    scenario: str = "base",
    first: int = 0,
    memory_aids: bool | None = None,
) -> IntrigueGame:
    """A game at its first decision; chance has dealt what the test wants."""
    players = NAMES[: len(roles)]
    options = IntrigueOptions.make(scenario, players, sheet=SHEET, first_seat=first, memory_aids=memory_aids)
    game = IntrigueGame(options)
    texts = [f"role {role}" for role in roles] + [f"draw {suit}" for hand in hands for suit in hand]
    for text in texts:
        game.play(text)
    assert game.to_act == first
    return game


def seat_at(run: Run, game: IntrigueGame, people: str, tags: dict[str, str] | None = None) -> Path:
    """The game in a file, with random bots on all seats but these people's."""
    bots = {f"bot-{seat + 1}": "random" for seat, name in enumerate(game.options.names) if name not in people.split()}
    file = run.folder / "intrigue.vivat"
    GameRecord.of(game, bots | (tags or {})).save(file)
    return file


def go_on(run: Run, file: Path, *lines: str) -> str:
    """What the terminal says to these lines; then the game is left."""
    assert run("play", "--resume", str(file), "--seed", "1", lines=[*lines]) == 0
    return run.out


def saved(file: Path) -> IntrigueGame:
    game = GameRecord.load(file).game()
    assert isinstance(game, IntrigueGame)
    return game


def decisions(file: Path) -> list[str]:
    return [action.text for action in saved(file).actions if not action.of_chance]


def gold(file: Path) -> tuple[int, ...]:
    return saved(file).observe(SPECTATOR).gold


def hand(file: Path, player: int) -> tuple[int, ...]:
    found = saved(file).observe(player).hand
    assert found is not None
    return found
